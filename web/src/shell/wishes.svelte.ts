/** What I like, kept by the server so that it follows me to other devices. */
import { client } from "../api/client.ts";
import type { Wishes } from "../api/types.ts";
import { follows, preferences } from "./preferences.svelte.ts";
import { session } from "./session.svelte.ts";

export const wishes = $state<{ now: Wishes }>({ now: {} });

let known = "";
let timer: ReturnType<typeof setTimeout> | undefined;

const mine = (): Record<string, unknown> => $state.snapshot(follows(preferences));

function send(): void {
  void client.keepWishes(wishes.now).catch(() => undefined); // kept here in any case, and sent with the next change
}

export function keepWishes(change: Partial<Wishes>): void {
  wishes.now = { ...wishes.now, ...change };
  send();
}

/** Take over what the server knows whenever somebody else signs in, and tell it what changes here. */
export function followMe(): void {
  $effect.root(() => {
    $effect(() => {
      const { kind, name } = session.me;
      if (kind === "nobody") return;
      void client.wishes().then((found) => {
        wishes.now = found;
        Object.assign(preferences, found.pages);
        known = JSON.stringify(mine());
      }, () => undefined);
      void name;
    });
    $effect(() => {
      const now = JSON.stringify(mine());
      if (!known || now === known) return;
      known = now;
      clearTimeout(timer);
      timer = setTimeout(() => keepWishes({ pages: mine() }), 800);
    });
  });
}
