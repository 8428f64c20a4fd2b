// Writes src/core/context/operation-types.ts from openapi.yaml: what the types of handlers need besides the types of the document.
import { execFileSync } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { parse } from "yaml";

const source = new URL("../openapi.yaml", import.meta.url);
const target = new URL("src/core/context/operation-types.ts", import.meta.url);

type Json = { [key: string]: unknown };
/** The fields that have a default, by name; of an object or a list of objects, its own such fields. */
export type Defaults = { [field: string]: true | Defaults };

const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

function resolve(document: Json, node: unknown): Json {
  if (!isObject(node)) return {};
  if (typeof node.$ref !== "string") return node;
  let found: unknown = document;
  for (const part of node.$ref.slice(2).split("/")) found = isObject(found) ? found[part] : undefined;
  return resolve(document, found);
}

/** The fields of a body that ajv fills before a handler sees it. It leaves alternatives (`oneOf`, `anyOf`) as they are. */
function defaultsOf(document: Json, schema: unknown, within: readonly Json[] = []): Defaults {
  const node = resolve(document, schema);
  if (within.includes(node)) return {};
  const inside = [...within, node];
  const found: Defaults = {};
  for (const part of list(node.allOf)) Object.assign(found, defaultsOf(document, part, inside));
  Object.assign(found, node.items === undefined ? {} : defaultsOf(document, node.items, inside));
  for (const [name, property] of Object.entries(isObject(node.properties) ? node.properties : {})) {
    const inner = defaultsOf(document, property, inside);
    if (hasDefault(document, property)) found[name] = true;
    else if (Object.keys(inner).length > 0) found[name] = inner;
  }
  return found;
}

const hasDefault = (document: Json, schema: unknown): boolean =>
  (isObject(schema) && "default" in schema) || "default" in resolve(document, schema);

/** The operations of a document with what their requests have by default: of the query, of headers, of the body. */
export function defaultsOfOperations(document: Json): Defaults {
  const all: Defaults = {};
  for (const operation of operationsOf(document)) {
    const found: Defaults = {};
    for (const place of ["query", "header"]) {
      const names = list(operation.parameters)
        .map((one) => resolve(document, one))
        .filter((one) => one.in === place && hasDefault(document, one.schema))
        .map((one): [string, true] => [String(one.name), true]);
      if (names.length > 0) found[place] = Object.fromEntries(names);
    }
    const content = resolve(document, operation.requestBody).content;
    const json = isObject(content) ? content["application/json"] : undefined;
    const body = defaultsOf(document, isObject(json) ? json.schema : undefined);
    if (Object.keys(body).length > 0) found.body = body;
    if (Object.keys(found).length > 0) all[String(operation.operationId)] = found;
  }
  return all;
}

const operationsOf = (document: Json): Json[] =>
  Object.values(isObject(document.paths) ? document.paths : {})
    .flatMap((item) => (isObject(item) ? Object.values(item) : []))
    .filter((operation) => isObject(operation) && "operationId" in operation)
    .map((operation) => resolve(document, operation));

/** The operations by their callers: anyone, a person who is signed in, or a user of an account. */
function accessTypes(document: Json): string {
  const found: Record<string, string[]> = { PublicOperation: [], PersonOperation: [], SessionOperation: [] };
  for (const operation of operationsOf(document)) {
    if (!Array.isArray(operation.security)) continue;
    const isPublic = operation.security.length === 0;
    const name = isPublic
      ? "PublicOperation"
      : "x-roles" in operation
        ? "SessionOperation"
        : "PersonOperation";
    found[name]?.push(JSON.stringify(operation.operationId));
  }
  const comments = [
    "Operations that need no credential.",
    "Operations of a person, whatever the account: a session, and no API key.",
    "Operations in an account that need a session: no API key can call them.",
  ];
  return Object.entries(found)
    .map(
      ([name, ids], at) =>
        `/** ${comments[at]} */\nexport type ${name} = ${ids.length === 0 ? "never" : ids.join(" | ")};\n`,
    )
    .join("\n");
}

/** The text of `src/core/context/operation-types.ts` for an OpenAPI document in YAML; the same document gives the same text. */
export function generate(yaml: string): string {
  const document: Json = parse(yaml);
  const input = `// Generated from openapi.yaml by server/generate.ts (npm run generate): change the document, not this file.

/** What requests have by default: it is filled in before a handler sees them, so to handlers it is always there. */
export type Defaults = ${JSON.stringify(defaultsOfOperations(document))};

${accessTypes(document)}`;
  const biome = createRequire(import.meta.url).resolve("@biomejs/biome/bin/biome");
  const args = [biome, "format", "--stdin-file-path=server/src/core/context/operation-types.ts"];
  return execFileSync(process.execPath, args, { input, encoding: "utf8" });
}

if (import.meta.main) await writeFile(target, generate(await readFile(source, "utf8")));
