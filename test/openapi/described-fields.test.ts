// A reader of openapi.yaml finds what each field of a request, response or event means, and where its codes come from.

import { expect } from "chai";
import { document, operationList } from "../../server/src/core/context/operations.ts";
import { isRecord } from "../support/is-record.ts";

type Node = Record<string, unknown>;
type Described = { place: string; name: string; schema: Node; description: string };

function at(pointer: string): Node {
  const parts = pointer.slice(2).split("/");
  const found = parts.reduce<unknown>(
    (node, part) => (isRecord(node) ? node[decodeURIComponent(part).replace(/~1/g, "/")] : undefined),
    document,
  );
  if (!isRecord(found)) throw new Error(`openapi.yaml has no ${pointer}`);
  return found;
}

const listOf = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isRecord) : []);
const partsOf = (schema: Node): Node[] => ["allOf", "oneOf", "anyOf"].flatMap((key) => listOf(schema[key]));

/** The schema and all that it refers to or is composed of. */
function chainOf(schema: Node): Node[] {
  const target = typeof schema.$ref === "string" ? [at(schema.$ref)] : [];
  return [schema, ...[...target, ...partsOf(schema)].flatMap(chainOf)];
}

const ownText = ({ description }: Node) => (typeof description === "string" ? description.trim() : "");

/** Its own description, or that of the schema that it refers to. */
const descriptionOf = (schema: Node) => chainOf(schema).map(ownText).find(Boolean) ?? "";

/** Every field of a schema: in lists, in composed schemas and in objects inside objects. */
function fieldsOf(schema: Node, place: string): Described[] {
  return chainOf(schema).flatMap((part) => {
    const entries = isRecord(part.items) ? fieldsOf(part.items, `${place}[]`) : [];
    const properties = isRecord(part.properties) ? Object.entries(part.properties) : [];
    const own = properties.flatMap(([name, field]) => {
      if (!isRecord(field)) return [];
      const inside = `${place}.${name}`;
      const described = { place: inside, name, schema: field, description: descriptionOf(field) };
      return [described, ...fieldsOf(field, inside)];
    });
    return [...entries, ...own];
  });
}

/** Every property and header of the whole document, wherever it is: also those of responses and events. */
function everywhere(node: unknown, place = "#"): Described[] {
  if (Array.isArray(node)) return node.flatMap((entry, index) => everywhere(entry, `${place}/${index}`));
  if (!isRecord(node)) return [];
  return Object.entries(node).flatMap(([key, inner]) => {
    if (/^(examples?|default|enum|const)$/.test(key) && !place.endsWith("/properties")) return [];
    const here = `${place}/${key}`;
    const isNamed =
      /\/(properties|headers)$/.test(place) && !/\/properties\/(properties|headers)$/.test(place);
    if (!isNamed || !isRecord(inner)) return everywhere(inner, here);
    const own = isRecord(inner.schema) ? ownText(inner) || descriptionOf(inner.schema) : descriptionOf(inner);
    return [{ place: here, name: key, schema: inner, description: own }, ...everywhere(inner, here)];
  });
}

const bodies = operationList.flatMap(({ id, body }) => (body ? fieldsOf(at(body.pointer), id) : []));

/** Path and query parameters and headers, each once. */
const parameters = new Map(
  operationList.flatMap(({ id, parameters }) =>
    parameters.map(({ name, pointer }): [string, Described] => {
      const schema = at(pointer);
      const description = ownText(at(pointer.replace(/\/schema$/, ""))) || descriptionOf(schema);
      return [pointer, { place: `${id} ${name}`, name, schema, description }];
    }),
  ),
);

const undescribed = (fields: Described[]) =>
  fields.filter(({ description }) => description === "").map(({ place }) => place);

/** Fields that hold a code of a table, as their names say. */
const isCode = ({ name, schema }: Described) =>
  /_(code|cd)$|^(payment_type|tax_type|purchase_status|branch_id|supplier_bhf_id|bhfId|itemCode)$/.test(
    name,
  ) &&
  !["postal_code", "external_code", "purchase_code"].includes(name) &&
  chainOf(schema).every((part) => part.enum === undefined || isTaxType(name));

const isTaxType = (name: string) => /^tax_ty(pe|pe_code|_cd)$/.test(name);

/** A code's description names the operation that lists the codes, the document that has them, or their maker. */
const namesSource = ({ description }: Described) =>
  /`?(GET|POST|PUT) \/[a-z]|ISO \d|supplier's invoice|customs tariff|new item|original sale/.test(
    description,
  );

/** A description that explains two to six listed values names each of them. */
const namesValues = ({ name, schema, description }: Described) => {
  const values = chainOf(schema).flatMap((part) => (Array.isArray(part.enum) ? part.enum : []));
  const given = values.filter((value) => value !== null);
  return given.length > 6 || isTaxType(name) || given.every((value) => description.includes(`\`${value}\``));
};

describe("the fields of request bodies", () => {
  it("are all described", () => {
    expect(bodies).to.have.length.above(400);
    expect(undescribed(bodies)).to.deep.equal([]);
  });

  it("name the source of their codes", () => {
    const codes = bodies.filter(isCode);
    expect(codes).to.have.length.above(80);
    expect(codes.filter((field) => !namesSource(field)).map(({ place }) => place)).to.deep.equal([]);
  });

  it("explain their listed values", () => {
    expect(bodies.filter((field) => !namesValues(field)).map(({ place }) => place)).to.deep.equal([]);
  });

  it("are found in lists, references and composed schemas", () => {
    const code = { type: "string" };
    const schema = {
      allOf: [{ properties: { lines: { items: { properties: { tax_type: code } } } } }],
      properties: { pkg_unit_code: { ...code, description: "The packaging unit." } },
    };
    const found = fieldsOf(schema, "x");
    expect(undescribed(found)).to.deep.equal(["x.lines", "x.lines[].tax_type"]);
    expect(
      found.filter((field) => isCode(field) && !namesSource(field)).map(({ place }) => place),
    ).to.have.members(["x.lines[].tax_type", "x.pkg_unit_code"]);
  });
});

describe("the parameters and headers of requests", () => {
  const fields = [...parameters.values()];

  it("are all described, with their listed values and the source of their codes", () => {
    expect(fields).to.have.length.above(60);
    expect(undescribed(fields)).to.deep.equal([]);
    const codes = fields.filter(isCode);
    expect(codes).to.have.length.above(5);
    expect(codes.filter((field) => !namesSource(field)).map(({ place }) => place)).to.deep.equal([]);
    expect(fields.filter((field) => !namesValues(field)).map(({ place }) => place)).to.deep.equal([]);
  });
});

describe("the properties and headers of the document", () => {
  it("are all described, with a sentence", () => {
    const fields = everywhere(document);
    expect(fields).to.have.length.above(2_500);
    expect(undescribed(fields)).to.deep.equal([]);
    const texts = fields.filter(({ description }) => !/^[A-Z\d`].*\w.*[.)`]$/s.test(description));
    expect(texts.map(({ place, description }) => `${place}: ${description}`)).to.deep.equal([]);
  });

  it("say the form of their dates and times", () => {
    const dates = everywhere(document).filter(
      ({ name, description }) =>
        /(^|_)(date|month|day)$/.test(name) && !/YYYY|MM-DD|ISO time|column/.test(description),
    );
    expect(dates.map(({ place }) => place)).to.deep.equal([]);
  });

  it("are found in responses, events and headers, and examples are left out", () => {
    const text = { type: "string" };
    const found = everywhere({
      responses: {
        OK: { headers: { "X-A": { schema: text } }, content: { schema: { properties: { data: text } } } },
      },
      schemas: {
        Event: { items: { oneOf: [{ properties: { at: text } }] }, examples: [{ properties: { b: text } }] },
      },
    });
    expect(undescribed(found)).to.have.members([
      "#/responses/OK/headers/X-A",
      "#/responses/OK/content/schema/properties/data",
      "#/schemas/Event/items/oneOf/0/properties/at",
    ]);
  });
});
