// Submissions that are well-formed and dishonest: replayed, negative, off by a cent, under the wrong rate.

import type { SaleInput } from "@taxctl/sdk";
import { expect } from "chai";
import { openBranch, purchase, sale } from "../support/branch.ts";
import { describeEachFamily } from "../support/database.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";

const line = { item_code: "KE2NTXU0000001", quantity: 2, unit_price: 580 };
type Line = SaleInput["items"][number];

const whole: Omit<Line, "item_code" | "unit_price"> = {
  supply_amount: 1000,
  taxable_amount: 1000,
  tax_type: "A",
  tax_rate: 16,
  tax_amount: 160,
  total_amount: 1160,
};

describeEachFamily("dishonest submissions", (family) => {
  const test = forSuite(() => startTestService({ family }));
  before(async () => {
    await openBranch(test);
  });

  const submit = (body: object) => test.call("POST", "/sales", { body });

  it("that are replayed are signed once, however often and by whomever", async () => {
    const body = sale();
    const responses = await Promise.all(
      Array.from({ length: 12 }, (_, at) =>
        test.call("POST", "/sales", {
          body,
          key: [test.keys.owner, test.keys.admin, test.keys.cashier][at % 3] ?? null,
          headers: { "Idempotency-Key": `replay-${at}` },
        }),
      ),
    );
    expect(new Set(responses.map(({ status }) => status))).to.deep.equal(new Set([200]));
    const receipts = new Set(
      responses.map(({ body: response }) => (response.data as { receipt_no: string }).receipt_no),
    );
    expect(receipts.size).to.equal(1);
    const other = await submit({ ...body, items: [{ ...line, quantity: 3 }] });
    expect([other.status, other.body.code]).to.deep.equal([409, "invoice_conflict"]);
    const signed = test.simulator.ledger().filter(({ trdInvcNo }) => trdInvcNo === body.invoice_no);
    expect(signed).to.have.length(1);
  });

  it("have no quantity, price or total below zero, nor a quantity of nothing", async () => {
    const sold = (): number => test.simulator.ledger().filter(({ kind }) => kind === "sale").length;
    const before = sold();
    const wrong: object[] = [
      { ...line, quantity: -1 },
      { ...line, quantity: 0 },
      { ...line, quantity: 0.001 },
      { ...line, unit_price: -580 },
      { ...line, unit_price: 580.001 },
      { ...line, quantity: 1e12 },
      { ...line, discount_rate: 101 },
      { ...line, discount_rate: -1 },
      { ...line, discount_amount: 1161 },
      { ...line, discount_amount: -1 },
      { ...line, ...whole, total_amount: -1160 },
    ];
    for (const item of wrong) {
      const { status, body } = await submit(sale({ items: [item as typeof line] }));
      expect(`${status} ${body.code}`, JSON.stringify(item)).to.equal("400 validation_failed");
    }
    const zero = JSON.stringify(sale({ items: [line] })).replace('"quantity":2', '"quantity":-0');
    expect((await test.call("POST", "/sales", { body: zero })).status).to.equal(400);
    expect(sold()).to.equal(before);
  });

  it("agree with the rules to the cent, and not by more", async () => {
    expect((await submit(sale({ items: [{ ...line, ...whole }] }))).status).to.equal(200);
    for (const by of [0.01, -0.01]) {
      const item = { ...line, ...whole, tax_amount: 160 + by };
      expect((await submit(sale({ items: [item] }))).status, String(by)).to.equal(200);
    }
    for (const changed of [
      { tax_amount: 160.02 },
      { total_amount: 1160.02 },
      { supply_amount: 999.98 },
      { tax_amount: 0 },
    ]) {
      const { status, body } = await submit(sale({ items: [{ ...line, ...whole, ...changed }] }));
      expect(status, JSON.stringify(changed)).to.equal(400);
      expect(Object.keys(body.errors as object)[0]).to.match(/^items\[0\]\./);
    }
    // Tenths that no binary number holds: thirty cents are thirty cents.
    const tenths = sale({
      items: [
        { item_code: "KE2NTXL0000002", quantity: 1, unit_price: 0.1 },
        { item_code: "KE2NTXL0000002", quantity: 1, unit_price: 0.2 },
      ],
      total_amount: 0.3,
      tax_amount: 0,
    });
    expect((await submit(tenths)).status).to.equal(200);
  });

  it("have the rate of their tax type", async () => {
    for (const changed of [
      { tax_type: "B" },
      { tax_type: "A", tax_rate: 0 },
      { tax_type: "C", tax_rate: 16 },
      { tax_type: "Z" },
    ]) {
      const { status } = await submit({ ...sale(), items: [{ ...line, ...whole, ...changed }] });
      expect(status, JSON.stringify(changed)).to.equal(400);
    }
    const bought = purchase();
    const [first] = bought.items;
    if (!first) throw new Error("a purchase has a line");
    const response = await test.call("POST", "/purchases", {
      body: { ...bought, items: [{ ...first, tax_type: "B" }] },
    });
    expect(response.status).to.equal(400);
  });

  it("are not dated tomorrow", async () => {
    const tomorrow = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10).replaceAll("-", "");
    expect((await submit(sale({ sale_date: tomorrow }))).status).to.equal(400);
    expect((await submit(sale({ sale_date: "20260230" }))).status).to.equal(400);
  });
});
