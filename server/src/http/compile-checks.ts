// Compiles the schemas of operations with ajv: for the build, and for processes that run the sources.
import { Ajv2020, type Options } from "ajv/dist/2020.js";
import { document, type Operation, resolvePointer } from "../operations.ts";
import type { Checks, FindChecks, Place } from "./checks.ts";
import { formats } from "./formats.ts";

const documentId = "openapi";

/** An ajv that knows the document; `coerceTypes` for parameters, which come as texts. */
export function createAjv(options: Pick<Options, "coerceTypes" | "code">): Ajv2020 {
  const ajv = new Ajv2020({
    ...options,
    allErrors: true,
    useDefaults: true,
    strict: false,
    // The document is linted, and not input: no process compiles the schema of schemas to check it.
    meta: false,
    validateSchema: false,
    validateFormats: true,
    // Messages use a schema's own words (its pattern's meaning), so errors include it.
    verbose: true,
    addUsedSchema: false,
  });
  for (const [name, format] of Object.entries(formats)) ajv.addFormat(name, format);
  ajv.addSchema(document, documentId);
  return ajv;
}

/** All parameters of an operation in one place, as one object; headers by their names in lower case. */
export function parametersSchema(operation: Operation, place: Place): object {
  const parameters = operation.parameters
    .filter((parameter) => parameter.in === place)
    .map(({ name, ...parameter }) => ({
      ...parameter,
      name: place === "header" ? name.toLowerCase() : name,
    }));
  return {
    type: "object",
    properties: Object.fromEntries(parameters.map(({ name, pointer }) => [name, parameterSchema(pointer)])),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
    ...(place === "query" && parameters.length > 0 ? { additionalProperties: false } : {}),
  };
}

/** ajv fills a default only if it is next to the property, not behind a `$ref`. */
function parameterSchema(pointer: string): object {
  const { value, pointer: target } = resolvePointer(pointer);
  const reference = { $ref: `${documentId}${target}` };
  return "default" in value ? { ...reference, default: value.default } : reference;
}

export function bodySchema(pointer: string): object {
  return { $ref: `${documentId}${pointer}` };
}

/**
 * The checks of an operation are compiled when a request needs them, or before that in an idle turn: a start must not
 * wait for all of them, and requests hardly ever wait for one.
 */
export function compileWhenNeeded(operations: readonly Operation[]): FindChecks {
  const coercing = createAjv({ coerceTypes: true });
  const exact = createAjv({ coerceTypes: false });
  const compiled = new Map<Operation, Checks>();
  const find = (operation: Operation): Checks => {
    const known = compiled.get(operation);
    if (known) return known;
    const checks = {
      path: coercing.compile(parametersSchema(operation, "path")),
      query: coercing.compile(parametersSchema(operation, "query")),
      header: coercing.compile(parametersSchema(operation, "header")),
      body: operation.body && exact.compile(bodySchema(operation.body.pointer)),
    };
    compiled.set(operation, checks);
    return checks;
  };
  inIdleTurns(operations.map((operation) => () => find(operation)));
  return find;
}

/** Does one after another, with room between them for whatever else waits; keeps no process alive. */
function inIdleTurns([first, ...rest]: readonly (() => unknown)[]): void {
  if (!first) return;
  setImmediate(() => {
    first();
    inIdleTurns(rest);
  }).unref();
}
