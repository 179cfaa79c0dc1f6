/** JSON schemas as the engine makes them: of a game's options, of its view. */
export type Choice = string | number | boolean | null;

export interface Schema {
  $ref?: string;
  $defs?: Record<string, Schema>;
  type?: string | string[];
  enum?: Choice[];
  const?: Choice;
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  items?: Schema | boolean;
  default?: unknown;
  minimum?: number;
  maximum?: number;
  /** Marks a value that stands for something else: a seat, a component, an age. */
  "x-type"?: string;
  /** Marks a list that has one item for every seat. */
  "x-per"?: string;
  /** Marks a number that stands for an item of this list of the view. */
  "x-of"?: string;
  /** The value that says that there is nothing to be said. */
  "x-none"?: Choice;
}

/** What a reference refers to; a default given beside it counts. */
export const resolve = (schema: Schema, root: Schema): Schema => {
  const name = schema.$ref?.split("/").at(-1);
  const found = name === undefined ? undefined : root.$defs?.[name];
  return found ? { ...resolve(found, root), ...("default" in schema ? { default: schema.default } : {}) } : schema;
};

/** A part of a value together with what its schema says of it. */
export class Shape {
  readonly #schema: Schema;
  readonly #root: Schema;

  constructor(schema: Schema = {}, root: Schema = schema) {
    const known = resolve(schema, root);
    // Something or nothing: what it is if it is there.
    const kinds = (known.anyOf ?? []).map((kind) => resolve(kind, root)).filter((kind) => kind.type !== "null");
    this.#schema = kinds.length === 1 && kinds[0] ? kinds[0] : known;
    this.#root = root;
  }

  get isSeat(): boolean {
    return this.#schema["x-type"] === "seat";
  }

  get isComponent(): boolean {
    return this.#schema["x-type"] === "component";
  }

  get isAge(): boolean {
    return this.#schema["x-type"] === "age";
  }

  /** Whether it has one item for every seat. */
  get isBySeat(): boolean {
    return this.#schema["x-per"] === "seat";
  }

  /** The list of the view that it is the number of an item of. */
  get of(): string | undefined {
    return this.#schema["x-of"];
  }

  /** Whether this value says nothing. */
  isNothing(value: unknown): boolean {
    return value !== undefined && this.#schema["x-none"] === value;
  }

  /** The fields that are numbers of ages. */
  get ages(): string[] {
    return Object.keys(this.#schema.properties ?? {}).filter((name) => this.field(name).isAge);
  }

  /** Whether it belongs to a seat: it says to which. */
  get isOwned(): boolean {
    return this.field("seat").isSeat;
  }

  field(name: string): Shape {
    const { properties, additionalProperties } = this.#schema;
    return this.#inner(properties?.[name] ?? additionalProperties);
  }

  get item(): Shape {
    return this.#inner(this.#schema.items);
  }

  #inner(schema: Schema | boolean | undefined): Shape {
    return new Shape(typeof schema === "object" ? schema : {}, this.#root);
  }
}
