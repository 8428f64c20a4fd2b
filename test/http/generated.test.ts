// What handlers' types need besides the types of the document is what the generator makes of the document at this moment.
import { readFile } from "node:fs/promises";
import { expect } from "chai";
import { defaultsOfOperations, generate } from "../../server/generate.ts";

const root = new URL("../../", import.meta.url);

describe("server/src/core/context/operation-types.ts", () => {
  it("matches the output of npm run generate", async () => {
    const made = generate(await readFile(new URL("openapi.yaml", root), "utf8"));
    const kept = await readFile(new URL("server/src/core/context/operation-types.ts", root), "utf8");
    expect(made, "run `npm run generate`").to.equal(kept);
  });

  const operation = (parts: object) => ({ operationId: "createA", ...parts });
  const bodyOf = (schema: object) => ({ requestBody: { content: { "application/json": { schema } } } });
  const document = (post: object) => ({
    paths: { "/a": { post } },
    components: { schemas: { Page: { type: "integer", default: 1 }, Name: { type: "string" } } },
  });
  const page = { $ref: "#/components/schemas/Page" };

  it("names parameters and fields with a default, also behind a reference, in lists and in objects", () => {
    const parameters = [
      { name: "page", in: "query", schema: page },
      { name: "color", in: "query", schema: { type: "string" } },
      { name: "Accept-Language", in: "header", schema: { default: "en" } },
    ];
    const line = { properties: { rate: { default: 0 }, name: {} }, example: { properties: { name: {} } } };
    const body = bodyOf({
      allOf: [{ properties: { a: { $ref: "#/components/schemas/Name", default: "x" } } }],
      properties: { b: {}, c: page, lines: { items: line }, options: line },
    });
    expect(defaultsOfOperations(document(operation({ parameters, ...body })))).to.deep.equal({
      createA: {
        query: { page: true },
        header: { "Accept-Language": true },
        body: { a: true, c: true, lines: { rate: true }, options: { rate: true } },
      },
    });
  });

  it("leaves out operations without defaults, and alternatives, in which none is filled in", () => {
    const alternatives = { anyOf: [{ properties: { a: page } }], oneOf: [{ properties: { b: page } }] };
    expect(defaultsOfOperations(document(operation(bodyOf(alternatives))))).to.deep.equal({});
  });
});
