// Responsible for the example in the doc comment of each generated method: a call with the OpenAPI document's example values.

const LINE_WIDTH = 100;

/**
 * A call as code, broken into lines where it is long.
 *
 * @param method like `sales.create`
 * @param args values of the arguments, in order
 * @param paged the call gives pages
 */
export function exampleCall(method: string, args: readonly unknown[], paged: boolean): string {
  const call = `client.${method}(${args.map((value) => literal(value, "")).join(", ")})`;
  if (!paged) return `await ${call};`;
  return `for await (const row of ${call}) console.log(row);`;
}

/** A value as it is written in code. */
function literal(value: unknown, indent: string): string {
  const short = oneLine(value);
  if (typeof value !== "object" || value === null || indent.length + short.length <= LINE_WIDTH) return short;
  const inner = `${indent}  `;
  const entries = Array.isArray(value)
    ? value.map((one) => literal(one, inner))
    : Object.entries(value).map(([name, one]) => `${key(name)}: ${literal(one, inner)}`);
  const lines = entries.map((entry) => `${inner}${entry},\n`).join("");
  return Array.isArray(value) ? `[\n${lines}${indent}]` : `{\n${lines}${indent}}`;
}

function oneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(oneLine).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).map(([name, one]) => `${key(name)}: ${oneLine(one)}`);
  return fields.length === 0 ? "{}" : `{ ${fields.join(", ")} }`;
}

const key = (name: string): string => (/^[a-z_$][\w$]*$/i.test(name) ? name : JSON.stringify(name));
