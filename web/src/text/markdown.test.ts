import { describe, expect, it } from "vitest";
import { inline, parse, slugOf } from "./markdown.ts";

describe("rules in Markdown", () => {
  it("gives a heading the anchor on the line above it", () => {
    expect(parse('<a id="trade"></a>\n## Trade with neighbours')).toEqual([
      { kind: "heading", level: 2, id: "trade", parts: [{ kind: "text", text: "Trade with neighbours" }] },
    ]);
  });

  it("names a heading without an anchor by its words, in any script", () => {
    expect(parse("## Цель игры")[0]).toMatchObject({ id: "цель-игры" });
    expect(slugOf("What is on the table?")).toBe("what-is-on-the-table");
  });

  it("joins the lines of a paragraph and keeps emphasis that crosses them", () => {
    expect(parse("one *two\nthree* four")).toEqual([
      {
        kind: "paragraph",
        parts: [
          { kind: "text", text: "one " },
          { kind: "em", parts: [{ kind: "text", text: "two three" }] },
          { kind: "text", text: " four" },
        ],
      },
    ]);
  });

  it("reads lists with continued and nested items", () => {
    const [list] = parse("- one\n  more\n- two\n  - inner");
    expect(list).toMatchObject({ kind: "list", ordered: false });
    if (list?.kind !== "list") throw new Error("no list");
    expect(list.items).toHaveLength(2);
    expect(list.items[0]).toEqual([{ kind: "paragraph", parts: [{ kind: "text", text: "one more" }] }]);
    expect(list.items[1]?.[1]).toMatchObject({ kind: "list" });
  });

  it("reads tables", () => {
    expect(parse("| a | b |\n|---|---|\n| 1 | 2 |")).toEqual([
      {
        kind: "table",
        head: [[{ kind: "text", text: "a" }], [{ kind: "text", text: "b" }]],
        rows: [[[{ kind: "text", text: "1" }], [{ kind: "text", text: "2" }]]],
      },
    ]);
  });

  it("never makes markup or a script of what it reads", () => {
    expect(inline("<img src=x onerror=alert(1)>")).toEqual([{ kind: "text", text: "<img src=x onerror=alert(1)>" }]);
    expect(inline("[x](javascript:alert(1))")[0]).toMatchObject({ kind: "link", href: "#" });
    expect(inline("[x](//elsewhere.example)")[0]).toMatchObject({ href: "#" });
    expect(inline("[x](#trade)")[0]).toMatchObject({ href: "#rule-trade" });
  });
});
