// Responsible for proving the fake service: every operation responds as documented, and created records are found again.
import { createHash } from "node:crypto";
import { type Body, Taxctl, ValidationError } from "@taxctl/sdk";
import { lineAmounts } from "@taxctl/sdk/amounts";
import { expect } from "chai";
import { routes } from "../../sdk/src/routes.ts";
import { requireOperation } from "../../sdk/src/testing/operations.ts";
import type { Route } from "../../sdk/src/types.ts";
import { failureOf } from "../support/records.ts";
import { argumentsOf, exampleBody } from "./every-operation.ts";
import { fake, LINE, sale } from "./fake.ts";

describe("fake service", () => {
  it("has the authority's day and time in the zone that it is given, and health names it", async () => {
    const now = () => Date.parse("2026-03-10T20:30:00Z");
    for (const [timeZone, day, time] of [
      [undefined, "20260310", "233000"],
      ["Pacific/Auckland", "20260311", "093000"],
    ] as const) {
      const { client } = fake({ now, timeZone });
      expect((await client.health.get()).time_zone).to.equal(timeZone ?? "Africa/Nairobi");
      const { transaction_id } = await client.sales.create({ ...sale("INV-1"), sale_date: day });
      expect((await client.sales.get(transaction_id)).sale_time).to.equal(time);
      const early = await failureOf(
        client.sales.create({ ...sale("INV-2"), sale_date: String(Number(day) + 1) }),
      );
      expect(Object.keys(early.errors ?? {})).to.deep.equal(["sale_date"]);
    }
  });

  it("changes an item, and rejects a change of nothing", async () => {
    const { client } = fake();
    const [item] = (await client.items.list()).data;
    const code = item?.item_code ?? "";
    expect(await client.items.update(code, { item_name: "Other", barcode: null })).to.include({
      item_name: "Other",
    });
    expect(await client.items.get(code)).to.include({
      item_name: "Other",
      default_price: item?.default_price,
    });
    const nothing = await failureOf(client.items.update(code, { branch_id: "00" }));
    expect([nothing.status, Object.keys(nothing.errors ?? {})]).to.deep.equal([422, ["item_name"]]);
    expect((await failureOf(client.items.update("KE2NTXU9999999", { item_name: "X" }))).status).to.equal(404);
  });

  const table: Record<string, Record<string, Route>> = routes;
  for (const [resource, methods] of Object.entries(table)) {
    for (const [name, route] of Object.entries(methods)) {
      it(`responds to ${route.operation} as documented`, async () => {
        const { client, service } = fake();
        const { transaction_id } = await client.sales.create(sale("INV-9"));
        const { transaction_id: purchase } = await client.purchases.create(
          exampleBody("createPurchase") as never,
        );
        const { id: link } = await client.transactions.createReceiptLink(transaction_id);
        // The fake begins without insurances.
        if (route.operation === "updateInsurance")
          await client.insurances.create(exampleBody("createInsurance") as never);
        const known = { sale: transaction_id, purchase, link };
        const given = argumentsOf(resource, route, known);
        const session = new Taxctl({ session: { token: "any" }, fetch: service.fetch });
        const caller = requireOperation(route.operation).takesKey ? client : session;
        const method: (...args: unknown[]) => PromiseLike<unknown> = Object(caller)[resource][name];
        // Records of the document's examples get 409 when created again, and no outcome is unknown.
        const isRejected = ["createDevice", "retryTransaction", "settleTransaction"].includes(
          route.operation,
        );
        if (isRejected) expect((await failureOf(method(...given))).status).to.be.oneOf([409, 422]);
        else await method(...given);
        service.verify();
      });
    }
  }

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

  it("registers purchases and imports, and counts everything", async () => {
    const { client } = fake();
    const purchase = exampleBody("createPurchase") as Body<"createPurchase">;
    const { transaction_id } = await client.purchases.create(purchase);
    expect(await client.purchases.get(transaction_id)).to.include({
      supplier_invoice_no: "812",
      total_amount: 3480,
    });
    const [found] = await client.purchases.search({ supplier_name: "lakeside" }).toArray();
    expect(found).to.include({ transaction_id, receipt_no: "1" });
    expect(await client.purchases.search({ to_date: "2026-01-01" }).toArray()).to.deep.equal([]);
    const imported = await client.imports.process(exampleBody("processImport") as Body<"processImport">);
    expect(imported).to.include({ qty_added: 100, new_qty: imported.previous_qty + 100 });
    const stats = await client.transactions.stats();
    expect(stats).to.deep.include({
      total: 2,
      by_type: { sales: 0, purchase: 1, stock: 0, import: 1 },
      success_rate: 100,
    });
  });

  it("pages its lists", async () => {
    const { client } = fake();
    for (let number = 1; number <= 5; number += 1) await client.sales.create(sale(`INV-${number}`));
    const page = await client.transactions.list({ per_page: 2, page: 2 });
    expect(page.data.map((one) => one.invoice_no)).to.deep.equal(["INV-3", "INV-2"]);
    expect(page.meta).to.include({ total: 5, total_pages: 3, current_page: 2 });
    expect(await client.sales.search({ per_page: 2 }).toArray()).to.have.length(5);
  });

  it("pages by cursor, while rows are added", async () => {
    const { client } = fake();
    for (let number = 1; number <= 5; number += 1) await client.sales.create(sale(`INV-${number}`));
    const first = await client.transactions.list({ per_page: 2 });
    await client.sales.create(sale("INV-6"));
    const next = await first.next();
    expect(next?.data.map((one) => one.invoice_no)).to.deep.equal(["INV-3", "INV-2"]);
    expect(next?.meta).not.to.have.any.keys("total", "total_pages", "current_page");
    expect((await next?.next())?.meta.next_cursor).to.equal(null);
    const cursor = first.meta.next_cursor ?? "";
    const wrong = [{ cursor: "x" }, { cursor, type: "sales" as const }, { cursor, page: 1 }];
    for (const query of wrong) {
      const error = await failureOf(client.transactions.list(query));
      expect([error.status, error.code], JSON.stringify(query)).to.deep.equal([422, "invalid_cursor"]);
    }
  });

  it("keeps the account's settings", async () => {
    const { client } = fake();
    expect(await client.account.update({ walk_in_customer_name: "Cash customer" })).to.include({
      walk_in_customer_name: "Cash customer",
    });
    expect((await client.account.get()).walk_in_customer_name).to.equal("Cash customer");
    await client.account.update({ walk_in_customer_name: null });
    expect((await client.account.get()).walk_in_customer_name).to.equal("Walk-in customer");
  });

  it("looks taxpayers up, caches them for a day, and names sales by them", async () => {
    let time = Date.parse("2026-03-10T08:00:00Z");
    const { client } = fake({ now: () => time });
    const tin = "A001234567B";
    const missing = await failureOf(client.taxpayers.get(tin, { cached: true }));
    expect([missing.status, missing.code]).to.deep.equal([404, "taxpayer_not_cached"]);
    expect(await client.taxpayers.get(tin)).to.include({ name: `TAXPAYER ${tin}`, source: "unit", age_s: 0 });
    time += 60_000;
    expect(await client.taxpayers.get(tin.toLowerCase())).to.include({ tin, source: "cache", age_s: 60 });
    time += 24 * 60 * 60_000;
    expect(await client.taxpayers.get(tin, { cached: true })).to.include({ source: "cache" });
    expect(await client.taxpayers.get(tin)).to.include({ source: "unit" });
    const { customer_name: _, ...unnamed } = sale("INV-T1");
    const { transaction_id } = await client.sales.create({
      ...unnamed,
      sale_date: "20260311",
      customer_tin: tin,
    });
    expect((await client.sales.get(transaction_id)).customer_name).to.equal(`TAXPAYER ${tin}`);
    expect(await failureOf(client.taxpayers.get("A000000000B"))).to.include({ code: "taxpayer_unknown" });
    expect((await failureOf(client.taxpayers.get("12345"))).errors).to.have.key("tin");
  });

  it("keeps branches, devices, items and webhooks", async () => {
    const { client } = fake();
    await client.branches.create({ bhf_id: "07", name: "Harbour" });
    expect(await client.branches.get("07")).to.include({
      name: "Harbour",
      city: null,
      is_head_office: false,
    });
    await client.branches.update("07", { city: "Mombasa" });
    expect(await client.branches.get("07")).to.include({ name: "Harbour", city: "Mombasa" });
    await client.branches.delete("07");
    expect(await failureOf(client.branches.get("07"))).to.have.property("status", 404);
    const input = {
      item_name: "Tea",
      item_class_code: "5020230602",
      tax_type_code: "A",
      qty_unit_code: "U",
    } as const;
    const item = await client.items.create(input);
    expect(await client.items.get(item.item_code)).to.include({ item_name: "Tea", tax_type_code: "A" });
    expect(await client.items.list({ item_name: "tea" }).toArray()).to.have.length(1);
    const device = { bhf_id: "07", tin: "P051234567Z", dvc_srl_no: "S-1", vscu_url: "http://127.0.0.1:1" };
    expect(await client.devices.create({ ...device, credentials: { pin: "9" } })).not.to.have.property(
      "credentials",
    );
    const hook = await client.webhooks.create({ url: "https://shop.example.com/hooks" });
    expect(hook.secret).to.match(/^whsec_/);
    expect(await client.webhooks.get(hook.id)).not.to.have.property("secret");
  });

  it("counts the amounts that are entered in a return", async () => {
    const { client } = fake();
    const before = await client.periods.vatReturn("2026-02");
    expect(before).to.deep.include({ month: "2026-02", lines: null });
    const { totals, entered, boxes } = await client.periods.updateVatReturn("2026-02", {
      import_general_tax: 16.1,
      withheld: 20,
    });
    expect(totals.net).to.be.closeTo(before.totals.net - 36.1, 0.001);
    expect(boxes.find(({ box }) => box === "imports_general")).to.include({ tax_amount: 16.1 });
    expect(entered).to.include({ withheld: 20, brought_forward: null });
    const after = await client.periods.vatReturn("2026-02", { itemized: true });
    expect(after.totals).to.deep.equal(totals);
    expect(after.lines).to.have.length(2);
    expect((await client.periods.vatReturn("2026-03")).totals).to.deep.equal(before.totals);
    const wrong = await failureOf(client.periods.updateVatReturn("2026-02", { withheld: 0.001 }));
    expect(wrong).to.include({ status: 422 });
  });

  it("has each export ready at once, with a file that can be read in parts", async () => {
    const { client } = fake();
    const days = { from_date: "2026-03-01", to_date: "2026-03-31" };
    const made = await client.exports.create({ type: "sales", format: "csv", ...days });
    expect(made).to.include({
      status: "pending",
      branch_id: null,
      file_name: "sales_2026-03-01_2026-03-31.csv",
    });
    const ready = await client.exports.get(made.id);
    expect(ready).to.include({ status: "ready", id: made.id });
    const file = Buffer.from(await client.exports.download(made.id));
    expect(createHash("sha256").update(file).digest("hex")).to.equal(ready.sha256);
    expect(file).to.have.length(ready.bytes);
    const rest = [];
    for await (const part of client.exports.read(made.id, { from: 5 })) rest.push(part);
    expect(Buffer.concat(rest).equals(file.subarray(5))).to.equal(true);
    const beyond = client.exports.download(made.id, { headers: { Range: "bytes=9999-" } });
    expect(await failureOf(beyond)).to.include({ status: 416, code: "range_not_satisfiable" });
    await client.exports.delete(made.id);
    expect((await failureOf(client.exports.get(made.id))).status).to.equal(404);
  });

  it("finishes an asynchronous submission once it was read", async () => {
    const { client } = fake();
    const accepted = await client.sales.create(sale("INV-1"), { async: true });
    expect(accepted).to.include({ invoice_no: "INV-1", status: "pending" });
    const states: string[] = [];
    const onPoll = ({ status }: { status: string }) => states.push(status);
    const transaction = await client.transactions.waitFor(accepted.transaction_id, { onPoll });
    expect(states).to.deep.equal(["processing", "success"]);
    expect(transaction.receipt_no).to.equal("1");
  });
});
