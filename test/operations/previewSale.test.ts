// The operation previewSale: what would be signed, with nothing stored or sent.
import { expect } from "chai";
import { openBranch, sale, type TestBranch } from "../support/branch.ts";
import { databaseFamilies } from "../support/database.ts";
import { switchAccount } from "../support/records.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";

const line = { item_code: "KE2NTXU0000001", quantity: 10, unit_price: 750, discount_rate: 10 };

for (const family of databaseFamilies()) {
  describe(`previewSale on ${family}`, () => {
    const test = forSuite(() => startTestService({ family }));
    let branch: TestBranch;
    beforeEach(async () => {
      await switchAccount(test);
      branch = await openBranch(test);
    });
    const stored = async () =>
      (await test.service.db.knex("transactions").where({ data_set_id: branch.environmentId })).length;
    const signed = () =>
      test.simulator.requests.filter(({ function: name, tin }) => name === "saveSales" && tin === branch.tin);

    describe("200", () => {
      it("shows the lines and totals that a submission then signs, and stores nothing", async () => {
        const body = sale({ items: [line, { item_code: "KE2NTXL0000002", quantity: 1, unit_price: 50 }] });
        const preview = await test.client.sales.preview(body);
        expect(preview).to.include({ total_amount: 6_800, taxable_amount: 5_868.97, tax_amount: 931.03 });
        expect(preview.items[0]).to.include({ discount_with_tax: 750, authority_tax_type: "B" });
        expect(preview.taxes.map(({ tax_type, total_amount }) => [tax_type, total_amount])).to.deep.equal([
          ["A", 6_750],
          ["B", 50],
        ]);
        expect([await stored(), signed().length]).to.deep.equal([0, 0]);
        const { transaction_id } = await test.client.sales.create(body);
        const shown = await test.client.sales.get(transaction_id);
        expect(preview.items).to.deep.equal(shown.items);
        const { total_amount, tax_amount, taxable_amount } = shown;
        expect(preview).to.include({ total_amount, tax_amount, taxable_amount });
      });

      it("gives the warnings of a submission", async () => {
        const { body } = await test.call("POST", "/sales/preview", {
          body: sale({
            items: [{ ...line, tax_amount: 931.04 }],
            customer_tin: "P051234567X",
            customer_name: undefined,
          }),
        });
        const codes = Object(body.meta).warnings.map(({ code }: { code: string }) => code);
        expect(codes).to.have.members(["amount_adjusted", "customer_name_missing"]);
      });

      it("shows the share that a credit note takes, and its original's customer", async () => {
        await test.client.sales.create(sale({ invoice_no: "INV-P", items: [line] }));
        const note = sale({
          receipt_type: "R",
          original_invoice_no: "INV-P",
          refund_reason_code: "06",
          items: [{ item_code: line.item_code, quantity: 1, unit_price: 750 }],
        });
        const preview = await test.client.sales.preview(note);
        expect(preview).to.include({ total_amount: 675, sign: -1, original_invoice_no: "INV-P" });
        expect(await stored()).to.equal(1);
      });
    });

    describe("400", () => {
      it("names every problem that a submission would have", async () => {
        const body = { ...sale({ items: [{ ...line, total_amount: 1, quantity: -1 }] }), payment_type: "99" };
        const [preview, submitted] = [
          await test.call("POST", "/sales/preview", { body }),
          await test.call("POST", "/sales", { body }),
        ];
        expect(preview.status).to.equal(400);
        expect(preview.body.errors).to.deep.equal(submitted.body.errors);
      });

      it("rejects an unusual TIN of the buyer as a submission does, unless the caller accepts it", async () => {
        const body = sale({ items: [line], customer_name: "Nyota", customer_tin: "GB 77" });
        const preview = await test.call("POST", "/sales/preview", { body });
        const { status, body: submitted } = await test.call("POST", "/sales", { body });
        expect([preview.status, preview.body.code]).to.deep.equal([400, "tin_form"]);
        expect([preview.status, preview.body.errors]).to.deep.equal([status, submitted.errors]);
        const accepted = { ...body, accept_unusual_tin: true };
        expect((await test.call("POST", "/sales/preview", { body: accepted })).status).to.equal(200);
        expect(await stored()).to.equal(0);
      });
    });

    describe("422", () => {
      it("rejects a credit note above its original, and one without", async () => {
        await test.client.sales.create(sale({ invoice_no: "INV-P", items: [line] }));
        const note = { receipt_type: "R" as const, refund_reason_code: "06" };
        const above = sale({ ...note, original_invoice_no: "INV-P", items: [{ ...line, quantity: 11 }] });
        const { status, body } = await test.call("POST", "/sales/preview", { body: above });
        expect([status, body.code]).to.deep.equal([422, "credit_exceeds_original"]);
        const none = sale({ ...note, original_invoice_no: "INV-NONE", items: [line] });
        const missing = await test.call("POST", "/sales/preview", { body: none });
        expect([missing.status, missing.body.code]).to.deep.equal([422, "original_not_found"]);
      });
    });
  });
}
