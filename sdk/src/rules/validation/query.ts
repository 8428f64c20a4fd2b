// The values of a query before its schema: each parameter once, integers in decimal digits, no NUL.

/** The values, and the problems of invalid ones. */
export function readQuery(
  query: Iterable<readonly [string, string]>,
  integers: ReadonlySet<string>,
): { values: Record<string, unknown>; errors: Record<string, string[]> } {
  const values: Record<string, unknown> = {};
  const errors: Record<string, string[]> = {};
  for (const [name, value] of query) {
    if (Object.hasOwn(values, name)) errors[name] = ["must be given once only"];
    // ajv would also read `0x2`, `1e3` and an empty text as numbers.
    else if (integers.has(name) && !/^-?\d+$/.test(value)) errors[name] = ["must be a whole number"];
    else if (value.includes("\0")) errors[name] = ["must not contain NUL characters"];
    else Object.defineProperty(values, name, { value, writable: true, enumerable: true, configurable: true });
  }
  return { values, errors };
}
