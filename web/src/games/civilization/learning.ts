/** What a technology is to whoever looks at it: whether it can be bought, what it opens, and all of that in words. */
import type { Offer, Refusal } from "../../api/types.ts";
import type { Given } from "../contract.ts";
import { actionOf, type Components } from "./model.ts";
import { titled, ui } from "./printed.ts";
import type { TechnologyView, View } from "./view.d.ts";

export interface Learning {
  offer: Offer | undefined;
  refusal: Refusal | undefined;
  /** Figures and improvements that everybody may have with it. */
  units: string[];
  improvements: string[];
  /** Those in words, the levels of the figures by their names. */
  opens: string;
  /** What whoever buys it gets. */
  words: string[];
  label: string;
}

export function learningOf(given: Given<View>, box: Components, technology: TechnologyView): Learning {
  const { decision } = given;
  const { id, owner } = technology;
  const offer = decision.offers.find((one) => {
    const action = actionOf(one);
    return action.do === "learn" && action.technology === id;
  });
  const refusal = decision.refusals.find((one) => one.verb === "learn" && one.touches.includes(id));
  const figures = [...box.figures.values()].filter((figure) => figure.levels.some((level) => level.technology === id));
  const levels = figures.flatMap((figure) => figure.levels.filter((level) => level.technology === id).map((level) => level.id));
  const improvements = [...box.improvements.values()].filter((one) => one.technology === id).map((one) => one.id);
  const opens = [...levels, ...improvements].map((one) => titled(one)).join(", ");
  const words = (box.technologies.get(id)?.words ?? []).map(given.say);
  const state = owner !== undefined && owner !== null ? ui("owned-by", { player: given.nameOf(owner) }) : technology.in_play ? ui("in-bank") : technology.available ? ui("can-be-learned") : "";
  const said = offer ? given.say(offer.text) : refusal ? given.say(refusal.reason) : "";
  const label = [titled(id), state, opens && ui("opens", { what: opens }), ...words, said].filter(Boolean).join(". ");
  return { offer, refusal, units: figures.map((figure) => figure.id), improvements, opens, words, label };
}
