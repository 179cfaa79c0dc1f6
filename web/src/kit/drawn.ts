/** What the server draws pictures of positions with: our drawings and colours as data, written beside the pages. */

/** A line drawing on a field of 24 × 24, or of its own measure; a wash below it and finer lines, where it has them. */
export interface Sketch {
  d: string;
  wide?: number;
  high?: number;
  wash?: string;
  fine?: string;
}

/** What a game draws itself, in its `drawn.ts`: sketches by the ids of its components, colours by names of its own. */
export interface Drawn {
  sketches: Readonly<Record<string, Sketch>>;
  colours: Readonly<Record<string, string>>;
}

export const sketches = (paths: Readonly<Record<string, string>>, wide = 24, high = 24): Record<string, Sketch> =>
  Object.fromEntries(Object.entries(paths).map(([id, d]) => [id, { d, wide, high }]));

/** The colours of light paper, by their names. */
export function coloursOf(tokens: string): Record<string, string> {
  const light = tokens.slice(tokens.indexOf(":root {"), tokens.indexOf("\n}"));
  return Object.fromEntries([...light.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = "", colour = ""]) => [name, colour]));
}
