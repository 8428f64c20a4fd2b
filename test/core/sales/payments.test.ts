// Several payments of one sale: they add up to its total, the unit gets one type for them, and sums by payment type are exact.

import type { SaleInput } from "@taxctl/sdk";
import { mixedPaymentType } from "@taxctl/sdk/validation";
import { expect } from "chai";
import fc from "fast-check";
import { wireSale } from "../../../server/src/control-unit/wire.ts";
import { figuresOf } from "../../../server/src/core/transactions/figures.ts";
import { packPayments, paymentsOf } from "../../../server/src/core/transactions/payments.ts";
import { countMismatches } from "../../../server/src/db/history/recount.ts";
import { line, sale as saleDocument } from "../../control-unit/documents.ts";
import { openBranch, sale, type TestBranch } from "../../support/branch.ts";
import { describeEachFamily } from "../../support/database.ts";
import { switchAccount } from "../../support/records.ts";
import { startTestService } from "../../support/service.ts";
import { forSuite } from "../../support/suite.ts";

const cola = { item_code: "KE2NTXU0000001", quantity: 2, unit_price: 580 };
const paid = (...payments: [type: string, amount: number][]) => ({
  payment_type: undefined,
  payments: payments.map(([payment_type, amount]) => ({ payment_type, amount })),
});

describe("the payment type of a mix", () => {
  it("is that of cash and credit, else of other payments, in each profile", () => {
    for (const profile of ["ke", "plain"] as const) {
      expect(mixedPaymentType(profile, ["05", "01"])).to.equal("03");
      expect(mixedPaymentType(profile, ["01", "06"])).to.equal("07");
      expect(mixedPaymentType(profile, ["01", "05", "06"])).to.equal("07");
    }
  });

  it("goes to the unit by the profile that it has when the sale is sent", () => {
    const payments = [
      { payment_type: "02", amount: 1 },
      { payment_type: "05", amount: 1 },
    ];
    const document = saleDocument({ payments, payment_type: "07", items: [line()] });
    const address = { url: "", serial: "", allow_private: false, tin: "P051234567Z", bhf_id: "00" };
    expect(wireSale({ ...address, profile: "ke" }, document, 1).body.pmtTyCd).to.equal("07");
    const cashAndCredit = {
      ...document,
      payments: ["01", "05"].map((payment_type) => ({ payment_type, amount: 1 })),
    };
    expect(wireSale({ ...address, profile: "plain" }, cashAndCredit, 1).body.pmtTyCd).to.equal("03");
    const { payments: _, ...single } = { ...document, payment_type: "02" };
    expect(wireSale({ ...address, profile: "ke" }, single, 1).body.pmtTyCd).to.equal("05");
    expect(wireSale({ ...address, profile: "plain" }, single, 1).body.pmtTyCd).to.equal("02");
  });
});

describe("the figures of a document by payment type", () => {
  const row = (total_amount: number, payments: string | null, taxes: unknown[]) => ({
    data_set_id: 1,
    document_date: "20260310",
    branch_id: 1,
    user_id: 1,
    key_id: "",
    z_no: 1,
    type: "sales",
    status: "success",
    receipt_type: "S",
    purchase_status: null,
    claim_month: null,
    no_claim: 0,
    payment_type: payments === null ? "01" : "07",
    payments,
    taxes: JSON.stringify(taxes),
    total_amount,
    line_count: taxes.length,
    discount_amount: 3,
    non_deductible_tax: 0,
  });

  it("are those of its payments to the cent, and leave all other sums as they are", () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 2, maxLength: 7 });
    fc.assert(
      fc.property(amounts, fc.nat(), (parts, first) => {
        const payments = parts.map((part, at) => ({ payment_type: `0${at + 1}`, amount: part / 100 }));
        const total = parts.reduce((sum, part) => sum + part, 0);
        const ofA = first % (total + 1);
        const split = row(total, packPayments(payments), [
          ["A", 16, ofA, 0, ofA],
          ["B", 0, total - ofA, 0, total - ofA],
        ]);
        const figures = figuresOf(split, 1);
        const sumsBy = (key: string, sum: string) => {
          const sums = new Map<unknown, number>();
          for (const one of figures) sums.set(one[key], (sums.get(one[key]) ?? 0) + Number(one[sum]));
          return Object.fromEntries([...sums].filter(([, value]) => value !== 0));
        };
        const due = new Map(payments.map(({ payment_type, amount }) => [payment_type, amount * 100]));
        for (const [type, sum] of Object.entries(sumsBy("payment_type", "total_amount")))
          expect(sum, type).to.equal(Math.round(due.get(type) ?? 0));
        const single = figuresOf(row(total, null, JSON.parse(split.taxes)), 1);
        for (const sum of [
          "documents",
          "firsts",
          "line_count",
          "tax_amount",
          "total_amount",
          "discount_amount",
        ])
          expect(figures.reduce((all, one) => all + Number(one[sum]), 0)).to.equal(
            single.reduce((all, one) => all + Number(one[sum]), 0),
          );
        const back = figuresOf(split, -1);
        expect([...figures, ...back].reduce((all, one) => all + Number(one.total_amount), 0)).to.equal(0);
      }),
    );
  });

  it("have no more entries where there is one payment", () => {
    const ordinary = row(1_160, null, [["A", 16, 1_000, 160, 1_160]]);
    expect(figuresOf(ordinary, 1)).to.have.length(1);
    expect(paymentsOf(ordinary)).to.deep.equal([{ payment_type: "01", amount: 1_160 }]);
    expect(figuresOf({ ...row(0, packPayments([]), []), status: "failed" }, 1)).to.deep.equal([]);
  });
});

describeEachFamily("several payments of a sale", (family) => {
  const test = forSuite(() => startTestService({ family }));
  let branch: TestBranch;
  beforeEach(async () => {
    await switchAccount(test);
    branch = await openBranch(test);
    await owner().account.update({ credit_note_window: "none" });
  });
  const owner = () => test.clientFor(test.account.keys.owner);
  const bodyOf = (more: object): SaleInput => sale({ items: [cola], ...more });
  const sell = (more: object) => test.client.sales.create(bodyOf(more));
  const sent = (invoiceNo: string) =>
    Object(
      test.simulator.requests.findLast(
        ({ function: name, tin, body }) =>
          name === "saveSales" && tin === branch.tin && Object(body).trdInvcNo === invoiceNo,
      )?.body,
    );
  const errorsOf = async (more: object) => {
    const response = await test.call("POST", "/sales", { body: bodyOf(more) });
    expect(response.status).to.equal(400);
    return Object(response.body.errors);
  };
  /** The sums of the figures by payment type that are not 0, ×100. */
  const sums = async () => {
    const rows: { payment_type: string; sum: number }[] = await test.service.db
      .knex("figures")
      .where({ data_set_id: branch.environmentId, type: "sales" })
      .groupBy("payment_type", "receipt_type")
      .select("payment_type", "receipt_type")
      .sum({ sum: "total_amount" });
    return Object.fromEntries(
      rows.flatMap(({ sum, payment_type, ...row }) =>
        Number(sum) === 0 ? [] : [[`${Object(row).receipt_type} ${payment_type}`, Number(sum)]],
      ),
    );
  };

  it("are on record, preview and receipt, and the unit gets the type of the mix", async () => {
    const body = bodyOf({ invoice_no: "P-1", ...paid(["01", 500], ["06", 660]) });
    const preview = await test.client.sales.preview(body);
    const { transaction_id } = await test.client.sales.create(body);
    const shown = await test.client.sales.get(transaction_id);
    for (const one of [preview, shown]) {
      expect(one.payment_type).to.equal("07");
      expect(one.payments).to.deep.equal(body.payments);
    }
    expect(sent("P-1").pmtTyCd).to.equal("07");
    const receipt = await test.client.transactions.receipt(transaction_id);
    expect(receipt.payments.map(({ payment_type, amount }) => [payment_type, amount])).to.deep.equal([
      ["01", 500],
      ["06", 660],
    ]);
    expect(receipt.payments.map(({ payment_type_name }) => payment_type_name)).to.deep.equal([
      "Cash",
      "Mobile money",
    ]);
    await sell({ invoice_no: "P-2", ...paid(["05", 160], ["01", 1_000]) });
    expect(sent("P-2").pmtTyCd).to.equal("03");
  });

  it("that are one are the payment type, and any sale has one", async () => {
    const { transaction_id } = await sell({ invoice_no: "P-3", ...paid(["02", 1_160]) });
    const shown = await test.client.sales.get(transaction_id);
    expect(shown.payment_type).to.equal("02");
    expect(shown.payments).to.deep.equal([{ payment_type: "02", amount: 1_160 }]);
    expect(sent("P-3").pmtTyCd).to.equal("05");
    const again = await test.call("POST", "/sales", {
      body: bodyOf({ invoice_no: "P-3", payment_type: "02" }),
    });
    expect([again.status, Object(again.body.meta).duplicate]).to.deep.equal([200, true]);
  });

  it("repeat a sale in any order, and are another sale with other amounts", async () => {
    const submit = (...payments: Parameters<typeof paid>) =>
      test.call("POST", "/sales", { body: bodyOf({ invoice_no: "P-4", ...paid(...payments) }) });
    await submit(["01", 500], ["06", 660]);
    const turned = await submit(["06", 660], ["01", 500]);
    expect([turned.status, Object(turned.body.meta).duplicate]).to.deep.equal([200, true]);
    const other = await submit(["06", 661], ["01", 499]);
    expect(other.status).to.equal(409);
    expect(Object.keys(Object(other.body.errors))).to.deep.equal([
      "payments[0].amount",
      "payments[1].amount",
    ]);
  });

  it("pay what is left after a discount on the bill", async () => {
    const { total_amount } = await sell({ bill_discount_amount: 60, ...paid(["01", 100], ["06", 1_000]) });
    expect(total_amount).to.equal(1_100);
  });

  it("of a credit note add up to its share", async () => {
    await sell({ invoice_no: "P-5", bill_discount_rate: 10, ...paid(["01", 44], ["06", 1_000]) });
    const note = {
      receipt_type: "R",
      original_invoice_no: "P-5",
      refund_reason_code: "06",
      items: [{ ...cola, quantity: 1 }],
    };
    const wrong = await errorsOf({ ...note, ...paid(["01", 80], ["06", 500]) });
    expect(wrong).to.deep.equal({
      payments: ["must add up to the total of 522.00, found 580.00, 58.00 more"],
    });
    await sell({ ...note, invoice_no: "P-5-C", ...paid(["01", 22], ["06", 500]) });
    expect(sent("P-5-C").pmtTyCd).to.equal("07");
    expect(await sums()).to.deep.equal({ "S 01": 4_400, "S 06": 100_000, "R 01": 2_200, "R 06": 50_000 });
  });

  it("are exact in the figures of a day, in the tax report, and in a recount", async () => {
    await sell({ ...paid(["01", 500], ["06", 660]) });
    await sell({});
    await sell({ ...paid(["01", 160], ["05", 1_000]), remark: "SIM-884" }).catch(() => undefined);
    expect(await sums()).to.deep.equal({ "S 01": 166_000, "S 06": 66_000 });
    expect(await countMismatches(test.service.db.knex, branch.environmentId)).to.deep.equal([]);
    const report = await owner().reports.taxReport({ from_date: "2026-03-01", to_date: "2026-03-31" });
    expect(report.documents).to.equal(2);
    expect(report.totals.sales.total_amount).to.equal(2_320);
    expect(report.rows.map(({ tax_type, documents }) => [tax_type, documents])).to.deep.equal([["A", 2]]);
    await test.service.db.knex("figures").where({ payment_type: "06" }).increment("total_amount", 1);
    expect(await countMismatches(test.service.db.knex, branch.environmentId)).to.have.length(1);
  });

  it("stay on a corrected sale and its credit note, or are corrected", async () => {
    const { transaction_id } = await sell({ invoice_no: "P-6", ...paid(["01", 500], ["06", 660]) });
    const result = await owner().sales.reissue(transaction_id, { customer_name: "Lakeside Ltd" });
    for (const { transaction_id: id } of [result.credit_note, result.sale])
      expect((await owner().sales.get(id)).payments).to.deep.equal(paid(["01", 500], ["06", 660]).payments);
    const { payments } = paid(["01", 160], ["02", 1_000]);
    const next = await owner().sales.reissue(result.sale.transaction_id, { payments });
    expect((await owner().sales.get(next.sale.transaction_id)).payments).to.deep.equal(payments);
    expect((await owner().sales.get(next.credit_note.transaction_id)).payments).to.have.length(2);
    const last = await owner().sales.reissue(next.sale.transaction_id, { payment_type: "01" });
    expect((await owner().sales.get(last.sale.transaction_id)).payment_type).to.equal("01");
    expect(await countMismatches(test.service.db.knex, branch.environmentId)).to.deep.equal([]);
  });

  it("400 for a correction whose lines cost something else, unless it states how they are paid", async () => {
    const { transaction_id } = await sell({ invoice_no: "P-7", ...paid(["01", 500], ["06", 660]) });
    const items = [{ ...cola, quantity: 1 }];
    const path = `/sales/${transaction_id}/reissue`;
    const wrong = await test.call("POST", path, { key: test.account.keys.owner, body: { items } });
    expect([wrong.status, wrong.body.errors]).to.deep.equal([
      400,
      { payments: ["must add up to the total of 580.00, found 1160.00, 580.00 more"] },
    ]);
    const { sale: corrected } = await owner().sales.reissue(transaction_id, { items, payment_type: "06" });
    expect(corrected.total_amount).to.equal(580);
  });

  it("of the rest of a sale are unknown: its credit note has the type of the mix", async () => {
    const { transaction_id } = await sell({ invoice_no: "P-8", ...paid(["01", 500], ["06", 660]) });
    const note = { receipt_type: "R", original_invoice_no: "P-8", refund_reason_code: "06" };
    await sell({ ...note, items: [{ ...cola, quantity: 1 }] });
    const result = await owner().sales.reissue(transaction_id, { payment_type: "01" });
    const { payments } = await owner().sales.get(result.credit_note.transaction_id);
    expect(payments).to.deep.equal([{ payment_type: "07", amount: 580 }]);
  });

  describe("400", () => {
    const wrong: [what: string, more: object, errors: Record<string, string[]>][] = [
      [
        "less than the total",
        paid(["01", 500], ["06", 650]),
        { payments: ["must add up to the total of 1160.00, found 1150.00, 10.00 less"] },
      ],
      [
        "a cent more than the total",
        paid(["01", 1_160.01]),
        { payments: ["must add up to the total of 1160.00, found 1160.01, 0.01 more"] },
      ],
      [
        "one type twice",
        paid(["01", 500], ["01", 660]),
        { "payments[1].payment_type": ["repeats 01 of payments[0]: add up their amounts"] },
      ],
      [
        "three decimals",
        paid(["01", 500.005], ["06", 659.995]),
        {
          "payments[0].amount": ["must have at most 2 decimals, found 500.005"],
          "payments[1].amount": ["must have at most 2 decimals, found 659.995"],
        },
      ],
      ["nothing", paid(["01", 0], ["06", 1_160]), { "payments[0].amount": ["must be more than 0"] }],
      ["no payment", { payment_type: undefined, payments: [] }, { payments: ["must have at least 1 entry"] }],
      ["no payment type", { payment_type: undefined }, { payment_type: ["is required (or payments)"] }],
      [
        "a type of one next to several",
        { ...paid(["01", 500], ["06", 660]), payment_type: "01" },
        { payment_type: ["must be 07 with these payments, found 01. Omit it"] },
      ],
      [
        "another type next to one",
        { ...paid(["01", 1_160]), payment_type: "06" },
        { payment_type: ["must be 01 with these payments, found 06. Omit it"] },
      ],
      [
        "an unknown field",
        { payment_type: undefined, payments: [{ payment_type: "01", amount: 1_160, note: "x" }] },
        { "payments[0].note": ["is not a known field; known are payment_type, amount"] },
      ],
      [
        "eleven payments",
        paid(...Array.from({ length: 11 }, (_, at): [string, number] => [String(at), 1])),
        { payments: ["must have at most 10 entries"] },
      ],
    ];
    for (const [what, more, errors] of wrong)
      it(`for ${what}, and stores nothing`, async () => {
        expect(await errorsOf({ ...more, invoice_no: "P-9" })).to.deep.equal(errors);
        const { body } = await test.call("POST", "/sales/search", { body: { invoice_no: "P-9" } });
        expect(body.data).to.deep.equal([]);
      });

    it("for types that the authority doesn't have, by their place", async () => {
      const errors = await errorsOf(paid(["99", 500], ["06", 660]));
      expect(errors).to.have.all.keys("payments[0].payment_type");
      expect(errors["payments[0].payment_type"][0]).to.match(/^99 is not a payment type: send 01 Cash, 02 /);
    });

    it("in a bulk, one by one", async () => {
      const { results } = await test.client.sales.createBulk({
        sales: [bodyOf(paid(["01", 1_160])), bodyOf(paid(["01", 1], ["06", 2]))],
      });
      expect(results.map(({ result }) => result)).to.deep.equal(["accepted", "rejected"]);
      expect(results[1]?.errors).to.have.all.keys("payments");
    });
  });

  it("may be next to the payment type of their mix", async () => {
    const { transaction_id } = await sell({ ...paid(["01", 500], ["06", 660]), payment_type: "07" });
    expect((await test.client.sales.get(transaction_id)).payments).to.have.length(2);
  });
});
