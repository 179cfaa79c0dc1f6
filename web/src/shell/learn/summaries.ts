import type { Summary } from "../../games/contract.ts";

const written = import.meta.glob<{ summary: Summary }>("../../games/*/summary.ts", { eager: true });

/** A game on one page, if somebody has written it. */
export const summaryOf = (slug: string): Summary | undefined => written[`../../games/${slug}/summary.ts`]?.summary;
