// getItem: one registered item of the environment.
import { expect } from "chai";
import { openBranch, purchase } from "../support/branch.ts";
import { failureOf } from "../support/records.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";

describe("getItem", () => {
  const test = forSuite(() => startTestService());
  before(async () => {
    await openBranch(test);
    await openBranch(test, { bhf_id: "01" });
    await test.client.purchases.create(purchase(), { branch: "00" });
  });

  it("200 shows the item with the quantity of a branch, or of all", async () => {
    const item = await test.client.items.get("KE2NTXU0000001");
    expect(item).to.include({
      item_name: "Cola 500ml",
      default_price: 580,
      current_qty: 10,
      is_active: true,
    });
    expect((await test.client.items.get("KE2NTXU0000001", { branch_id: "01" })).current_qty).to.equal(0);
  });

  it("404 for an unknown code, another spelling and another account's item", async () => {
    const stranger = test.clientFor((await test.openAccount()).keys.owner);
    for (const call of [
      test.client.items.get("KE2NTXU7777777"),
      test.client.items.get("ke2ntxu0000001"),
      stranger.items.get("KE2NTXU0000001"),
      test.clientFor(test.keys.live).items.get("KE2NTXU0000001"),
    ]) {
      expect(await failureOf(call)).to.include({ status: 404, code: "not_found" });
    }
  });

  it("422 when header and query name different branches", async () => {
    const call = test.client.items.get(
      "KE2NTXU0000001",
      { branch_id: "01" },
      { headers: { "X-Branch-ID": "00" } },
    );
    expect((await failureOf(call)).status).to.equal(422);
  });
});
