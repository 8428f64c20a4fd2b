// Compiles the schemas of operations with ajv.

import { Ajv2020, type Options, type ValidateFunction } from "ajv/dist/2020.js";
import { startTimer } from "../base/timers.ts";
import { document, type Operation, type Parameter, resolvePointer } from "../core/context/operations.ts";
import { formats } from "./formats.ts";

type Place = Parameter["in"];
type Checks = Readonly<Record<Place, ValidateFunction>> & {
  readonly body: ValidateFunction | undefined;
};
/** Finds the checks of the parts of an operation's request. */
export type FindChecks = (operation: Operation) => Checks;

const documentId = "openapi";

/** An ajv that knows the document; `coerceTypes` for parameters, which come as texts. */
export function createAjv(options: Pick<Options, "coerceTypes">): Ajv2020 {
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
function parametersSchema(operation: Operation, place: Place): object {
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

function bodySchema(pointer: string): object {
  return { $ref: `${documentId}${pointer}` };
}

/**
 * The checks of an operation are compiled when a request needs them, or before that in a quiet turn: a start must not
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
  inQuietTurns(operations.map((operation) => () => find(operation)));
  return find;
}

/** Some hundred turns end within seconds, and leave most of the processor to a service that starts. */
const pauseMs = 50;

/** Does one after another, with room between them for whatever else waits; keeps no process alive. */
function inQuietTurns([first, ...rest]: readonly (() => unknown)[]): void {
  if (!first) return;
  startTimer(() => {
    first();
    inQuietTurns(rest);
  }, pauseMs).unref();
}
