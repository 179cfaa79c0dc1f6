import type { Drawing } from "./draw.ts";
import { goods } from "./goods.ts";
import { honours } from "./honours.ts";
import { crests, families, signs } from "./signs.ts";
import { ui } from "./ui.ts";

const all = { ...goods, ...honours, ...families, ...crests, ...signs, ...ui };

export type IconName = keyof typeof all;

export const icons: Readonly<Record<IconName, Drawing>> = all;

/** Whether it is a thing that is paid and counted, and not some sign of the interface that happens to share its name. */
export const isGood = (name: string): name is keyof typeof goods => Object.hasOwn(goods, name);

/** Whether there is a drawing of that name: games ask with the ids of their components. */
export const isIcon = (name: string): name is IconName => Object.hasOwn(icons, name);

/** The drawing for a component or family, or a stand-in that says "some thing". */
export const iconOr = (name: string, standIn: IconName): IconName => (isIcon(name) ? name : standIn);
