// Home and documents in Chromium: what an owner sees when sales wait and fail, wide and narrow, and filters by keyboard.
import { expect } from "chai";
import type { Browser, Page } from "playwright-core";
import { startConsole } from "../modules/console/support.ts";
import { openBranch, sale } from "../support/branch.ts";
import { activate, insertToken, personOf } from "../support/people.ts";
import type { TestService } from "../support/service.ts";
import { expectGood, type Size, sizes, startBrowser, type Visitor, visit } from "./support.ts";

describe("documents in a browser", () => {
  let test: TestService;
  let browser: Browser;
  let base: string;
  const ids: Record<"signed" | "failed" | "unknown", string> = { signed: "", failed: "", unknown: "" };
  before(async () => {
    test = await startConsole({ overrides: { syncWaitMs: 4_000 } });
    browser = await startBrowser();
    await openBranch(test);
    await openBranch(test, { bhf_id: "01" });
    await test.client.account.update({ credit_note_window: "none" });
    await activate(test, test.account.users.owner);
    base = `${test.origin}/console/${test.account.id}/sandbox`;
    const remarks = { signed: undefined, failed: "SIM-884", unknown: "SIM-F4-899" };
    for (const [kind, remark] of Object.entries(remarks) as [keyof typeof ids, string | undefined][]) {
      const input = sale({
        bhf_id: "00",
        invoice_no: `TILL-7-${kind.toUpperCase()}`,
        ...(remark && { remark }),
      });
      const { body } = await test.call("POST", "/sales", { body: input });
      ids[kind] = String(Object(body.data).transaction_id ?? body.transaction_id);
    }
  });
  after(async () => {
    await browser?.close();
    await test?.close();
  });

  async function signedIn(size: Size, hasScript = true): Promise<Visitor> {
    const visitor = await visit(browser, { size, hasScript });
    const value = await insertToken(test, await personOf(test, test.account.users.owner));
    const cookie = {
      name: "taxctl-session",
      value,
      url: test.origin,
      httpOnly: true,
      sameSite: "Lax" as const,
    };
    await visitor.context.addCookies([cookie]);
    return visitor;
  }

  for (const size of Object.keys(sizes) as Size[]) {
    it(`has good pages (${size})`, async () => {
      const visitor = await signedIn(size);
      const paths = [
        "",
        "/documents",
        "/documents?status=failed",
        "/documents?invoice_no=none",
        "/documents?from_date=x",
      ];
      const more = [`/documents/${ids.signed}`, `/documents/${ids.failed}`, `/documents/${ids.unknown}`];
      for (const path of [
        ...paths,
        ...more,
        `/documents/${ids.signed}/credit`,
        `/documents/${ids.signed}/reissue`,
        `/documents/${ids.signed}/share`,
      ]) {
        await visitor.page.goto(base + path);
        for (const summary of await visitor.page.locator("summary").all())
          if (await summary.isVisible()) await summary.click();
        const name = Object.entries(ids).reduce((text, [kind, id]) => text.replace(id, kind), path);
        await expectGood(visitor, `sandbox${name.replaceAll(/\W/g, "-")}-${size}`);
      }
      await visitor.close();
    });
  }

  const numbers = (page: Page): Promise<string[]> => page.locator("tbody th a").allTextContents();

  it("filters as soon as a filter changes, keeps it in the URL, and goes back", async () => {
    const visitor = await signedIn("wide");
    const { page, problems } = visitor;
    await page.goto(`${base}/documents`);
    expect(await numbers(page)).to.have.length(3);
    await page.getByLabel("State").selectOption("failed");
    await page.waitForURL(/status=failed/);
    await page.getByText("TILL-7-SIGNED").waitFor({ state: "detached" });
    expect(await numbers(page)).to.deep.equal(["TILL-7-FAILED"]);
    await page.goBack();
    await page.getByText("TILL-7-SIGNED").waitFor();
    await page.reload();
    expect(problems).to.deep.equal([]);
    await visitor.close();
  });

  it("filters and opens a document by keyboard, without script", async () => {
    const visitor = await signedIn("narrow", false);
    const { page } = visitor;
    await page.goto(`${base}/documents`);
    // On a phone the filters are folded, under what is chosen.
    await page.locator("summary", { hasText: /^Filters/ }).focus();
    await page.keyboard.press("Enter");
    await page.getByLabel("Invoice number").focus();
    await page.keyboard.type("TILL-7-FAILED");
    await page.keyboard.press("Enter");
    await page.waitForURL(/invoice_no=TILL-7-FAILED/);
    await page.getByText("Filters Invoice number TILL-7-FAILED").waitFor();
    await page.getByRole("link", { name: "TILL-7-FAILED" }).focus();
    await page.keyboard.press("Enter");
    await page.waitForURL(new RegExp(ids.failed));
    await page.getByRole("button", { name: /^Send again unchanged/ }).click();
    await page.getByRole("alert").waitFor();
    await visitor.close();
  });

  for (const size of Object.keys(sizes) as Size[]) {
    it(`shares a receipt without script (${size})`, async () => {
      const visitor = await signedIn(size, false);
      const { page } = visitor;
      await page.goto(`${base}/documents/${ids.signed}`);
      await page.getByRole("link", { name: "Send to the customer" }).click();
      await page.getByRole("button", { name: "Create a link" }).click();
      const link = await page.getByRole("link", { name: "WhatsApp" }).getAttribute("href");
      expect(link).to.match(/^https:\/\/wa\.me\/\?text=Receipt%20TILL-7-SIGNED/);
      expect(await page.getByRole("button", { name: "Copy" }).isVisible()).to.equal(false);
      expect(await page.getByRole("button", { name: "Share" }).isVisible()).to.equal(false);
      await visitor.close();
      const scripted = await signedIn(size);
      await scripted.page.goto(`${base}/documents/${ids.signed}/share`);
      await scripted.page.getByRole("button", { name: "Create a link" }).click();
      await scripted.page.getByRole("link", { name: "Text message" }).waitFor();
      await scripted.context.grantPermissions(["clipboard-read", "clipboard-write"]);
      await scripted.page.getByRole("button", { name: "Copy" }).click();
      await scripted.page.getByText("Copied").waitFor();
      const copied = await scripted.page.evaluate("navigator.clipboard.readText()");
      expect(copied).to.equal(await scripted.page.locator(".copy pre").textContent());
      await expectGood(scripted, `sandbox-share-link-${size}`);
      await scripted.close();
    });
  }

  it("opens the share sheet where the browser has one, and shows the links where it fails", async () => {
    const visitor = await signedIn("narrow");
    const { page } = visitor;
    await page.addInitScript(`
      window.shared = [];
      navigator.share = async (data) => {
        window.shared.push(data);
        const name = ["", "AbortError", "NotAllowedError"][window.shared.length - 1];
        if (name) throw new DOMException("not shared", name);
      };
    `);
    await page.goto(`${base}/documents/${ids.signed}/share`);
    await page.getByRole("button", { name: "Create a link" }).click();
    const share = page.getByRole("button", { name: "Share", exact: true });
    await share.waitFor();
    const other = page.getByRole("link", { name: "WhatsApp" });
    expect(await other.isVisible()).to.equal(false);
    await expectGood(visitor, "sandbox-share-sheet-narrow");
    // The sheet is used, then closed, then the browser has none after all.
    for (const [at, isOther] of [false, false, true].entries()) {
      await share.click();
      await page.waitForFunction(`window.shared.length === ${at + 1}`);
      if (isOther) await other.waitFor();
      else expect(await other.isVisible()).to.equal(false);
    }
    const url = await page.locator(".copy pre").textContent();
    const { name } = await test.service.db.knex("accounts").where({ id: test.account.id }).first("name");
    const title = `Receipt TILL-7-SIGNED from ${name}`;
    const shared = await page.evaluate("window.shared");
    expect(shared).to.deep.equal(Array(3).fill({ title, text: title, url }));
    await visitor.close();
  });

  it("shows the truth at once when a person comes back to the page, or the machine is online again", async () => {
    const visitor = await signedIn("wide");
    const { page } = visitor;
    await page.route("**/changes", (route) => route.abort());
    for (const [number, comeBack] of [
      ["BACK-1", "document.dispatchEvent(new Event('visibilitychange'))"],
      ["BACK-2", "window.dispatchEvent(new Event('online'))"],
      // After its last refresh, and with it again.
      ["BACK-3", "document.dispatchEvent(new Event('visibilitychange'))"],
    ] as const) {
      await page.goto(number === "BACK-3" ? `${base}?opened=${Date.now() - 601_000}` : base);
      await test.call("POST", "/sales", { body: sale({ bhf_id: "00", invoice_no: number }) });
      expect(await page.getByText(number).count()).to.equal(0);
      await page.evaluate(comeBack);
      await page.getByText(number).waitFor();
      await page.locator("#state[hx-trigger*='every']").waitFor();
    }
    expect(visitor.problems).to.deep.equal([]);
    await visitor.close();
  });

  it("stays as it is when a hidden page gets online", async () => {
    const visitor = await signedIn("wide");
    const { page } = visitor;
    await page.addInitScript("Object.defineProperty(Document.prototype, 'hidden', { get: () => true })");
    await page.goto(base);
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    await page.evaluate("window.dispatchEvent(new Event('online'))");
    expect(requests).to.deep.equal([]);
    await visitor.close();
  });

  it("shows a sale that is signed elsewhere, and its count in the menu, without a reload", async () => {
    const visitor = await signedIn("wide");
    const { page } = visitor;
    const connected = page.waitForResponse((response) => response.url().endsWith("/changes"));
    await page.goto(base);
    expect((await connected).headers()["content-type"]).to.match(/^text\/event-stream/);
    await page.evaluate("window.isSamePage = true");
    await test.call("POST", "/sales", { body: sale({ bhf_id: "00", invoice_no: "LIVE-1" }) });
    await page.getByText("LIVE-1").waitFor();
    expect(await page.evaluate("window.isSamePage")).to.equal(true);
    expect(visitor.problems).to.deep.equal([]);
    await visitor.close();
  });

  it("leaves a form alone that a person fills in, and holds no connection while the page is hidden", async () => {
    const visitor = await signedIn("wide");
    const { page } = visitor;
    await page.goto(base);
    await page.evaluate(`
      document.getElementById("state").insertAdjacentHTML("beforeend", "<input id='typing'>");
      document.getElementById("typing").focus();
      document.dispatchEvent(new Event("visibilitychange"));
    `);
    await page.keyboard.type("half a wo");
    expect(await page.locator("#typing").inputValue()).to.equal("half a wo");
    const closed = page.waitForEvent("requestfinished", (request) => request.url().endsWith("/changes"));
    const failed = page.waitForEvent("requestfailed", (request) => request.url().endsWith("/changes"));
    await page.evaluate(`
      Object.defineProperty(document, "hidden", { get: () => true });
      document.dispatchEvent(new Event("visibilitychange"));
    `);
    await Promise.race([closed, failed]);
    await visitor.close();
  });

  it("refreshes itself from time to time where no events arrive", async () => {
    const visitor = await signedIn("wide");
    const { page } = visitor;
    await page.route("**/changes", (route) => route.abort());
    await page.goto(base);
    await test.call("POST", "/sales", { body: sale({ bhf_id: "00", invoice_no: "POLLED-1" }) });
    await page.getByText("POLLED-1").waitFor({ timeout: 240_000 });
    await visitor.close();
  });
});
