// Branches, devices and relays in Chromium: from nothing to a signed sandbox sale, wide and narrow, and without script.
import { expect } from "chai";
import type { Browser } from "playwright-core";
import { startConsole } from "../modules/console/support.ts";
import { insertToken, personOf } from "../support/people.ts";
import { deviceInput, switchAccount } from "../support/records.ts";
import type { TestService } from "../support/service.ts";
import { expectGood, type Size, sizes, startBrowser, type Visitor, visit } from "./support.ts";

describe("the console's branches in a browser", () => {
  let test: TestService;
  let browser: Browser;
  let base: string;
  before(async () => {
    test = await startConsole();
    browser = await startBrowser();
  });
  beforeEach(async () => {
    await switchAccount(test);
    base = `${test.origin}/console/${test.account.id}/sandbox`;
  });
  after(async () => {
    await browser?.close();
    await test?.close();
  });

  async function enter(options: { size?: Size; hasScript?: boolean }): Promise<Visitor> {
    const visitor = await visit(browser, options);
    const value = await insertToken(test, await personOf(test, test.account.users.owner));
    await visitor.context.addCookies([{ name: "taxctl-session", value, url: test.origin }]);
    return visitor;
  }

  for (const size of Object.keys(sizes) as Size[]) {
    it(`has good pages from nothing to a signed sale (${size})`, async () => {
      const visitor = await enter({ size });
      const { page } = visitor;
      const good = (name: string) => expectGood(visitor, `branches-${name}-${size}`);
      const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
      await page.goto(`${base}/branches`);
      await good("empty");
      await press("Create the branch");
      await page.getByText("The branch is created.").waitFor();
      await good("created");
      await page.getByRole("link", { name: "Add the device" }).click();
      const { tin, dvc_srl_no, vscu_url } = deviceInput(test);
      await page.getByLabel("TIN").fill(tin);
      await page.getByLabel("Serial number").fill(dvc_srl_no);
      await page.getByLabel("URL of the control unit").fill("http://10.0.0.1:1/");
      await good("device");
      await page.getByLabel("URL of the control unit").fill(vscu_url);
      await press("Save the device");
      await page.getByText("The device is saved.").waitFor();
      await good("not-initialized");
      await press("Initialize the device");
      await page.getByRole("heading", { name: "The device is ready" }).waitFor();
      await good("initialized");
      await page.getByRole("link", { name: "Back to the branch" }).click();
      await page.getByText("Remove", { exact: true }).click();
      await good("ready");
      await press("Test the connection");
      await page.getByRole("heading", { name: "The control unit responds" }).waitFor();
      await good("tested");
      await page.goto(`${base}/branches/00/edit`);
      await good("edit");
      await page.goto(`${base}/branches`);
      await good("list");
      await page.goto(`${base}/relays`);
      await good("relays-empty");
      await page.getByRole("link", { name: "Create a relay" }).click();
      await good("relay-form");
      await page.getByLabel("Name").fill("Westlands");
      await press("Create the relay");
      await page.getByRole("heading", { name: "Save the relay's token" }).waitFor();
      await good("relay-made");
      await page.getByRole("link", { name: "I have saved it" }).click();
      await good("relays");
      await page.getByRole("link", { name: "Westlands" }).click();
      await good("relay");
      await page.goto(`${base}/branches/00`);
      await press("Send a sandbox sale");
      await page.getByText("The sandbox sale was sent").waitFor();
      await good("first-sale");
      await visitor.close();
    });
  }

  it("shows a device's errors and keeps the input, without script", async () => {
    await test.client.branches.create({ bhf_id: "00", name: "Head office" });
    const visitor = await enter({ size: "narrow", hasScript: false });
    const { page } = visitor;
    await page.goto(`${base}/branches/00/device`);
    await page.getByLabel("TIN").fill("P051234567Z");
    await page.getByLabel("Serial number").fill("S-1");
    await page.getByLabel("URL of the control unit").fill("ftp://10.0.0.1/");
    await page.getByRole("button", { name: "Save the device" }).click();
    await page.getByRole("alert").waitFor();
    expect(await page.getByLabel("Serial number").inputValue()).to.equal("S-1");
    await page.getByLabel("URL of the control unit").fill(test.simulator.url);
    await page.getByRole("button", { name: "Save the device" }).click();
    await page.getByText("The device is saved.").waitFor();
    await visitor.close();
  });
});
