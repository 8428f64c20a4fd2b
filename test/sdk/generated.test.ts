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
});
