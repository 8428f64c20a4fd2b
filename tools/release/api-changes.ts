// The changes of the API that break callers.
import type { ApiDocument, Json } from "./interface.ts";

type Node = { [name: string]: Json };
/** A change, and the name under which the changelog has to mention it. */
export type Change = { subject: string; text: string };

const methods = ["get", "put", "post", "patch", "delete"];
const isNode = (value: Json | undefined): value is Node =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const list = (value: Json | undefined): Json[] => (Array.isArray(value) ? value : []);
const nodeOf = (value: Json | undefined): Node => (isNode(value) ? value : {});

/** The changes between two documents that break a caller of the old one. */
export function apiChanges(before: ApiDocument, after: ApiDocument): Change[] {
  const changes: Change[] = [];
  for (const [path, item] of Object.entries(nodeOf(before.paths))) {
    for (const method of methods) {
      const old = nodeOf(item)[method];
      if (!isNode(old)) continue;
      const subject = `${method.toUpperCase()} ${path}`;
      const current = nodeOf(nodeOf(after.paths)[path])[method];
      if (isNode(current)) {
        const report = (text: string) => changes.push({ subject, text: `${subject}: ${text}` });
        compareOperation(before, after, old, current, report);
      } else {
        const early = old.deprecated === true ? "" : ", and was not deprecated before";
        changes.push({ subject, text: `${subject} is missing${early}` });
      }
    }
  }
  return changes;
}

type Report = (text: string) => void;

function compareOperation(before: Node, after: Node, old: Node, current: Node, report: Report): void {
  const parameters = (document: Node, operation: Node) =>
    new Map(
      list(operation.parameters).map((one) => {
        const parameter = resolved(document, one);
        return [`${parameter.in} parameter ${parameter.name}`, parameter] as const;
      }),
    );
  const known = parameters(before, old);
  const given = parameters(after, current);
  for (const [name, parameter] of known) {
    const next = given.get(name);
    if (!next) report(`the ${name} is missing`);
    else compareSchemas({ before, after, isSent: true, report }, parameter.schema, next.schema, name);
  }
  for (const [name, { required }] of given)
    if (required === true && known.get(name)?.required !== true) report(`the ${name} is required`);

  const body = (document: Node, part: Json | undefined) =>
    nodeOf(Object.values(nodeOf(resolved(document, part).content))[0]).schema;
  const [oldBody, newBody] = [body(before, old.requestBody), body(after, current.requestBody)];
  if (oldBody === undefined && resolved(after, current.requestBody).required === true)
    report("a body is required");
  compareSchemas({ before, after, isSent: true, report }, oldBody, newBody, "body");
  for (const [status, response] of Object.entries(nodeOf(old.responses))) {
    if (!status.startsWith("2")) continue;
    const next = nodeOf(current.responses)[status];
    if (next === undefined) report(`the response ${status} is missing`);
    else
      compareSchemas(
        { before, after, isSent: false, report },
        body(before, response),
        body(after, next),
        `response ${status}`,
      );
  }
}

type Comparison = {
  before: Node;
  after: Node;
  /** Whether callers send it; else they receive it. */
  isSent: boolean;
  report: Report;
};

/** What a `$ref` stands for. */
function resolved(document: Node, value: Json | undefined): Node {
  const node = nodeOf(value);
  if (typeof node.$ref !== "string") return node;
  const target = node.$ref
    .slice(2)
    .split("/")
    .reduce<Json | undefined>((at, name) => nodeOf(at)[name], document);
  return resolved(document, target);
}

/** A schema with the properties of all parts of its `allOf`. */
function merged(document: Node, value: Json | undefined): Node {
  const schema = resolved(document, value);
  const parts = list(schema.allOf).map((part) => merged(document, part));
  if (parts.length === 0) return schema;
  return [schema, ...parts].reduce((all, part) => ({
    ...all,
    ...part,
    properties: { ...nodeOf(all.properties), ...nodeOf(part.properties) },
    required: [...list(all.required), ...list(part.required)],
  }));
}

const typesOf = (schema: Node): Json[] => (Array.isArray(schema.type) ? schema.type : [schema.type ?? "any"]);

function compareSchemas(
  comparison: Comparison,
  old: Json | undefined,
  current: Json | undefined,
  place: string,
  above: readonly (Json | undefined)[] = [],
): void {
  if (old === undefined || above.includes(old)) return;
  const { before, after, isSent, report } = comparison;
  const [left, right] = [merged(before, old), merged(after, current)];
  const below = [...above, old];
  // Callers may send what they sent before; they receive nothing that they don't know.
  const [allowed, needed] = isSent ? [typesOf(right), typesOf(left)] : [typesOf(left), typesOf(right)];
  const lost = needed.filter((type) => !allowed.includes(type) && !allowed.includes("any"));
  if (lost.length > 0) report(`${place} has another type: ${isSent ? "no longer " : ""}${lost.join(", ")}`);
  const values = list(right.enum);
  for (const value of isSent && values.length > 0 ? list(left.enum) : [])
    if (!values.includes(value)) report(`${place} no longer takes ${JSON.stringify(value)}`);
  compareProperties(comparison, left, right, place, below);
  compareSchemas(comparison, left.items, right.items, `${place}[]`, below);
  for (const kind of ["oneOf", "anyOf"]) {
    const [known, given] = [list(left[kind]), list(right[kind])];
    if (known.length > given.length) report(`${place} has fewer forms`);
    known.forEach((one, at) => {
      if (given[at] !== undefined) compareSchemas(comparison, one, given[at], `${place} (${at + 1})`, below);
    });
  }
}

function compareProperties(
  comparison: Comparison,
  left: Node,
  right: Node,
  place: string,
  above: readonly (Json | undefined)[],
): void {
  const { before, isSent, report } = comparison;
  const properties = nodeOf(right.properties);
  for (const [name, property] of Object.entries(nodeOf(left.properties))) {
    if (properties[name] !== undefined)
      compareSchemas(comparison, property, properties[name], `${place}.${name}`, above);
    else {
      const early = resolved(before, property).deprecated === true ? "" : ", and was not deprecated before";
      report(`${place}.${name} is missing${early}`);
    }
  }
  const [known, given] = [list(left.required), list(right.required)];
  if (isSent) {
    for (const name of given) if (!known.includes(name)) report(`${place}.${name} is required`);
  } else {
    for (const name of known)
      if (!given.includes(name) && properties[String(name)] !== undefined)
        report(`${place}.${name} is not always there`);
  }
}
