// Items and stock in Chromium: the lists, a new item, one with its movements and a count, wide and narrow.
import type { Browser } from "playwright-core";
import { startConsole } from "../modules/console/support.ts";
import { openBranch, sale } from "../support/branch.ts";
import { insertToken, personOf } from "../support/people.ts";
import { switchAccount } from "../support/records.ts";
import type { TestService } from "../support/service.ts";
import { expectGood, type Size, sizes, startBrowser, visit } from "./support.ts";

describe("the console's items in a browser", () => {
  let test: TestService;
  let browser: Browser;
  before(async () => {
    test = await startConsole({ overrides: { syncWaitMs: 4_000 } });
    browser = await startBrowser();
  });
  after(async () => {
    await browser?.close();
    await test?.close();
  });

  for (const size of Object.keys(sizes) as Size[]) {
    it(`has good pages from a new item to its count (${size})`, async () => {
      await switchAccount(test);
      await openBranch(test);
      await test.clientFor(test.account.keys.owner).sales.create(sale());
      const visitor = await visit(browser, { size });
      const { page } = visitor;
      const value = await insertToken(test, await personOf(test, test.account.users.owner));
      await visitor.context.addCookies([{ name: "taxctl-session", value, url: test.origin }]);
      const base = `${test.origin}/console/${test.account.id}/sandbox`;
      const good = (name: string) => expectGood(visitor, `items-${name}-${size}`);
      await page.goto(`${base}/items`);
      await good("list");
      await page.getByRole("link", { name: "Register an item" }).click();
      await page.getByLabel("Name").fill("Green tea");
      await page.getByLabel("Class").fill("5020230602");
      await good("new");
      await page.getByRole("button", { name: "Register the item" }).click();
      await page.getByText("The item is registered.").waitFor();
      await page.goto(`${base}/items/KE2NTXU0000001`);
      await page.getByRole("link", { name: "Enter a count" }).click();
      await page.getByLabel("Counted quantity (U)").fill("12");
      await good("item");
      await page.getByRole("button", { name: "Save the count" }).click();
      await page.getByText("The count is saved.").waitFor();
      await page.goto(`${base}/stock`);
      await good("stock");
      await visitor.close();
    });
  }
});
