// Values of unknown shape, as they come from JSON and from errors of other packages.

/** Whether a value is an object with named fields: neither null nor a list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A field of an error, which may be of any type; undefined if it is missing. */
export function fieldOf(error: unknown, name: string): unknown {
  return typeof error === "object" && error !== null ? Reflect.get(error, name) : undefined;
}
