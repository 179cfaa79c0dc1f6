/** What holds for the board of every game: its texts are all there, and it writes nothing again that another one has. */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { Texts } from "../text/fluent.ts";

const here = new URL(".", import.meta.url).pathname;
const locale = new URL("../../../src/ecumene/locale/", import.meta.url).pathname;
const slugs = readdirSync(here).filter((slug) => !slug.includes(".") && readdirSync(here + slug).includes("Board.svelte"));

const sourcesOf = (slug: string): string[] =>
  readdirSync(here + slug)
    .filter((name) => /\.(svelte|ts)$/.test(name) && !/\.(test|d)\.ts$/.test(name))
    .map((name) => readFileSync(`${here}${slug}/${name}`, "utf8"));

const found = (text: string, pattern: RegExp): string[] => [...new Set([...text.matchAll(pattern)].map((match) => match[1] ?? ""))];

describe.each(slugs.flatMap((slug) => (["en", "ru"] as const).map((lang) => [slug, lang] as const)))("the board of %s in %s", (slug, lang) => {
  // What only the board says may stand in a file of its own.
  const own = readdirSync(`${locale}${lang}`).filter((name) => [`${slug}.ftl`, `${slug}_board.ftl`].includes(name));
  const source = own.map((name) => readFileSync(`${locale}${lang}/${name}`, "utf8")).join("
");
  const written = sourcesOf(slug).join("
");
  const texts = new Texts(lang, [source]);
  const asked = found(written, /\bui\(["']([a-z-]+)["']/g);
  const beginnings = found(written, /\bui\(`([a-z-]*-)?\$\{/g).filter(Boolean);
  const endings = found(written, /\bui\(`\$\{[^}]+\}(-[a-z-]+)`/g);

  it("has every text it asks for", () => {
    expect(asked.length).toBeGreaterThan(30);
    expect(asked.filter((id) => !texts.has(`${slug}-ui-${id}`))).toEqual([]);
  });

  it("has no text that nobody asks for", () => {
    const ids = found(source, new RegExp(`^${slug}-ui-([\\w-]+) =`, "gm"));
    const named = (id: string): boolean =>
      asked.includes(id) || written.includes(`"${id}"`) || beginnings.some((start) => id.startsWith(start)) || endings.some((end) => id.endsWith(end));
    expect(ids.filter((id) => !named(id))).toEqual([]);
  });
});

/** Every run of so many lines of code; blank ones, comments, imports and lone punctuation do not count. */
function runsOf(source: string, length = 6): string[] {
  const lines = source.split("\n").map((line) => line.trim()).filter((line) => /\w/.test(line) && !/^(import|\/[/*]|\*|<!--|<\/?(script|style))/.test(line));
  return lines.slice(length - 1).map((_, i) => lines.slice(i, i + length).join("\n"));
}

it("no run of six lines stands in two boards", () => {
  const seen = new Map<string, string>();
  const twice: string[] = [];
  for (const slug of slugs)
    for (const run of new Set(sourcesOf(slug).flatMap((source) => runsOf(source)))) {
      const other = seen.get(run);
      if (other !== undefined) twice.push(`${other} and ${slug}:\n${run}`);
      seen.set(run, slug);
    }
  expect(seen.size).toBeGreaterThan(1000);
  expect(twice).toEqual([]);
});
