// The home page and the frame in Chromium, wide and narrow, in both themes: figures, what needs a person first on phones, and the keyboard.
import { expect } from "chai";
import type { Browser } from "playwright-core";
import { localDate } from "../../server/src/base/clock.ts";
import { startConsole } from "../modules/console/support.ts";
import { openBranch, sale } from "../support/branch.ts";
import { insertToken, personOf } from "../support/people.ts";
import type { TestService } from "../support/service.ts";
import { expectGood, type Size, sizes, startBrowser, type Visitor, visit } from "./support.ts";

describe("the home page in a browser", () => {
  let test: TestService;
  let browser: Browser;
  let base = "";
  before(async () => {
    test = await startConsole({ overrides: { syncWaitMs: 4_000 } });
    browser = await startBrowser();
    base = `${test.origin}/console/${test.account.id}/sandbox`;
    await openBranch(test);
    await openBranch(test, { bhf_id: "01" });
    for (const [branch_id, quantity, daysAgo, more] of [
      ["00", 200, 0, {}],
      ["01", 150, 0, { customer_name: "Kilimani Events Ltd", customer_tin: "P051884120T" }],
      ["00", 170, 1, {}],
      ["00", 120, 3, {}],
      ["01", 190, 7, {}],
      ["00", 1, 0, { remark: "SIM-884x1" }],
    ] as const) {
      const sale_date = localDate(Date.now() - daysAgo * 86_400_000, "Africa/Nairobi");
      const items = [{ item_code: "KE2NTXU0000001", quantity, unit_price: 580 }];
      await test.call("POST", "/sales", {
        body: sale({ branch_id, sale_date, sale_time: "000100", items, ...more }),
      });
    }
    await test.client.branches.pause("01", { reason: "Stocktaking" });
  });
  after(async () => {
    await browser?.close();
    await test?.close();
  });

  async function enter(role: "owner" | "cashier", size: Size, hasScript = true): Promise<Visitor> {
    const visitor = await visit(browser, { size, hasScript });
    const value = await insertToken(test, await personOf(test, test.account.users[role]));
    await visitor.context.addCookies([{ name: "taxctl-session", value, url: test.origin }]);
    return visitor;
  }

  for (const size of Object.keys(sizes) as Size[])
    it(`is good for an owner and for a cashier (${size})`, async () => {
      for (const role of ["owner", "cashier"] as const) {
        const visitor = await enter(role, size);
        await visitor.page.goto(base);
        await expectGood(visitor, `home-${role}-${size}`);
        await visitor.close();
      }
    });

  it("has the figures of the reports, and what needs a person below them on a phone", async () => {
    const visitor = await enter("owner", "narrow", false);
    const { page } = visitor;
    await page.goto(base);
    const topOf = async (selector: string): Promise<number> =>
      (await page.locator(selector).boundingBox())?.y ?? Number.NaN;
    expect(await topOf(".figures")).to.be.below(await topOf(".inbox"));
    expect(await page.locator(".figures a").first().textContent()).to.contain("203,000.00");
    expect((await page.locator("header.top").boundingBox())?.height).to.be.below(70);
    await page.getByRole("link", { name: "More", exact: true }).click();
    await page.getByRole("link", { name: "Settings" }).click();
    await page.getByRole("heading", { level: 1, name: "Settings" }).waitFor();
    await visitor.close();
  });

  it("finds a document by its number from the keyboard alone", async () => {
    const visitor = await enter("owner", "wide");
    const { page } = visitor;
    await page.goto(base);
    await page.keyboard.press("/");
    await page.keyboard.type("none");
    await page.keyboard.press("Enter");
    await page.getByText("Check the spelling").waitFor();
    await visitor.close();
  });

  for (const size of Object.keys(sizes) as Size[])
    it(`lets a cashier find a receipt by its amount, without script (${size})`, async () => {
      const visitor = await enter("cashier", size, false);
      const { page } = visitor;
      await page.goto(base);
      await page.getByLabel("Search", { exact: true }).fill("KES 110,200");
      await page.keyboard.press("Enter");
      await page.waitForURL(/\/documents\/[0-9a-f-]{36}$/);
      await visitor.close();
      const scripted = await enter("cashier", size);
      for (const q of ["", "?q=none", "?q=Walk-in"]) {
        await scripted.page.goto(`${base}/search${q}`);
        await expectGood(scripted, `search${q.replaceAll(/\W/g, "-")}-${size}`);
      }
      await scripted.close();
    });
});
