// Responsible for holding the generated files to openapi.yaml: whoever changes it runs `npm run generate`.
import { readFile } from "node:fs/promises";
import { expect } from "chai";
import { generate } from "../../sdk/generate.ts";

describe("generated files of the SDK", () => {
  it("are those of openapi.yaml as it is now", async () => {
    const stale: string[] = [];
    for (const [name, text] of await generate()) {
      const committed = await readFile(new URL(`../../sdk/${name}`, import.meta.url), "utf8");
      if (committed !== text) stale.push(name);
    }
    expect(stale, "run npm run generate").to.deep.equal([]);
  });

  it("say of each field what it is, also where that stands at its schema", async () => {
    const types = (await generate()).get("src/openapi.ts") ?? "";
    const line = /SaleLineInput: \{[\s\S]*?\} &/.exec(types)?.[0] ?? "";
    expect(line).to.match(/\/\*\* @description A quantity above zero.*\n\s*quantity\?:/);
    expect(line).to.match(/\/\*\* @description Another name of `quantity`\. \*\/\n\s*qty\?:/);
    expect(types).to.match(/\/\*\* @description The caller's own number.*\n\s*invoice_no: components/);
  });
});
