import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { backoff, client, insist, newKey, Refused, Unreachable } from "./client.ts";

const answers: (() => Response | Promise<Response>)[] = [];
const asked: { path: string; init: RequestInit }[] = [];
const json = (body: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers });

beforeEach(() => {
  vi.useFakeTimers();
  answers.length = asked.length = 0;
  vi.stubGlobal("document", { cookie: "", documentElement: { lang: "en" } });
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    asked.push({ path, init });
    const next = answers.shift();
    if (!next) throw new TypeError("network");
    return next();
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const act = { seat: 0, version: 3, action: "build baths", key: "k".repeat(12) };
const header = (n: number, name: string): string | undefined => (asked[n]?.init.headers as Record<string, string>)[name];

describe("the client", () => {
  it("sends the token it was given with every write", async () => {
    answers.push(() => json({ kind: "guest", name: "Ada", csrf: "t1" }), () => json({ version: 4 }));
    await client.me();
    await client.act("abc", act);
    expect(asked[1]).toMatchObject({ path: "/api/tables/abc/actions", init: { method: "POST", body: JSON.stringify(act) } });
    expect(header(1, "X-CSRF-Token")).toBe("t1");
    expect(header(0, "X-CSRF-Token")).toBeUndefined();
  });

  it("fetches a new token and asks once more when the old one is refused", async () => {
    answers.push(
      () => json({ reason: { type: "message", id: "server-cross-site" } }, 403),
      () => json({ kind: "guest", name: "Ada", csrf: "t2" }),
      () => json({ version: 4 }),
    );
    await expect(client.act("abc", act)).resolves.toEqual({ version: 4 });
    expect(header(2, "X-CSRF-Token")).toBe("t2");
  });

  it("repeats a click with the same key until the server answers", async () => {
    answers.push(() => Promise.reject(new TypeError("network")), () => json({}, 503), () => json({ version: 4 }));
    const late: boolean[] = [];
    const done = insist(() => client.act("abc", act), (is) => late.push(is));
    await vi.runAllTimersAsync();
    await expect(done).resolves.toEqual({ version: 4 });
    expect(asked.map(({ init }) => init.body)).toEqual(Array(3).fill(JSON.stringify(act)));
    expect(late).toEqual([true, true, false]);
  });

  it("waits as long as a busy server asks for", async () => {
    answers.push(() => json({}, 429, { "Retry-After": "7" }), () => json({ version: 4 }));
    const done = insist(() => client.act("abc", act));
    await vi.advanceTimersByTimeAsync(6900);
    expect(asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(200);
    await expect(done).resolves.toEqual({ version: 4 });
  });

  it("does not repeat what the rules or the version forbid, and keeps the reason", async () => {
    answers.push(() => json({ reason: { type: "message", id: "server-moved-on" }, text: "", rule: "trade", version: 9 }, 409));
    const refused = await insist(() => client.act("abc", act)).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(Refused);
    expect(refused).toMatchObject({ status: 409, rule: "trade", reason: { id: "server-moved-on" } });
    expect(asked).toHaveLength(1);
  });

  it("says that the server is away, also for answers that are not ours", async () => {
    await expect(client.games()).rejects.toBeInstanceOf(Unreachable);
    answers.push(() => new Response("<html>", { status: 500 }));
    await expect(client.games()).rejects.toMatchObject({ status: 500, reason: { id: "web-error-server" } });
  });

  it("makes a new key for every click and waits longer each time, within reason", () => {
    expect(newKey()).toMatch(/^[0-9a-f]{24}$/);
    expect(newKey()).not.toBe(newKey());
    expect([0, 1, 2].map((n) => backoff(n, 0.5))).toEqual([400, 800, 1600]);
    expect(backoff(50, 1)).toBeLessThan(20_000);
  });
});
