// The doc comment of each generated method, with a call that has the OpenAPI document's example values.

const lineWidth = 100;

type Documented = {
  tag: string;
  name: string;
  summary: string;
  description: string;
  /** Example values of the arguments, in order. */
  args: readonly unknown[];
  route: { method?: string; path: string; paging?: string };
};

/** The text that an editor shows for a method. */
export function docComment({ tag, name, summary, description, args, route }: Documented): string {
  const example = exampleCall(`${tag}.${name}`, args, route.paging !== undefined);
  const lines = [
    `${summary}. \`${route.method ?? "GET"} ${route.path}\``,
    "",
    ...wrapped(description),
    "",
    "@example",
    ...example.split("\n"),
  ];
  return `    /**\n${lines.map((line) => `     * ${line}`.trimEnd()).join("\n")}\n     */\n`;
}

function wrapped(text: string): string[] {
  return text.trim().match(/\S.{0,108}\S(?=\s|$)|\S+/gs) ?? [];
}

/**
 * A call as code, broken into lines where it is long.
 *
 * @param method like `sales.create`
 * @param args values of the arguments, in order
 * @param paged the call gives pages
 */
function exampleCall(method: string, args: readonly unknown[], paged: boolean): string {
  const call = `client.${method}(${args.map((value) => literal(value, "")).join(", ")})`;
  if (!paged) return `await ${call};`;
  return `for await (const row of ${call}) console.log(row);`;
}

/** A value as it is written in code. */
function literal(value: unknown, indent: string): string {
  const short = oneLine(value);
  if (typeof value !== "object" || value === null || indent.length + short.length <= lineWidth) return short;
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
