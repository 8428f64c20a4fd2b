// Proving that the fast arithmetic of amounts gives what arbitrary precision gives, digit for digit.
import {
  add,
  checkLine,
  hasDecimals,
  type LineInput,
  lineAmounts,
  multiply,
  portion,
  round2,
} from "@taxctl/sdk/amounts";
import Big from "big.js";
import { expect } from "chai";
import fc from "fast-check";

const Decimal = Big();
Decimal.DP = 24;
Decimal.RM = Decimal.roundHalfUp;

/** The rules as the API states them, one decimal step after another. */
function byDecimals(
  { quantity, unit_price, tax_rate, discount_rate, discount_amount, total_amount }: LineInput,
  mode: Big.RoundingMode = Decimal.roundHalfUp,
) {
  const product = new Decimal(quantity).times(unit_price);
  const gross = product.round(2);
  const supply = gross.times(100).div(new Decimal(100).plus(tax_rate)).round(2);
  let total = gross;
  if (discount_rate) total = gross.minus(product.times(discount_rate).div(100).round(2, mode));
  else if (discount_amount) {
    const taxable = supply.minus(discount_amount).round(2);
    total = taxable.plus(taxable.times(tax_rate).div(100).round(2));
    if (total_amount != null && total.minus(total_amount).abs().lte(0.01))
      total = new Decimal(total_amount).round(2);
  }
  const taxable = total.times(100).div(new Decimal(100).plus(tax_rate)).round(2);
  return {
    total_amount: total.toNumber() || 0,
    supply_amount: supply.toNumber(),
    tax_amount: total.minus(taxable).toNumber() || 0,
    discount_amount: supply.minus(taxable).toNumber() || 0,
    discount_with_tax: gross.minus(total).toNumber() || 0,
    taxable_amount: taxable.toNumber() || 0,
  };
}

/** A decimal with so many digits after the point, small ones and large ones alike often. */
const decimal = (digits: number, most: number): fc.Arbitrary<number> =>
  fc
    .tuple(fc.nat({ max: 15 }), fc.maxSafeNat())
    .map(([size, seed]) => (seed % Math.min(10 ** size, most * 10 ** digits)) / 10 ** digits);

const line: fc.Arbitrary<LineInput> = fc.record({
  quantity: fc.oneof(decimal(4, 1e9), decimal(6, 1e6)),
  unit_price: fc.oneof(decimal(2, 1e11), decimal(5, 1e6)),
  tax_rate: fc.oneof(fc.constantFrom(0, 8, 16), decimal(2, 100), decimal(4, 100)),
  discount_amount: fc.option(fc.oneof(decimal(2, 1e6), decimal(3, 1e3)), { nil: undefined }),
  discount_rate: fc.option(fc.oneof(decimal(2, 100), decimal(4, 100)), { nil: undefined }),
  total_amount: fc.option(fc.oneof(decimal(2, 1e6), decimal(3, 1e3)), { nil: undefined }),
});

describe("amounts in whole cents", () => {
  it("are the amounts in decimals, whatever the size and digits", () => {
    fc.assert(
      fc.property(line, (given) => {
        expect(lineAmounts(given)).to.deep.equal(byDecimals(given));
      }),
      { numRuns: 5_000 },
    );
  });

  it("round a discount by rate as the profile says, whatever the size and digits", () => {
    const half = { quantity: 1, unit_price: 8.5, tax_rate: 0, discount_rate: 15 };
    const discounts = (["half_up", "half_even", "down"] as const).map((rounding) => [
      lineAmounts(half, rounding).discount_with_tax,
      lineAmounts({ ...half, unit_price: 8.7 }, rounding).discount_with_tax,
      lineAmounts({ ...half, unit_price: 9.99 }, rounding).discount_with_tax,
    ]);
    // 1.275, 1.305 and 1.4985.
    expect(discounts).to.deep.equal([
      [1.28, 1.31, 1.5],
      [1.28, 1.3, 1.5],
      [1.27, 1.3, 1.49],
    ]);
    const modes = { half_up: 1, half_even: 2, down: 0 } as const;
    const rounding = fc.constantFrom("half_up", "half_even", "down");
    fc.assert(
      fc.property(line, rounding, (given, rounded) => {
        expect(lineAmounts(given, rounded)).to.deep.equal(byDecimals(given, modes[rounded]));
      }),
      { numRuns: 3_000 },
    );
  });

  it("round halves up, also where a double falls just below the half", () => {
    expect(lineAmounts({ quantity: 1.005, unit_price: 1, tax_rate: 0 }).total_amount).to.equal(1.01);
    expect(lineAmounts({ quantity: 0.5, unit_price: 0.03, tax_rate: 0 }).total_amount).to.equal(0.02);
    expect(lineAmounts({ quantity: 3, unit_price: 0.145, tax_rate: 0 }).total_amount).to.equal(0.44);
  });

  it("add up exactly, and leave too large or too fine values to arbitrary precision", () => {
    const values = fc.array(
      fc
        .oneof(decimal(2, 1e13), decimal(4, 1e11), decimal(6, 1e3))
        .chain((value) => fc.constantFrom(value, -value)),
    );
    fc.assert(
      fc.property(values, (given) => {
        const sum = given.reduce((total, value) => total.plus(value), new Decimal(0)).toNumber() || 0;
        expect(add(...given)).to.equal(sum);
      }),
      { numRuns: 3_000 },
    );
  });

  it("multiply exactly", () => {
    const factor = fc.oneof(decimal(2, 1e11), decimal(4, 1e6), decimal(6, 1e3));
    fc.assert(
      fc.property(factor, factor, fc.boolean(), (left, right, isNegative) => {
        const given = isNegative ? -left : left;
        expect(multiply(given, right)).to.equal(new Decimal(given).times(right).toNumber() || 0);
      }),
      { numRuns: 3_000 },
    );
  });

  it("are shared half up, also where a quotient of doubles falls just below the half", () => {
    expect(portion(9.99, 1740, 3480)).to.equal(5);
    expect(portion(-9.99, 1740, 3480)).to.equal(-5);
    expect(portion(1, 1, 3)).to.equal(0.33);
    const amount = fc.oneof(decimal(2, 1e11), decimal(4, 1e6));
    const part = fc.oneof(decimal(2, 1e6), decimal(4, 1e3), decimal(6, 10));
    fc.assert(
      fc.property(amount, part, part, fc.boolean(), (given, some, more, isNegative) => {
        const whole = more || 1;
        const value = isNegative ? -given : given;
        const exact = new Decimal(value).times(some).div(whole).round(2).toNumber() || 0;
        expect(portion(value, some, whole)).to.equal(exact);
      }),
      { numRuns: 3_000 },
    );
  });

  it("know their decimals as JSON writes them", () => {
    fc.assert(
      fc.property(
        fc.oneof(decimal(2, 1e13), decimal(3, 1e12), fc.double({ noNaN: true, noDefaultInfinity: true })),
        fc.nat({ max: 6 }),
        (value, max) => {
          const exact = new Decimal(value);
          expect(hasDecimals(value, max)).to.equal(exact.round(max, Decimal.roundDown).eq(exact));
        },
      ),
      { numRuns: 5_000 },
    );
  });

  it("round values with more than two decimals, and leave others", () => {
    fc.assert(
      fc.property(fc.oneof(decimal(2, 1e13), decimal(3, 1e12), decimal(6, 1e6)), (value) => {
        expect(round2(value)).to.equal(new Decimal(value).round(2).toNumber());
      }),
    );
  });

  it("reject a figure that is off by more than a cent, and no other", () => {
    const given = { quantity: 3, unit_price: 19.99, tax_rate: 16 };
    const isTolerated = (tax_amount: number) =>
      checkLine({ ...given, tax_amount }, 0).map((difference) => difference.isTolerated);
    expect(isTolerated(8.274)).to.deep.equal([]);
    expect(isTolerated(8.284)).to.deep.equal([true]);
    expect(isTolerated(8.285)).to.deep.equal([false]);
  });
});
