// Responsible for the contract itself: what is wrong with a request or an answer, by openapi.yaml.
import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import { explain } from "../catalogue.ts";
import { formats as ownFormats } from "../formats.ts";
import {
  branchNames,
  collectMessages,
  conflictErrors,
  FieldError,
  JsonError,
  parseBody,
  readQuery,
  takeBranch,
  validateBody,
} from "../validation/index.ts";
import {
  document,
  isObject,
  type JsonObject,
  type Operation,
  type Place,
  pathParameters,
  requireOperation,
  resolve,
} from "./operations.ts";

/** Something was not as openapi.yaml describes it. `problems` names each place. */
export class ContractError extends Error {
  override readonly name = "ContractError";
  readonly problems: readonly string[];

  constructor(what: string, problems: readonly string[]) {
    super(`${what} as openapi.yaml says:\n${problems.map((problem) => `  - ${problem}`).join("\n")}`);
    this.problems = problems;
  }

  toJSON(): { name: string; message: string; problems: readonly string[] } {
    const { name, message, problems } = this;
    return { name, message, problems };
  }
}

/** A request as it went out. */
export type SentRequest = {
  method: string;
  /** With its query. */
  url: string;
  headers: Headers;
  /** Empty when there was none. */
  text: string;
};

/** A problem with the field it is about, as the service's own `errors` name it. */
export type FieldProblem = { field: string; message: string };

/** How the service answers a request that it can't read, before it looks at fields. */
export type Rejection = {
  status: number;
  code: "invalid_json" | "unsupported_media_type" | "payload_too_large" | "not_found" | "invalid_cursor";
  message: string;
};

/** What a request means: its parts, parameters coerced and defaults filled in. */
export type ReadRequest = {
  params: Record<string, string>;
  query: Record<string, unknown>;
  headers: Headers;
  body: Record<string, unknown>;
  /** The branch that it names. */
  branch: string | undefined;
  /** Field path to messages, as the service answers them. */
  errors: Record<string, string[]>;
  rejection: Rejection | undefined;
  problems: FieldProblem[];
};

function createAjv({ coerceTypes, useDefaults }: { coerceTypes: boolean; useDefaults: boolean }): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors: true,
    strict: false,
    validateSchema: false,
    useDefaults,
    coerceTypes,
    // Messages about requests name a schema's own words.
    verbose: true,
    addUsedSchema: false,
  });
  formats.default(ajv);
  for (const [name, isValid] of Object.entries(ownFormats)) ajv.addFormat(name, isValid);
  ajv.addSchema(document, "openapi");
  return ajv;
}

/** Parameters arrive as text. */
const coercing = createAjv({ coerceTypes: true, useDefaults: true });
/** Bodies of requests: the service fills in defaults. */
const filling = createAjv({ coerceTypes: false, useDefaults: true });
const exact = createAjv({ coerceTypes: false, useDefaults: false });
const compiled = new Map<string, ValidateFunction>();

function validator(key: string, make: () => ValidateFunction): ValidateFunction {
  const known = compiled.get(key) ?? make();
  compiled.set(key, known);
  return known;
}

const reference = (pointer: string) => ({
  $ref: `openapi#${pointer.replaceAll("{", "%7B").replaceAll("}", "%7D")}`,
});
const schemaAt = (pointer: string): ValidateFunction =>
  validator(pointer, () => exact.compile(reference(pointer)));

function parameters(operation: Operation, place: Place): ValidateFunction {
  return validator(`${operation.id} ${place}`, () => {
    const found = operation.parameters.filter((one) => one.in === place);
    const nameOf = (name: string) => (place === "header" ? name.toLowerCase() : name);
    const properties = found.map(({ name, pointer }) => {
      const { value, pointer: target } = resolve(`${pointer}/schema`);
      // Beside the reference, because ajv fills in no default that stands behind one.
      return [nameOf(name), { ...reference(target), ...("default" in value && { default: value.default }) }];
    });
    return coercing.compile({
      type: "object",
      properties: Object.fromEntries(properties),
      required: found.filter((one) => one.required).map((one) => nameOf(one.name)),
      ...(place === "query" && found.length > 0 && { additionalProperties: false }),
    });
  });
}

/** Takes a request apart and lists everything that is wrong with it, by the checks of the service. */
export function readRequest(operation: Operation, { url, headers, text }: SentRequest): ReadRequest {
  const { searchParams } = new URL(url, "http://service");
  const params = pathParameters(operation, url);
  const errors: Record<string, string[]> = {};
  const query = readQuery(operation.takesQuery ? searchParams : [], operation.integers, errors);
  const read: ReadRequest = {
    params,
    query,
    headers,
    body: {},
    branch: undefined,
    errors,
    rejection: undefined,
    problems: [],
  };
  try {
    const body = operation.body && readBody(operation.body.required, headers, text);
    const given = operation.body ? Object.keys(Object(body)) : [...searchParams.keys()];
    read.branch = branchOf(operation, {
      header: headers.get("x-branch-id") ?? undefined,
      query: searchParams,
      body,
    });
    read.body = Object(body);
    if (!validate(parameters(operation, "path"), { ...params }))
      reject(404, "not_found", "There is no such record");
    checkFields(operation, read, body);
    if (Object.keys(errors).length === 0) checkCursorAlone(operation, given);
  } catch (error) {
    if (error instanceof Unreadable) read.rejection = error.rejection;
    else read.errors = fieldErrors(error);
  }
  const { rejection } = read;
  const found = Object.entries(read.errors).flatMap(([field, messages]) =>
    messages.map((message) => ({ field, message })),
  );
  read.problems = rejection ? [{ field: FIELDS[rejection.code], message: rejection.message }] : found;
  return read;
}

const FIELDS = {
  invalid_json: "body",
  unsupported_media_type: "content-type",
  payload_too_large: "body",
  not_found: "path",
  invalid_cursor: "cursor",
};

class Unreadable extends Error {
  readonly rejection: Rejection;

  constructor(rejection: Rejection) {
    super(rejection.message);
    this.rejection = rejection;
  }
}

class Conflict extends Error {
  readonly errors: Record<string, string[]>;

  constructor(errors: Record<string, string[]>) {
    super("The request names two branches");
    this.errors = errors;
  }
}

function reject(status: number, code: Rejection["code"], message: string): never {
  throw new Unreadable({ status, code, message });
}

function checkFields(operation: Operation, { query, headers, errors }: ReadRequest, body: unknown): void {
  const checkQuery = parameters(operation, "query");
  if (!validate(checkQuery, query)) collectMessages(errors, checkQuery.errors);
  const checkHeaders = parameters(operation, "header");
  if (!validate(checkHeaders, Object.fromEntries(headers))) {
    const found: Record<string, string[]> = {};
    collectMessages(found, checkHeaders.errors);
    const names = new Map(operation.parameters.map(({ name }) => [name.toLowerCase(), name]));
    for (const [name, messages] of Object.entries(found)) errors[names.get(name) ?? name] = messages;
  }
  checkBody(operation, body, errors);
}

/**
 * The errors of a body by openapi.yaml alone: field path to messages, empty for a valid body.
 * @throws Error when there is no such operation.
 */
export function bodyErrors(operationId: string, body: unknown): Record<string, string[]> {
  const operation = requireOperation(operationId);
  const errors: Record<string, string[]> = {};
  try {
    const read = readBody(true, jsonHeaders, JSON.stringify(body));
    branchOf(operation, { header: undefined, query: new URLSearchParams(), body: read });
    checkBody(operation, read, errors);
    return errors;
  } catch (error) {
    if (error instanceof Unreadable) return { [FIELDS[error.rejection.code]]: [error.message] };
    return fieldErrors(error);
  }
}

const jsonHeaders = new Headers({ "content-type": "application/json" });

function fieldErrors(error: unknown): Record<string, string[]> {
  if (error instanceof FieldError) return { [error.field]: [error.message] };
  if (error instanceof Conflict) return error.errors;
  throw error;
}

function checkBody(operation: Operation, body: unknown, errors: Record<string, string[]>): void {
  if (!operation.body || body === undefined) return;
  const pointer = `${operation.body.pointer}/content/application~1json/schema`;
  const check = validator(`${operation.id} body`, () => filling.compile(reference(pointer)));
  validateBody(check, body, errors);
}

const validate = (check: ValidateFunction, value: unknown): boolean => Boolean(check(value));

const BODY_LIMIT = 1024 * 1024;

/** The parsed body; an empty one is an empty object where none is required. */
function readBody(isRequired: boolean, headers: Headers, text: string): unknown {
  const type = headers.get("content-type");
  const [media, ...more] = (type ?? "").toLowerCase().split(";");
  const isUtf8 = more.every((parameter) => /^\s*(charset="?utf-?8"?)?\s*$/.test(parameter));
  const isEncoded = (headers.get("content-encoding") ?? "identity") !== "identity";
  if ((text !== "" || type !== null) && (isEncoded || media?.trim() !== "application/json" || !isUtf8))
    reject(415, "unsupported_media_type", `is ${type ?? "missing"}, not application/json`);
  const bytes = new TextEncoder().encode(text);
  if (bytes.length > BODY_LIMIT) reject(413, "payload_too_large", "is larger than 1 MiB");
  let body: unknown;
  try {
    body = parseBody(bytes, (raw) => new TextDecoder().decode(raw));
  } catch (error) {
    if (error instanceof JsonError) reject(400, "invalid_json", error.message);
    throw error;
  }
  if (body === undefined && isRequired) throw new FieldError("body", "is required");
  return body === undefined ? {} : body;
}

function branchOf(
  { hasBranch, body: schema }: Operation,
  { header, query, body }: { header: string | undefined; query: URLSearchParams; body: unknown },
): string | undefined {
  if (!hasBranch) return undefined;
  const fields = branchNames.filter((name) => takesField(schema, name));
  const { branch, conflict } = takeBranch({ header, query, body, fields });
  if (conflict) throw new Conflict(conflictErrors(conflict.first, conflict.other));
  return branch;
}

function takesField(schema: Operation["body"], name: string): boolean {
  const { properties } = schema ? resolve(`${schema.pointer}/content/application~1json/schema`).value : {};
  return Object.hasOwn(Object(properties), name);
}

/** A list is asked for by a cursor or by a number. */
function checkCursorAlone({ parameters: known, body }: Operation, given: readonly string[]): void {
  const isPaged = known.some(({ name }) => name === "cursor") || takesField(body, "cursor");
  if (isPaged && given.includes("cursor") && given.includes("page"))
    reject(422, "invalid_cursor", "Send either cursor or page, not both.");
}

/** An answer as it came. `body` is parsed when it is JSON. */
export type GivenAnswer = { status: number; headers?: Headers | undefined; body: unknown };

/** What is wrong with an answer; empty when it is as documented. Unknown fields are allowed. */
export function answerProblems(operation: Operation, { status, headers, body }: GivenAnswer): string[] {
  const answer = operation.answers.get(status);
  if (answer === undefined) {
    return [`the status ${status} is none of ${[...operation.answers.keys()].join(", ")}`];
  }
  const { content = {}, headers: documented = {} } = resolve(answer).value;
  const type = headers?.get("content-type")?.split(";")[0]?.trim() ?? "application/json";
  const problems: string[] = [];
  if (!Object.hasOwn(Object(content), type)) problems.push(`the media type ${type} is not documented`);
  else if (type === "application/json") {
    const validate = schemaAt(`${answer}/content/application~1json/schema`);
    if (!validate(body)) problems.push(...problemsOf(validate.errors).map(sentence));
  }
  for (const name of Object.keys(Object(documented))) {
    const value = headers?.get(name);
    if (value == null) continue;
    const validate = schemaAt(`${resolve(`${answer}/headers/${name}`).pointer}/schema`);
    if (!validate(value) && !validate(Number(value))) problems.push(`the header ${name} is ${value}`);
  }
  return problems;
}

/**
 * What is wrong with an answer beyond `answerProblems`: fields, `X-` headers and error codes that openapi.yaml doesn't
 * know, and documented headers that are missing. A newer service may add all of these.
 */
export function strictProblems(operation: Operation, { status, headers, body }: GivenAnswer): string[] {
  const answer = operation.answers.get(status);
  if (answer === undefined) return [];
  const documented = Object.keys(Object(resolve(answer).value.headers));
  const known = new Set(documented.map((name) => name.toLowerCase()));
  const sent = [...(headers?.keys() ?? [])];
  const missing = headers ? documented.filter((name) => !headers.has(name)) : [];
  const extra = sent.filter((name) => name.startsWith("x-") && !known.has(name));
  const code: unknown = status >= 400 ? Object(body).code : undefined;
  return [
    ...unknownFields(`${answer}/content/application~1json/schema`, body).map(
      (field) => `${field} is not known`,
    ),
    ...missing.map((name) => `the header ${name} is missing`),
    ...extra.map((name) => `the header ${name} is not known`),
    ...(typeof code === "string" && !explain(code) ? [`the code ${code} is not known`] : []),
  ];
}

/** Fields of a value that no part of its schema names, with their place. */
function unknownFields(pointer: string, value: unknown, path: string[] = []): string[] {
  return fieldsBeyond(partsOf(pointer), value, path);
}

/** The schema and every schema that it is composed of, alternatives included, where they really stand. */
function partsOf(pointer: string): { pointer: string; schema: JsonObject }[] {
  const { pointer: place, value: schema } = resolve(pointer);
  const composed = ["allOf", "anyOf", "oneOf"].flatMap((kind) => {
    const parts = Array.isArray(schema[kind]) ? schema[kind] : [];
    return parts.flatMap((_, index) => partsOf(`${place}/${kind}/${index}`));
  });
  return [{ pointer: place, schema }, ...composed];
}

function fieldsBeyond(parts: ReturnType<typeof partsOf>, value: unknown, path: string[]): string[] {
  if (Array.isArray(value)) {
    const below = parts.filter(({ schema }) => isObject(schema.items));
    const items = below.flatMap(({ pointer }) => partsOf(`${pointer}/items`));
    return value.flatMap((entry, index) => fieldsBeyond(items, entry, [...path, String(index)]));
  }
  if (typeof value !== "object" || value === null) return [];
  const objects = parts.filter(({ schema }) => isObject(schema.properties));
  const isFree = parts.some(
    ({ schema }) => isObject(schema.additionalProperties) || schema.additionalProperties === true,
  );
  if (objects.length === 0) return [];
  return Object.entries(value).flatMap(([name, entry]) => {
    const place = [...path, name];
    const naming = objects.filter(({ schema }) => Object.hasOwn(Object(schema.properties), name));
    if (naming.length === 0) return isFree ? [] : [fieldOf(place)];
    const key = name.replaceAll("~", "~0").replaceAll("/", "~1");
    const below = naming.flatMap(({ pointer }) => partsOf(`${pointer}/properties/${key}`));
    return fieldsBeyond(below, entry, place);
  });
}

/** Whether the operation needs a key that the request does not carry as `Authorization: Bearer`. */
export function lacksKey({ isOpen }: Operation, headers: Headers): boolean {
  return !isOpen && !/^Bearer [!-~]+$/.test(headers.get("authorization") ?? "");
}

export const sentence = ({ field, message }: FieldProblem): string => `${field} ${message}`;

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function problemsOf(errors: readonly ErrorObject[] | null | undefined): FieldProblem[] {
  const problems = (errors ?? []).map(problemOf);
  const said = new Set<string>();
  return problems.filter((problem) => !said.has(sentence(problem)) && said.add(sentence(problem)));
}

function problemOf({ instancePath, keyword, message = "is not valid", params }: ErrorObject): FieldProblem {
  const path = instancePath
    .slice(1)
    .split("/")
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"));
  const below = (name: unknown) => [...path, String(name)];
  if (keyword === "additionalProperties") {
    return { field: fieldOf(below(params.additionalProperty)), message: "is not known" };
  }
  if (keyword === "required") return { field: fieldOf(below(params.missingProperty)), message: "is missing" };
  const allowed = keyword === "enum" ? `: ${params.allowedValues.join(", ")}` : "";
  const constant = keyword === "const" ? ` ${JSON.stringify(params.allowedValue)}` : "";
  return { field: fieldOf(path), message: `${message}${allowed}${constant}` };
}

/** `items`, `0`, `quantity` is `items[0].quantity`. */
function fieldOf(path: readonly string[]): string {
  const field = path.reduce(
    (whole, part) => (/^\d+$/.test(part) ? `${whole}[${part}]` : `${whole}.${part}`),
    "",
  );
  return field.replace(/^\.+/, "") || "body";
}
