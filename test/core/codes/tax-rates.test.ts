// Tax type E: without tax as the published API has it, or at the rate of the authority's table; the item or the line says which.
import type { ItemInput, SaleInput } from "@taxctl/sdk";
import { expect } from "chai";
import { purchase, sale } from "../../support/branch.ts";
import { describeEachFamily } from "../../support/database.ts";
import { failureOf, itemInput, openInitialized, switchAccount } from "../../support/records.ts";
import { startTestService } from "../../support/service.ts";
import { forSuite } from "../../support/suite.ts";

describeEachFamily("tax type E", (family) => {
  const test = forSuite(() => startTestService({ family }));
  let tin: string;
  beforeEach(async () => {
    await switchAccount(test);
    tin = (await openInitialized(test)).tin;
  });

  const sent = (name: string) =>
    test.simulator.requests
      .filter((one) => one.function === name && one.tin === tin)
      .map(({ body }) => Object(body));
  const register = (changes: Partial<ItemInput> = {}) =>
    test.client.items.create(itemInput({ tax_type_code: "E", default_price: 108, ...changes }));
  const lineOf = (item_code: string, changes = {}): SaleInput["items"][number] => ({
    item_code,
    quantity: 1,
    unit_price: 108,
    ...changes,
  });
  const errorsOf = async (call: PromiseLike<unknown>) => {
    const { status, errors } = await failureOf(call);
    return { status, errors };
  };
  const problem =
    "is needed: tax type E is 0 or 8 %. Send tax_rate on the line, or set the item's tax_rate (PATCH /items/{itemCode})";

  it("has its rate on the item, which reads, changes and reaches the unit under the letter of the rate", async () => {
    const reduced = await register({ tax_rate: 8 });
    const exempt = await register({ tax_rate: 0 });
    const undecided = await register();
    expect([reduced, exempt, undecided].map(({ tax_rate }) => tax_rate)).to.deep.equal([8, 0, null]);
    expect((await test.client.items.get(exempt.item_code)).tax_rate).to.equal(0);
    expect(sent("saveItems").map(({ taxTyCd }) => taxTyCd)).to.deep.equal(["E", "A", "E"]);
    const changed = await test.client.items.update(undecided.item_code, { tax_rate: 0 });
    expect(changed.tax_rate).to.equal(0);
    expect(sent("saveItems").at(-1)).to.include({ taxTyCd: "A", itemCd: undecided.item_code });
    const removed = await test.client.items.update(undecided.item_code, { tax_rate: null });
    expect(removed.tax_rate).to.equal(null);
    expect((await test.client.items.list()).data.map(({ tax_rate }) => tax_rate)).to.deep.equal([null, 0, 8]);
  });

  it("has no other rate, and items of other types have none of their own", async () => {
    expect(await errorsOf(register({ tax_rate: 16 }))).to.deep.equal({
      status: 422,
      errors: { tax_rate: ["must be 0 or 8 for tax type E, found 16"] },
    });
    expect(await errorsOf(register({ tax_type_code: "A", tax_rate: 8 }))).to.deep.equal({
      status: 422,
      errors: { tax_rate: ["must be 16 for tax type A, found 8"] },
    });
    expect((await register({ tax_type_code: "A", tax_rate: 16 })).tax_rate).to.equal(null);
    const { item_code } = await register({ tax_type_code: "B" });
    expect(await errorsOf(test.client.items.update(item_code, { tax_rate: 8 }))).to.deep.equal({
      status: 422,
      errors: { tax_rate: ["must be 0 for tax type B, found 8"] },
    });
  });

  it("goes by its rate on the wire, in sums, in reports and in the return", async () => {
    const reduced = await register({ tax_rate: 8 });
    const exempt = await register({ tax_rate: 0 });
    const undecided = await register();
    const items = [
      lineOf(reduced.item_code),
      lineOf(exempt.item_code),
      lineOf(undecided.item_code, { tax_type: "E", tax_rate: 0 }),
      lineOf(undecided.item_code, { tax_rate: 8 }),
    ];
    const { transaction_id } = await test.client.sales.create(sale({ items }));
    const [wire] = sent("saveSales");
    expect(
      wire.itemList.map(({ taxTyCd, taxAmt }: Record<string, unknown>) => [taxTyCd, taxAmt]),
    ).to.deep.equal([
      ["E", 8],
      ["A", 0],
      ["A", 0],
      ["E", 8],
    ]);
    expect(wire).to.include({
      taxblAmtA: 216,
      taxblAmtE: 200,
      taxAmtE: 16,
      taxRtE: 8,
      totTaxAmt: 16,
      totAmt: 432,
    });
    const { taxes, tax_table } = await test.client.transactions.receipt(transaction_id);
    const letters = taxes.map((row) => [
      row.tax_type,
      row.authority_tax_type,
      row.tax_rate,
      row.taxable_amount,
    ]);
    expect(letters).to.deep.equal([
      ["E", "A", 0, 216],
      ["E", "E", 8, 200],
    ]);
    expect(tax_table.filter(({ taxable_amount }) => taxable_amount > 0)).to.deep.equal([
      { authority_tax_type: "A", tax_rate: 0, taxable_amount: 216, tax_amount: 0 },
      { authority_tax_type: "E", tax_rate: 8, taxable_amount: 200, tax_amount: 16 },
    ]);
    const { rows } = await test.client.reports.taxReport({ from_date: "2026-03-01", to_date: "2026-03-31" });
    expect(rows.map(({ tax_rate, tax_amount }) => [tax_rate, tax_amount])).to.deep.equal([
      [0, 0],
      [8, 16],
    ]);
    const { boxes } = await test.client.periods.vatReturn("2026-03");
    const boxOf = (name: string) => boxes.find(({ box }) => box === name)?.taxable_amount;
    expect([boxOf("sales_exempt"), boxOf("sales_other")]).to.deep.equal([216, 200]);
  });

  it("needs a rate on the line or its item, in sales and purchases", async () => {
    const { item_code } = await register();
    const line = lineOf(item_code);
    const bad = { status: 400, errors: { "items[0].tax_rate": [problem] } };
    expect(await errorsOf(test.client.sales.create(sale({ items: [line] })))).to.deep.equal(bad);
    const other = {
      status: 400,
      errors: { "items[0].tax_rate": ["must be 0 or 8 for tax type E, found 16"] },
    };
    const wrong = sale({ items: [{ ...line, tax_rate: 16 }] });
    expect(await errorsOf(test.client.sales.create(wrong))).to.deep.equal(other);
    expect(sent("saveSales")).to.deep.equal([]);
  });

  it("goes by its rate on purchases alike", async () => {
    const { item_code } = await register();
    const [given] = purchase().items;
    if (!given) throw new Error("the purchase has no line");
    const bought = (tax_rate: number) => ({
      ...given,
      item_code,
      same_item: true,
      qty: 1,
      unit_price: 108,
      tax_type: "E" as const,
      tax_rate,
      ...(tax_rate === 8
        ? { supply_amount: 100, taxable_amount: 100, tax_amount: 8, total_amount: 108 }
        : { supply_amount: 108, taxable_amount: 108, tax_amount: 0, total_amount: 108 }),
    });
    await test.client.purchases.create(purchase({ items: [bought(0)] }));
    await test.client.purchases.create(purchase({ items: [bought(8)] }));
    expect(sent("savePurchases").map(({ itemList }) => itemList[0].taxTyCd)).to.deep.equal(["A", "E"]);
    const wrong = purchase({ items: [{ ...bought(8), tax_rate: 16 }] });
    expect((await errorsOf(test.client.purchases.create(wrong))).errors).to.have.keys("items[0].tax_rate");
  });

  it("has the original's rate on a credit note that states none", async () => {
    const { item_code } = await register();
    const original_invoice_no = "E-1";
    const items = [lineOf(item_code, { quantity: 2, tax_rate: 8 })];
    await test.client.sales.create(sale({ invoice_no: original_invoice_no, items }));
    const note = { receipt_type: "R", original_invoice_no, refund_reason_code: "06" } as const;
    const credit = (changes = {}) =>
      test.client.sales.create(sale({ ...note, items: [lineOf(item_code, changes)] }));
    expect(await credit()).to.include({ total_amount: 108, tax_amount: 8 });
    await test.client.items.update(item_code, { tax_rate: 0 });
    expect(await credit()).to.include({ total_amount: 108, tax_amount: 8 });
    const wires = sent("saveSales").map(({ itemList }) => itemList[0].taxTyCd);
    expect(wires).to.deep.equal(["E", "E", "E"]);
  });

  it("goes by the item's rate in stock movements", async () => {
    const { item_code } = await register({ tax_rate: 0 });
    await test.client.stock.saveMaster({ item_code, remaining_qty: 3 });
    expect(sent("saveStockItems").at(-1)?.itemList[0]).to.include({ taxTyCd: "A", taxAmt: 0 });
  });
});
