// Settings in the console, and their audit, by plain HTTP.
import { expect } from "chai";
import { png } from "../../support/images.ts";
import { forSuite } from "../../support/suite.ts";
import { browserOf, formsOf, type Shown, startConsole } from "./support.ts";

const fieldsOf = (page: Shown, form: string): URLSearchParams | undefined =>
  formsOf(page).find(({ label }) => label === form)?.fields;

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
    const saved = await browser.submit(page, "Save the texts", {
      trade_name: "Duka Moja",
      receipt_footer: "Karibu",
    });
    expect(saved.text).to.contain("The settings are saved.");
    expect(fieldsOf(saved, "Save the texts")?.get("trade_name")).to.equal("Duka Moja");
    expect(saved.text).to.contain("On a receipt As saved Duka Moja");
    await browser.submit(saved, "Save the texts", { trade_name: "Duka Mbili" });
    const audit = await browser.open(`${base}/audit?action=account`);
    expect(audit.text)
      .to.contain("changed the settings of the sandbox")
      .and.to.contain("Duka Moja → Duka Mbili");
    expect((await browser.open(`${base}/audit?action=keys.issue&actor=service`)).text).to.contain(
      "Nothing matches.",
    );
    const live = await browser.open(settings.replace("/sandbox/", "/live/"));
    expect(fieldsOf(live, "Save the texts")?.get("trade_name")).to.equal("");
  });

  it("saves the rules apart from the texts, and keeps them as they are when a text is wrong", async () => {
    const { browser, settings } = await open();
    const page = await browser.open(settings);
    const rules = (shown: Shown) => {
      const fields = fieldsOf(shown, "Save the rules");
      return [
        fields?.get("vat_registered"),
        fields?.get("nightly_matching"),
        fields?.get("credit_note_window"),
      ];
    };
    expect(rules(page)).to.deep.equal(["yes", "yes", ""]);
    const wrong = await browser.submit(page, "Save the texts", { walk_in_customer_name: "" });
    expect(wrong.status).to.equal(422);
    expect(rules(wrong)).to.deep.equal(["yes", "yes", ""]);
    const saved = await browser.submit(wrong, "Save the rules", { credit_note_window: "90 days" });
    expect(saved.text).to.contain("The settings are saved.");
    expect(rules(saved)).to.deep.equal(["yes", "yes", "90 days"]);
    const unclear = await browser.submit(saved, "Save the rules", { credit_note_window: "soon" });
    expect(unclear.status).to.equal(422);
    expect(unclear.html).to.contain('id="f-credit_note_window-error"');
    expect(rules(await browser.open(settings))).to.deep.equal(["yes", "yes", "90 days"]);
  });

  it("shows a text that is too long at its field, and saves nothing", async () => {
    const { browser, settings } = await open();
    const long = "A trade name that is far too long";
    const wrong = await browser.submit(await browser.open(settings), "Save the texts", { trade_name: long });
    expect(wrong.status).to.equal(422);
    expect(wrong.html).to.contain('id="f-trade_name-error"').and.to.contain(long);
    expect(fieldsOf(await browser.open(settings), "Save the texts")?.get("trade_name")).to.equal("");
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
