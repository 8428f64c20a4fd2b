// The pages of branches by plain HTTP: create and edit a branch, its device, relays, and a first sale in the sandbox.
import { expect } from "chai";
import { systemClock } from "../../../server/src/base/clock.ts";
import { newId } from "../../../server/src/base/ids.ts";
import { storedReconciliation } from "../../support/reconciliation.ts";
import {
  branchInput,
  deadUrl,
  deviceInput,
  itemInput,
  openInitialized,
  switchAccount,
} from "../../support/records.ts";
import { startRelay } from "../../support/relay.ts";
import { forSuite } from "../../support/suite.ts";
import { sandboxOf } from "../../support/webhooks.ts";
import { type Browser, browserOf, labels, startConsole } from "./support.ts";

describe("the console's branches", () => {
  let base: string;
  let browser: Browser;
  const test = forSuite(() => startConsole());
  beforeEach(async () => {
    await switchAccount(test);
    base = `/console/${test.account.id}/sandbox`;
    browser = await browserOf(test, test.account.users.owner);
  });
  afterEach(() => test.simulator.clearFaults());

  const typed = () => {
    const { tin, dvc_srl_no, vscu_url } = deviceInput(test);
    return { tin, dvc_srl_no, vscu_url };
  };

  it("leads from nothing to a signed sale", async () => {
    const empty = await browser.open(`${base}/branches`);
    expect(empty.text).to.contain("There is no branch yet.");
    const branch = await browser.submit(empty, "Create the branch", { name: "Shop <1>" });
    expect(branch.path).to.equal(`${base}/branches/00?done=created`);
    expect(branch.text).to.contain("Shop <1>").and.contain("The branch has no device yet");
    expect((await browser.open(`${base}/branches/00/device`)).text).to.contain(
      "The simulator prints it when it starts",
    );
    const device = await browser.submit(
      await browser.open(`${base}/branches/00/device`),
      "Save the device",
      typed(),
    );
    expect(device.text).to.contain("The device is saved.").and.contain("Not initialized");
    expect(labels(device)).to.not.include("Send a sandbox sale");
    const ready = await browser.submit(device, "Initialize the device");
    expect(ready.text).to.contain("The device is ready").and.contain("tax types 5");
    expect(labels(ready)).to.include("Send a sandbox sale");
    const page = await browser.open(`${base}/branches/00`);
    expect((await browser.submit(page, "Test the connection")).text).to.contain("The control unit responds");
    const first = await browser.submit(page, "Send a sandbox sale");
    expect(first.path).to.contain(`${base}/documents/`);
    expect(first.text)
      .to.contain("The sandbox sale was sent")
      .and.contain("Signed")
      .and.contain("Example item");
    // The same form again is the same sale.
    expect((await browser.submit(page, "Send a sandbox sale")).path).to.equal(first.path);
    expect((await test.client.transactions.list()).data).to.have.length(1);
    const list = await browser.open(`${base}/branches`);
    expect(list.text).to.contain("Shop <1> 00 KES").and.contain("Signing").and.contain("receipt 1 ·");
  });

  it("adds a device at the online unit, whose key is never shown again", async () => {
    await test.client.branches.create(branchInput());
    const page = await browser.open(`${base}/branches/00/device`);
    expect(page.text).to.contain("Kind of control unit").and.contain("Key of the online unit (cmcKey)");
    const given = { ...typed(), wire: "oscu", "credentials.cmc_key": "S3CRET-KEY" };
    const saved = await browser.submit(page, "Save the device", given);
    expect(saved.text).to.contain("The device is saved.").and.contain("online unit");
    const { wire, credential_keys } = await test.client.devices.get("00");
    expect(wire).to.equal("oscu");
    expect(credential_keys.used).to.deep.equal(["cmc_key"]);
    const form = await browser.open(`${base}/branches/00/device`);
    expect(form.html)
      .to.match(/<option value="oscu" selected/)
      .and.not.to.contain("S3CRET-KEY");
  });

  it("offers no kinds and no key where the rules of a device have one wire", async () => {
    await test.client.branches.create(branchInput());
    const page = await browser.open(`${base}/branches/00/device`);
    const rwandan = { ...typed(), tin: "100600570", profile: "rw" };
    const rejected = await browser.submit(page, "Save the device", { ...rwandan, wire: "oscu" });
    expect(rejected.text)
      .to.match(/must be vscu/)
      .and.not.contain("The device is saved.");
    await browser.submit(page, "Save the device", { ...rwandan, wire: "vscu" });
    const form = await browser.open(`${base}/branches/00/device`);
    expect(form.text).to.not.contain("Kind of control unit").and.not.contain("cmcKey");
  });

  it("adds a device under the rules of another country, in which the account's next device is offered", async () => {
    const client = test.clientFor(test.account.keys.owner);
    for (const bhf_id of ["00", "01"]) await client.branches.create({ bhf_id, name: `Shop ${bhf_id}` });
    const page = await browser.open(`${base}/branches/00/device`);
    const kenyan = { ...typed(), tin: "100600570" };
    const rejected = await browser.submit(page, "Save the device", kenyan);
    expect(rejected.status).to.equal(422);
    await browser.submit(page, "Save the device", { ...kenyan, profile: "plain" });
    expect((await client.devices.get("00")).profile).to.equal("plain");
    const next = await browser.open(`${base}/branches/01/device`);
    expect(next.html).to.match(/<option value="plain" selected>/);
    expect((await browser.open(`${base}/branches/00/device`)).text).to.not.contain("Tax authority of");
  });

  it("pauses a branch with a reason, shows it, and resumes it", async () => {
    const { bhf_id } = await openInitialized(test);
    const page = await browser.open(`${base}/branches/${bhf_id}`);
    const unsaid = await browser.submit(page, "Pause the branch", { reason: "" });
    expect(unsaid.status).to.equal(422);
    const paused = await browser.submit(page, "Pause the branch", { reason: "The unit is <new>" });
    expect(paused.text).to.contain("The branch is paused.").and.contain("Paused since");
    expect(paused.text).to.contain("The unit is <new>");
    expect(labels(paused))
      .to.include("Resume the branch")
      .and.not.include("Pause the branch")
      .and.not.include("Send a sandbox sale");
    expect((await browser.open(base)).text)
      .to.contain("Paused")
      .and.match(/ has been paused since [^(]*: The unit is <new>/);
    const resumed = await browser.submit(paused, "Resume the branch");
    expect(resumed.text).to.contain("The branch is resumed.").and.not.contain("Paused since");
    expect(labels(resumed)).to.include("Pause the branch");
  });

  it("says first whether a branch signs, what waits, and what is wrong", async () => {
    const { client } = test;
    await openInitialized(test);
    const path = `${base}/branches/00`;
    const healthy = await browser.open(path);
    expect(healthy.text)
      .to.match(/Signing Branch 00, head office/)
      .and.contain("signs sales as they come in");
    // The fault that is left is done on the page: its button has moved up, and no command is named.
    expect(labels(healthy).filter((label) => label === "Fetch the code tables again")).to.have.length(1);
    expect(healthy.text).to.not.match(/taxctl codes|POST \//);
    await client.items.create(itemInput({ item_name: "Cola", item_type: "3" }));
    await client.branches.pause("00", { reason: "Stock taking" });
    await browser.submit(healthy, "Send a sandbox sale");
    const paused = await browser.open(path);
    expect(paused.text)
      .to.match(/Paused Branch 00, head office/)
      .and.match(/Waiting ?1/)
      .and.contain("Stock taking");
    expect(paused.html.match(/class="[^"]*primary/g)).to.have.length(1);
  });

  it("ends the business day with a Z report, and prints it", async () => {
    await openInitialized(test);
    const page = await browser.open(`${base}/branches/00`);
    await browser.submit(page, "Send a sandbox sale");
    const path = `${base}/branches/00/z-reports`;
    const open = await browser.open(path);
    expect(open.text).to.contain("Receipts 1 Total KES 116.00").and.contain("no Z report yet");
    const made = await browser.submit(open, "Make the Z report");
    expect(made.text).to.contain("The Z report is made.").and.contain("Z 1");
    const twice = await browser.submit(await browser.open(path), "Make the Z report");
    expect(twice.status).to.equal(409);
    for (const report of ["x-report", "z-report?number=1"])
      expect((await browser.open(`${base}/branches/00/${report}`)).html).to.match(/^%PDF/);
    expect((await browser.open(`${base}/branches/00/z-report?number=2`)).status).to.equal(404);
  });

  it("sells an existing item, and leads to the sale when the unit rejects it", async () => {
    await openInitialized(test);
    await test.client.items.create(itemInput({ item_name: "Cola", item_type: "3" }));
    const page = await browser.open(`${base}/branches/00`);
    await test.simulator.setFault({ fault: "F16", path: "saveSales" });
    const failed = await browser.submit(page, "Send a sandbox sale");
    expect(failed.path).to.contain(`${base}/documents/`);
    expect(failed.text).to.contain("Cola").and.contain("Failed").and.contain("Correct and send again");
    expect((await test.client.items.list()).data).to.have.length(1);
  });

  it("sends no example sale with live data", async () => {
    const live = `/console/${test.account.id}/live`;
    await browser.submit(await browser.open(`${live}/branches`), "Create the branch");
    const page = await browser.open(`${live}/branches/00`);
    expect(labels(page)).to.not.include("Send a sandbox sale");
    const [, csrf = ""] = /name="csrf" value="([^"]+)"/.exec(page.html) ?? [];
    const body = new URLSearchParams({ csrf, request_key: "0d3c9a5e-0000-4000-8000-000000000000" });
    const forced = await browser.post(`${live}/branches/00/first-sale`, { body });
    expect(forced.status).to.equal(403);
    expect(forced.text).to.contain("in the sandbox only");
  });

  it("keeps the input if a branch or a device is invalid", async () => {
    const list = await browser.open(`${base}/branches`);
    const wrong = await browser.submit(list, "Create the branch", { name: "", city: "Nakuru" });
    expect(wrong.status).to.equal(422);
    expect(wrong.html).to.contain('id="f-name-error"').and.contain('value="Nakuru"');
    await browser.submit(wrong, "Create the branch", { name: "Head office" });
    const double = await browser.submit(list, "Create the branch", { name: "Another" });
    expect(double.status).to.equal(409);
    const form = await browser.open(`${base}/branches/00/device`);
    const bad = await browser.submit(form, "Save the device", { ...typed(), vscu_url: "ftp://x" });
    expect(bad.status).to.equal(422);
    expect(bad.html).to.contain('id="f-vscu_url-error"').and.contain('value="ftp://x"');
  });

  it("fills in the TIN of the account's other device", async () => {
    await openInitialized(test);
    await test.client.branches.create({ bhf_id: "01", name: "Shop" });
    const form = await browser.open(`${base}/branches/01/device`);
    const { tin } = await test.client.devices.get("00");
    expect(form.html).to.match(new RegExp(`name="tin"[^>]* value="${tin}"`));
  });

  it("leads to the sandbox after the sign-in while live data has no device", async () => {
    expect((await browser.open("/console")).path).to.equal(base.replace("/sandbox", "/live"));
    await openInitialized(test);
    expect((await browser.open("/console")).path).to.equal(base);
  });

  it("names missing setup steps on the home page, and links to them for those who may do them", async () => {
    const owner = await browser.open(base);
    expect(owner.text)
      .to.contain("Four steps to the first receipt")
      .and.not.contain("Everything works")
      .and.not.contain("Sales today");
    expect(owner.html).to.contain("Set up the first branch");
    const cashier = await browserOf(test, test.account.users.cashier);
    const home = await cashier.open(base);
    expect(home.text).to.contain("Ask the owner or an admin to set up the first branch.");
    expect(home.html).to.not.contain(`${base}/branches`);
    // A bookkeeper who opens live data too early sees where to go on, and how to get further clients.
    const bookkeeper = await browserOf(test, test.account.users.accountant);
    const live = await bookkeeper.open(base.replace("/sandbox", "/live"));
    expect(live.text)
      .to.contain("Nothing to do here yet")
      .and.contain("Ask the owner or an admin to set up the first branch.")
      .and.contain("A client is missing?")
      .and.not.contain("Four steps");
    expect(live.html).to.contain(`href="${base}">Open the sandbox</a>`);
  });

  it("leads from the home page to the device that a branch lacks", async () => {
    await test.client.branches.create({ bhf_id: "00", name: "Head office" });
    const home = await browser.open(base);
    expect(home.text).to.contain("Head office has no device Add the device");
    expect(home.html).to.contain(`href="${base}/branches/00/device">Add the device</a>`);
    // A cashier can't act on a warning.
    const cashier = await browserOf(test, test.account.users.cashier);
    expect((await cashier.open(base)).text)
      .to.contain("What needs you Nothing")
      .and.not.contain("Add the device");
  });

  it("says on the home page in plain words that the books of a month are missing", async () => {
    await openInitialized(test);
    const { knex } = test.service.db;
    await knex("accounts").where({ id: test.account.id }).update({ created_at: 0 });
    const data_set_id = await sandboxOf(test);
    await knex("reconciliations").insert(storedReconciliation(newId(systemClock), data_set_id, 1));
    const { text, html } = await browser.open(base);
    expect(text).to.contain("Nobody has uploaded the purchases of");
    expect(html).to.contain(`href="${base}/months">Open the months</a>`);
    expect(text).to.not.contain("matching:");
  });

  it("edits a branch, and empties a text", async () => {
    await test.client.branches.create({ bhf_id: "00", name: "Head office", city: "Nairobi" });
    const form = await browser.open(`${base}/branches/00/edit`);
    const wrong = await browser.submit(form, "Save", { country: "", email: "nobody" });
    expect(wrong.status).to.equal(422);
    const done = await browser.submit(form, "Save", { name: "Hall", city: "", receipt_language: "sw" });
    expect(done.text).to.contain("The branch is changed.");
    expect(await test.client.branches.get("00")).to.include({
      name: "Hall",
      city: null,
      receipt_language: "sw",
      is_head_office: true,
    });
  });

  it("shows why a control unit can't be reached, and changes the URL", async () => {
    await openInitialized(test);
    await test.client.devices.update("00", { vscu_url: deadUrl });
    const page = await browser.open(`${base}/branches/00`);
    for (const label of ["Test the connection", "Initialize the device"]) {
      const failed = await browser.submit(page, label);
      expect(failed.status).to.equal(422);
      expect(failed.text).to.contain("How to fix it:").and.contain("the connection was refused");
      expect(failed.text).to.not.match(/data\.error|taxctl devices|POST \//);
      expect(failed.html).to.contain(`<a href="${base}/branches/00/device">Change the device</a>`);
      expect(labels(failed)).to.include(label);
    }
    const form = await browser.open(`${base}/branches/00/device`);
    const done = await browser.submit(form, "Save the device", {
      vscu_url: test.simulator.url,
      "credentials.username": "till",
      "credentials.password": " 9274 ",
    });
    expect(done.text).to.contain("The device is saved.");
    expect((await test.client.devices.get("00")).credential_keys.used).to.deep.equal([
      "password",
      "username",
    ]);
    expect(done.html).to.not.contain("9274");
  });

  it("removes a device and a branch, and keeps a branch that has documents", async () => {
    await openInitialized(test);
    const page = await browser.open(`${base}/branches/00`);
    await browser.submit(page, "Send a sandbox sale");
    expect((await browser.submit(page, "Delete the branch")).status).to.equal(409);
    await test.client.branches.create({ bhf_id: "01", name: "Shop" });
    await test.client.devices.create(deviceInput(test, { bhf_id: "01" }));
    const other = await browser.open(`${base}/branches/01`);
    const without = await browser.submit(other, "Remove the device");
    expect(without.text).to.contain("The device is removed.").and.contain("The branch has no device yet");
    expect((await browser.submit(without, "Delete the branch")).text).to.contain("The branch is deleted.");
    expect((await browser.open(`${base}/branches/01`)).status).to.equal(404);
  });

  it("creates a relay with a token that is shown once, shows its state, and revokes it", async () => {
    expect((await browser.open(`${base}/relays`)).text).to.contain("Create a branch first");
    await test.client.branches.create({ bhf_id: "00", name: "Head office" });
    const list = await browser.open(`${base}/relays`);
    expect(list.text).to.contain("There is no relay.");
    const none = await browser.submit(list, "Create the relay", { name: "", branches: "00" });
    expect(none.status).to.equal(422);
    const made = await browser.submit(list, "Create the relay", { name: "Westlands" });
    const token = /txr_[\w-]{43}/.exec(made.text)?.[0] ?? "";
    expect(made.text).to.contain("not shown again");
    const after = await browser.open(`${base}/relays`);
    expect(after.text).to.contain("Westlands").and.contain("Never connected");
    expect(after.html).to.not.contain(token);
    const relay = startRelay({ service: test.origin, token, allowed: ["127.0.0.1:1"] });
    await relay.connected();
    expect((await browser.open(`${base}/relays`)).text).to.contain("Connected since");
    const [{ id } = { id: "" }] = await test.client.relays.list();
    const done = await browser.submit(await browser.open(`${base}/relays/${id}`), "Revoke the relay");
    expect(done.text).to.contain("The relay is revoked.").and.contain("There is no relay.");
    expect((await browser.open(`${base}/relays/${id}`)).status).to.equal(404);
    await relay.stop();
  });

  it("shows an accountant the permitted actions, and a cashier nothing", async () => {
    await openInitialized(test);
    const accountant = await browserOf(test, test.account.users.accountant);
    const page = await accountant.open(`${base}/branches/00`);
    expect(labels(page)).to.have.members(["Sign out", "Send a sandbox sale", "Test the connection"]);
    expect(labels(await accountant.open(`${base}/branches`))).to.deep.equal(["Sign out"]);
    expect((await accountant.open(`${base}/relays`)).text).to.contain("Ask the owner or an admin");
    const cashier = await browserOf(test, test.account.users.cashier);
    expect((await cashier.open(base)).html).to.not.contain(`${base}/branches`);
    expect((await cashier.open(`${base}/branches`)).status).to.equal(403);
    const { name } = await test.client.branches.get("00");
    const { path } = await browser.submit(await browser.open(`${base}/branches/00`), "Send a sandbox sale");
    const document = await cashier.open(path.split("?")[0] ?? "");
    expect(document.text).to.contain(`Branch ${name} Date`);
    expect(document.html).to.not.contain(`${base}/branches`);
    await test.client.branches.pause("00", { reason: "Stock taking" });
    const documents = await cashier.open(`${base}/documents`);
    expect(documents.text).to.contain(`${name} is paused`).and.not.contain("Branch 00");
    const home = await cashier.open(base);
    expect(home.text).to.contain(name).and.not.contain(`${name} 00`);
    const other = await test.openAccount();
    const stranger = await browserOf(test, other.users.owner);
    expect((await stranger.open(`/console/${other.id}/sandbox/branches/00`)).status).to.equal(404);
  });
});
