// Receipts that the console shares with customers: by link and by e-mail.
import { expect } from "chai";
import { openBranch, sale } from "../../support/branch.ts";
import { databaseFamilies } from "../../support/database.ts";
import { insertToken, personOf, withToken } from "../../support/people.ts";
import { switchAccount } from "../../support/records.ts";
import { forSuite } from "../../support/suite.ts";
import { Browser, browserOf, labels, startConsole } from "./support.ts";

for (const family of databaseFamilies()) {
  describe(`the console's documents on ${family}`, () => {
    let base: string;
    const test = forSuite(() => startConsole({ family, overrides: { syncWaitMs: 4_000 } }));
    beforeEach(async () => {
      await switchAccount(test);
      await openBranch(test);
      await test.clientFor(test.account.keys.owner).account.update({ credit_note_window: "none" });
      base = `/console/${test.account.id}/sandbox`;
    });

    const as = (role: "owner" | "cashier" = "owner"): Promise<Browser> =>
      browserOf(test, test.account.users[role]);
    const sell = async (overrides: Record<string, unknown> = {}): Promise<string> => {
      const { body } = await test.call("POST", "/sales", {
        body: sale(overrides),
        key: test.account.keys.owner,
      });
      return String(Object(body.data).transaction_id ?? body.transaction_id);
    };

    it("creates a link to share, and revokes it", async () => {
      const id = await sell({ invoice_no: "S&1" });
      const browser = await as("cashier");
      const detail = await browser.open(`${base}/documents/${id}`);
      expect(detail.html).to.contain(`${base}/documents/${id}/share"`);
      const page = await browser.open(`${base}/documents/${id}/share`);
      expect(page.text).to.contain("There is no link to this receipt.");
      const shared = await browser.submit(page, "Create a link");
      const url = /<pre[^>]*>([^<]+)</.exec(shared.html)?.[1] ?? "";
      const hrefs = [...shared.html.matchAll(/href="((?:https:\/\/wa\.me|sms:|mailto:)[^"]*)"/g)].map(
        ([, href = ""]) => new URL(href.replaceAll("&amp;", "&")),
      );
      expect(hrefs.map(({ protocol }) => protocol)).to.deep.equal(["https:", "sms:", "mailto:"]);
      for (const { searchParams } of hrefs)
        expect(searchParams.get("text") ?? searchParams.get("body")).to.match(/^Receipt S&1 from .+: http/);
      for (const { searchParams } of hrefs)
        expect(searchParams.get("text") ?? searchParams.get("body")).to.contain(url);
      const path = new URL(url).pathname;
      expect((await new Browser(test).open(path)).text).to.contain("S&1");
      // The same form sent again makes no second link.
      await browser.submit(page, "Create a link");
      const list = await browser.open(`${base}/documents/${id}/share`);
      expect(labels(list).filter((label) => label === "Revoke")).to.have.length(1);
      expect(list.html).to.not.contain(path);
      const revoked = await browser.submit(list, "Revoke");
      expect(revoked.text).to.contain("The link is revoked").and.contain("There is no link to this receipt.");
      expect((await new Browser(test).open(path)).status).to.be.oneOf([404, 410]);
    });

    it("sends the receipt by e-mail, and rejects an invalid address", async () => {
      const id = await sell({ invoice_no: "M-1" });
      const browser = await as("cashier");
      const page = await browser.open(`${base}/documents/${id}/share`);
      const wrong = await browser.submit(page, "Send the e-mail", { email: "wanjiku" });
      expect(wrong.status).to.equal(422);
      expect(wrong.html).to.contain('id="f-email-error"').and.contain('value="wanjiku"');
      const email = `wanjiku-${family}@example.com`;
      const done = await browser.submit(page, "Send the e-mail", { email });
      expect(done.text).to.contain("The service sends the link to the customer.");
      const mails = await test.service.db.knex("mails").where({ recipient: email });
      expect(mails.map(({ kind }) => kind)).to.deep.equal(["receipt"]);
    });

    it("links no receipt for a document without one, or of another account", async () => {
      const id = await sell({ remark: "SIM-884" });
      const browser = await as();
      expect((await browser.open(`${base}/documents/${id}`)).html).to.not.contain("/share");
      const other = await test.openAccount();
      const person = await personOf(test, other.users.owner);
      const stranger = new Browser(test, withToken(await insertToken(test, person)).Cookie);
      const foreign = await stranger.open(`/console/${other.id}/sandbox/documents/${id}/share`);
      expect(foreign.status).to.equal(403);
    });
  });
}
