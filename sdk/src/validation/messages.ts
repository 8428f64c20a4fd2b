// Turns ajv's errors into sentences for people, by field path.
import { formatMeanings } from "../formats.ts";

/** No response lists more. */
export const mostProblems = 100;

/** The fields read from an error of ajv, made with `verbose`. */
export type SchemaError = {
  instancePath: string;
  schemaPath: string;
  keyword: string;
  params: Record<string, unknown>;
  schema?: unknown;
  parentSchema?: unknown;
  data?: unknown;
};

/** `/items/3/qty` as people write it: `items[3].qty`; the body itself is `body`. */
export function fieldPath(pointer: string, property?: string): string {
  const parts = pointer
    .split("/")
    .slice(1)
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"));
  if (property !== undefined) parts.push(property);
  let path = "";
  for (const part of parts) {
    if (/^\d+$/.test(part) && path !== "") path += `[${part}]`;
    else path += path === "" ? part : `.${part}`;
  }
  return path === "" ? "body" : path;
}

const types: Record<string, string> = {
  string: "a text",
  number: "a number",
  integer: "a whole number",
  boolean: "true or false",
  object: "an object",
  array: "a list",
  null: "null",
};

const formats: Record<string, string> = {
  date: "a date like 2026-03-31",
  "date-time": "a time like 2026-03-31T08:15:00Z",
  uuid: "a UUID",
  uri: "an absolute address like https://example.com",
  email: "an e-mail address",
  ...formatMeanings,
};

function plural(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

function describeType(type: unknown): string {
  const names = (Array.isArray(type) ? type : [type]).map((name) => types[String(name)] ?? String(name));
  return names.join(" or ");
}

/** Explains the pattern in the words of `x-form` in openapi.yaml. */
function describePattern({ data, parentSchema }: SchemaError): string {
  if (String(data).trim() === "") return "must not be blank";
  const form: unknown = Object(parentSchema)["x-form"];
  return form === undefined ? "is not valid" : `must be ${form}`;
}

/** A message for an error, beginning in lower case so that it reads after the field's name. */
function describe(error: SchemaError): string {
  const { params } = error;
  const limit = Number(params.limit);
  switch (error.keyword) {
    case "required":
      return "is required";
    case "additionalProperties":
    case "unevaluatedProperties":
      return "is not a known field";
    case "type":
      if (typeof error.data === "number" && !Number.isFinite(error.data)) return "must be a finite number";
      return `must be ${describeType(params.type)}`;
    case "enum":
      return `must be one of ${(Array.isArray(params.allowedValues) ? params.allowedValues : []).join(", ")}`;
    case "const":
      return `must be ${JSON.stringify(params.allowedValue)}`;
    case "minimum":
      return `must be ${limit} or more`;
    case "maximum":
      return `must be ${limit} or less`;
    case "exclusiveMinimum":
      return `must be more than ${limit}`;
    case "exclusiveMaximum":
      return `must be less than ${limit}`;
    case "multipleOf":
      return `must be a multiple of ${Number(params.multipleOf)}`;
    case "minLength":
      return limit === 1
        ? "must not be empty"
        : `must have at least ${plural(limit, "character", "characters")}`;
    case "maxLength":
      return `must have at most ${plural(limit, "character", "characters")}`;
    case "minItems":
      return `must have at least ${plural(limit, "entry", "entries")}`;
    case "maxItems":
      return `must have at most ${plural(limit, "entry", "entries")}`;
    case "uniqueItems":
      return "must not have the same entry twice";
    case "minProperties":
      return `must have at least ${plural(limit, "field", "fields")}`;
    case "maxProperties":
      return `must have at most ${plural(limit, "field", "fields")}`;
    case "pattern":
      return describePattern(error);
    case "format":
      return `must be ${formats[String(params.format)] ?? `a ${String(params.format)}`}`;
    case "dependentRequired":
      return `is also required with ${String(params.property)}`;
    default:
      return "is not valid";
  }
}

function propertyOf({ params }: SchemaError): string | undefined {
  const property = params.additionalProperty ?? params.unevaluatedProperty ?? params.missingProperty;
  return property === undefined ? undefined : String(property);
}

/** `anyOf` of nothing but `required`: one message that names the choice, instead of one for each branch. */
function choiceOf(error: SchemaError): string[] | undefined {
  if (error.keyword !== "anyOf" && error.keyword !== "oneOf") return undefined;
  if (!Array.isArray(error.schema)) return undefined;
  // A value that isn't an object has a wrong type, and no wrong fields.
  if (typeof error.data !== "object" || error.data === null) return [];
  const names = error.schema.map((branch: { required?: unknown }) =>
    Array.isArray(branch?.required) && Object.keys(branch).length === 1 ? String(branch.required[0]) : "",
  );
  return names.every((name) => name !== "") ? names : undefined;
}

/** Whether no further message is wanted. */
export function isFull(messages: Record<string, string[]>): boolean {
  return Object.keys(messages).length >= mostProblems;
}

/** The place of a part of a list in the whole: indices below `list` (`/items/`) are counted from `by`. */
export type Shift = { list: string; by: number };

function shifted(pointer: string, shift: Shift | undefined): string {
  if (!shift || !pointer.startsWith(shift.list)) return pointer;
  const [index = "", ...rest] = pointer.slice(shift.list.length).split("/");
  return [shift.list + (Number(index) + shift.by), ...rest].join("/");
}

/** Adds the messages of ajv's errors to `messages`, field by field, 100 at most in all. */
export function collectMessages(
  messages: Record<string, string[]>,
  errors: readonly SchemaError[] | null | undefined,
  shift?: Shift,
): void {
  const found = errors ?? [];
  const choices = found.flatMap((error) => {
    const names = choiceOf(error);
    return names ? [{ error, names }] : [];
  });
  let count = Object.keys(messages).length;
  const add = (path: string, message: string): void => {
    const list = Object.hasOwn(messages, path) ? messages[path] : undefined;
    if (list?.includes(message)) return;
    count++;
    if (list) list.push(message);
    else
      Object.defineProperty(messages, path, {
        value: [message],
        enumerable: true,
        writable: true,
        configurable: true,
      });
  };
  for (const error of found) {
    if (count >= mostProblems) break;
    const isPartOfChoice = choices.some(
      ({ error: choice }) =>
        error !== choice &&
        error.schemaPath.startsWith(`${choice.schemaPath}/`) &&
        error.instancePath === choice.instancePath,
    );
    if (isPartOfChoice) continue;
    const choice = choices.find((entry) => entry.error === error);
    if (choice) {
      const [first, ...others] = choice.names;
      if (first === undefined) continue;
      add(fieldPath(shifted(error.instancePath, shift), first), `is required (or ${others.join(", ")})`);
      continue;
    }
    // The errors of a combination's branches are better than the combination's own.
    const isCombination = error.keyword === "anyOf" || error.keyword === "oneOf" || error.keyword === "if";
    if (isCombination && found.length > 1) continue;
    add(fieldPath(shifted(error.instancePath, shift), propertyOf(error)), describe(error));
  }
}
