// The problems of a request, by openapi.yaml.
import type { ValidateFunction } from "ajv/dist/2020.js";
import {
  branchNames,
  collectMessages,
  conflictErrors,
  dropNulls,
  explainBody,
  explainQuery,
  FieldError,
  type FieldErrors,
  JsonError,
  noSuchRecord,
  type Places,
  parseBody,
  readQuery,
  takeBranch,
  validateBody,
} from "../rules/validation/index.ts";
import { parseText } from "../rules/validation/json-body.ts";
import { coercing, type FieldProblem, filling, reference, validator } from "./contract.ts";
import {
  isOperation,
  type Operation,
  type Place,
  pathParameters,
  requireOperation,
  resolve,
} from "./operations.ts";

/** A request as it went out. */
export type SentRequest = {
  method: string;
  /** With its query. */
  url: string;
  headers: Headers;
  /** Empty when there was none. */
  text: string;
};

/** The service's response to a request that it can't read, before it checks fields. */
export type Rejection = {
  status: number;
  code: "invalid_json" | "unsupported_media_type" | "payload_too_large" | "not_found" | "invalid_cursor";
  message: string;
};

/** The parts of a request, with parameters coerced and defaults filled in. */
export type ReadRequest = {
  params: Record<string, string>;
  query: Record<string, unknown>;
  headers: Headers;
  body: Record<string, unknown>;
  /** The branch that it names. */
  branch: string | undefined;
  /** Field path to messages, as the service returns them. */
  errors: FieldErrors;
  /** Whether its fields were validated: a body that can't be read as the service reads it has other problems. */
  isChecked: boolean;
  rejection: Rejection | undefined;
  problems: FieldProblem[];
};

function parameters(operation: Operation, place: Place): ValidateFunction {
  return validator(`${operation.id} ${place}`, () => {
    const found = operation.parameters.filter((one) => one.in === place);
    const nameOf = (name: string) => (place === "header" ? name.toLowerCase() : name);
    const properties = found.map(({ name, pointer }) => {
      const { value, pointer: target } = resolve(`${pointer}/schema`);
      // Next to the reference, because ajv fills in no default behind one.
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
  const { values: query, errors } = readQuery(operation.takesQuery ? searchParams : [], operation.integers);
  const read: ReadRequest = {
    params,
    query,
    headers,
    body: {},
    branch: undefined,
    errors,
    isChecked: false,
    rejection: undefined,
    problems: [],
  };
  try {
    const body = operation.body && readBody(operation, operation.body.required, headers, text);
    const given = operation.body ? Object.keys(Object(body)) : [...searchParams.keys()];
    read.branch = branchOf(operation, {
      header: headers.get("x-branch-id") ?? undefined,
      query: searchParams,
      body,
    });
    read.body = Object(body);
    if (!validate(parameters(operation, "path"), { ...params }))
      reject(404, "not_found", noSuchRecord(operation.path, isOperation));
    checkFields(operation, read, withoutEntries(operation, body));
    read.isChecked = true;
    if (Object.keys(errors).length === 0) checkCursorAlone(operation, given);
  } catch (error) {
    if (error instanceof Unreadable) read.rejection = error.rejection;
    else read.errors = fieldErrors(error);
  }
  const { rejection } = read;
  const found = Object.entries(read.errors).flatMap(([field, messages]) =>
    messages.map((message) => ({ field, message })),
  );
  read.problems = rejection ? [{ field: checkedFields[rejection.code], message: rejection.message }] : found;
  return read;
}

const checkedFields = {
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
  if (!validate(checkQuery, query)) {
    collectMessages(errors, checkQuery.errors);
    explainQuery(errors, placesOf(operation));
  }
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
 * @param addRules returns the same errors with those by the rules. It gets a body that was validated, with its defaults.
 * @throws Error for an unknown operation
 */
export function bodyErrors(
  operationId: string,
  body: unknown,
  addRules: (body: unknown, errors: FieldErrors) => FieldErrors = (_body, errors) => errors,
): FieldErrors {
  const operation = requireOperation(operationId);
  const errors: FieldErrors = {};
  try {
    const read = readBody(operation, true, jsonHeaders, JSON.stringify(body));
    branchOf(operation, { header: undefined, query: new URLSearchParams(), body: read });
    checkBody(operation, read, errors);
    return addRules(read, errors);
  } catch (error) {
    if (error instanceof Unreadable) return { [checkedFields[error.rejection.code]]: [error.message] };
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
  if (operation.method === "POST") dropNulls(body, pointer, resolve);
  validateBody(check, body, errors);
  if (Object.keys(errors).length > 0) explainBody(errors, body, pointer, placesOf(operation), resolve);
}

function placesOf({ method, parameters, body, responses, success }: Operation): Places {
  const schema = body && resolve(`${body.pointer}/content/application~1json/schema`).value;
  return {
    method,
    query: parameters.filter((one) => one.in === "query").map(({ name }) => name),
    fields: new Set(Object.keys(Object(schema?.properties))),
    response: `${responses.get(success)}/content/application~1json/schema`,
  };
}

const validate = (check: ValidateFunction, value: unknown): boolean => Boolean(check(value));

const mib = 1024 * 1024;

/** The body of a bulk operation with an empty list: its entries are checked one by one, by the operation that takes one. */
function withoutEntries({ bulk }: Operation, body: unknown): unknown {
  const list: unknown = bulk && Reflect.get(Object(body), bulk.field);
  if (!bulk || !Array.isArray(list)) return body;
  if (list.length > bulk.most) throw new FieldError(bulk.field, `must have at most ${bulk.most} entries`);
  return { ...Object(body), [bulk.field]: [] };
}

/** The parsed body; an empty one is an empty object if none is required. */
function readBody({ bulk }: Operation, isRequired: boolean, headers: Headers, text: string): unknown {
  const type = headers.get("content-type");
  const [media, ...more] = (type ?? "").toLowerCase().split(";");
  const isUtf8 = more.every((parameter) => /^\s*(charset="?utf-?8"?)?\s*$/.test(parameter));
  const isEncoded = (headers.get("content-encoding") ?? "identity") !== "identity";
  if ((text !== "" || type !== null) && (isEncoded || media?.trim() !== "application/json" || !isUtf8))
    reject(415, "unsupported_media_type", `is ${type ?? "missing"}, not application/json`);
  const bytes = new TextEncoder().encode(text);
  const most = bulk?.bytes ?? mib;
  if (bytes.length > most) reject(413, "payload_too_large", `is larger than ${most / mib} MiB`);
  let body: unknown;
  try {
    if (!bulk) body = parseBody(bytes, (raw) => new TextDecoder().decode(raw));
    else if (text !== "") body = parseText(text);
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

/** A list is requested by a cursor or by a number. */
function checkCursorAlone({ parameters: known, body }: Operation, given: readonly string[]): void {
  const isPaged = known.some(({ name }) => name === "cursor") || takesField(body, "cursor");
  if (isPaged && given.includes("cursor") && given.includes("page"))
    reject(422, "invalid_cursor", "Send either cursor or page, not both.");
}

/** Whether the request has the cookie of a session. */
export function isSignedIn(headers: Headers): boolean {
  return /(?:^|; *)(?:__Host-taxctl|taxctl-session)=[!-~]/.test(headers.get("cookie") ?? "");
}

/** The problem of a request without the credential that its operation needs: an API key, or the cookie of a session. */
export function credentialProblem({ isOpen, takesKey }: Operation, headers: Headers): string | undefined {
  if (isOpen || isSignedIn(headers)) return undefined;
  const hasKey = /^Bearer [!-~]+$/.test(headers.get("authorization") ?? "");
  if (takesKey) return hasKey ? undefined : "the API key is missing";
  return hasKey ? "an API key can't call this operation: it needs a session" : "the session is missing";
}
