// getBranchStats: one branch's transactions in a period, its stock and its device.
import { expect } from "chai";
import { openBranch, purchase, sale } from "../support/branch.ts";
import { describeEachFamily } from "../support/database.ts";
import { branchInput, failureOf } from "../support/records.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";

describeEachFamily("getBranchStats", (family) => {
  const test = forSuite(() => startTestService({ family }));
  before(async () => {
    await openBranch(test);
    await test.client.branches.create(branchInput({ bhf_id: "09" }));
    const at = { branch: "00" };
    await test.client.purchases.create(purchase(), at);
    await test.client.sales.create(sale(), at);
    await failureOf(test.client.sales.create(sale({ customer_name: "SIM-884" }), at));
  });

  describe("200", () => {
    it("counts the branch's transactions, items and device", async () => {
      const stats = await test.client.branches.stats("00");
      expect(stats).to.deep.include({
        bhf_id: "00",
        total: 3,
        by_status: { pending: 0, processing: 0, success: 2, failed: 1 },
        by_type: { sales: 2, purchase: 1, stock: 0, import: 0 },
        success_rate: 66.7,
        items: 2,
        low_stock: 1,
        out_of_stock: 1,
      });
      expect(stats.device).to.include({ is_active: true, last_error: null });
    });

    it("agrees with the stock list", async () => {
      const stats = await test.client.branches.stats("00");
      const gone = await test.client.stock.list({ branch_id: "00", out_of_stock: true });
      expect(gone.meta.total).to.equal(stats.out_of_stock);
    });

    it("shows zeros and no device for an unused branch", async () => {
      const stats = await test.client.branches.stats("09");
      expect(stats).to.deep.include({ total: 0, success_rate: 0, device: null });
      expect(stats.by_type).to.deep.equal({ sales: 0, purchase: 0, stock: 0, import: 0 });
    });

    it("covers the days asked for, the last thirty by default", async () => {
      const past = await test.client.branches.stats("00", { from_date: "2001-01-01", to_date: "2001-12-31" });
      expect(past).to.deep.include({ total: 0, period: { from: "2001-01-01", to: "2001-12-31" } });
    });
  });

  it("404 for an unknown branch", async () => {
    expect((await failureOf(test.client.branches.stats("77"))).status).to.equal(404);
  });

  it("422 for a period that ends before it begins", async () => {
    const query = { from_date: "2026-03-02", to_date: "2026-03-01" };
    const failure = await failureOf(test.client.branches.stats("00", query));
    expect(failure.status).to.equal(422);
    expect(failure.errors).to.have.key("from_date");
  });
});
