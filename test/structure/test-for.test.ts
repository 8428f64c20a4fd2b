// `npm run test:for` finds the tests near a file.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect } from "chai";
import { testsFor } from "../../tools/test-for.ts";

const files = {
  "sdk/package.json": '{ "exports": { "./tins": { "source": "./src/tins.ts" } } }',
  "sdk/src/tins.ts": "",
  "server/src/service.ts": 'import { handlers } from "./core/sales/handlers.ts";',
  "server/src/core/sales/handlers.ts":
    'import { tax } from "./tax.ts";\nexport const own = { createSale() {} };',
  "server/src/core/sales/tax.ts": 'import {\n  tin,\n} from "@taxctl/sdk/tins";',
  "server/src/core/sales/late.ts": 'const tax = await import("./tax.ts");',
  "server/src/core/sales/types.ts": 'import type { Tax } from "./tax.ts";',
  "test/support/service.ts":
    'import "../../server/src/service.ts";\nimport "../../server/src/core/sales/tax.ts";',
  "test/http/all.test.ts": 'import "../support/service.ts";',
  "test/http/late.test.ts": 'import "../../server/src/core/sales/late.ts";',
  "test/http/types.test.ts": 'import "../../server/src/core/sales/types.ts";',
  "test/lanes/tax-rates.test.ts": "",
  "test/lanes/whole.test.ts": 'import "../../server/src/service.ts";',
  "test/sales/one.test.ts": "",
  "test/cli/sales-list.test.ts": "",
  "test/crash/tax.test.ts": 'import "../../server/src/core/sales/tax.ts";',
  "test/operations/createSale.test.ts": "",
  "test/operations/createItem.test.ts": "",
};

describe("npm run test:for", () => {
  let root = "";
  before(() => {
    root = mkdtempSync(join(tmpdir(), "test-for-"));
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, name)), { recursive: true });
      writeFileSync(join(root, name), text);
    }
  });
  after(() => rmSync(root, { recursive: true }));

  const selected = (...given: string[]): string[] =>
    testsFor(root, given).map(({ test, why }) => `${test.replace(/^test\/|\.test\.ts$/g, "")}: ${why}`);

  it("selects tests by name and import, nearest first, and not through the whole service", () => {
    expect(selected("server/src/core/sales/tax.ts")).to.deep.equal([
      "lanes/tax-rates: is named like tax",
      "http/late: imports it through late.ts",
      "sales/one: is named like sales",
      "operations/createSale: is of an operation of sales",
    ]);
  });

  it("follows the exports of a package, and takes a built file for its source", () => {
    expect(selected("sdk/dist/tins.js")).to.deep.equal(selected("sdk/src/tins.ts"));
    expect(selected("sdk/src/tins.ts")).to.deep.equal([
      "http/late: imports it through late.ts through tax.ts",
    ]);
  });

  it("selects a file's own importers even if the file is the whole service", () => {
    expect(selected("server/src/service.ts")).to.deep.equal(["lanes/whole: imports it"]);
    expect(selected("test/support/service.ts")).to.include("http/all: imports it");
  });

  it("selects each test once for several files, and a test for itself", () => {
    expect(selected("sdk/src/tins.ts", "test/http/late.test.ts")).to.deep.equal(["http/late: given"]);
  });

  it("names a file that isn't there", () => {
    expect(() => testsFor(root, ["server/src/core/sales/gone.ts"])).to.throw(
      "server/src/core/sales/gone.ts: no such",
    );
    expect(() => testsFor(root, ["sdk/package.json"])).to.throw("sdk/package.json: no such file");
  });
});
