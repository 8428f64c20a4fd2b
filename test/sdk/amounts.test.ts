// Responsible for proving the calculator: a golden table worked by hand, and properties over random documents.

import {
  add,
  checkLine,
  checkTotals,
  documentTotals,
  hasDecimals,
  lineAmounts,
  multiply,
  round2,
  signedAmounts,
} from "@taxctl/sdk/amounts";
import { expect } from "chai";
import fc from "fast-check";

/** quantity, unit price, rate, discount → total, supply, tax, discount, taxable; all worked by hand. */
const GOLDEN: [number[], number[]][] = [
  [
    [1, 100, 16, 0],
    [100, 86.21, 13.79, 0, 86.21],
  ],
  [
    [1, 999.99, 16, 0],
    [999.99, 862.06, 137.93, 0, 862.06],
  ],
  [
    [1, 49.95, 16, 0],
    [49.95, 43.06, 6.89, 0, 43.06],
  ],
  [
    [1, 0.01, 16, 0],
    [0.01, 0.01, 0, 0, 0.01],
  ],
  [
    [1, 1160, 16, 0],
    [1160, 1000, 160, 0, 1000],
  ],
  [
    [3, 19.99, 16, 0],
    [59.97, 51.7, 8.27, 0, 51.7],
  ],
  [
    [0.5, 0.01, 16, 0],
    [0.01, 0.01, 0, 0, 0.01],
  ],
  [
    [1.5, 33.33, 16, 0],
    [50, 43.1, 6.9, 0, 43.1],
  ],
  [
    [1, 108, 8, 0],
    [108, 100, 8, 0, 100],
  ],
  [
    [7, 12.34, 0, 0],
    [86.38, 86.38, 0, 0, 86.38],
  ],
  [
    [2, 58, 16, 10],
    [116, 100, 16, 10, 90],
  ],
  [
    [4, 25, 0, 12.5],
    [100, 100, 0, 12.5, 87.5],
  ],
  [
    [1, 100, 16, 86.21],
    [100, 86.21, 13.79, 86.21, 0],
  ],
  [
    [1, 99999999999.99, 16, 0],
    [99999999999.99, 86206896551.72, 13793103448.27, 0, 86206896551.72],
  ],
];

const SIGNED: [number[], number[]][] = [
  [
    [2, 58, 16, 10],
    [90, 14.4, 104.4, 11.6],
  ],
  [
    [4, 25, 0, 12.5],
    [87.5, 0, 87.5, 12.5],
  ],
  [
    [1, 100, 16, 86.21],
    [0, 0, 0, 100],
  ],
  [
    [1, 100, 16, 6.21],
    [80, 12.8, 92.8, 7.2],
  ],
];

function lineOf([quantity = 0, unit_price = 0, tax_rate = 0, discount_amount = 0]: number[]) {
  return { quantity, unit_price, tax_rate, discount_amount };
}

const cents = (max: number) => fc.integer({ min: 1, max }).map((value) => value / 100);
const anyLine = fc.record({
  quantity: cents(1_000_000),
  unit_price: cents(100_000_000),
  tax_rate: fc.constantFrom(0, 8, 16),
});

describe("amounts", () => {
  for (const [input, figures] of GOLDEN) {
    it(`calculates ${input.join(" · ")}`, () => {
      const amounts = lineAmounts(lineOf(input));
      const { total_amount, supply_amount, tax_amount, discount_amount, taxable_amount } = amounts;
      expect([total_amount, supply_amount, tax_amount, discount_amount, taxable_amount]).to.deep.equal(
        figures,
      );
    });
  }

  for (const [input, figures] of SIGNED) {
    it(`signs ${input.join(" · ")} with its discount taken off`, () => {
      const { taxable_amount, tax_amount, total_amount, discount_amount } = signedAmounts(lineOf(input));
      expect([taxable_amount, tax_amount, total_amount, discount_amount]).to.deep.equal(figures);
    });
  }

  it("signs the taxable amount that the line gives, to the letter", () => {
    const signed = signedAmounts({ ...lineOf([2, 58, 16, 10]), taxable_amount: 90.01 });
    expect(signed).to.deep.equal({
      taxable_amount: 90.01,
      tax_amount: 14.4,
      total_amount: 104.41,
      discount_amount: 11.59,
    });
  });

  it("takes a discount rate as percent of the supply amount, and the amount before the rate", () => {
    const line = { quantity: 1, unit_price: 116, tax_rate: 16, discount_rate: 12.5 };
    expect(lineAmounts(line)).to.include({ discount_amount: 12.5, taxable_amount: 87.5 });
    expect(lineAmounts({ ...line, discount_amount: 3 })).to.include({
      discount_amount: 3,
      taxable_amount: 97,
    });
  });

  it("sums rounded lines: 999 lines of 0.10 have 89.91 and 9.99, which no rounding of the total gives", () => {
    const line = lineAmounts({ quantity: 1, unit_price: 0.1, tax_rate: 16 });
    expect(documentTotals(Array.from({ length: 999 }, () => line))).to.deep.equal({
      total_amount: 99.9,
      tax_amount: 9.99,
      taxable_amount: 89.91,
      supply_amount: 89.91,
    });
    expect(documentTotals([])).to.include({ total_amount: 0 });
  });

  it("adds, multiplies and rounds as on paper", () => {
    expect(add(0.1, 0.2)).to.equal(0.3);
    expect(add()).to.equal(0);
    expect(multiply(1.1, 1.1)).to.equal(1.21);
    expect(round2(1.005)).to.equal(1.01);
    expect(round2(-1.005)).to.equal(-1.01);
    expect(Object.is(round2(-0.001), 0)).to.equal(true);
  });

  it("rejects a value that is not a number", () => {
    expect(() => lineAmounts({ quantity: Number.NaN, unit_price: 1, tax_rate: 16 })).to.throw();
    expect(() => add(Number.POSITIVE_INFINITY)).to.throw();
  });

  it("counts decimals as JSON writes them", () => {
    expect(hasDecimals(1.25, 2)).to.equal(true);
    expect(hasDecimals(1.255, 2)).to.equal(false);
    expect(hasDecimals(100, 0)).to.equal(true);
    expect(hasDecimals(1e-7, 6)).to.equal(false);
    expect(hasDecimals(-0.1, 1)).to.equal(true);
  });

  it("lets a line through within 0.01, and shows expected and found beyond", () => {
    const line = { quantity: 1, unit_price: 100, tax_rate: 16 };
    expect(checkLine(line, 0)).to.deep.equal([]);
    expect(checkLine({ ...line, supply_amount: 86.2, tax_amount: 13.8 }, 0)).to.deep.equal([]);
    expect(checkLine({ ...line, supply_amount: 86.19, tax_amount: 16, total_amount: 100 }, 3)).to.deep.equal([
      { field: "items[3].supply_amount", expected: 86.21, found: 86.19 },
      { field: "items[3].tax_amount", expected: 13.79, found: 16 },
    ]);
  });

  it("finds a discount above the supply amount", () => {
    const line = { quantity: 1, unit_price: 116, tax_rate: 16, discount_amount: 100.01 };
    expect(checkLine(line, 1)).to.deep.equal([
      { field: "items[1].discount_amount", expected: 100, found: 100.01 },
    ]);
  });

  it("checks totals under the document's own names, by 0.01 a line", () => {
    const sums = { tot_amt: 300, tot_tax_amt: 41.37 };
    expect(checkTotals({ tot_amt: 300.03, tot_tax_amt: 41.34 }, sums, 3)).to.deep.equal([]);
    expect(checkTotals({ tot_amt: 300.04 }, sums, 3)).to.deep.equal([
      { field: "tot_amt", expected: 300, found: 300.04 },
    ]);
  });

  it("splits every total into supply and tax without a remainder or a float artifact", () => {
    fc.assert(
      fc.property(anyLine, (line) => {
        const amounts = lineAmounts(line);
        expect(add(amounts.supply_amount, amounts.tax_amount)).to.equal(amounts.total_amount);
        for (const amount of Object.values(amounts)) expect(hasDecimals(amount, 2)).to.equal(true);
        expect(checkLine({ ...line, ...amounts }, 0, 0)).to.deep.equal([]);
      }),
    );
  });

  it("signs by the rules without a discount, and taxable + tax = total always", () => {
    fc.assert(
      fc.property(anyLine, fc.integer({ min: 0, max: 100 }), (line, discount_rate) => {
        const signed = signedAmounts({ ...line, discount_rate });
        expect(add(signed.taxable_amount, signed.tax_amount)).to.equal(signed.total_amount);
        for (const amount of Object.values(signed)) expect(hasDecimals(amount, 2)).to.equal(true);
        if (discount_rate === 0) expect(lineAmounts(line)).to.include(signed);
      }),
    );
  });

  it("gives headers that are the sums of their rounded lines, in whole cents", () => {
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 40 }), (lines) => {
        const amounts = lines.map((line) => lineAmounts(line));
        const totals = documentTotals(amounts);
        const whole = amounts.reduce((sum, line) => sum + BigInt(Math.round(line.total_amount * 100)), 0n);
        expect(BigInt(Math.round(totals.total_amount * 100))).to.equal(whole);
        expect(checkTotals(totals, documentTotals(amounts), 0)).to.deep.equal([]);
      }),
    );
  });
});
