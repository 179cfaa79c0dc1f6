import { describe, expect, it } from "vitest";
import type { Message } from "../api/types.ts";
import { Texts } from "./fluent.ts";
import { preferred } from "./lang.ts";

const ru = new Texts("ru", ["coins = { $n ->\n    [one] { $n } монета\n    [few] { $n } монеты\n   *[many] { $n } монет\n}\nbuilt = { $player } строит: { $card }\nbaths = Бани\n    .city = Рим\nno-coins = Не хватает: { $lack }\n    .short = нет { $lack }\nseen = { $what }, потом { $who }\n"]);
const name = (seat: number): string => ["Ада", "Борис"][seat] ?? "?";

describe("texts", () => {
  it("counts as Russian counts", () => {
    expect([1, 3, 5, 21].map((n) => ru.text("coins", { n }))).toEqual(["1 монета", "3 монеты", "5 монет", "21 монета"]);
  });

  const built: Message = { type: "message", id: "built", args: { player: { type: "seat", seat: 1 }, card: { type: "message", id: "baths" } } };

  it("fills a message with names of seats and with other messages", () => {
    expect(ru.say(built, name)).toBe("Борис строит: Бани");
  });

  it("cuts a message where it names a seat or a thing, however deep", () => {
    const parts = [{ text: "Борис", seat: 1 }, { text: " строит: " }, { text: "Бани", argument: "card" }];
    expect(ru.parts(built, name)).toEqual(parts);
    const told: Message = { type: "message", id: "seen", args: { what: built, who: { type: "seat", seat: 0 } } };
    expect(ru.parts(told, name)).toEqual([...parts, { text: ", потом " }, { text: "Ада", seat: 0 }]);
    expect(ru.parts({ type: "message", id: "baths" }, name)).toEqual([{ text: "Бани" }]);
  });

  it("has a short form for some messages", () => {
    const no: Message = { type: "message", id: "no-coins", args: { lack: 2 } };
    expect(ru.sayShortly(no, name)).toBe("нет 2");
    expect(ru.sayShortly(built, name)).toBe("Борис строит: Бани");
  });

  it("finds attributes, and shows an unknown id as it is", () => {
    expect(ru.text("baths.city")).toBe("Рим");
    expect(ru.has("baths.city")).toBe(true);
    expect(ru.has("baths.other")).toBe(false);
    expect(ru.text("nowhere")).toBe("nowhere");
  });

  it("speaks the language the browser asks for, English if it knows none", () => {
    expect(preferred(["de-DE", "ru-RU", "en"])).toBe("ru");
    expect(preferred(["fr"])).toBe("en");
  });
});
