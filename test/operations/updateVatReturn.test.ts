// updateVatReturn: the amounts that only people know count in the net, are audited, and can't change once the month is closed.
import { expect } from "chai";
import { sale } from "../support/branch.ts";
import { databaseFamilies } from "../support/database.ts";
import { startLaneTest } from "../support/lane.ts";
import { failureOf } from "../support/records.ts";
import { forSuite } from "../support/suite.ts";

const month = "2026-02";
const path = `/periods/${month}/return`;

for (const family of databaseFamilies()) {
  describe(`updateVatReturn on ${family}`, () => {
    const lane = forSuite(() => startLaneTest({ family }));
    beforeEach(() => lane.open());

    const client = (role: "owner" | "accountant" | "cashier" = "accountant") =>
      lane.test.clientFor(lane.test.account.keys[role]);
    const sell = async () => {
      await lane.sell(sale({ sale_date: "20260210" }));
      await lane.drain();
    };

    describe("200", () => {
      it("counts each amount in its section and in the net", async () => {
        await sell();
        const filled = await client().periods.updateVatReturn(month, {
          import_general_taxable: 200.5,
          import_general_tax: 32.08,
          import_other_taxable: 100,
          import_other_tax: 8,
          import_zero_rated_taxable: 7,
          import_exempt_taxable: 9,
          imported_services_tax: 5,
          non_deductible: 10.08,
          withheld: 20,
          brought_forward: 30,
          refund_adjustment: 12.5,
        });
        const imports = filled.boxes.filter(({ side }) => side === "imports");
        expect(
          imports.map(({ rate, taxable_amount, tax_amount }) => [rate, taxable_amount, tax_amount]),
        ).to.deep.equal([
          ["general", 200.5, 32.08],
          ["other", 100, 8],
          ["zero_rated", 7, 0],
          ["exempt", 9, 0],
        ]);
        expect(filled.totals).to.deep.equal({
          sales: 1000,
          purchases: 316.5,
          output_tax: 160,
          input_tax: 45.08,
          non_deductible: 10.08,
          deductible_tax: 35,
          tax_due: 125,
          net: 87.5,
          payable: 87.5,
          carried_forward: 0,
        });
        expect(filled.entered).to.include({
          withheld: 20,
          updated_by: lane.test.account.users.accountant,
        });
      });

      it("carries a credit forward, and takes an amount back with null", async () => {
        await sell();
        const credit = await client().periods.updateVatReturn(month, { brought_forward: 200.1 });
        expect(credit.totals).to.include({ net: -40.1, payable: 0, carried_forward: 40.1 });
        const back = await client().periods.updateVatReturn(month, { brought_forward: null, withheld: 0 });
        expect(back.totals).to.include({ net: 160 });
        expect(back.entered).to.include({ brought_forward: null, withheld: 0 });
      });

      it("keeps amounts that are not named, and records who changed which", async () => {
        await client().periods.updateVatReturn(month, { withheld: 20 });
        await client().periods.updateVatReturn(month, { withheld: 20, non_deductible: 3 });
        const { entered } = await client().periods.vatReturn(month);
        expect(entered).to.include({ withheld: 20, non_deductible: 3 });
        const { data } = await client("owner").audit.list({ action: "periods.update_return" });
        expect(data.map(({ subject, old, new: now }) => [subject, old, now])).to.deep.equal([
          ["return 2026-02", { non_deductible: null }, { non_deductible: 3 }],
          ["return 2026-02", { withheld: null }, { withheld: 20 }],
        ]);
        await client().periods.updateVatReturn(month, { withheld: 20 });
        expect((await client("owner").audit.list({ action: "periods.update_return" })).total).to.equal(2);
      });

      it("keeps all amounts that are entered at the same moment", async () => {
        await Promise.all([
          client().periods.updateVatReturn(month, { withheld: 1 }),
          client().periods.updateVatReturn(month, { brought_forward: 2 }),
          client().periods.updateVatReturn(month, { non_deductible: 3 }),
        ]);
        const { entered } = await client().periods.vatReturn(month);
        expect(entered).to.include({ withheld: 1, brought_forward: 2, non_deductible: 3 });
      });
    });

    it("400 for a broken body", async () => {
      expect((await lane.test.call("PATCH", path, { body: "{" })).status).to.equal(400);
    });

    it("401 without a key", async () => {
      expect((await lane.test.call("PATCH", path, { key: null, body: { withheld: 1 } })).status).to.equal(
        401,
      );
    });

    it("403 for a cashier", async () => {
      const failure = await failureOf(client("cashier").periods.updateVatReturn(month, { withheld: 1 }));
      expect(failure).to.include({ status: 403 });
    });

    it("404 for an invalid month", async () => {
      const response = await lane.test.call("PATCH", "/periods/2026-00/return", { body: { withheld: 1 } });
      expect(response.status).to.equal(404);
    });

    it("409 once the month is closed; the owner reopens it, and the amounts are still there", async () => {
      await client().periods.updateVatReturn(month, { withheld: 1 });
      await client().periods.close(month, {});
      const failure = await failureOf(client().periods.updateVatReturn(month, { withheld: 2 }));
      expect(failure).to.include({ status: 409, code: "return_closed" });
      expect((await client().periods.vatReturn(month)).entered).to.include({ withheld: 1 });
      await client("owner").periods.reopen(month, { reason: "A certificate was missing" });
      const { entered } = await client().periods.updateVatReturn(month, { withheld: 2 });
      expect(entered).to.include({ withheld: 2 });
    });

    it("422 for no amount, a negative one, one with three decimals, and an unknown field", async () => {
      for (const body of [{}, { withheld: -1 }, { withheld: 0.001 }, { withheld: "1" }, { net: 1 }])
        expect((await lane.test.call("PATCH", path, { body })).status, JSON.stringify(body)).to.equal(422);
      const adjusted = await client().periods.updateVatReturn(month, { refund_adjustment: -5 });
      expect(adjusted.totals).to.include({ net: -5, carried_forward: 5 });
    });
  });
}
