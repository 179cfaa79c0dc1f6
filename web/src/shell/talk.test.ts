import { beforeEach, describe, expect, it, vi } from "vitest";
import type { ChatLine } from "../api/types.ts";
import { ANNOUNCED, Talk } from "./talk.svelte.ts";

const { chat } = vi.hoisted(() => ({ chat: vi.fn<() => Promise<ChatLine[]>>() }));
vi.mock("../api/client.ts", () => ({ client: { chat, readUpTo: () => Promise.resolve(0) } }));
vi.mock("./session.svelte.ts", () => ({ session: { me: { kind: "guest" } } }));

const line = (n: number): ChatLine => ({ type: "chat", n, seat: 1, name: "Bo", text: `line ${n}`, at: n, watching: false });

describe("what is said at a table", () => {
  let talk: Talk;
  const heard = (): number[] => talk.lines.map(({ n }) => n);
  beforeEach(() => {
    talk = new Talk("table", () => [0]);
  });

  it("is not lost when it is said while all is told anew", async () => {
    let tell: (lines: ChatLine[]) => void = () => {};
    chat.mockReturnValueOnce(new Promise((done) => (tell = done)));
    const told = talk.recall();
    talk.add(line(2));
    tell([line(1)]);
    await told;
    expect(heard()).toEqual([1, 2]);
  });

  it("is told anew after somebody was muted, but for what the host of the server said", async () => {
    [1, 2, ANNOUNCED + 1].forEach((n) => talk.add(line(n)));
    chat.mockResolvedValueOnce([line(2)]);
    await talk.recall();
    expect(heard()).toEqual([2, ANNOUNCED + 1]);
  });

  it("stays when nobody answers", async () => {
    talk.add(line(1));
    chat.mockRejectedValueOnce(new Error("away"));
    await talk.recall();
    expect(heard()).toEqual([1]);
  });
});
