// Finds what in a new version of an OpenAPI document breaks callers of the old one.

type Json = { [key: string]: unknown };
export type Document = Json;

const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const object = (value: unknown): Json => (isObject(value) ? value : {});
const typesOf = (schema: Json): unknown[] =>
  Array.isArray(schema.type) ? schema.type : schema.type ? [schema.type] : [];

/** Whether callers send what the schema describes, or receive it. */
type Direction = "request" | "response";

/** Keywords of a request that reject more when they grow, or when they shrink. */
const lowerBounds = ["minimum", "exclusiveMinimum", "minLength", "minItems", "minProperties"];
const upperBounds = ["maximum", "exclusiveMaximum", "maxLength", "maxItems", "maxProperties"];

class Comparison {
  readonly changes = new Set<string>();
  readonly #seen = new Set<string>();
  readonly #before: Document;
  readonly #after: Document;

  constructor(before: Document, after: Document) {
    this.#before = before;
    this.#after = after;
  }

  #resolve(node: unknown, document: Document): Json {
    const { $ref, ...rest } = object(node);
    if (typeof $ref !== "string") return object(node);
    let found: unknown = document;
    for (const part of $ref.slice(2).split("/"))
      found = object(found)[part.replaceAll("~1", "/").replaceAll("~0", "~")];
    return { ...this.#resolve(found, document), ...rest };
  }

  operations(): void {
    for (const [path, methods] of Object.entries(object(this.#before.paths))) {
      for (const [method, operation] of Object.entries(object(methods))) {
        if (!isObject(operation) || typeof operation.operationId !== "string") continue;
        const now = object(object(object(this.#after.paths)[path])[method]);
        this.#operation(`${method.toUpperCase()} ${path}`, operation, now);
      }
    }
  }

  #operation(name: string, before: Json, after: Json): void {
    if (after.operationId === undefined) {
      this.#report(name, "is gone");
      return;
    }
    if (after.operationId !== before.operationId) this.#report(name, `is called ${after.operationId}`);
    for (const role of list(before["x-roles"]))
      if (!list(after["x-roles"]).includes(role)) this.#report(name, `rejects the role ${role}`);
    if (after["x-feature"] !== before["x-feature"] && after["x-feature"] !== undefined)
      this.#report(name, `needs the feature ${after["x-feature"]}`);
    this.#parameters(name, before, after);
    this.#body(name, before, after);
    this.#responses(name, before, after);
  }

  #parameters(name: string, before: Json, after: Json): void {
    const byName = (operation: Json, document: Document) =>
      new Map(
        list(operation.parameters)
          .map((one) => this.#resolve(one, document))
          .map((one) => [`${one.in} ${one.name}`, one]),
      );
    const now = byName(after, this.#after);
    const then = byName(before, this.#before);
    for (const [parameter, old] of then) {
      const place = `${name}, parameter ${parameter}`;
      const found = now.get(parameter);
      if (!found) this.#report(place, "is gone");
      else {
        if (found.required && !old.required) this.#report(place, "is required");
        this.#schema(place, old.schema, found.schema, "request");
      }
    }
    for (const [parameter, added] of now)
      if (added.required && !then.has(parameter))
        this.#report(`${name}, parameter ${parameter}`, "is new and required");
  }

  #body(name: string, before: Json, after: Json): void {
    const old = this.#resolve(before.requestBody, this.#before);
    const now = this.#resolve(after.requestBody, this.#after);
    if (now.required && !old.required) this.#report(`${name}, body`, "is required");
    this.#content(`${name}, body`, old, now, "request");
  }

  #responses(name: string, before: Json, after: Json): void {
    for (const [status, response] of Object.entries(object(before.responses))) {
      if (status >= "400") continue;
      const now = object(after.responses)[status];
      const place = `${name}, response ${status}`;
      if (now === undefined) this.#report(place, "is gone");
      else
        this.#content(
          place,
          this.#resolve(response, this.#before),
          this.#resolve(now, this.#after),
          "response",
        );
    }
  }

  #content(place: string, before: Json, after: Json, direction: Direction): void {
    for (const [type, media] of Object.entries(object(before.content))) {
      const now = object(after.content)[type];
      if (now === undefined) this.#report(place, `no longer has the media type ${type}`);
      else this.#schema(place, object(media).schema, object(now).schema, direction);
    }
  }

  #schema(place: string, beforeNode: unknown, afterNode: unknown, direction: Direction): void {
    const pair = `${direction} ${JSON.stringify([object(beforeNode).$ref ?? place, object(afterNode).$ref ?? place])}`;
    if (object(beforeNode).$ref !== undefined && this.#seen.has(`${place} ${pair}`)) return;
    this.#seen.add(`${place} ${pair}`);
    const before = this.#resolve(beforeNode, this.#before);
    const after = this.#resolve(afterNode, this.#after);
    if (direction === "request") this.#narrowed(place, before, after);
    else this.#widened(place, before, after);
    this.#enumeration(place, before, after, direction);
    for (const [name, property] of Object.entries(object(before.properties))) {
      const now = object(after.properties)[name];
      if (now !== undefined) this.#schema(`${place}.${name}`, property, now, direction);
      else if (direction === "response" || after.additionalProperties === false)
        this.#report(`${place}.${name}`, "is gone");
    }
    if (isObject(before.items) && isObject(after.items))
      this.#schema(`${place}[]`, before.items, after.items, direction);
    for (const keyword of ["anyOf", "oneOf", "allOf"]) {
      const [old, now] = [list(before[keyword]), list(after[keyword])];
      if (old.length !== now.length) this.#report(place, `has another ${keyword}`);
      else for (const [index, part] of old.entries()) this.#schema(place, part, now[index], direction);
    }
  }

  /** A request that was valid and is not any more. */
  #narrowed(place: string, before: Json, after: Json): void {
    const types = typesOf(after);
    for (const type of typesOf(before))
      if (types.length > 0 && !types.includes(type) && !(type === "integer" && types.includes("number")))
        this.#report(place, `may not be ${type}`);
    for (const name of list(after.required))
      if (!list(before.required).includes(name)) this.#report(`${place}.${name}`, "is required");
    for (const keyword of ["pattern", "format", "multipleOf"])
      if (after[keyword] !== undefined && after[keyword] !== before[keyword])
        this.#report(place, `has the ${keyword} ${after[keyword]}`);
    for (const keyword of lowerBounds)
      if (Number(after[keyword] ?? -Infinity) > Number(before[keyword] ?? -Infinity))
        this.#report(place, `has the ${keyword} ${after[keyword]}`);
    for (const keyword of upperBounds)
      if (Number(after[keyword] ?? Infinity) < Number(before[keyword] ?? Infinity))
        this.#report(place, `has the ${keyword} ${after[keyword]}`);
    if (
      after.additionalProperties === false &&
      before.additionalProperties !== false &&
      typesOf(before).includes("object")
    )
      this.#report(place, "rejects unknown fields");
  }

  /** A response that callers of the old document can't expect. */
  #widened(place: string, before: Json, after: Json): void {
    const types = typesOf(before);
    for (const type of typesOf(after))
      if (types.length > 0 && !types.includes(type) && !(type === "integer" && types.includes("number")))
        this.#report(place, `can be ${type}`);
    for (const name of list(before.required))
      if (!list(after.required).includes(name)) this.#report(`${place}.${name}`, "can be absent");
  }

  #enumeration(place: string, before: Json, after: Json, direction: Direction): void {
    const valuesOf = (schema: Json) =>
      Array.isArray(schema.enum) ? schema.enum : "const" in schema ? [schema.const] : undefined;
    const [old, now] = [valuesOf(before), valuesOf(after)];
    const [narrow, wide] = direction === "request" ? [now, old] : [old, now];
    if (!narrow) return;
    if (!wide) {
      this.#report(
        place,
        direction === "request" ? `must be one of ${narrow.join(", ")}` : "can be any value",
      );
      return;
    }
    for (const value of wide)
      if (!narrow.includes(value))
        this.#report(place, direction === "request" ? `may not be ${value}` : `can be ${value}`);
  }

  #report(place: string, change: string): void {
    this.changes.add(`${place}: ${change}`);
  }
}

/** One sentence for each breaking change: `POST /sales, body.invoice_no: has the maxLength 20`. */
export function breakingChanges(before: Document, after: Document): string[] {
  const comparison = new Comparison(before, after);
  comparison.operations();
  return [...comparison.changes].sort();
}
