import { circle, flat, line, shape, type Drawing } from "./draw.ts";

const PAPER = "#fbf7ef";

/** A world to be settled: who walks, rides, sails and flies, what the ground yields, what explorers find. */
export const world = {
  infantry: [
    shape("M10.6 3 12 1l1.4 2v11.5h-2.8z", "#dfe3e6"),
    shape("M7 14.5h10v2.3H7z", "#b98a3e"),
    shape("M10.9 16.8h2.2v4.2h-2.2z", "#7a5230"),
  ],
  cavalry: [
    shape("M6.8 21.8h11.4c0-5 .8-8.3-1-12.6C15.8 5.7 13.5 4.2 11 3.6L10.4 1.5 8.7 4.1C6.5 6 5 9.5 3.6 12.6l1.8 2.4 3.2-1.4c1.5.3 2.6-.2 3.4-1.2 0 3-3.6 4.8-5.2 9.4z", "#c79a62"),
    flat(circle(9.8, 7.8, 0.9), "#33271a"),
  ],
  artillery: [
    shape("M2.8 12.5 18.3 3.6l2.7 4.7L9.5 15.3z", "#8d949b"),
    shape(circle(9, 17, 4.6), "#b98a3e"),
    line("M9 12.4v9.2M4.4 17h9.2"),
  ],
  aircraft: [
    shape("M12 1.5c1 0 1.6 1.5 1.6 3.5v4l8.4 5v2.2l-8.4-2.4v4.5l2.6 2V22L12 20.8 7.8 22v-1.7l2.6-2v-4.5L2 16.2V14l8.4-5V5c0-2 .6-3.5 1.6-3.5z", "#b9c6ce"),
  ],
  settler: [
    shape("M3 15.5V9c0-3.6 4-5 9-5s9 1.4 9 5v6.5z", "#f1e6cf"),
    line("M9 4.3v11.2M15 4.3v11.2"),
    shape(circle(7.3, 18.3, 3), "#b98a3e"),
    shape(circle(16.7, 18.3, 3), "#b98a3e"),
  ],
  wine: [shape("M6 2.5h12c0 6-1.5 9.4-5 10.3V19h4v2.5H7V19h4v-6.2C7.5 11.9 6 8.5 6 2.5z", "#8c3a5c"), line("M6.2 6.5h11.6")],
  horses: [shape("M4.5 3h4.2v9.2a3.3 3.3 0 0 0 6.6 0V3h4.2v9.6a7.5 7.5 0 0 1-15 0z", "#a87442")],
  iron: [shape("M2.5 18.5 6 11h12l3.5 7.5z", "#8d949b"), shape("M8 11l1.5-5h5L16 11z", "#b4bac0")],
  gems: [shape("M6.5 3.5h11L22 10 12 21.5 2 10z", "#6fb7c9"), line("M2 10h20M8.5 10 12 21.5 15.5 10 12 3.5z")],
  spices: [shape("M5 12C6.5 7 9.3 4 12 4s5.5 3 7 8z", "#d77a2c"), shape("M2.5 12h19c0 5.5-4.2 9-9.5 9s-9.5-3.5-9.5-9z", "#e7dcc0")],
  oil: [shape("M12 1.8c4.5 6 7 9 7 12.7a7 7 0 0 1-14 0c0-3.7 2.5-6.7 7-12.7z", "#3d3833"), flat("M8.5 12.5c-1.2 2.5-.3 5 2 6-3.8.2-5-3.5-2-6z", PAPER)],
  coal: [shape("M3.5 16 6 8.5l6-4.3 6.5 3.1L21 15l-4 5.5H8z", "#57514c"), line("M6 8.5l5.5 4.3 7-5.5M11.5 12.8 8 20.5")],
  rare_metals: [shape("M12 2 20.6 7v10L12 22 3.4 17V7z", "#9a84c2"), line("M12 2v20M3.4 7l17.2 10M20.6 7 3.4 17")],
  treasure: [shape("M3 10.5c0-4 2-6 5-6h8c3 0 5 2 5 6V20H3z", "#c79a2b"), line("M3 11.5h18"), shape("M10.3 10h3.4v4.2h-3.4z", PAPER)],
  tribe: [shape("M12 3.5 21.5 21h-19z", "#c98f5c"), shape("M12 11l4 10H8z", "#5a3d24"), line("M10.5 1.5 12 3.5l1.5-2")],
  plague: [
    shape("M12 2.5c5 0 8.3 3.3 8.3 8 0 3-1.2 4.8-3.3 6v4H7v-4c-2.1-1.2-3.3-3-3.3-6 0-4.7 3.3-8 8.3-8z", "#e3dcc9"),
    flat(circle(8.6, 11, 2), "#33271a"),
    flat(circle(15.4, 11, 2), "#33271a"),
    line("M10 20.5v-3M14 20.5v-3"),
  ],
  desert: [shape("M1.5 20c3.5-6 6-7.5 8.5-4.5 3-6.5 7.5-5.5 12.5 4.5z", "#e0bf73"), shape(circle(17, 6, 3.2), "#e2a51e")],
  unknown: [shape(circle(12, 12, 9.5), "#e9dfc9"), line("M8.8 9.3c.2-4.3 6.8-4 6.4.2-.2 2.4-3.2 2.5-3.2 5.2M12 17.6v.8")],
  blank: [shape(circle(12, 12, 9.5), "#e9dfc9"), line("M8 12h8")],
} satisfies Record<string, Drawing>;
