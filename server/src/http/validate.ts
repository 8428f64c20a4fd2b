// Validates requests by the document: parameters coerced, bodies not, defaults filled, every fault named by its field.
// Decisions about the API: 3, 4.
import { normalizeTins } from "@taxctl/sdk/rules/tins";
import {
  collectMessages,
  dropNulls,
  explainBody,
  explainQuery,
  noSuchRecord,
  type Places,
  readQuery,
  validateBody,
} from "@taxctl/sdk/rules/validation";
import { NotFoundError, ValidationError } from "../base/errors.ts";
import { isRecord } from "../base/unknown.ts";
import {
  isOperation,
  type Operation,
  type OperationId,
  type Parameter,
  resolvePointer,
} from "../core/context/operations.ts";
import { compileWhenNeeded, type FindChecks } from "./compile-checks.ts";

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

/** Validators of all operations. */
export function createValidators(operations: readonly Operation[]): Map<OperationId, Validator> {
  const find = compileWhenNeeded(operations);
  return new Map(operations.map((operation) => [operation.id, createValidator(operation, find)]));
}

function createValidator(operation: Operation, find: FindChecks): Validator {
  const namesIn = (place: Parameter["in"]): string[] =>
    operation.parameters.filter((parameter) => parameter.in === place).map(({ name }) => name);
  const takesQuery = namesIn("query").length > 0;
  const places: Places = {
    method: operation.method,
    query: namesIn("query"),
    fields: operation.body?.fields ?? new Set(),
    response: operation.response,
  };
  const integers = new Set(
    operation.parameters
      .filter(
        (parameter) => parameter.in === "query" && resolvePointer(parameter.pointer).value.type === "integer",
      )
      .map(({ name }) => name),
  );
  const shown = new Map(namesIn("header").map((name) => [name.toLowerCase(), name]));

  return ({ params, query, headers, body }) => {
    const checks = find(operation);
    const path: Record<string, unknown> = { ...params };
    if (!checks.path(path)) throw new NotFoundError(noSuchRecord(operation.path, isOperation));
    // An operation without query parameters documents no validation failure, so its query is ignored.
    const { values: queryValues, errors } = readQuery(takesQuery ? query : [], integers);
    if (!checks.query(queryValues)) {
      collectMessages(errors, checks.query.errors);
      explainQuery(errors, places);
    }
    const headerValues: Record<string, unknown> = {};
    for (const name of shown.keys()) if (headers[name] !== undefined) headerValues[name] = headers[name];
    if (!checks.header(headerValues)) {
      const found: Record<string, string[]> = {};
      collectMessages(found, checks.header.errors);
      for (const [name, messages] of Object.entries(found)) errors[shown.get(name) ?? name] = messages;
    }
    if (operation.body && operation.method === "post")
      dropNulls(body, operation.body.pointer, resolvePointer);
    if (checks.body && body !== undefined) validateBody(checks.body, body, errors);
    if (Object.keys(errors).length > 0) {
      if (operation.body) explainBody(errors, body, operation.body.pointer, places, resolvePointer);
      throw new ValidationError(errors);
    }
    for (const fields of [path, queryValues, body]) if (isRecord(fields)) normalizeTins(fields);
    return { params: path, query: queryValues, headers: headerValues, body };
  };
}
