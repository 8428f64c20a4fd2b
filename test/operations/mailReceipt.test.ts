// mailReceipt: a mail with a link that shows the receipt, in the receipt's language, to one address only.
import { expect } from "chai";
import { systemClock } from "../../server/src/base/clock.ts";
import { newId } from "../../server/src/base/ids.ts";
import type { MailTransport } from "../../server/src/modules/mail/transport.ts";
import { openBranch, purchase, sale } from "../support/branch.ts";
import { describeEachFamily } from "../support/database.ts";
import { failureOf } from "../support/records.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";

type Sent = Parameters<MailTransport["send"]>[0];

describeEachFamily("mailReceipt", (family) => {
  const sent: Sent[] = [];
  const mailTransport: MailTransport = { send: async (mail) => void sent.push(mail), close() {} };
  const sell = async (invoice_no: string) =>
    (await test.client.sales.create(sale({ invoice_no }))).transaction_id;
  const mail = (id: string, email: string) => test.client.transactions.mailReceipt(id, { email });

  const test = forSuite(() => startTestService({ family, overrides: { mailTransport } }));
  before(async () => {
    await openBranch(test);
  });

  it("409: the service does not know its own URL", async () => {
    const id = await sell("INV-NO-URL");
    const failure = await failureOf(mail(id, "wanjiku@example.com"));
    expect([failure.status, failure.code]).to.deep.equal([409, "public_url_unknown"]);
    expect(await test.service.db.knex("mails")).to.deep.equal([]);
    test.service.ownUrl.use(test.origin);
  });

  it("201: sends one mail with a link that shows the receipt; the URL is nowhere else", async () => {
    const id = await sell("INV-MAIL");
    const { email, ...link } = await mail(id, "wanjiku@example.com");
    expect(email).to.equal("wanjiku@example.com");
    const { owner } = test.account.users;
    expect(link).to.deep.include({
      created_by: { id: owner, name: "Owner" },
      mail: { email, status: "pending", ended_at: null },
    });
    const listed = () => test.client.transactions.receiptLinks(id);
    expect((await listed()).map((one) => one.id)).to.deep.equal([link.id]);
    await test.service.mail.drain();
    const [after] = await listed();
    expect(after?.mail).to.deep.include({ email, status: "sent" });
    expect(Date.parse(after?.mail?.ended_at ?? "")).to.be.at.least(Date.parse(link.created_at));
    await test.service.db.knex("mails").where({ recipient: email }).update({ status: "failed" });
    expect((await listed())[0]?.mail?.status).to.equal("failed");
    const [message, ...others] = sent.filter(({ to }) => to === email);
    expect(others).to.deep.equal([]);
    expect(message?.subject).to.match(/^Receipt from .+: INV-MAIL$/);
    expect(message?.text).to.contain("Test data: this is not a tax receipt.");
    expect(message?.text).to.contain("the link to receipt INV-MAIL from").and.not.contain("official");
    const url = /http\S+\/r\/[\w-]{43}/.exec(message?.text ?? "")?.[0] ?? "";
    expect(message?.html).to.contain(`<a href="${url}">`);
    expect(await (await fetch(url)).text()).to.contain("INV-MAIL");
    const stored = JSON.stringify([
      await test.service.db.knex("receipt_links"),
      (await test.client.audit.list()).data,
      await test.service.db.knex("mails").select("content"),
    ]);
    // Without the mail, which is kept for some days, the address stays.
    await test.service.db.knex("mails").where({ recipient: email }).delete();
    expect((await listed())[0]?.mail).to.deep.equal({ email, status: null, ended_at: null });
    expect(stored).not.to.contain(url.slice(-43));
  });

  it("201: writes in the language of the receipt", async () => {
    await test.client.account.update({ receipt_language: "sw" });
    await mail(await sell("INV-SW"), "otieno@example.com");
    await test.client.account.update({ receipt_language: null });
    await test.service.mail.drain();
    expect(sent.find(({ to }) => to === "otieno@example.com")?.subject).to.match(/^Risiti kutoka/);
  });

  for (const [language, kind, title, notice] of [
    ["en", "proforma", /^Quotation from .+: Q-1$/, "This is not an official receipt."],
    ["sw", "proforma", /^Ankara kifani kutoka .+: Q-1$/, "Hii si risiti rasmi."],
    ["en", "training", /^Training document from .+: Q-1$/, "This is not an official receipt."],
    ["sw", "training", /^Hati ya mafunzo kutoka .+: Q-1$/, "Hii si risiti rasmi."],
  ] as const)
    it(`201: calls a ${kind} document what it is (${language}), and no receipt`, async () => {
      await test.client.account.update({ receipt_language: language });
      if (kind === "training") await test.client.devices.update("00", { training: true });
      const own = kind === "proforma" ? { sale_kind: kind } : {};
      const to = `${kind}-${language}@example.com`;
      const invoice_no = `Q-${language}-${kind}`;
      const { transaction_id } = await test.client.sales.create(sale({ invoice_no, ...own }));
      await mail(transaction_id, to);
      await test.client.devices.update("00", { training: false });
      await test.client.account.update({ receipt_language: null });
      await test.service.mail.drain();
      const message = sent.find((one) => one.to === to);
      expect(message?.subject.replace(invoice_no, "Q-1")).to.match(title);
      expect(message?.text).to.contain(notice);
      expect(message?.text.replaceAll(notice, "")).not.to.match(
        language === "en" ? /(?<!tax )receipt/ : /risiti (?!ya kodi)/,
      );
    });

  it("422: no address, several addresses, a header in it, or no sale", async () => {
    const id = await sell("INV-BAD");
    for (const email of [
      "",
      "wanjiku",
      "a@example.com,b@example.com",
      "a@example.com\r\nBcc: b@example.com",
    ]) {
      const failure = await failureOf(mail(id, email));
      expect([failure.status, Object.keys(failure.errors ?? {})], email).to.deep.equal([422, ["email"]]);
    }
    const past = test.client.transactions.mailReceipt(id, {
      email: "a@example.com",
      expires_at: "2026-01-01T00:00:00Z",
    });
    expect((await failureOf(past)).status).to.equal(422);
    const bought = await test.client.purchases.create(purchase());
    expect((await failureOf(mail(bought.transaction_id, "a@example.com"))).code).to.equal("no_receipt");
    expect(await test.client.transactions.receiptLinks(id)).to.deep.equal([]);
  });

  it("429: an address that got 20 mails within the hour", async () => {
    const [first, second] = [await sell("INV-MANY-1"), await sell("INV-MANY-2")];
    for (let count = 0; count < 20; count++) await mail(first, "many@example.com");
    const failure = await failureOf(mail(second, "many@example.com"));
    expect([failure.status, failure.code]).to.deep.equal([429, "too_many_mails"]);
    expect((await mail(second, "few@example.com")).email).to.equal("few@example.com");
  });

  it("403 and 404: not for another account's sale, and none that doesn't exist", async () => {
    const id = await sell("INV-OURS");
    const { keys } = await test.openAccount();
    const foreign = test.clientFor(keys.owner).transactions.mailReceipt(id, { email: "a@example.com" });
    expect((await failureOf(foreign)).status).to.equal(403);
    expect((await failureOf(mail(newId(systemClock), "a@example.com"))).status).to.equal(404);
  });
});
