// The generated file is what the generator makes of the document at this moment.
import { readFile } from "node:fs/promises";
import { expect } from "chai";
import { generate, requireDefaults } from "../../server/generate.ts";

const root = new URL("../../", import.meta.url);

describe("server/src/openapi.ts", () => {
  it("matches the output of npm run generate", async () => {
    const made = await generate(await readFile(new URL("openapi.yaml", root), "utf8"));
    const kept = await readFile(new URL("server/src/openapi.ts", root), "utf8");
    // Not compared by chai, whose difference of two such texts takes minutes.
    expect(made === kept, "run `npm run generate`").to.equal(true);
  });

  it("rejects a schema that would become unknown, and names its place", async () => {
    const documentOf = (schema: object) => ({
      openapi: "3.1.0",
      info: { title: "t", version: "1" },
      paths: {},
      components: { schemas: { A: { type: "object", properties: { b: schema } } } },
    });
    expect(await generate(JSON.stringify(documentOf({ type: "string" })))).to.contain("b?: string");
    const failure = await generate(JSON.stringify(documentOf({}))).catch((error: Error) => error.message);
    expect(failure).to.equal(
      "#/components/schemas/A/b would become the type unknown: give it a type, or a reference",
    );
  });

  it("requires fields with a default, also behind a reference, and leaves examples alone", () => {
    const document = {
      parameters: [{ name: "page", in: "query", schema: { $ref: "#/schemas/Page" } }],
      schemas: { Page: { type: "integer", default: 1 } },
      body: {
        required: ["a"],
        properties: { a: {}, b: { default: 0 }, c: {} },
        example: { properties: { b: { default: 0 } } },
      },
    };
    expect(requireDefaults(document, document)).to.deep.equal({
      ...document,
      parameters: [{ ...document.parameters[0], required: true }],
      body: { ...document.body, required: ["a", "b"] },
    });
  });
});
