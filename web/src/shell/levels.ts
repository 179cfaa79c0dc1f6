/** What bots of a level are called, how they play, and how strong they are as far as that was measured. */
import type { GameInfo } from "../api/types.ts";
import { firstText } from "../text/texts.svelte.ts";

export const levelName = (level: string): string => firstText([`bots-level-${level}`], level);
export const levelAbout = (level: string): string => firstText([`web-level-about-${level}`], "");

/** The name with its rating: "Hard · 1730". */
export function ratedLevel(game: Pick<GameInfo, "level_ratings">, level: string): string {
  const rating = game.level_ratings[level];
  return rating === undefined ? levelName(level) : `${levelName(level)} · ${rating}`;
}
