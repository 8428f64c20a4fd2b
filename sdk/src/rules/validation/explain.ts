// Advice that needs more than the schema of a value: whether it can be omitted, where a field belongs, and who sets it.
import { isRecord } from "../json.ts";
import { meantBy } from "./messages.ts";
import type { FieldErrors } from "./problems.ts";

type Resolve = (pointer: string) => { value: Record<string, unknown>; pointer: string };

/** An operation as far as the advice needs it. */
export type Places = {
  method: string;
  query: readonly string[];
  fields: ReadonlySet<string>;
  /** Pointer of the success response's schema, if it has one. */
  response: string | undefined;
};

const unknown = "is not a known field";

/** Says of unknown query parameters that they are fields of the body. */
export function explainQuery(errors: FieldErrors, { fields }: Places): void {
  for (const [name, messages] of Object.entries(errors))
    if (messages[0]?.startsWith(unknown) && fields.has(name))
      errors[name] = ["is not a query parameter: send it as a field of the body"];
}

/**
 * Says of unknown fields that they are query parameters, and of blank and null values whether the field can be omitted.
 *
 * @param errors of the body, by field path; changed in place
 * @param pointer of the body's schema
 */
export function explainBody(
  errors: FieldErrors,
  body: unknown,
  pointer: string,
  { method, query, response }: Places,
  resolve: Resolve,
): void {
  const isPost = method.toUpperCase() === "POST";
  for (const name of query) {
    if (!errors[name]?.[0]?.startsWith(unknown)) continue;
    const value = Reflect.get(Object(body), name);
    errors[name] = [`is a query parameter: send it in the URL, as in ?${name}=${String(value).slice(0, 20)}`];
  }
  const shown = response === undefined ? noFields : recordFields(response, resolve);
  const instead = Object(resolve(pointer).value["x-instead"]);
  const lines = lineFields(pointer, resolve);
  for (const [name, [first]] of Object.entries(errors)) {
    if (!first?.startsWith(unknown)) continue;
    const reason = isPost ? "is set by the service" : "can't be changed here";
    const [inLine] = lines.has(name) ? [name] : meantBy(name, lines);
    if (Object.hasOwn(instead, name))
      errors[name] = [`${shown.has(name) ? reason : unknown}: ${instead[name]}`];
    else if (shown.has(name)) errors[name] = [`${reason}: omit it`];
    else if (inLine !== undefined && first.includes("; known are "))
      errors[name] = [`${unknown} here: each line has it, items[].${inLine}`];
  }
  const omitted = isPost ? "omit the field instead" : "omit it to leave it as it is";
  explainAt(body, "", pointer);

  function explainAt(value: unknown, path: string, at: string): void {
    if (typeof value !== "object" || value === null) return;
    const { value: schema, pointer: place } = resolve(at);
    if (Array.isArray(value)) {
      if (!isRecord(schema.items)) return;
      for (const [index, entry] of value.entries()) explainAt(entry, `${path}[${index}]`, `${place}/items`);
      return;
    }
    const required = requiredOf(schema);
    const { properties } = schema;
    for (const name of required) {
      const field = path === "" ? String(name) : `${path}.${name}`;
      if (errors[field]?.[0] !== "is required" || !isRecord(properties) || !properties[String(name)])
        continue;
      const form = String(resolve(`${place}/properties/${name}`).value["x-form"]);
      if (/(GET|POST) \//.test(form)) errors[field] = [`is required: ${form}`];
    }
    for (const [name, inner] of Object.entries(value)) {
      if (!isRecord(properties) || !Object.hasOwn(properties, name)) continue;
      const field = path === "" ? name : `${path}.${name}`;
      explainAt(inner, field, `${place}/properties/${name}`);
      const first = Object.hasOwn(errors, field) ? errors[field]?.[0] : undefined;
      if (first === undefined || !isEmpty(inner)) continue;
      if (!required.has(name)) errors[field] = [`${first}: ${omitted}`];
      else if (inner === null) errors[field] = [`${first}, not null`];
    }
  }
}

const isEmpty = (value: unknown): boolean =>
  value === null || (typeof value === "string" && value.trim() === "");

const noFields: ReadonlySet<string> = new Set();

/** The fields of each line, of a body that has lines. */
function lineFields(pointer: string, resolve: Resolve): ReadonlySet<string> {
  const { value, pointer: body } = resolve(pointer);
  if (!isRecord(value.properties) || !Object.hasOwn(value.properties, "items")) return noFields;
  const { value: list, pointer: at } = resolve(`${body}/properties/items`);
  return isRecord(list.items)
    ? new Set(Object.keys(Object(resolve(`${at}/items`).value.properties)))
    : noFields;
}

/** The fields of the record that a response shows as `data`. */
function recordFields(response: string, resolve: Resolve): ReadonlySet<string> {
  const { value, pointer } = resolve(response);
  if (!Object.hasOwn(Object(value.properties), "data")) return noFields;
  return fieldsAt(`${pointer}/properties/data`);

  function fieldsAt(at: string): ReadonlySet<string> {
    const { value: schema, pointer: place } = resolve(at);
    const parts = Array.isArray(schema.allOf) ? schema.allOf : [];
    const inherited = parts.flatMap((_, index) => [...fieldsAt(`${place}/allOf/${index}`)]);
    return new Set([...Object.keys(Object(schema.properties)), ...inherited]);
  }
}

/** The fields that an object must have, and those of which it must have one. */
function requiredOf(schema: Record<string, unknown>): Set<unknown> {
  const own = Array.isArray(schema.required) ? schema.required : [];
  const parts = [schema.allOf, schema.anyOf, schema.oneOf].flatMap((list) =>
    Array.isArray(list) ? list : [],
  );
  return new Set([...own, ...parts.flatMap((part) => (isRecord(part) ? [...requiredOf(part)] : []))]);
}
