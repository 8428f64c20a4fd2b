// openapi.yaml against the last release's: nothing that callers rely on changes unnoticed.
import { readFile } from "node:fs/promises";
import { expect } from "chai";
import { parse } from "yaml";
import { acceptedChanges } from "./accepted-changes.ts";
import { breakingChanges, type Document } from "./breaking-changes.ts";

const read = async (path: string): Promise<Document> =>
  parse(await readFile(new URL(path, import.meta.url), "utf8"));

const body = (schema: object, required = true) => ({
  requestBody: { required, content: { "application/json": { schema } } },
});
const response = (schema: object) => ({
  responses: { 200: { content: { "application/json": { schema } } } },
});
const documentOf = (operation: object): Document => ({
  paths: { "/sales": { post: { operationId: "createSale", ...operation } } },
});
const object = (properties: object, more: object = {}) => ({ type: "object", properties, ...more });
const text = { type: "string" };

describe("the API of the last release", () => {
  it("is not broken, except by changes that were accepted with a reason", async () => {
    const changes = breakingChanges(await read("released.yaml"), await read("../../openapi.yaml"));
    const isAccepted = (sentence: string) => acceptedChanges.some(({ change }) => change.test(sentence));
    expect(changes.filter((sentence) => !isAccepted(sentence))).to.deep.equal([]);
    const unused = acceptedChanges.filter(({ change }) => !changes.some((sentence) => change.test(sentence)));
    expect(unused, "accepted changes that nothing needs").to.deep.equal([]);
  });

  const cases: [string, object, object, string[]][] = [
    ["a removed operation", {}, { operationId: undefined }, ["POST /sales: is gone"]],
    ["a renamed operation", {}, { operationId: "newSale" }, ["POST /sales: is called newSale"]],
    [
      "a role that may no longer",
      { "x-roles": ["owner", "cashier"] },
      { "x-roles": ["owner"] },
      ["POST /sales: rejects the role cashier"],
    ],
    [
      "a parameter that is gone",
      { parameters: [{ in: "query", name: "q", schema: text }] },
      {},
      ["POST /sales, parameter query q: is gone"],
    ],
    [
      "a new required parameter",
      {},
      { parameters: [{ in: "query", name: "q", required: true, schema: text }] },
      ["POST /sales, parameter query q: is new and required"],
    ],
    [
      "a parameter that must be sent",
      { parameters: [{ in: "query", name: "q", schema: text }] },
      { parameters: [{ in: "query", name: "q", required: true, schema: text }] },
      ["POST /sales, parameter query q: is required"],
    ],
    ["a body that must be sent", body(text, false), body(text), ["POST /sales, body: is required"]],
    [
      "a field that must be sent",
      body(object({ a: text })),
      body(object({ a: text }, { required: ["a"] })),
      ["POST /sales, body.a: is required"],
    ],
    [
      "a field that may not be sent",
      body(object({ a: text, b: text }, { additionalProperties: false })),
      body(object({ a: text }, { additionalProperties: false })),
      ["POST /sales, body.b: is gone"],
    ],
    [
      "a narrower bound",
      body({ type: "string", maxLength: 20 }),
      body({ type: "string", maxLength: 10 }),
      ["POST /sales, body: has the maxLength 10"],
    ],
    [
      "a value that is rejected",
      body({ enum: ["A", "B"] }),
      body({ enum: ["A"] }),
      ["POST /sales, body: may not be B"],
    ],
    ["a status that is gone", response(text), { responses: {} }, ["POST /sales, response 200: is gone"]],
    [
      "a field that is not sent",
      response(object({ a: text })),
      response(object({})),
      ["POST /sales, response 200.a: is gone"],
    ],
    [
      "a field that may be absent or null",
      response(object({ a: text, b: text }, { required: ["a", "b"] })),
      response(object({ a: text, b: { type: ["string", "null"] } }, { required: ["b"] })),
      ["POST /sales, response 200.a: can be absent", "POST /sales, response 200.b: can be null"],
    ],
    [
      "a feature that accounts need",
      {},
      { "x-feature": "imports" },
      ["POST /sales: needs the feature imports"],
    ],
    [
      "another type",
      body({ type: ["string", "integer"] }),
      body(text),
      ["POST /sales, body: may not be integer"],
    ],
    [
      "unknown fields that are rejected",
      body(object({ a: text })),
      body(object({ a: text }, { additionalProperties: false })),
      ["POST /sales, body: rejects unknown fields"],
    ],
    [
      "a list of values where any was accepted",
      body(text),
      body({ type: "string", enum: ["A", "B"] }),
      ["POST /sales, body: must be one of A, B"],
    ],
    [
      "a pattern, a format, or a lower bound",
      body(object({ a: text, b: text, c: { type: "integer" } })),
      body(
        object({
          a: { ...text, pattern: "^A" },
          b: { ...text, format: "date" },
          c: { type: "integer", minimum: 1 },
        }),
      ),
      [
        "POST /sales, body.a: has the pattern ^A",
        "POST /sales, body.b: has the format date",
        "POST /sales, body.c: has the minimum 1",
      ],
    ],
    [
      "a field that rows of a list must have",
      body({ type: "array", items: object({ a: text }) }),
      body({ type: "array", items: object({ a: text }, { required: ["a"] }) }),
      ["POST /sales, body[].a: is required"],
    ],
    [
      "fewer alternatives",
      body({ anyOf: [{ required: ["a"] }, { required: ["b"] }] }),
      body({ anyOf: [{ required: ["a"] }] }),
      ["POST /sales, body: has another anyOf"],
    ],
    [
      "a media type that is gone",
      { responses: { 200: { content: { "application/pdf": {} } } } },
      { responses: { 200: { content: { "application/json": {} } } } },
      ["POST /sales, response 200: no longer has the media type application/pdf"],
    ],
    [
      "any value where a few were sent",
      response({ type: "string", enum: ["A"] }),
      response(text),
      ["POST /sales, response 200: can be any value"],
    ],
    [
      "a value that callers don't know",
      response({ enum: ["A"] }),
      response({ enum: ["A", "B"] }),
      ["POST /sales, response 200: can be B"],
    ],
  ];
  for (const [what, before, after, expected] of cases) {
    it(`would be broken by ${what}`, () => {
      expect(breakingChanges(documentOf(before), documentOf(after))).to.deep.equal(expected);
    });
  }

  it("is not broken by additions: operations, optional fields, wider bounds, fields of responses", () => {
    const before = {
      ...body(object({ a: { type: "string", maxLength: 5 } })),
      ...response(object({ a: text })),
    };
    const after = {
      ...body(object({ a: { type: "string", maxLength: 9 }, b: text }), false),
      ...response(object({ a: text, b: text }, { required: ["a"] })),
      parameters: [{ in: "query", name: "q", schema: text }],
    };
    const added = { ...(documentOf(after).paths as object), "/more": { get: { operationId: "listMore" } } };
    expect(breakingChanges(documentOf(before), { paths: added })).to.deep.equal([]);
  });
});
