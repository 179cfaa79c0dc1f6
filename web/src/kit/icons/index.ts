import { ages } from "./ages.ts";
import type { Drawing } from "./draw.ts";
import { goods } from "./goods.ts";
import { honours } from "./honours.ts";
import { lands } from "./lands.ts";
import { crests, families, signs } from "./signs.ts";
import { ui } from "./ui.ts";
import { world } from "./world.ts";

const all = { ...goods, ...ages, ...honours, ...lands, ...families, ...crests, ...signs, ...world, ...ui };

export type IconName = keyof typeof all;

export const icons: Readonly<Record<IconName, Drawing>> = all;

/** Whether it is a thing that is paid and counted, and not some sign of the interface that happens to share its name. */
export const isGood = (name: string): name is keyof typeof goods => Object.hasOwn(goods, name);

/** Whether there is a drawing of that name: games ask with the ids of their components. */
export const isIcon = (name: string): name is IconName => Object.hasOwn(icons, name);

/** The drawing for a component or family, or a stand-in that says "some thing". */
export const iconOr = (name: string, standIn: IconName): IconName => (isIcon(name) ? name : standIn);

/** What games count under names of their own. */
const counted: Readonly<Record<string, IconName>> = {
  coins: "coin",
  gold: "coin",
  shields: "shield",
  stages: "stage",
  military: "strength",
  resources: "ore",
  workers: "population",
  cards: "hand",
  hungry: "warning",
  settlements: "settlement",
  settlements_on_board: "settlement",
  technologies: "technology",
  regions: "territory",
  markers: "marker",
  culture_points: "culture",
  science_points: "science",
  unused_workers: "population",
  yellow_bank: "yellow_token",
  blue_bank: "blue_token",
  allowance: "civil_actions",
};

/** The drawing of something that is counted, paid or missing, by the name it has in prices and changes. */
export const countedIcon = (what: string): IconName | undefined => (isGood(what) || what in honours || what in lands || what in ages || what === "stage" ? (what as IconName) : counted[what]);
