// Sales in a foreign currency: signed in local currency, shown in both, on the record, the wire, paper and in the books.

import type { SaleInput } from "@taxctl/sdk";
import { expect } from "chai";
import { findLastRate } from "../../../server/src/core/sales/store.ts";
import { countMismatches } from "../../../server/src/db/history/recount.ts";
import { openBranch, sale, type TestBranch } from "../../support/branch.ts";
import { describeEachFamily } from "../../support/database.ts";
import { csvRows, exported, fileOf } from "../../support/exports.ts";
import { readPdf } from "../../support/pdf.ts";
import { switchAccount } from "../../support/records.ts";
import { startTestService } from "../../support/service.ts";
import { forSuite } from "../../support/suite.ts";

const cola = { item_code: "KE2NTXU0000001", quantity: 3, unit_price: 19.99 };
const milk = { item_code: "KE2NTXL0000002", quantity: 0.33, unit_price: 4.5 };
const dollars = {
  currency: "USD",
  exchange_rate: 129.4567,
  exchange_rate_source: "CBK",
  exchange_rate_date: "20260309",
};
const credits = (original_invoice_no: string) => ({
  receipt_type: "R" as const,
  original_invoice_no,
  refund_reason_code: "06",
});

type Warning = { code: string; message: string; field: string };

describeEachFamily("a sale in a foreign currency", (family) => {
  const test = forSuite(() => startTestService({ family }));
  let branch: TestBranch;
  beforeEach(async () => {
    await switchAccount(test);
    branch = await openBranch(test, { price: 0 });
    await owner().account.update({ credit_note_window: "none" });
  });
  const owner = () => test.clientFor(test.account.keys.owner);
  const bodyOf = (more: object): SaleInput => sale({ items: [cola], ...more });
  const sell = (more: object) => test.client.sales.create(bodyOf(more));
  const post = (more: object, path = "/sales") => test.call("POST", path, { body: bodyOf(more) });
  const errorsOf = async (more: object) => {
    const response = await post(more);
    expect(response.status).to.equal(400);
    return Object(response.body.errors);
  };
  const warningsOf = (body: Record<string, unknown>): Warning[] => Object(body.meta).warnings ?? [];
  /** Documents and total of the tax report of a month. */
  const salesIn = async (month: string) => {
    const period = { from_date: `${month}-01`, to_date: `${month}-31` };
    const { documents, totals } = await owner().reports.taxReport(period);
    return [documents, totals.sales.total_amount];
  };
  const sent = (invoiceNo: string) =>
    Object(
      test.simulator.requests.findLast(
        ({ function: name, tin, body }) =>
          name === "saveSales" && tin === branch.tin && Object(body).trdInvcNo === invoiceNo,
      )?.body,
    );

  it("shows both currencies on preview, response and record, and the unit gets the local one", async () => {
    const body = bodyOf({ invoice_no: "F-1", ...dollars, items: [cola, milk] });
    const preview = await test.client.sales.preview(body);
    const result = await test.client.sales.create(body);
    const shown = await test.client.sales.get(result.transaction_id);
    // 59.97 and 1.49 (0.33 × 4.50 = 1.485) dollars
    const local = { total_amount: 7956.41, tax_amount: 1070.83, taxable_amount: 6885.58, outside_vat: 0 };
    const foreign = {
      ...dollars,
      payments: [{ payment_type: "01", amount: 61.46 }],
      bill_discount_amount: null,
      total_amount: 61.46,
      tax_amount: 8.27,
      taxable_amount: 53.19,
      outside_vat: 0,
    };
    for (const one of [preview, result, shown]) {
      expect(one).to.include(local);
      expect(one.foreign).to.deep.equal(foreign);
    }
    for (const { items, payments } of [preview, shown]) {
      expect(payments).to.deep.equal([{ payment_type: "01", amount: 7956.41 }]);
      expect(items[0]).to.include({ quantity: 3, unit_price: 2587.84, total_amount: 7763.52 });
      expect(items[0]?.foreign).to.include({ unit_price: 19.99, total_amount: 59.97, tax_amount: 8.27 });
      expect(items[1]).to.include({ quantity: 0.33, unit_price: 584.52, total_amount: 192.89 });
      expect(items[1]?.foreign).to.include({ unit_price: 4.5, total_amount: 1.49, tax_amount: 0 });
    }
    expect(sent("F-1")).to.include({
      totAmt: 7956.41,
      totTaxAmt: 1070.83,
      taxblAmtB: 6692.69,
      taxblAmtA: 192.89,
    });
    expect(sent("F-1").itemList[0]).to.include({
      prc: 2587.84,
      qty: 3,
      splyAmt: 7763.52,
      dcAmt: 0,
      totAmt: 7763.52,
    });
    expect(JSON.stringify(sent("F-1"))).not.to.match(/USD|129\.4567|foreign/);
  });

  it("is checked, discounted and paid in the foreign currency", async () => {
    const body = {
      invoice_no: "F-2",
      ...dollars,
      payment_type: undefined,
      // 59.97 less 10 % is 53.97, less 3.97 on the bill is 50.00
      items: [{ ...cola, discount_rate: 10, total_amount: 53.97 }],
      bill_discount_amount: 3.97,
      total_amount: 50,
      payments: [
        { payment_type: "01", amount: 20.01 },
        { payment_type: "06", amount: 29.99 },
      ],
    };
    const { transaction_id, foreign } = await sell(body);
    const shown = await test.client.sales.get(transaction_id);
    expect(foreign).to.include({ total_amount: 50, bill_discount_amount: 3.97 });
    expect(foreign?.payments).to.deep.equal(body.payments);
    // 50 × 129.4567 = 6,472.835; 53.97 × 129.4567 = 6,986.778
    expect(shown.total_amount).to.equal(6472.84);
    expect(shown.bill_discount_amount).to.equal(513.94);
    expect(shown.payments).to.deep.equal([
      { payment_type: "01", amount: 2590.43 },
      { payment_type: "06", amount: 3882.41 },
    ]);
    expect(sent("F-2")).to.include({ totAmt: 6472.84, pmtTyCd: "07" });
    expect(sent("F-2").itemList[0]).to.include({ splyAmt: 7763.52, dcAmt: 1290.68, totAmt: 6472.84 });
    expect(await countMismatches(test.service.db.knex, branch.environmentId)).to.deep.equal([]);
    expect(await errorsOf({ ...body, invoice_no: "F-2-X", total_amount: 50.01 })).to.deep.equal({
      total_amount: ["must be 50.00 by the calculation rules, found 50.01. Omit it to have it calculated"],
    });
    expect(await errorsOf({ ...body, payments: [{ payment_type: "01", amount: 6472.84 }] })).to.deep.equal({
      payments: ["must add up to the total of 50.00, found 6472.84, 6422.84 more"],
    });
  });

  it("agrees on paper, wire and in the books, with a partial and a final credit note", async () => {
    const { transaction_id: id } = await sell({ invoice_no: "F-3", ...dollars });
    expect(await salesIn("2026-03")).to.deep.equal([1, 7763.52]);
    await sell({ invoice_no: "F-3-C1", ...credits("F-3"), items: [{ ...cola, quantity: 1 }] });
    const last = {
      ...credits("F-3"),
      currency: "USD",
      exchange_rate: 129.4567,
      items: [{ ...cola, quantity: 2 }],
    };
    await sell({ invoice_no: "F-3-C2", ...last });
    const totals = ["F-3", "F-3-C1", "F-3-C2"].map((number) => sent(number).totAmt);
    expect(totals).to.deep.equal([7763.52, 2587.84, 5175.68]);
    const taxes = ["F-3", "F-3-C1", "F-3-C2"].map((number) => sent(number).totTaxAmt);
    expect(taxes).to.deep.equal([1070.83, 356.94, 713.89]);
    const { credited_by } = await test.client.sales.get(id);
    const foreign = [];
    for (const note of credited_by) foreign.push((await test.client.sales.get(note.transaction_id)).foreign);
    expect(foreign.map((one) => one?.total_amount).toSorted()).to.deep.equal([19.99, 39.98]);
    for (const one of foreign) expect(one).to.include(dollars);
    expect(await salesIn("2026-03")).to.deep.equal([3, 0]);
    expect(await countMismatches(test.service.db.knex, branch.environmentId)).to.deep.equal([]);
    await sell({ invoice_no: "F-3-L" });
    const { id: exportId } = await exported(test, { format: "csv" }, owner());
    const rows = csvRows(await fileOf(owner(), exportId)).map(
      ({ invoice_no, total_amount, currency, exchange_rate, foreign_amount }) =>
        [invoice_no, total_amount, currency, exchange_rate, foreign_amount].join(" "),
    );
    expect(rows.toSorted()).to.deep.equal([
      "F-3 7763.52 USD 129.4567 59.97",
      "F-3-C1 -2587.84 USD 129.4567 -19.99",
      "F-3-C2 -5175.68 USD 129.4567 -39.98",
      "F-3-L 59.97   ",
    ]);
    for (const paper of ["a4", "80mm"] as const) {
      const receipt = await test.client.transactions.receipt(id, { format: "pdf", paper });
      const lines = (await readPdf(receipt)).flatMap((page) => page.lines);
      expect(lines.join("\n")).to.include("2,587.84 × 3 | 7,763.52B\n");
      expect(lines).to.include("USD 19.99 × 3 | USD 59.97");
      expect(lines).to.include("TOTAL | 7,763.52");
      expect(lines).to.include("TOTAL USD | 59.97");
      expect(lines.join(" ").replaceAll(/\s+/g, " ")).to.include(
        "Exchange rate: 1 USD = KES 129.4567 (CBK, 09/03/2026)",
      );
    }
  });

  it("has the local currency unless it states another, which is the same content", async () => {
    const { transaction_id, foreign } = await sell({ invoice_no: "F-4" });
    expect(foreign).to.equal(undefined);
    const again = await post({ invoice_no: "F-4", currency: "KES" });
    expect([again.status, Object(again.body.meta).duplicate]).to.deep.equal([200, true]);
    const first = await test.service.db.knex("transactions").where({ id: transaction_id }).first();
    expect(first).to.include({ currency: null, exchange_rate: null, foreign_amount: null });
    const other = await post({ invoice_no: "F-4", ...dollars });
    expect(other.status).to.equal(409);
    expect(Object.keys(Object(other.body.errors))).to.have.members(Object.keys(dollars));
  });

  it("that is repeated gets its receipt, and another rate is another sale", async () => {
    await sell({ invoice_no: "F-5", ...dollars });
    const again = await post({ invoice_no: "F-5", ...dollars });
    expect([again.status, Object(again.body.meta).duplicate]).to.deep.equal([200, true]);
    const other = await post({ invoice_no: "F-5", ...dollars, exchange_rate: 129.4568 });
    expect(other.status).to.equal(409);
    expect(Object(other.body.errors)).to.deep.equal({
      exchange_rate: ["differs from the first submission: 129.4567 then, 129.4568 now"],
    });
  });

  it("keeps currency and rate when it is corrected", async () => {
    const { transaction_id } = await sell({ invoice_no: "F-6", ...dollars, bill_discount_amount: 9.97 });
    const result = await owner().sales.reissue(transaction_id, { customer_name: "Lakeside Ltd" });
    for (const one of [result.credit_note, result.sale]) {
      expect(one.foreign).to.include({ ...dollars, total_amount: 50 });
      expect(one.total_amount).to.equal(6472.84);
    }
    const items = [{ ...cola, quantity: 1 }];
    const { sale: next } = await owner().sales.reissue(result.sale.transaction_id, { items });
    expect(next.foreign).to.include({ ...dollars, total_amount: 19.99 });
    expect(next.total_amount).to.equal(2587.84);
  });

  describe("warns of a rate that is far from the last one", () => {
    const codes = (warnings: Warning[]) => warnings.map(({ code }) => code);

    it("in the response and on record, of more than 5 %", async () => {
      const rateOf = async (exchange_rate: number, more: object = {}) =>
        warningsOf((await post({ ...dollars, exchange_rate, ...more })).body);
      expect(await rateOf(100, { invoice_no: "W-1" })).to.deep.equal([]);
      expect(await rateOf(105)).to.deep.equal([]);
      expect(await rateOf(110.26)).to.have.length(1);
      expect(await rateOf(104.75)).to.deep.equal([]);
      const invoice_no = "W-2";
      const [warning] = await rateOf(99.51, { invoice_no });
      expect(warning).to.deep.equal({
        code: "exchange_rate_unusual",
        message: warning?.message,
        field: "exchange_rate",
      });
      expect(warning?.message).to.match(
        /^The rate 99\.51 for USD is 5 % below the last one, 104\.75 \(INV-\d+ of 2026-03-10\)\. Check the rate\.$/,
      );
      const row = await test.service.db.knex("transactions").where({ invoice_no }).first();
      expect((await test.client.sales.get(row.id)).warnings).to.deep.equal([warning]);
      expect((await test.client.transactions.get(row.id)).warnings).to.deep.equal([warning]);
    });

    it("in a bulk request, of each sale, and in a preview", async () => {
      await sell(dollars);
      const sales = [bodyOf({ ...dollars, exchange_rate: 12.94567 }), bodyOf({})];
      const { body } = await test.call("POST", "/sales/bulk", { body: { sales } });
      const results: { warnings?: Warning[] }[] = Object(body.data).results;
      expect(results.map(({ warnings = [] }) => codes(warnings))).to.deep.equal([
        ["exchange_rate_unusual"],
        [],
      ]);
      const preview = await post({ ...dollars, exchange_rate: 1294.567 }, "/sales/preview");
      expect(codes(warningsOf(preview.body))).to.deep.equal(["exchange_rate_unusual"]);
    });

    it("of the same currency, in the same environment, and of sales that haven't failed", async () => {
      const last = () => findLastRate(test.service.db.knex, branch.environmentId, "USD", "");
      await sell({ ...dollars, invoice_no: "L-1" });
      await sell({ ...dollars, currency: "UGX", exchange_rate: 0.0341, invoice_no: "L-2" });
      await sell({ invoice_no: "L-1-C", ...credits("L-1") });
      await sell({ ...dollars, exchange_rate: 140, remark: "SIM-884" }).catch(() => undefined);
      expect(await last()).to.include({ invoice_no: "L-1", exchange_rate: 129_456_700 });
      await switchAccount(test);
      const other = await openBranch(test, { price: 0 });
      expect(await findLastRate(test.service.db.knex, other.environmentId, "USD", "")).to.equal(undefined);
      expect(warningsOf((await post({ ...dollars, exchange_rate: 500 })).body)).to.deep.equal([]);
    });
  });

  describe("400", () => {
    const today = new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 10).replaceAll("-", "");
    const local = "omit currency and exchange_rate if the amounts are in local currency (KES)";
    const wrong: [what: string, more: object, errors: Record<string, string[]>][] = [
      [
        "a rate of 1",
        { ...dollars, exchange_rate: 1 },
        { exchange_rate: [`must not be 1: send the local currency for one USD, or ${local}`] },
      ],
      [
        "no rate",
        { currency: "USD" },
        { exchange_rate: ["is required with the currency USD: the local currency for one USD"] },
      ],
      [
        "lower case",
        { ...dollars, currency: "usd" },
        { currency: ["must be a code of ISO 4217 in capitals, such as USD"] },
      ],
      [
        "an unknown currency",
        { ...dollars, currency: "USX" },
        { currency: ["USX is not a currency in use: send its code of ISO 4217, such as USD"] },
      ],
      ["a rate of 0", { ...dollars, exchange_rate: 0 }, { exchange_rate: ["must be more than 0"] }],
      [
        "a rate with seven decimals",
        { ...dollars, exchange_rate: 129.4567891 },
        { exchange_rate: ["must have at most 6 decimals, found 129.4567891"] },
      ],
      [
        "a rate without currency",
        { exchange_rate: 129.4567, exchange_rate_source: "CBK" },
        {
          exchange_rate: ["needs a currency, such as USD"],
          exchange_rate_source: ["needs a currency, such as USD"],
        },
      ],
      [
        "a rate for the local currency",
        { currency: "KES", exchange_rate: 1 },
        { exchange_rate: ["must be omitted: KES is the local currency"] },
      ],
      [
        "a rate of tomorrow",
        { ...dollars, exchange_rate_date: "20991231" },
        { exchange_rate_date: [`must not be in the future: today is ${today} in Africa/Nairobi`] },
      ],
      [
        "three decimals",
        { ...dollars, items: [{ ...cola, unit_price: 19.999 }] },
        { "items[0].unit_price": ["must have at most 2 decimals, found 19.999"] },
      ],
      [
        "amounts that are too large in local currency",
        { ...dollars, items: [{ ...cola, quantity: 1, unit_price: 9_999_999_999 }] },
        {
          "items[0].unit_price": ["must be at most 99999999999.99 in local currency, is 1294566999870.54"],
          "items[0].total_amount": ["must be at most 99999999999.99 in local currency, is 1294566999870.54"],
          total_amount: ["must be at most 99999999999.99 in local currency, is 1294566999870.54"],
        },
      ],
    ];
    for (const [what, more, errors] of wrong)
      it(`for ${what}, and stores nothing`, async () => {
        expect(await errorsOf({ invoice_no: "X-1", ...more })).to.deep.equal(errors);
        expect(await test.service.db.knex("transactions").where({ invoice_no: "X-1" }).first()).to.equal(
          undefined,
        );
      });

    it("for a credit note in another currency or at another rate than its sale, naming both", async () => {
      await sell({ invoice_no: "F-7", ...dollars });
      await sell({ invoice_no: "F-8" });
      const keeps = "Omit it to have the original's";
      expect(await errorsOf({ ...credits("F-7"), currency: "EUR", exchange_rate: 140 })).to.deep.equal({
        currency: [`must be USD, as F-7 was sold, found EUR. ${keeps}`],
        exchange_rate: [`must be 129.4567, as F-7 was sold, found 140. ${keeps}`],
      });
      expect(await errorsOf({ ...credits("F-7"), currency: "KES" })).to.deep.equal({
        currency: [`must be USD, as F-7 was sold, found KES. ${keeps}`],
      });
      expect(await errorsOf({ ...credits("F-8"), ...dollars })).to.deep.equal({
        currency: [`must be KES, as F-8 was sold, found USD. ${keeps}`],
      });
    });

    it("for a credit note whose totals are in local currency, and 422 for one above its sale", async () => {
      await sell({ invoice_no: "F-9", ...dollars });
      expect(await errorsOf({ ...credits("F-9"), total_amount: 7763.52 })).to.deep.equal({
        total_amount: [
          "must be 59.97 by the calculation rules, found 7763.52. Omit it to have it calculated",
        ],
      });
      const many = await post({ ...credits("F-9"), items: [{ ...cola, quantity: 4 }] });
      expect([many.status, many.body.code]).to.deep.equal([422, "credit_exceeds_original"]);
    });
  });
});
