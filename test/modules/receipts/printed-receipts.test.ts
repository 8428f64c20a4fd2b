// Every figure, letter and date of a printed receipt equals the message to the control unit, whatever was sold.

import type { SaleInput } from "@taxctl/sdk";
import { expect } from "chai";
import fc from "fast-check";
import { noteChange } from "../../../server/src/db/engine/changes.ts";
import { openBranch, sale, type TestBranch } from "../../support/branch.ts";
import { readPdf } from "../../support/pdf.ts";
import { startTestService } from "../../support/service.ts";
import { forSuite } from "../../support/suite.ts";

type Line = SaleInput["items"][number];
type Wire = Record<string, unknown>;

const cents = (most: number) => fc.integer({ min: 1, max: most }).map((value) => value / 100);
const discount: fc.Arbitrary<Partial<Line>> = fc.oneof(
  fc.constant({}),
  fc.integer({ min: 1, max: 90 }).map((discount_rate) => ({ discount_rate })),
  cents(100).map((discount_amount) => ({ discount_amount })),
);
/** Standard rate, exempt, zero-rated, outside VAT, reduced rate. */
const letters = ["A", "B", "C", "D", "E"] as const;
const line: fc.Arbitrary<Line> = fc
  .record({
    item_code: fc.constantFrom("KE2NTXU0000001", "KE2NTXL0000002"),
    quantity: fc.oneof(fc.integer({ min: 1, max: 40 }), cents(900)),
    unit_price: fc.integer({ min: 20_000, max: 90_000_000 }).map((value) => value / 100),
    tax_type: fc.constantFrom(...letters),
    discount,
  })
  .map(({ discount: reduced, ...rest }) => ({ ...rest, ...reduced }));

const amount = (value: unknown): string =>
  Number(value).toLocaleString("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const plain = (value: unknown): string => Number(value).toLocaleString("en-US", { maximumFractionDigits: 4 });

/** What both papers say of a line: price, quantity, discount, letter and total, as the body has them. */
function linesOn(paper: "a4" | "80mm", wire: Wire): string[] {
  const letter = wire.taxTyCd === "A" ? "A-EX" : wire.taxTyCd;
  const figures = `${amount(wire.prc)} × ${plain(wire.qty)} | ${amount(wire.totAmt)}${letter}`;
  const first = paper === "80mm" ? figures : `${wire.itemNm} | ${figures}`;
  const rate = `discount ${plain(wire.dcRt)}%`;
  return wire.dcAmt === 0 ? [first] : [first, `${rate} (${amount(wire.dcAmt)})`];
}

function taxesOn(body: Wire): string[] {
  return letters.map((letter) => {
    const label = { A: "EX", D: "Non-VAT" }[String(letter)] ?? `${plain(body[`taxRt${letter}`])}%`;
    const figures = [body[`taxblAmt${letter}`], body[`taxAmt${letter}`]].map(amount);
    return [`${letter}-${label}`, ...figures].join(" | ");
  });
}

describe("printed receipts", () => {
  let branch: TestBranch;
  const test = forSuite(() => startTestService());
  before(async () => {
    branch = await openBranch(test);
  });

  const sentFor = (invoiceNo: string): Wire => {
    const found = test.simulator.requests.findLast(
      ({ function: name, body, tin }) =>
        name === "saveSales" && tin === branch.tin && Object(body).trdInvcNo === invoiceNo,
    );
    return Object(found?.body);
  };

  async function expectPrinted(body: SaleInput): Promise<void> {
    const { transaction_id } = await test.client.sales.create(body);
    const wire = sentFor(body.invoice_no);
    const lines = (wire.itemList as unknown[]).map((one): Wire => Object(one));
    const date = String(wire.salesDt).replace(/(....)(..)(..)/, "$3/$2/$1");
    for (const paper of ["a4", "80mm"] as const) {
      const bytes = await test.client.transactions.receipt(transaction_id, { format: "pdf", paper });
      const printed = (await readPdf(bytes)).flatMap((page) => page.lines);
      for (const expected of lines.flatMap((one) => linesOn(paper, one))) {
        expect(printed, paper).to.include(expected);
      }
      expect(printed, paper).to.include.members(taxesOn(wire));
      const text = printed.join("\n");
      expect(text).to.match(new RegExp(`Date: ${date} Time: \\d\\d:\\d\\d:\\d\\d`));
      expect(text).to.contain(`TOTAL | ${amount(wire.totAmt)}`);
      expect(text).to.contain(`VAT | ${amount(wire.totTaxAmt)}`);
      expect(text).to.contain(String(wire.custNm));
    }
    const shown = await test.client.transactions.receipt(transaction_id);
    expect(shown.sale_date).to.equal(wire.salesDt);
    expect(
      shown.items.map((one) => [
        one.authority_tax_type,
        one.discount_rate,
        one.discount_with_tax,
        one.total_amount,
      ]),
    ).to.deep.equal(lines.map((one) => [one.taxTyCd, one.dcRt, one.dcAmt, one.totAmt]));
    expect(shown.items.map((one) => one.tax_type)).to.deep.equal(body.items.map((one) => one.tax_type));
    expect([shown.taxable_amount, shown.tax_amount, shown.total_amount]).to.deep.equal([
      wire.totTaxblAmt,
      wire.totTaxAmt,
      wire.totAmt,
    ]);
    const detail = await test.client.sales.get(transaction_id);
    expect(detail.items.map((one) => [one.authority_tax_type, one.discount_rate])).to.deep.equal(
      lines.map((one) => [one.taxTyCd, one.dcRt]),
    );
  }

  it("show the letters, rates, discounts, figures and dates that were sent", async () => {
    const sales = fc.array(line, { minLength: 1, maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(sales, (items) => expectPrinted(sale({ items }))),
      { numRuns: 12, endOnFailure: true },
    );
  });

  it("show the discount rate that was sent where only an amount was given", async () => {
    const items = [
      {
        item_code: "KE2NTXU0000001",
        quantity: 2,
        unit_price: 580,
        tax_type: "A" as const,
        discount_amount: 100,
      },
    ];
    await expectPrinted(sale({ items }));
  });

  it("stay as they were sent when the device is set up anew in another profile", async () => {
    const items = [{ item_code: "KE2NTXU0000001", quantity: 1, unit_price: 580 }];
    const { transaction_id } = await test.client.sales.create(sale({ items }));
    const before = await test.client.transactions.receipt(transaction_id);
    expect(before.items[0]?.authority_tax_type).to.equal("B");
    const device = test.service.db.knex("devices").where({ branch_id: branch.branchId });
    await device.clone().update({ profile: "plain" });
    noteChange(test.service.db.knex, "devices");
    try {
      expect(await test.client.transactions.receipt(transaction_id)).to.deep.equal(before);
    } finally {
      await device.clone().update({ profile: "ke" });
      noteChange(test.service.db.knex, "devices");
    }
  });
});
