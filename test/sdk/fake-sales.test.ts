// Sales in the fake service: calculated, numbered, found again, credited and reissued, and the stock that they move.
import { ValidationError } from "@taxctl/sdk";
import { lineAmounts } from "@taxctl/sdk/amounts";
import { expect } from "chai";
import { failureOf } from "../support/records.ts";
import { fake, LINE, sale } from "./fake.ts";

describe("fake service", () => {
  describe("many sales", () => {
    it("have a result each, by index: accepted, duplicate and rejected", async () => {
      const { client, service } = fake();
      await client.sales.create(sale("INV-1"));
      const sales = [
        sale("INV-1"),
        sale("INV-2"),
        { invoice_no: "INV-3" } as never,
        sale("INV-1", { remark: "x" }),
      ];
      const results = [];
      for await (const result of client.sales.createMany(sales)) results.push(result);
      expect(results.map(({ index, result, status }) => [index, result, status])).to.deep.equal([
        [0, "duplicate", "success"],
        [1, "accepted", "pending"],
        [2, "rejected", null],
        [3, "rejected", null],
      ]);
      expect(results[2]?.errors).to.have.keys("sale_date", "payment_type", "items");
      expect(results[3]).to.include({ code: "invoice_conflict" });
      expect((await client.transactions.waitFor(String(results[1]?.transaction_id))).status).to.equal(
        "success",
      );
      service.verify();
    });

    it("are sent in requests of 500", async () => {
      const { client, service } = fake();
      const sales = Array.from({ length: 501 }, (_, index) => sale(`INV-${index}`));
      const results = [];
      for await (const result of client.sales.createMany(sales)) results.push(result.index);
      expect(results).to.deep.equal(sales.map((_, index) => index));
      expect(service.calls.map(({ body }) => (body.sales as unknown[]).length)).to.deep.equal([500, 1]);
      const many = { sales: Array.from({ length: 501 }, () => sale("X")) };
      expect((await failureOf(client.sales.createBulk(many))).status).to.equal(400);
    });
  });

  describe("sales", () => {
    it("are calculated by the rules, numbered, and found by id, list and search", async () => {
      const { client } = fake();
      const first = await client.sales.create(sale("INV-1", { customer_name: "Acacia Hotel" }));
      const second = await client.sales.create(sale("INV-2", { items: [LINE, { ...LINE, quantity: 1 }] }));
      expect(first).to.include({ receipt_no: "1", total_amount: 116, tax_amount: 16, taxable_amount: 100 });
      expect(second).to.include({ receipt_no: "2", total_amount: 174, tax_amount: 24, taxable_amount: 150 });
      const shown = await client.sales.get(first.transaction_id);
      expect(shown).to.include({
        invoice_no: "INV-1",
        status: "success",
        receipt_no: "1",
        total_amount: 116,
      });
      const { supply_amount, taxable_amount } = lineAmounts({ ...LINE, tax_rate: 16 });
      expect(shown.items[0]).to.include({ ...LINE, supply_amount, taxable_amount, tax_rate: 16 });
      expect(shown.response).to.include({ receipt_no: "1", receipt_signature: first.receipt_signature });
      const listed = await client.transactions.list({ type: "sales" }).toArray();
      expect(listed.map((one) => one.invoice_no)).to.deep.equal(["INV-2", "INV-1"]);
      const found = await client.sales.search({ customer_name: "acacia" }).toArray();
      expect(found.map((one) => one.transaction_id)).to.deep.equal([first.transaction_id]);
      expect(await client.transactions.receipt(first.transaction_id)).to.deep.include({
        receipt_no: "1",
        taxes: [
          {
            ...{ tax_type: "A", authority_tax_type: "B", tax_rate: 16 },
            ...{ taxable_amount: 100, tax_amount: 16, total_amount: 116 },
          },
        ],
      });
    });

    it("have a receipt to print", async () => {
      const { client } = fake();
      const { transaction_id } = await client.sales.create(sale("INV-1"));
      const file = await client.transactions.receipt(transaction_id, { format: "pdf" });
      expect(new TextDecoder().decode(file)).to.match(/^%PDF-.*receipt 1\n$/s);
      expect(await failureOf(client.transactions.receipt("unknown"))).to.have.property("status", 404);
    });

    it("show the signed amounts with a discount", async () => {
      const { client } = fake();
      const discounted = await client.sales.create(
        sale("INV-1", { items: [{ ...LINE, discount_amount: 10 }] }),
      );
      expect(discounted).to.include({ total_amount: 104.4, tax_amount: 14.4, taxable_amount: 90 });
    });

    it("are rejected with wrong figures or a day that has not come", async () => {
      const { client, service } = fake();
      const wrong = sale("INV-1", {
        sale_date: "20990101",
        total_amount: 999,
        items: [{ ...LINE, tax_amount: 18.56 }],
      });
      const error = await failureOf(client.sales.create(wrong));
      expect(error).to.be.instanceOf(ValidationError).and.to.have.property("status", 400);
      expect(error.errors).to.have.all.keys("sale_date", "total_amount", "items[0].tax_amount");
      expect(error.errors?.["items[0].tax_amount"]).to.deep.equal([
        "must be 16.00 by the calculation rules, found 18.56",
      ]);
      expect(await client.transactions.list().toArray()).to.deep.equal([]);
      service.verify();
    });

    it("move only their branch's quantities", async () => {
      const { client } = fake();
      const at = async (branch: string) =>
        (await client.stock.item(LINE.item_code, {}, { branch })).item.current_qty;
      const before = await at("00");
      const items = [{ item_code: LINE.item_code, quantity: 3 }];
      await client.stock.transfer({ reference: "T-1", from_branch_id: "00", to_branch_id: "01", items });
      expect([await at("00"), await at("01")]).to.deep.equal([before - 3, 3]);
      await client.stock.saveMaster({ item_code: LINE.item_code, remaining_qty: 10 }, { branch: "01" });
      expect([await at("00"), await at("01")]).to.deep.equal([before - 3, 10]);
      expect((await client.items.get(LINE.item_code)).current_qty).to.equal(before + 7);
    });

    it("record the direction of the quantities", async () => {
      const { client } = fake();
      const stock = async () => (await client.stock.item(LINE.item_code)).item.current_qty;
      const before = await stock();
      await client.sales.create(sale("INV-1"));
      expect(await stock()).to.equal(before - 2);
      const credit = { receipt_type: "R", original_invoice_no: "INV-1", refund_reason_code: "06" } as const;
      await client.sales.create(sale("CN-1", { ...credit, items: [{ ...LINE, quantity: 1 }] }));
      expect(await stock()).to.equal(before - 1);
      const listed = await client.transactions.list().toArray();
      expect(listed.map(({ invoice_no, receipt_type }) => [invoice_no, receipt_type])).to.deep.equal([
        ["CN-1", "R"],
        ["INV-1", "S"],
      ]);
      await client.stock.saveMaster({ item_code: LINE.item_code, remaining_qty: 50 });
      expect(await stock()).to.equal(50);
      const moved = await client.stock.movements({ item_code: LINE.item_code }).toArray();
      expect(moved.map(({ direction, qty }) => [direction, qty])).to.deep.equal([
        ["ADJUST", 50 - before + 1],
        ["IN", 1],
        ["OUT", 2],
      ]);
    });

    it("reissue the remainder of a sale after credit notes", async () => {
      const { client } = fake();
      const line = { ...LINE, quantity: 3 };
      const { transaction_id } = await client.sales.create(sale("INV-1", { items: [line] }));
      const credit = { receipt_type: "R", original_invoice_no: "INV-1", refund_reason_code: "06" } as const;
      await client.sales.create(sale("CN-1", { ...credit, items: [{ ...LINE, quantity: 1 }] }));
      const corrected = { customer_name: "Acacia Hotel" };
      const done = await client.sales.reissue(transaction_id, corrected);
      const issued = await client.sales.get(done.sale.transaction_id);
      expect(issued.items.map(({ quantity }) => quantity)).to.deep.equal([2]);
      expect(done.credit_note.total_amount).to.equal(done.sale.total_amount);
      expect(await client.sales.reissue(transaction_id, corrected)).to.deep.equal(done);
      const { credited_by } = await client.sales.get(transaction_id);
      expect(credited_by.map(({ invoice_no }) => invoice_no)).to.deep.equal(["CN-1", "INV-1-CN"]);
    });

    it("reject a reissue of a sale that is credited in full", async () => {
      const { client } = fake();
      const { transaction_id } = await client.sales.create(sale("INV-1"));
      const credit = { receipt_type: "R", original_invoice_no: "INV-1", refund_reason_code: "06" } as const;
      await client.sales.create(sale("CN-1", credit));
      const error = await failureOf(client.sales.reissue(transaction_id, { customer_name: "Acacia Hotel" }));
      expect(error).to.include({ status: 422, code: "already_credited" });
    });

    it("transfer stock between branches: linked, once, and rejected at the receiving branch where asked to", async () => {
      const { client, service } = fake();
      const input = {
        ...{ reference: "TR-1", from_branch_id: "00", to_branch_id: "01" },
        items: [{ item_code: LINE.item_code, quantity: 3 }],
      };
      service.failNext("transferStock", { kind: "refused", code: "unit_910" });
      const rejected = await failureOf(client.stock.transfer(input));
      expect(rejected).to.include({ status: 422, code: "unit_910" });
      const incoming = await client.transactions.get(rejected.transactionId ?? "");
      expect(incoming).to.include({ branch_id: "01", invoice_no: "TR-1-IN", status: "failed" });
      await client.transactions.retry(incoming.transaction_id, {});
      const done = await client.stock.transfer(input);
      expect(done.outgoing).to.include({ branch_id: "00", sar_no: "TR-1-OUT", item_count: 1 });
      const outgoing = await client.transactions.get(done.outgoing.transaction_id);
      expect(outgoing.transferred_to).to.include({
        invoice_no: "TR-1-IN",
        status: "success",
        branch_id: "01",
      });
      const other = { ...input, items: [{ item_code: LINE.item_code, quantity: 4 }] };
      expect(await failureOf(client.stock.transfer(other))).to.include({ status: 409 });
      const same = await failureOf(
        client.stock.transfer({ ...input, reference: "TR-2", to_branch_id: "00" }),
      );
      expect(same.errors).to.have.keys("to_branch_id");
      const moved = await client.stock.movements({ item_code: LINE.item_code }).toArray();
      expect(moved.map(({ direction, qty }) => [direction, qty])).to.deep.equal([
        ["IN", 3],
        ["OUT", 3],
      ]);
    });

    it("credit no more than was sold, and nothing unknown", async () => {
      const { client } = fake();
      await client.sales.create(sale("INV-1"));
      const credit = { receipt_type: "R", original_invoice_no: "INV-1", refund_reason_code: "06" } as const;
      const above = await failureOf(
        client.sales.create(sale("CN-1", { ...credit, items: [{ ...LINE, quantity: 3 }] })),
      );
      expect(above).to.include({ status: 422, code: "credit_exceeds_original" });
      const unknown = await failureOf(
        client.sales.create(sale("CN-1", { ...credit, original_invoice_no: "INV-7" })),
      );
      expect(unknown).to.include({ status: 422, code: "original_not_found" });
      const bare = await failureOf(client.sales.create(sale("CN-1", { receipt_type: "R" })));
      expect(bare.errors).to.have.all.keys("original_invoice_no", "refund_reason_code");
    });

    it("keep the account's limits of credit notes", async () => {
      const { client } = fake();
      await client.sales.create(sale("INV-1", { sale_date: "20250110" }));
      const credit = { receipt_type: "R", original_invoice_no: "INV-1", refund_reason_code: "06" } as const;
      const note = (number: string, sale_date: string) =>
        client.sales.create(sale(number, { ...credit, sale_date, items: [{ ...LINE, quantity: 1 }] }));
      await client.account.update({ credit_note_window: "6 months" });
      const late = await failureOf(note("CN-1", "20250711"));
      expect(late).to.include({ status: 422, code: "credit_note_too_late" });
      expect(late.message).to.contain("credit_note_window");
      await client.account.update({ credit_note_window: "none", credit_notes_per_sale: 1 });
      await note("CN-1", "20250711");
      const more = await failureOf(note("CN-2", "20250711"));
      expect(more).to.include({ status: 422, code: "too_many_credit_notes" });
      expect(await client.transactions.list({ receipt: "missing" }).toArray()).to.deep.equal([]);
    });

    it("are the same one when submitted again, and a conflict with other content", async () => {
      const { client } = fake();
      const first = await client.sales.create(sale("INV-1"));
      const { data, body } = await client.sales.create(sale("INV-1")).withResponse();
      expect(data).to.deep.equal(first);
      expect(body.meta.duplicate).to.equal(true);
      const other = await failureOf(client.sales.create(sale("INV-1", { payment_type: "02" })));
      expect(other).to.include({
        status: 409,
        code: "invoice_conflict",
        transactionId: first.transaction_id,
      });
      expect(await client.transactions.list().toArray()).to.have.length(1);
    });
  });
});
