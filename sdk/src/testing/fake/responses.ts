// Responsible for the responses of the fake service: the examples of openapi.yaml, with the values that differ.
import { type Explanation, explain } from "../../catalogue.ts";
import type { OperationId } from "../../types.ts";
import {
  isObject,
  type Json,
  type JsonObject,
  type Operation,
  requireOperation,
  resolve,
} from "../operations.ts";

/** `file` is sent instead of the body, with the content type in the headers. */
export type FakeResponse = {
  status: number;
  headers?: Record<string, string>;
  body: JsonObject;
  file?: string;
};

/** A response that replaces the handler's own. */
export class FakeRejection extends Error {
  readonly response: FakeResponse;

  constructor(response: FakeResponse) {
    super(String(response.body.message));
    this.response = response;
  }
}

/** The response of a handler, or the one that it threw. */
export function orRejection(run: () => FakeResponse): FakeResponse {
  try {
    return run();
  } catch (error) {
    if (error instanceof FakeRejection) return error.response;
    throw error;
  }
}

const copy = (value: JsonObject): JsonObject => structuredClone(value);

/** A copy of an example in `components/examples`, or else nothing but an object. */
function componentExample(name: string): JsonObject {
  return copy(resolve(`/components/examples/${name}/value`).value);
}

/** A copy of the example of an operation's response, by default its success. */
export function exampleOf(operation: Operation, status = operation.success): JsonObject {
  const pointer = operation.responses.get(status);
  const examples = `${pointer}/content/application~1json/examples`;
  const name = Object.keys(resolve(examples).value)[0];
  return name === undefined ? {} : copy(resolve(`${examples}/${name}/value`).value);
}

/** The `data` of that example: one record, or the first of a list. */
export function exampleRecord(operationId: string): JsonObject {
  const { data } = exampleOf(requireOperation(operationId));
  const record = Array.isArray(data) ? data[0] : data;
  return isObject(record) ? record : {};
}

/**
 * The fields that an operation's record has, of all that are given. A required field that is not given is null.
 */
export function recordOf(operationId: OperationId, fields: object): JsonObject {
  const operation = requireOperation(operationId);
  const data = `${operation.responses.get(operation.success)}/content/application~1json/schema/properties/data`;
  const isList = resolve(data).value.type === "array";
  const { properties, required } = resolve(isList ? `${data}/items` : data).value;
  const blank = Array.isArray(required) ? required.map((name) => [String(name), null]) : [];
  const given = Object.entries(fields).filter(([name]) => name in Object(properties));
  return { ...Object.fromEntries(blank), ...Object.fromEntries(given) };
}

/** A success in the shape of the operation's example; missing values come from the example. */
export function success(
  operation: Operation,
  parts: { data?: object; message?: string; meta?: object; status?: number; extra?: object } = {},
): FakeResponse {
  const { data, message, meta, status = operation.success, extra } = parts;
  const example = exampleOf(operation, status);
  const body: JsonObject = {
    ...example,
    ...(message !== undefined && "message" in example && { message }),
    ...(data !== undefined && { data: structuredClone(data) as Json }),
    ...extra,
    meta: { ...Object(example.meta), ...meta },
  };
  return { status, body };
}

/** A failure in the shape of one of the document's examples. */
export function failure(
  status: number,
  example: string,
  fields: { [name: string]: unknown; meta?: object } = {},
): FakeResponse {
  const body = componentExample(example);
  const code = fields.code ?? body.code;
  const { meta, ...rest } = fields;
  return {
    status,
    body: { ...body, doc_url: `/docs/errors#${code}`, ...rest, meta: { ...Object(body.meta), ...meta } },
  };
}

/** The operation's response to an invalid request. */
export function invalid(operation: Operation, errors: Record<string, string[]>): FakeResponse {
  const [first] = Object.entries(errors);
  const error = first && `${first[0]}: ${first[1][0]}`;
  const message = `${operation.method} ${operation.path} is not valid: ${error}`;
  return failure(operation.invalid, "ValidationFailed", {
    message,
    code: "validation_failed",
    errors,
    ...(operation.invalid === 400 && { error }),
  });
}

/** Ends the request if there are errors. */
export function rejectInvalid(operation: Operation, errors: Record<string, string[]>): void {
  if (Object.keys(errors).length > 0) throw new FakeRejection(invalid(operation, errors));
}

/** A code with its explanation, as it is shown with a document. */
export function explained(code: string, message: string) {
  const { cause, remedy, actor, retryable } = explain(code) ?? UNKNOWN;
  return { code, message, cause, remedy, actor, retryable, doc_url: `/docs/errors#${code}` };
}

/** Of a code that the catalog does not have; a newer service may give one. */
const UNKNOWN: Omit<Explanation, "title"> = {
  cause: "Not known.",
  remedy: "Ask the operators.",
  actor: "operator",
  retryable: false,
};
