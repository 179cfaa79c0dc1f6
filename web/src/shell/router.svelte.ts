/** Addresses of the pages. Plain paths, so that an invitation is a link one can read aloud. */
export type Page =
  | { name: "start" }
  | { name: "new"; game: string }
  | { name: "join"; code: string }
  | { name: "table"; id: string }
  | { name: "cup"; id: string }
  | { name: "newCup"; game: string }
  | { name: "me" }
  | { name: "mail"; secret: string }
  | { name: "rules"; game: string }
  | { name: "summary"; game: string }
  | { name: "kit" }
  | { name: "lost" };

export function read(path: string): Page {
  const [first = "", second = "", third = ""] = path.split("/").filter(Boolean).map(decodeURIComponent);
  if (!first) return { name: "start" };
  if (first === "new") return { name: "new", game: second };
  if (first === "join" && second) return { name: "join", code: second };
  if (first === "table" && second) return { name: "table", id: second };
  if (first === "mail" && second) return { name: "mail", secret: second };
  if (first === "cup" && second) return { name: "cup", id: second };
  if (first === "new-cup") return { name: "newCup", game: second };
  if (first === "rules" && second) return { name: third === "summary" ? "summary" : "rules", game: second };
  if (first === "me") return { name: "me" };
  return first === "kit" ? { name: "kit" } : { name: "lost" };
}

export const paths = {
  start: "/",
  me: "/me",
  create: (game = "") => (game ? `/new/${encodeURIComponent(game)}` : "/new"),
  join: (code: string) => `/join/${encodeURIComponent(code)}`,
  cup: (id: string) => `/cup/${encodeURIComponent(id)}`,
  newCup: "/new-cup",
  table: (id: string) => `/table/${encodeURIComponent(id)}`,
  rules: (game: string) => `/rules/${encodeURIComponent(game)}`,
  summary: (game: string) => `/rules/${encodeURIComponent(game)}/summary`,
  review: (id: string) => `/table/${encodeURIComponent(id)}?review`,
  /** A moment of a game's past, through somebody's eyes (-1: a spectator's). */
  moment: (id: string, step: number, seat: number) => `/table/${encodeURIComponent(id)}?step=${step}&seat=${seat}`,
};

let current = $state.raw<Page>(read(location.pathname));

export const page = (): Page => current;

export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  current = read(path.split("?")[0] ?? "");
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
  go(link.pathname + link.search);
}
