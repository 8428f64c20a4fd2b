// The rules of texts in request bodies stand in openapi.yaml, so that the service and the CLI share them.

import { collectMessages } from "@taxctl/sdk/validation";
import { expect } from "chai";
import { document, type Operation, operationList } from "../../server/src/core/context/operations.ts";
import { type Field, fieldsOf } from "../security/support.ts";
import { isRecord } from "../support/is-record.ts";

type BodyField = Field & { operation: Operation };

/** Customs records are named and repeated as the control unit shows them. */
const customsFields = [
  "task_code",
  "declaration_number",
  "hs_code",
  "import_item_name",
  "origin_nation_code",
  "supplier_name",
];

const fields = operationList.flatMap((operation) =>
  operation.body ? fieldsOf(operation.body.pointer).map((field): BodyField => ({ ...field, operation })) : [],
);
const texts = fields.filter(({ schema }) => [schema.type].flat().includes("string"));
const placeOf = ({ operation, path }: BodyField) => `${operation.id} ${path.join(".")}`;

/** All schemas of `node` that have a pattern, with their places. */
function patternsIn(node: unknown, place = ""): [place: string, schema: Record<string, unknown>][] {
  if (typeof node !== "object" || node === null) return [];
  const inside = Object.entries(node).flatMap(([key, value]) => patternsIn(value, `${place}/${key}`));
  return isRecord(node) && typeof node.pattern === "string" ? [[place, node], ...inside] : inside;
}

/** Schemas without the plain words that errors print. */
const withoutForm = (node: unknown) =>
  patternsIn(node).flatMap(([place, schema]) =>
    /^\S.*\w$/.test(`${schema["x-form"] ?? ""}`) ? [] : [place],
  );

describe("patterns of the document", () => {
  it("have an x-form, the words that errors use for the expected value", () => {
    expect(patternsIn(document)).to.have.length.above(20);
    expect(withoutForm(document)).to.deep.equal([]);
    expect(
      withoutForm({ a: [{ pattern: "^1$", description: "With `accepted`, when known." }] }),
    ).to.deep.equal(["/a/0"]);
  });

  it("print no description in their errors", () => {
    for (const [place, schema] of patternsIn(document)) {
      const messages: Record<string, string[]> = {};
      collectMessages(messages, [
        {
          instancePath: "/a/2/b",
          schemaPath: "",
          keyword: "pattern",
          params: {},
          parentSchema: schema,
          data: "?",
        },
      ]);
      expect(messages, place).to.deep.equal({ "a[2].b": [`must be ${schema["x-form"]}`] });
    }
  });
});

describe("texts in request bodies", () => {
  it("have a format, listed values or a pattern that rejects control characters", () => {
    const hasRule = ({ schema }: BodyField) =>
      schema.format !== undefined ||
      schema.enum !== undefined ||
      (typeof schema.pattern === "string" && !new RegExp(schema.pattern, "u").test("a\u001b\u0085b"));
    const free = texts.filter((field) => !hasRule(field));
    const isCustoms = ({ operation, name }: BodyField) =>
      operation.feature === "imports" && customsFields.includes(name);
    expect(free.filter((field) => !isCustoms(field)).map(placeOf)).to.deep.equal([]);
  });

  it("are valid calendar days or times if they are dates", () => {
    const dates = texts
      .filter(({ name }) => /(^|_)(date|dt)$/.test(name) && name !== "declaration_date")
      // Names of columns.
      .filter(({ path }) => !path.includes("columns"));
    expect(dates).to.have.length.above(5);
    const other = dates.filter(({ schema }) => !/^(calendar-(day|time)|date)$/.test(String(schema.format)));
    expect(other.map(placeOf)).to.deep.equal([]);
  });

  it("are identifiers if they number documents", () => {
    const numbers = texts.filter(({ name }) => /^(supplier_|original_)?invoice_no$/.test(name));
    expect(numbers).to.have.length.above(3);
    const other = numbers.filter(({ schema }) => schema.format !== "identifier");
    expect(other.map(placeOf)).to.deep.equal([]);
  });
});
