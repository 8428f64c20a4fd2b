// createExport: the records of a period in each format, equal to the lists and the tax report, for those who may list them.
import type { Body } from "@taxctl/sdk";
import { expect } from "chai";
import { claimedLate, purchase, sale } from "../support/branch.ts";
import { describeEachFamily } from "../support/database.ts";
import { anyTime, csvRows, exported, fileOf, jsonRows, workbookRows } from "../support/exports.ts";
import { failureOf } from "../support/records.ts";
import { startTestService } from "../support/service.ts";
import { startSubmitted } from "../support/submitted.ts";
import { forSuite } from "../support/suite.ts";
import { register, sandboxOf } from "../support/webhooks.ts";

describeEachFamily("createExport", (family) => {
  const test = forSuite(() => startSubmitted(family));

  const rowsOf = async (input: Partial<Body<"createExport">>) => {
    const { id, format } = await exported(test, input);
    const file = await fileOf(test.client, id);
    await test.client.exports.delete(id);
    if (format === "xlsx") return workbookRows(file);
    return format === "csv" ? csvRows(file) : jsonRows(file);
  };

  it("202: says that the export is being made, and audits the person who requested it", async () => {
    const call = test.client.exports.create({ type: "sales", format: "csv", ...anyTime });
    const { status, data } = await call.withResponse();
    expect(status).to.equal(202);
    expect(data).to.include({ status: "pending", type: "sales", format: "csv", branch_id: null, rows: 0 });
    const [entry] = await test.client.audit.list({ action: "exports.create" }).toArray({ limit: 1 });
    expect(entry).to.deep.include({ subject: `export ${data.id}`, actor: "user" });
    await test.service.exports.drain();
    await test.client.exports.delete(data.id);
  });

  it("202: has the same sales in each format, equal to the search and to the tax report", async () => {
    const csv = (await rowsOf({ format: "csv" })) as Record<string, string>[];
    const lines = await rowsOf({ format: "jsonl" });
    const book = await rowsOf({ format: "xlsx" });
    const searched = await test.client.sales.search({}).toArray({ limit: 100 });
    const numbers = searched.map(({ invoice_no }) => invoice_no);
    expect(numbers.length).to.be.above(5);
    for (const rows of [csv, lines, book])
      expect(rows.map(({ invoice_no }) => invoice_no)).to.have.members(numbers);
    expect(Object.keys(csv[0] ?? {})).to.deep.equal(Object.keys(lines[0] ?? {}));
    const letters = Object.keys(csv[0] ?? {}).flatMap((name) => /^(.)_tax$/.exec(name)?.[1] ?? []);
    expect(letters).to.deep.equal(["a", "b", "c", "d", "e"]);
    const { rows: reported } = await test.client.reports.taxReport(anyTime);
    const cents = (value: unknown) => Math.round(Number(value) * 100);
    const total = (rows: readonly object[], column: string) =>
      rows.reduce((sum, row) => sum + cents(Reflect.get(row, column)), 0);
    const counted = (rows: readonly Record<string, unknown>[]) => rows.filter((row) => row.counted === "yes");
    for (const letter of ["A"]) {
      const own = reported.filter(
        (row) => row.tax_type === letter && ["sales", "credit_notes"].includes(row.of),
      );
      expect(total(own, "total_amount")).to.be.above(0);
      for (const rows of [csv, lines, book]) {
        expect(total(counted(rows), `${letter.toLowerCase()}_tax`)).to.equal(total(own, "tax_amount"));
        expect(total(counted(rows), `${letter.toLowerCase()}_total`)).to.equal(total(own, "total_amount"));
      }
    }
    expect(lines.find(({ invoice_no }) => invoice_no === "S-failed")).to.include({ counted: "no" });
  });

  it("202: shows credit notes as negative, dates and amounts as such, and runs no formula", async () => {
    const body = sale({ invoice_no: "S-credited", customer_name: '=HYPERLINK("http://x","y")' });
    const first = await test.call("POST", "/sales", { body, headers: { "X-Branch-ID": "00" } });
    expect(first.status).to.equal(200);
    const note = {
      invoice_no: "S-note",
      receipt_type: "R",
      original_invoice_no: "S-credited",
      refund_reason_code: "06",
    };
    const credited = await test.call("POST", "/sales", {
      body: { ...body, ...note },
      headers: { "X-Branch-ID": "00" },
    });
    expect(credited.status, credited.text).to.equal(200);
    const find = (rows: Record<string, unknown>[], no: string) =>
      rows.find((row) => row.invoice_no === no) ?? {};
    const csv = await rowsOf({ format: "csv" });
    const book = await rowsOf({ format: "xlsx" });
    const lines = await rowsOf({ format: "jsonl" });
    expect(find(csv, "S-credited").customer_name).to.equal(`'=HYPERLINK("http://x","y")`);
    expect(find(book, "S-credited").customer_name).to.equal(`'=HYPERLINK("http://x","y")`);
    expect(find(lines, "S-credited").customer_name).to.equal('=HYPERLINK("http://x","y")');
    const plus = Number(find(lines, "S-credited").total_amount);
    expect(plus).to.be.above(0);
    expect(find(lines, "S-note")).to.include({ total_amount: -plus, receipt_type: "R" });
    expect(find(csv, "S-note").total_amount).to.equal((-plus).toFixed(2));
    expect(find(book, "S-note").total_amount).to.equal(-plus);
    expect(find(book, "S-note").sale_date).to.be.instanceOf(Date);
    expect(find(book, "S-note").invoice_no).to.be.a("string");
  });

  it("202: exports purchases, movements and the audit too, of one branch or of all", async () => {
    const body = purchase({ invoice_no: "P-1", supplier_tin: "P051234567Q", ...claimedLate });
    await test.call("POST", "/purchases", { body, headers: { "X-Branch-ID": "01" } });
    const purchases = await rowsOf({ type: "purchases", format: "jsonl" });
    expect(purchases.map(({ invoice_no }) => invoice_no)).to.have.members(["P-0", "P-1"]);
    expect(purchases[0]).to.include({ purchase_status: "02", counted: "yes" });
    const second = await rowsOf({ type: "purchases", format: "csv", branch_id: "01" });
    expect(second.map(({ invoice_no }) => invoice_no)).to.deep.equal(["P-1"]);
    const movements = await rowsOf({ type: "movements", format: "jsonl" });
    const listed = [];
    for (const branch of ["00", "01"])
      listed.push(...(await test.client.stock.movements({}, { branch }).toArray({ limit: 500 })));
    expect(listed.length).to.be.above(5);
    const shown = (row: Record<string, unknown>) => [row.transaction_id, row.item_code, row.direction];
    expect(movements.map(shown)).to.have.deep.members(listed.map(shown));
    const audit = await rowsOf({ type: "audit", format: "xlsx" });
    expect(audit.map(({ action }) => action)).to.include("exports.create");
  });

  it("202: has a head and no rows for an empty period, and is exact at its edges", async () => {
    const empty = { from_date: "2019-01-01", to_date: "2019-01-31" };
    for (const format of ["csv", "xlsx", "jsonl"] as const)
      expect(await rowsOf({ format, ...empty })).to.deep.equal([]);
    const [first] = await rowsOf({ format: "jsonl" });
    const date = String(first?.sale_date);
    const day = { from_date: date, to_date: date };
    const rows = await rowsOf({ format: "jsonl", ...day });
    expect(rows.length).to.be.above(0);
    expect(new Set(rows.map(({ sale_date }) => sale_date))).to.deep.equal(new Set([date]));
  });

  it("403: follows the role's own lists, also for listing and downloading", async () => {
    const cashier = test.clientFor(test.keys.cashier);
    const accountant = test.clientFor(test.keys.accountant);
    const { id } = await exported(test, {}, cashier);
    expect((await fileOf(cashier, id)).length).to.be.above(100);
    for (const type of ["purchases", "movements", "audit"] as const)
      expect(await failureOf(exported(test, { type }, cashier))).to.include({
        status: 403,
        code: "role_not_allowed",
      });
    expect((await failureOf(exported(test, { type: "audit" }, accountant))).status).to.equal(403);
    const audit = await exported(test, { type: "audit" });
    for (const call of [
      accountant.exports.get(audit.id),
      accountant.exports.download(audit.id),
      accountant.exports.delete(audit.id),
    ])
      expect((await failureOf(call)).status).to.equal(403);
    expect((await accountant.exports.list()).map((one) => one.id))
      .to.include(id)
      .and.not.to.include(audit.id);
    for (const one of [id, audit.id]) await test.client.exports.delete(one);
  });

  it("403: another account's branch, and 422: a period that ends before it begins", async () => {
    expect((await failureOf(exported(test, { branch_id: "77" }))).status).to.equal(403);
    const turned = { from_date: "2026-02-02", to_date: "2026-02-01" };
    expect(await failureOf(exported(test, turned))).to.include({ status: 422, code: "validation_failed" });
  });

  it("keeps accounts and environments apart", async () => {
    const { id } = await exported(test);
    const { keys } = await test.openAccount();
    expect((await failureOf(test.clientFor(keys.owner).exports.download(id))).status).to.equal(403);
    expect((await failureOf(test.clientFor(test.keys.live).exports.download(id))).status).to.equal(404);
    const live = await exported(test, { format: "jsonl" }, test.clientFor(test.keys.live));
    expect(live).to.include({ rows: 0, bytes: 0, status: "ready" });
    await test.client.exports.delete(id);
  });

  it("notifies webhooks once that the file is ready", async () => {
    const environment = await sandboxOf(test);
    const { id } = await register(test, "https://hooks.example.com/exports", {
      events: ["export.completed"],
    });
    const made = await exported(test);
    const events = await test.service.db
      .knex("events")
      .where({ name: "export.completed", data_set_id: environment });
    const sent = events.map(({ payload }) => JSON.parse(Buffer.from(payload).toString()).data);
    expect(sent.filter(({ export_id }) => export_id === made.id)).to.have.length(1);
    expect(sent.at(-1)).to.include({
      status: "ready",
      sha256: made.sha256,
      rows: made.rows,
      bytes: made.bytes,
    });
    await test.client.webhooks.delete(id);
    await test.client.exports.delete(made.id);
  });
});

describeEachFamily("createExport, many times", (family) => {
  const test = forSuite(() => startTestService({ family, simulator: false, overrides: { work: false } }));

  it("409: keeps at most 5 unfinished exports and 50 in all", async () => {
    const create = () => test.client.exports.create({ type: "sales", format: "csv", ...anyTime });
    const made = [];
    for (let count = 0; count < 5; count++) made.push(await create());
    expect(await failureOf(create())).to.include({ status: 409, code: "export_limit" });
    await test.service.exports.drain();
    const { knex } = test.service.db;
    const [stored] = await knex("exports");
    const more = Array.from({ length: 44 }, () => ({ ...stored, id: crypto.randomUUID() }));
    await knex("exports").insert(more);
    await create();
    expect(await failureOf(create())).to.include({ status: 409, code: "export_limit" });
    await test.client.exports.delete(made[0]?.id ?? "");
    await test.client.exports.delete(made[1]?.id ?? "");
    expect((await create()).status).to.equal("pending");
  });
});
