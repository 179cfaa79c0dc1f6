/** The little Markdown our rules are written in, as data: nothing in it can ever become markup. */
export type Inline =
  | { kind: "text"; text: string }
  | { kind: "term"; text: string; term: string }
  | { kind: "strong"; parts: Inline[] }
  | { kind: "em"; parts: Inline[] }
  | { kind: "code"; text: string }
  | { kind: "link"; href: string; parts: Inline[] };

export type Block =
  | { kind: "heading"; level: number; id: string; parts: Inline[] }
  | { kind: "paragraph"; parts: Inline[] }
  | { kind: "quote"; blocks: Block[] }
  | { kind: "list"; ordered: boolean; items: Block[][] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] }
  | { kind: "code"; text: string }
  | { kind: "anchor"; id: string }
  | { kind: "rule" };

const ANCHOR = /^<a (?:id|name)="([\w-]+)">\s*<\/a>\s*/;
const ITEM = /^(\s*)(?:[-*+]|(\d+)[.)])\s+(.*)$/;

/** The anchor of a heading without one of its own: its words, joined. */
export const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, "")
    .trim()
    .replace(/\s+/g, "-");

export function inline(text: string): Inline[] {
  const found = /`([^`]+)`|\*\*(.+?)\*\*|__(.+?)__|\*([^*\s][^*]*)\*|\b_([^_\s][^_]*)_\b|\[([^\]]+)\]\(([^)\s]+)\)/u.exec(text);
  if (!found) return text ? [{ kind: "text", text }] : [];
  const [whole, code, strong, strongToo, em, emToo, label, href] = found;
  return [...inline(text.slice(0, found.index)), piece(), ...inline(text.slice(found.index + whole.length))];

  function piece(): Inline {
    if (code !== undefined) return { kind: "code", text: code };
    const bold = strong ?? strongToo;
    if (bold !== undefined) return { kind: "strong", parts: inline(bold) };
    const slanted = em ?? emToo;
    if (slanted !== undefined) return { kind: "em", parts: inline(slanted) };
    return { kind: "link", href: safe(href ?? ""), parts: inline(label ?? "") };
  }
}

/** Only addresses that lead to a page or a place in it. */
function safe(href: string): string {
  if (href.startsWith("#")) return `#rule-${href.slice(1)}`;
  return /^(https?:\/\/|\/(?!\/))/.test(href) ? href : "#";
}

const plain = (parts: readonly Inline[]): string =>
  parts.map((part) => ("text" in part ? part.text : plain(part.parts))).join("");

const cells = (line: string): Inline[][] =>
  line.trim().replace(/^\||\|$/g, "").split("|").map((cell) => inline(cell.trim()));

class Reader {
  readonly blocks: Block[] = [];
  #at = 0;

  constructor(private readonly lines: readonly string[]) {}

  read(): Block[] {
    while (this.#at < this.lines.length) this.#block();
    return this.blocks;
  }

  get #line(): string {
    return this.lines[this.#at] ?? "";
  }

  #takeWhile(test: (line: string) => boolean): string[] {
    const taken: string[] = [];
    while (this.#at < this.lines.length && test(this.#line)) {
      taken.push(this.#line);
      this.#at++;
    }
    return taken;
  }

  #block(): void {
    const line = this.#line;
    const anchor = ANCHOR.exec(line);
    if (!line.trim()) this.#at++;
    else if (anchor) this.#anchor(anchor);
    else if (/^#{1,6}\s/.test(line)) this.#heading();
    else if (/^```/.test(line)) this.#code();
    else if (/^(---+|\*\*\*+)\s*$/.test(line)) this.#push({ kind: "rule" });
    else if (/^>\s?/.test(line)) this.#quote();
    else if (ITEM.test(line)) this.#list();
    else if (/\|/.test(line) && /^\s*\|?[\s:|-]+\|[\s:|-]*$/.test(this.lines[this.#at + 1] ?? "")) this.#table();
    else this.#paragraph();
  }

  #push(block: Block): void {
    this.blocks.push(block);
    this.#at++;
  }

  #anchor(found: RegExpExecArray): void {
    this.blocks.push({ kind: "anchor", id: found[1] ?? "" });
    const rest = this.#line.slice(found[0].length);
    this.#at++;
    if (rest.trim()) this.blocks.push(...new Reader([rest]).read());
  }

  #heading(): void {
    const [, marks = "#", words = ""] = /^(#+)\s+(.*?)\s*#*$/.exec(this.#line) ?? [];
    const [, text = words, own] = /^(.*?)\s*\{#([\w-]+)\}$/.exec(words) ?? [];
    const inside = /^<a (?:id|name)="([\w-]+)">\s*<\/a>\s*/.exec(text);
    const parts = inline(inside ? text.slice(inside[0].length) : text);
    // An anchor on the line above is the heading's own.
    const above = this.blocks.at(-1);
    if (above?.kind === "anchor") this.blocks.pop();
    const anchor = own ?? inside?.[1] ?? (above?.kind === "anchor" ? above.id : undefined);
    this.#push({ kind: "heading", level: marks.length, id: anchor ?? slugOf(plain(parts)), parts });
  }

  #code(): void {
    this.#at++;
    const text = this.#takeWhile((line) => !/^```/.test(line)).join("\n");
    this.#push({ kind: "code", text });
  }

  #quote(): void {
    const inner = this.#takeWhile((line) => /^>/.test(line)).map((line) => line.replace(/^>\s?/, ""));
    this.blocks.push({ kind: "quote", blocks: new Reader(inner).read() });
  }

  #list(): void {
    const [, indent = "", number] = ITEM.exec(this.#line) ?? [];
    const items: string[][] = [];
    const lines = this.#takeWhile((line) => ITEM.test(line) || (line.trim() !== "" && /^\s+/.test(line)));
    for (const line of lines) {
      const item = ITEM.exec(line);
      const deeper = (item?.[1]?.length ?? Infinity) > indent.length;
      if (item && !deeper) items.push([item[3] ?? ""]);
      else items.at(-1)?.push(line.slice(Math.min(indent.length + 2, line.search(/\S/))));
    }
    this.blocks.push({ kind: "list", ordered: number !== undefined, items: items.map((item) => new Reader(item).read()) });
  }

  #table(): void {
    const [head = "", , ...rows] = this.#takeWhile((line) => line.includes("|"));
    this.blocks.push({ kind: "table", head: cells(head), rows: rows.map(cells) });
  }

  #paragraph(): void {
    const starts = (line: string): boolean =>
      !line.trim() || /^(#{1,6}\s|```|>)/.test(line) || ITEM.test(line) || ANCHOR.test(line);
    const [first = ""] = [this.#line];
    this.#at++;
    const text = [first, ...this.#takeWhile((line) => !starts(line))].map((line) => line.trim()).join(" ");
    this.blocks.push({ kind: "paragraph", parts: inline(text) });
  }
}

export const parse = (source: string): Block[] => new Reader(source.replaceAll("\r\n", "\n").split("\n")).read();
