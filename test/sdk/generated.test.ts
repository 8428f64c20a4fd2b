// Holding the generated files to openapi.yaml: each change to it needs `npm run generate`.
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { Taxctl } from "@taxctl/sdk";
import { expect } from "chai";
import { parse } from "yaml";
import { generate, typesOf } from "../../sdk/generate.ts";
import { routes } from "../../sdk/src/client/routes.ts";

describe("generated files of the SDK", () => {
  it("match the current openapi.yaml", async () => {
    const stale: string[] = [];
    for (const [name, text] of await generate()) {
      const committed = await readFile(new URL(`../../sdk/${name}`, import.meta.url), "utf8");
      if (committed !== text) stale.push(name);
    }
    expect(stale, "run npm run generate").to.deep.equal([]);
  });

  it("have the document as JSON", async () => {
    const made = createRequire(import.meta.url).resolve("@taxctl/sdk/openapi.json");
    const document = parse(await readFile(new URL("../../openapi.yaml", import.meta.url), "utf8"));
    const isSame = (await readFile(made, "utf8")) === JSON.stringify(document);
    // Not compared by chai, whose difference of two such texts takes minutes.
    expect(isSame, "run npm run generate").to.equal(true);
  });

  it("describe each field, also if the description is at its schema", async () => {
    const types = (await generate()).get("src/rules/openapi.ts") ?? "";
    const line = /SaleLineInput = \{[\s\S]*?\} &/.exec(types)?.[0] ?? "";
    expect(line).to.match(/\/\*\* Quantity sold.*\n\s*quantity\?:/);
    expect(line).to.match(/\/\*\* Another name for `quantity`\. \*\/\n\s*qty\?:/);
    expect(types).to.match(/\/\*\* Your number of the sale.*\n\s*invoice_no: InvoiceNo/);
  });

  it("have the alternatives of a line, and no schema as unknown", async () => {
    const types = (await generate()).get("src/rules/openapi.ts") ?? "";
    expect(types).to.match(/\} & \(\(\{\s+\/\*\*[^\n]*\n\s*quantity: Quantity/);
    expect(types).not.to.match(/unknown \|/);
    expect(types).not.to.match(/(?<!\[(key|name): string\]): unknown/);
  });

  it("name each method of the client in the README, also those without an operation", async () => {
    const readme = await readFile(new URL("../../sdk/README.md", import.meta.url), "utf8");
    const [, table = ""] = readme.split(/<!-- (?:end of )?methods -->/);
    const rows = [...table.matchAll(/^\| `(\w+)` \| `([\w ]+)` \|$/gm)];
    const client: object = new Taxctl({ apiKey: "txs_1" });
    const methods = Object.keys(routes).map((resource) => [
      resource,
      Object.keys(Reflect.get(client, resource)).join(" "),
    ]);
    expect(rows.map(([, resource, names]) => [resource, names])).to.deep.equal(methods);
  });

  /** The types of a document with one schema. */
  const typesOfSchema = (schema: object) =>
    typesOf({
      openapi: "3.1.0",
      info: { title: "t", version: "1" },
      paths: { "/a": { get: { responses: { 200: { description: "d" } } } } },
      components: { schemas: { A: schema } },
    });
  const failureOf = (schema: object) => typesOfSchema(schema).then(String, (error: Error) => error.message);

  it("reject a schema that would become unknown, and name its place", async () => {
    expect(await failureOf({ type: "object", properties: { b: {} } })).to.equal(
      "#/components/schemas/A/b would become the type unknown: give it a type, or a reference",
    );
    expect(await failureOf({ type: "array", items: { anyOf: [{ required: ["a"] }] } })).to.contain(
      "#/components/schemas/A",
    );
    expect(await failureOf({ anyOf: [{ required: ["a"] }, { required: ["b"] }] })).to.contain(
      "would become the type unknown",
    );
    expect(await failureOf({ type: "object", required: ["z"], properties: { z: true } })).to.contain(
      "#/components/schemas/A/z",
    );
  });

  it("name only what a path has", async () => {
    const types = await typesOfSchema({ type: "string" });
    expect(types).to.match(/"\/a": \{\s+get: \{\s+parameters: \{/);
    expect(types).not.to.match(/(put|trace)\?: never/);
  });

  it("may have fields of any name", async () => {
    const types = await typesOfSchema({ type: "object", additionalProperties: true });
    expect(types).to.contain("[key: string]: unknown");
  });

  it("allow undefined where a field is optional", async () => {
    const types = await typesOfSchema({
      type: "object",
      required: ["a"],
      properties: { a: { type: "string" }, b: { type: "string" } },
    });
    expect(types).to.match(/a: string;\s+b\?: string \| undefined;/);
  });
});
