/** What is told in passing: toasts for the eye, a live region for the ear. */
export interface Notice {
  id: number;
  text: string;
  tone: "info" | "good" | "bad";
  /** A thing that can be done about it, e.g. read the rule. */
  action?: { label: string; run: () => void };
}

let next = 1;
export const notices = $state<Notice[]>([]);
export const spoken = $state({ polite: "", urgent: "" });

export function dismiss(id: number): void {
  const at = notices.findIndex((notice) => notice.id === id);
  if (at >= 0) notices.splice(at, 1);
}

/** Show a notice; bad ones stay until dismissed or for long enough to be read twice. */
export function notify(text: string, tone: Notice["tone"] = "info", action?: Notice["action"]): void {
  const same = notices.find((notice) => notice.text === text);
  if (same) dismiss(same.id);
  const id = next++;
  notices.push(action ? { id, text, tone, action } : { id, text, tone });
  announce(text, tone === "bad");
  setTimeout(() => dismiss(id), tone === "bad" ? 12_000 : 5_000);
}

/** Say something to a screen reader. The same words twice are said twice. */
export function announce(text: string, urgent = false): void {
  const voice = urgent ? "urgent" : "polite";
  spoken[voice] = spoken[voice] === text ? `${text}\u00a0` : text;
}
