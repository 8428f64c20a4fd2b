// Responsible for the contract itself: what is wrong with a request or an answer, by openapi.yaml.
import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import { explain } from "../catalogue.ts";
import { formats as ownFormats } from "../formats.ts";
import {
  document,
  isObject,
  type JsonObject,
  type Operation,
  type Place,
  pathParameters,
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

/** What a request means: its parts, parameters coerced and defaults filled in. */
export type ReadRequest = {
  params: Record<string, string>;
  query: Record<string, unknown>;
  headers: Headers;
  body: Record<string, unknown>;
  problems: FieldProblem[];
};

function createAjv(coerceTypes: boolean): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors: true,
    strict: false,
    validateSchema: false,
    useDefaults: coerceTypes,
    coerceTypes,
    addUsedSchema: false,
  });
  formats.default(ajv);
  for (const [name, isValid] of Object.entries(ownFormats)) ajv.addFormat(name, isValid);
  ajv.addSchema(document, "openapi");
  return ajv;
}

/** Parameters arrive as text. */
const coercing = createAjv(true);
const exact = createAjv(false);
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
      additionalProperties: place !== "query",
    });
  });
}

/** Takes a request apart and lists everything that is wrong with it. */
export function readRequest(operation: Operation, { url, headers, text }: SentRequest): ReadRequest {
  const params = pathParameters(operation, url);
  const query: Record<string, unknown> = Object.fromEntries(new URL(url, "http://service").searchParams);
  const problems: FieldProblem[] = [];
  const check = (place: Place, values: unknown) => {
    const validate = parameters(operation, place);
    if (!validate(values)) problems.push(...problemsOf(validate.errors));
  };
  check("path", { ...params });
  check("query", query);
  check("header", Object.fromEntries(headers));
  const body = parseJson(text);
  problems.push(...bodyProblems(operation, headers, text, body));
  return { params, query, headers, body: Object(body), problems };
}

function bodyProblems(operation: Operation, headers: Headers, text: string, body: unknown): FieldProblem[] {
  if (!operation.body) return [];
  if (text === "") return operation.body.required ? [{ field: "body", message: "is missing" }] : [];
  const type = headers.get("content-type")?.split(";")[0]?.trim();
  if (type !== "application/json") {
    return [{ field: "content-type", message: `is ${type ?? "missing"}, not application/json` }];
  }
  if (body === undefined) return [{ field: "body", message: "is no JSON" }];
  const validate = schemaAt(`${operation.body.pointer}/content/application~1json/schema`);
  return validate(body) ? [] : problemsOf(validate.errors);
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
