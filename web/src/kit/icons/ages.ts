import { circle, flat, line, shape, type Drawing } from "./draw.ts";
import { goods } from "./goods.ts";

/** A small mark at the lower right corner: what comes every turn, what goes, what is only for arms. */
const marked = (drawing: Drawing, mark: string, colour: string): Drawing => [...drawing, shape(circle(18, 18, 5.5), colour), line(mark)];
const PLUS = "M18 15v6M15 18h6";
const MINUS = "M15 18h6";
const ARMS = "M15.500 20.500l5-5M15.500 15.500l5 5";

const token = (colour: string, light: string): Drawing => [shape("M4.500 8 12 3.500 19.500 8v9L12 21.500 4.500 17z", colour), flat("M4.500 8 12 3.500 19.500 8 12 12.500z", light), line("M4.500 8 12 12.500 19.500 8M12 12.500v9")];

/** Actions, tokens, ratings and arms of a civilization through the ages. */
export const ages = {
  civil_actions: [shape(circle(12, 12, 9.500), "#f6edd9"), shape("M6 9.500 12 5.500l6 4z", "#7a5230"), line("M7.500 10v6M12 10v6M16.500 10v6M6 17.500h12")],
  military_actions: [shape(circle(12, 12, 9.500), "#b9423c"), shape("M12 4.500l1.500 2.500v6.500h-3V7z", "#f6edd9"), shape("M8 13.500h8v2H8z", "#f6edd9"), shape("M11 15.500h2V19h-2z", "#f6edd9")],
  blue_token: token("#2f5d9b", "#7ba3d6"),
  yellow_token: token("#c79a2b", "#f0d27c"),
  culture_rating: marked(goods.culture, PLUS, "#d5ecd2"),
  science_rating: marked(goods.science, PLUS, "#d5ecd2"),
  food_production: marked(goods.food, PLUS, "#d5ecd2"),
  resource_production: marked(goods.ore, PLUS, "#d5ecd2"),
  consumption: marked(goods.food, MINUS, "#f6d4cc"),
  corruption: marked(goods.ore, MINUS, "#f6d4cc"),
  unit_resources: marked(goods.ore, ARMS, "#f4d582"),
  unit_science: marked(goods.science, ARMS, "#f4d582"),
  discontent: [shape(circle(12, 12, 8.500), "#e79a86"), line("M8 16.500c1.500-3 6.500-3 8 0M9 9.200v.6M15 9.200v.6")],
  air_force: [shape("M12 2c1.500 1 2 3 2 6l8 5v2.500l-8-2.500-.500 5 3 2v2L12 21l-4.500 1v-2l3-2-.500-5-8 2.500V13l8-5c0-3 .500-5 2-6z", "#9aa7b5")],
} satisfies Record<string, Drawing>;
