// The exports page by plain HTTP: start, state, download in one piece or continued, delete, and what each role may export.
import { expect } from "chai";
import { localDay } from "../../../server/src/base/clock.ts";
import { openBranch, sale } from "../../support/branch.ts";
import { describeEachFamily } from "../../support/database.ts";
import { csvRows } from "../../support/exports.ts";
import { forSuite } from "../../support/suite.ts";
import { type Browser, browserOf, formsOf, startConsole } from "./support.ts";

const period = { from_date: "2026-03-01", to_date: "2026-03-31" };

describeEachFamily("the console's exports", (family) => {
  let browser: Browser;
  let path: string;
  const test = forSuite(() => startConsole({ family }));
  before(async () => {
    await openBranch(test);
    await test.call("POST", "/sales", { body: sale({ invoice_no: "EXPORTED-1" }) });
    path = `/console/${test.account.id}/sandbox/exports`;
    browser = await browserOf(test, test.account.users.accountant);
  });

  it("starts an export, shows its state, and gives the file", async () => {
    const empty = await browser.open(path);
    expect(empty.text).to.contain("There is no export yet.");
    const started = await browser.submit(empty, "Start the export", {
      type: "sales",
      format: "csv",
      ...period,
    });
    expect(started.text).to.contain("The export is being written.");
    await test.service.exports.drain();
    const ready = await browser.open(path);
    expect(ready.text).to.contain("Ready");
    const link = /href="([^"]+\/file)"/.exec(ready.html)?.[1] ?? "";
    const file = await browser.request("GET", link);
    expect(file.status).to.equal(200);
    expect(file.headers.get("content-disposition")).to.equal(
      'attachment; filename="sales_2026-03-01_2026-03-31.csv"',
    );
    expect(Number(file.headers.get("content-length"))).to.equal(Buffer.byteLength(`\ufeff${file.html}`));
    expect(csvRows(Buffer.from(file.html)).map(({ invoice_no }) => invoice_no)).to.deep.equal(["EXPORTED-1"]);
    const headers = { Range: "bytes=10-", "If-Range": file.headers.get("etag") ?? "" };
    const rest = await browser.request("GET", link, { headers });
    expect(rest.status).to.equal(206);
    expect(rest.html).to.equal(Buffer.from(`\ufeff${file.html}`).subarray(10).toString());
    const removed = await browser.submit(ready, "Delete");
    expect(removed.text).to.contain("The export is deleted.").and.contain("There is no export yet.");
    const gone = await browser.open(link);
    expect(gone.status).to.equal(404);
    expect(gone.text).to.contain("Not found");
  });

  it("fills in the period of a link, and this month without one", async () => {
    const shown = async (period: string) => {
      const page = await browser.open(`${path}${period}`);
      const fields = formsOf(page).find(({ label }) => label === "Start the export")?.fields;
      const [, chosen] = /aria-current="true">([^<]+)</.exec(page.html) ?? [];
      return [chosen, fields?.get("from_date"), fields?.get("to_date")];
    };
    const today = localDay(test.service.clock.now(), "Africa/Nairobi");
    const [year, month] = [today.slice(0, 4), today.slice(0, 7)];
    const thisMonth = await shown("");
    expect(thisMonth.slice(0, 2)).to.deep.equal(["This month", `${month}-01`]);
    expect(thisMonth[2]).to.match(new RegExp(`^${month}-(28|29|30|31)$`));
    expect(await shown("?period=2026")).to.deep.equal(thisMonth);
    expect(await shown("?period=this-year")).to.deep.equal(["This year", `${year}-01-01`, `${year}-12-31`]);
    const [name, from = "", to = ""] = (await shown("?period=last-month")).map(String);
    expect(name).to.equal("Last month");
    const dayAfter = new Date(Date.parse(to) + 24 * 60 * 60_000).toISOString().slice(0, 10);
    expect([dayAfter, from.slice(0, 7)]).to.deep.equal([`${month}-01`, to.slice(0, 7)]);
  });

  it("keeps the input and shows its errors", async () => {
    const failed = await browser.submit(await browser.open(path), "Start the export", {
      type: "purchases",
      from_date: "2026-03-31",
      to_date: "2026-03-01",
    });
    expect(failed.status).to.equal(422);
    expect(failed.text).to.contain("How to fix it:");
    expect(failed.html).to.contain('value="2026-03-31"').and.contain('<option value="purchases" selected>');
  });

  it("offers each role the records that it may list, and no other", async () => {
    const offered: Record<string, string[]> = {};
    for (const role of ["owner", "accountant", "cashier"] as const) {
      const page = await (await browserOf(test, test.account.users[role])).open(path);
      offered[role] = [...page.html.matchAll(/<option value="(sales|purchases|movements|audit)"/g)].map(
        ([, type]) => type ?? "",
      );
    }
    expect(offered).to.deep.equal({
      owner: ["sales", "purchases", "movements", "audit"],
      accountant: ["sales", "purchases", "movements"],
      cashier: ["sales"],
    });
    const cashier = await browserOf(test, test.account.users.cashier);
    const page = await cashier.open(path);
    const rejected = await cashier.submit(page, "Start the export", { ...period, type: "audit" });
    expect(rejected.status).to.equal(403);
    expect(formsOf(await cashier.open(path)).map(({ label }) => label)).to.not.include("Delete");
  });

  it("gives nobody the file of another account or environment", async () => {
    await browser.submit(await browser.open(path), "Start the export", {
      type: "sales",
      format: "csv",
      ...period,
    });
    await test.service.exports.drain();
    const link = /href="([^"]+\/file)"/.exec((await browser.open(path)).html)?.[1] ?? "";
    const other = await test.openAccount();
    const stranger = await browserOf(test, other.users.owner);
    expect((await stranger.open(link)).status).to.equal(404);
    expect((await stranger.open(link.replace(`/${test.account.id}/`, `/${other.id}/`))).status).to.equal(403);
    expect((await browser.open(link.replace("/sandbox/", "/live/"))).status).to.equal(404);
  });
});
