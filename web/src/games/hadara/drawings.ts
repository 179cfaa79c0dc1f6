/** Our own drawings of what has no place in the icon kit: five crests, five colonies, four statues. */
import { circle } from "../../kit/icons/draw.ts";

export interface Charge {
  /** Filled with the ink of the seat. */
  body: string;
  /** Drawn in the ink of the seat. */
  limbs?: string;
  /** Drawn over the body in the colour of the seat. */
  face: string;
}

/** The beasts on the wheel, on the 24 × 24 grid of a crest. */
export const charges: Readonly<Record<string, Charge>> = {
  monkey: {
    body: `${circle(6.4, 10.4, 2)}${circle(17.6, 10.4, 2)}M12 4.6c3.4 0 5.4 2.2 5.4 5.6 0 4.2-2.2 7.6-5.4 7.6s-5.4-3.4-5.4-7.6c0-3.4 2-5.6 5.4-5.6z`,
    face: `M8.8 9.2c1-1.6 2.6-1.4 3.2 0 .6-1.4 2.2-1.6 3.2 0M10.2 10v.5M13.8 10v.5M9.3 14c.9-1.7 4.5-1.7 5.4 0M10.8 15.2q1.2.9 2.4 0`,
  },
  dragon: {
    body: "M5.2 14.2 8.3 11 6.6 6.2l3.7 2L13 4.4l.6 4c3 .9 4.6 3.1 4.4 6.2L20 17l-2.7.2-1.2 2.8-1.9-2.3C12.5 17.2 11.6 16.2 11.5 14.8 9.5 15.8 7.5 15.7 5.2 14.2z",
    face: "M10.5 10.8l1.3.5M6.8 13.7l3.6-.7M14.5 9.5c1 1.2 1.4 2.7 1.2 4.5",
  },
  lion: {
    body: "M12 4l1.7 1.7L16 5l.5 2.3 2.2.9-.9 2.2 1.4 1.9-1.9 1.4.3 2.3-2.3.3-1 2.2-2.3-.9-2.3.9-1-2.2-2.3-.3.3-2.3-1.9-1.4 1.4-1.9-.9-2.2 2.2-.9L8 5l2.3.7z",
    face: `${circle(12, 11.6, 3.9)}M10.4 10.3v.6M13.6 10.3v.6M11.3 12.3h1.4l-.7.9zM12 13.2v.6M10.7 14q1.3.6 2.6 0`,
  },
  pegasus: {
    body: "M8.2 19.5c.3-3.5 1.6-5 1.2-7.3-1.1.9-2.5 1.3-3.5.5l-.5-1.5C6.8 8 9 6.2 11.5 5.5l.8-1.7 1.1 1.8c1.6.7 2.7 1.9 3.3 3.4 1-.6 2-1.5 2.5-2.7.5 3-.3 5.3-2 6.5.8 2.3.3 4.5-.6 6.7z",
    face: "M8.3 9.6l.6.3M12.8 8c1.7 1.6 2.3 3.8 2 6.5M13.3 11.5c1.8.6 3.6.2 4.8-1.2M13 14.2c1.6.5 2.9.3 4-.5",
  },
  scarab: {
    body: "M9.3 7.7C9.3 5.8 10.3 4.6 12 4.6s2.7 1.2 2.7 3.1zM7.9 8.6h8.2c1.3 3.9.5 8.4-4.1 10.6-4.6-2.2-5.4-6.7-4.1-10.6z",
    limbs: "M7.6 10 5.3 8.4M7.3 12.6H4.9M8 15.2l-2 1.9M16.4 10l2.3-1.6M16.7 12.6h2.4M16 15.2l2 1.9",
    face: "M12 9v9M8.5 11.2c1.3.7 2.3.8 3.5.1 1.2.7 2.2.6 3.5-.1",
  },
};

/** Lands to be captured, on a 48 × 30 field: from a ford in the reeds to a city of towers. */
export const lands: Readonly<Record<string, string>> = {
  C03: "M2 22h44M2 26h14M20 26h26M8 22v-6M11 22v-9M14 22v-7M28 22l6-9 6 9M34 13v9M31 22v-3h6v3M18 9q3-3 6 0M22 7q3-3 6 0",
  C09: "M2 25h44M2 25 12 10l7 10 6-8 10 13M12 10l2 6M33 25V15l5-4 5 4v10M36 25v-5h4v5M38 11V7l4 1.5-4 1.5",
  C15: "M2 26h44M5 26V14h9v12M14 26V9h10v17M24 26V16h8v10M5 14v-2h2v2M10 14v-2h2v2M14 9V6h2.5v3M19 9V6h2.5v3M17 26v-5h4v5M36 26c0-7 2-10 5-10M38 26c2-4 4-5 6-5M36 14c3-3 6-3 8 0",
  C21: "M2 26h44M4 26V16h7v10M11 26V12h6v14M17 26V17h14v9M31 26V12h6v14M37 26V16h7v10M11 12l3-4 3 4M31 12l3-4 3 4M20 17c0-8 8-8 8 0M24 11V6l4 1.5L24 9M21 26v-4a3 3 0 0 1 6 0v4",
  C30: "M2 27h44M6 27V13l4-5 4 5v14M14 27V16h6v11M20 27V8l4-6 4 6v19M28 27V16h6v11M34 27V13l4-5 4 5v14M22 13h4M22 18h4M9 17h2M37 17h2M22 27v-4h4v4M16 20h2M30 20h2",
};

/** The four statues on a 24 × 32 field: a head, a figure, a rider, a colossus with a torch. */
export const monuments: Readonly<Record<string, string>> = {
  statue_1: `M6 31v-4h12v4zM8 27c-.5-4 1-6 2.5-7h3c1.5 1 3 3 2.5 7M12 20c-3 0-4.5-3-4.5-6s1.5-5 4.5-5 4.5 2 4.5 5-1.5 6-4.5 6zM7.7 12.5c3 1.5 5.6 1.5 8.6 0M10 15v.6M14 15v.6M11 17.8h2`,
  statue_2: `M5 31v-3.5h14V31zM9 27.5l1-9-2-4 1-4h6l1 4-2 4 1 9M12 18v9.5M9 10.5 6 16M15 10.5l3 3-1 4${circle(12, 7, 2.8)}`,
  statue_3: `M3 31v-3.5h18V31zM6 27.5l1-5.5M10 27.5 9.5 22M15 27.5l.5-5.5M18.5 27.5 18 22M6 22c0-3 2-4.5 5-4.5h4c2 0 3-1 3.5-3l.5-3 2.5 2.5-1 2c0 3-.5 5-1.5 6zM11 17.5l-.5-6h4l.5 6${circle(12.5, 8.6, 2.3)}M10.5 13 7.5 9`,
  statue_4: `M4 31.5V28h16v3.5zM8.5 28l1-9-1.5-5 1.5-3.5h5L16 14l-1.5 5 1 9M9.5 19h5M9.5 10.5C7 9.5 6 8 5.5 5M14.5 10.5l3 4-1.5 3M5.5 5C4 4 4.5 2.5 5.5 1c1 1.5 1.5 3 0 4${circle(12, 7.2, 2.6)}M9.7 5 9 3.5M12 4.4V2.8M14.3 5l.7-1.5`,
};
