// The schemas of openapi.yaml against its examples, and the conventions of all request and response schemas.

import { readFile } from "node:fs/promises";
import { formats as ownFormats } from "@taxctl/sdk/formats";
import { Ajv2020 } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import { expect } from "chai";
import { parse } from "yaml";

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Node = { [key: string]: Json };

const document: Node = parse(await readFile(new URL("../../openapi.yaml", import.meta.url), "utf8"));

const ajv = new Ajv2020({ allErrors: true, strict: true, strictRequired: false, validateSchema: false });
formats.default(ajv);
for (const [name, isValid] of Object.entries(ownFormats)) ajv.addFormat(name, isValid);
ajv.addVocabulary([
  "openapi",
  "info",
  "servers",
  "security",
  "tags",
  "paths",
  "webhooks",
  "components",
  "externalDocs",
  "x-form",
  "x-instead",
  "x-extensible-enum",
]);
ajv.addSchema(document, "openapi");

function isNode(value: Json | undefined): value is Node {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The value at a JSON pointer, references on the way followed, with the pointer where it really stands. */
function at(pointer: string): { pointer: string; value: Json | undefined } {
  let value: Json | undefined = document;
  let place = "";
  for (const part of pointer.split("/").slice(1)) {
    if (isNode(value) && typeof value.$ref === "string")
      ({ pointer: place, value } = at(value.$ref.slice(1)));
    const key = part.replaceAll("~1", "/").replaceAll("~0", "~");
    value = isNode(value) ? value[key] : Array.isArray(value) ? value[Number(key)] : undefined;
    place += `/${part}`;
  }
  if (isNode(value) && typeof value.$ref === "string" && Object.keys(value).length === 1)
    return at(value.$ref.slice(1));
  return { pointer: place, value };
}

const pointerPart = (key: string): string => key.replaceAll("~", "~0").replaceAll("/", "~1");

/** Pointers of the children of an object or array, references followed. */
function children(pointer: string): [key: string, pointer: string][] {
  const found = at(pointer);
  if (typeof found.value !== "object" || found.value === null) return [];
  return Object.keys(found.value).map((key) => [key, `${found.pointer}/${pointerPart(key)}`]);
}

type Sample = { where: string; schema: string; value: Json | undefined };

/** Every example of a parameter, header or media type, with the pointer of the schema that it must fit. */
function samplesAt(where: string, pointer: string): Sample[] {
  const found = at(pointer);
  if (!isNode(found.value)) return [];
  const schema = `${found.pointer}/schema`;
  const one = "example" in found.value ? [{ where, schema, value: found.value.example }] : [];
  const many = children(`${found.pointer}/examples`).map(([name, example]) => ({
    where: `${where} ${name}`,
    schema,
    value: at(`${example}/value`).value,
  }));
  return [...one, ...many];
}

type Place = {
  where: string;
  pointer: string;
  kind: "request" | "response" | "parameter" | "header";
  json: boolean;
};

function placesOf(where: string, operation: string): Place[] {
  const content = (kind: Place["kind"], label: string, pointer: string): Place[] =>
    children(`${pointer}/content`).map(([type, media]) => ({
      where: `${where} ${label}`,
      pointer: media,
      kind,
      json: type === "application/json",
    }));
  return [
    ...children(`${operation}/parameters`).map(([, pointer]): Place => {
      const { value } = at(pointer);
      const name = isNode(value) ? String(value.name) : "?";
      return { where: `${where} ${name}`, pointer, kind: "parameter", json: true };
    }),
    ...content("request", "body", `${operation}/requestBody`),
    ...children(`${operation}/responses`).flatMap(([status, response]) =>
      content("response", status, response),
    ),
  ];
}

const places: Place[] = [
  ...["paths", "webhooks"].flatMap((part) =>
    children(`/${part}`).flatMap(([path, methods]) =>
      children(methods).flatMap(([method, operation]) =>
        placesOf(`${method.toUpperCase()} ${path}`, operation),
      ),
    ),
  ),
  ...children("/components/headers").map(
    ([name, pointer]): Place => ({ where: name, pointer, kind: "header", json: true }),
  ),
];

/** All schemas reachable from the places of one kind among the operations served, once each. */
function schemasOf(kind: Place["kind"]): Map<string, Node> {
  const seen = new Map<string, Node>();
  const visit = (pointer: string): void => {
    const found = at(pointer);
    if (!isNode(found.value) || seen.has(found.pointer)) return;
    seen.set(found.pointer, found.value);
    if (typeof found.value.$ref === "string") visit(found.value.$ref.slice(1));
    if ("items" in found.value) visit(`${found.pointer}/items`);
    for (const [, property] of children(`${found.pointer}/properties`)) visit(property);
  };
  for (const { where, kind: itsKind, json, pointer } of places) {
    if (itsKind === kind && json && where.includes(" /")) visit(`${pointer}/schema`);
  }
  return seen;
}

const types = (schema: Node): Json[] => (Array.isArray(schema.type) ? schema.type : [schema.type ?? null]);

describe("examples of openapi.yaml", () => {
  it("exist for each JSON body, parameter and header", () => {
    const without = places.filter(
      ({ where, pointer, json }) => json && samplesAt(where, pointer).length === 0,
    );
    expect(without.map(({ where }) => where)).to.deep.equal([]);
  });

  it("match their schemas", () => {
    const failures: string[] = [];
    const samples = places.flatMap(({ where, pointer }) => samplesAt(where, pointer));
    for (const { where, schema, value } of samples) {
      const validate = ajv.getSchema(`openapi#${encodeURI(schema)}`);
      if (!validate) failures.push(`${where}: no schema at ${schema}`);
      else if (!validate(value)) failures.push(`${where}: ${ajv.errorsText(validate.errors)}`);
    }
    expect(failures).to.deep.equal([]);
    expect(samples.length).to.be.greaterThan(1000);
  });

  it("fail the check otherwise", () => {
    const sale = at("/components/examples/SaleInput/value").value;
    const validate = ajv.getSchema("openapi#/components/schemas/SaleInput");
    if (!isNode(sale) || !validate) throw new Error("no sale");
    const lines = sale.items;
    for (const [wrong, path] of [
      [{ ...sale, color: "red" }, "additionalProperties"],
      [{ ...sale, invoice_no: " INV-1" }, "pattern"],
      [{ ...sale, sale_date: "20261301" }, "pattern"],
      [{ ...sale, items: [] }, "minItems"],
      [{ ...sale, items: [{ item_code: "X", unit_price: 1 }] }, "anyOf"],
      [{ ...sale, items: [{ item_code: "X", unit_price: 1, qty: 0 }] }, "exclusiveMinimum"],
      [
        { ...sale, items: Array.from({ length: 1000 }, () => (Array.isArray(lines) ? lines[0] : null)) },
        "maxItems",
      ],
    ] as const) {
      expect(validate(wrong), path).to.equal(false);
      expect(validate.errors?.map(({ keyword }) => keyword)).to.include(path);
    }
    expect(validate({ ...sale, items: [{ item_code: "X", unit_price: 1, qty: 1 }] })).to.equal(true);
  });

  it("are right to the cent", () => {
    const cents = (value: Json | undefined): number => Math.round(Number(value) * 100);
    let lines = 0;
    const visit = (value: Json | undefined): void => {
      if (Array.isArray(value)) value.forEach(visit);
      if (!isNode(value)) return;
      const quantity = value.quantity ?? value.qty;
      if ("supply_amount" in value && "unit_price" in value) {
        lines++;
        const gross = (cents(quantity) * cents(value.unit_price)) / 100;
        const total = gross - cents(value.discount_with_tax ?? 0);
        const withoutTax = (amount: number) => Math.round(amount / (1 + Number(value.tax_rate) / 100));
        const [supply, taxable] = [withoutTax(gross), withoutTax(total)];
        expect(cents(value.total_amount)).to.equal(total);
        expect(cents(value.supply_amount)).to.equal(supply);
        expect(cents(value.tax_amount)).to.equal(total - taxable);
        if ("taxable_amount" in value) expect(cents(value.taxable_amount)).to.equal(taxable);
        if ("discount_amount" in value) expect(cents(value.discount_amount)).to.equal(supply - taxable);
      }
      const items = value.items;
      if (
        Array.isArray(items) &&
        "total_amount" in value &&
        items.every((line) => isNode(line) && "total_amount" in line)
      ) {
        const sum = items.reduce<number>((all, line) => all + cents(isNode(line) ? line.total_amount : 0), 0);
        expect(cents(value.total_amount)).to.equal(sum);
      }
      Object.values(value).forEach(visit);
    };
    visit(at("/components/examples").value);
    expect(lines).to.be.greaterThan(5);
  });

  it("are all used", () => {
    const text = JSON.stringify(document);
    for (const [name] of children("/components/examples")) {
      expect(text, name).to.include(`"#/components/examples/${name}"`);
    }
  });
});

describe("request schemas of openapi.yaml", () => {
  const free = ["/credentials", "/device_info", "/Credentials"];

  it("reject unknown fields, except in free-form objects", () => {
    for (const [pointer, schema] of schemasOf("request")) {
      if (!types(schema).includes("object")) continue;
      expect(schema.additionalProperties, pointer).to.equal(free.some((end) => pointer.endsWith(end)));
    }
  });

  it("bound every string, number and array", () => {
    for (const [pointer, schema] of [...schemasOf("request"), ...schemasOf("parameter")]) {
      if ("enum" in schema) continue;
      const owner = at(pointer.replace(/\/schema$/, "")).value;
      const inPath = isNode(owner) && owner.in === "path";
      if (types(schema).includes("string") && !inPath) {
        const bounded = "maxLength" in schema || "format" in schema || String(schema.pattern).endsWith("$");
        expect(bounded, pointer).to.equal(true);
      }
      if (types(schema).includes("number") || types(schema).includes("integer")) {
        expect(schema, pointer).to.include.any.keys("minimum", "exclusiveMinimum");
        expect(schema, pointer).to.have.property("maximum");
      }
      if (types(schema).includes("array")) expect(schema, pointer).to.have.property("maxItems");
    }
  });
});

describe("response schemas of openapi.yaml", () => {
  it("require the fields that are always present and allow new ones", () => {
    for (const [pointer, schema] of schemasOf("response")) {
      if (!types(schema).includes("object")) continue;
      expect(schema.additionalProperties, pointer).not.to.equal(false);
      if ("properties" in schema) expect(schema, pointer).to.have.property("required");
    }
  });

  it("have one envelope", () => {
    const bare = ["POST /sales/search", "POST /purchases/search", "GET /transactions"];
    for (const { where, pointer, kind, json } of places) {
      if (kind !== "response" || !json) continue;
      const { value } = at(`${pointer}/schema`);
      if (!isNode(value) || !Array.isArray(value.required)) throw new Error(where);
      expect(value.required, where).to.include("meta");
      const isBare = bare.some((list) => where === `${list} 200`);
      expect(value.required.includes("status"), where).to.equal(!isBare);
    }
  });
});
