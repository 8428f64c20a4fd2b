// Validates requests by the document: parameters coerced, bodies not, defaults filled, every fault named by its field.
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import { NotFoundError, ValidationError } from "../errors.ts";
import { document, type Operation, type Parameter, resolvePointer } from "../operations.ts";
import { collectMessages } from "./messages.ts";
import { validateBody } from "./validate-body.ts";

const documentId = "openapi";

function createAjv(coerceTypes: boolean): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors: true,
    useDefaults: true,
    coerceTypes,
    strict: false,
    validateSchema: false,
    validateFormats: true,
    // Messages name a schema's own words (its pattern's meaning), so errors carry it.
    verbose: true,
    addUsedSchema: false,
  });
  formats.default(ajv, ["date", "date-time", "uuid", "uri", "email"]);
  // A format the document only uses as a hint to generators of clients.
  for (const name of ["float", "double", "int32", "int64", "password"]) ajv.addFormat(name, true);
  ajv.addSchema(document, documentId);
  return ajv;
}

type Place = Parameter["in"];

export type RawRequest = {
  params: Record<string, string>;
  query: URLSearchParams;
  headers: Record<string, string | string[] | undefined>;
  body: unknown;
};

export type ValidRequest = {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  headers: Record<string, unknown>;
  body: unknown;
};

export type Validator = (raw: RawRequest) => ValidRequest;

/**
 * Validators of all operations. Each is compiled when a request needs it, or before that in an idle turn: a start must
 * not wait for all of them, and requests hardly ever wait for one.
 */
export function createValidators(operations: readonly Operation[]): Map<string, Validator> {
  const coercing = createAjv(true);
  const exact = createAjv(false);
  const compilers: (() => Validator)[] = [];
  const validators = new Map<string, Validator>();
  for (const operation of operations) {
    let compiled: Validator | undefined;
    const compile = (): Validator => {
      compiled ??= createValidator(operation, coercing, exact);
      return compiled;
    };
    compilers.push(compile);
    validators.set(operation.id, (raw) => compile()(raw));
  }
  inIdleTurns(compilers);
  return validators;
}

/** Does one after another, with room between them for whatever else waits; keeps no process alive. */
function inIdleTurns([first, ...rest]: readonly (() => unknown)[]): void {
  if (!first) return;
  setImmediate(() => {
    first();
    inIdleTurns(rest);
  }).unref();
}

function createValidator(operation: Operation, coercing: Ajv2020, exact: Ajv2020): Validator {
  const places = { path: [], query: [], header: [] } as Record<Place, Parameter[]>;
  for (const parameter of operation.parameters) places[parameter.in].push(parameter);
  const compile = (place: Place): ValidateFunction =>
    coercing.compile({
      type: "object",
      properties: Object.fromEntries(
        places[place].map(({ name, pointer }) => [nameOf(place, name), parameterSchema(pointer)]),
      ),
      required: places[place].filter(({ required }) => required).map(({ name }) => nameOf(place, name)),
      ...(place === "query" && places.query.length > 0 ? { additionalProperties: false } : {}),
    });
  const validatePath = compile("path");
  const validateQuery = compile("query");
  const validateHeader = compile("header");
  const bodyValidator = operation.body && exact.compile({ $ref: `${documentId}${operation.body.pointer}` });
  const shown = new Map(places.header.map(({ name }) => [name.toLowerCase(), name]));

  return ({ params, query, headers, body }) => {
    const path: Record<string, unknown> = { ...params };
    if (!validatePath(path)) throw new NotFoundError("There is no such record");
    const errors: Record<string, string[]> = {};
    const queryValues: Record<string, unknown> = {};
    // An operation without query parameters documents no validation failure, and ignores what stands there.
    for (const [name, value] of places.query.length > 0 ? query : []) {
      if (Object.hasOwn(queryValues, name)) errors[name] = ["must be given once only"];
      else if (value.includes("\0")) errors[name] = ["must not contain NUL characters"];
      else
        Object.defineProperty(queryValues, name, {
          value,
          writable: true,
          enumerable: true,
          configurable: true,
        });
    }
    if (!validateQuery(queryValues)) collectMessages(errors, validateQuery.errors);
    const headerValues: Record<string, unknown> = {};
    for (const name of shown.keys()) if (headers[name] !== undefined) headerValues[name] = headers[name];
    if (!validateHeader(headerValues)) {
      const found: Record<string, string[]> = {};
      collectMessages(found, validateHeader.errors);
      for (const [name, messages] of Object.entries(found)) errors[shown.get(name) ?? name] = messages;
    }
    if (bodyValidator && body !== undefined) validateBody(bodyValidator, body, errors);
    if (Object.keys(errors).length > 0) throw new ValidationError(errors);
    return { params: path, query: queryValues, headers: headerValues, body };
  };
}

function nameOf(place: Place, name: string): string {
  return place === "header" ? name.toLowerCase() : name;
}

/** ajv fills a default only where it stands beside the property, not behind a `$ref`. */
function parameterSchema(pointer: string): object {
  const { value, pointer: target } = resolvePointer(pointer);
  const reference = { $ref: `${documentId}${target}` };
  return "default" in value ? { ...reference, default: value.default } : reference;
}
