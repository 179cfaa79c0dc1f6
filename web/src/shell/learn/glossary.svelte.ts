/** The terms of each game in the language that is spoken. */
import { hasText, lang, t } from "../../text/texts.svelte.ts";
import { summaryOf } from "./summaries.ts";
import { finder, type Find, type Term } from "./terms.ts";

const kept = new Map<string, Find>();

function termsOf(game: string): Term[] {
  const summary = summaryOf(game);
  return [...(summary?.terms ?? []), ...(summary?.words ?? [])].map((id) => {
    const key = `${game}-term-${id}`;
    return { id, words: t(hasText(`${key}.words`) ? `${key}.words` : key).split(", ") };
  });
}

/** Finds the terms of a game in a text. */
export function findTerms(game: string): Find {
  const key = `${game} ${lang()}`;
  const found = kept.get(key) ?? finder(termsOf(game), lang());
  kept.set(key, found);
  return found;
}
