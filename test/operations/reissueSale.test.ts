// reissueSale: a sale is credited in full and issued again with corrections, both once, linked to one another.

import { randomUUID } from "node:crypto";
import { expect } from "chai";
import { openBranch, sale, type TestBranch } from "../support/branch.ts";
import { databaseFamilies } from "../support/database.ts";
import { failureOf, switchAccount } from "../support/records.ts";
import { startTestService } from "../support/service.ts";
import { levelOf } from "../support/stock.ts";
import { forSuite } from "../support/suite.ts";

const corrected = { customer_tin: "P059999999Q", customer_name: "Lakeside Wholesale Ltd" };

for (const family of databaseFamilies()) {
  describe(`reissueSale on ${family}`, () => {
    let branch: TestBranch;
    const client = (role: "owner" | "cashier" = "owner") => test.clientFor(test.account.keys[role]);
    const sell = async (overrides: Record<string, unknown> = {}) =>
      client().sales.create(sale({ invoice_no: "INV-1", ...overrides }) as never);
    const stockOf = async (item_code: string) => (await levelOf(test, branch, item_code)).qty;

    const test = forSuite(() => startTestService({ family, overrides: { syncWaitMs: 4_000 } }));
    beforeEach(async () => {
      await switchAccount(test);
      branch = await openBranch(test);
      // The sales of these tests have a fixed date, their credit notes the day of the test.
      await test.clientFor(test.account.keys.owner).account.update({ credit_note_window: "none" });
    });

    describe("200", () => {
      it("credits the sale, issues it to the right buyer, and leaves the stock as it was", async () => {
        const { transaction_id } = await sell({ customer_tin: "A001234567B", customer_name: "Acacia Hotel" });
        const stock = await stockOf("KE2NTXU0000001");
        const result = await client().sales.reissue(transaction_id, corrected);
        expect(result.original).to.deep.equal({ transaction_id, invoice_no: "INV-1", status: "success" });
        expect(result.credit_note).to.include({
          invoice_no: "INV-1-CN",
          sign: -1,
          receipt_no: "1",
          total_amount: 1160,
        });
        expect(result.sale).to.include({
          invoice_no: "INV-1-R1",
          sign: 1,
          receipt_no: "2",
          total_amount: 1160,
        });
        const [note, issued] = await Promise.all([
          client().sales.get(result.credit_note.transaction_id),
          client().sales.get(result.sale.transaction_id),
        ]);
        expect(note).to.include({
          original_invoice_no: "INV-1",
          refund_reason_code: "07",
          customer_tin: "A001234567B",
        });
        expect(issued).to.include({ ...corrected, receipt_type: "S" });
        expect(await stockOf("KE2NTXU0000001")).to.equal(stock);
      });

      it("links the three to one another, in sales and transactions", async () => {
        const { transaction_id } = await sell();
        const { credit_note, sale: issued } = await client().sales.reissue(transaction_id, corrected);
        const link = ({
          transaction_id: id,
          invoice_no,
        }: {
          transaction_id: string;
          invoice_no: string;
        }) => ({
          transaction_id: id,
          invoice_no,
          status: "success",
        });
        for (const read of [client().sales, client().transactions]) {
          const original = await read.get(transaction_id);
          expect(original.credited_by).to.deep.equal([link(credit_note)]);
          expect(original.reissued_as).to.deep.equal(link(issued));
          expect(original.reissue_of).to.equal(null);
          const latest = await read.get(issued.transaction_id);
          expect(latest.reissue_of).to.deep.equal({ transaction_id, invoice_no: "INV-1", status: "success" });
          expect(latest.credited_by).to.deep.equal([]);
        }
      });

      it("keeps words, amounts and discount of the original's lines", async () => {
        const items = [
          {
            item_code: "KE2NTXU0000001",
            item_name: "Cola, cold",
            quantity: 2,
            unit_price: 58,
            discount_amount: 10,
          },
          { item_code: "KE3NTXU0000003", quantity: 1, unit_price: 250 },
        ];
        const { transaction_id } = await sell({ items, total_amount: undefined, tax_amount: undefined });
        const { sale: issued } = await client().sales.reissue(transaction_id, corrected);
        const [before, after] = await Promise.all([
          client().sales.get(transaction_id),
          client().sales.get(issued.transaction_id),
        ]);
        expect(after.items).to.deep.equal(before.items);
      });

      it("returns the first result to the same request, also under an Idempotency-Key", async () => {
        const { transaction_id } = await sell();
        const { data: first, body } = await client()
          .sales.reissue(transaction_id, corrected, { idempotencyKey: "once" })
          .withResponse();
        expect(body.message).to.equal("INV-1 was credited and reissued as INV-1-R1.");
        const replayed = await client().sales.reissue(transaction_id, corrected, { idempotencyKey: "once" });
        expect(replayed).to.deep.equal(first);
        const again = await client().sales.reissue(transaction_id, corrected).withResponse();
        expect(again.data).to.deep.equal(first);
        expect(again.body.meta.duplicate).to.equal(true);
        expect(again.body.message).to.equal("INV-1 was already credited and reissued as INV-1-R1.");
      });

      it("reissues a reissued sale under the next number, and removes a buyer with null", async () => {
        const { transaction_id } = await sell({ customer_tin: "A001234567B", customer_name: "Acacia Hotel" });
        const first = await client("cashier").sales.reissue(transaction_id, corrected);
        const second = await client().sales.reissue(first.sale.transaction_id, {
          customer_tin: null,
          customer_name: null,
        });
        expect(second.credit_note.invoice_no).to.equal("INV-1-R1-CN");
        expect(second.sale.invoice_no).to.equal("INV-1-R2");
        expect((await client().sales.get(second.sale.transaction_id)).customer_tin).to.equal(null);
      });

      it("rejects a TIN of an unusual form, and warns if the caller accepts it, as a new sale does", async () => {
        const { transaction_id } = await sell();
        const unusual = { ...corrected, customer_tin: "12345" };
        const failure = await failureOf(client().sales.reissue(transaction_id, unusual));
        expect(failure).to.include({ status: 400, code: "tin_form" });
        const odd = { ...unusual, accept_unusual_tin: true };
        const { body } = await client().sales.reissue(transaction_id, odd).withResponse();
        expect(body.meta.warnings?.map(({ code }) => code)).to.deep.equal(["tin_malformed"]);
      });

      it("takes other lines, date and numbers", async () => {
        const { transaction_id } = await sell();
        const items = [{ item_code: "KE2NTXL0000002", quantity: 3, unit_price: 50 }];
        const result = await client().sales.reissue(transaction_id, {
          items,
          sale_date: "20260301",
          invoice_no: "NEW-1",
          credit_note_no: "CN-7",
          refund_reason_code: "11",
        });
        expect(result.credit_note).to.include({ invoice_no: "CN-7", total_amount: 1160 });
        expect(result.sale).to.include({ invoice_no: "NEW-1", total_amount: 150 });
        expect((await client().sales.get(result.sale.transaction_id)).sale_date).to.equal("20260301");
      });
    });

    describe("202", () => {
      it("stores both parts at once and signs them afterwards", async () => {
        const { transaction_id } = await sell();
        const stored = await client().sales.reissue(transaction_id, corrected, {
          async: true,
          idempotencyKey: "later",
        });
        const again = await client().sales.reissue(transaction_id, corrected, {
          async: true,
          idempotencyKey: "later",
        });
        expect(again).to.deep.equal(stored);
        await test.service.lanes.drain();
        const issued = await client().sales.get(Object(stored).transaction_id);
        expect(issued).to.include({ status: "success", invoice_no: "INV-1-R1" });
      });

      it("has a response as soon as both parts are stored: a crash right then changes nothing", async () => {
        const { transaction_id } = await sell();
        const { db } = test.service;
        const { transaction } = db;
        const stored = () => db.knex("reissues").where({ original_id: transaction_id });
        db.transaction = async (work) => {
          const result = await transaction(work);
          if ((await stored()).length > 0) throw new Error("the process ends here");
          return result;
        };
        const reissue = () =>
          test.call("POST", `/sales/${transaction_id}/reissue?async=true`, {
            body: corrected,
            headers: { "Idempotency-Key": "crashed" },
          });
        const first = await reissue().finally(() => {
          db.transaction = transaction;
        });
        expect(first.status).to.equal(500);
        const again = await reissue();
        expect([again.status, again.headers.get("idempotency-replayed")]).to.deep.equal([202, "true"]);
        expect(Object(again.body.data).transaction_id).to.equal((await stored())[0].sale_id);
      });
    });

    describe("400", () => {
      it("requires a correction", async () => {
        const { transaction_id } = await sell();
        const error = await failureOf(client().sales.reissue(transaction_id, { invoice_no: "INV-2" }));
        expect(error).to.include({ status: 400, code: "validation_failed" });
        expect(error.errors?.customer_tin?.[0]).to.contain("must be given");
      });

      it("requires numbers if its own would be too long, and two different ones", async () => {
        const { transaction_id } = await sell({ invoice_no: "X".repeat(49) });
        const long = await failureOf(client().sales.reissue(transaction_id, corrected));
        expect(long.errors).to.have.keys("credit_note_no", "invoice_no");
        const numbers = { invoice_no: "A", credit_note_no: "A" };
        const same = await failureOf(client().sales.reissue(transaction_id, { ...corrected, ...numbers }));
        expect(same.errors).to.have.key("invoice_no");
      });

      it("checks the corrected sale as a new one, and stores nothing", async () => {
        const { transaction_id } = await sell();
        const error = await failureOf(
          client().sales.reissue(transaction_id, { sale_date: "20991231", payment_type: "99" }),
        );
        expect(error.errors).to.have.keys("sale_date", "payment_type");
        expect((await client().sales.get(transaction_id)).credited_by).to.deep.equal([]);
        await client().items.update("KE2NTXU0000001", { is_active: false });
        const items = [{ item_code: "KE2NTXL0000002", quantity: 3, unit_price: 50 }];
        const inactive = await failureOf(client().sales.reissue(transaction_id, { items }));
        expect(inactive.status).to.equal(400);
        expect(inactive.errors).to.have.keys("credit_note.items[0].item_code");
      });
    });

    describe("403 and 404", () => {
      it("reissues no sale of another account, and none that doesn't exist", async () => {
        const { transaction_id } = await sell();
        const { keys } = await test.openAccount();
        const foreign = await failureOf(test.clientFor(keys.owner).sales.reissue(transaction_id, corrected));
        expect(foreign).to.include({ status: 403, code: "resource_not_owned" });
        expect((await failureOf(client().sales.reissue(randomUUID(), corrected))).status).to.equal(404);
        expect((await client().sales.get(transaction_id)).reissued_as).to.equal(null);
      });
    });

    describe("409", () => {
      it("keeps the first reissue when other corrections follow", async () => {
        const { transaction_id } = await sell();
        const { sale: issued } = await client().sales.reissue(transaction_id, corrected);
        const error = await failureOf(
          client().sales.reissue(transaction_id, { ...corrected, customer_name: "Other Ltd" }),
        );
        expect(error).to.include({ status: 409, code: "already_reissued" });
        expect(error.message).to.contain("reissue INV-1-R1");
        expect(error.transactionId).to.equal(issued.transaction_id);
      });

      it("stores neither part when one of the numbers is taken", async () => {
        await sell({ invoice_no: "INV-1-R1" });
        const { transaction_id } = await sell();
        const error = await failureOf(client().sales.reissue(transaction_id, corrected));
        expect(error).to.include({ status: 409, code: "invoice_conflict" });
        expect((await client().sales.get(transaction_id)).credited_by).to.deep.equal([]);
        const other = await client().sales.reissue(transaction_id, { ...corrected, invoice_no: "INV-1-B" });
        expect(other.sale.invoice_no).to.equal("INV-1-B");
      });
    });

    describe("422", () => {
      it("rejects a sale that is credited in full, and a credit note", async () => {
        const { transaction_id } = await sell();
        const credit = { receipt_type: "R", original_invoice_no: "INV-1", refund_reason_code: "06" };
        const note = await sell({ ...credit, invoice_no: "C-1" });
        const credited = await failureOf(client().sales.reissue(transaction_id, corrected));
        expect(credited).to.include({ status: 422, code: "already_credited" });
        const ofNote = await failureOf(client().sales.reissue(note.transaction_id, corrected));
        expect(ofNote).to.include({ status: 422, code: "original_not_found" });
      });

      it("says that the sale was not sent if the unit rejects the credit note, and how to continue", async () => {
        const { transaction_id } = await sell();
        await test.simulator.setFault({ fault: "F15", path: "saveSales", tin: branch.tin });
        const error = await failureOf(client().sales.reissue(transaction_id, corrected));
        expect(error).to.include({ status: 422, code: "credit_note_rejected" });
        expect(error.message).to.contain("`taxctl transactions retry INV-1-CN`");
        const again = await failureOf(client().sales.reissue(transaction_id, corrected));
        expect(again.code).to.equal("credit_note_rejected");
        const { credited_by } = await client().sales.get(transaction_id);
        await client().transactions.retry(credited_by[0]?.transaction_id ?? "", {});
        await test.service.lanes.drain();
        const done = await client().sales.reissue(transaction_id, corrected);
        expect(done.sale).to.include({ invoice_no: "INV-1-R1", receipt_no: "2" });
      });

      it("replaces a rejected credit note when the reissue is corrected", async () => {
        const { transaction_id } = await sell();
        const wrong = await failureOf(
          client().sales.reissue(transaction_id, { ...corrected, refund_reason_code: "99" }),
        );
        expect(wrong.code).to.equal("credit_note_rejected");
        const done = await client().sales.reissue(transaction_id, { ...corrected, refund_reason_code: "13" });
        expect(done.credit_note).to.include({ invoice_no: "INV-1-CN", receipt_no: "1" });
        expect(done.sale).to.include({ invoice_no: "INV-1-R1", receipt_no: "2" });
        const superseded = await client().transactions.get(wrong.transactionId ?? "");
        expect(superseded.superseded_by).to.equal(done.sale.transaction_id);
      });
    });
  });
}
