/** Addresses of the pages. Plain paths, so that an invitation is a link one can read aloud. */
export type Page =
  | { name: "start" }
  | { name: "new"; game: string }
  | { name: "join"; code: string }
  | { name: "table"; id: string }
  | { name: "kit" }
  | { name: "lost" };

export function read(path: string): Page {
  const [first = "", second = ""] = path.split("/").filter(Boolean).map(decodeURIComponent);
  if (!first) return { name: "start" };
  if (first === "new") return { name: "new", game: second };
  if (first === "join" && second) return { name: "join", code: second };
  if (first === "table" && second) return { name: "table", id: second };
  return first === "kit" ? { name: "kit" } : { name: "lost" };
}

export const paths = {
  start: "/",
  create: (game = "") => (game ? `/new/${encodeURIComponent(game)}` : "/new"),
  join: (code: string) => `/join/${encodeURIComponent(code)}`,
  table: (id: string) => `/table/${encodeURIComponent(id)}`,
  /** A moment of a game's past, through somebody's eyes (-1: a spectator's). */
  moment: (id: string, step: number, seat: number) => `/table/${encodeURIComponent(id)}?step=${step}&seat=${seat}`,
};

let current = $state.raw<Page>(read(location.pathname));

export const page = (): Page => current;

export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  current = read(path);
  scrollTo(0, 0);
}

addEventListener("popstate", () => (current = read(location.pathname)));

/** Links inside the house change the page without loading it anew. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  if (link.origin !== location.origin || link.target || link.hasAttribute("download") || link.pathname.startsWith("/api")) return;
  if (link.hash && link.pathname === location.pathname) return;
  event.preventDefault();
  go(link.pathname);
}
