// listExternalCodes: the codes of an environment, filtered, page by page, and nobody else's.
import { expect } from "chai";
import { openBranch } from "../support/branch.ts";
import { describeEachFamily } from "../support/database.ts";
import { failureOf } from "../support/records.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";

/** An item that every test branch has. */
const cola = "KE2NTXU0000001";

describeEachFamily("listExternalCodes", (family) => {
  const test = forSuite(() => startTestService({ family }));
  before(async () => {
    await openBranch(test);
    for (const source of ["default", "till"]) {
      const codes = ["B", "A"].map((external_code) => ({ external_code, item_code: cola }));
      await test.client.items.setExternalCodes({ source, codes });
    }
  });

  it("200: lists them in the order of source and code, by source, code or item, page by page", async () => {
    const list = async (query: Parameters<typeof test.client.items.externalCodes>[0] = {}) =>
      (await test.client.items.externalCodes(query)).data.map(
        ({ source, external_code }) => `${source} ${external_code}`,
      );
    expect(await list()).to.deep.equal(["default A", "default B", "till A", "till B"]);
    expect(await list({ source: "till" })).to.deep.equal(["till A", "till B"]);
    expect(await list({ external_code: "B" })).to.deep.equal(["default B", "till B"]);
    expect(await list({ item_code: "KE2NTXU0009999" })).to.deep.equal([]);
    const page = await test.client.items.externalCodes({ per_page: 3, page: 2 }).withResponse();
    expect(page.body.meta).to.include({ current_page: 2, total: 4, total_pages: 2 });
    expect(page.data.data).to.have.length(1);
  });

  it("200: shows nothing of another account", async () => {
    const { keys } = await test.openAccount();
    expect((await test.clientFor(keys.owner).items.externalCodes()).data).to.deep.equal([]);
  });

  it("422: rejects a source with blanks around it", async () => {
    const failure = await failureOf(test.client.items.externalCodes({ source: " till" }));
    expect([failure.status, Object.keys(failure.errors ?? {})]).to.deep.equal([422, ["source"]]);
  });
});
