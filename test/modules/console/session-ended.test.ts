// A session that ends while a person works: the sign-in says so, and the input is kept.
import { expect } from "chai";
import { createTestClock } from "../../support/clock.ts";
import { activate, codeOf, password } from "../../support/people.ts";
import type { TestAccount, TestService } from "../../support/service.ts";
import { Browser, browserOf, formsOf, type Shown, startConsole } from "./support.ts";

describe("a session that ends in the console", () => {
  const clock = createTestClock();
  let test: TestService;
  let account: TestAccount;
  let email: string;
  before(async () => {
    test = await startConsole({ clock, overrides: { work: false } });
  });
  beforeEach(async () => {
    account = await test.openAccount();
    await test
      .clientFor(account.keys.owner)
      .branches.create({ bhf_id: "00", name: "Head office", is_head_office: true });
    email = (await activate(test, account.users.owner)).email;
  });
  after(() => test?.close());

  const edit = (): string => `/console/${account.id}/sandbox/branches/00/edit`;
  const typed = { name: "Head office", manager_name: "Njoroge", receipt_header: 'Karibu "sana"' };
  /** Signs out in another tab of the same browser. */
  const signOut = async (browser: Browser): Promise<void> => {
    const tab = new Browser(test, browser.cookie);
    await tab.submit(await tab.open("/console/me"), "Sign out");
  };
  const manager = async () => (await test.clientFor(account.keys.owner).branches.get("00")).manager_name;
  const fieldsOf = (page: Shown, label: string) => formsOf(page).find((form) => form.label === label)?.fields;

  it("keeps the input during the sign-in, and sends it when the person presses the button", async () => {
    const browser = await browserOf(test, account.users.owner);
    const page = await browser.open(edit());
    await signOut(browser);
    const ended = await browser.submit(page, "Save", typed);
    expect(ended.status).to.equal(401);
    expect(ended.text).to.contain("Your session has ended. Sign in again: your entries are kept.");
    const wrong = await browser.submit(ended, "Sign in", { email, password: "not the password" });
    expect(wrong.status).to.equal(401);
    const signedIn = await browser.submit(wrong, "Sign in", { email, password });
    expect(signedIn.text).to.contain("the form was not sent");
    const again = await browser.submit(signedIn, "Show the form again");
    expect(again.path.split("?")[0]).to.equal(edit());
    expect(Object.fromEntries(fieldsOf(again, "Save") ?? [])).to.include(typed);
    expect(await manager()).to.equal(null);
    const saved = await browser.submit(again, "Save");
    expect(saved.text).to.contain("The branch is changed.");
    expect(await manager()).to.equal("Njoroge");
  });

  it("keeps the input if the sign-in needs a code, and keeps no password", async () => {
    const browser = await browserOf(test, account.users.owner);
    const setup = await browser.submit(await browser.open("/console/me/two-factor"), "Turn on");
    const secret = fieldsOf(setup, "Turn on")?.get("secret") ?? "";
    await browser.submit(setup, "Turn on", { code: codeOf(secret, clock) });
    const device = `/console/${account.id}/sandbox/branches/00/device`;
    const page = await browser.open(device);
    await signOut(browser);
    const ended = await browser.submit(page, "Save the device", {
      tin: "P051234567Z",
      dvc_srl_no: "SRL-1",
      vscu_url: "http://127.0.0.1:8088",
      "credentials.username": "unit",
      "credentials.password": "top-secret",
    });
    expect(ended.html).to.not.contain("top-secret");
    const asked = await browser.submit(ended, "Sign in", { email, password });
    clock.advance(30_000);
    const signedIn = await browser.submit(asked, "Sign in", { code: codeOf(secret, clock) });
    const again = await browser.submit(signedIn, "Show the form again");
    const fields = Object.fromEntries(fieldsOf(again, "Save the device") ?? []);
    expect(fields).to.include({ dvc_srl_no: "SRL-1", "credentials.username": "unit" });
    expect(fields["credentials.password"]).to.equal("");
  });

  it("leads to the page if there is no input", async () => {
    const browser = await browserOf(test, account.users.owner);
    const page = await browser.open("/console/me");
    await signOut(browser);
    const ended = await browser.submit(page, "Change the password", {
      current_password: password,
      password: "four unrelated words",
    });
    expect(ended.text).to.contain("Your session has ended. Sign in again.").and.not.contain("are kept");
    expect(ended.html).to.not.contain("four unrelated words");
    const signedIn = await browser.submit(ended, "Sign in", { email, password });
    expect(signedIn.path).to.equal("/console/me/password");
  });

  it("says that the session ended only to those who had one", async () => {
    const browser = await browserOf(test, account.users.owner);
    await signOut(browser);
    expect((await browser.open(edit())).text).to.contain("Your session has ended. Sign in again.");
    expect((await new Browser(test).open(edit())).text).to.not.contain("Your session has ended");
  });

  it("shows no form of another session, and nothing for invalid entries", async () => {
    const browser = await browserOf(test, account.users.owner);
    const fields = new URLSearchParams({ show_again: "yes", manager_name: "Planted" });
    const planted = await browser.post(edit(), { body: fields });
    expect(planted.status).to.equal(403);
    expect(await manager()).to.equal(null);
    const signIn = await new Browser(test).open(`/console/sign-in?next=${encodeURIComponent(edit())}`);
    for (const kept of ["{", "{}", '[1,["a",2]]']) {
      const form = fieldsOf(signIn, "Sign in") ?? new URLSearchParams();
      for (const [name, value] of Object.entries({ email, password, kept })) form.set(name, value);
      const page = await new Browser(test).post("/console/sign-in", { body: form });
      expect(page.status).to.equal(200);
      const names = [...(fieldsOf(page, "Show the form again")?.keys() ?? [])];
      expect(names).to.have.members(["csrf", "request_key", "show_again"]);
    }
  });
});
