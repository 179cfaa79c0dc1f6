import type { Box, Component } from "../../api/types.ts";

/** Plain data of a component in a few words: "2 wood, 1 clay", "blue", "3, 7". Nothing for nothing. */
export function describeFact(value: unknown, name: (word: string) => string): string {
  if (value === null || value === undefined || value === false || value === "" || value === 0) return "";
  if (value === true) return "✓";
  if (typeof value === "number") return String(value);
  if (typeof value === "string") return name(value);
  if (Array.isArray(value)) return value.map((item) => describeFact(item, name)).filter(Boolean).join(", ");
  return Object.entries(value)
    .map(([key, inner]) => {
      if (key === "type" || key === "kind") return typeof inner === "string" ? name(inner) : "";
      const text = describeFact(inner, name);
      return text && (typeof inner === "number" ? `${text} ${name(key)}` : `${name(key)}: ${text}`);
    })
    .filter(Boolean)
    .join(", ");
}

/** A component of the box by its id, whatever kind it is. */
export function findComponent(box: Box, id: string): Component | undefined {
  for (const kind of Object.values(box)) {
    const found = kind.find((component) => component.id === id);
    if (found) return found;
  }
  return undefined;
}

/** What is printed on a component, field by field. */
export function factsOf(component: Component | undefined, name: (word: string) => string): [string, string][] {
  return Object.entries(component ?? {}).flatMap(([key, value]): [string, string][] => {
    const text = key === "id" ? "" : describeFact(value, name);
    return text ? [[key, text]] : [];
  });
}
