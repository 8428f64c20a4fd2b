// Closing a month at the command line: open documents block it, the report shows the close, and the owner reopens it.
import { timeIn } from "@taxctl/sdk/formats";
import { expect } from "chai";
import { claimedLate, openBranch, purchase, sale, type TestBranch } from "../../support/branch.ts";
import { firstOf, monthAt } from "../../support/days.ts";
import { startTestService, type TestService } from "../../support/service.ts";
import { Desk } from "../support/command.ts";

describe("periods", () => {
  let test: TestService;
  let desk: Desk;
  let branch: TestBranch;
  before(async () => {
    test = await startTestService();
    branch = await openBranch(test);
    desk = await Desk.open();
    const sandbox = { base_url: test.url, api_key: test.keys.owner, environment: "sandbox" };
    const config = { version: 1, current: "sandbox", profiles: { sandbox } };
    await desk.write("config/config.json", JSON.stringify(config));
  });
  after(async () => {
    await desk?.clear();
    await test?.close();
  });

  it("closes, shows the figures of the close, and reopens", async () => {
    await test.client.sales.create(sale());
    const closed = await desk.run(["periods", "close", "2026-03", "--yes", "--json"]);
    expect(closed.exitCode, closed.stderr).to.equal(0);
    expect(closed.json().data).to.include({ month: "2026-03", status: "closed" });
    const report = await desk.run(["reports", "period", "--month", "2026-03"]);
    expect(report.stderr).to.contain("The month is closed");
    const rejected = await desk.run([
      "sales",
      "submit",
      await desk.write("s.json", JSON.stringify(sale())),
      "--json",
    ]);
    expect(rejected.json().error.code).to.equal("period_closed");
    expect(rejected.json().error.remedy)
      .to.contain("Date the sale in an open month")
      .and.not.to.contain("laim");
    const bought = purchase({ purchase_date: "20260310", claim_month: "2026-03", ...claimedLate });
    const file = await desk.write("p.json", JSON.stringify(bought));
    const unclaimed = await desk.run(["purchases", "create", file, "--json"]);
    expect(unclaimed.json().error.remedy)
      .to.contain("Claim the purchase in an open month (`claim_month`")
      .and.not.to.contain("sale");
    const list = await desk.run(["periods", "list", "--json"]);
    const march = (list.json().data as { month: string; status: string }[]).find(
      ({ month }) => month === "2026-03",
    );
    expect(march?.status).to.equal("closed");
    const reopened = await desk.run([
      "periods",
      "reopen",
      "2026-03",
      "--reason",
      "A sale was missing",
      "--yes",
    ]);
    expect(reopened.exitCode, reopened.stderr).to.equal(0);
    const months = await desk.run(["periods", "list"]);
    expect(months.stdout).to.match(/2026-03 +open .* reopened \d{4}-\d\d-\d\d \d\d:\d\d: A sale was missing/);
    // A month without a document, too.
    for (const argv of [["close"], ["reopen", "--reason", "Closed too early"]])
      expect(
        (await desk.run(["periods", argv[0] ?? "", "2025-08", "--yes", ...argv.slice(1)])).exitCode,
      ).to.equal(0);
    const both = await desk.run(["periods", "list"]);
    expect(both.stdout).to.match(/2026-03 [\s\S]*2025-08 +open .*reopened .*: Closed too early/);
    await desk.signIn(test.url, test.keys.accountant);
    const others = await desk.run(["periods", "list"]);
    expect(others.exitCode, others.stderr).to.equal(0);
    expect(others.stdout)
      .to.match(/2026-03 +open/)
      .and.not.to.contain("A sale was missing");
    await desk.signIn(test.url, test.keys.owner);
  });

  it("shows the close in local time, and warns of supplier invoices that wait", async () => {
    const waiting = { spplrInvcNo: 5501, salesDt: "20251110", cfmDt: "2025-11-10 12:00:00" };
    await test.simulator.addSupplierSales(branch.tin, branch.bhf_id, [waiting]);
    await test.client.purchases.fetchSupplierSales({});
    await test.client.sales.create(sale({ sale_date: "20251110" }));
    const open = "1 supplier invoice is not registered";
    for (const more of [["--dry-run"], ["--yes"]]) {
      const rejected = await desk.run(["periods", "close", "2025-11", ...more, "--json"]);
      expect(rejected.json().error.code).to.equal("period_has_open_documents");
      expect(rejected.json().error.message).to.contain(`2025-11 has open work: ${open}`);
    }
    expect((await desk.run(["periods", "list"])).stdout).to.match(new RegExp(`2025-11 +open +${open}`));
    const reason = ["--reason", "The return is due"];
    const foreseen = await desk.run(["periods", "close", "2025-11", "--dry-run", ...reason]);
    expect(foreseen.stdout).to.contain(`although work is open: ${open}`);
    const closed = await desk.run(["periods", "close", "2025-11", "--yes", ...reason]);
    expect(closed.exitCode, closed.stderr).to.equal(0);
    expect(closed.stderr).to.contain(`Still open in 2025-11: ${open}. After the close, claim`);
    const [period] = (await test.client.periods.list()).periods.filter(({ month }) => month === "2025-11");
    const { time_zone } = await test.client.health.get();
    const list = await desk.run(["periods", "list"]);
    expect(list.stdout)
      .to.contain(timeIn(time_zone, period?.closed_at ?? ""))
      .and.not.match(/\dZ/);
    const earlier = await desk.run(["periods", "close", "2025-10", "--yes"]);
    expect(earlier.stderr).to.not.contain("supplier invoice");
    const month = monthAt(test.service.clock.now());
    await test.simulator.addSupplierSales(branch.tin, branch.bhf_id, [
      { spplrInvcNo: 5502, salesDt: firstOf(month), cfmDt: `${month}-01 12:00:00` },
    ]);
    await test.client.purchases.fetchSupplierSales({});
    for (const more of [["--dry-run"], ["--yes"]]) {
      const early = await desk.run(["periods", "close", month, ...more, "--json"]);
      expect(early.json().error.code).to.equal("period_not_over");
      expect(early.stdout + early.stderr).to.not.contain("not registered");
    }
  });

  it("needs a reason while a document is open, a month that exists, and a reason to reopen", async () => {
    await test.simulator.setFault({ fault: "F1", times: "always" });
    await test.call("POST", "/sales?async=true", { body: sale({ sale_date: "20260201" }) });
    const open = await desk.run(["periods", "close", "2026-02", "--yes", "--json"]);
    expect(open.json().error.code).to.equal("period_has_open_documents");
    const dry = (...more: string[]) => desk.run(["periods", ...more, "--dry-run", "--json"]);
    const blocked = await dry("close", "2026-02");
    expect(blocked.exitCode).to.equal(open.exitCode);
    expect(blocked.json().error).to.include({
      code: "period_has_open_documents",
      message: "2026-02 has open work: 1 document is not finished",
    });
    const foreseen = await dry("close", "2026-02", "--reason", "Due today");
    expect(foreseen.json().data).to.include({ status: "closed", reason: "Due today", open_documents: 1 });
    expect((await dry("close", "2999-01")).json().error.code).to.equal("period_not_over");
    const forced = await desk.run([
      "periods",
      "close",
      "2026-02",
      "--yes",
      "--reason",
      "Due today",
      "--json",
    ]);
    expect(forced.json().data).to.include({ status: "closed", reason: "Due today" });
    expect((await desk.run(["periods", "close", "2026-02", "--dry-run"])).stdout).to.contain(
      "closed already",
    );
    const late = await dry("enter", "2026-02", "--set", "withheld=1");
    expect(late.json().error.code).to.equal("return_closed");
    const reopened = await dry("reopen", "2026-02", "--reason", "An invoice was missing");
    expect(reopened.json().data).to.include({ month: "2026-02", status: "open" });
    const still = await desk.run(["periods", "list", "--json"]);
    expect(still.json().data).to.deep.include.members([forced.json().data]);
    expect((await desk.run(["periods", "close", "2026-13", "--yes"])).exitCode).to.equal(2);
    expect((await desk.run(["periods", "reopen", "2026-02", "--yes"])).exitCode).to.equal(2);
    const never = await desk.run(["periods", "reopen", "2026-01", "--reason", "None", "--yes", "--json"]);
    expect(never.json().error.code).to.equal("period_open");
  });

  it("records the filing of a closed month, and says what is wrong before it sends anything", async () => {
    const file = (month: string, ...more: string[]) =>
      desk.run(["periods", "file", month, "--acknowledgement", "KRA-1", ...more, "--json"]);
    const open = await file("2025-08");
    expect(open.json().error).to.include({ code: "period_open" });
    expect((await file("2025-08", "--dry-run")).json().error).to.include({ code: "period_open" });
    await desk.run(["periods", "close", "2025-08", "--yes"]);
    const early = await file("2025-08", "--date", "2025-08-31", "--dry-run");
    expect(early.json().error.errors).to.have.keys("filed_on");
    const dry = await file("2025-08", "--payment", "20250001", "--dry-run");
    expect(dry.json().data).to.deep.equal({ acknowledgement_no: "KRA-1", payment_no: "20250001" });
    const names = ["--prepared-by", "Wanjiku", "--reviewed-by", "Amina"];
    const filed = await file("2025-08", "--date", "2025-09-05", ...names);
    expect(Object(filed.json().data).filing).to.include({
      acknowledgement_no: "KRA-1",
      filed_on: "2025-09-05",
      payment_no: null,
      prepared_by: "Wanjiku",
      reviewed_by: "Amina",
    });
    expect((await desk.run(["periods", "list"])).stdout).to.match(/2025-08 .*KRA-1/);
  });
});
