/** How far the chat of a table was read on this device, for those the server does not know. */
const STORED = "ecumene.read";
const MOST = 50;

function all(): [string, number][] {
  try {
    return JSON.parse(localStorage.getItem(STORED) ?? "[]") as [string, number][];
  } catch {
    return [];
  }
}

export const readHere = (id: string): number => all().find(([one]) => one === id)?.[1] ?? 0;

export const keepRead = (id: string, n: number): void => localStorage.setItem(STORED, JSON.stringify([[id, n], ...all().filter(([one]) => one !== id)].slice(0, MOST)));
