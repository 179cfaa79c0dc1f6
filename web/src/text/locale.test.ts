import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { Texts } from "./fluent.ts";

const locale = new URL("../../../src/ecumene/locale/", import.meta.url).pathname;
const source = new URL("..", import.meta.url).pathname;
const read = (lang: "en" | "ru", which: RegExp): string[] =>
  readdirSync(join(locale, lang)).filter((name) => which.test(name)).map((name) => readFileSync(join(locale, lang, name), "utf8"));
const texts = (lang: "en" | "ru"): Texts => new Texts(lang, read(lang, /^(web.*|kernel|server)\.ftl$/));

const files = readdirSync(source, { recursive: true, encoding: "utf8" }).filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith(".test.ts"));
const written = files.map((name) => readFileSync(join(source, name), "utf8")).join("\n");
const asked = [...new Set([...written.matchAll(/"(web-[a-z0-9_-]+)"/g)].map((found) => found[1] ?? ""))];
const beginnings = [...new Set([...written.matchAll(/`(web-[a-z-]+-)\$\{/g)].map((found) => found[1] ?? ""))];

describe.each(["en", "ru"] as const)("the pages' texts in %s", (lang) => {
  it("has every text the application asks for", () => {
    const all = texts(lang);
    expect(asked.length).toBeGreaterThan(100);
    expect(asked.filter((id) => !all.has(id))).toEqual([]);
  });

  it("has no text that nobody asks for", () => {
    const ids = [...read(lang, /^web.*\.ftl$/).join("\n").matchAll(/^(web-[\w-]+) =/gm)].map((found) => found[1] ?? "");
    const spoken = (id: string): boolean => asked.includes(id) || beginnings.some((start) => id.startsWith(start)) || /^web-(guest|register|login|recover)-(about|do)$/.test(id);
    expect(ids.filter((id) => !spoken(id))).toEqual([]);
  });
});
