// Uploads of sales in Chromium: a file with a clear header and one without, problems, items, the start and what came of it.
import type { Browser } from "playwright-core";
import { startConsole } from "../modules/console/support.ts";
import { openBranch } from "../support/branch.ts";
import { insertToken, personOf } from "../support/people.ts";
import { csvOf } from "../support/sales-uploads.ts";
import type { TestService } from "../support/service.ts";
import { expectGood, type Size, sizes, startBrowser, visit } from "./support.ts";

describe("the console's uploads of sales in a browser", () => {
  let test: TestService;
  let browser: Browser;
  before(async () => {
    test = await startConsole({ overrides: { work: false } });
    browser = await startBrowser();
  });
  after(async () => {
    await browser?.close();
    await test?.close();
  });

  for (const size of Object.keys(sizes) as Size[]) {
    it(`has good pages from the file to the receipts (${size})`, async () => {
      Object.assign(test.account, await test.openAccount());
      await openBranch(test);
      const visitor = await visit(browser, { size });
      const { page } = visitor;
      const value = await insertToken(test, await personOf(test, test.account.users.owner));
      await visitor.context.addCookies([{ name: "taxctl-session", value, url: test.origin }]);
      const base = `${test.origin}/console/${test.account.id}/sandbox`;
      const good = (name: string) => expectGood(visitor, `uploads-${name}-${size}`);
      const choose = async (name: string, text: string) => {
        const file = { name, mimeType: "text/csv", buffer: Buffer.from(text) };
        await page.getByLabel("File of sales").setInputFiles(file);
        await page.getByRole("button", { name: "Upload and check" }).click();
        await page.getByRole("heading", { name: `Sales of ${name}` }).waitFor();
      };
      await page.goto(`${base}/documents`);
      await page.getByRole("link", { name: "Upload sales" }).click();
      await page.getByRole("heading", { name: "Upload sales" }).waitFor();
      await good("empty");
      await choose("unclear.csv", "Invoice,Receipt No,When,SKU,Qty,Price\n7,R7,03/04/2020,COLA,1,580");
      await good("unclear");
      await page.goto(`${base}/sales-uploads`);
      const lines = [
        { no: "A", customer: "Amina Stores" },
        { no: "B", qty: "many" },
        { no: "C", customer: "Baraka Traders", price: "58000" },
        { no: "C", code: "KE2NTXL0000002", price: "50", customer: "Baraka Traders" },
      ];
      await choose("march.csv", csvOf(...lines));
      await good("unknown-items");
      await page.getByLabel("COLA").selectOption("KE2NTXU0000001");
      await page.getByRole("button", { name: "Save and read the file again" }).click();
      await page.getByText("The items are saved").waitFor();
      await good("draft");
      await page.getByRole("button", { name: /^Send 2 sales/ }).click();
      await page.getByText("The sales are being sent").waitFor();
      await good("sending");
      await test.service.uploads.drain();
      await test.service.lanes.drain();
      await page.goto(page.url().split("?")[0] ?? "");
      await page.getByText("2 of 2 sales signed").waitFor();
      await good("finished");
      await page.goto(`${base}/sales-uploads`);
      await good("list");
      await visitor.close();
    });
  }
});
