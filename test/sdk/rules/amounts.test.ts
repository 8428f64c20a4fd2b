// Proving the calculator: a golden table worked by hand, and properties over random documents.

import {
  add,
  checkLine,
  checkTotals,
  documentTotals,
  hasDecimals,
  type LineInput,
  lineAmounts,
  multiply,
  round2,
} from "@taxctl/sdk/amounts";
import { expect } from "chai";
import fc from "fast-check";

/** quantity, unit price, tax rate → total, supply, tax; all worked by hand. */
const golden: [number[], number[]][] = [
  [
    [1, 100, 16],
    [100, 86.21, 13.79],
  ],
  [
    [1, 999.99, 16],
    [999.99, 862.06, 137.93],
  ],
  [
    [1, 49.95, 16],
    [49.95, 43.06, 6.89],
  ],
  [
    [1, 0.01, 16],
    [0.01, 0.01, 0],
  ],
  [
    [1, 1160, 16],
    [1160, 1000, 160],
  ],
  [
    [3, 19.99, 16],
    [59.97, 51.7, 8.27],
  ],
  [
    [0.5, 0.01, 16],
    [0.01, 0.01, 0],
  ],
  [
    [1.5, 33.33, 16],
    [50, 43.1, 6.9],
  ],
  [
    [1, 108, 8],
    [108, 100, 8],
  ],
  [
    [7, 12.34, 0],
    [86.38, 86.38, 0],
  ],
  [
    [1, 99999999999.99, 16],
    [99999999999.99, 86206896551.72, 13793103448.27],
  ],
];

type Discounted = Pick<LineInput, "discount_rate" | "discount_amount" | "total_amount">;

/** quantity, unit price, tax rate; discount → total, taxable, tax, discount with tax, discount without; worked by hand. */
const discounted: [number[], Discounted, number[]][] = [
  [[1, 7500, 16], { discount_rate: 10 }, [6750, 5818.97, 931.03, 750, 646.55]],
  [[1, 99.9, 16], { discount_rate: 15 }, [84.91, 73.2, 11.71, 14.99, 12.92]],
  [[1, 30, 16], { discount_amount: 2.59, total_amount: 27 }, [27, 23.28, 3.72, 3, 2.58]],
  [[1, 30, 16], { discount_amount: 2.59 }, [26.99, 23.27, 3.72, 3.01, 2.59]],
  [[1, 30, 16], { discount_amount: 2.59, total_amount: 27.01 }, [26.99, 23.27, 3.72, 3.01, 2.59]],
  [[2, 58, 16], { discount_amount: 10 }, [104.4, 90, 14.4, 11.6, 10]],
  [[4, 25, 0], { discount_amount: 12.5 }, [87.5, 87.5, 0, 12.5, 12.5]],
  [[1, 100, 16], { discount_amount: 86.21 }, [0, 0, 0, 100, 86.21]],
  [[1, 116, 16], { discount_rate: 12.5 }, [101.5, 87.5, 14, 14.5, 12.5]],
  [[1, 116, 16], { discount_rate: 12.5, discount_amount: 3 }, [101.5, 87.5, 14, 14.5, 12.5]],
  [[1, 116, 16], { discount_rate: 100 }, [0, 0, 0, 116, 100]],
  [[3, 33.33, 16], { discount_rate: 33.33 }, [66.66, 57.47, 9.19, 33.33, 28.73]],
  [[1, 116, 16], { discount_rate: 0, discount_amount: null }, [116, 100, 16, 0, 0]],
];

function lineOf([quantity = 0, unit_price = 0, tax_rate = 0]: number[]) {
  return { quantity, unit_price, tax_rate };
}

const cents = (max: number) => fc.integer({ min: 1, max }).map((value) => value / 100);
const anyLine = fc.record({
  quantity: cents(1_000_000),
  unit_price: cents(100_000_000),
  tax_rate: fc.constantFrom(0, 8, 16),
});

describe("amounts", () => {
  for (const [input, [total_amount, supply_amount, tax_amount]] of golden) {
    it(`calculates ${input.join(" · ")}`, () => {
      expect(lineAmounts(lineOf(input))).to.deep.equal({
        total_amount,
        supply_amount,
        tax_amount,
        taxable_amount: supply_amount,
        discount_amount: 0,
        discount_with_tax: 0,
      });
    });
  }

  for (const [input, discount, figures] of discounted) {
    it(`takes ${JSON.stringify(discount)} off ${input.join(" · ")}`, () => {
      const amounts = lineAmounts({ ...lineOf(input), ...discount });
      const { total_amount, taxable_amount, tax_amount, discount_with_tax, discount_amount } = amounts;
      expect([total_amount, taxable_amount, tax_amount, discount_with_tax, discount_amount]).to.deep.equal(
        figures,
      );
    });
  }

  it("signs what a till computes: price less the rounded discount, for 100,000 bills", () => {
    const halfUp = (dividend: bigint, divisor: bigint) => (2n * dividend + divisor) / (2n * divisor);
    let seed = 7;
    const random = (most: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return 1 + (seed % most);
    };
    for (let bill = 0; bill < 100_000; bill++) {
      const [quantity, price, rate] = [random(100), random(1_000_000), random(100)];
      const tax_rate = [0, 8, 16][bill % 3] ?? 0;
      const gross = BigInt(quantity * price);
      const total = gross - halfUp(gross * BigInt(rate), 100n);
      const line = { quantity, unit_price: price / 100, tax_rate, discount_rate: rate };
      const signed = lineAmounts({ ...line, total_amount: Number(total) / 100 });
      expect(Math.round(signed.total_amount * 100)).to.equal(Number(total));
      const taxable = halfUp(total * 100n, 100n + BigInt(tax_rate));
      expect(Math.round(signed.taxable_amount * 100)).to.equal(Number(taxable));
      expect(Math.round(signed.tax_amount * 100)).to.equal(Number(total - taxable));
    }
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

  it("tolerates 0.01 of a derived amount, and shows expected and found", () => {
    const line = { quantity: 1, unit_price: 100, tax_rate: 16 };
    expect(checkLine(line, 0)).to.deep.equal([]);
    expect(checkLine({ ...line, supply_amount: 86.2, tax_amount: 13.8 }, 0)).to.deep.equal([
      { field: "items[0].supply_amount", expected: 86.21, found: 86.2, isTolerated: true },
      { field: "items[0].tax_amount", expected: 13.79, found: 13.8, isTolerated: true },
    ]);
    expect(checkLine({ ...line, supply_amount: 86.19, tax_amount: 16, total_amount: 100 }, 3)).to.deep.equal([
      { field: "items[3].supply_amount", expected: 86.21, found: 86.19, isTolerated: false },
      { field: "items[3].tax_amount", expected: 13.79, found: 16, isTolerated: false },
    ]);
  });

  it("rounds derived amounts before it compares them", () => {
    const line = { quantity: 1, unit_price: 100, tax_rate: 16 };
    expect(checkLine({ ...line, supply_amount: 86.2068965517, tax_amount: 13.7931034483 }, 0)).to.deep.equal(
      [],
    );
    expect(checkLine({ ...line, supply_amount: 86.1949999999 }, 0)).to.have.length(1);
  });

  it("wants the total of a sale to the cent", () => {
    const line = { quantity: 1, unit_price: 7_500, tax_rate: 16, discount_rate: 10 };
    expect(checkLine({ ...line, total_amount: 6_750 }, 0)).to.deep.equal([]);
    for (const found of [6_750.01, 7_500])
      expect(checkLine({ ...line, total_amount: found }, 0)).to.deep.equal([
        { field: "items[0].total_amount", expected: 6_750, found, isTolerated: false },
      ]);
  });

  it("lets a purchase state total and tax from before the discount, or a total within 0.01", () => {
    const line = { quantity: 1, unit_price: 7_500, tax_rate: 16, discount_rate: 10 };
    const before = { ...line, total_amount: 7_500, tax_amount: 1_034.48 };
    expect(checkLine(before, 0, "purchase")).to.deep.equal([]);
    expect(checkLine(before, 0)).to.have.length(2);
    expect(checkLine({ ...line, total_amount: 6_750.01 }, 0, "purchase")).to.deep.equal([
      {
        field: "items[0].total_amount",
        expected: 6_750,
        found: 6_750.01,
        isTolerated: true,
        isRequired: true,
      },
    ]);
    expect(checkLine({ ...line, total_amount: 7_000 }, 0, "purchase")).to.deep.equal([
      { field: "items[0].total_amount", expected: 6_750, found: 7_000, isTolerated: false, isRequired: true },
    ]);
    const plain = { quantity: 1, unit_price: 580, tax_rate: 16, total_amount: 580.01 };
    expect(checkLine(plain, 0, "purchase"), "nothing is before a discount").to.have.length(1);
  });

  it("wants rate and amount of a discount to agree, without or with tax", () => {
    const line = { quantity: 1, unit_price: 116, tax_rate: 16, discount_rate: 50 };
    for (const discount_amount of [50, 58, 50.01, 57.99, 0])
      expect(checkLine({ ...line, discount_amount }, 0)).to.deep.equal([]);
    expect(checkLine({ ...line, discount_amount: 1 }, 2)).to.deep.equal([
      { field: "items[2].discount_amount", expected: 50, or: 58, found: 1, isTolerated: false },
    ]);
  });

  it("finds a discount above the supply amount", () => {
    const line = { quantity: 1, unit_price: 116, tax_rate: 16, discount_amount: 100.01 };
    expect(checkLine(line, 1)).to.deep.equal([
      { field: "items[1].discount_amount", expected: 100, found: 100.01, isTolerated: false },
    ]);
  });

  it("checks totals under the document's own names, by 0.01 a line", () => {
    const sums = { tot_amt: 300, tot_tax_amt: 41.37 };
    expect(checkTotals(sums, sums, 0)).to.deep.equal([]);
    expect(checkTotals({ tot_amt: 300.03, tot_tax_amt: 41.34 }, sums, 3)).to.deep.equal([
      { field: "tot_amt", expected: 300, found: 300.03, isTolerated: true },
      { field: "tot_tax_amt", expected: 41.37, found: 41.34, isTolerated: true },
    ]);
    expect(checkTotals({ tot_amt: 300.04 }, sums, 3)).to.deep.equal([
      { field: "tot_amt", expected: 300, found: 300.04, isTolerated: false },
    ]);
  });

  it("splits every total into supply and tax without a remainder or a float artifact", () => {
    fc.assert(
      fc.property(anyLine, (line) => {
        const amounts = lineAmounts(line);
        expect(add(amounts.supply_amount, amounts.tax_amount)).to.equal(amounts.total_amount);
        for (const amount of Object.values(amounts)) expect(hasDecimals(amount, 2)).to.equal(true);
        expect(checkLine({ ...line, ...amounts, discount_amount: null }, 0)).to.deep.equal([]);
      }),
    );
  });

  it("signs quantity × price less the discount, and taxable + tax = total, for any discount", () => {
    fc.assert(
      fc.property(anyLine, fc.integer({ min: 0, max: 10_000 }), (line, hundredths) => {
        const signed = lineAmounts({ ...line, discount_rate: hundredths / 100 });
        const gross = lineAmounts(line).total_amount;
        expect(add(signed.total_amount, signed.discount_with_tax)).to.equal(gross);
        expect(add(signed.taxable_amount, signed.tax_amount)).to.equal(signed.total_amount);
        expect(add(signed.taxable_amount, signed.discount_amount)).to.equal(signed.supply_amount);
        for (const amount of Object.values(signed)) expect(hasDecimals(amount, 2)).to.equal(true);
        if (hundredths === 0) expect(signed).to.deep.equal(lineAmounts(line));
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
