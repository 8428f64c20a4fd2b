// The problems of a response, by openapi.yaml.
import type { ErrorObject } from "ajv/dist/2020.js";
import { explain } from "../rules/catalogue.ts";
import { fieldPath } from "../rules/validation/messages.ts";
import { schemaAt } from "./contract.ts";
import { isObject, type JsonObject, type Operation, pointerPart, resolve } from "./operations.ts";

/** A response as it came. `body` is parsed if it is JSON. */
export type GivenResponse = { status: number; headers?: Headers | undefined; body: unknown };

const jsonType = "application/json";

/** The problems of a response; empty if it is as documented. Unknown fields are allowed, unless it is `strict`. */
export function responseProblems(operation: Operation, response: GivenResponse, strict = false): string[] {
  const { status, headers, body } = response;
  const pointer = operation.responses.get(status);
  if (pointer === undefined) {
    return [`the status ${status} is not one of ${[...operation.responses.keys()].join(", ")}`];
  }
  const { content, headers: documented = {} } = resolve(pointer).value;
  const type = mediaType(headers);
  // A 304 has no body.
  const isBare = content === undefined && (body === undefined || body === "");
  const problems = isBare ? [] : bodyProblems(pointer, type, body);
  for (const name of Object.keys(Object(documented))) {
    const value = headers?.get(name);
    if (value == null) continue;
    const validate = schemaAt(`${resolve(`${pointer}/headers/${name}`).pointer}/schema`);
    if (!validate(value) && !validate(Number(value))) problems.push(`the header ${name} is ${value}`);
  }
  return strict ? [...problems, ...strictProblems(operation, response)] : problems;
}

const mediaType = (headers: Headers | undefined): string =>
  headers?.get("content-type")?.split(";")[0]?.trim() ?? jsonType;

function bodyProblems(pointer: string, type: string, body: unknown): string[] {
  const { content } = resolve(pointer).value;
  if (!Object.hasOwn(Object(content), type)) return [`the media type ${type} is not documented`];
  if (type !== jsonType) return [];
  const validate = schemaAt(`${pointer}/content/application~1json/schema`);
  return validate(body) ? [] : [...new Set(validate.errors?.map(problemOf))];
}

/** Standard headers that tell a browser how to treat a response. They say nothing about the API. */
const webHeaders = new Set(
  "content-type-options frame-options xss-protection permitted-cross-domain-policies download-options robots-tag"
    .split(" ")
    .map((name) => `x-${name}`),
);

/**
 * The problems of a response beyond `responseProblems`: fields, `X-` headers and error codes that openapi.yaml doesn't
 * contain, and missing documented headers. A newer service may add all of these.
 */
export function strictProblems(operation: Operation, { status, headers, body }: GivenResponse): string[] {
  const pointer = operation.responses.get(status);
  if (pointer === undefined) return [];
  const documented = Object.keys(Object(resolve(pointer).value.headers));
  const known = new Set(documented.map((name) => name.toLowerCase()));
  const sent = [...(headers?.keys() ?? [])];
  const missing = headers ? documented.filter((name) => !headers.has(name)) : [];
  const extra = sent.filter((name) => name.startsWith("x-") && !known.has(name) && !webHeaders.has(name));
  const code: unknown = status >= 400 ? Object(body).code : undefined;
  const isJson = mediaType(headers) === jsonType;
  const fields = isJson ? fieldsBeyond(partsOf(`${pointer}/content/application~1json/schema`), body) : [];
  return [
    ...fields.map((field) => `${field} is not known`),
    ...missing.map((name) => `the header ${name} is missing`),
    ...extra.map((name) => `the header ${name} is not known`),
    ...(typeof code === "string" && !explain(code) ? [`the code ${code} is not known`] : []),
  ];
}

/** The schema and every schema that it is composed of, alternatives included, with their real places. */
function partsOf(pointer: string): { pointer: string; schema: JsonObject }[] {
  const { pointer: place, value: schema } = resolve(pointer);
  const composed = ["allOf", "anyOf", "oneOf"].flatMap((kind) => {
    const parts = Array.isArray(schema[kind]) ? schema[kind] : [];
    return parts.flatMap((_, index) => partsOf(`${place}/${kind}/${index}`));
  });
  return [{ pointer: place, schema }, ...composed];
}

/** Fields of a value that no part of its schema names. */
function fieldsBeyond(parts: ReturnType<typeof partsOf>, value: unknown, place = ""): string[] {
  if (Array.isArray(value)) {
    const below = parts.filter(({ schema }) => isObject(schema.items));
    const items = below.flatMap(({ pointer }) => partsOf(`${pointer}/items`));
    return value.flatMap((entry, index) => fieldsBeyond(items, entry, `${place}/${index}`));
  }
  if (typeof value !== "object" || value === null) return [];
  const objects = parts.filter(({ schema }) => isObject(schema.properties));
  const isFree = parts.some(
    ({ schema }) => isObject(schema.additionalProperties) || schema.additionalProperties === true,
  );
  if (objects.length === 0) return [];
  return Object.entries(value).flatMap(([name, entry]) => {
    const key = pointerPart(name);
    const naming = objects.filter(({ schema }) => Object.hasOwn(Object(schema.properties), name));
    if (naming.length === 0) return isFree ? [] : [fieldPath(`${place}/${key}`)];
    const below = naming.flatMap(({ pointer }) => partsOf(`${pointer}/properties/${key}`));
    return fieldsBeyond(below, entry, `${place}/${key}`);
  });
}

function problemOf({ instancePath, keyword, message = "is not valid", params }: ErrorObject): string {
  if (keyword === "additionalProperties")
    return `${fieldPath(instancePath, params.additionalProperty)} is not known`;
  if (keyword === "required") return `${fieldPath(instancePath, params.missingProperty)} is missing`;
  const allowed = keyword === "enum" ? `: ${params.allowedValues.join(", ")}` : "";
  const constant = keyword === "const" ? ` ${JSON.stringify(params.allowedValue)}` : "";
  return `${fieldPath(instancePath)} ${message}${allowed}${constant}`;
}
