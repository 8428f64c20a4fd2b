// A request that passes validation for any operation, made from the document's own examples.

import { type Operation, resolvePointer } from "../../server/src/core/context/operations.ts";
import { isRecord } from "./is-record.ts";

type ExampleRequest = { path: string; query: string; body: unknown };

function exampleAt(holder: Record<string, unknown>): unknown {
  if ("example" in holder) return holder.example;
  if (!isRecord(holder.examples)) return undefined;
  const [first] = Object.values(holder.examples);
  if (!isRecord(first)) return undefined;
  return typeof first.$ref === "string" ? resolvePointer(first.$ref).value.value : first.value;
}

function parameterExample(pointer: string): unknown {
  return exampleAt(resolvePointer(pointer.replace(/\/schema$/, "")).value);
}

/** The operation's example request; required query parameters only. */
export function exampleRequest(operation: Operation): ExampleRequest {
  let path = operation.path;
  const query = new URLSearchParams();
  for (const parameter of operation.parameters) {
    const example = String(parameterExample(parameter.pointer) ?? "x");
    if (parameter.in === "path") path = path.replace(`{${parameter.name}}`, encodeURIComponent(example));
    if (parameter.in === "query" && parameter.required) query.set(parameter.name, example);
  }
  const media = operation.body && resolvePointer(operation.body.pointer.replace(/\/schema$/, "")).value;
  const body = media && exampleAt(media);
  return {
    path,
    query: query.size > 0 ? `?${query}` : "",
    body: body === undefined ? undefined : structuredClone(body),
  };
}
