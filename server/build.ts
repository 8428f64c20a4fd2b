// Compiles the checks of requests into dist, so that no process needs ajv, or its time and memory, for them.
import { writeFile } from "node:fs/promises";
import standalone from "ajv/dist/standalone/index.js";
import { checksFiles, documentHash, nameOfCheck, type Place } from "./src/http/checks.ts";
import { bodySchema, createAjv, parametersSchema } from "./src/http/compile-checks.ts";
import { operationList } from "./src/operations.ts";

/** A module that exports a function for each schema, by its name. */
function moduleOf(schemas: Record<string, object>, coerceTypes: boolean): string {
  const ajv = createAjv({ coerceTypes, code: { source: true, esm: true } });
  for (const [name, schema] of Object.entries(schemas)) ajv.addSchema(schema, name);
  const names = Object.keys(schemas);
  return [
    "// Compiled from openapi.yaml by server/build.ts (npm run build).",
    // ajv's own helpers are CommonJS.
    'import { createRequire } from "node:module";',
    "const require = createRequire(import.meta.url);",
    standalone.default(ajv, Object.fromEntries(names.map((name) => [name, name]))),
    `export const documentHash = ${JSON.stringify(documentHash)};`,
    "",
  ].join("\n");
}

/** Writes the checks of every operation into a folder. */
export async function buildChecks(folder: URL): Promise<void> {
  const parameters: Record<string, object> = {};
  const bodies: Record<string, object> = {};
  const places: readonly Place[] = ["path", "query", "header"];
  for (const operation of operationList) {
    for (const place of places)
      parameters[nameOfCheck(operation, place)] = parametersSchema(operation, place);
    if (operation.body) bodies[nameOfCheck(operation, "body")] = bodySchema(operation.body.pointer);
  }
  await Promise.all([
    writeFile(new URL(checksFiles.parameters, folder), moduleOf(parameters, true)),
    writeFile(new URL(checksFiles.bodies, folder), moduleOf(bodies, false)),
  ]);
}

if (import.meta.main) await buildChecks(new URL("dist/http/", import.meta.url));
