import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { Texts } from "../../text/fluent.ts";
import { parse } from "../../text/markdown.ts";
import { finder, withTerms, type Term } from "./terms.ts";

const termed = (pieces: { text: string; term?: string }[]): string[] => pieces.flatMap(({ text, term }) => (term ? [`${term}:${text}`] : []));
const root = new URL("../../../../", import.meta.url).pathname;

describe("terms in running text", () => {
  const en: Term[] = [
    { id: "coin", words: ["Coin"] },
    { id: "gold", words: ["Gold"] },
    { id: "medal", words: ["Gold medal"] },
    { id: "city", words: ["Cities"] },
  ];
  const ru: Term[] = [
    { id: "ore", words: ["Руда"] },
    { id: "stone", words: ["Камень", "камня"] },
    { id: "event", words: ["Событие"] },
    { id: "brown", words: ["Коричневая карта"] },
    { id: "worker", words: ["Рабочий"] },
  ];

  it("are found in their forms, once in a text, the longest first", () => {
    expect(termed(finder(en, "en")("Coins pay for a gold medal, gold, and a city; a coin more."))).toEqual(["coin:Coins", "medal:gold medal", "gold:gold", "city:city"]);
  });

  it("are found in Russian cases", () => {
    const find = finder(ru, "ru");
    expect(termed(find("Платите рудой и двумя камнями за коричневую карту."))).toEqual(["ore:рудой", "stone:камнями", "brown:коричневую карту"]);
    expect(termed(find("После событий рабочего нет"))).toEqual(["event:событий", "worker:рабочего"]);
  });

  it("are never parts of other words", () => {
    expect(termed(finder(ru, "ru")("рудник, каменщик, подруга"))).toEqual([]);
    expect(termed(finder(en, "en")("coincidence, golden, marigold"))).toEqual([]);
  });

  it("lose no letter", () => {
    const text = "Three coins, one gold medal.";
    expect(finder(en, "en")(text).map((piece) => piece.text).join("")).toBe(text);
    expect(finder([], "en")(text)).toEqual([{ text }]);
  });

  it("are marked where a chapter first speaks of them, in lists too, but not in headings, links or code", () => {
    const blocks = withTerms(parse("# Coins\n\nA coin and a coin.\n\n- **gold** and `gold`\n- [gold](/gold)\n\n## More\n\nCoins."), finder(en, "en"));
    const marked = [...JSON.stringify(blocks).matchAll(/"kind":"term","text":"([^"]*)"/g)].map((found) => found[1]);
    expect(marked).toEqual(["coin", "gold", "Coins"]);
  });
});

describe.each(["en", "ru"] as const)("the glossaries in %s", (lang) => {
  const folder = join(root, "src/ecumene/locale", lang);
  const summaries = readdirSync(folder).filter((name) => name.endsWith("_summary.ftl"));

  it.each(summaries)("%s: every term is told, and spoken of in the rules by the same words", (name) => {
    const source = readFileSync(join(folder, name), "utf8");
    const game = name.replace("_summary.ftl", "");
    const texts = new Texts(lang, [source]);
    const ids = [...source.matchAll(new RegExp(`^${game}-term-([\\w-]+) =`, "gm"))].map((found) => found[1] ?? "");
    const terms = ids.map((id) => ({ id, words: texts.text(`${game}-term-${id}${texts.has(`${game}-term-${id}.words`) ? ".words" : ""}`).split(", ") }));
    expect(ids.filter((id) => !texts.has(`${game}-term-${id}.about`))).toEqual([]);
    const rules = withTerms(parse(readFileSync(join(root, `docs/rules/${game}.${lang}.md`), "utf8")), finder(terms, lang));
    const spoken = new Set([...JSON.stringify(rules).matchAll(/"kind":"term","text":"[^"]*","term":"([^"]*)"/g)].map((found) => found[1]));
    // The colours of cards are seen, not spoken of.
    expect(ids.filter((id) => !spoken.has(id) && !id.startsWith("family-"))).toEqual([]);
  });
});
