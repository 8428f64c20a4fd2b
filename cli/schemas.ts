// The JSON Schemas of what commands print under `--json`: the build writes one file a command into `schemas`, with the schemas of
// openapi.yaml that it needs.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { Combined, type Shape, shapes } from "./shapes.ts";

type Json = { [key: string]: unknown };

const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The schema of a shape; `isOpen` allows fields that it doesn't name. */
function schemaOfShape(shape: Shape, isOpen = false): Json {
  const closed = isOpen ? {} : { unevaluatedProperties: false };
  if (typeof shape === "string") {
    if (/^[A-Z]/.test(shape)) return { $ref: `#/$defs/${shape}`, ...closed };
    return shape === "any" ? {} : { type: shape.includes("|") ? shape.split("|") : shape };
  }
  if (shape instanceof Combined) {
    const parts = shape.parts.map((part) => schemaOfShape(part, shape.kind === "allOf"));
    return { [shape.kind]: parts, ...(shape.kind === "allOf" ? closed : {}) };
  }
  if (isList(shape)) return { type: "array", items: schemaOfShape(shape[0]) };
  const fields = Object.entries(shape);
  return {
    type: "object",
    properties: Object.fromEntries(fields.map(([name, of]) => [name.replace("?", ""), schemaOfShape(of)])),
    required: fields.map(([name]) => name).filter((name) => !name.endsWith("?")),
    ...closed,
  };
}

const isList = (shape: Shape): shape is readonly [Shape] => Array.isArray(shape);

/** A schema of openapi.yaml as any validator takes it: without examples and formats of its own; `isFields` if its keys are names of fields. */
function plain(node: unknown, isFields = false): unknown {
  if (Array.isArray(node)) return node.map((entry) => plain(entry));
  if (typeof node === "string") return node.replace(/^#\/components\/schemas\//, "#/$defs/");
  if (!isObject(node)) return node;
  const kept = Object.entries(node).filter(([key]) => isFields || !/^(examples?|format|x-.*)$/.test(key));
  return Object.fromEntries(
    kept.map(([key, value]) => [key, plain(value, !isFields && key === "properties")]),
  );
}

/** Adds the schemas that a schema refers to, and those that they refer to. */
function addDefinitions(schema: unknown, all: Json, found: Json): void {
  for (const [, name = ""] of JSON.stringify(schema).matchAll(/"#\/\$defs\/(\w+)"/g)) {
    if (name in found) continue;
    if (!(name in all)) throw new Error(`openapi.yaml has no schema ${name}: correct cli/schemas.ts`);
    found[name] = plain(all[name]);
    addDefinitions(found[name], all, found);
  }
}

const readDocument = async (): Promise<Json> =>
  JSON.parse(await readFile(new URL("../sdk/dist/openapi.json", import.meta.url), "utf8")).components.schemas;

/** The schema of each command's data, by its id (`sales:submit`). */
export async function schemasOfData(): Promise<Map<string, Json>> {
  const all = await readDocument();
  return new Map(
    Object.entries(shapes).map(([id, shape]) => {
      const schema = schemaOfShape(shape);
      const definitions: Json = {};
      addDefinitions(schema, all, definitions);
      return [
        id,
        {
          $schema: "https://json-schema.org/draft/2020-12/schema",
          title: `data of taxctl ${id.replaceAll(":", " ")} --json`,
          ...schema,
          ...(Object.keys(definitions).length > 0 && { $defs: definitions }),
        },
      ];
    }),
  );
}

/** Writes the schemas into `schemas`, next to that of the envelope. */
export async function writeSchemas(): Promise<void> {
  const folder = new URL("schemas/", import.meta.url);
  await mkdir(folder, { recursive: true });
  for (const [id, schema] of await schemasOfData()) {
    const file = new URL(`${id.replaceAll(":", "-")}.json`, folder);
    await writeFile(file, `${JSON.stringify(schema, undefined, 2)}\n`);
  }
}
