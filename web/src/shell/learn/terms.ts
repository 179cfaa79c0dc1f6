/** Terms of a game in running text: found in any of their forms, so that each can be looked up where it is read. */
import type { Block, Inline } from "../../text/markdown.ts";
import type { Lang } from "../../text/lang.ts";

/** A term and the words it goes by, in their plainest form. */
export interface Term {
  id: string;
  words: readonly string[];
}

/** A piece of a text; with a term if it is one. */
export interface Piece {
  text: string;
  term?: string;
}

export type Find = (text: string) => Piece[];

const LETTER = "[\\p{L}\\p{N}]";
/** What Russian nouns and adjectives end in; a word that goes on otherwise is another word. */
const ENDINGS =
  "(?:[аяыиуюеёоьй]|ой|ей|ою|ею|ом|ем|ём|ам|ям|ами|ями|ах|ях|ов|ев|ёв|ий|ый|ая|яя|ое|ее|ые|ие|ого|его|ому|ему|ым|им|ыми|ими|ых|их|ую|юю|ью)?";

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

function inRussian(word: string): string {
  if (word.length < 3) return escaped(word);
  const stem = word.replace(/(?:ая|яя|ое|ее|ые|ие|ый|ий|ой)$/, "");
  // «Событие» and «линия» are nouns: what is left of them must still be a word.
  const base = stem === word || /(?:ие|ия)$/.test(word) ? word.replace(/[аяыиуюеёоьй]$/, "") : stem;
  return `${escaped(base)}${ENDINGS}`;
}

function inEnglish(word: string): string {
  if (/(?:ies|[^aeiou]y)$/.test(word)) return `${escaped(word.replace(/(?:ies|y)$/, ""))}(?:y|ies)`;
  return `${escaped(word.replace(/s$/, ""))}(?:s|es)?`;
}

/** Looks for the terms in texts of a language; the longest words first: a gold medal is not gold. */
export function finder(terms: readonly Term[], lang: Lang): Find {
  const forms = terms.flatMap(({ id, words }) =>
    words.map((words) => ({ id, words, pattern: words.toLowerCase().split(" ").map(lang === "ru" ? inRussian : inEnglish).join("[\\s\u00a0]+") })),
  );
  forms.sort((a, b) => b.words.length - a.words.length);
  if (!forms.length) return (text) => [{ text }];
  const any = new RegExp(`(?<!${LETTER})(?:${forms.map(({ pattern }) => `(${pattern})`).join("|")})(?!${LETTER})`, "giu");
  return (text) => {
    const pieces: Piece[] = [];
    const told = new Set<string>();
    let at = 0;
    for (const found of text.matchAll(any)) {
      const term = forms[found.slice(1).findIndex((group) => group !== undefined)]?.id;
      if (!term || told.has(term)) continue;
      told.add(term);
      if (found.index > at) pieces.push({ text: text.slice(at, found.index) });
      pieces.push({ text: found[0], term });
      at = found.index + found[0].length;
    }
    if (at < text.length || !pieces.length) pieces.push({ text: text.slice(at) });
    return pieces;
  };
}

/** The terms of a page of rules, each where a chapter first speaks of it. */
export function withTerms(blocks: readonly Block[], find: Find): Block[] {
  let told = new Set<string>();

  const words = (parts: readonly Inline[]): Inline[] =>
    parts.flatMap((part): Inline[] => {
      if (part.kind === "strong" || part.kind === "em") return [{ ...part, parts: words(part.parts) }];
      if (part.kind !== "text") return [part];
      return find(part.text).map(({ text, term }): Inline => {
        if (!term || told.has(term)) return { kind: "text", text };
        told.add(term);
        return { kind: "term", text, term };
      });
    });

  const within = (all: readonly Block[]): Block[] =>
    all.map((block): Block => {
      if (block.kind === "heading" && block.level <= 2) told = new Set();
      if (block.kind === "paragraph") return { ...block, parts: words(block.parts) };
      if (block.kind === "quote") return { ...block, blocks: within(block.blocks) };
      if (block.kind === "list") return { ...block, items: block.items.map(within) };
      return block;
    });

  return within(blocks);
}
