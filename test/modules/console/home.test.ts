// The home page of the console: what is to pay, and whether it may still change.
import { expect } from "chai";
import { openBranch, sale } from "../../support/branch.ts";
import { firstOf, monthAt } from "../../support/days.ts";
import { switchAccount } from "../../support/records.ts";
import { forSuite } from "../../support/suite.ts";
import { browserOf, startConsole } from "./support.ts";

describe("the console's home", () => {
  const test = forSuite(() => startConsole({ overrides: { syncWaitMs: 4_000 } }));
  beforeEach(async () => {
    await switchAccount(test);
    await openBranch(test);
  });

  const home = async (): Promise<string> => {
    const browser = await browserOf(test, test.account.users.owner);
    return (await browser.open(`/console/${test.account.id}/sandbox`)).text;
  };
  const sell = (fields: object) =>
    test.call("POST", "/sales", { body: sale({ sale_date: firstOf(monthAt(Date.now(), 1)), ...fields }) });

  it("has the tax of the last month, preliminary until it is closed", async () => {
    await sell({ invoice_no: "PAST-1" });
    expect(await home())
      .to.match(/VAT to pay for \w+ KES 160\.00 preliminary · (?:was )?due /)
      .and.match(/Close \w+ \d{4}/);
    const past = monthAt(Date.now(), 1);
    await test.clientFor(test.account.keys.owner).periods.close(past, {});
    expect(await home())
      .to.match(/VAT to pay for \w+ KES 160\.00 (?:was )?due /)
      .and.match(/Record the filing of \w+ \d{4}/)
      .and.not.contain("preliminary");
  });

  it("has the tax of this month so far without sales in the last one", async () => {
    expect(await home()).to.match(/VAT to pay for \w+ KES 0\.00 so far · due /);
  });
});
