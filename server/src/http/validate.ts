// Validates requests by the document: parameters coerced, bodies not, defaults filled, every fault named by its field.
import { normalizeTins } from "@taxctl/sdk/tins";
import { collectMessages, readQuery, validateBody } from "@taxctl/sdk/validation";
import { NotFoundError, ValidationError } from "../errors.ts";
import { type Operation, type OperationId, type Parameter, resolvePointer } from "../operations.ts";
import { isRecord } from "../unknown.ts";
import type { FindChecks } from "./checks.ts";
import { findChecks } from "./find-checks.ts";

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
export function createValidators(
  operations: readonly Operation[],
  find: FindChecks = findChecks,
): Map<OperationId, Validator> {
  return new Map(operations.map((operation) => [operation.id, createValidator(operation, find)]));
}

function createValidator(operation: Operation, find: FindChecks): Validator {
  const namesIn = (place: Parameter["in"]): string[] =>
    operation.parameters.filter((parameter) => parameter.in === place).map(({ name }) => name);
  const takesQuery = namesIn("query").length > 0;
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
    if (!checks.path(path)) throw new NotFoundError("There is no such record");
    // An operation without query parameters documents no validation failure, so its query is ignored.
    const { values: queryValues, errors } = readQuery(takesQuery ? query : [], integers);
    if (!checks.query(queryValues)) collectMessages(errors, checks.query.errors);
    const headerValues: Record<string, unknown> = {};
    for (const name of shown.keys()) if (headers[name] !== undefined) headerValues[name] = headers[name];
    if (!checks.header(headerValues)) {
      const found: Record<string, string[]> = {};
      collectMessages(found, checks.header.errors);
      for (const [name, messages] of Object.entries(found)) errors[shown.get(name) ?? name] = messages;
    }
    if (checks.body && body !== undefined) validateBody(checks.body, body, errors);
    if (Object.keys(errors).length > 0) throw new ValidationError(errors);
    for (const fields of [path, queryValues, body]) if (isRecord(fields)) normalizeTins(fields);
    return { params: path, query: queryValues, headers: headerValues, body };
  };
}
