import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { Texts } from "./fluent.ts";

const locale = new URL("../../../src/ecumene/locale/", import.meta.url).pathname;
const source = new URL("..", import.meta.url).pathname;
const texts = (lang: "en" | "ru"): Texts => new Texts(lang, [readFileSync(join(locale, lang, "web.ftl"), "utf8"), readFileSync(join(locale, lang, "kernel.ftl"), "utf8"), readFileSync(join(locale, lang, "server.ftl"), "utf8")]);

const files = readdirSync(source, { recursive: true, encoding: "utf8" }).filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith(".test.ts"));
const written = files.map((name) => readFileSync(join(source, name), "utf8")).join("\n");
const asked = [...new Set([...written.matchAll(/"(web-[a-z0-9_-]+)"/g)].map((found) => found[1] ?? ""))];
const beginnings = [...new Set([...written.matchAll(/`(web-[a-z-]+-)\$\{/g)].map((found) => found[1] ?? ""))];

describe.each(["en", "ru"] as const)("web.ftl in %s", (lang) => {
  it("has every text the application asks for", () => {
    const all = texts(lang);
    expect(asked.length).toBeGreaterThan(100);
    expect(asked.filter((id) => !all.has(id))).toEqual([]);
  });

  it("has no text that nobody asks for", () => {
    const ids = [...readFileSync(join(locale, lang, "web.ftl"), "utf8").matchAll(/^(web-[\w-]+) =/gm)].map((found) => found[1] ?? "");
    const spoken = (id: string): boolean => asked.includes(id) || beginnings.some((start) => id.startsWith(start)) || /^web-(guest|register|login)-(about|do)$/.test(id);
    expect(ids.filter((id) => !spoken(id))).toEqual([]);
  });
});
