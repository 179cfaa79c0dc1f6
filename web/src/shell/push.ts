/** This browser as one that can be pushed to. */
import type { NewChannel } from "../api/types.ts";

export const canPush = (): boolean => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** Shows notices and stands in for a server that is away. Not while developing: it would serve yesterday's pages. */
export function settleIn(): void {
  if ("serviceWorker" in navigator && import.meta.env.PROD) void navigator.serviceWorker.register("/sw.js").catch(() => undefined);
}

function bytes(key: string): Uint8Array<ArrayBuffer> {
  const raw = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(raw, (letter) => letter.charCodeAt(0));
}

/** Ask the owner, and the browser's maker, for a way to be pushed to; undefined if the owner said no. */
export async function subscription(key: string): Promise<NewChannel | undefined> {
  if ((await Notification.requestPermission()) !== "granted") return undefined;
  const worker = await navigator.serviceWorker.ready;
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
  const { endpoint, keys } = made.toJSON();
  return { kind: "push", address: endpoint ?? "", keys: { p256dh: keys?.["p256dh"] ?? "", auth: keys?.["auth"] ?? "" }, every: "turn" };
}
