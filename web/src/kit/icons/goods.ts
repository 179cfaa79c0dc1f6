import { circle, flat, line, shape, type Drawing } from "./draw.ts";

/** What is produced, paid and counted. The same thing has the same icon everywhere. */
export const goods = {
  wood: [
    shape("M8 4.5h10.5a2.75 2.75 0 0 1 0 5.5H8z", "#a9713c"),
    shape(circle(7.5, 7.25, 2.75), "#e0b27c"),
    line(circle(7.5, 7.25, 0.9)),
    shape("M6 13h12.5a3.25 3.25 0 0 1 0 6.5H6z", "#96602f"),
    shape(circle(6, 16.25, 3.25), "#e0b27c"),
    line(circle(6, 16.25, 1.2)),
    line("M12 15h4M13.5 17.5h4"),
  ],
  stone: [
    shape("M3 9.5 12 5l9 4.5-9 4.5z", "#d9d6cc"),
    shape("M3 9.5V16l9 4.5V14z", "#b3afa3"),
    shape("M21 9.5V16l-9 4.5V14z", "#908c80"),
    line("M6 13.5v2.2M17.5 13.5v2"),
  ],
  clay: [
    shape("M7 5h10v5H7z", "#cf7248"),
    shape("M2.5 11h9v6h-9z", "#bd5f38"),
    shape("M12.5 11h9v6h-9z", "#bd5f38"),
    line("M9 7.5h3M5 14h3M15.5 14h3"),
  ],
  ore: [
    shape("M3.5 15.5 6 8l6-4 6.5 3 2.5 7-4 5.5-9 .5z", "#5d6470"),
    flat("M12 4l1 7 5.5-4zM13 11l4 8.5 4-5.5z", "#87909d"),
    flat("M6 8l7 3-5 9-4.5-4.5z", "#434954"),
    line("M6 8l7 3 5.5-4M13 11l-5 9M13 11l4 8.5"),
    flat("M8.2 10.7l1.3.6-.6 1.2zM15.5 14l1 .4-.3 1.2z", "#f0c070"),
  ],
  glass: [
    shape("M9 3h6v2.5h-1V9l4 7.5A3 3 0 0 1 15.3 21H8.7A3 3 0 0 1 6 16.5L10 9V5.5H9z", "#cfe9ee"),
    flat("M8.3 14h7.4l1.5 3a2 2 0 0 1-1.8 3H8.6a2 2 0 0 1-1.8-3z", "#5fb0bf"),
    line("M8.3 14h7.4"),
  ],
  cloth: [
    shape("M9 5.5h10.5v12.5l-1.5 1-1.5-1-1.5 1-1.5-1-1.5 1-1.5-1-1.5 1z", "#8c5aa8"),
    shape("M6.5 3.5h13a2 2 0 0 1 0 4h-13z", "#b183c9"),
    shape(circle(6.5, 5.5, 2.5), "#d9bfe6"),
    line("M6.5 5.5a.8.8 0 1 1 .8.8M12 11v4M16 11v4"),
  ],
  papyrus: [
    shape("M6 4h12v16H6z", "#f1e0b0"),
    shape("M4.5 3h15a1.5 1.5 0 0 1 0 3.5h-15a1.5 1.5 0 0 1 0-3.5z", "#dcc382"),
    shape("M4.5 17.5h15a1.5 1.5 0 0 1 0 3.5h-15a1.5 1.5 0 0 1 0-3.5z", "#dcc382"),
    line("M9 9.5h6M9 12h4.5M9 14.5h6"),
  ],
  coin: [shape(circle(12, 12, 9), "#e5b94e"), flat(circle(12, 12, 6.8), "#f4d582"), line(circle(12, 12, 6.8))],
  shield: [
    shape("M12 2.5c3 1.8 5.7 2.3 8 2.3 0 8-2.3 13.5-8 16.7C6.3 18.3 4 12.8 4 4.8c2.3 0 5-.5 8-2.3z", "#b9423c"),
    flat("M12 2.5c3 1.8 5.7 2.3 8 2.3 0 8-2.3 13.5-8 16.7z", "#8f2b2b"),
    line("M12 6v12M7.5 11h9"),
  ],
  point: [
    flat(circle(12, 11.6, 8.6), "#fffaf0"),
    shape("M11.5 22.5C5 22 1 17.4 1 11.4c0-3 1-5.9 2.8-8.1.9 1.3 1.2 2.5 1.1 3.7C4 8.5 3.8 10 3.9 11.5c.3 4.8 3 8 7.6 9z", "#5f8c45"),
    shape("M12.5 22.5c6.5-.5 10.5-5.1 10.5-11.1 0-3-1-5.9-2.8-8.1-.9 1.3-1.2 2.5-1.1 3.7.9 1.5 1.1 3 1 4.5-.3 4.8-3 8-7.6 9z", "#5f8c45"),
  ],
  food: [
    shape("M11.3 8h1.4v14h-1.4z", "#d29f33"),
    shape("M12 8c-2.2-1.6-2.2-4.4 0-6 2.2 1.6 2.2 4.4 0 6z", "#e5b94e"),
    shape("M12 13c-3-.2-4.8-2-5-5 3 .2 4.8 2 5 5zM12 13c3-.2 4.8-2 5-5-3 .2-4.8 2-5 5z", "#e5b94e"),
    shape("M12 18c-3-.2-4.8-2-5-5 3 .2 4.8 2 5 5zM12 18c3-.2 4.8-2 5-5-3 .2-4.8 2-5 5z", "#d29f33"),
  ],
  culture: [
    shape("M6 3c-1.5 5-2 12 3 14h6c5-2 4.5-9 3-14-.5 2.5-1 4-2 5.5-1 2-1 4-1 5.5H9c0-1.5 0-3.5-1-5.5C7 7 6.5 5.5 6 3z", "#c58b4a"),
    shape("M8.5 17h7l1.5 4H7z", "#96602f"),
    line("M10.5 5v9M13.5 5v9M8 5h8M12 5v9"),
  ],
  science: [
    shape(circle(12, 12, 8.5), "#cfe3d0"),
    line("M12 3.5c-5 5-5 12 0 17M12 3.5c5 5 5 12 0 17M3.5 12h17"),
    shape(circle(12, 12, 2), "#3c7a4b"),
  ],
  population: [
    shape(circle(12, 7, 4), "#e3b98f"),
    shape("M4 21c0-5.5 3-9 8-9s8 3.5 8 9z", "#b98a5e"),
  ],
  happiness: [
    shape(circle(12, 12, 8.5), "#f0cf6b"),
    line("M8 14c1.5 3 6.5 3 8 0M9 9.2v.6M15 9.2v.6"),
  ],
  strength: [
    shape("M12 2l2.2 3v9h-4.4V5z", "#c9ced4"),
    shape("M7 14h10v2.5H7z", "#c79a2b"),
    shape("M10.5 16.5h3V21h-3z", "#7a5230"),
    line("M12 5v8"),
  ],
  work: [
    shape("M4 6.5 8 3h8l2 3.5-1.5 3H5.5z", "#9aa1a9"),
    shape("M10 9.5h3.5V21H10z", "#a9713c"),
  ],
} satisfies Record<string, Drawing>;
