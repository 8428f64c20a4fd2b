// The figures that a control unit gets add up, to the cent, for any document.
import { insuranceAmount, lineAmounts } from "@taxctl/sdk/amounts";
import { taxLetters } from "@taxctl/sdk/rules/profiles";
import { rulesOf } from "@taxctl/sdk/rules/profiles/units";
import { expect } from "chai";
import fc from "fast-check";
import { wireSale } from "../../server/src/control-unit/wire.ts";
import { address, line, sale } from "../support/documents.ts";

describe("control unit amounts", () => {
  const cents = fc.integer({ min: 1, max: 5_000_000 }).map((value) => value / 100);
  const taxes = [
    { tax_type: "A", tax_rate: 16 },
    { tax_type: "B", tax_rate: 0 },
    { tax_type: "C", tax_rate: 0 },
    { tax_type: "D", tax_rate: 0 },
    { tax_type: "E", tax_rate: 8 },
    { tax_type: "E", tax_rate: 0 },
  ];
  const anyLine = fc
    .record({
      unit_price: cents,
      qty: fc.integer({ min: 1, max: 100_000 }).map((value) => value / 100),
      tax: fc.constantFrom(...taxes),
      discount_rate: fc.constantFrom(0, 0, 0, 5, 12.5, 50, 100),
    })
    .map(({ unit_price, qty, tax, discount_rate }) => {
      const { tax_type, tax_rate } = tax;
      const amounts = { unit_price, quantity: qty, tax_rate, discount_rate };
      return line({
        unit_price,
        qty,
        tax_type,
        tax_rate,
        discount_rate,
        ...lineAmounts(amounts),
      });
    });
  const inCents = (value: unknown) => Math.round(Number(value) * 100);

  it("headers are the sums of their lines, in cents, for any document", () => {
    fc.assert(
      fc.property(fc.array(anyLine, { minLength: 1, maxLength: 40 }), (items) => {
        const { body } = wireSale(address, { ...sale, items }, 1);
        const lines = body.itemList as Record<string, unknown>[];
        const sumOf = (field: string, letter?: string) =>
          lines
            .filter((one) => letter === undefined || one.taxTyCd === letter)
            .reduce((sum, one) => sum + inCents(one[field]), 0);
        for (const letter of taxLetters) {
          expect(inCents(body[`taxblAmt${letter}`])).to.equal(sumOf("taxblAmt", letter));
          expect(inCents(body[`taxAmt${letter}`])).to.equal(sumOf("taxAmt", letter));
          expect(body[`taxRt${letter}`]).to.equal(rulesOf("ke").unitRates[letter]);
        }
        expect(inCents(body.totTaxblAmt)).to.equal(sumOf("taxblAmt"));
        expect(inCents(body.totTaxAmt)).to.equal(sumOf("taxAmt"));
        expect(inCents(body.totAmt)).to.equal(sumOf("totAmt"));
        expect(body.totItemCnt).to.equal(lines.length);
      }),
      { numRuns: 300 },
    );
  });

  it("an insurer's share is its percentage of the line's total, rounded half up, and changes no other figure", () => {
    fc.assert(
      fc.property(anyLine, fc.nat(100), (one, rate) => {
        const insured = {
          ...one,
          insurance_code: "INS01",
          insurance_name: "Uzima",
          insurance_rate: rate,
          insurance_amount: insuranceAmount(one.total_amount, rate),
        };
        const bodyOf = (item: typeof one) => wireSale(address, { ...sale, items: [item] }, 1).body;
        const message = bodyOf(insured);
        const [sent = {}] = message.itemList as Record<string, unknown>[];
        // In whole cents, so that nothing is rounded twice.
        const expected = (BigInt(inCents(sent.totAmt)) * BigInt(rate) + 50n) / 100n;
        expect(BigInt(inCents(sent.isrcAmt))).to.equal(expected);
        expect(sent).to.include({ isrccCd: "INS01", isrccNm: "Uzima", isrcRt: rate });
        const none = { isrccCd: null, isrccNm: null, isrcRt: null, isrcAmt: null };
        expect({ ...message, itemList: [{ ...sent, ...none }] }).to.deep.equal(bodyOf(one));
      }),
      { numRuns: 300 },
    );
  });

  it("each line satisfies convention S: total = supply − discount = taxable + tax", () => {
    fc.assert(
      fc.property(anyLine, (one) => {
        const { body } = wireSale(address, { ...sale, items: [one] }, 1);
        const [sent = {}] = body.itemList as Record<string, unknown>[];
        const total = inCents(sent.totAmt);
        expect(Math.abs(inCents(sent.splyAmt) - inCents(sent.dcAmt) - total)).to.be.at.most(1);
        expect(inCents(sent.taxblAmt) + inCents(sent.taxAmt)).to.equal(total);
        expect(Number(sent.dcAmt)).to.be.at.least(0);
        expect(Number(sent.dcRt) > 0).to.equal(Number(sent.dcAmt) > 0);
      }),
      { numRuns: 300 },
    );
  });
});
