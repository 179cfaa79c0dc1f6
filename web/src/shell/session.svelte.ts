/** Who sits at this browser, and which games are on the shelf. */
import { client, Refused, Unreachable } from "../api/client.ts";
import type { GameInfo, Me } from "../api/types.ts";
import { notify } from "../kit/notices.svelte.ts";
import { say, t } from "../text/texts.svelte.ts";
import { preferences } from "./preferences.svelte.ts";

export const session = $state<{ me: Me; games: GameInfo[]; ready: boolean; failed: boolean }>({
  me: { kind: "nobody", name: "", csrf: "" },
  games: [],
  ready: false,
  failed: false,
});

/** Greet the server; may be called again after a failure. */
export async function enter(): Promise<void> {
  session.failed = false;
  try {
    [session.me, session.games] = await Promise.all([client.me(), client.games()]);
    session.ready = true;
  } catch (error) {
    session.failed = true;
    complain(error);
  }
}

export const gameOf = (slug: string): GameInfo | undefined => session.games.find((game) => game.slug === slug);

/** Make sure the server knows a name for us, so that we can sit down somewhere. */
export async function beSomebody(name = ""): Promise<void> {
  if (session.me.kind !== "nobody" && !name) return;
  const usual = t("web-default-name");
  session.me = await client.guest(name || preferences.name || usual).catch((error: unknown) => {
    // Somebody has an account under the name that everybody gets who gives none.
    if (name || preferences.name || !(error instanceof Refused)) throw error;
    return client.guest(`${usual} ${Math.floor(100 + Math.random() * 900)}`);
  });
  preferences.name = session.me.name;
}

/** Whatever went wrong, in words, with what can be done about it. */
export function explain(error: unknown, name: (seat: number) => string = (seat) => t("seat", { n: seat + 1 })): string {
  if (error instanceof Refused) return say(error.reason, name);
  if (error instanceof Unreachable) return t("web-error-unreachable");
  console.error(error);
  return t("web-error-unexpected");
}

export function complain(error: unknown): void {
  notify(explain(error), "bad");
}

/** Run something a click asked for; say so if it fails. */
export async function attempt<T>(deed: () => Promise<T>): Promise<T | undefined> {
  try {
    return await deed();
  } catch (error) {
    complain(error);
    return undefined;
  }
}
