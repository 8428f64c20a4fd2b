// Reads a history of JSON lines, or says everything that is wrong with it, each with its line number.
import { type Field, fields, type Line } from "./format.ts";

/** Something that is wrong with the text itself. */
export type Problem = { line: number; what: string };

export type Read = { lines: Line[]; problems: Problem[] };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function isOfField(field: Field, value: unknown): boolean {
  switch (field) {
    case "text":
      return typeof value === "string" && value !== "";
    case "text or null":
      return value === null || typeof value === "string";
    case "number":
      return typeof value === "number";
    case "boolean":
      return typeof value === "boolean";
    case "object":
      return isObject(value);
    case "any":
      return true;
    default:
      return typeof value === "string" && field.includes(value);
  }
}

const nameOf = (field: Field): string => (typeof field === "string" ? field : field.join(" or "));

/** What is wrong with one line by itself. */
function problemsOf(value: unknown): string[] {
  if (!isObject(value)) return ["is not an object"];
  const { kind } = value;
  if (typeof kind !== "string" || !Object.hasOwn(fields, kind)) return [`has the unknown kind ${kind}`];
  const known = fields[kind as Line["kind"]];
  const problems: string[] = [];
  for (const [key, field] of Object.entries(known)) {
    const name = key.replace("?", "");
    const given = value[name];
    if (given === undefined && name !== key) continue;
    if (given === undefined) problems.push(`lacks ${name} (${nameOf(field)})`);
    else if (!isOfField(field, given)) problems.push(`has a ${name} that is not ${nameOf(field)}`);
  }
  for (const name of Object.keys(value)) {
    const isKnown = name === "kind" || Object.hasOwn(known, name) || Object.hasOwn(known, `${name}?`);
    if (!isKnown) problems.push(`has the unknown field ${name}`);
  }
  return problems;
}

/** What is wrong between lines: the first line, and which response belongs to which request. */
export function problemsBetween(lines: readonly Line[]): Problem[] {
  const problems: Problem[] = [];
  const requests = new Map<string, number>();
  const answered = new Map<string, number>();
  for (const [index, line] of lines.entries()) {
    const at = index + 1;
    if ((line.kind === "history") !== (index === 0))
      problems.push({ line: at, what: index === 0 ? "is not the head of a history" : "is a second head" });
    if (line.kind === "history" && line.version !== 1)
      problems.push({ line: at, what: `has version ${line.version}, not 1` });
    if (line.kind !== "request") continue;
    const first = requests.get(line.id);
    if (first !== undefined)
      problems.push({ line: at, what: `has the id ${line.id} of the request of line ${first}` });
    requests.set(line.id, at);
  }
  for (const [index, line] of lines.entries()) {
    if (line.kind !== "response") continue;
    const at = index + 1;
    const request = requests.get(line.request);
    if (request === undefined) {
      problems.push({ line: at, what: `responds to ${line.request}, which is no request` });
      continue;
    }
    const asked = lines[request - 1];
    if (asked?.kind === "request" && line.at < asked.at)
      problems.push({ line: at, what: `came before its request of line ${request}` });
    const first = answered.get(line.request);
    if (first !== undefined)
      problems.push({ line: at, what: `responds to ${line.request} again, after line ${first}` });
    answered.set(line.request, at);
  }
  return problems;
}

export function readHistory(text: string): Read {
  const lines: Line[] = [];
  const problems: Problem[] = [];
  const texts = text.split("\n");
  if (texts.at(-1) === "") texts.pop();
  for (const [index, line] of texts.entries()) {
    let value: unknown;
    try {
      value = JSON.parse(line);
    } catch {
      problems.push({ line: index + 1, what: "is not JSON" });
      continue;
    }
    problems.push(...problemsOf(value).map((what) => ({ line: index + 1, what })));
    lines.push(value as Line);
  }
  if (texts.length === 0) problems.push({ line: 1, what: "is missing: a history has a head" });
  // Between lines only once each is sound by itself: the numbers would be off.
  return { lines, problems: problems.length > 0 ? problems : problemsBetween(lines) };
}
