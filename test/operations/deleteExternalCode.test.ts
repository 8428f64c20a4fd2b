// deleteExternalCode: one code of one source is forgotten, whatever characters it has.
import { expect } from "chai";
import { openBranch } from "../support/branch.ts";
import { describeEachFamily } from "../support/database.ts";
import { failureOf } from "../support/records.ts";
import { startTestService } from "../support/service.ts";
import { forEachTest } from "../support/suite.ts";

/** An item that every test branch has. */
const cola = "KE2NTXU0000001";

describeEachFamily("deleteExternalCode", (family) => {
  const test = forEachTest(() => startTestService({ family }));
  beforeEach(async () => {
    await openBranch(test);
  });

  it("200: deletes the code of that source, and no other", async () => {
    const codes = ["A/B 1%", "é"].map((external_code) => ({ external_code, item_code: cola }));
    for (const source of ["default", "till"]) await test.client.items.setExternalCodes({ source, codes });
    await test.client.items.deleteExternalCode("till", "A/B 1%");
    const left = (await test.client.items.externalCodes()).data;
    expect(left.map(({ source, external_code }) => `${source} ${external_code}`)).to.deep.equal([
      "default A/B 1%",
      "default é",
      "till é",
    ]);
  });

  it("404: rejects an unknown code, also if another account has it", async () => {
    const { keys } = await test.openAccount();
    await test.client.items.setExternalCodes({ codes: [{ external_code: "A", item_code: cola }] });
    for (const client of [test.clientFor(keys.owner), test.client]) {
      const code = client === test.client ? "B" : "A";
      const failure = await failureOf(client.items.deleteExternalCode("default", code));
      expect([failure.status, failure.code]).to.deep.equal([404, "not_found"]);
    }
    expect((await test.client.items.externalCodes()).meta.total).to.equal(1);
  });
});
