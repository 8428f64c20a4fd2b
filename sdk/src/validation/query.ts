// Responsible for the values of a query before its schema: each parameter once, integers in decimal digits, no NUL.

/** Collects the values and adds their problems to `errors`. */
export function readQuery(
  query: Iterable<readonly [string, string]>,
  integers: ReadonlySet<string>,
  errors: Record<string, string[]>,
): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const [name, value] of query) {
    if (Object.hasOwn(values, name)) errors[name] = ["must be given once only"];
    // ajv would also read `0x2`, `1e3` and an empty text as numbers.
    else if (integers.has(name) && !/^-?\d+$/.test(value)) errors[name] = ["must be a whole number"];
    else if (value.includes("\0")) errors[name] = ["must not contain NUL characters"];
    else Object.defineProperty(values, name, { value, writable: true, enumerable: true, configurable: true });
  }
  return values;
}
