/** A game's options, read from its JSON schema into fields a form can show. */
import { resolve, type Choice, type Schema } from "./schema.ts";

export type Field = { name: string; initial: unknown } & (
  | { kind: "switch" }
  | { kind: "choice"; values: Choice[] }
  | { kind: "number"; least: number | undefined; most: number | undefined }
  | { kind: "text" }
  | { kind: "list" }
  /** One for every seat, each of these at most once, but for the first: it leaves it to chance. */
  | { kind: "seats"; values: Choice[] }
);

function values(schema: Schema, root: Schema): Choice[] | undefined {
  if (schema.enum) return schema.enum;
  if (schema.const !== undefined) return [schema.const];
  if (schema.type === "null") return [null];
  const parts = (schema.anyOf ?? schema.oneOf)?.map((part) => values(resolve(part, root), root));
  return parts?.every((part) => part !== undefined) ? parts.flat() : undefined;
}

function field(name: string, given: Schema, root: Schema): Field {
  const schema = resolve(given, root);
  const choices = values(schema, root);
  const initial = schema.default;
  if (choices) return { name, kind: "choice", values: choices, initial: "default" in schema ? initial : choices[0] };
  if (schema.type === "boolean") return { name, kind: "switch", initial: initial ?? false };
  if (schema.type === "integer" || schema.type === "number")
    return { name, kind: "number", least: schema.minimum, most: schema.maximum, initial: initial ?? schema.minimum ?? 0 };
  if (schema.type === "array" && schema["x-per"] === "seat" && typeof schema.items === "object")
    return { name, kind: "seats", values: values(resolve(schema.items, root), root) ?? [], initial: initial ?? [] };
  if (schema.type === "array") return { name, kind: "list", initial: initial ?? [] };
  return { name, kind: "text", initial: initial ?? "" };
}

export function fieldsOf(schema: unknown): Field[] {
  const root = schema as Schema;
  return Object.entries(resolve(root, root).properties ?? {}).map(([name, part]) => field(name, part, root));
}

/** Only what differs from the game's own defaults needs to be sent. */
export function changed(fields: readonly Field[], given: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
  return Object.fromEntries(
    fields.filter(({ name, initial }) => name in given && !same(given[name], initial)).map(({ name }) => [name, given[name]]),
  );
}
