// The answer to each form is a page of its own: loading it again and going back send nothing.
import { expect } from "chai";
import { openBranch } from "../../support/branch.ts";
import { forSuite } from "../../support/suite.ts";
import { browserOf, formsOf, startConsole } from "./support.ts";

const hourMs = 60 * 60_000;

describe("the answer to a form", () => {
  const test = forSuite(() => startConsole());
  const base = () => `/console/${test.account.id}/sandbox`;
  const rows = () => test.service.db.knex("form_replies");

  beforeEach(async () => {
    Object.assign(test.account, await test.openAccount());
    await openBranch(test);
    await rows().delete();
  });

  async function failedForm() {
    const browser = await browserOf(test, test.account.users.owner);
    const page = await browser.open(`${base()}/branches/00/edit`);
    const [form] = formsOf(page).filter(({ label }) => label === "Save");
    const fields = form?.fields ?? new URLSearchParams();
    fields.set("name", "");
    const sent = await browser.request("POST", form?.action ?? "", { body: fields });
    return { browser, sent, to: sent.headers.get("location") ?? "" };
  }

  it("is kept for the session, and can be loaded again", async () => {
    const { browser, sent, to } = await failedForm();
    expect(sent.status).to.equal(303);
    expect(to).to.match(/\/branches\/00\/edit\?reply=[\w-]{22}$/);
    const shown = await browser.open(to);
    expect(shown.status).to.equal(422);
    expect(shown.text).to.contain("How to fix it:");
    expect((await browser.open(to)).html).to.equal(shown.html);
  });

  it("is a secret in the database, and of no use to another session or a person without one", async () => {
    const { to } = await failedForm();
    const [row] = await rows().select();
    expect(Buffer.from(row.content).toString("latin1")).to.not.contain("branches");
    expect(to).to.not.contain(row.id);
    const other = await browserOf(test, test.account.users.owner);
    const plain = await other.open(to);
    expect(plain).to.include({ status: 200, path: `${base()}/branches/00/edit` });
    other.cookie = undefined;
    expect((await other.request("GET", to)).headers.get("location")).to.contain("/console/sign-in");
  });

  it("leads to the page itself once its hour is over", async () => {
    const { browser, to } = await failedForm();
    await rows().update({ expires_at: test.service.clock.now() - hourMs });
    expect(await browser.open(to)).to.include({ status: 200, path: `${base()}/branches/00/edit` });
  });

  it("is sent at once to a stranger, and where the database takes no more", async () => {
    const stranger = await browserOf(test, test.account.users.owner);
    stranger.cookie = undefined;
    const failed = await stranger.request("POST", "/console/sign-in", {
      body: new URLSearchParams({ email: "nobody@shop.example", password: "wrong words here" }),
    });
    expect(failed.status).to.be.within(400, 499);
    expect(await rows().select()).to.deep.equal([]);
    await test.service.db.knex.schema.renameTable("form_replies", "form_replies_away");
    try {
      expect((await failedForm()).sent.status).to.equal(422);
    } finally {
      await test.service.db.knex.schema.renameTable("form_replies_away", "form_replies");
    }
  });
});
