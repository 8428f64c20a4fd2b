// Credit notes: they bring items back, and credit a sale that exists, not above it and not before it.
import { expect } from "chai";
import { openBranch, sale, type TestBranch } from "../../support/branch.ts";
import { databaseFamilies } from "../../support/database.ts";
import { switchAccount } from "../../support/records.ts";
import { startTestService } from "../../support/service.ts";
import { levelOf } from "../../support/stock.ts";
import { forSuite } from "../../support/suite.ts";

for (const family of databaseFamilies()) {
  describe(`credit notes on ${family}`, () => {
    let branch: TestBranch;
    const submit = (body: unknown) => test.call("POST", "/sales", { body });
    const stockOf = async (item_code: string) => (await levelOf(test, branch, item_code)).qty;

    const test = forSuite(() => startTestService({ family, overrides: { syncWaitMs: 4_000 } }));
    beforeEach(async () => {
      await switchAccount(test);
      branch = await openBranch(test);
    });

    it("brings items back with a credit note", async () => {
      await submit(sale({ invoice_no: "INV-B" }));
      const note = sale({ receipt_type: "R", original_invoice_no: "INV-B", refund_reason_code: "06" });
      const { status } = await submit(note);
      expect(status).to.equal(200);
      expect(await stockOf("KE2NTXU0000001")).to.equal(0);
      const { body } = await test.call("GET", "/stock/KE2NTXU0000001");
      expect(Object(body.data).movements[0]).to.include({
        type: "sales",
        movement_type: "03",
        direction: "ADJUST",
        qty: 2,
        reference: `Credit note ${note.invoice_no}`,
      });
    });

    it("requires the original and the reason on a credit note", async () => {
      const { status, body } = await submit(sale({ receipt_type: "R" }));
      expect(status).to.equal(400);
      expect(Object(body?.errors)).to.have.keys("original_invoice_no", "refund_reason_code");
    });

    it("rejects a credit note above its original, earlier notes counted", async () => {
      await submit(sale({ invoice_no: "INV-D" }));
      const note = { receipt_type: "R" as const, original_invoice_no: "INV-D", refund_reason_code: "06" };
      const one = [{ item_code: "KE2NTXU0000001", quantity: 1, unit_price: 580 }];
      expect((await submit(sale({ ...note, items: one }))).status).to.equal(200);
      const { status, body } = await submit(sale({ ...note }));
      expect(status).to.equal(422);
      expect(body).to.include({ code: "credit_exceeds_original" });
    });

    it("rejects a credit note at a higher price, and one that is dated before its sale", async () => {
      await submit(sale({ invoice_no: "INV-D" }));
      const line = { item_code: "KE2NTXU0000001", quantity: 0.5, unit_price: 580 };
      const items = [line];
      const note = {
        receipt_type: "R" as const,
        original_invoice_no: "INV-D",
        refund_reason_code: "06",
        items,
      };
      const above = await submit(sale({ ...note, items: [{ ...line, unit_price: 600 }] }));
      expect(above.status).to.equal(422);
      const most = "item KE2NTXU0000001: credited at 600, sold at 580 on INV-D. Credit it at 580 at most";
      expect(above.body).to.deep.include({ code: "credit_exceeds_original", errors: { items: [most] } });
      const other = await submit(sale({ ...note, items: [{ ...line, item_code: "KE2NTXL0000002" }] }));
      expect(Object(other.body.errors).items).to.deep.equal([
        "item KE2NTXL0000002 is not on the original INV-D: credit its items, KE2NTXU0000001",
      ]);
      const { sale_date } = sale();
      const early = await submit(sale({ ...note, sale_date: String(Number(sale_date) - 1) }));
      expect(early.status).to.equal(422);
      expect(early.body).to.deep.include({
        code: "credit_note_too_early",
        errors: {
          sale_date: [
            "it is dated 2026-03-09, before its sale: INV-D is of 2026-03-10. Date it then or later",
          ],
        },
      });
      expect((await submit(sale(note))).status).to.equal(200);
    });

    it("rejects a credit note with another tax type than its sale, before it is stored", async () => {
      await submit(sale({ invoice_no: "INV-T" }));
      const note = { receipt_type: "R" as const, original_invoice_no: "INV-T", refund_reason_code: "06" };
      const line = { item_code: "KE2NTXU0000001", quantity: 1, unit_price: 580 };
      const other = await submit(sale({ ...note, invoice_no: "CN-T", items: [{ ...line, tax_type: "C" }] }));
      expect(other.status).to.equal(422);
      expect(other.body).to.deep.include({
        code: "credit_tax_differs",
        errors: {
          "items[0].tax_type": [
            "must be A, as INV-T sold KE2NTXU0000001, found C. Omit it to have the original's",
          ],
        },
      });
      const same = await submit(sale({ ...note, invoice_no: "CN-T", items: [{ ...line, tax_type: "A" }] }));
      expect(same.status).to.equal(200);
    });

    it("rejects a credit note of a sale that does not exist", async () => {
      const note = sale({ receipt_type: "R", original_invoice_no: "NONE", refund_reason_code: "06" });
      expect((await submit(note)).body).to.deep.include({
        code: "original_not_found",
        errors: {
          original_invoice_no: ["no sale NONE exists in this branch: POST /sales/search lists its sales"],
        },
      });
    });

    it("rejects a credit note of a credit note, and says how to take one back", async () => {
      const sold = sale();
      await submit(sold);
      const note = { receipt_type: "R" as const, refund_reason_code: "06" };
      await submit(sale({ ...note, invoice_no: "CN-1", original_invoice_no: sold.invoice_no }));
      const { body } = await submit(sale({ ...note, original_invoice_no: "CN-1" }));
      expect(Object(body.errors).original_invoice_no).to.deep.equal([
        "CN-1 is itself a credit note: name the sale that it credits. To take a credit back, submit a new sale",
      ]);
    });
  });
}
