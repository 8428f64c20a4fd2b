// The responses of the responder: the examples of openapi.yaml, and errors of requests in their shape.
import { isObject, type JsonObject, type Operation, resolve } from "./operations.ts";

/** `file` is sent instead of the body, with its media type in the headers. */
export type ExampleResponse = {
  status: number;
  headers?: Record<string, string>;
  body: JsonObject;
  file?: string;
};

/** A documented JSON response of an operation. Its body is part of the document: copy it before a change. */
export type Example = { name: string; status: number; body: JsonObject };

/** The examples of all responses of an operation, by status. */
export function examplesOf(operation: Operation): Example[] {
  return [...operation.responses].flatMap(([status, pointer]) => {
    const examples = `${pointer}/content/application~1json/examples`;
    return Object.keys(resolve(examples).value).map((name) => ({
      name,
      status,
      body: resolve(`${examples}/${name}/value`).value,
    }));
  });
}

/** A copy of the example of an operation's response, by default its success; nothing but an object if the response has no JSON. */
export function exampleOf(operation: Operation, status = operation.success): JsonObject {
  return structuredClone(examplesOf(operation).find((one) => one.status === status)?.body ?? {});
}

/** A failure in the shape of an example in `components/examples`. */
export function failure(
  status: number,
  example: string,
  fields: { [name: string]: unknown; meta?: object } = {},
): ExampleResponse {
  const body = structuredClone(resolve(`/components/examples/${example}/value`).value);
  const { meta, ...rest } = fields;
  const code = fields.code ?? body.code;
  return {
    status,
    body: { ...body, doc_url: `/docs/errors#${code}`, ...rest, meta: { ...Object(body.meta), ...meta } },
  };
}

/** The operation's response to an invalid request. */
export function invalid(operation: Operation, errors: Record<string, string[]>): ExampleResponse {
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

/** The first record of an example's `data`. */
export function recordIn({ data }: JsonObject): JsonObject {
  const record = Array.isArray(data) ? data[0] : data;
  return isObject(record) ? record : {};
}
