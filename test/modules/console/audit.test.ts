// The console's audit of submissions, by plain HTTP.
import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect } from "chai";
import { recordServiceChange } from "../../../server/src/core/audit/record.ts";
import type { AccountPage } from "../../../server/src/modules/console/page.ts";
import { sentence, topics } from "../../../server/src/modules/console/pages/audit-words.ts";
import { openBranch, sale } from "../../support/branch.ts";
import { itemInput } from "../../support/records.ts";
import { forSuite } from "../../support/suite.ts";
import { browserOf, startConsole } from "./support.ts";

/** The sentence of an action of somebody with a name like HTML. */
function textOf(action: string): string {
  const entry = {
    action,
    actor: "user",
    user_name: "<i>Otieno",
    key_prefix: null,
    subject: "branch <b>00",
    old: null,
    new: null,
    detail: null,
  };
  return String(
    sentence(
      { base: "", words: { tax: "VAT", tin: "PIN" } } as AccountPage,
      entry as Parameters<typeof sentence>[1],
    ),
  );
}

describe("the console's audit", () => {
  const test = forSuite(() => startConsole({ overrides: { syncWaitMs: 4_000 } }));

  it("has words for everything that is recorded in an account", () => {
    const root = fileURLToPath(new URL("../../../server/src/", import.meta.url));
    const recorded = globSync("**/*.ts", { cwd: root }).flatMap((file) =>
      [...readFileSync(`${root}${file}`, "utf8").matchAll(/\baction: "(\w+\.\w+)"/g)].map(([, name]) => name),
    );
    // Of the operators, in no account's audit.
    const operators = /^(operators|encryption_keys)\./;
    const wordless = recorded.filter((name = "") => !operators.test(name) && textOf(name).includes(name));
    expect(recorded).to.include("periods.file");
    expect([...new Set(wordless)]).to.deep.equal([]);
    const known = new Set(topics.map(([topic]) => topic));
    const unlisted = recorded.filter(
      (name = "") => !operators.test(name) && !known.has(name.split(".")[0] ?? ""),
    );
    expect([...new Set(unlisted)], "kinds of change that the filter lacks").to.deep.equal([]);
  });

  it("lists what a person submitted, and leads to the document", async () => {
    await openBranch(test);
    await test.client.account.update({ credit_note_window: "none" });
    const { transaction_id } = await test.client.sales.create(sale({ invoice_no: "AU-1" }) as never);
    const base = `/console/${test.account.id}/sandbox`;
    const cashier = await browserOf(test, test.account.users.cashier);
    const page = await cashier.open(`${base}/documents/${transaction_id}/reissue`);
    const corrected = { customer_tin: "P059999999Q", customer_name: "Lakeside Wholesale Ltd" };
    expect((await cashier.submit(page, "Credit and reissue", corrected)).text).to.contain("AU-1-R1");

    const owner = await browserOf(test, test.account.users.owner);
    const audit = await owner.open(`${base}/audit?action=transactions`);
    expect(audit.text)
      .to.contain("cashier submitted AU-1-R1")
      .and.contain("cashier submitted AU-1-CN")
      .and.match(/Today, \d+ \w+ \d{4}/)
      // No id, name of a field or action of the API.
      .and.not.match(/[0-9a-f]{8}-[0-9a-f]{4}|invoice_no|transactions\.submit/);
    expect(audit.html).to.contain('data-action="transactions.submit"');
    const [, link = ""] = /submitted <a href="([^"]+)">AU-1-R1</.exec(audit.html) ?? [];
    expect((await owner.open(link)).text).to.contain("Reissue of AU-1");

    await test.client.branches.pause("00", { reason: "Stock <b>taking" });
    const paused = await owner.open(`${base}/audit?action=branches`);
    expect(paused.text)
      .to.match(/ paused branch Branch 00 /)
      .and.contain("Pause reason: Stock <b>taking");
    expect(paused.html).to.not.contain("Stock <b>");

    const rejected = await cashier.open(`${base}/audit?action=transactions`);
    expect(rejected.status).to.equal(403);
    expect(rejected.text).to.not.contain("AU-1-R1");
  });

  it("names the item and the branch of a stock take, and says once what reads the same", async () => {
    const base = `/console/${test.account.id}/sandbox`;
    await test.client.branches.resume("00");
    const item = await test.client.items.create({ ...itemInput(), item_name: "Sugar <1 kg" });
    for (const remaining_qty of [5, 6])
      await test.client.stock.saveMaster({ item_code: item.item_code, remaining_qty });
    const owner = await browserOf(test, test.account.users.owner);
    const { text, html } = await owner.open(`${base}/audit?action=stock`);
    expect(text)
      .to.contain("recorded a stock take of Sugar <1 kg 2 times")
      .and.match(/ at Branch 00 .*Quantity: 0 → 5/s)
      .and.not.contain(item.item_code);
    expect(html.match(/data-action="stock.count"/g)).to.have.length(1);
    await test.client.stock.saveMaster({ item_code: item.item_code, remaining_qty: 7, remark: "By night" });
    const last = await owner.open(`${base}/audit?action=items`);
    expect(last.text).to.not.contain("times").and.not.contain("stock take");
  });

  it("hides sign-ins until somebody asks for them", async () => {
    const base = `/console/${test.account.id}/sandbox`;
    const owner = await browserOf(test, test.account.users.owner);
    const at = { account_id: test.account.id };
    const signIn = { action: "sessions.create", subject: "a person" };
    await test.client.account.update({ credit_note_window: "none" });
    const none = await owner.open(`${base}/audit?sign_ins=show`);
    expect(none.text).to.contain("there are none here. Show changes only").and.not.contain("Hide them");
    await recordServiceChange(test.service.db.knex, at, signIn, test.service.clock.now());
    const hidden = await owner.open(`${base}/audit`);
    expect(hidden.text)
      .to.contain("Sign-ins and sign-outs are hidden. Show them")
      .and.not.contain("signed in:");
    const shown = await owner.open(`${base}/audit?sign_ins=show`);
    expect(shown.text).to.contain("signed in:").and.contain("Hide them");
    const alone = await owner.open(`${base}/audit?action=sessions`);
    expect(alone.text).to.contain("signed in:").and.not.contain("changed the settings");
  });

  it("filters by person and days, and shows the form again for days in the wrong order", async () => {
    const base = `/console/${test.account.id}/sandbox`;
    const { owner: id, cashier } = test.account.users;
    const owner = await browserOf(test, id);
    await test.client.account.update({ credit_note_window: "none" });
    const all = await owner.open(`${base}/audit`);
    expect(all.html).to.contain(`href="${base}/audit?user_id=${id}"`);
    expect((await owner.open(`${base}/audit?user_id=${id}&action=account`)).text).to.contain(
      "Credit note window: ",
    );
    expect((await owner.open(`${base}/audit?user_id=${cashier}&action=account`)).text).to.contain(
      "Nothing matches",
    );
    expect((await owner.open(`${base}/audit?from_date=2020-01-01&to_date=2020-01-02`)).text).to.contain(
      "Nothing matches",
    );
    const wrong = await owner.open(`${base}/audit?from_date=2026-03-10&to_date=2026-03-09`);
    expect(wrong.status).to.equal(422);
    expect(wrong.html).to.contain('name="from_date" value="2026-03-10"');
    const admin = await browserOf(test, test.account.users.admin);
    const byAdmin = await admin.open(`${base}/audit?user_id=${id}`);
    expect(byAdmin.html).to.contain(`<option value="${id}" selected>The chosen person`);
  });

  it("names an action without words as the API does, and repeats names harmlessly", () => {
    const text = textOf("branches.unheard");
    expect(text).to.equal("<b>&lt;i&gt;Otieno</b> did branches.unheard to branch &lt;b&gt;00");
  });
});
