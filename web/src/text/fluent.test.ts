import { describe, expect, it } from "vitest";
import { Texts } from "./fluent.ts";
import { preferred } from "./lang.ts";

const ru = new Texts("ru", ["coins = { $n ->\n    [one] { $n } монета\n    [few] { $n } монеты\n   *[many] { $n } монет\n}\nbuilt = { $player } строит: { $card }\nbaths = Бани\n    .city = Рим\n"]);
const name = (seat: number): string => ["Ада", "Борис"][seat] ?? "?";

describe("texts", () => {
  it("counts as Russian counts", () => {
    expect([1, 3, 5, 21].map((n) => ru.text("coins", { n }))).toEqual(["1 монета", "3 монеты", "5 монет", "21 монета"]);
  });

  it("fills a message with names of seats and with other messages", () => {
    const message = {
      type: "message" as const,
      id: "built",
      args: { player: { type: "seat" as const, seat: 1 }, card: { type: "message" as const, id: "baths" } },
    };
    expect(ru.say(message, name)).toBe("Борис строит: Бани");
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
