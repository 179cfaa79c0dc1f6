import { circle, flat, line, shape, sign, type Drawing } from "./draw.ts";

const PAPER = "#fbf7ef";

/** A family of cards: a shape of its own, filled with the family's colour, and a glyph in it. */
const family = (colour: string, outline: string, ...glyph: string[]): Drawing => [
  shape(outline, `var(--family-${colour})`),
  ...glyph.map((d) => flat(d, PAPER)),
];

const SQUARE = "M3.5 3.5h17v17h-17z";
const HEXAGON = "M12 1.8 20.8 7v10L12 22.2 3.2 17V7z";
const DISC = circle(12, 12, 9.6);
const DIAMOND = "M12 .8 23.2 12 12 23.2.8 12z";
const OCTAGON = "M7.8 2.5h8.4l5.3 5.3v8.4l-5.3 5.3H7.8l-5.3-5.3V7.8z";
const SHIELD = "M3 2.5h18V11c0 6-3.5 9.5-9 11.5C6.5 20.5 3 17 3 11z";
const STAR = "M12 .8l3 3.4 4.5-.4.3 4.6L23.2 12l-3.4 3.6-.3 4.6-4.5-.4-3 3.4-3-3.4-4.5.4-.3-4.6L.8 12l3.4-3.6.3-4.6 4.5.4z";

export const families = {
  "family-brown": family("brown", SQUARE, "M5 18 10 8.5l2.5 4.5 2-3L19 18z"),
  "family-grey": family("grey", HEXAGON, "M7 6.5h8l2.5 2.5-2.5 2h-2V18h-2.5v-7H7z"),
  "family-blue": family("blue", DISC, "M12 4.5l6.5 4V10h-13V8.5zM6.5 11h2v5h-2zM11 11h2v5h-2zM15.5 11h2v5h-2zM5.5 17h13v1.8h-13z"),
  "family-green": family("green", DIAMOND, "M12 5.5c2.5 2 3 3.7 1.5 6 1.3-.3 2-1 2.3-2 2.7 3.5.7 8.5-3.8 8.5s-6.5-5-3.8-8.5c.3 1 1 1.7 2.3 2-1.5-2.3-1-4 1.5-6z"),
  "family-yellow": family("yellow", OCTAGON, "M11.2 5h1.6v1.5h5l2.2 5.5a2.8 2.8 0 0 1-5.4 0l1.7-4.2h-3.5V17H16v1.8H8V17h3.2V7.8H7.7L9.4 12A2.8 2.8 0 0 1 4 12l2.2-5.5h5z"),
  "family-orange": family("orange", "M12 1.500 22 9v13H2V9z", "M12 5.500l7 5v1.500H5v-1.500zM6 13h2v5H6zM11 13h2v5h-2zM16 13h2v5h-2zM5 19h14v1.500H5z"),
  "family-red": family("red", SHIELD, "M6.5 5.5l6 6.5-1.3 1.3-6-6.5V5.5zM17.5 5.5l-9.3 10 1.3 1.5-1 1-1.3-1.2L5.5 18.5 4.7 17.7l1.7-1.7L5.2 14.7l1-1 1.4 1.2 9.5-9.8h1.9v1.7z M13.5 13.5l1.3-1.3 2 2.2 1.3-1 .9.9-1.2 1.3 1.7 1.8-.8.8-1.8-1.6-1.3 1.2-.9-.9 1-1.3z"),
  "family-purple": family("purple", STAR, "M12 6.2 13.5 10l4 .3-3.1 2.6 1 3.9L12 14.7l-3.4 2.1 1-3.9-3.1-2.6 4-.3z"),
} satisfies Record<string, Drawing>;

/** The seven places at a table: a crest each, so that colour is never the only sign. */
const crest = (n: number, charge: string): Drawing => [
  shape("M3.5 2.5h17V11c0 6-3 9.3-8.5 11.5C6.5 20.3 3.5 17 3.5 11z", `var(--seat-${n})`),
  flat(charge, `var(--seat-${n}-ink)`),
];

export const crests = {
  "crest-1": crest(1, "M5.5 14 12 7.5l6.5 6.5v3.5L12 11.5l-6.5 6z"),
  "crest-2": crest(2, "M10.5 4.5h3v4.8H18v3h-4.5v6.4l-1.5.8-1.5-.8v-6.4H6v-3h4.5z"),
  "crest-3": crest(3, "M12 5l1.9 4.3 4.6.4-3.5 3.1 1.1 4.6-4.1-2.4-4.1 2.4L9 12.8 5.5 9.7l4.6-.4z"),
  "crest-4": crest(4, "M14.5 5a6.5 6.5 0 1 0 3.3 11 7 7 0 0 1-3.3-11z"),
  "crest-5": crest(5, "M7 18V8.5H5.8V5h2.3v1.5h1.7V5h4.4v1.5h1.7V5h2.3v3.5H17V18h-3.3v-3.5a1.7 1.7 0 0 0-3.4 0V18z"),
  "crest-6": crest(6, "M12 4.5c3.8 2.3 5 5 4 7.7-.6 1.6-1.7 2.3-3.2 2.4V19h-1.6v-4.4c-1.5-.1-2.6-.8-3.2-2.4-1-2.7.2-5.4 4-7.7z"),
  "crest-7": crest(7, "M4.8 8.5c2.4-2.2 4.8-2.2 7.2 0s4.8 2.2 7.2 0v3c-2.4 2.2-4.8 2.2-7.2 0s-4.8-2.2-7.2 0zM5.5 14c2.2-2 4.3-2 6.5 0s4.3 2 6.5 0l-.9 2.6c-1.9 1.3-3.7 1.1-5.6-.6-1.9-1.7-3.7-1.9-5.4-.7z"),
} satisfies Record<string, Drawing>;

export const signs = {
  compass: [
    shape("M6.5 13.2c3.6 2.2 7.4 2.2 11 0l1 2.2c-4.2 2.6-8.8 2.6-13 0z", "#9cc7a4"),
    shape("M9.8 6.5 3.6 20.6l2.8 1.2L12 10.3l5.6 11.5 2.8-1.2L14.2 6.5z", "#5f9e6e"),
    shape(circle(12, 4.7, 2.7), "#e7dcc0"),
  ],
  gear: [
    shape("M10.3 2.5h3.4l.6 2.6 2 .8 2.3-1.4 2.4 2.4-1.4 2.3.8 2 2.6.6v3.4l-2.6.6-.8 2 1.4 2.3-2.4 2.4-2.3-1.4-2 .8-.6 2.6h-3.4l-.6-2.6-2-.8-2.3 1.4L3 20.1l1.4-2.3-.8-2L1 15.2v-3.4l2.6-.6.8-2L3 6.9l2.4-2.4 2.3 1.4 2-.8z", "#5f9e6e"),
    shape(circle(12, 13.2, 3.6), PAPER),
  ],
  tablet: [
    shape("M5 21.5V8.5C5 4.5 8 2.5 12 2.5s7 2 7 6v13z", "#5f9e6e"),
    line("M8.5 9h7M8.5 12h5M8.5 15h7M8.5 18h4"),
  ],
  stage: [
    shape("M3 20.5v-5h18v5z", "#d9b98a"),
    shape("M6 15.5v-5h12v5z", "#d9b98a"),
    shape("M9 10.5v-5h6v5z", "#d9b98a"),
    line("M10.5 20.5v-5M13.5 20.5v-5"),
  ],
  wonder: [shape("M12 3 23 20.5H1z", "#e0c089"), flat("M12 3 23 20.5h-8z", "#b88f55"), line("M12 3l3 17.5M5 14h7.5M8.2 9h4.6")],
  victory: [
    shape("M8 2h8l-1.5 8h-5z", "#a93636"),
    shape(circle(12, 15, 6.5), "#e5b94e"),
    line("M12 11.5l1 2.4 2.5.2-1.9 1.7.6 2.5-2.2-1.4-2.2 1.4.6-2.5-1.9-1.7 2.5-.2z"),
  ],
  defeat: [
    shape("M12 2.5c3 1.8 5.7 2.3 8 2.3 0 8-2.3 13.5-8 16.7C6.3 18.3 4 12.8 4 4.8c2.3 0 5-.5 8-2.3z", "#8b8378"),
    line("M12.5 2.8 10 8l4 3-3.5 4 1.8 6"),
  ],
  hand: [
    shape("M3.2 8.3 8.3 5.5l6 12.3-5.1 2.7z", "#efe3c8"),
    shape("M9 4h6v15H9z", "#f7efdc"),
    shape("M15.7 5.5l5.1 2.8-5.8 12.2-4.2-2z", "#fdf8ea"),
  ],
  deck: [shape("M7 3h12v15H7z", "#d9c7a2"), shape("M5 5.5h12v15H5z", "#f7efdc"), line("M8 9h6M8 12h6M8 15h4")],
  discard: [shape("M4 8h10v13H4z", "#efe3c8"), shape("M11.5 3l9 3.5-4 11-2.5-1V8h-4.3z", "#d9c7a2")],
  "pass-left": sign("M20 17.5v-3a6 6 0 0 0-6-6H4M8.5 4 4 8.5 8.5 13"),
  "pass-right": sign("M4 17.5v-3a6 6 0 0 1 6-6h10M15.5 4 20 8.5 15.5 13"),
  around: sign("M6 4.5 2.5 8 6 11.5M18 4.5 21.5 8 18 11.5M3 8h18M12 8v12M8.5 16.5 12 20l3.5-3.5"),
  neighbours: sign("M7 7.5 2.5 12 7 16.5M17 7.5l4.5 4.5-4.5 4.5M3 12h18"),
  chain: [line("M10 14.5 8 16.5a3.5 3.5 0 0 1-5-5l3-3a3.5 3.5 0 0 1 5 0M14 9.5l2-2a3.5 3.5 0 0 1 5 5l-3 3a3.5 3.5 0 0 1-5 0M9 15l6-6")],
  trade: sign("M12 4v16M7 20h10M4 8h16M7 8 4 14a3 3 0 0 0 6 0zM17 8l-3 6a3 3 0 0 0 6 0z"),
  war: sign("M4 3.5 17 16.5M20 3.5 7 16.5M14.5 19l5-5M9.5 19l-5-5M18 16.5l3 3.5M6 16.5 3 20"),
  territory: sign("M5 21.5V3M5 4c5-2 8 2 14 0v9c-6 2-9-2-14 0"),
  event: [shape("M5 3h11l3 3v15H5z", "#f1e0b0"), line("M12 8.5l1 2.5 2.7.2-2 1.8.6 2.6L12 14.2l-2.3 1.4.6-2.6-2-1.8 2.7-.2z")],
  leader: [shape("M4 9l4 3.5L12 5l4 7.5L20 9l-1.5 10h-13z", "#e5b94e"), line("M5.5 16h13")],
  government: [
    shape("M12 2.5l9.5 5.5h-19z", "#d9d6cc"),
    shape("M4.5 8h3.5v10H4.5zM10.2 8h3.6v10h-3.6zM16 8h3.5v10H16z", "#c4c0b3"),
    shape("M2.5 18h19v3.5h-19z", "#d9d6cc"),
  ],
  technology: [shape("M9 17c0-3-3-4-3-8a6 6 0 0 1 12 0c0 4-3 5-3 8z", "#f4d582"), line("M9.5 20h5M10.5 22.5h3M12 17v-5M10 10l2 2 2-2")],
  city: [shape("M3 21V10l4-3 4 3v11z", "#d9b98a"), shape("M11 21V5h9v16z", "#c58b4a"), line("M14 9h3M14 13h3M14 17h3M6 13.5h2M6 17h2")],
  army: [shape("M12 2.5c3 1 6 4 6 9v3H6v-3c0-5 3-8 6-9z", "#b9bec5"), shape("M6 14.5h12L16.5 21h-2v-5h-5v5h-2z", "#9097a0"), line("M12 2.5V1")],
  ship: [shape("M3 15h18l-3 6H6z", "#96602f"), shape("M12.5 3c4 2 5.5 6 5.5 10h-5.5z", "#f7efdc"), line("M12 2v13M6 12.5h6")],
  map: [shape("M3 5.5 9 3l6 2.5L21 3v15.5L15 21l-6-2.5L3 21z", "#e7dcc0"), line("M9 3v15.5M15 5.5V21")],
  time: [shape(circle(12, 12, 9), PAPER), line("M12 6.5V12l3.5 2.5")],
} satisfies Record<string, Drawing>;
