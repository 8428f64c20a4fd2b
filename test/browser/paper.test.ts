// The console in Chromium with a month of a shop: on paper, and by keyboard alone.
import { expect } from "chai";
import type { Page } from "playwright-core";
import { filled } from "../../bench/support/console-pages.ts";
import { startConsole } from "../modules/console/support.ts";
import { fillShop } from "../pictures/shop.ts";
import { readPdf } from "../support/pdf.ts";
import { insertToken, personOf } from "../support/people.ts";
import { forSuite } from "../support/suite.ts";
import { startBrowser, visit } from "./support.ts";

describe("the console on paper and by keyboard", () => {
  const test = forSuite(() => startConsole({ overrides: { syncWaitMs: 4_000 } }));
  const browser = forSuite(startBrowser);
  let values: Record<string, string> = {};
  before(async () => {
    test.service.ownUrl.use(test.origin);
    values = await fillShop(test, { documents: 33 });
  });

  const inSandbox = (path: string) => filled(`/${test.account.id}/sandbox${path}`, values);
  const ownerToken = async () => insertToken(test, await personOf(test, test.account.users.owner));

  async function open(token: string) {
    const visitor = await visit(browser);
    await visitor.context.addCookies([{ name: "taxctl-session", value: token, url: test.origin }]);
    const go = (path: string) => visitor.page.goto(`${test.origin}/console${path}`);
    return { ...visitor, go };
  }

  it("prints a document and the return with all figures, and without the menu", async () => {
    const { page, go, close } = await open(await ownerToken());
    for (const path of ["/documents/{id}", "/months/{month}/return"]) {
      await go(inSandbox(path));
      const figures = await page.locator("td.figure").allTextContents();
      expect(figures).to.not.be.empty;
      await page.emulateMedia({ media: "print" });
      for (const hidden of [".side", ".top", ".bottom"])
        expect(await page.locator(hidden).isVisible(), `${hidden} of ${path}`).to.equal(false);
      expect(await page.locator("h1").isVisible()).to.equal(true);
      const sheets = await readPdf(await page.pdf());
      const printed = sheets
        .flatMap(({ lines }) => lines)
        .join("")
        .replaceAll(/[\s|]/g, "");
      for (const figure of figures) expect(printed, path).to.contain(figure.replaceAll(/\s/g, ""));
      await page.emulateMedia({ media: "screen" });
    }
    await close();
  });

  /** Presses Tab until the link or button with these words has the focus. */
  async function tabTo(page: Page, words: RegExp): Promise<void> {
    const seen: string[] = [];
    for (let presses = 0; presses < 120; presses++) {
      await page.keyboard.press("Tab");
      const focused = page.locator(":focus");
      const text = (await focused.count()) === 0 ? "" : ((await focused.textContent()) ?? "").trim();
      if (words.test(text)) return;
      seen.push(text);
    }
    throw new Error(`${words} never had the focus: ${seen.join(" | ")}`);
  }

  it("leads through the month by keyboard alone", async () => {
    const { page, go, close } = await open(await ownerToken());
    await go(inSandbox("/months/{month}"));
    await tabTo(page, /^Skip to the content$/);
    await page.keyboard.press("Enter");
    await tabTo(page, /^Accept the \d+ certain$/);
    await page.keyboard.press("Enter");
    await page.getByText("Everything that is certain is accepted.").waitFor();
    await tabTo(page, /^Decide the rest$/);
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name: /^Purchases of/ }).waitFor();
    await tabTo(page, /^Accept invoice/);
    await page.keyboard.press("Enter");
    await page.getByText("The decisions are saved.").waitFor();
    await close();
  });
});
