// A discount on the whole bill: its lines share it to the cent, on the wire, in responses, credit notes and corrections.

import type { SaleInput } from "@taxctl/sdk";
import { lineAmounts, withoutTax } from "@taxctl/sdk/amounts";
import { discountBill, Problems, supplyWithTax } from "@taxctl/sdk/validation";
import { expect } from "chai";
import fc from "fast-check";
import { openBranch, purchase, sale, type TestBranch } from "../../support/branch.ts";
import { databaseFamilies } from "../../support/database.ts";
import { switchAccount } from "../../support/records.ts";
import { startTestService } from "../../support/service.ts";
import { forSuite } from "../../support/suite.ts";

type Wire = Record<string, number>;

const cola = { item_code: "KE2NTXU0000001", quantity: 3, unit_price: 33.33 };
const milk = { item_code: "KE2NTXL0000002", quantity: 1, unit_price: 50 };

const cents = (amount: number): number => Math.round(amount * 100);

describe("the shares of a bill's discount", () => {
  const line = fc
    .record({ qty: fc.integer({ min: 1, max: 20 }), price: fc.nat(20_000), rate: fc.constantFrom(0, 8, 16) })
    .map(({ qty, price, rate: tax_rate }) => {
      const unit_price = price / 100;
      return { qty, unit_price, tax_rate, ...lineAmounts({ quantity: qty, unit_price, tax_rate }) };
    });
  const bill = fc.array(line, { minLength: 1, maxLength: 40 });

  const shared = (
    lines: Parameters<typeof discountBill>[1],
    discount: Parameters<typeof discountBill>[0],
  ) => {
    const problems = new Problems([]);
    const { lines: discounted, discount: whole } = discountBill(discount, lines, undefined, problems);
    expect(problems.errors).to.deep.equal({});
    const left = discounted.reduce((sum, { total_amount }) => sum + cents(total_amount), 0);
    expect(lines.reduce((sum, { total_amount }) => sum + cents(total_amount), 0) - left).to.equal(
      cents(whole),
    );
    return lines.map(
      ({ total_amount }, at) => cents(total_amount) - cents(discounted[at]?.total_amount ?? 0),
    );
  };

  it("add up to the discount, and none exceeds its line", () => {
    fc.assert(
      fc.property(bill, fc.double({ min: 0.0001, max: 1, noNaN: true }), (lines, part) => {
        const totals = lines.map(({ total_amount }) => cents(total_amount));
        const whole = totals.reduce((sum, total) => sum + total, 0);
        const discount = Math.round(whole * part);
        const shares = shared(lines, { bill_discount_amount: discount / 100 });
        expect(shares.reduce((sum, share) => sum + share, 0)).to.equal(discount);
        for (const [at, share] of shares.entries()) expect(share).to.be.within(0, totals[at] ?? 0);
      }),
      { numRuns: 2_000 },
    );
  });

  it("are rounded half up, also where a quotient of doubles falls just below the half", () => {
    const cola = { qty: 3, unit_price: 580, tax_rate: 16 };
    const line = { ...cola, ...lineAmounts({ quantity: 3, unit_price: 580, tax_rate: 16 }) };
    expect(shared([line, line], { bill_discount_amount: 9.99 })).to.deep.equal([500, 499]);
    fc.assert(
      fc.property(bill, fc.double({ min: 0.0001, max: 1, noNaN: true }), (lines, part) => {
        const totals = lines.map(({ total_amount }) => BigInt(cents(total_amount)));
        const whole = totals.reduce((sum, total) => sum + total, 0n);
        const discount = BigInt(Math.round(Number(whole) * part));
        if (discount === 0n) return;
        const shares = shared(lines, { bill_discount_amount: Number(discount) / 100 });
        let left = discount;
        // All but the last, which takes the remainder, and those that had to help it.
        for (const [at, total] of totals.entries()) {
          const half = (2n * discount * total + whole) / (2n * whole);
          const share = half < left ? half : left;
          left -= share;
          if (at < totals.length - 1 && BigInt(shares[at] ?? 0) !== share)
            expect(shares.at(-1), "the last has no more to give").to.equal(Number(totals.at(-1)));
        }
      }),
      { numRuns: 2_000 },
    );
  });

  it("leave lines whose amounts add up, on the wire too", () => {
    fc.assert(
      fc.property(bill, fc.nat(10_000), (lines, hundredths) => {
        const { lines: discounted } = discountBill(
          { bill_discount_rate: hundredths / 100 },
          lines,
          undefined,
          new Problems([]),
        );
        for (const { qty, unit_price, tax_rate, ...line } of discounted) {
          const wire = supplyWithTax({ ...line, qty, unit_price, discount_rate: 0 });
          expect(cents(wire.supply_amount) - cents(wire.discount_amount)).to.equal(cents(line.total_amount));
          expect(cents(line.taxable_amount) + cents(line.tax_amount)).to.equal(cents(line.total_amount));
          expect(cents(line.taxable_amount)).to.equal(cents(withoutTax(line.total_amount, tax_rate)));
          expect(cents(line.supply_amount) - cents(line.discount_amount)).to.equal(
            cents(line.taxable_amount),
          );
          expect(Math.min(line.total_amount, line.taxable_amount, line.tax_amount)).to.be.at.least(0);
        }
      }),
      { numRuns: 1_000 },
    );
  });

  it("can be stated in both forms if they agree within 0.01, and the rate is signed", () => {
    const lines = of(99.99, 50);
    const stated = (bill_discount_amount: number) => {
      const problems = new Problems([]);
      const { discount } = discountBill(
        { bill_discount_rate: 10, bill_discount_amount },
        lines,
        undefined,
        problems,
      );
      return { discount, errors: problems.errors, warning: problems.amountWarning?.message };
    };
    expect(stated(15)).to.deep.equal({ discount: 15, errors: {}, warning: undefined });
    expect(stated(14.99).discount).to.equal(15);
    expect(stated(15.01).warning).to.match(/bill_discount_amount 15.01 as 15.00/);
    expect(stated(15.02).errors).to.deep.equal({
      bill_discount_amount: ["must agree with bill_discount_rate: 10 % of 149.99 is 15.00, found 15.02"],
      bill_discount_rate: ["must agree with bill_discount_amount: 15.02 of 149.99 is 10.01 %, found 10"],
    });
    const nothing = new Problems([]);
    discountBill({ bill_discount_rate: 10, bill_discount_amount: 1 }, of(0), undefined, nothing);
    expect(nothing.errors).to.have.all.keys("bill_discount_amount");
  });

  const of = (...prices: number[]) =>
    prices.map((unit_price) => ({
      qty: 1,
      unit_price,
      tax_rate: 0,
      ...lineAmounts({ quantity: 1, unit_price, tax_rate: 0 }),
    }));

  it("are nothing where the bill is nothing, or so little that its discount is", () => {
    expect(shared(of(0, 0), { bill_discount_rate: 44.2 })).to.deep.equal([0, 0]);
    expect(shared(of(0.01, 0), { bill_discount_rate: 10 })).to.deep.equal([0, 0]);
  });

  it("can't be taken from a bill of nothing", () => {
    const problems = new Problems([]);
    discountBill({ bill_discount_amount: 1 }, of(0, 0), undefined, problems);
    expect(Object.values(problems.errors)).to.deep.equal([
      ["must be at most 0.00 by the calculation rules, found 1.00"],
    ]);
  });

  it("follow the totals, and the last takes the remainder", () => {
    expect(shared(of(10, 10, 10), { bill_discount_amount: 1 })).to.deep.equal([33, 33, 34]);
    expect(shared(of(100, 50, 50), { bill_discount_rate: 10 })).to.deep.equal([1_000, 500, 500]);
    // 12.5 % of 0.20 is 0.03: the first two take half a cent each, rounded up, and the last what is left.
    expect(shared(of(0.04, 0.04, 0.12), { bill_discount_rate: 12.5 })).to.deep.equal([1, 1, 1]);
    expect(shared(of(0.01, 0.01, 0.01), { bill_discount_amount: 0.02 })).to.deep.equal([1, 1, 0]);
    expect(shared(of(3, 3, 0), { bill_discount_amount: 1 })).to.deep.equal([50, 50, 0]);
    expect(shared(of(1, 1, 1, 0), { bill_discount_amount: 1 })).to.deep.equal([33, 33, 34, 0]);
  });
});

for (const family of databaseFamilies()) {
  describe(`a discount on the whole bill on ${family}`, () => {
    const test = forSuite(() => startTestService({ family }));
    let branch: TestBranch;
    beforeEach(async () => {
      await switchAccount(test);
      branch = await openBranch(test);
      await test.clientFor(test.account.keys.owner).account.update({ credit_note_window: "none" });
    });

    const sell = (more: Record<string, unknown>) => test.client.sales.create(sale(more) as SaleInput);
    const sent = (name: string, invoiceNo: string): { head: Wire; lines: Wire[] } => {
      const { body } =
        test.simulator.requests.findLast(
          ({ function: called, tin, body }) =>
            called === name && tin === branch.tin && Object(body).trdInvcNo === invoiceNo,
        ) ?? {};
      return { head: Object(body), lines: Object(body).itemList ?? [] };
    };
    const errorsOf = async (path: string, body: unknown) => {
      const response = await test.call("POST", path, { body });
      expect(response.status).to.equal(400);
      return response.body.errors;
    };

    it("by rate: lines, totals, wire and response agree", async () => {
      const result = await sell({ invoice_no: "B-1", items: [cola, milk], bill_discount_rate: 10 });
      // 99.99 + 50.00 less 15.00: 10.00 and 5.00.
      expect(result).to.include({ total_amount: 134.99, taxable_amount: 122.58, tax_amount: 12.41 });
      const shown = await test.client.sales.get(result.transaction_id);
      expect(shown).to.include({ bill_discount_rate: 10, bill_discount_amount: 15 });
      expect(
        shown.items.map(({ total_amount, discount_with_tax }) => [total_amount, discount_with_tax]),
      ).to.deep.equal([
        [89.99, 10],
        [45, 5],
      ]);
      const { head, lines } = sent("saveSales", "B-1");
      expect(head.totAmt).to.equal(134.99);
      expect(lines.map(({ splyAmt, dcAmt, dcRt, totAmt }) => [splyAmt, dcAmt, dcRt, totAmt])).to.deep.equal([
        [99.99, 10, 10, 89.99],
        [50, 5, 10, 45],
      ]);
    });

    it("by amount with tax, on top of a line's own discount, with the totals that a till states", async () => {
      const result = await sell({
        invoice_no: "B-2",
        items: [{ ...cola, discount_rate: 10, total_amount: 89.99 }, milk],
        bill_discount_amount: 9.99,
        total_amount: 130,
        tax_amount: 11.53,
      });
      const stated = { bill_discount_rate: null, bill_discount_amount: 9.99 };
      expect(await test.client.sales.get(result.transaction_id)).to.include(stated);
      expect(await test.client.transactions.receipt(result.transaction_id)).to.include(stated);
      expect(result).to.include({ total_amount: 130, taxable_amount: 118.47, tax_amount: 11.53 });
      const { lines } = sent("saveSales", "B-2");
      expect(lines.map(({ dcAmt, totAmt }) => [dcAmt, totAmt])).to.deep.equal([
        [16.42, 83.57],
        [3.57, 46.43],
      ]);
    });

    it("insures what is left of a line", async () => {
      await test
        .clientFor(test.account.keys.owner)
        .insurances.create({ code: "INS01", name: "Afya", rate: 50, branch_id: "00" } as never);
      const { transaction_id } = await sell({
        items: [{ ...milk, insurance_code: "INS01" }],
        bill_discount_amount: 10,
      });
      const [line] = (await test.client.sales.get(transaction_id)).items;
      expect(line).to.include({ total_amount: 40, insurance_amount: 20 });
    });

    it("is credited piece by piece to the cent", async () => {
      const { total_amount } = await sell({
        invoice_no: "B-3",
        items: [cola, milk],
        bill_discount_rate: 7.5,
      });
      const credit = (no: number, items: unknown[]) =>
        sell({
          invoice_no: `B-3-C${no}`,
          receipt_type: "R",
          original_invoice_no: "B-3",
          refund_reason_code: "06",
          items,
        });
      const pieces = [
        await credit(1, [{ ...cola, quantity: 1 }]),
        await credit(2, [{ ...cola, quantity: 2 }]),
        await credit(3, [milk]),
      ];
      expect(pieces.reduce((sum, piece) => sum + cents(piece.total_amount), 0)).to.equal(cents(total_amount));
    });

    it("is shown by a preview as on the record that follows", async () => {
      const body = sale({ items: [cola, milk], bill_discount_rate: 7.5 }) as SaleInput;
      const preview = await test.client.sales.preview(body);
      const { transaction_id } = await test.client.sales.create(body);
      const shown = await test.client.sales.get(transaction_id);
      expect(preview.items).to.deep.equal(shown.items);
      for (const one of [preview, shown])
        expect(one).to.include({
          bill_discount_rate: 7.5,
          bill_discount_amount: 11.25,
          total_amount: 138.74,
        });
    });

    it("stays on a corrected sale and its credit note", async () => {
      const { transaction_id, total_amount } = await sell({
        invoice_no: "B-4",
        items: [cola, milk],
        bill_discount_rate: 7.5,
      });
      const owner = test.clientFor(test.account.keys.owner);
      const result = await owner.sales.reissue(transaction_id, { customer_name: "Lakeside Ltd" });
      expect([result.credit_note.total_amount, result.sale.total_amount]).to.deep.equal([
        total_amount,
        total_amount,
      ]);
      const [note, again] = await Promise.all(
        [result.credit_note, result.sale].map((one) => owner.sales.get(one.transaction_id)),
      );
      expect(note).to.include({ bill_discount_rate: null, bill_discount_amount: null });
      expect(again).to.include({ bill_discount_rate: 7.5, bill_discount_amount: 11.25 });
    });

    it("is a discount of its lines once a part of the sale is credited", async () => {
      const sold = { invoice_no: "B-6", items: [cola, milk], bill_discount_rate: 7.5 };
      const { transaction_id, total_amount } = await sell(sold);
      const note = { receipt_type: "R", original_invoice_no: "B-6", refund_reason_code: "06", items: [milk] };
      const credited = await sell({ invoice_no: "B-6-C", ...note });
      const owner = test.clientFor(test.account.keys.owner);
      const { sale: corrected } = await owner.sales.reissue(transaction_id, {
        customer_name: "Lakeside Ltd",
      });
      expect(cents(corrected.total_amount)).to.equal(cents(total_amount) - cents(credited.total_amount));
      expect(await owner.sales.get(corrected.transaction_id)).to.include({ bill_discount_amount: null });
    });

    it("of a purchase, too", async () => {
      const line = purchase().items[0];
      const owner = test.clientFor(test.account.keys.owner);
      const result = await owner.purchases.create(
        purchase({ invoice_no: "P-1", items: [line] as never, bill_discount_rate: 10 }) as never,
      );
      const whole = await owner.purchases.create(
        purchase({ invoice_no: "P-2", supplier_invoice_no: "OTHER", items: [line] as never }) as never,
      );
      expect(cents(result.total_amount)).to.equal(
        cents(whole.total_amount) - cents(whole.total_amount * 0.1),
      );
    });

    it("by rate of a bill of nothing changes nothing", async () => {
      const free = { ...milk, unit_price: 0 };
      const { total_amount } = await sell({ items: [free], bill_discount_rate: 44.2 });
      expect(total_amount).to.equal(0);
      const errors = await errorsOf("/sales", sale({ items: [free], bill_discount_amount: 1 }));
      expect(errors).to.have.all.keys("bill_discount_amount");
    });

    it("400: two forms that differ, more than the bill, too many decimals, a total from before the discount", async () => {
      const body = { items: [cola, milk] };
      expect(
        await errorsOf("/sales", sale({ ...body, bill_discount_rate: 10, bill_discount_amount: 10 })),
      ).to.deep.equal({
        bill_discount_amount: ["must agree with bill_discount_rate: 10 % of 149.99 is 15.00, found 10.00"],
        bill_discount_rate: ["must agree with bill_discount_amount: 10.00 of 149.99 is 6.67 %, found 10"],
      });
      expect(await errorsOf("/sales", sale({ ...body, bill_discount_amount: 150 }))).to.deep.equal({
        bill_discount_amount: ["must be at most 149.99 by the calculation rules, found 150.00"],
      });
      expect(await errorsOf("/sales", sale({ ...body, bill_discount_rate: 0.125 }))).to.have.keys(
        "bill_discount_rate",
      );
      expect(
        await errorsOf("/sales", sale({ ...body, bill_discount_rate: 10, total_amount: 149.99 })),
      ).to.deep.equal({
        total_amount: [
          "must be 134.99 by the calculation rules, found 149.99. Omit it to have it calculated",
        ],
      });
    });

    it("400 once for a purchase, whose lines can't be summed", async () => {
      const line = purchase().items[0];
      const errors = await errorsOf(
        "/purchases",
        purchase({ items: [{ ...line, item_code: "NONE" }] as never, bill_discount_amount: 10 } as never),
      );
      expect(errors).to.have.all.keys("items[0].item_code");
    });

    it("400 on a credit note, which takes its original's", async () => {
      await sell({ invoice_no: "B-5", items: [milk] });
      const note = {
        receipt_type: "R" as const,
        original_invoice_no: "B-5",
        refund_reason_code: "06",
        items: [milk],
      };
      expect(await errorsOf("/sales", sale({ ...note, bill_discount_amount: 1 }))).to.deep.equal({
        bill_discount_amount: [
          "is not for credit notes: omit it, and each line takes its share of the original's discount",
        ],
      });
      // 0 is no discount.
      await sell({ ...note, invoice_no: "B-5-C", bill_discount_amount: 0 });
    });
  });
}
