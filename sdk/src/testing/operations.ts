// The test kit's view of the API: its operations, and the operation of a request.
import { documentText } from "./document.ts";

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

export type Place = "path" | "query" | "header";
export type Parameter = { name: string; in: Place; required: boolean; pointer: string };

export type Operation = {
  id: string;
  /** Upper case. */
  method: string;
  path: string;
  parameters: Parameter[];
  body: { required: boolean; pointer: string } | undefined;
  /** The place of each documented response in the document, by status. */
  responses: Map<number, string>;
  /** The documented success. */
  success: number;
  /** Status of a request that is not valid. */
  invalid: 400 | 422;
  isSubmission: boolean;
  /** It works on a branch, or on all. */
  hasBranch: boolean;
  /** Has query parameters; without them the service ignores the query. */
  takesQuery: boolean;
  /** Names of the query parameters that are integers. */
  integers: ReadonlySet<string>;
  /**
   * The list of a bulk operation, whose entries are checked one by one as bodies of the operation `of`; the most entries, and
   * the most bytes of the body.
   */
  bulk: { field: string; of: string; most: number; bytes: number } | undefined;
  /** It needs neither key nor session. */
  isOpen: boolean;
  /** It takes an API key; others take a session only. */
  takesKey: boolean;
};

/** A request as far as its URL goes. */
export type Address = { method?: string | undefined; path: string };

export const document: JsonObject = JSON.parse(documentText);

export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export const pointerPart = (key: string): string => key.replaceAll("~", "~0").replaceAll("/", "~1");

/** The value at a JSON pointer with its real pointer: references on the way are followed. */
export function resolve(pointer: string): { pointer: string; value: JsonObject } {
  let value: Json | undefined = document;
  let place = "";
  for (const part of pointer.split("/").slice(1)) {
    if (isObject(value) && typeof value.$ref === "string") {
      ({ pointer: place, value } = resolve(value.$ref.slice(1)));
    }
    const key = part.replaceAll("~1", "/").replaceAll("~0", "~");
    value = Array.isArray(value) ? value[Number(key)] : isObject(value) ? value[key] : undefined;
    place += `/${part}`;
  }
  if (isObject(value) && typeof value.$ref === "string") return resolve(value.$ref.slice(1));
  return { pointer: place, value: isObject(value) ? value : {} };
}

function describeParameter(pointer: string): Parameter {
  const { value, pointer: place } = resolve(pointer);
  return {
    name: String(value.name),
    in: value.in as Place,
    required: value.required === true,
    pointer: place,
  };
}

function describe(path: string, method: string, found: JsonObject): Operation {
  const pointer = `/paths/${pointerPart(path)}/${method}`;
  const parameters = Array.isArray(found.parameters) ? found.parameters : [];
  const body = isObject(found.requestBody) ? resolve(`${pointer}/requestBody`) : undefined;
  const responses = Object.keys(isObject(found.responses) ? found.responses : {}).map(
    (status): [number, string] => [Number(status), resolve(`${pointer}/responses/${status}`).pointer],
  );
  const described = parameters.map((_, index) => describeParameter(`${pointer}/parameters/${index}`));
  const query = described.filter((one) => one.in === "query");
  const integers = query.filter((one) => resolve(`${one.pointer}/schema`).value.type === "integer");
  return {
    id: String(found.operationId),
    method: method.toUpperCase(),
    path,
    parameters: described,
    body: body && { required: body.value.required === true, pointer: body.pointer },
    responses: new Map(responses),
    success: Math.min(...responses.map(([status]) => status)),
    invalid: found["x-validation-status"] === 400 ? 400 : 422,
    isSubmission: found["x-lane"] === true,
    hasBranch: found["x-branch"] !== undefined,
    takesQuery: query.length > 0,
    integers: new Set(integers.map(({ name }) => name)),
    bulk: bulkOf(found["x-bulk"]),
    isOpen: Array.isArray(found.security) && found.security.length === 0,
    takesKey: found.security === undefined,
  };
}

function bulkOf(found: Json | undefined): Operation["bulk"] {
  if (!isObject(found)) return undefined;
  return {
    field: String(found.field),
    of: String(found.of),
    most: Number(found.most),
    bytes: Number(found.bytes),
  };
}

const paths = isObject(document.paths) ? document.paths : {};

export const operations: readonly Operation[] = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(isObject(methods) ? methods : {}).flatMap(([method, found]) =>
    isObject(found) && "operationId" in found ? describe(path, method, found) : [],
  ),
);

const names = new Set(operations.map(({ method, path }) => `${method} ${path}`));

/** Whether the API has an operation, like `GET /branches`. */
export const isOperation = (operation: string): boolean => names.has(operation);

/** Throws when the API has no operation of this name. */
export function requireOperation(id: string): Operation {
  const found = operations.find((operation) => operation.id === id);
  if (found) return found;
  throw new TypeError(`openapi.yaml has no operation ${id}`);
}

/** `http://host/tax/api/v1/sales?page=2` is `/sales`; a path without that prefix stays as it is. */
export function pathOf(address: string): string {
  const path = address.replace(/^[a-z]+:\/\/[^/]+/i, "").replace(/[?#].*$/s, "");
  return path.replace(/^.*?(\/sandbox)?\/api\/v1(?=\/|$)/, "") || "/";
}

/** The operations of a URL: at most one if the method is known. */
export function findOperations({ method, path }: Address): Operation[] {
  const given = pathOf(path).split("/");
  const fits = operations.filter((operation) => {
    const template = operation.path.split("/");
    return (
      template.length === given.length &&
      template.every((part, index) => part === given[index] || (part.startsWith("{") && given[index] !== ""))
    );
  });
  // `/stock/movements` is no item of that code: a path without parameters goes first.
  const literal = fits.filter((operation) => !operation.path.includes("{"));
  const meant = literal.length > 0 ? literal : fits;
  return method === undefined ? meant : meant.filter((one) => one.method === method.toUpperCase());
}

/** The path parameters of a concrete path, decoded. */
export function pathParameters(operation: Operation, path: string): Record<string, string> {
  const given = pathOf(path).split("/");
  return Object.fromEntries(
    operation.path
      .split("/")
      .map((part, index): [string, string] => [part, given[index] ?? ""])
      .filter(([part]) => part.startsWith("{"))
      .map(([part, value]) => [part.slice(1, -1), decode(value)]),
  );
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
