// Settings in the console, and their audit, by plain HTTP.
import { expect } from "chai";
import { png } from "../../support/images.ts";
import { forSuite } from "../../support/suite.ts";
import { browserOf, formsOf, startConsole } from "./support.ts";

describe("the console's settings", () => {
  const test = forSuite(() => startConsole({ overrides: { work: false } }));

  async function open() {
    const account = await test.openAccount();
    const browser = await browserOf(test, account.users.admin);
    const base = `/console/${account.id}/sandbox`;
    return { account, browser, base, settings: `${base}/settings` };
  }

  it("saves the texts of receipts for this environment, and the audit shows old and new", async () => {
    const { browser, base, settings } = await open();
    const page = await browser.open(settings);
    const saved = await browser.submit(page, "Save", { trade_name: "Duka Moja", receipt_footer: "Karibu" });
    expect(saved.text).to.contain("The settings are saved.");
    const fields = formsOf(saved).find(({ label }) => label === "Save")?.fields;
    expect([fields?.get("trade_name"), fields?.get("vat_registered")]).to.deep.equal(["Duka Moja", "yes"]);
    expect(fields?.get("nightly_matching")).to.equal("yes");
    await browser.submit(saved, "Save", { trade_name: "Duka Mbili" });
    const audit = await browser.open(`${base}/audit?action=account`);
    expect(audit.text)
      .to.contain("changed the settings of the sandbox")
      .and.to.contain("Duka Moja → Duka Mbili");
    expect((await browser.open(`${base}/audit?action=keys.issue&actor=service`)).text).to.contain(
      "Nothing matches.",
    );
    const live = await browser.open(settings.replace("/sandbox/", "/live/"));
    expect(
      formsOf(live)
        .find(({ label }) => label === "Save")
        ?.fields.get("trade_name"),
    ).to.equal("");
  });

  it("shows a text that is too long at its field, and saves nothing", async () => {
    const { browser, settings } = await open();
    const long = "A trade name that is far too long";
    const wrong = await browser.submit(await browser.open(settings), "Save", { trade_name: long });
    expect(wrong.status).to.equal(422);
    expect(wrong.html).to.contain('id="f-trade_name-error"').and.to.contain(long);
    const fields = formsOf(await browser.open(settings)).find(({ label }) => label === "Save")?.fields;
    expect(fields?.get("trade_name")).to.equal("");
  });

  it("accepts the logo as a file, removes it, and rejects other files", async () => {
    const { browser, settings } = await open();
    const upload = async (content: Blob) =>
      browser.submit(await browser.open(settings), "Upload the logo", {}, { name: "receipt_logo", content });
    const done = await upload(new Blob([new Uint8Array(png(60, 40))], { type: "image/png" }));
    expect(done.text).to.contain("The logo is saved.").and.to.contain("PNG");
    const wrong = await upload(new Blob(["GIF89a"], { type: "image/gif" }));
    expect(wrong.text).to.contain("must be a PNG or JPEG image");
    const removed = await browser.submit(done, "Remove the logo");
    expect(removed.text).to.contain("The logo is removed.").and.to.contain("empty frame");
  });
});
