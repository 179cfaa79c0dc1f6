import { circle, flat, line, shape, type Drawing } from "./draw.ts";

const ribbon = (colour: string): Drawing => [shape("M7 1.5h4l1 5 1-5h4L14.5 11h-5z", colour)];

/** What a people gains besides goods: income, honours, monuments, lands. */
export const honours = {
  income: [
    shape("M3 15.5c0-1.4 2.2-2.5 5-2.5s5 1.1 5 2.5V20c0 1.4-2.2 2.5-5 2.5S3 21.4 3 20z", "#d29f33"),
    shape("M3 15.5c0 1.4 2.2 2.5 5 2.5s5-1.1 5-2.5-2.2-2.5-5-2.5-5 1.1-5 2.5z", "#f4d582"),
    line("M3 17.8c0 1.3 2.2 2.4 5 2.4s5-1.1 5-2.4"),
    shape("M15.2 20.5V9h-3.4L17 2l5.2 7h-3.4v11.5z", "#e5b94e"),
  ],
  "medal-silver": [...ribbon("#4f6d8f"), shape(circle(12, 15.5, 7), "#c3c8ce"), flat(circle(12, 15.5, 5), "#e6e9ec"), line(circle(12, 15.5, 5))],
  "medal-gold": [...ribbon("#a93636"), shape(circle(12, 15.5, 7), "#dba92f"), flat(circle(12, 15.5, 5), "#f6dc8c"), line(circle(12, 15.5, 5))],
  statue: [
    shape("M5.5 18.5h13v3.5h-13z", "#b3afa3"),
    shape("M8 18.5c-.3-4.5 1-6.5 2.2-7.3h3.6c1.2.8 2.5 2.8 2.2 7.3z", "#e4e1d8"),
    shape("M12 2.2c2.3 0 3.7 1.6 3.7 4.2 0 2.7-1.6 4.8-3.7 4.8s-3.7-2.1-3.7-4.8c0-2.6 1.4-4.2 3.7-4.2z", "#e4e1d8"),
    line("M8.6 5.5c2.4.9 4.4.9 6.8 0M12 7v1.7"),
  ],
  colony: [
    shape("M1.5 19.5C4 15 8 13 12.5 13c4.3 0 7.7 2.2 10 6.500z", "#cfae74"),
    line("M4 4v12.5"),
    shape("M4 4.500c3-1.5 5.5 1.5 9 0V11c-3.5 1.5-6-1.5-9 0z", "#a93636"),
    shape("M14.5 15.500V11l3-2.5 3 2.500v6.500z", "#f1e0b0"),
  ],
  wheel: [
    shape(circle(12, 12, 9.5), "#d9b98a"),
    flat(circle(12, 12, 6.4), "#f1e0b0"),
    line("M12 2.500V8.500M21 9l-5.7 2M17.6 19.700l-3.5-4.800M6.4 19.700l3.5-4.800M3 9l5.7 2"),
    shape(circle(12, 12, 3.4), "#b88f55"),
  ],
  tile: [
    shape("M3.5 3.500h17v17h-17z", "#f1e0b0"),
    flat("M5 5h6.400v6.400H5z", "var(--family-yellow)"),
    flat("M12.6 5H19v6.400h-6.400z", "var(--family-red)"),
    flat("M5 12.600h6.400V19H5z", "var(--family-blue)"),
    flat("M12.6 12.600H19V19h-6.400z", "var(--family-green)"),
  ],
  set: [
    shape("M1.5 7h4v12h-4z", "var(--family-yellow)"),
    shape("M5.7 5.500h4v13.500h-4z", "var(--family-red)"),
    shape("M9.9 4h4.200v15H9.900z", "var(--family-blue)"),
    shape("M14.3 5.500h4v13.500h-4z", "var(--family-green)"),
    shape("M18.5 7h4v12h-4z", "var(--family-purple)"),
  ],
} satisfies Record<string, Drawing>;
