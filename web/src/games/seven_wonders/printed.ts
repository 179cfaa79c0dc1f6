/** Cards, costs and effects as they are printed: glyphs for the eye, words for the zoom and the screen reader. */
import type { Message } from "../../api/types.ts";
import type { CardFace, Glyph } from "../../kit/glyph.ts";
import { isIcon, type IconName } from "../../kit/icons/index.ts";
import { hasText, t } from "../../text/texts.svelte.ts";
import { pictures } from "./pictures.ts";
import { RESOURCES, SLUG, type Card, type Components, type Cost, type Effect, type Stage } from "./model.ts";

const ROMAN = ["", "I", "II", "III"];

export const roman = (age: number): string => ROMAN[age] ?? String(age);
export const named = (id: string): string => t(`${SLUG}-${id}`);
export const ui = (id: string, args?: Record<string, string | number>): string => t(`${SLUG}-ui-${id}`, args);
export const familyName = (color: string): string => t(`${SLUG}-color-${color}`);
export const cityName = (wonder: string): string => t(`${SLUG}-${wonder}.city`);

const counted = (kind: string, n: number): string => t(`${SLUG}-count-${kind}`, { n });

const COUNTED_ICONS: Readonly<Record<string, IconName>> = { wonder_stage: "stage", defeat_token: "defeat" };
const countedIcon = (id: string): IconName => COUNTED_ICONS[id] ?? (`family-${id}` as IconName);

function between(glyphs: Glyph[], mark: string): Glyph[] {
  return glyphs.flatMap((glyph, i) => (i ? [{ text: mark }, glyph] : [glyph]));
}

function countedGlyphs(effect: { counted: string[]; scope: string[] }): Glyph[] {
  const things: Glyph[] = effect.counted.map((id) => ({ icon: countedIcon(id) }));
  if (!effect.scope.includes("left")) return [{ text: "/" }, ...things];
  return [{ text: "/" }, ...things, { icon: effect.scope.includes("own") ? "around" : "neighbours" }];
}

function effectGlyphs(effect: Effect): Glyph[] {
  switch (effect.type) {
    case "Produce":
      return effect.one_of.length > 1
        ? between(effect.one_of.map((icon) => ({ icon })), "/")
        : effect.one_of.map((icon) => ({ icon, count: effect.amount }));
    case "Points":
      return [{ icon: "point", figure: effect.n }];
    case "Coins":
      return [{ icon: "coin", figure: effect.n }];
    case "Shields":
      return [{ icon: "shield", count: effect.n }];
    case "Science":
      return effect.symbol === "any"
        ? between([{ icon: "compass" }, { icon: "gear" }, { icon: "tablet" }], "/")
        : [{ icon: effect.symbol }];
    case "Discount": {
      const sort: Glyph = { icon: effect.resources.includes("wood") ? "family-brown" : "family-grey" };
      const cheap: Glyph[] = [sort, { icon: "coin", figure: 1 }];
      if (effect.sellers.length > 1) return [...cheap, { icon: "neighbours" }];
      return effect.sellers[0] === "left" ? [{ icon: "left" }, ...cheap] : [...cheap, { icon: "right" }];
    }
    case "CoinsPer":
      return [{ icon: "coin", figure: effect.n }, ...countedGlyphs(effect)];
    case "PointsPer":
      return [{ icon: "point", figure: effect.n }, ...countedGlyphs(effect)];
    case "PlayLastCard":
      return [{ icon: "hand", figure: 7 }];
    case "FreeBuilding":
      return [{ icon: "coin", figure: 0 }, { icon: "check" }];
    case "BuildFromDiscard":
      return [{ icon: "discard" }, { icon: "up" }];
    case "CopyGuild":
      return [{ icon: "family-purple" }, { icon: "copy" }];
  }
}

/** All effects of a card; "coins and points per the same thing" is drawn as one. */
export function glyphsOf(gives: readonly Effect[]): Glyph[] {
  const [first, second] = gives;
  if (first?.type === "CoinsPer" && second?.type === "PointsPer" && first.counted.join() === second.counted.join())
    return [{ icon: "coin", figure: first.n }, { icon: "point", figure: second.n }, ...countedGlyphs(second)];
  return gives.flatMap(effectGlyphs);
}

export function costGlyphs(cost: Cost): Glyph[] {
  const glyphs: Glyph[] = RESOURCES.filter((id) => cost[id]).map((icon) => ({ icon, count: cost[icon] }));
  return cost.coins ? [{ icon: "coin", figure: cost.coins }, ...glyphs] : glyphs;
}

export function costWords(cost: Cost): string {
  const parts = RESOURCES.filter((id) => cost[id]).map((id) => counted(id, cost[id]));
  if (cost.coins) parts.unshift(counted("coin", cost.coins));
  return parts.length ? ui("costs", { cost: parts.join(", ") }) : ui("costs-nothing");
}

function scopeWord(scope: readonly string[]): string {
  if (!scope.includes("left")) return "own";
  return scope.includes("own") ? "all" : "neighbours";
}

function effectWords(effect: Effect): string {
  const say = (id: string, args: Record<string, string | number> = {}): string => t(`${SLUG}-effect-${id}`, args);
  switch (effect.type) {
    case "Produce": {
      const names = effect.one_of.map(named).join(", ");
      if (effect.one_of.length === 1)
        return say("produce", { resources: counted(effect.one_of[0] ?? "", effect.amount) });
      return say(effect.sold ? "produce-any" : "produce-own", { resources: names });
    }
    case "Points":
    case "Shields":
    case "Coins":
      return say(effect.type.toLowerCase(), { n: effect.n });
    case "Science":
      return effect.symbol === "any" ? say("science-any") : say("science", { symbol: effect.symbol });
    case "Discount": {
      const from = effect.sellers.length > 1 ? "both" : (effect.sellers[0] ?? "both");
      return say("discount", { from, resources: effect.resources.map(named).join(", ") });
    }
    case "CoinsPer":
    case "PointsPer": {
      const args = { n: effect.n, per: effect.counted.join("_"), scope: scopeWord(effect.scope) };
      return say(effect.type === "CoinsPer" ? "coins-per" : "points-per", args);
    }
    case "PlayLastCard":
      return say("play-last-card");
    case "FreeBuilding":
      return say("free-building");
    case "BuildFromDiscard":
      return say("build-from-discard");
    case "CopyGuild":
      return say("copy-guild");
  }
}

export const wordsOf = (gives: readonly Effect[]): string[] => gives.map(effectWords);

export const stageWords = (stage: Stage): string => [costWords(stage.cost), ...wordsOf(stage.gives)].join(". ");

/** The picture in the middle of a card: the building, or what it makes. */
function emblemOf(card: Card): Pick<CardFace, "emblem" | "picture"> {
  const picture = pictures[card.id];
  if (picture) return { picture };
  const first = card.gives[0];
  return first?.type === "Produce" && first.one_of[0] ? { emblem: first.one_of[0] } : {};
}

export function faceOf(card: Card, box: Components): CardFace {
  return {
    ...emblemOf(card),
    id: card.id,
    name: named(card.id),
    family: card.color,
    familyName: familyName(card.color),
    effects: glyphsOf(card.gives),
    cost: costGlyphs(card.cost),
    chainFrom: card.chain.map(named),
    chainTo: box.unlocked(card.id).map(named),
    mark: roman(card.age),
    words: wordsOf(card.gives),
    costWords: costWords(card.cost),
  };
}

/** A card for the ear: name, colour, cost, effect, what builds it for free. */
export function spoken(card: Card): string {
  const parts = [named(card.id), ui("colour", { colour: card.color, family: familyName(card.color) }), costWords(card.cost)];
  if (card.chain.length) parts.push(ui("free-with", { names: card.chain.map(named).join(", ") }));
  return [...parts, ...wordsOf(card.gives)].join(". ");
}

/** What a refusal says is missing, as icons: the amounts are messages inside its message. */
export function missingGlyphs(reason: Message): Glyph[] {
  const found: Glyph[] = [];
  const read = (message: Message): void => {
    const kind = message.id.replace(`${SLUG}-count-`, "");
    const n = message.args?.["n"];
    if (typeof n === "number" && isIcon(kind)) found.push({ icon: kind, count: n });
    for (const value of Object.values(message.args ?? {})) if (typeof value === "object" && value.type === "message") read(value);
  };
  const missing = reason.args?.["missing"];
  if (typeof missing === "object" && missing.type === "message") read(missing);
  return found;
}

/** A refusal in a few words; the whole sentence is a tooltip away. */
export function shortly(reason: Message, say: (message: Message) => string): string {
  const kind = reason.id.replace(`${SLUG}-no-`, "");
  const args: Record<string, string | number> = {};
  for (const [key, value] of Object.entries(reason.args ?? {}))
    if (typeof value !== "object") args[key] = value;
    else if (value.type === "message") args[key] = say(value);
  return hasText(`${SLUG}-ui-no-${kind}`) ? ui(`no-${kind}`, args) : say(reason);
}
