// The pages of API keys, by plain HTTP: create with limits, rotate, revoke; a key is shown once.
import { expect } from "chai";
import { forSuite } from "../../support/suite.ts";
import { browserOf, formsOf, startConsole } from "./support.ts";

const keyIn = (html: string): string => /<pre[^>]*>(tx[ls]_\w+)<\/pre>/.exec(html)?.[1] ?? "";

describe("the console's keys", () => {
  const test = forSuite(() => startConsole({ overrides: { work: false } }));

  async function open(environment = "sandbox") {
    const account = await test.openAccount();
    const browser = await browserOf(test, account.users.owner);
    return { account, browser, keys: `/console/${account.id}/${environment}/keys` };
  }

  it("creates a key for address ranges, shows it once, and rotates and revokes it", async () => {
    const { browser, keys } = await open();
    const made = await browser.submit(await browser.open(keys), "Create a key", {
      address_ranges: "127.0.0.1\n203.0.113.0/24",
      expires_on: "2199-12-31",
    });
    const first = keyIn(made.html);
    expect(first).to.match(/^txs_/);
    await test.clientFor(first).health.get();
    const list = await browser.open(keys);
    expect(list.html).not.to.contain(first);
    expect(list.text).to.contain("127.0.0.1, 203.0.113.0/24");
    const link =
      new RegExp(`href="([^"]+)">[^<]*<small class="line"><code>${first.slice(0, 12)}`).exec(
        list.html,
      )?.[1] ?? "";
    const rotated = await browser.submit(await browser.open(link), "Rotate the key", { overlap_hours: "1" });
    const second = keyIn(rotated.html);
    expect(rotated.text).to.match(/works until \d+ \w+ \d{4}, \d{2}:\d{2}/);
    await Promise.all([first, second].map((key) => test.clientFor(key).health.get()));
    const old = await browser.open(link);
    expect(old.text).to.contain("Replaced");
    expect(formsOf(old).map(({ label }) => label)).not.to.include("Rotate the key");
    // One press revokes nothing.
    expect(old.html).to.match(/<details><summary class="act"><span><b>Revoke the key<\/b>/);
    const revoked = await browser.submit(old, "Revoke the key");
    expect(revoked.text).to.contain("The key is revoked.");
    expect((await browser.open(link)).status).to.equal(404);
    const audit = await browser.open(keys.replace(/keys$/, "audit?action=keys"));
    expect(audit.text, "the last day, as people read it").to.contain("Expires at: 31 Dec 2199, 23:59");
    expect(audit.text).to.not.match(/\dT\d{2}:/);
  });

  it("shows errors of ranges and dates at their fields, and keeps the input", async () => {
    const { browser, keys } = await open();
    const values = { address_ranges: "10.0.0.0/99", expires_on: "2020-01-01" };
    const wrong = await browser.submit(await browser.open(keys), "Create a key", values);
    expect(wrong.status).to.equal(422);
    expect(wrong.html).to.contain("10.0.0.0/99").and.to.contain('value="2020-01-01"');
    // The summary names the fields as the form does, and leads to them.
    expect(wrong.html).to.contain('<li><a href="#f-address_ranges">IP addresses from which it works</a>:');
  });

  it("keeps live keys and sandbox keys apart, and is not for accountants", async () => {
    const { account, browser, keys } = await open("live");
    const made = await browser.submit(await browser.open(keys), "Create a key");
    expect(keyIn(made.html)).to.match(/^txl_/);
    const sandbox = await browser.open(keys.replace("/live/", "/sandbox/"));
    expect(sandbox.html).not.to.contain(keyIn(made.html).slice(0, 12));
    const accountant = await browserOf(test, account.users.accountant);
    expect((await accountant.open(keys)).status).to.equal(403);
    expect((await accountant.open(`/console/${account.id}/live`)).text).not.to.contain("API keys");
  });
});
