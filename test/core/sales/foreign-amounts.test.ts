// The amounts of a sale in a foreign currency, against whole numbers without any decimal arithmetic of the service.

import { type LineAmounts, lineAmounts, localAmounts, toLocal } from "@taxctl/sdk/amounts";
import {
  checkSaleContent,
  localPayments,
  Problems,
  signCreditLines,
  sumLines,
  type TaxTypes,
} from "@taxctl/sdk/validation";
import { expect } from "chai";
import fc from "fast-check";
import { wireSale } from "../../../server/src/control-unit/wire.ts";
import { checkSaleAmounts } from "../../../server/src/simulator/amounts.ts";
import { ke } from "../../../server/src/simulator/countries/ke/index.ts";
import { address, sale as document } from "../../support/documents.ts";

/** A decimal as a whole number of its smallest digits: `whole(129.4567, 6)` is 129456700n. */
function whole(value: number, decimals: number): bigint {
  const [integer = "0", fraction = ""] = value.toFixed(decimals).split(".");
  return BigInt(integer + fraction);
}
const cents = (amount: number) => whole(amount, 2);
/** The quotient of two whole numbers, not negative, half up. */
const half = (dividend: bigint, divisor: bigint) => (2n * dividend + divisor) / (2n * divisor);
const convert = (amount: number, rate: number) => half(cents(amount) * whole(rate, 6), 1_000_000n);
const sum = (numbers: readonly bigint[]) => numbers.reduce((all, one) => all + one, 0n);

const rates = fc.oneof(
  fc.constantFrom(129.4567, 0.0341, 0.000001, 0.5, 999.999999, 1.000001),
  fc.integer({ min: 1, max: 999_999_999 }).map((rate) => (rate === 1_000_000 ? 2 : rate / 1_000_000)),
);
const letters = fc.constantFrom(
  { tax_type: "A" as const, tax_rate: 16 },
  { tax_type: "B" as const, tax_rate: 0 },
  { tax_type: "D" as const, tax_rate: 0 },
  { tax_type: "E" as const, tax_rate: 8 },
  { tax_type: "E" as const, tax_rate: 0 },
);
const line = fc.record({
  quantity: fc.oneof(
    fc.constantFrom(1, 3, 0.33, 7.5),
    fc.integer({ min: 1, max: 50_000 }).map((q) => q / 100),
  ),
  unit_price: fc.nat(200_000).map((price) => price / 100),
  tax: letters,
  discount_rate: fc.constantFrom(undefined, undefined, 10, 33.33, 100),
});

const item = (item_code: string) => ({
  item_code,
  item_class_code: "5020230602",
  item_name: "Cola",
  pkg_unit_code: "NT",
  qty_unit_code: "U",
  tax_type_code: "A",
  barcode: null,
  is_active: true,
});
const taxTypes: TaxTypes = new Map([
  ["A", { rate: 16, name: "A", kind: "standard", own_rate: false }],
  ["B", { rate: 0, name: "B", kind: "exempt", own_rate: false }],
  ["C", { rate: 0, name: "C", kind: "zero_rated", own_rate: false }],
  ["D", { rate: 0, name: "D", kind: "outside_vat", own_rate: false }],
  ["E", { rate: 8, name: "E", kind: "reduced", own_rate: true }],
]);
const facts = { profile: "ke" as const, items: { get: item }, taxTypes };

const saleOf = (
  lines: readonly {
    quantity: number;
    unit_price: number;
    tax: { tax_type: "A" | "B" | "D" | "E"; tax_rate: number };
    discount_rate?: number | undefined;
  }[],
  more: object = {},
) => ({
  invoice_no: "F-1",
  sale_date: "20260310",
  receipt_type: "S" as const,
  payment_type: "01",
  currency: "USD",
  ...more,
  items: lines.map(({ tax, ...one }, index) => ({ item_code: `I${index}`, ...tax, ...one })),
});

function signed(lines: Parameters<typeof saleOf>[0], exchange_rate: number, more: object = {}) {
  const body = saleOf(lines, { exchange_rate, ...more });
  const problems = new Problems(body.items);
  const content = checkSaleContent(body, facts, problems);
  expect(problems.errors).to.deep.equal({});
  return content;
}

/** The message to the unit, checked as the strictest unit checks it. */
function sent(items: ReturnType<typeof signed>["items"]) {
  const { body } = wireSale(address, { ...document, items }, 1);
  checkSaleAmounts(ke, body, "S");
  return body;
}

describe("a line in a foreign currency", () => {
  const local = (quantity: number, unit_price: number, exchange_rate: number, discount_rate = 0) =>
    localAmounts(lineAmounts({ quantity, unit_price, tax_rate: 16, discount_rate }), {
      quantity,
      tax_rate: 16,
      exchange_rate,
    });

  it("is converted half up, and its price is the total / quantity", () => {
    // 59.97 × 129.4567 = 7,763.5182…; / 1.16 = 6,692.689…; / 3 = 2,587.84
    expect(local(3, 19.99, 129.4567)).to.deep.equal({
      unit_price: 2587.84,
      total_amount: 7763.52,
      supply_amount: 6692.69,
      taxable_amount: 6692.69,
      tax_amount: 1070.83,
      discount_amount: 0,
      discount_with_tax: 0,
    });
    expect(toLocal(0.5, 0.01)).to.equal(0.01);
    expect(toLocal(0.49, 0.01)).to.equal(0);
    expect(toLocal(1.15, 0.1)).to.equal(0.12);
  });

  it("has its total before the discount converted too: price × quantity less the discount is the total", () => {
    // 100.00 × 129.4567 = 12,945.67; 90.00 × 129.4567 = 11,651.103
    expect(local(0.5, 200, 129.4567, 10)).to.include({
      unit_price: 25891.34,
      total_amount: 11651.1,
      discount_with_tax: 1294.57,
    });
  });

  it("may round to nothing, and then has no tax", () => {
    expect(local(1, 0.14, 0.0341)).to.include({ unit_price: 0, total_amount: 0, tax_amount: 0 });
  });
});

describe("the amounts of a sale in a foreign currency", () => {
  const lines = fc.array(line, { minLength: 1, maxLength: 8 });
  const bill = fc.oneof(
    fc.constant({}),
    fc.record({ bill_discount_rate: fc.integer({ min: 1, max: 10_000 }).map((rate) => rate / 100) }),
  );

  it("are those of whole numbers, add up, and pass the strictest unit, at any rate", () => {
    fc.assert(
      fc.property(lines, rates, bill, (given, rate, discount) => {
        const { items, bill_discount, foreign_bill_discount } = signed(given, rate, discount);
        const whichHas = (field: keyof LineAmounts) => items.map((one) => cents(one[field]));
        for (const { foreign, ...one } of items) {
          if (!foreign) throw new Error("no foreign amounts");
          const total = convert(foreign.total_amount, rate);
          expect(cents(one.total_amount)).to.equal(total);
          const percent = whole(one.tax_rate, 2);
          const taxable = half(total * 10_000n, 10_000n + percent);
          expect(cents(one.taxable_amount)).to.equal(taxable);
          expect(cents(one.tax_amount)).to.equal(total - taxable);
          const before =
            foreign.discount_with_tax > 0
              ? half(
                  (cents(foreign.total_amount) + cents(foreign.discount_with_tax)) * whole(rate, 6),
                  1_000_000n,
                )
              : total;
          expect(cents(one.discount_with_tax)).to.equal(before - total);
          expect(cents(one.unit_price)).to.equal(half(before * 10_000n, whole(one.qty, 4)));
        }
        const message = sent(items);
        expect(cents(Number(message.totAmt))).to.equal(sum(whichHas("total_amount")));
        expect(cents(Number(message.totTaxAmt))).to.equal(sum(whichHas("tax_amount")));
        // The bill's discount is part of the lines' discounts, in both currencies.
        expect(bill_discount).to.be.at.least(0);
        expect(cents(bill_discount) <= sum(whichHas("discount_with_tax"))).to.equal(true);
        const foreignDiscounts = items.map(({ foreign }) => cents(foreign?.discount_with_tax ?? 0));
        expect(cents(foreign_bill_discount) <= sum(foreignDiscounts)).to.equal(true);
      }),
      { numRuns: 1_500 },
    );
  });

  it("are signed of quantities that don't divide their total", () => {
    for (const [quantity, rate] of [
      [3, 129.4567],
      [0.33, 129.4567],
      [7, 0.0341],
      [999.99, 0.0341],
    ] as const) {
      const { items } = signed([{ quantity, unit_price: 9.99, tax: { tax_type: "A", tax_rate: 16 } }], rate);
      const message = sent(items);
      const [sentLine] = message.itemList as Record<string, number>[];
      expect(sentLine).to.include({
        dcAmt: 0,
        dcRt: 0,
        splyAmt: items[0]?.total_amount,
        totAmt: items[0]?.total_amount,
      });
    }
  });

  it("can be sent without tax too, as some units have it", () => {
    fc.assert(
      fc.property(lines, rates, (given, rate) => {
        const { items } = signed(given, rate);
        const { body } = wireSale({ ...address, amounts: "tax_excluded" }, { ...document, items }, 1);
        checkSaleAmounts(ke, body, "sums");
        for (const one of body.itemList as Record<string, number>[])
          expect(cents(Number(one.splyAmt)) - cents(Number(one.dcAmt))).to.equal(cents(Number(one.taxblAmt)));
      }),
      { numRuns: 300 },
    );
  });

  it("are the payments', which add up to the local total, none negative", () => {
    const paid = fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 10 });
    fc.assert(
      fc.property(paid, fc.nat(100_000_000), (parts, total) => {
        const payments = parts.map((part, at) => ({ payment_type: `0${at}`, amount: part / 100 }));
        const local = localPayments(payments, total / 100);
        expect(sum(local.map(({ amount }) => cents(amount)))).to.equal(BigInt(total));
        for (const { amount } of local) expect(amount).to.be.at.least(0);
      }),
    );
  });
});

describe("credit notes in a foreign currency", () => {
  it("that credit a line piece by piece add up to it in both currencies, and each passes the unit", () => {
    const pieces = fc.array(fc.integer({ min: 1, max: 300 }), { minLength: 1, maxLength: 12 });
    const price = fc.integer({ min: 1, max: 100_000 }).map((one) => one / 100);
    const discounts = fc.constantFrom(undefined, 7, 12.5, 100);
    fc.assert(
      fc.property(pieces, price, letters, discounts, rates, (parts, unit_price, tax, discount_rate, rate) => {
        const quantity = Number(sum(parts.map(BigInt))) / 100;
        const { items: sold } = signed([{ quantity, unit_price, tax, discount_rate }], rate);
        const earlier: typeof sold = [];
        for (const part of parts) {
          const note = saleOf([{ quantity: part / 100, unit_price, tax }], { receipt_type: "R" });
          const problems = new Problems(note.items);
          const { items } = checkSaleContent(note, facts, problems);
          const credited = signCreditLines({ sold, earlier, exchange_rate: rate }, items, note, problems);
          expect(problems.errors.items).to.equal(undefined);
          for (const { total_amount } of credited) expect(total_amount).to.be.at.least(0);
          sent(credited);
          earlier.push(...credited);
        }
        expect(sumLines(earlier).total_amount).to.equal(sumLines(sold).total_amount);
        const foreignTotal = (lines: typeof sold) =>
          sum(lines.map(({ foreign }) => cents(foreign?.total_amount ?? 0)));
        expect(foreignTotal(earlier)).to.equal(foreignTotal(sold));
      }),
      { numRuns: 800 },
    );
  });

  it("at another price are converted by the rate, never above what is left of the item", () => {
    const tax = { tax_type: "A" as const, tax_rate: 16 };
    const { items: sold } = signed([{ quantity: 2, unit_price: 0.01, tax }], 0.5);
    expect(sold[0]?.total_amount).to.equal(0.01);
    const note = saleOf([{ quantity: 1, unit_price: 0.01, tax }], { receipt_type: "R" });
    const credit = (earlier: typeof sold, discount_amount?: number) => {
      const items = note.items.map((one) => ({ ...one, discount_amount }));
      const problems = new Problems(items);
      const content = checkSaleContent({ ...note, items }, facts, problems);
      return signCreditLines(
        { sold, earlier, exchange_rate: 0.5 },
        content.items,
        { ...note, items },
        problems,
      );
    };
    const first = credit([]);
    const second = credit(first);
    expect([...first, ...second].map(({ total_amount }) => total_amount)).to.deep.equal([0.01, 0]);
  });
});
