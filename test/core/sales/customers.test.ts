// Whose sale it is: walk-in customers, and credit notes that go out with their original's customer.
import type { SaleInput } from "@taxctl/sdk";
import { expect } from "chai";
import { openBranch, sale, type TestBranch } from "../../support/branch.ts";
import { describeEachFamily } from "../../support/database.ts";
import { failureOf } from "../../support/records.ts";
import { startTestService } from "../../support/service.ts";
import { forSuite } from "../../support/suite.ts";

const tin = "P051234567Z";
const other = "P059999999Q";

describeEachFamily("customers of sales and credit notes", (family) => {
  let branch: TestBranch;
  const test = forSuite(() => startTestService({ family, simulator: { compareNames: true } }));
  before(async () => {
    branch = await openBranch(test);
  });

  const submit = async (overrides: Partial<SaleInput> = {}) => {
    const body = sale(overrides);
    const { data, body: envelope, warnings } = await test.client.sales.create(body).withResponse();
    return { body, data, warnings: warnings.map(({ code, field }) => [code, field]), envelope };
  };
  const note = (original_invoice_no: string, overrides: Partial<SaleInput> = {}) =>
    sale({ receipt_type: "R", original_invoice_no, refund_reason_code: "06", ...overrides });
  const credit = (original_invoice_no: string, overrides: Partial<SaleInput> = {}) =>
    submit(note(original_invoice_no, overrides));
  /** The customer on the wire: in the body, and where the receipt repeats it. */
  const sent = (invoiceNo: string): unknown => {
    const all = test.simulator.requests.filter(
      ({ function: name, tin: at, body }) =>
        name === "saveSales" && at === branch.tin && Object(body).trdInvcNo === invoiceNo,
    );
    const { custTin, custNm, receipt } = Object(all.at(-1)?.body);
    expect(receipt.custTin).to.equal(custTin);
    return [custTin, custNm];
  };

  it("a sale without a customer is sent with the account's walk-in name, and can be credited", async () => {
    const { body, data, warnings } = await submit();
    expect(sent(body.invoice_no)).to.deep.equal([null, "Walk-in customer"]);
    expect((await test.client.sales.get(data.transaction_id)).customer_name).to.equal("Walk-in customer");
    expect((await test.client.transactions.receipt(data.transaction_id)).customer_name).to.equal(
      "Walk-in customer",
    );
    expect(warnings).to.deep.equal([]);
    const credited = await credit(body.invoice_no);
    expect(sent(credited.body.invoice_no)).to.deep.equal([null, "Walk-in customer"]);
  });

  it("a blank name counts as none", async () => {
    const { body } = await submit({ customer_name: "   " });
    expect(sent(body.invoice_no)).to.deep.equal([null, "Walk-in customer"]);
  });

  it("sent documents keep their name when the walk-in name changes, and the same request is the same sale", async () => {
    const { body, data } = await submit();
    await test.client.account.update({ walk_in_customer_name: "Cash customer" });
    try {
      const again = await submit(body);
      expect([again.data.transaction_id, again.envelope.meta.duplicate]).to.deep.equal([
        data.transaction_id,
        true,
      ]);
      expect((await test.client.sales.get(data.transaction_id)).customer_name).to.equal("Walk-in customer");
      const credited = await credit(body.invoice_no);
      expect(sent(credited.body.invoice_no)).to.deep.equal([null, "Walk-in customer"]);
      const later = await submit();
      expect(sent(later.body.invoice_no)).to.deep.equal([null, "Cash customer"]);
    } finally {
      await test.client.account.update({ walk_in_customer_name: null });
    }
  });

  it("a TIN without a name is accepted with a warning, also when it is repeated or asynchronous", async () => {
    const { body, warnings } = await submit({ customer_tin: tin });
    expect(sent(body.invoice_no)).to.deep.equal([tin, "Walk-in customer"]);
    expect(warnings).to.deep.equal([["customer_name_missing", "customer_name"]]);
    expect((await submit(body)).warnings).to.deep.equal(warnings);
    const call = test.client.sales.create(sale({ customer_tin: tin }), { async: true });
    const { status, warnings: later } = await call.withResponse();
    expect([status, later.map(({ code }) => code)]).to.deep.equal([202, ["customer_name_missing"]]);
  });

  describe("with a TIN that was looked up", () => {
    const known = "A007654321B";
    const name = `TAXPAYER ${known}`;
    const lookedUp = () =>
      test.simulator.requests.filter(({ function: called }) => called === "selectCustomer").length;
    const before = async () => (await submit({ customer_tin: known })).body;
    let earlier: SaleInput;
    beforeEach(async () => {
      earlier ??= await before();
      await test.client.taxpayers.get(known);
    });

    it("are sent with the authority's name, with a warning that shows it, and no unit call before", async () => {
      const calls = lookedUp();
      const { body, data, warnings, envelope } = await submit({ customer_tin: ` ${known.toLowerCase()} ` });
      expect(sent(body.invoice_no)).to.deep.equal([known, name]);
      expect(warnings).to.deep.equal([["customer_name_missing", "customer_name"]]);
      expect(envelope.meta.warnings?.[0]?.message).to.contain(`"${name}"`);
      expect((await test.client.sales.get(data.transaction_id)).customer_name).to.equal(name);
      const credited = await credit(body.invoice_no);
      expect(sent(credited.body.invoice_no)).to.deep.equal([known, name]);
      await submit({ customer_tin: "A007654322B" });
      expect(lookedUp()).to.equal(calls);
    });

    it("stay the same sale when the name was looked up between two submissions", async () => {
      expect(sent(earlier.invoice_no)).to.deep.equal([known, "Walk-in customer"]);
      const again = await submit(earlier);
      expect(again.envelope.meta.duplicate).to.equal(true);
      expect(again.envelope.meta.warnings?.[0]?.message).to.contain('"Walk-in customer"');
      const shown = await test.client.sales.get(again.data.transaction_id);
      expect(shown.customer_name).to.equal("Walk-in customer");
    });

    it("keep the name that the caller gives, and need a TIN", async () => {
      const named = await submit({ customer_tin: known, customer_name: "Acacia" });
      expect(sent(named.body.invoice_no)).to.deep.equal([known, "Acacia"]);
      const { body } = await submit();
      expect(sent(body.invoice_no)).to.deep.equal([null, "Walk-in customer"]);
    });

    it("don't take the name that another account looked up", async () => {
      const stranger = await test.openAccount();
      const theirs = await openBranch({ ...test, account: stranger });
      const client = test.clientFor(stranger.keys.owner);
      const { transaction_id } = await client.sales.create(sale({ customer_tin: known }));
      expect((await client.sales.get(transaction_id)).customer_name).to.equal("Walk-in customer");
      expect(theirs.tin).not.to.equal(branch.tin);
    });
  });

  it("a TIN with a name gets no warning", async () => {
    expect((await submit({ customer_tin: tin, customer_name: "Acacia Hotel" })).warnings).to.deep.equal([]);
  });

  describe("credit notes", () => {
    let original: string;
    before(async () => {
      const { body } = await submit({
        customer_tin: tin,
        customer_name: "Acacia Hotel",
        items: [{ item_code: "KE2NTXU0000001", quantity: 50, unit_price: 580 }],
      });
      original = body.invoice_no;
    });

    it("take the mobile number from the original unless they have one", async () => {
      const mobile = "0712345678";
      const { body } = await submit({ customer_tin: tin, customer_mobile: mobile });
      const note = { items: [{ item_code: "KE2NTXU0000001", quantity: 1, unit_price: 580 }] };
      for (const customer_mobile of [undefined, "0787654321"]) {
        const { data } = await credit(body.invoice_no, {
          ...note,
          ...(customer_mobile && { customer_mobile }),
        });
        const printed = await test.client.transactions.receipt(data.transaction_id);
        expect(printed.customer_mobile).to.equal(customer_mobile ?? mobile);
      }
    });

    it("take TIN and name from the original when they have none", async () => {
      const { body, data, warnings } = await credit(original);
      expect(sent(body.invoice_no)).to.deep.equal([tin, "Acacia Hotel"]);
      expect(warnings).to.deep.equal([]);
      const shown = await test.client.sales.get(data.transaction_id);
      expect([shown.customer_tin, shown.customer_name]).to.deep.equal([tin, "Acacia Hotel"]);
      const found = await test.client.sales.search({ customer_tin: tin, invoice_no: body.invoice_no });
      expect(found.data.map(({ customer_name }) => customer_name)).to.deep.equal(["Acacia Hotel"]);
    });

    it("may repeat the original's customer", async () => {
      const { warnings } = await credit(original, { customer_tin: tin, customer_name: "Acacia Hotel" });
      expect(warnings).to.deep.equal([]);
    });

    it("with another TIN are rejected, and nothing is stored", async () => {
      const body = note(original, { customer_tin: other });
      const failure = await failureOf(test.client.sales.create(body));
      expect([failure.status, failure.code]).to.deep.equal([422, "customer_mismatch"]);
      expect(failure.errors).to.have.key("customer_tin");
      const search = { invoice_no: body.invoice_no };
      expect((await test.client.sales.search(search)).total).to.equal(0);
    });

    it("with a TIN are rejected where the original has none", async () => {
      const { body } = await submit();
      const failure = await failureOf(test.client.sales.create(note(body.invoice_no, { customer_tin: tin })));
      expect(failure.code).to.equal("customer_mismatch");
    });

    it("with another name are sent with the original's, with a warning, also when they are repeated", async () => {
      const { body, warnings } = await credit(original, { customer_name: "ACACIA HOTEL LTD" });
      expect(sent(body.invoice_no)).to.deep.equal([tin, "Acacia Hotel"]);
      expect(warnings).to.deep.equal([["customer_name_replaced", "customer_name"]]);
      const again = await submit(body);
      expect(again.envelope.meta.duplicate).to.equal(true);
      expect(again.warnings).to.deep.equal(warnings);
      const call = test.client.sales.create(note(original, { customer_name: "Acacia" }), { async: true });
      expect((await call.withResponse()).warnings.map(({ code }) => code)).to.deep.equal([
        "customer_name_replaced",
      ]);
    });

    it("show positive figures and the sign -1; sales show 1", async () => {
      const { body, data } = await credit(original);
      expect([data.sign, data.total_amount > 0]).to.deep.equal([-1, true]);
      const shown = await test.client.sales.get(data.transaction_id);
      expect([shown.sign, shown.total_amount]).to.deep.equal([-1, data.total_amount]);
      const [row] = (await test.client.sales.search({ invoice_no: body.invoice_no })).data;
      expect([row?.sign, row?.total_amount]).to.deep.equal([-1, data.total_amount]);
      expect((await test.client.transactions.receipt(data.transaction_id)).sign).to.equal(-1);
      expect((await submit()).data.sign).to.equal(1);
    });
  });

  it("the simulator that compares names rejects another one", async () => {
    const { body } = await submit({ customer_name: "Acacia Hotel" });
    const [first] = test.simulator.requests.filter(
      ({ body: wire }) => Object(wire).trdInvcNo === body.invoice_no,
    );
    const wire = { ...Object(first?.body) };
    const stamp = "20260310101500";
    for (const [custNm, code] of [
      ["Acacia", "935"],
      [null, "935"],
    ]) {
      const changed = { trdInvcNo: `X-${custNm}`, invcNo: wire.invcNo + 1, orgInvcNo: wire.invcNo, custNm };
      const refund = { rcptTyCd: "R", rfdDt: stamp, rfdRsnCd: "06" };
      const response = await fetch(`${test.simulator.url}/trnsSales/saveSales`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ ...wire, ...changed, ...refund }),
      });
      expect(Object(await response.json()).resultCd, String(custNm)).to.equal(code);
    }
  });
});
