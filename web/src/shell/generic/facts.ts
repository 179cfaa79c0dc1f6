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
