// What a receipt prints besides the sale: the branch's texts, else the account's, sent with the sale and kept with it.
import type { SaleInput } from "@taxctl/sdk";
import { expect } from "chai";
import { closeLanes, openBranch, openLanes, sale, type TestBranch } from "../../support/branch.ts";
import { describeEachFamily } from "../../support/database.ts";
import { failureOf, switchAccount } from "../../support/records.ts";
import { startTestService } from "../../support/service.ts";
import { forSuite } from "../../support/suite.ts";

describeEachFamily("texts of receipts", (family) => {
  let branch: TestBranch;
  const test = forSuite(() => startTestService({ family }));
  beforeEach(async () => {
    await switchAccount(test);
    branch = await openBranch(test);
  });

  const client = () => test.clientFor(test.account.keys.owner);
  const submit = async (overrides: Partial<SaleInput> = {}) => client().sales.create(sale(overrides));
  const lastSale = () =>
    Object(
      test.simulator.requests.findLast(
        ({ function: name, tin }) => name === "saveSales" && tin === branch.tin,
      )?.body,
    );
  /** The texts on the wire of the last sale. */
  const sent = () => {
    const { custNm, receipt } = lastSale();
    const { trdeNm, adrs, topMsg, btmMsg } = receipt;
    return { custNm, trdeNm, adrs, topMsg, btmMsg };
  };

  it("the branch's texts come before the account's", async () => {
    await client().account.update({
      trade_name: "Duka",
      receipt_address: "P.O. Box 1, Nairobi",
      receipt_header: "Karibu",
      receipt_footer: "Asante",
      walk_in_customer_name: "Cash customer",
    });
    await submit();
    expect(sent()).to.deep.equal({
      custNm: "Cash customer",
      trdeNm: "Duka",
      adrs: "P.O. Box 1, Nairobi",
      topMsg: "Karibu",
      btmMsg: "Asante",
    });
    await client().branches.update("00", { city: "Mombasa" });
    await submit();
    expect(sent(), "a city alone is no address").to.include({ adrs: "P.O. Box 1, Nairobi" });
    await client().branches.update("00", { address_line: "Moi Avenue 12", city: "Mombasa" });
    await submit();
    expect(sent()).to.include({ trdeNm: "Duka", adrs: "Moi Avenue 12, Mombasa" });
    await client().branches.update("00", {
      trade_name: "Duka Pwani",
      receipt_address: "Old Port, Mombasa",
      receipt_footer: "Karibu tena",
      walk_in_customer_name: "Visitor",
    });
    await submit();
    expect(sent()).to.deep.equal({
      custNm: "Visitor",
      trdeNm: "Duka Pwani",
      adrs: "Old Port, Mombasa",
      topMsg: "Karibu",
      btmMsg: "Karibu tena",
    });
  });

  it("the account's name is the trade name if it fits the control unit's field, and is never cut", async () => {
    const rename = (name: string) =>
      test.service.db.knex("accounts").where({ id: test.account.id }).update({ name });
    await rename("Twenty Characters Lt");
    await submit();
    expect(sent().trdeNm).to.equal("Twenty Characters Lt");
    const other = await test.openAccount();
    await test.service.db.knex("accounts").where({ id: other.id }).update({ name: "Twenty-one Characters" });
    Object.assign(test.account, other);
    branch = await openBranch(test);
    await submit();
    expect(sent()).to.include({ trdeNm: null, adrs: null, topMsg: null, btmMsg: null });
  });

  it("settings of another account or environment change nothing", async () => {
    const stranger = await test.openAccount();
    await test.clientFor(stranger.keys.owner).account.update({ receipt_header: "Not ours" });
    await test.clientFor(test.account.keys.live).account.update({ receipt_header: "Live" });
    await submit();
    expect(sent().topMsg).to.equal(null);
  });

  it("a sale that waits for its unit keeps the texts of the moment when it was accepted", async () => {
    await client().account.update({ receipt_header: "Karibu" });
    await closeLanes(test);
    const body = sale();
    await failureOf(client().sales.create(body));
    await client().account.update({ receipt_header: "Changed" });
    await openLanes(test);
    expect(sent().topMsg).to.equal("Karibu");
  });

  describe("of a business without VAT", () => {
    const untaxed: Partial<SaleInput> = {
      items: [{ item_code: "KE2NTXL0000002", quantity: 2, unit_price: 50, tax_type: "D" }],
    };

    it("a sale with VAT is rejected by line, one without it is sent with its letter", async () => {
      const original = await submit();
      const sold = await client().sales.get(original.transaction_id);
      await client().account.update({ vat_registered: false });
      const { status, body } = await test.call("POST", "/sales", { body: sale() });
      expect(status).to.equal(400);
      expect(body.message).to.equal(
        "The request is not valid: items[0].tax_type has a rate of 16 %, and the account is not registered for VAT. Use a type without tax, or set vat_registered.",
      );
      await submit(untaxed);
      expect(lastSale().itemList.map(({ taxTyCd }: { taxTyCd: string }) => taxTyCd)).to.deep.equal(["D"]);
      const note = await submit({
        receipt_type: "R",
        original_invoice_no: sold.invoice_no,
        refund_reason_code: "06",
      });
      expect(note.tax_amount).to.equal(original.tax_amount);
    });
  });
});
