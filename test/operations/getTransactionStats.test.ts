// getTransactionStats: the submissions of a period in numbers.
import { expect } from "chai";
import { rateOfSuccess } from "../../server/src/core/transactions/success-rate.ts";
import { databaseFamilies } from "../support/database.ts";
import { startSubmitted } from "../support/submitted.ts";
import { forSuite } from "../support/suite.ts";

describe("the rate of success", () => {
  it("is the share of finished transactions that succeeded, 0 while none is finished", () => {
    expect(rateOfSuccess({ success: 0, failed: 0 })).to.equal(0);
    expect(rateOfSuccess({ success: 0, failed: 2 })).to.equal(0);
    expect(rateOfSuccess({ success: 2, failed: 1 })).to.equal(66.7);
    expect(rateOfSuccess({ success: 1, failed: 0 })).to.equal(100);
  });
});

for (const family of databaseFamilies()) {
  describe(`getTransactionStats on ${family}`, () => {
    const test = forSuite(() => startSubmitted(family));

    it("200: counts every state and type, zeros included", async () => {
      const { status, body } = await test.call("GET", "/transactions/stats");
      expect(status).to.equal(200);
      expect(body?.data).to.deep.equal({
        total: 8,
        by_status: { pending: 0, processing: 0, success: 7, failed: 1 },
        by_type: { sales: 7, purchase: 1, stock: 0, import: 0 },
        success_rate: 87.5,
      });
      expect(Object(body?.period).from < Object(body?.period).to).to.equal(true);
    });

    it("422: days must be in order", async () => {
      const { status } = await test.call(
        "GET",
        "/transactions/stats?from_date=2026-02-02&to_date=2026-02-01",
      );
      expect(status).to.equal(422);
    });

    it("422: names the given last day if it lies before the 30 days", async () => {
      const { status, body } = await test.call("GET", "/transactions/stats?to_date=2001-01-01");
      expect(status).to.equal(422);
      const { to_date, ...others } = Object(body.errors);
      expect(others).to.deep.equal({});
      expect(to_date[0]).to.match(/^must not be before from_date, which is \d{4}-\d\d-\d\d when left out$/);
    });
  });
}
