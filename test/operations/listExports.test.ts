// listExports: the exports of the caller's environment, newest first.
import { expect } from "chai";
import { describeEachFamily } from "../support/database.ts";
import { anyTime } from "../support/exports.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";

describeEachFamily("listExports", (family) => {
  const test = forSuite(() => startTestService({ family, simulator: false, overrides: { work: false } }));

  it("200: lists the exports that the role may see, and nothing of another environment", async () => {
    const create = (type: "sales" | "audit") =>
      test.client.exports.create({ type, format: "csv", ...anyTime });
    const [first, second] = [await create("sales"), await create("audit")];
    expect((await test.client.exports.list()).map(({ id }) => id)).to.deep.equal([second.id, first.id]);
    const cashier = test.clientFor(test.keys.cashier);
    expect((await cashier.exports.list()).map(({ id }) => id)).to.deep.equal([first.id]);
    expect(await test.clientFor(test.keys.live).exports.list()).to.deep.equal([]);
  });
});
