// Nulls in the body of a POST: in an optional field they mean that the field is absent, as many clients write it.
import { isRecord } from "../json.ts";

/** The schema at a pointer of the document, and its real pointer after `$ref`s. */
type Resolve = (pointer: string) => { value: Record<string, unknown>; pointer: string };

/**
 * Deletes the nulls of optional fields in place, where the schema at the pointer doesn't give null a meaning of its own. Required
 * and unknown fields keep theirs, and are rejected by name.
 */
export function dropNulls(body: unknown, pointer: string, resolve: Resolve): void {
  if (hasNull(body)) dropAt(body, pointer, resolve);
}

function hasNull(value: unknown): boolean {
  if (value === null) return true;
  return typeof value === "object" && Object.values(value).some(hasNull);
}

function dropAt(value: unknown, at: string, resolve: Resolve): void {
  if (typeof value !== "object" || value === null) return;
  const { value: schema, pointer } = resolve(at);
  if (Array.isArray(value)) {
    if (isRecord(schema.items)) for (const entry of value) dropAt(entry, `${pointer}/items`, resolve);
    return;
  }
  const { properties = {}, required = [] } = schema as { properties?: object; required?: string[] };
  for (const [name, inner] of Object.entries(value)) {
    if (!Object.hasOwn(properties, name)) continue;
    const property = `${pointer}/properties/${name}`;
    if (inner !== null) dropAt(inner, property, resolve);
    else if (!required.includes(name) && !allowsNull(resolve(property).value))
      Reflect.deleteProperty(value, name);
  }
}

function allowsNull({ type, anyOf, oneOf }: Record<string, unknown>): boolean {
  if (Array.isArray(type) && type.includes("null")) return true;
  return [anyOf, oneOf].some((list) => JSON.stringify(list ?? []).includes('"null"'));
}
