// Random requests for any operation of the document: every part of them, from mostly right to quite wrong.
import fc from "fast-check";
import { type Operation, resolvePointer } from "../../server/src/core/context/operations.ts";
import { exampleRequest } from "../support/requests.ts";
import { arbitraryFor, bend, change, hostileTexts, type Known, weird } from "./schema.ts";

export type FuzzRequest = {
  operation: Operation;
  method: string;
  /** From the root, with the query. */
  target: string;
  headers: Record<string, string>;
  body: string | undefined;
};

export type Subject = {
  known: Known;
  /** Keys by what they are, so that a report never shows one: `owner`, `cashier`, `stranger`, `nonsense`, … */
  keys: Readonly<Record<string, string>>;
  /** Values that make the control unit misbehave when they reach it. */
  faults: readonly string[];
};

/** Left out but once in so many. */
function rarely<T>(once: number, value: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> {
  return fc.oneof({ weight: once - 1, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: value });
}

const encode = (value: unknown): string => encodeURIComponent(String(value).toWellFormed());

/** Visible ASCII and Latin-1: what a header can carry at all. */
const headerText = fc
  .string({ unit: "binary", minLength: 1, maxLength: 40 })
  .map((text) => text.replaceAll(/[^\x20-\x7e\xa0-\xff]/g, "?").trim() || "?");

function pathOf(operation: Operation, known: Known): fc.Arbitrary<string> {
  const parameters = operation.parameters.filter((parameter) => parameter.in === "path");
  const values = parameters.map(({ name, pointer }) => {
    // Ids of different records share the name `id`: their place in the path distinguishes them.
    const own = name === "id" ? { id: known[`id of ${operation.path.split("/")[1]}`] ?? [] } : known;
    const listed = operation.path.startsWith("/webhooks/deliveries") ? { id: known.delivery_id ?? [] } : own;
    return fc.oneof(
      { weight: 14, arbitrary: arbitraryFor(resolvePointer(pointer).value, listed, name) },
      { weight: 1, arbitrary: fc.constantFrom<unknown>(...hostileTexts.filter((text) => text !== "")) },
    );
  });
  return fc.tuple(...values).map((made) => {
    let path = operation.path;
    for (const [at, { name }] of parameters.entries()) {
      const value = encode(made[at]);
      // A dot segment would be another path.
      path = path.replace(`{${name}}`, () => (/^\.*$/.test(value) ? "%2e" : value));
    }
    return path;
  });
}

function queryOf(operation: Operation, known: Known): fc.Arbitrary<string> {
  const parameters = operation.parameters.filter((parameter) => parameter.in === "query");
  const pairs = parameters.map(({ name, pointer, required }) => {
    const value = fc.oneof(
      { weight: 14, arbitrary: arbitraryFor(resolvePointer(pointer).value, known, name) },
      { weight: 1, arbitrary: weird },
    );
    const pair = value.map((made) => {
      const text = typeof made === "object" ? JSON.stringify(made) : made;
      return `${name}=${encode(text)}`;
    });
    return required ? pair : rarely(4, pair).map((made) => made ?? "");
  });
  const odd = rarely(
    25,
    fc.constantFrom("x=1", "page=1&page=2", "%", "=&&=", "__proto__=1", "page[]=1", "branch_id=00%00"),
  ).map((extra) => extra ?? "");
  return fc.tuple(fc.tuple(...pairs), odd).map(([made, extra]) => {
    const query = [...made, extra].filter((part) => part !== "").join("&");
    return query === "" ? "" : `?${query}`;
  });
}

function headersOf(operation: Operation, { known, keys }: Subject): fc.Arbitrary<Record<string, string>> {
  const likely = operation.roles.includes("cashier")
    ? ["owner", "owner", "accountant", "cashier"]
    : ["owner", "owner", "owner", "accountant"];
  const key = fc.oneof(
    { weight: 12, arbitrary: fc.constantFrom(...likely) },
    { weight: 1, arbitrary: fc.constantFrom(...Object.keys(keys)) },
  );
  const branches = (known.branch_id ?? []).map(String);
  return fc
    .record({
      key,
      branch: fc.oneof(
        {
          weight: { none: 20, optional: 2, required: 1 }[operation.branch],
          arbitrary: fc.constant(undefined),
        },
        { weight: 4, arbitrary: fc.constantFrom(...branches) },
        { weight: operation.branch === "none" ? 1 : 0, arbitrary: headerText },
      ),
      idempotency: rarely(
        8,
        fc.oneof(
          fc.nat(20).map((number) => `again-${number}`),
          fc.uuid(),
          headerText,
        ),
      ),
      request: rarely(8, fc.oneof(fc.uuid(), headerText)),
      accept: rarely(
        4,
        fc.constantFrom(
          "application/json",
          "application/pdf",
          "*/*",
          "text/html",
          "q=",
          "application/pdf;q=0",
        ),
      ),
      type: fc.oneof(
        { weight: 50, arbitrary: fc.constant("application/json") },
        {
          weight: 1,
          arbitrary: fc.constantFrom(
            "application/json; charset=utf-8",
            "text/plain",
            "application/json; charset=utf-16",
            "multipart/form-data",
            ";",
          ),
        },
      ),
    })
    .map(({ key: name, branch, idempotency, request, accept, type }) => {
      const given = {
        authorization: name === "none" ? undefined : name === "scheme" ? "Basic x" : `Bearer ${name}`,
        "x-branch-id": branch,
        "idempotency-key": idempotency,
        "x-request-id": request,
        accept,
        "content-type": operation.body ? type : undefined,
      };
      const set = Object.entries(given).filter((entry): entry is [string, string] => entry[1] !== undefined);
      return Object.fromEntries(set);
    });
}

type Json = Record<string, unknown>;

function isObject(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** What an example may be made to name instead, without its figures going wrong. */
const references = new Set([
  "branch_id",
  "bhf_id",
  "original_invoice_no",
  "vscu_url",
  "url",
  "tin",
  "webhook_id",

  "task_code",
  "declaration_date",
  "item_sequence",
  "hs_code",
  "item_class_code",
  "transaction_id",
  "existing_item_code",
]);

/** The same place of each list: what belongs to one record stays together. */
function withKnown(value: unknown, known: Known, place: number, name = ""): unknown {
  if (Array.isArray(value)) return value.map((entry) => withKnown(entry, known, place, name));
  if (isObject(value)) {
    return Object.fromEntries(
      Object.entries(value).map(([field, entry]) => [field, withKnown(entry, known, place, field)]),
    );
  }
  const values = references.has(name) ? known[name] : undefined;
  return values && values.length > 0 ? values[place % values.length] : value;
}

/** Only what the schema requires, and quantities, of which one of two spellings is required. */
function pruned(value: unknown, pointer: string): unknown {
  const { value: schema, pointer: found } = resolvePointer(pointer);
  if (Array.isArray(value)) return value.map((entry) => pruned(entry, `${found}/items`));
  if (!isObject(value) || !isObject(schema.properties)) return value;
  const required = new Set(Array.isArray(schema.required) ? schema.required.map(String) : []);
  const kept = Object.entries(value).filter(([name]) => required.has(name) || /^(quantity|qty)$/.test(name));
  return Object.fromEntries(
    kept.map(([name, entry]) => [name, pruned(entry, `${found}/properties/${name}`)]),
  );
}

/** An example body of the document with values that exist here, and mostly with a number of its own. */
function exampleBody(operation: Operation, known: Known): fc.Arbitrary<unknown> {
  const { body } = exampleRequest(operation);
  const pointer = operation.body?.pointer ?? "";
  return fc
    .record({ seed: fc.nat(1_000_000), fresh: fc.nat(1_000_000), isShort: fc.boolean(), isNew: fc.boolean() })
    .map(({ seed, fresh, isShort, isNew }) => {
      const example = isShort ? pruned(body ?? {}, pointer) : structuredClone(body ?? {});
      const made = withKnown(example, known, seed);
      if (!isObject(made)) return made;
      for (const name of ["invoice_no", "sar_no", "supplier_invoice_no"]) {
        if (isNew && name in made) made[name] = String(fresh);
      }
      return made;
    });
}

function bodyOf(operation: Operation, { known, faults }: Subject): fc.Arbitrary<string | undefined> {
  const { body } = operation;
  if (!body) return fc.constant(undefined);
  const right = fc.oneof(
    { weight: 4, arbitrary: exampleBody(operation, known) },
    { weight: 1, arbitrary: arbitraryFor(resolvePointer(body.pointer).value, known) },
  );
  const spiced = fc.tuple(right, rarely(8, fc.constantFrom(...faults))).map(([value, fault]) => {
    if (fault === undefined || typeof value !== "object" || value === null) return value;
    const name = ["invoice_no", "sar_no", "remark", "item_name"].find((field) => field in value);
    return name === undefined ? value : { ...value, [name]: `${Reflect.get(value, name)}-${fault}` };
  });
  const json = (value: unknown): string => JSON.stringify(value) ?? "null";
  return fc.oneof(
    { weight: 14, arbitrary: spiced.map(json) },
    {
      weight: 6,
      arbitrary: fc
        .tuple(spiced, fc.array(change, { minLength: 1, maxLength: 3 }))
        .map(([value, changes]) => json(bend(value, changes))),
    },
    { weight: 1, arbitrary: weird.map(json) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        "",
        "{",
        "{}",
        "nul",
        '{"a":1,"a":2}',
        '{"__proto__":{"x":1}}',
        `${"[".repeat(3_000)}`,
        `{"items":[${"{},".repeat(1_200)}{}]}`,
        '{"page":1e400}',
        "\ufeff{}",
        "{}{}",
      ),
    },
  );
}

/** Requests for one operation. */
export function requestFor(operation: Operation, subject: Subject): fc.Arbitrary<FuzzRequest> {
  return fc
    .record({
      prefix: fc.constantFrom("/api/v1", "/api/v1", "/api/v1", "/sandbox/api/v1"),
      path: pathOf(operation, subject.known),
      query: queryOf(operation, subject.known),
      headers: headersOf(operation, subject),
      body: bodyOf(operation, subject),
    })
    .map(({ prefix, path, query, headers, body }) => ({
      operation,
      method: operation.method.toUpperCase(),
      target: `${prefix}${path}${query}`,
      headers,
      body,
    }));
}
