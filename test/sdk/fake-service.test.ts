// Responsible for proving the fake service: every operation responds as documented, and created records are found again.
import { createHash } from "node:crypto";
import { type Body, Taxctl } from "@taxctl/sdk";
import { expect } from "chai";
import { routes } from "../../sdk/src/routes.ts";
import { requireOperation } from "../../sdk/src/testing/operations.ts";
import type { Route } from "../../sdk/src/types.ts";
import { failureOf } from "../support/records.ts";
import { argumentsOf, exampleBody } from "./every-operation.ts";
import { fake, sale } from "./fake.ts";

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
