// One account with a branch in Kenya and one in Rwanda: amounts are summed for each currency, and never across.
import { expect } from "chai";
import { startSimulator } from "../../server/src/simulator/index.ts";
import { browserOf, startConsole } from "../modules/console/support.ts";
import { openBranch, sale } from "../support/branch.ts";
import { createTestClock } from "../support/clock.ts";
import { type DatabaseFamily, describeEachFamily } from "../support/database.ts";
import { forSuite } from "../support/suite.ts";
import { factsOf, purchaseAt, soldAt, type UnitWire } from "../support/unit-wires.ts";

const day = "2026-03-10";
const branches = { vscu: "00", rw: "01" } as const;

async function start(family: DatabaseFamily) {
  const clock = createTestClock(Date.parse("2026-03-10T09:00:00Z"));
  const now = () => new Date(clock.now());
  const test = await startConsole({ family, clock, simulator: { now }, overrides: { syncWaitMs: 20_000 } });
  const kigali = await startSimulator({ now, ...factsOf.rw.simulator });
  await openBranch(test, { bhf_id: "00", price: 0 });
  await openBranch(test, { bhf_id: "01", price: 0, url: kigali.url, ...factsOf.rw.device });
  const sell = async (wire: keyof typeof branches, quantity: number) => {
    const items = soldAt(wire as UnitWire, [{ item_code: "KE2NTXU0000001", quantity, unit_price: 580 }]);
    await test.client.sales.create(sale({ items }), { branch: branches[wire] });
  };
  await sell("vscu", 1);
  await sell("rw", 10);
  await test.client.purchases.create(purchaseAt("vscu", 1), { branch: "00" });
  await test.client.purchases.create(purchaseAt("rw", 100), { branch: "01" });
  const close = async () => {
    await test.close();
    await kigali.close();
  };
  return { test, sell, close };
}

describeEachFamily("branches in two currencies", (family) => {
  const opened = forSuite(() => start(family));
  const client = () => opened.test.client;

  it("are apart in the tax report: that of all has those of the account's, and names the others", async () => {
    const period = { from_date: "2026-03-01", to_date: "2026-03-31" };
    const all = await client().reports.taxReport(period);
    expect([all.documents, all.totals.sales.total_amount, all.totals.purchases.total_amount]).to.deep.equal([
      2, 580, 580,
    ]);
    expect(all.totals.sales.tax_amount).to.equal(80);
    expect(all.other_currencies).to.deep.equal([{ currency: "RWF", branch_ids: ["01"] }]);
    const there = await client().reports.taxReport({ ...period, branch_id: "01" });
    expect([there.totals.sales.total_amount, there.totals.purchases.total_amount]).to.deep.equal([
      5800, 59_000,
    ]);
    expect(there.rows.map(({ of, tax_type, tax_rate }) => [of, tax_type, tax_rate])).to.deep.equal([
      ["sales", "B", 18],
      ["purchases", "B", 18],
    ]);
    expect(there).not.to.have.property("other_currencies");
  });

  it("are apart in the return, which is that of the account's country", async () => {
    const { boxes, lines } = await client().periods.vatReturn("2026-03", { itemized: true });
    const taxes = boxes.map(({ tax_amount }) => tax_amount).filter((tax) => tax !== null && tax !== 0);
    expect(taxes).to.include(80).and.not.to.include(884.75);
    expect(new Set(lines?.map(({ branch_id }) => branch_id))).to.deep.equal(new Set(["00"]));
  });

  it("are apart in the sums of documents", async () => {
    const query = { type: "sales", document_from: day, document_to: day } as const;
    expect(await client().transactions.sums(query)).to.deep.equal({
      ...{ documents: 1, credit_notes: 0, tax_amount: 80, total_amount: 580 },
      other_currencies: [
        { currency: "RWF", documents: 1, credit_notes: 0, tax_amount: 884.75, total_amount: 5800 },
      ],
    });
    expect(await client().transactions.sums({ ...query, branch_id: "01" })).to.deep.equal({
      ...{ documents: 1, credit_notes: 0, tax_amount: 884.75, total_amount: 5800 },
    });
  });

  it("are apart in the overview", async () => {
    const { currency, figures, other_currencies, branches: listed } = await client().reports.overview();
    expect(currency).to.equal("KES");
    expect(figures?.today).to.include({ documents: 1, total_amount: 580 });
    expect(figures?.month_so_far).to.include({ documents: 1, total_amount: 580 });
    expect(figures?.days.at(-1)?.total_amount).to.equal(580);
    expect(figures?.vat).to.include({ output_tax: 80, deductible_tax: 80 });
    const there = { documents: 1, taxable_amount: 4915.25, tax_amount: 884.75, total_amount: 5800 };
    expect(other_currencies).to.deep.equal([{ currency: "RWF", today: there, month_so_far: there }]);
    expect(listed.map((branch) => [branch.bhf_id, branch.total_amount, branch.currency])).to.deep.equal([
      ["00", 580, "KES"],
      ["01", 5800, "RWF"],
    ]);
  });

  it("are apart on the pages of the console", async () => {
    const { test } = opened;
    const browser = await browserOf(test, test.account.users.owner);
    const page = async (path: string) =>
      (await browser.open(`/console/${test.account.id}/sandbox${path}`)).text;
    const home = await page("");
    expect(home)
      .to.match(/Sales today\s+KES 580\.00/)
      .and.to.match(/In RWF, not included: sales today 5,800\.00/)
      .and.not.to.match(/6,380/);
    expect(home)
      .to.match(/KES 580\.00/)
      .and.to.match(/RWF 5,800\.00/);
    expect(await page("/branches/01"))
      .to.match(/RWF 5,800\.00/)
      .and.not.to.match(/KES/);
    expect(await page("/months/2026-03")).to.match(/Branch 01 in RWF: not included/);
    const list = await page(`/documents?type=sales&status=success&document_from=${day}&document_to=${day}`);
    expect(list)
      .to.match(/Total 580\.00/)
      .and.to.match(/In RWF: \w+\s+884\.75\s*, total\s+5,800\.00/)
      .and.not.to.match(/6,380/);
  });

  it("leave nothing out of an account whose branches share one", async () => {
    const other = await opened.test.openAccount();
    const url = opened.test.simulator.url;
    for (const bhf_id of ["00", "01"])
      await openBranch(opened.test, { bhf_id, url, price: 0, accountId: other.id });
    const { body } = await opened.test.call("GET", "/overview", { key: other.keys.owner });
    expect(body.data).not.to.have.property("other_currencies");
    expect(Object(body.data).branches[0]).not.to.have.property("currency");
  });
});
