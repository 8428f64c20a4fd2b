// The amounts that a caller states: signed to the cent, adjusted with a warning, or rejected; never changed without a word.
import { expect } from "chai";
import { openBranch, purchase, sale, type TestBranch } from "../../support/branch.ts";
import { databaseFamilies } from "../../support/database.ts";
import { switchAccount } from "../../support/records.ts";
import { startTestService } from "../../support/service.ts";
import { forSuite } from "../../support/suite.ts";

const item_code = "KE2NTXU0000001";
const line = { item_code, quantity: 1, unit_price: 7_500, discount_rate: 10 };

for (const family of databaseFamilies()) {
  describe(`amounts that a caller states on ${family}`, () => {
    const test = forSuite(() => startTestService({ family }));
    let branch: TestBranch;
    beforeEach(async () => {
      await switchAccount(test);
      branch = await openBranch(test);
      await test.client.items.update(item_code, { default_price: 7_500 });
    });

    const post = async (path: string, body: unknown) => {
      const { status, body: response } = await test.call("POST", path, { body });
      const { data, errors, meta } = response;
      return { status, data: Object(data), errors: Object(errors), warnings: Object(meta).warnings };
    };
    const wireOf = (name: string) =>
      Object(
        test.simulator.requests.findLast((one) => one.function === name && one.tin === branch.tin)?.body,
      );
    const rows = async () =>
      (await test.service.db.knex("transactions").where({ data_set_id: branch.environmentId })).length;

    it("signs 7,500 less 10 % as 6,750.00 everywhere", async () => {
      const { status, data, warnings } = await post("/sales", sale({ items: [line], total_amount: 6_750 }));
      expect([status, warnings]).to.deep.equal([200, undefined]);
      const signed = { total_amount: 6_750, taxable_amount: 5_818.97, tax_amount: 931.03 };
      expect(data).to.include(signed);
      const [sent] = wireOf("saveSales").itemList;
      expect(sent).to.include({ prc: 7_500, splyAmt: 7_500, dcRt: 10, dcAmt: 750, totAmt: 6_750 });
      expect(sent).to.include({ taxblAmt: 5_818.97, taxAmt: 931.03 });
      const discount = { discount_rate: 10, discount_amount: 646.55, discount_with_tax: 750 };
      const shown = await test.client.sales.get(data.transaction_id);
      expect(shown.items[0]).to.include({ ...signed, ...discount, supply_amount: 6_465.52 });
      const receipt = await test.client.transactions.receipt(data.transaction_id);
      expect(receipt.items[0]).to.include({ ...signed, ...discount });
    });

    describe("with a line outside VAT", () => {
      const outside = {
        item_code: "KE3NTXU0000003",
        quantity: 1,
        unit_price: 300,
        tax_type: "D" as const,
        tax_rate: 0,
      };
      const inside = { item_code: "KE2NTXL0000002", quantity: 2, unit_price: 50 };
      const sums = { taxable_amount: 100, outside_vat: 300, tax_amount: 0, total_amount: 400 };

      it("counts it in the total and in no taxable amount, in every response", async () => {
        const body = sale({ items: [outside, inside] });
        expect(await test.client.sales.preview(body)).to.include(sums);
        const created = await test.client.sales.create(body);
        expect(created).to.include(sums);
        expect(await test.client.sales.get(created.transaction_id)).to.include(sums);
        const { data: listed } = await test.client.sales.search({ invoice_no: body.invoice_no });
        expect(listed[0]).to.include(sums);
        const bought = { tax_type: "D" as const, tax_rate: 0, tax_amount: 0, supply_amount: 5_800 };
        const items = purchase().items.map((line) => ({ ...line, ...bought, taxable_amount: 5_800 }));
        const { transaction_id } = await test.client.purchases.create(purchase({ items }));
        expect(await test.client.purchases.get(transaction_id)).to.include({
          taxable_amount: 0,
          outside_vat: 5_800,
          tax_amount: 0,
          total_amount: 5_800,
        });
      });

      it("takes a stated sum with it and without it, and warns of another one", async () => {
        const adjusted = async (taxable_amount: number) => {
          const { status, warnings = [] } = await post(
            "/sales",
            sale({ items: [outside, inside], taxable_amount }),
          );
          return [status, warnings.some(({ code }: { code: string }) => code === "amount_adjusted")];
        };
        expect([await adjusted(100), await adjusted(400)]).to.deep.equal([
          [200, false],
          [200, false],
        ]);
        expect(await adjusted(100.01)).to.deep.equal([200, true]);
        const other = await post("/sales", sale({ items: [outside, inside], taxable_amount: 300 }));
        expect([other.status, Object.keys(other.errors)]).to.deep.equal([400, ["taxable_amount"]]);
      });
    });

    it("rejects a total that is a cent off, or from before the discount, and stores nothing", async () => {
      for (const total_amount of [6_750.01, 7_500]) {
        const found = total_amount.toFixed(2);
        const problem = `must be 6750.00 by the calculation rules, found ${found}. Omit it to have it calculated`;
        const whole = await post("/sales", sale({ items: [line], total_amount }));
        expect([whole.status, whole.errors]).to.deep.equal([400, { total_amount: [problem] }]);
        const part = await post("/sales", sale({ items: [{ ...line, total_amount }] }));
        expect([part.status, part.errors]).to.deep.equal([400, { "items[0].total_amount": [problem] }]);
      }
      expect(await rows()).to.equal(0);
    });

    it("signs the stated total of a discount by amount if it is within a cent", async () => {
      const priced = { item_code, quantity: 1, unit_price: 30, discount_amount: 2.59 };
      const { data } = await post("/sales", sale({ items: [{ ...priced, total_amount: 27 }] }));
      expect(data).to.include({ total_amount: 27, taxable_amount: 23.28, tax_amount: 3.72 });
      expect((await post("/sales", sale({ items: [priced] }))).data).to.include({ total_amount: 26.99 });
      const { status } = await post("/sales", sale({ items: [{ ...priced, total_amount: 27.01 }] }));
      expect(status).to.equal(400);
    });

    it("rejects a rate and an amount that disagree, with both figures, and signs by the rate if they agree", async () => {
      const both = (discount_amount: number) =>
        post("/sales", sale({ items: [{ ...line, discount_rate: 50, discount_amount }] }));
      const { status, errors } = await both(1);
      expect(status).to.equal(400);
      expect(errors).to.deep.equal({
        "items[0].discount_amount": [
          "must agree with discount_rate, 3232.76 without tax or 3750.00 with tax, found 1.00",
        ],
      });
      for (const amount of [3_232.76, 3_750]) expect((await both(amount)).data.total_amount).to.equal(3_750);
    });

    it("takes derived amounts with ten decimals, and warns of those that are signed otherwise", async () => {
      const exact = { ...line, supply_amount: 6_465.5172413793, tax_amount: 931.0344827586 };
      expect(await post("/sales", sale({ items: [exact] }))).to.include({ status: 200, warnings: undefined });
      const near = sale({ items: [{ ...line, tax_amount: 931.04 }], tax_amount: 931.02 });
      const { status, warnings } = await post("/sales", near);
      expect(status).to.equal(200);
      expect(warnings).to.deep.equal([
        {
          code: "amount_adjusted",
          field: "items[0].tax_amount",
          message:
            "Signed by the calculation rules, up to 0.01 a line from the amounts that were sent: items[0].tax_amount 931.04 as 931.03, tax_amount 931.02 as 931.03.",
        },
      ]);
      const far = await post("/sales", sale({ items: [{ ...line, tax_amount: 931.05 }] }));
      expect(far.errors).to.have.keys("items[0].tax_amount");
      const long = await post("/sales", sale({ items: [{ ...line, tax_amount: 931.03000000001 }] }));
      expect(long.errors).to.have.keys("items[0].tax_amount");
    });

    it("lets a purchase state amounts from before the discount, and registers those after it", async () => {
      const [given] = purchase().items;
      if (!given) throw new Error("the purchase has no line");
      const bought = {
        ...given,
        qty: 1,
        unit_price: 7_500,
        discount_rate: 10,
        discount_amount: 0,
        supply_amount: 6_465.52,
        taxable_amount: 5_818.97,
        tax_amount: 1_034.48,
        total_amount: 7_500,
      };
      const totals = { total_amount: 7_500, tax_amount: 1_034.48, taxable_amount: 5_818.97 };
      const before = await post("/purchases", purchase({ items: [bought], ...totals }));
      expect([before.status, before.errors]).to.deep.equal([200, {}]);
      expect(JSON.stringify(before.warnings)).not.to.contain("amount_adjusted");
      expect(wireOf("savePurchases").itemList[0]).to.include({ dcAmt: 750, totAmt: 6_750, taxAmt: 931.03 });
      const near = purchase({
        items: [{ ...bought, total_amount: 6_750.01 }],
        ...totals,
        total_amount: 6_750,
      });
      const { status, warnings } = await post("/purchases", near);
      expect(status).to.equal(200);
      expect(warnings.map(({ code }: { code: string }) => code)).to.include("amount_adjusted");
      const wrong = purchase({ items: [{ ...bought, total_amount: 7_000 }], ...totals });
      expect((await post("/purchases", wrong)).status).to.equal(400);
    });

    it("warns of a price far from the item's own, and that the columns may be swapped", async () => {
      await test.client.items.update(item_code, { default_price: 80 });
      const swapped = sale({ items: [{ item_code, quantity: 80, unit_price: 2 }] });
      const { status, warnings } = await post("/sales", swapped);
      expect(status).to.equal(200);
      expect(warnings).to.deep.equal([
        {
          code: "price_unusual",
          field: "items[0].unit_price",
          message:
            "Prices are far from the items' own: items[0] 2.00 instead of 80.00. Check that quantity and price aren't swapped.",
        },
      ]);
      const usual = sale({ items: [{ item_code, quantity: 2, unit_price: 60 }] });
      expect((await post("/sales", usual)).warnings).to.equal(undefined);
    });

    it("warns of such a price of a purchase too", async () => {
      // Bought at 580.
      const codesAt = async (default_price: number) => {
        await test.client.items.update(item_code, { default_price });
        const { warnings = [] } = await post("/purchases", purchase());
        return warnings.map(({ code }: { code: string }) => code);
      };
      expect(await codesAt(5_800)).to.include("price_unusual");
      expect(await codesAt(600)).to.not.include("price_unusual");
    });
  });

  describe(`what is probably a mistake on ${family}`, () => {
    const test = forSuite(() => startTestService({ family }));
    let branch: TestBranch;
    beforeEach(async () => {
      await switchAccount(test);
      branch = await openBranch(test);
    });
    const warningsOf = async (path: string, body: unknown) => {
      const response = await test.call("POST", path, { body });
      expect(response.status, JSON.stringify(response.body)).to.equal(200);
      return (Object(response.body.meta).warnings ?? []) as {
        code: string;
        field: string;
        message: string;
      }[];
    };
    const warningOf = async (code: string, path: string, body: unknown) =>
      (await warningsOf(path, body)).find((one) => one.code === code);
    const cola = { item_code, quantity: 1, unit_price: 580 };

    it("is signed with a warning: another tax type or unit than the item's, a rate of a fraction, a date of years ago", async () => {
      const item = { tax_type: "B", tax_rate: 0 };
      const types = await warningOf("tax_type_differs", "/sales", sale({ items: [{ ...cola, ...item }] }));
      expect(types).to.include({ field: "items[0].tax_type" });
      expect(types?.message).to.contain("items[0] B instead of A. Omit tax_type");
      const units = await warningOf(
        "unit_differs",
        "/sales",
        sale({ items: [cola, { ...cola, qty_unit_code: "KG" }] }),
      );
      expect(units).to.include({ field: "items[1].qty_unit_code" });
      expect(units?.message).to.contain("items[1] KG instead of U. Send the quantity in the item's unit");
      const rate = await warningOf(
        "discount_unusual",
        "/sales",
        sale({ items: [{ ...cola, discount_rate: 0.1 }] }),
      );
      expect(rate?.message).to.contain("0.1 % was signed (items[0].discount_rate)");
      expect(rate?.message).to.contain("10 stands for 10 %");
      expect(
        await warningOf("discount_unusual", "/sales", sale({ items: [cola], bill_discount_rate: 0.5 })),
      ).to.include({
        field: "bill_discount_rate",
      });
      const old = await warningOf("date_unusual", "/sales", sale({ items: [cola], sale_date: "19990310" }));
      expect(old?.message).to.equal("sale_date is 1999-03-10, more than 20 years ago. Check the year.");
      expect(await warningsOf("/sales", sale({ items: [{ ...cola, discount_rate: 1 }] }))).to.deep.equal([]);
    });

    it("is registered with a warning: a purchase in another unit, with a rate of a fraction, or from yourself", async () => {
      const [line] = purchase().items;
      const codesOf = async (body: unknown) => (await warningsOf("/purchases", body)).map(({ code }) => code);
      const others = await codesOf(purchase());
      const unit = purchase({ items: [{ ...Object(line), qty_unit_code: "KG" }] });
      expect(await codesOf(unit)).to.have.members([...others, "unit_differs"]);
      expect(await codesOf(purchase({ bill_discount_rate: 0.1 }))).to.have.members([
        ...others,
        "discount_unusual",
      ]);
      const own = await warningOf("own_tin", "/purchases", purchase({ supplier_tin: branch.tin }));
      expect(own).to.include({
        field: "supplier_tin",
        message: `supplier_tin ${branch.tin} is your own TIN. Check the TIN of the supplier.`,
      });
      const self = sale({ customer_tin: branch.tin, customer_name: "Own shop" });
      expect(await warningOf("own_tin", "/sales", self)).to.include({ field: "customer_tin" });
    });

    it("is registered with a warning: the same invoice from another branch of the supplier", async () => {
      const first = purchase({ supplier_bhf_id: "01" });
      const codesOf = async (body: unknown) => (await warningsOf("/purchases", body)).map(({ code }) => code);
      expect(await codesOf(first)).to.not.include("supplier_invoice_similar");
      const { supplier_invoice_no } = first;
      const again = await warningOf(
        "supplier_invoice_similar",
        "/purchases",
        purchase({ supplier_invoice_no }),
      );
      expect(again?.field).to.equal("supplier_bhf_id");
      expect(again?.message).to.contain(`is registered as ${first.invoice_no} too, with supplier_bhf_id 01`);
      const [line] = first.items;
      const other = { ...Object(line), qty: 20, supply_amount: 10_000, taxable_amount: 10_000 };
      const items = [{ ...other, tax_amount: 1_600, total_amount: 11_600 }];
      const larger = purchase({ supplier_invoice_no, supplier_bhf_id: "02", items });
      expect(await codesOf(larger)).to.not.include("supplier_invoice_similar");
    });
  });

  describe(`credits of a discounted line on ${family}`, () => {
    const test = forSuite(() => startTestService({ family }));
    beforeEach(async () => {
      await switchAccount(test);
      await openBranch(test);
      const { body } = await test.call("POST", "/sales", {
        body: sale({ invoice_no: "INV-P", items: [discounted] }),
      });
      // 100.02 less 15.00.
      expect(Object(body.data).total_amount).to.equal(85.02);
    });
    const discounted = { item_code, quantity: 3, unit_price: 33.34, discount_rate: 15 };
    const credit = async (quantity: number, changes: object = {}, total?: number) => {
      const items = [{ item_code, quantity, unit_price: 33.34, ...changes }];
      const note = { receipt_type: "R", original_invoice_no: "INV-P", refund_reason_code: "06" } as const;
      const { status, body } = await test.call("POST", "/sales", {
        body: sale({ ...note, items, ...(total !== undefined && { total_amount: total }) }),
      });
      return { status, total: Object(body.data).total_amount, errors: Object(body.errors) };
    };

    it("add up to the line piece by piece, whether they repeat the discount or not", async () => {
      const totals: number[] = [];
      for (const changes of [{}, { discount_rate: 15 }, {}]) totals.push((await credit(1, changes)).total);
      expect(totals).to.deep.equal([28.34, 28.34, 28.34]);
      expect((await credit(0.01)).status).to.equal(422);
    });

    it("give what credits the rest the remainder", async () => {
      const totals: number[] = [];
      for (const quantity of [0.7, 0.7, 0.7, 0.9]) totals.push((await credit(quantity)).total);
      expect(totals).to.deep.equal([19.84, 19.84, 19.84, 25.5]);
    });

    it("take all of the line at once, and state it to the cent", async () => {
      const wrong = await credit(3, {}, 85.01);
      expect(wrong.status).to.equal(400);
      expect(wrong.errors).to.deep.equal({
        total_amount: ["must be 85.02 by the calculation rules, found 85.01. Omit it to have it calculated"],
      });
      expect(await credit(3, {}, 85.02)).to.include({ status: 200, total: 85.02 });
    });

    it("take the total that was stated, also when they repeat a discount by amount", async () => {
      const line = { item_code, quantity: 1, unit_price: 30, discount_amount: 2.59 };
      const body = sale({ invoice_no: "INV-Q", items: [{ ...line, total_amount: 27 }] });
      expect((await test.call("POST", "/sales", { body })).status).to.equal(200);
      // By the line alone it would be 26.99.
      const note = { receipt_type: "R", original_invoice_no: "INV-Q", refund_reason_code: "06" } as const;
      const credited = await test.call("POST", "/sales", { body: sale({ ...note, items: [line] }) });
      expect(Object(credited.body.data).total_amount, credited.text).to.equal(27);
    });

    it("credit less with a larger discount of their own", async () => {
      expect(await credit(3, { discount_rate: 50 })).to.include({ status: 200, total: 50.01 });
    });
  });
}
