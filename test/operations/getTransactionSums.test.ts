// getTransactionSums: what the signed documents of some days add up to, to the cent of the list.
import { expect } from "chai";
import { openBranch } from "../support/branch.ts";
import { databaseFamilies } from "../support/database.ts";
import { startLaneTest } from "../support/lane.ts";
import { failureOf } from "../support/records.ts";
import { forSuite } from "../support/suite.ts";

const march = { document_from: "2026-03-01", document_to: "2026-03-31" };

for (const family of databaseFamilies()) {
  describe(`getTransactionSums on ${family}`, () => {
    const lane = forSuite(() => startLaneTest({ family }));
    beforeEach(() => lane.open());
    afterEach(() => lane.test.simulator.clearFaults());

    const as = (role: "owner" | "cashier" = "owner") => lane.test.clientFor(lane.test.account.keys[role]);
    const sums = (query: Partial<Parameters<ReturnType<typeof as>["transactions"]["sums"]>[0]> = {}) =>
      as().transactions.sums({ type: "sales", ...march, ...query });

    describe("200", () => {
      it("adds up what the list has, credit notes taken off, and nothing that isn't signed", async () => {
        await lane.sell({ invoice_no: "S-1" });
        await lane.sell({ invoice_no: "S-2" });
        await lane.sell({ sale_date: "20260227" });
        await lane.drain();
        await lane.sell({ receipt_type: "R", original_invoice_no: "S-1", refund_reason_code: "06" });
        await lane.drain();
        await lane.sell({ remark: "SIM-884x1" });
        await lane.drain();
        await lane.sell();
        expect(await sums()).to.deep.equal({
          documents: 3,
          credit_notes: 1,
          tax_amount: 160,
          total_amount: 1_160,
        });
        const { data, meta } = await as().transactions.list({ type: "sales", status: "success", ...march });
        const listed = data.map(
          ({ receipt_type, total_amount }) => (receipt_type === "R" ? -1 : 1) * total_amount,
        );
        expect(Object(meta).total).to.equal(3);
        expect(listed.reduce((sum, one) => sum + one, 0)).to.equal(1_160);
        expect(await sums({ document_from: "2026-02-01", document_to: "2026-02-28" })).to.include({
          documents: 1,
        });
        expect(await sums({ document_from: "2026-01-01", document_to: "2026-01-31" })).to.deep.equal({
          documents: 0,
          credit_notes: 0,
          tax_amount: 0,
          total_amount: 0,
        });
      });

      it("adds up purchases, and one branch", async () => {
        await openBranch(lane.test, { bhf_id: "01" });
        await lane.buy({ branch_id: "00" });
        await lane.sell({ branch_id: "01" });
        await lane.drain();
        expect(await sums({ type: "purchase" })).to.include({
          documents: 1,
          tax_amount: 800,
          total_amount: 5_800,
        });
        expect(await sums({ branch_id: "01" })).to.include({ documents: 1 });
        expect(await sums({ branch_id: "00" })).to.include({ documents: 0 });
      });
    });

    describe("403", () => {
      it("gives a cashier no sums", async () => {
        const { status } = await failureOf(as("cashier").transactions.sums({ type: "sales", ...march }));
        expect(status).to.equal(403);
      });
    });

    describe("422", () => {
      it("rejects days in the wrong order, more than a year, and types without sums", async () => {
        for (const [query, field] of [
          [{ document_from: "2026-03-02", document_to: "2026-03-01" }, "document_from"],
          [{ document_from: "2024-03-01" }, "document_from"],
          [{ type: "stock" as "sales" }, "type"],
        ] as const) {
          const { status, errors } = await failureOf(sums(query));
          expect([status, Object.keys(errors ?? {})]).to.deep.equal([422, [field]]);
        }
        const list = await failureOf(
          as().transactions.list({ document_from: "2026-03-02", document_to: "2026-03-01" }),
        );
        expect(list.status).to.equal(422);
      });
    });
  });
}
