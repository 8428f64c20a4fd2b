// Quotations: checked and stored like sales, with numbers of their own, and in no figure that a reader takes for money.
import { expect } from "chai";
import { countMismatches } from "../../../server/src/db/history/recount.ts";
import { sale } from "../../support/branch.ts";
import { describeEachFamily } from "../../support/database.ts";
import { dayAt } from "../../support/days.ts";
import { startLaneTest } from "../../support/lane.ts";
import { readPdfText } from "../../support/pdf.ts";
import { failureOf } from "../../support/records.ts";
import { forSuite } from "../../support/suite.ts";

const day = 24 * 60 * 60_000;

describeEachFamily("quotations", (family) => {
  const lane = forSuite(() => startLaneTest({ family }));
  beforeEach(() => lane.open());

  const client = (role: "owner" | "cashier" = "owner") => lane.test.clientFor(lane.test.account.keys[role]);
  const quote = (overrides: Parameters<typeof sale>[0] = {}) =>
    client().sales.create(sale({ sale_kind: "proforma", ...overrides }));
  const count = async (table: string): Promise<number> =>
    Number(Object(await lane.db.knex(table).count({ count: "*" }).first()).count);

  it("is stored at once, and its receipt fields are null", async () => {
    const calls = await count("calls");
    const result = await quote({ invoice_no: "Q-1" });
    expect(result).to.deep.include({ invoice_no: "Q-1", sale_kind: "proforma", total_amount: 1160 });
    expect(result).to.deep.include({ receipt_no: null, receipt_signature: null, qr_code: null });
    expect(await count("calls")).to.equal(calls);
    const stored = await client().transactions.get(result.transaction_id);
    expect(stored).to.deep.include({ type: "proforma", status: "success", synced_to_authority: false });
    expect(await client().sales.get(result.transaction_id)).to.deep.include({ sale_kind: "proforma" });
  });

  it("is answered with 200 if the caller is asynchronous, and a retry finds it", async () => {
    const body = sale({ sale_kind: "proforma", invoice_no: "Q-1" });
    const submit = () =>
      lane.test.call("POST", "/sales?async=true", {
        body,
        key: lane.test.account.keys.owner,
        headers: { "Idempotency-Key": "quotation-1" },
      });
    const first = await submit();
    expect(first.status).to.equal(200);
    const again = await submit();
    expect(again.status).to.equal(200);
    expect(Object(again.body.data).transaction_id).to.equal(Object(first.body.data).transaction_id);
    const plain = await lane.test.call("POST", "/sales", { body, key: lane.test.account.keys.owner });
    expect(Object(plain.body.meta).duplicate).to.equal(true);
  });

  it("is checked like a sale: all problems at once", async () => {
    const error = await failureOf(
      quote({ payment_type: "99", items: [{ item_code: "NOTHING", quantity: 1, unit_price: 1 }] }),
    );
    expect(error.status).to.equal(400);
    expect(Object.keys(error.errors ?? {})).to.include.members(["payment_type", "items[0].item_code"]);
  });

  it("has no credit note", async () => {
    await quote({ invoice_no: "Q-1" });
    const back = { receipt_type: "R", original_invoice_no: "Q-1", refund_reason_code: "06" } as const;
    const asQuotation = await failureOf(quote({ ...back, invoice_no: "C-1" }));
    expect(Object.keys(asQuotation.errors ?? {})).to.deep.equal(["sale_kind"]);
    const asSale = await failureOf(client().sales.create(sale({ ...back, invoice_no: "C-1" })));
    expect(asSale.code).to.equal("original_not_found");
  });

  it("leaves its number to the sale, and differs from another quotation of the number", async () => {
    const quotation = await quote({ invoice_no: "N-1" });
    const sold = await lane.sell({ invoice_no: "N-1" });
    await lane.drain();
    expect(sold).not.to.equal(quotation.transaction_id);
    expect((await lane.row(sold)).receipt_no).to.equal("1");
    const other = await failureOf(quote({ invoice_no: "N-1", payment_type: "06" }));
    expect([other.status, other.code]).to.deep.equal([409, "invoice_conflict"]);
  });

  it("changes no stock, report, statistic or list of sales", async () => {
    const today = dayAt(lane.clock.now());
    const read = async () => ({
      stock: (await client().stock.list()).data,
      report: await client().reports.taxReport({ from_date: "2026-03-01", to_date: "2026-03-31" }),
      stats: await client().transactions.stats(),
      sales: (await client().sales.search({})).data,
      plu: (await client().reports.pluReport({ from_date: today, to_date: today })).rows,
    });
    await lane.sell();
    await lane.drain();
    const before = await read();
    expect(before.report.documents, "the sale is in the report").to.equal(1);
    await quote({
      payment_type: undefined,
      payments: [
        { payment_type: "01", amount: 60 },
        { payment_type: "06", amount: 1100 },
      ],
    });
    expect(await read()).to.deep.equal(before);
    expect(await lane.db.knex("figures").whereNot({ type: "sales" })).to.deep.equal([]);
    expect(await countMismatches(lane.db.knex, lane.branch.environmentId)).to.deep.equal([]);
  });

  it("is found by its kind, by a cashier too, and not by another account", async () => {
    const { transaction_id } = await quote({ invoice_no: "Q-1" });
    await lane.sell({ invoice_no: "S-1" });
    await lane.drain();
    for (const role of ["owner", "cashier"] as const) {
      const found = await client(role).sales.search({ sale_kind: "proforma" });
      expect(found.data.map(({ invoice_no, sale_kind }) => [invoice_no, sale_kind])).to.deep.equal([
        ["Q-1", "proforma"],
      ]);
      const listed = await client(role).transactions.list({ type: "proforma" });
      expect(listed.data.map(({ invoice_no }) => invoice_no)).to.deep.equal(["Q-1"]);
    }
    expect((await client("cashier").transactions.list()).data.map(({ type }) => type)).to.deep.equal([
      "sales",
    ]);
    await lane.open();
    expect((await failureOf(client().sales.get(transaction_id))).status).to.be.oneOf([403, 404]);
  });

  it("may be dated in a closed month, whose figures it doesn't change", async () => {
    lane.clock.advance(40 * day);
    const last = new Date(lane.clock.now() - 35 * day).toISOString();
    await client().periods.close(last.slice(0, 7), {});
    const dated = { sale_date: last.slice(0, 10).replaceAll("-", "") };
    expect((await quote(dated)).sale_kind).to.equal("proforma");
    expect((await failureOf(client().sales.create(sale(dated)))).code).to.equal("period_closed");
  });

  for (const [language, title, notice] of [
    ["en", "PROFORMA INVOICE", "THIS IS NOT AN OFFICIAL RECEIPT"],
    ["sw", "ANKARA KIFANI", "HII SI RISITI RASMI"],
  ] as const)
    for (const paper of ["a4", "80mm"] as const)
      it(`says on ${paper} that it is no official receipt (${language})`, async () => {
        const { transaction_id } = await quote({ invoice_no: "Q-7" });
        const form = { format: "pdf", paper, language } as const;
        const printed = await readPdfText(await client().transactions.receipt(transaction_id, form));
        const text = printed.replaceAll(/\s+/g, " ");
        expect(text).to.contain(title);
        expect(text.split(notice)).to.have.lengthOf(3);
        expect(text).to.match(/Q-7\sPS/);
        expect(text).not.to.contain("SCU");
        expect(text).not.to.contain(language === "en" ? "TAX INVOICE" : "ANKARA YA KODI");
      });

  it("has a receipt with its label, and without anything of a control unit", async () => {
    const { transaction_id } = await quote({ invoice_no: "Q-7" });
    const receipt = await client().transactions.receipt(transaction_id);
    expect(receipt).to.deep.include({ label: "PS", sale_kind: "proforma", receipt_no: "Q-7", sdc_id: null });
    expect(receipt).to.deep.include({ qr_code: null, verification_url: null, receipt_signature: null });
  });
});
