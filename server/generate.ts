// Writes src/openapi.ts from openapi.yaml: the types that handlers are written against, and the document itself.
import { readFile, writeFile } from "node:fs/promises";
import openapiTS, { astToString, type OpenAPI3 } from "openapi-typescript";
import { parse } from "yaml";
import { rejectUnknown, spellOutAlternatives } from "../sdk/generate-schemas.ts";

const source = new URL("../openapi.yaml", import.meta.url);
const target = new URL("src/openapi.ts", import.meta.url);

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/**
 * A copy in which everything that has a default is required: ajv fills defaults before a handler sees the
 * request, so to the handler they are always there. Covers parameters and inline bodies, which
 * openapi-typescript's own `defaultNonNullable` leaves optional.
 */
export function requireDefaults(node: Json, root: Json): Json {
  if (Array.isArray(node)) return node.map((entry) => requireDefaults(entry, root));
  if (node === null || typeof node !== "object") return node;
  const copy: { [key: string]: Json } = {};
  for (const [key, value] of Object.entries(node)) {
    copy[key] = key === "example" || key === "examples" ? value : requireDefaults(value, root);
  }
  if (typeof copy.in === "string" && typeof copy.name === "string" && hasDefault(copy.schema, root)) {
    copy.required = true;
  }
  if (isObject(copy.properties)) {
    const required = new Set(Array.isArray(copy.required) ? copy.required : []);
    for (const [name, property] of Object.entries(copy.properties)) {
      if (isObject(property) && "default" in property) required.add(name);
    }
    if (required.size > 0) copy.required = [...required];
  }
  return copy;
}

function isObject(value: Json | undefined): value is { [key: string]: Json } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function hasDefault(schema: Json | undefined, root: Json): boolean {
  if (!isObject(schema)) return false;
  if ("default" in schema) return true;
  if (typeof schema.$ref !== "string") return false;
  let target: Json | undefined = root;
  for (const part of schema.$ref.slice(2).split("/")) target = isObject(target) ? target[part] : undefined;
  return hasDefault(target, root);
}

/** The operations by their callers: anyone, a person who is signed in, or a user of an account. */
function accessTypes(document: Json): string[] {
  const found = { PublicOperation: [], PersonOperation: [], SessionOperation: [] } as Record<
    string,
    string[]
  >;
  const paths = isObject(document) && isObject(document.paths) ? Object.values(document.paths) : [];
  for (const operation of paths.flatMap((item) => (isObject(item) ? Object.values(item) : []))) {
    if (!isObject(operation) || !Array.isArray(operation.security)) continue;
    const isPublic = operation.security.length === 0;
    const name = isPublic
      ? "PublicOperation"
      : "x-roles" in operation
        ? "SessionOperation"
        : "PersonOperation";
    found[name]?.push(JSON.stringify(operation.operationId));
  }
  return [
    "/** Operations that need no credential. */",
    "/** Operations of a person, whatever the account: a session, and no API key. */",
    "/** Operations in an account that need a session: no API key can call them. */",
  ].flatMap((comment, index) => {
    const [name, ids = []] = Object.entries(found)[index] ?? [];
    return [comment, `export type ${name} = ${ids.length === 0 ? "never" : ids.join(" | ")};`, ""];
  });
}

/** The text of `src/openapi.ts` for an OpenAPI document in YAML; the same document gives the same text. */
export async function generate(yaml: string): Promise<string> {
  const document: Json = parse(yaml);
  const typed: OpenAPI3 = JSON.parse(
    JSON.stringify(requireDefaults(spellOutAlternatives(document), document)),
  );
  const types = astToString(
    await openapiTS(typed, {
      defaultNonNullable: true,
      silent: true,
      postTransform: rejectUnknown,
    }),
  );
  return [
    "// Generated from openapi.yaml by server/generate.ts (npm run generate): change the document, not this file.",
    "",
    types,
    ...accessTypes(document),
    "/** The OpenAPI document as JSON text, so that no YAML is parsed at run time. */",
    `export const documentText = ${JSON.stringify(JSON.stringify(document))};`,
    "",
  ].join("\n");
}

if (import.meta.main) await writeFile(target, await generate(await readFile(source, "utf8")));
