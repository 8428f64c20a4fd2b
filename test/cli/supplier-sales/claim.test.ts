// `purchases claim`: the claim of a registered purchase changes at the command line, or the failure says how to go on.
import { expect } from "chai";
import { openBranch, purchase } from "../../support/branch.ts";
import { firstOf, monthAt } from "../../support/days.ts";
import { startTestService, type TestService } from "../../support/service.ts";
import { Desk } from "../support/command.ts";

describe("purchases claim", () => {
  let test: TestService;
  let desk: Desk;
  before(async () => {
    test = await startTestService();
    await openBranch(test);
    desk = await Desk.open();
    await desk.signIn(test.url, test.keys.owner);
  });
  after(async () => {
    await desk?.clear();
    await test?.close();
  });

  const thisMonth = () => monthAt(test.service.clock.now());
  const claim = (invoice: string, ...argv: string[]) =>
    desk.run(["purchases", "claim", invoice, ...argv, "--json"]);
  const buy = async (overrides: object = {}) => {
    const body = purchase({ purchase_date: firstOf(thisMonth()), ...overrides });
    await test.client.purchases.create(body);
    return body.invoice_no;
  };

  it("claims nothing, and in a month again", async () => {
    const invoice = await buy();
    const dry = await claim(invoice, "--none", "--dry-run");
    expect(dry.json().data).to.include({ claim: "none", claim_month: null });
    const shown = async () => (await desk.run(["purchases", "show", invoice, "--json"])).json().data;
    expect(await shown(), "a dry run changes nothing").to.include({ claim_month: thisMonth() });
    expect((await claim(invoice, "--none")).json().data).to.include({ claim: "none", claim_month: null });
    expect(await shown()).to.include({ claim: "none" });
    const again = await claim(invoice, "--month", thisMonth());
    expect(again.json().data).to.include({ claim: "month", claim_month: thisMonth() });
    for (const argv of [
      ["--month", "2020-01"],
      ["--month", "2020-01", "--dry-run"],
    ]) {
      const early = await claim(invoice, ...argv);
      expect(early.exitCode).to.equal(1);
      expect(early.json().error.errors).to.have.keys("claim_month");
    }
  });

  it("ends with 2 without a claim, or with two", async () => {
    const invoice = await buy();
    for (const argv of [[], ["--none", "--month", thisMonth()], ["--month", "March"]])
      expect((await claim(invoice, ...argv)).exitCode, argv.join(" ")).to.equal(2);
  });

  it("needs a reason for an old purchase, and an open month, and says how to go on", async () => {
    const invoice = await buy({ purchase_date: "20250110" });
    const late = (await claim(invoice, "--month", thisMonth())).json().error;
    expect(late).to.include({ code: "input_tax_late" });
    expect(late.remedy).to.contain("an owner claims it with `claim_reason`");
    const reason = ["--reason", "The authority extended the time"];
    await desk.run(["periods", "close", "2025-02", "--yes"]);
    for (const argv of [reason, [...reason, "--dry-run"]]) {
      const closed = (await claim(invoice, "--month", "2025-02", ...argv)).json().error;
      expect(closed).to.include({ code: "period_closed" });
      expect(closed.remedy).to.match(/an open month.*have the owner reopen the month/);
    }
    const claimed = await claim(invoice, "--month", "2025-03", ...reason);
    expect(claimed.json().warnings).to.have.length(1);
    await desk.run(["periods", "close", "2025-03", "--yes"]);
    const stays = (await claim(invoice, "--none")).json().error;
    expect(stays).to.include({ code: "period_closed" });
    expect(stays.remedy).to.equal("Have the owner reopen the month: `taxctl periods reopen`.");
  });
});
