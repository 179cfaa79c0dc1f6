// Makes src/api/schema.d.ts from the server's OpenAPI description: `npm run schema [file or address]`.
import { readFile, writeFile } from "node:fs/promises";
import openapiTS, { astToString } from "openapi-typescript";

const source = process.argv[2] ?? "http://127.0.0.1:8000/schema/openapi.json";
const text = source.startsWith("http") ? await (await fetch(source)).text() : await readFile(source, "utf8");

// The server's examples are made up anew each time; a generated file must not change without reason.
const description = JSON.parse(text, (key, value) => (key === "example" || key === "examples" ? undefined : value));
// Only the structs are used; client.ts knows the addresses.
description.paths = {};

const types = astToString(await openapiTS(description, { defaultNonNullable: false }));
await writeFile(
  new URL("src/api/schema.d.ts", import.meta.url),
  `// Made from the server's OpenAPI description by schema.mjs; change src/ecumene/server/api.py instead.\n\n${types}`,
);
