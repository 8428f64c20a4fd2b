// Codes of other systems: each account and source has its own, with many codes in one request, and while another request deletes them.
import { expect } from "chai";
import { openBranch, sale } from "../../support/branch.ts";
import { describeEachFamily } from "../../support/database.ts";
import { failureOf, switchAccount } from "../../support/records.ts";
import { startTestService } from "../../support/service.ts";
import { forSuite } from "../../support/suite.ts";

/** Items that every test branch has. */
const cola = "KE2NTXU0000001";
const milk = "KE2NTXL0000002";

describeEachFamily("external codes", (family) => {
  const test = forSuite(() => startTestService({ family }));
  beforeEach(async () => {
    await switchAccount(test);
    await openBranch(test);
  });

  const set = (
    codes: { external_code: string; item_code: string; description?: string }[],
    source?: string,
  ) => test.client.items.setExternalCodes(source === undefined ? { codes } : { codes, source });
  /** The item that a sale by the code sells. */
  async function sold(external_code: string, client = test.client): Promise<string | undefined> {
    const line = { external_code, quantity: 1, unit_price: 100 };
    const { transaction_id } = await client.sales.create(sale({ items: [line] }));
    return (await client.sales.get(transaction_id)).items[0]?.item_code;
  }

  it("mean the item of the account that sells, and nothing to another account", async () => {
    await set([{ external_code: "POP", item_code: cola }]);
    const first = test.client;
    await switchAccount(test);
    await openBranch(test);
    expect((await failureOf(sold("POP"))).errors).to.have.all.keys("items[0].external_code");
    await set([{ external_code: "POP", item_code: milk }]);
    expect(await sold("POP")).to.equal(milk);
    expect(await sold("POP", first)).to.equal(cola);
    await test.client.items.deleteExternalCode("default", "POP");
    expect(await sold("POP", first)).to.equal(cola);
  });

  it("of a supplier don't stand for items of sales", async () => {
    await set([{ external_code: "POP", item_code: milk }], "supplier:P051234567Q");
    expect((await failureOf(sold("POP"))).errors).to.have.all.keys("items[0].external_code");
    await set([{ external_code: "POP", item_code: cola }]);
    expect(await sold("POP")).to.equal(cola);
  });

  it("are all compared with those that are there, in requests of hundreds", async () => {
    const named = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ external_code: `C${index}`, item_code: cola }));
    expect(await set(named(450))).to.include({ added: 450, changed: 0, unchanged: 0 });
    expect(await set(named(500))).to.include({ added: 50, changed: 0, unchanged: 450 });
    const moved = named(500).map((one, index) => (index % 100 === 0 ? { ...one, item_code: milk } : one));
    expect(await set(moved)).to.include({ added: 0, changed: 5, unchanged: 495 });
    const ofMilk = await test.client.items.externalCodes({ item_code: milk }).toArray();
    expect(ofMilk.map(({ external_code }) => external_code)).to.deep.equal([
      "C0",
      "C100",
      "C200",
      "C300",
      "C400",
    ]);
    const [latest] = (await test.client.audit.list({ action: "external_codes.set" })).data;
    expect(Object.keys(latest?.new ?? {})).to.have.members(ofMilk.map(({ external_code }) => external_code));
  });

  it("keep their description when they get another item without one", async () => {
    await set([{ external_code: "POP", item_code: cola, description: "Soda pop" }]);
    await set([{ external_code: "POP", item_code: milk }]);
    const [row] = (await test.client.items.externalCodes()).data;
    expect(row).to.include({ item_code: milk, description: "Soda pop" });
  });

  it("are deleted once, by one of the requests that come at the same time", async () => {
    await set([{ external_code: "POP", item_code: cola }]);
    const deletions = Array.from({ length: 4 }, () => test.client.items.deleteExternalCode("default", "POP"));
    const ended = await Promise.allSettled(deletions);
    const failed = ended.flatMap((one) => (one.status === "rejected" ? [one.reason.status] : []));
    expect(failed).to.deep.equal([404, 404, 404]);
    expect((await test.client.audit.list({ action: "external_codes.delete" })).data).to.have.lengthOf(1);
  });
});
