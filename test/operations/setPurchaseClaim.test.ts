// setPurchaseClaim: the claim of a registered purchase changes while its months are open; beyond the authority's limit, only by an owner.
import type { PurchaseInput } from "@taxctl/sdk";
import { expect } from "chai";
import { claimedLate, purchase, supplierSale } from "../support/branch.ts";
import { databaseFamilies } from "../support/database.ts";
import { startLaneTest } from "../support/lane.ts";
import { failureOf } from "../support/records.ts";
import { forSuite } from "../support/suite.ts";

const february = { from_date: "2026-02-01", to_date: "2026-02-28" };
const march = { from_date: "2026-03-01", to_date: "2026-03-31" };
/** The authority allows claims for six months, and it is March 2026. */
const [oldest, tooOld] = ["20250920", "20250820"];

for (const family of databaseFamilies()) {
  describe(`setPurchaseClaim on ${family}`, () => {
    const lane = forSuite(() => startLaneTest({ family }));
    beforeEach(() => lane.open());

    const client = (role: "owner" | "admin" | "accountant" = "accountant") =>
      lane.test.clientFor(lane.test.account.keys[role]);
    const buy = async (overrides: Partial<PurchaseInput> = {}) => {
      const id = await lane.buy({ purchase_date: "20260220", ...overrides });
      await lane.drain();
      return id;
    };
    const claim = (id: string, claim_month?: string, claim_reason?: string) =>
      client(claim_reason === undefined ? "accountant" : "owner").purchases.setClaim(id, {
        claim: "month",
        ...(claim_month !== undefined && { claim_month }),
        ...(claim_reason !== undefined && { claim_reason }),
      });
    const shown = async (id: string) => {
      const { claim, claim_month, claim_reason } = await client().purchases.get(id);
      return { claim, claim_month, claim_reason };
    };
    const none = { claim: "none", claim_month: null, claim_reason: null };
    const inMonth = (claim_month: string, claim_reason: string | null = null) => ({
      claim: "month",
      claim_month,
      claim_reason,
    });
    /** The purchases' tax in a report, in the month's return, and without a claim. */
    const figures = async (month: string, period: typeof february) => {
      const report = await client().reports.taxReport(period);
      const { totals } = await client().periods.vatReturn(month);
      expect(totals.input_tax, "the return follows").to.equal(report.totals.purchases.tax_amount);
      const { not_claimed, not_claimed_tax } = report.left_out.purchases;
      return [report.totals.purchases.tax_amount, not_claimed, not_claimed_tax];
    };
    const changes = async () => (await client("owner").audit.list({ action: "purchases.set_claim" })).data;

    describe("200", () => {
      it("claims a purchase that was registered without a claim; reports, return and list follow", async () => {
        const id = await buy({ claim: "none" });
        expect(await figures("2026-02", february)).to.deep.equal([0, 1, 800]);
        const { data, body } = await claim(id, "2026-02").withResponse();
        expect(body.message).to.match(/^The tax of PUR-\d+ is claimed in 2026-02\.$/);
        expect(data).to.include({ ...inMonth("2026-02"), transaction_id: id, status: "success" });
        expect(await shown(id)).to.deep.equal(inMonth("2026-02"));
        expect(await figures("2026-02", february)).to.deep.equal([800, 0, 0]);
        await claim(id);
        expect(await shown(id), "this month by default").to.deep.equal(inMonth("2026-03"));
        expect(await figures("2026-02", february)).to.deep.equal([0, 0, 0]);
        expect(await figures("2026-03", march)).to.deep.equal([800, 0, 0]);
        const [listed] = (await client().purchases.search()).data;
        expect(listed).to.include({ claim: "month", claim_month: "2026-03" });
      });

      it("takes a claim back", async () => {
        const id = await buy({ claim_month: "2026-02" });
        const { data, body } = await client().purchases.setClaim(id, { claim: "none" }).withResponse();
        expect(body.message).to.match(/ is not claimed\.$/);
        expect(data).to.include(none);
        expect(await figures("2026-02", february)).to.deep.equal([0, 1, 800]);
      });

      it("records each change once", async () => {
        const id = await buy({ claim: "none" });
        const { invoice_no } = await claim(id, "2026-02");
        await claim(id, "2026-02");
        const [first, ...others] = await changes();
        expect(first).to.deep.include({
          action: "purchases.set_claim",
          subject: `purchase ${invoice_no}`,
          old: { claim: "none", claim_month: null },
          new: { claim: "month", claim_month: "2026-02" },
          detail: { reason: null, transaction_id: id },
          user_id: lane.test.account.users.accountant,
        });
        expect(others).to.deep.equal([]);
      });

      it("claims beyond the authority's limit for an owner who says why", async () => {
        const { claim_reason } = claimedLate;
        const id = await buy({ purchase_date: tooOld });
        expect(await shown(id)).to.deep.equal(none);
        const { body } = await claim(id, "2026-03", claim_reason).withResponse();
        expect(body.meta.warnings?.map(({ code, message }) => [code, message])).to.deep.equal([
          [
            "input_tax_late",
            "A purchase of 2025-08 is claimed in 2026-03, more than 6 months later. The authority may reject the deduction.",
          ],
        ]);
        expect(await shown(id)).to.deep.equal(inMonth("2026-03", claim_reason));
        expect((await changes())[0]).to.deep.include({
          new: { claim: "month", claim_month: "2026-03", claim_reason },
          detail: { reason: claim_reason, transaction_id: id },
        });
        expect(await figures("2026-03", march)).to.deep.equal([800, 0, 0]);
        await client("admin").purchases.setClaim(id, { claim: "none" });
        expect(await shown(id), "anybody takes it back").to.deep.equal(none);
      });

      it("keeps no reason for a claim in time", async () => {
        const id = await buy({ purchase_date: oldest, claim: "none" });
        await claim(id, "2026-03", "Found late");
        expect(await shown(id)).to.deep.equal(inMonth("2026-03"));
        expect((await changes())[0]?.detail).to.include({ reason: "Found late" });
      });

      it("counts months from the supplier's sale, which the unit may have confirmed later", async () => {
        const row = supplierSale(7001, "20250831");
        await lane.test.simulator.addSupplierSales(lane.branch.tin, lane.branch.bhf_id, [row]);
        await client().purchases.fetchSupplierSales({});
        const items = purchase().items.map((item) => ({ ...item, tax_type: "B" as const, tax_rate: 0 }));
        const id = await buy({
          supplier_tin: row.spplrTin,
          supplier_bhf_id: "00",
          supplier_invoice_no: "7001",
          purchase_date: "20260220",
          claim: "none",
          items,
        });
        expect((await failureOf(claim(id, "2026-03"))).code).to.equal("input_tax_late");
        await claim(id, "2025-08", claimedLate.claim_reason);
        expect(await shown(id), "before the month of the confirmation").to.include({
          claim_month: "2025-08",
        });
      });
    });

    describe("422 input_tax_late", () => {
      it("beyond the authority's limit without a reason; nothing changes", async () => {
        const id = await buy({ purchase_date: tooOld });
        for (const [month, when] of [
          ["2026-03", "claimed in 2026-03"],
          ["2025-08", "changed in 2026-03"],
        ] as const) {
          const failure = await failureOf(claim(id, month));
          expect(failure).to.include({ status: 422, code: "input_tax_late" });
          expect(failure.message).to.contain(
            `A purchase of 2025-08 is ${when}, more than 6 months later. If the authority extended the time, an owner can claim it with claim_reason.`,
          );
          expect(failure.errors).to.have.keys("claim_reason");
        }
        expect(await shown(id)).to.deep.equal(none);
        expect(await changes()).to.deep.equal([]);
        const own = { claim: "month", claim_month: "2026-03" } as const;
        expect((await failureOf(client("owner").purchases.setClaim(id, own))).code).to.equal(
          "input_tax_late",
        );
      });
    });

    describe("422 period_closed", () => {
      it("for the month of the claim until now, and for the new one", async () => {
        const [claimed, unclaimed, other] = [
          await buy({ claim_month: "2026-02" }),
          await buy({ claim: "none" }),
          await buy({ claim_month: "2026-03" }),
        ];
        await client().periods.close("2026-02", {});
        const closed = await figures("2026-02", february);
        for (const change of [{ claim: "none" }, { claim: "month", claim_month: "2026-03" }] as const) {
          const failure = await failureOf(client("owner").purchases.setClaim(claimed, change));
          expect(failure).to.include({ status: 422, code: "period_closed" });
          expect(failure.message).to.match(/is claimed in 2026-02, which is closed\. Have the owner reopen/);
          expect(failure.errors).to.have.keys("claim");
        }
        for (const id of [unclaimed, other]) {
          const failure = await failureOf(claim(id, "2026-02"));
          expect(failure).to.include({ status: 422, code: "period_closed" });
          expect(failure.message).to.match(/^2026-02 is closed, so .* Name an open month in claim_month/);
          expect(failure.errors).to.have.keys("claim_month");
        }
        expect(await figures("2026-02", february)).to.deep.equal(closed);
        await claim(claimed, "2026-02");
        await claim(unclaimed, "2026-03");
        expect(await shown(unclaimed), "an open month").to.deep.equal(inMonth("2026-03"));
        await client("owner").periods.reopen("2026-02", { reason: "A claim was missing" });
        await claim(other, "2026-02");
        expect(await shown(other)).to.deep.equal(inMonth("2026-02"));
      });
    });

    describe("400", () => {
      it("for a month before the purchase or after this one, for a month without a claim, and for a rejected invoice", async () => {
        const id = await buy();
        const rejection = await buy({ purchase_status: "04" });
        for (const [of, body, field] of [
          [id, { claim: "month", claim_month: "2026-01" }, "claim_month"],
          [id, { claim: "month", claim_month: "2026-04" }, "claim_month"],
          [id, { claim: "none", claim_month: "2026-03" }, "claim_month"],
          [rejection, { claim: "month", claim_month: "2026-03" }, "claim"],
        ] as const) {
          const failure = await failureOf(client().purchases.setClaim(of, body));
          expect(failure).to.include({ status: 400, code: "validation_failed" });
          expect(failure.errors).to.have.keys(field);
        }
        await client().purchases.setClaim(rejection, { claim: "none" });
        expect(await shown(rejection)).to.deep.equal(none);
      });

      it("for a body of another form", async () => {
        const id = await buy();
        for (const [body, field] of [
          [{}, "claim"],
          [{ claim: "later" }, "claim"],
          [{ claim: "month", claim_month: "2026-13" }, "claim_month"],
          [{ claim: "month", claim_reason: "no" }, "claim_reason"],
          [{ claim: "month", claim_reason: "x".repeat(501) }, "claim_reason"],
        ] as const) {
          const { status, body: response } = await lane.test.call("PUT", `/purchases/${id}/claim`, { body });
          expect([status, Object.keys(response.errors ?? {})]).to.deep.equal([400, [field]]);
        }
      });
    });

    it("403 for a reason of anybody but an owner", async () => {
      const id = await buy({ purchase_date: tooOld });
      for (const role of ["admin", "accountant"] as const) {
        const wish = { claim: "month", claim_month: "2026-03", ...claimedLate } as const;
        const failure = await failureOf(client(role).purchases.setClaim(id, wish));
        expect(failure).to.include({ status: 403, code: "role_not_allowed" });
      }
      expect(await shown(id)).to.deep.equal(none);
    });

    it("404 for a sale", async () => {
      const sold = await lane.sell();
      expect((await failureOf(claim(sold, "2026-03"))).status).to.equal(404);
    });
  });
}
