// Responsible for JSON Schemas of what commands print: inferred from real output, widened by more of it, never narrowed.

export type Schema = {
  $schema?: string;
  title?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
};

/** Records whose keys are the caller's, the unit's, or those of a map: any is right. */
const OPEN =
  /^(request_data|payload|device_info|params|errors|synced_data|by_status|by_type|counts|meta|old|new|detail)$/;

/** The schema of one value. */
export function inferred(value: unknown, name = ""): Schema {
  if (value === null) return { type: "null" };
  if (Array.isArray(value)) {
    const items = value.map((entry) => inferred(entry)).reduce<Schema | undefined>(widened, undefined);
    return { type: "array", ...(items ? { items } : {}) };
  }
  if (typeof value === "object") {
    if (OPEN.test(name)) return { type: "object" };
    const entries = Object.entries(value).filter(([, entry]) => entry !== undefined);
    return {
      type: "object",
      properties: Object.fromEntries(entries.map(([key, entry]) => [key, inferred(entry, key)])),
      required: entries.map(([key]) => key),
      additionalProperties: false,
    };
  }
  return { type: typeof value };
}

/** The schema without claims about values that were never there: they may be anything. */
export function withoutGuesses(schema: Schema): Schema {
  if (schema.type === "null") return {};
  const { items, properties, ...rest } = schema;
  return {
    ...rest,
    ...(items ? { items: withoutGuesses(items) } : {}),
    ...(properties
      ? {
          properties: Object.fromEntries(
            Object.entries(properties).map(([name, of]) => [name, withoutGuesses(of)]),
          ),
        }
      : {}),
  };
}

/** A schema that takes what either takes. */
export function widened(one: Schema | undefined, other: Schema | undefined): Schema {
  if (!one || !other) return one ?? other ?? {};
  // One without a type is of a value that was only ever null.
  const types = [...new Set([one.type ?? "null", other.type ?? "null"].flat())];
  const merged: Schema = { ...other, ...one, type: types.length === 1 ? types[0] : types.toSorted() };
  const items = one.items || other.items ? widened(one.items, other.items) : undefined;
  if (items) merged.items = items;
  if (one.properties && other.properties) {
    const names = [...new Set([...Object.keys(one.properties), ...Object.keys(other.properties)])];
    merged.properties = Object.fromEntries(
      names.map((name) => [name, widened(one.properties?.[name], other.properties?.[name])]),
    );
    merged.required = (one.required ?? []).filter((name) => other.required?.includes(name));
  }
  return merged;
}
