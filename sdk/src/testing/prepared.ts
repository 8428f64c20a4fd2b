// The responses that a test prepares: an example of openapi.yaml, chosen by status, code or name, with the test's own values.

import type { Envelope, OperationId } from "../client/types.ts";
import { explain } from "../rules/catalogue.ts";
import { ContractError } from "./contract.ts";
import { type Example, type ExampleResponse, examplesOf, recordIn } from "./examples.ts";
import { isObject, type JsonObject, type Operation } from "./operations.ts";
import { responseProblems, strictProblems } from "./response.ts";

type DataOf<Id extends OperationId> = Envelope<Id> extends { data: infer Data } ? Data : never;
type SomeOf<Data> = Data extends readonly (infer Row)[] ? readonly Partial<Row>[] : Partial<Data>;

/** The response that `respondNext` prepares. It begins with an example of openapi.yaml, whose values you can replace. */
export type PreparedResponse<Id extends OperationId = OperationId> = {
  /** The HTTP status. Default: the status of the example with `code` or `example`, otherwise the operation's success. */
  status?: number | undefined;
  /** An error code, such as `rate_limited`. `unit_` codes are rejections of the control unit, such as `unit_921`. */
  code?: string | undefined;
  /** The name of an example in openapi.yaml, such as `SaleDuplicate`. Default: the first one with this status and code. */
  example?: string | undefined;
  /**
   * Values of `data`, for a success. The other fields of `data` come from the example. In a list, each row takes its other
   * fields from the example's first row, and `meta` counts the rows.
   */
  data?: SomeOf<DataOf<Id>> | undefined;
  /** Messages by field, for a validation error: `{ "items[0].quantity": ["must be above 0"] }`. */
  errors?: Record<string, readonly string[]> | undefined;
  /** Replaces the example's. */
  message?: string | undefined;
  /** The header `Retry-After` and `meta.retry_after`, for 429 and 503. Default 1. */
  retryAfterS?: number | undefined;
};

/** What `respondNext` may return for any operation: a failure. */
export type PreparedFailure = Omit<PreparedResponse, "data" | "example">;

/** The prepared response of an operation; undefined if openapi.yaml has no example for it. */
export function prepare(operation: Operation, wanted: PreparedResponse): ExampleResponse | undefined {
  const found = chooseExample(operation, wanted);
  if (!found) return undefined;
  const { status } = found;
  const body = structuredClone(found.body);
  if (wanted.message !== undefined) body.message = wanted.message;
  if (wanted.data !== undefined) replaceData(body, wanted.data);
  if (wanted.errors !== undefined) replaceErrors(body, wanted.errors);
  const waits = status === 429 || status === 503;
  if (!waits) return { status, body };
  const seconds = wanted.retryAfterS ?? 1;
  body.meta = { ...Object(body.meta), retry_after: seconds };
  return { status, body, headers: { "retry-after": String(seconds) } };
}

/** @throws ContractError if the service can't send the response */
export function requireDocumented(operation: Operation, { status, body }: ExampleResponse): void {
  const response = { status, headers: undefined, body };
  const problems = [...responseProblems(operation, response), ...strictProblems(operation, response)];
  if (problems.length > 0)
    throw new ContractError(`The prepared response ${status} of ${operation.id} is not`, problems);
}

function chooseExample(
  operation: Operation,
  { status, example, errors, code = errors && "validation_failed" }: PreparedResponse,
): Example | undefined {
  const isNamed = code !== undefined || example !== undefined;
  const wanted = status ?? (isNamed ? undefined : operation.success);
  const fitting = examplesOf(operation).filter(
    (one) =>
      (wanted === undefined || one.status === wanted) && (example === undefined || one.name === example),
  );
  if (code === undefined) return fitting[0];
  return fitting.find(({ body }) => body.code === code) ?? withCode(fitting, code);
}

const ofUnit = /^unit_\d/;

/** The example with another code: of the control unit's rejection for its codes, otherwise of the status that was named. */
function withCode(fitting: Example[], code: string): Example | undefined {
  const explanation = explain(code);
  if (!explanation) throw new TypeError(`There is no error code ${code}`);
  const isOfUnit = ofUnit.test(code);
  const failures = fitting.filter(({ body }) => typeof body.code === "string");
  const base = isOfUnit
    ? failures.findLast(({ body }) => ofUnit.test(String(body.code)))
    : new Set(failures.map(({ status }) => status)).size === 1
      ? failures[0]
      : undefined;
  if (!base) return undefined;
  const { title, retryable } = explanation;
  const { errors, error, reason, ...rest } = base.body;
  const body: JsonObject = { ...rest, code, retryable, doc_url: `/docs/errors#${code}` };
  body[isOfUnit ? "error" : "message"] = title;
  return { ...base, body };
}

function replaceData(body: JsonObject, given: object): void {
  if (!Array.isArray(given)) {
    body.data = { ...Object(body.data), ...given };
    return;
  }
  const row = recordIn(body);
  body.data = given.map((one: unknown) => (isObject(one as JsonObject) ? { ...row, ...Object(one) } : one));
  const total = given.length;
  const { meta } = body;
  if (!isObject(meta) || !("total" in meta)) return;
  Object.assign(meta, { total, ...("total_pages" in meta && { total_pages: Math.min(total, 1) }) });
}

function replaceErrors(body: JsonObject, errors: Record<string, readonly string[]>): void {
  const [first] = Object.entries(errors);
  body.errors = structuredClone(errors) as JsonObject;
  if ("error" in body && first) body.error = `${first[0]}: ${first[1][0]}`;
}
