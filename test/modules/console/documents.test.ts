// The pages of documents by plain HTTP: find a document, see why it failed, retry, resolve, print, credit and reissue.
import { expect } from "chai";
import { closeLanes, openBranch, purchase, sale } from "../../support/branch.ts";
import { databaseFamilies } from "../../support/database.ts";
import { dayAt } from "../../support/days.ts";
import { activate, insertToken, password, personOf, withToken } from "../../support/people.ts";
import { switchAccount } from "../../support/records.ts";
import { forSuite } from "../../support/suite.ts";
import { Browser, browserOf, formsOf, labels, snakeCase, startConsole } from "./support.ts";

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

    const as = (
      role: "owner" | "admin" | "accountant" | "cashier" = "owner",
      session: { confirmed_at?: number } = {},
    ): Promise<Browser> => browserOf(test, test.account.users[role], session);
    const sell = async (overrides: Record<string, unknown> = {}): Promise<string> => {
      const { body } = await test.call("POST", "/sales", {
        body: sale(overrides),
        key: test.account.keys.owner,
      });
      return String(Object(body.data).transaction_id ?? body.transaction_id);
    };

    it("tells the story of a sale in the order of time: stored, sent, signed, shared, credited", async () => {
      const id = await sell({ invoice_no: "STORY-1" });
      const browser = await as();
      const share = await browser.open(`${base}/documents/${id}/share`);
      await browser.submit(share, "Create a link");
      await sell({
        invoice_no: "STORY-CN",
        receipt_type: "R",
        original_invoice_no: "STORY-1",
        refund_reason_code: "06",
      });
      const { html, text } = await browser.open(`${base}/documents/${id}`);
      const story = html.slice(html.indexOf("What happened"));
      const at = [
        "Stored, submitted by",
        "Sale accepted by the control unit.",
        "by the unit&#39;s clock",
        "created a link to the receipt",
        "Credited by",
      ].map((words) => story.indexOf(words));
      expect(
        at.every((one) => one > 0),
        JSON.stringify(at),
      ).to.equal(true);
      expect(at).to.deep.equal(at.toSorted((one, other) => one - other));
      expect(story).to.match(/Credited by <a href="[^"]+">STORY-CN<\/a>/);
      expect(text)
        .to.contain("number 1")
        .and.contain("Receipt 1 of ")
        .and.contain("KES 1,160.00 VAT 160.00 Signed Walk-in customer");
      // The protocol is folded away, below the story.
      expect(html.indexOf("<summary>Protocol")).to.be.above(html.indexOf("What happened"));
    });

    it("tells why a document failed, how to fix it, and that it was retried", async () => {
      const id = await sell({ invoice_no: "STORY-F", remark: "SIM-884" });
      const browser = await as();
      const failed = await browser.open(`${base}/documents/${id}`);
      const story = failed.text.slice(failed.text.indexOf("What happened"));
      expect(story)
        .to.contain("rejected by the control unit: The customer's PIN is invalid.")
        .and.not.contain("How to fix it:")
        .and.not.contain("Retried:")
        .and.not.contain("Credited by");
      // Why and how to fix it stand above, with the one button that leads on.
      const above = failed.html.slice(0, failed.html.indexOf("What happened"));
      expect(above.match(/class="[^"]*primary/g)).to.have.length(1);
      expect(above).to.match(
        /PIN is invalid<[\s\S]*Correct the PIN of the customer[\s\S]*Correct and send again/,
      );
      expect(above).to.not.contain("customer_tin");
      const label = labels(failed).find((one) => one.startsWith("Send again unchanged")) ?? "";
      await browser.submit(failed, label);
      const again = await browser.open(`${base}/documents/${id}`);
      expect(again.text).to.match(/What happened .* Owner retried it\./);
    });

    it("tells who printed copies and who mailed the receipt, and whether the mail was sent", async () => {
      const id = await sell({ invoice_no: "STORY-M" });
      const browser = await as("cashier");
      const page = await browser.open(`${base}/documents/${id}`);
      expect(page.text).to.not.contain("printed a copy");
      await browser.submit(page, "Print a copy");
      const share = await browser.open(`${base}/documents/${id}/share`);
      await browser.submit(share, "Send the e-mail", { email: "<b>@example.com" });
      await browser.submit(share, "Send the e-mail", { email: "wanjiku@example.com" });
      const storyOf = async () => {
        const { text } = await browser.open(`${base}/documents/${id}`);
        return text.slice(text.indexOf("What happened"));
      };
      await test.service.mail.drain();
      const mails = test.service.db.knex("mails").where({ recipient: "wanjiku@example.com" });
      await mails.clone().update({ status: "pending", ended_at: null });
      expect(await storyOf())
        .to.match(
          /cashier printed a copy\..* cashier ordered a mail with the receipt to wanjiku@example\.com\./,
        )
        .and.contain("It waits to be sent.")
        .and.not.contain("<b>@");
      await mails.clone().update({ status: "sent", ended_at: test.service.clock.now() });
      expect(await storyOf())
        .to.contain("The mail to wanjiku@example.com was sent.")
        .and.not.contain("Waits");
      await mails.clone().update({ status: "failed" });
      expect(await storyOf()).to.contain("The mail to wanjiku@example.com could not be sent.");
      expect((await browser.open(`${base}/documents/${id}/share`)).text).to.contain(
        "wanjiku@example.com Not sent",
      );
    });

    it("adds up the signed documents of the filter, and says when there is no sum", async () => {
      await sell({ invoice_no: "SUM-1" });
      await sell({ invoice_no: "SUM-2" });
      await sell({ invoice_no: "SUM-3", remark: "SIM-884" });
      const browser = await as();
      const days = "document_from=2026-01-01&document_to=2026-12-31";
      const sold = await browser.open(`${base}/documents?type=sales&status=success&${days}`);
      expect(sold.text).to.match(/Documents 2 VAT (KES )?320\.00 Total (KES )?2,320\.00/);
      const all = await browser.open(`${base}/documents?type=sales&${days}`);
      expect(all.text).to.contain("Documents 3 ").and.contain("2 of them signed");
      expect((await browser.open(`${base}/documents?type=sales&status=failed`)).text).to.contain(
        "Sums are those of signed documents",
      );
      expect((await browser.open(`${base}/documents?type=sales`)).text).to.contain(
        "choose the first and the last date",
      );
      const years = await browser.open(
        `${base}/documents?type=sales&document_from=2020-01-01&document_to=2026-12-31`,
      );
      expect(years.text).to.contain("There is no sum:").and.contain("at most 366 days");
      const cashier = await (await as("cashier")).open(`${base}/documents?type=sales&status=success&${days}`);
      expect(cashier.text)
        .to.contain("2 documents")
        .and.not.contain("320.00 Total")
        .and.not.contain("Sums are");
    });

    it("lists documents with the filters of the URL, pages and an empty state", async () => {
      const browser = await as();
      const empty = await browser.open(`${base}/documents`);
      expect(empty.text).to.contain("There is no document yet.");
      await sell({ invoice_no: "A-1" });
      await sell({ invoice_no: "<b>A-2" });
      const page = await browser.open(`${base}/documents`);
      expect(page.text).to.contain("A-1").and.contain("<b>A-2").and.contain("Signed");
      expect(page.html).to.not.contain("<b>A-2");
      const found = await browser.open(`${base}/documents?invoice_no=A-1`);
      expect(found.text).to.contain("A-1").and.not.contain("A-2");
      const none = await browser.open(`${base}/documents?status=failed`);
      expect(none.text).to.contain("Nothing matches.");
      const wrong = await browser.open(`${base}/documents?from_date=yesterday`);
      expect(wrong.status).to.equal(422);
      expect(wrong.html).to.contain('id="q-from_date"');
      const cursor = await browser.open(`${base}/documents?cursor=x`);
      expect(cursor.text).to.contain("Cursor not valid");
      // Live data knows nothing of it.
      expect((await browser.open(`/console/${test.account.id}/live/documents`)).text).to.contain(
        "no document yet",
      );
    });

    it("shows the discount on a bill and its payments, and corrects lines and payments together", async () => {
      const payments = [
        { payment_type: "01", amount: 500 },
        { payment_type: "06", amount: 544 },
      ];
      const split = { payment_type: undefined, payments, bill_discount_rate: 10 };
      const id = await sell({ invoice_no: "S-1", ...split });
      const browser = await as();
      const page = await browser.open(`${base}/documents/${id}`);
      expect(page.text)
        .to.contain("Discount on the bill 116.00 (10 %)")
        .and.contain("Payments Cash 500.00, Mobile money 544.00");
      const plain = await browser.open(`${base}/documents/${await sell({ invoice_no: "S-2" })}`);
      expect(plain.text).to.not.match(/Discount on the bill|Payments/);
      const reissue = await browser.open(`${base}/documents/${id}/reissue`);
      const unpaid = await browser.submit(reissue, "Credit and reissue", { "quantity-1": "1" });
      expect(unpaid.status).to.equal(400);
      expect(unpaid.text).to.contain("payments").and.contain("522");
      const wrong = await browser.submit(unpaid, "Credit and reissue", { "paid-01": "much" });
      expect(wrong.status).to.equal(400);
      const done = await browser.submit(unpaid, "Credit and reissue", { "paid-01": "22", "paid-06": "500" });
      expect(done.text).to.contain("S-1-R1").and.contain("Payments Cash 22.00, Mobile money 500.00");
      const one = await browser.open(`${base}/documents/${await sell({ invoice_no: "S-3" })}/reissue`);
      const changed = await browser.submit(one, "Credit and reissue", { payment_type: "06" });
      expect(changed.text).to.contain("S-3-R1");
      const [corrected] = (await test.client.sales.search({ invoice_no: "S-3-R1" })).data;
      const { payments: paid } = await test.client.sales.get(corrected?.transaction_id ?? "");
      expect(paid.map(({ payment_type }) => payment_type)).to.deep.equal(["06"]);
    });

    it("leads from page to page by the cursor", async () => {
      for (let count = 0; count < 60; count++) await sell({ invoice_no: `P-${count}` });
      const browser = await as();
      const first = await browser.open(`${base}/documents`);
      const next = /<a href="([^"]+)" rel="next">/.exec(first.html)?.[1]?.replaceAll("&amp;", "&") ?? "";
      const second = await browser.open(next);
      expect(first.text).to.contain("P-59 ").and.not.contain("P-0 ");
      expect(second.text).to.contain("P-0 ").and.not.contain("P-59 ");
      expect(first.text).to.contain("1–50 of 60");
      expect(second.text).to.contain("51–60 First page");
      expect(second.html).to.contain("First page").and.not.contain('rel="next"');
    });

    it("shows why a sale failed, how to fix it and who must act, and retries it", async () => {
      const id = await sell({ remark: "SIM-884x1" });
      const browser = await as("accountant");
      const page = await browser.open(`${base}/documents/${id}`);
      expect(page.text)
        .to.contain("Failed")
        .and.contain("The customer's PIN is invalid")
        .and.contain("Correct the PIN of the customer")
        .and.not.contain("Who must act:");
      await sell();
      const done = await browser.submit(page, "Send again unchanged (3 left)");
      expect(done.text).to.contain("The document was sent again.").and.contain("Signed");
      const [, receipt] = / Signed\. Receipt (\d+) /.exec(done.text) ?? [];
      expect((await browser.open(base)).text, "it was signed last").to.contain(` receipt ${receipt} · `);
      expect(labels(done).some((label) => label.startsWith("Send again"))).to.equal(false);
    });

    it("says why a retry failed", async () => {
      const id = await sell({ remark: "SIM-884" });
      const browser = await as();
      const page = await browser.submit(
        await browser.open(`${base}/documents/${id}`),
        "Send again unchanged (3 left)",
      );
      expect(page.status).to.equal(422);
      expect(page.text).to.match(/The retry of \S+ failed/);
      expect(labels(page)).to.include("Send again unchanged (2 left)");
    });

    it("retries once, although the page of a failed retry is loaded again", async () => {
      const id = await sell({ remark: "SIM-884" });
      const browser = await as();
      const page = await browser.open(`${base}/documents/${id}`);
      const failed = await browser.submit(page, "Send again unchanged (3 left)");
      // A browser that reloads the answer to a form sends the same form.
      const reloaded = await browser.submit(page, "Send again unchanged (3 left)");
      expect(failed.status).to.equal(422);
      expect(reloaded.path).to.equal(`${base}/documents/${id}`);
      expect(labels(reloaded)).to.include("Send again unchanged (2 left)");
      const second = await browser.submit(reloaded, "Send again unchanged (2 left)");
      expect(labels(second), "a new press retries").to.include("Send again unchanged (1 left)");
    });

    it("corrects a sale that failed and sends it under its number, once", async () => {
      const id = await sell({ invoice_no: "WRONG-1", remark: "SIM-884" });
      const browser = await as("cashier");
      const failed = await browser.open(`${base}/documents/${id}`);
      expect(failed.html).to.contain(`<a class="button primary" href="${base}/documents/${id}/resend">`);
      const form = await browser.open(`${base}/documents/${id}/resend`);
      const wrong = await browser.submit(form, "Send WRONG-1 again", {
        remark: "",
        "quantity-1": "2,5",
        "unit_price-1": "x",
      });
      expect(wrong.status).to.equal(400);
      expect(wrong.text)
        .to.match(/ Quantity : \w/)
        .and.match(/ Price with VAT : \w/);
      expect(wrong.html).to.contain('id="f-quantity-1-error"').and.contain('id="f-unit_price-1-error"');
      expect(wrong.text).to.not.match(snakeCase);
      expect(
        formsOf(wrong)
          .find(({ label }) => label === "Send WRONG-1 again")
          ?.fields.get("quantity-1"),
      ).to.equal("2,5");
      const same = await browser.submit(form, "Send WRONG-1 again");
      expect(same.status).to.equal(422);
      expect(same.text).to.contain("Nothing was changed: the document was not sent.");
      const values = { remark: "", "quantity-1": "3", "unit_price-1": "1,160.00" };
      const sent = await browser.submit(wrong, "Send WRONG-1 again", values);
      expect(sent.text)
        .to.contain("The corrected document was sent.")
        .and.contain("Signed")
        .and.contain("3,480.00");
      // The same form once more, as of a browser that sends it twice.
      const again = await browser.submit(wrong, "Send WRONG-1 again", values);
      expect(again.path).to.equal(`${base}/documents/${id}`);
      const old = await browser.open(`${base}/documents/${id}`);
      expect(old.html).to.not.contain("/resend");
      const owner = await as();
      const all = await owner.open(`${base}/documents?invoice_no=WRONG-1`);
      expect(all.text).to.match(/Corrected New one/);
      const left = await owner.open(`${base}/documents?status=failed&superseded=exclude`);
      expect(left.html).to.not.contain("WRONG-1");
      expect((await owner.open(`${base}/documents?status=failed`)).html).to.contain("WRONG-1");
      expect((await browser.open(`${base}/documents/${id}/resend`)).path).to.equal(`${base}/documents/${id}`);
      const signed = await test.client.transactions.list({ invoice_no: "WRONG-1", status: "success" });
      expect(signed.data.length).to.equal(1);
    });

    it("says that a corrected sale failed again, when and why, and what it corrects", async () => {
      const id = await sell({ invoice_no: "WRONG-2", remark: "SIM-884" });
      const browser = await as();
      const first = await browser.open(`${base}/documents/${id}`);
      expect(first.text)
        .to.match(/ Failed +\d{1,2} \w{3,4}[^.]*\d\d:\d\d:\d\d *\./)
        .and.not.contain("Failed again");
      const form = await browser.open(`${base}/documents/${id}/resend`);
      const second = await browser.submit(form, "Send WRONG-2 again", { remark: "SIM-921" });
      expect(second.path).to.not.equal(first.path);
      expect(second.text)
        .to.match(/ Failed again +\d{1,2} \w{3,4}[^.]*\d\d:\d\d:\d\d *\. +This is the corrected document\./)
        .and.contain("Sales data that has been declared can no longer be received");
      expect(second.html).to.contain(`It was sent before: <a href="${base}/documents/${id}">`);
    });

    it("asks for the unusual PIN of a failed sale in words of its form", async () => {
      const id = await sell({ invoice_no: "WRONG-3", remark: "SIM-884" });
      const browser = await as("cashier");
      const form = await browser.open(`${base}/documents/${id}/resend`);
      const values = { customer_tin: "P05", remark: "" };
      const asked = await browser.submit(form, "Send WRONG-3 again", values);
      expect(asked.status).to.equal(400);
      expect(asked.text)
        .to.contain("or tick the box below if it is right")
        .and.contain("The PIN P05 is right although it looks unusual")
        .and.not.match(snakeCase);
      const sent = await browser.submit(asked, "Send WRONG-3 again", { ...values, unusual_tin: "P05" });
      expect(sent.text).to.contain("The corrected document was sent.");
    });

    it("shows a cashier neither attempts nor forbidden actions", async () => {
      const id = await sell({ remark: "SIM-884" });
      const browser = await as("cashier");
      const page = await browser.open(`${base}/documents/${id}`);
      expect(page.status).to.equal(200);
      expect(labels(page)).to.deep.equal(["Sign out"]);
      expect(page.text).to.not.match(/Received|HTTP 200/);
      const [, csrf = ""] = /name="csrf" value="([^"]+)"/.exec(page.html) ?? [];
      const forced = await browser.post(`${base}/documents/${id}/retry`, {
        body: new URLSearchParams({ csrf }),
      });
      expect(forced.status).to.equal(403);
      expect(forced.text).to.contain("A cashier may not do this");
    });

    it("folds attempts with the same outcome", async () => {
      const id = await sell({ remark: "SIM-884" });
      const browser = await as();
      const page = await browser.open(`${base}/documents/${id}`);
      expect(page.text).to.contain("Sale rejected by the control unit:").and.not.contain(" times:");
      await browser.submit(page, "Send again unchanged (3 left)");
      const { text } = await browser.open(`${base}/documents/${id}`);
      expect(text)
        .to.match(/Sale rejected by the control unit, 2 times:/)
        .and.contain("Protocol");
      expect(text.match(/HTTP 200, number 1, result 884/g)).to.have.length(2);
    });

    it("shows no document of another account", async () => {
      const id = await sell();
      const other = await test.openAccount();
      const person = await personOf(test, other.users.owner);
      const stranger = new Browser(test, withToken(await insertToken(test, person)).Cookie);
      expect((await stranger.open(`/console/${other.id}/sandbox/documents/${id}`)).status).to.equal(403);
      expect((await stranger.open(`${base}/documents/${id}`)).status).to.equal(404);
    });

    it("prints a receipt", async () => {
      const id = await sell();
      const browser = await as("cashier");
      expect((await browser.open(`${base}/documents/${id}`)).html).to.contain(
        `${base}/documents/${id}/receipt"`,
      );
      for (const paper of ["", "?paper=80mm"]) {
        const { headers, html } = await browser.open(`${base}/documents/${id}/receipt${paper}`);
        expect(headers.get("content-type")).to.equal("application/pdf");
        expect(headers.get("content-disposition")).to.equal(`inline; filename="receipt-${id}.pdf"`);
        expect(html.slice(0, 5)).to.equal("%PDF-");
      }
      const failed = await sell({ remark: "SIM-884" });
      expect((await browser.open(`${base}/documents/${failed}/receipt`)).status).to.equal(422);
    });

    it("prints a copy that counts once, however often the form is sent or the copy is read", async () => {
      const id = await sell();
      const browser = await as("cashier");
      const first = await browser.open(`${base}/documents/${id}`);
      expect(first.text).to.not.contain("last printed");
      for (let sent = 0; sent < 2; sent++) {
        const { headers, html } = await browser.submit(first, "Print a copy");
        expect([headers.get("content-type"), html.slice(0, 5)]).to.deep.equal(["application/pdf", "%PDF-"]);
      }
      const listed = async () =>
        Object((await test.call("GET", `/transactions/${id}/receipt-copies`)).body).data as { id: string }[];
      const [copy, ...more] = await listed();
      expect(more).to.have.lengthOf(0);
      await browser.open(`${base}/documents/${id}/receipt?copy=${copy?.id}`);
      const again = await browser.open(`${base}/documents/${id}`);
      expect(again.text).to.match(/Copies 1, last printed .* by /);
      expect(again.html, "the original is given once").to.not.contain("Print the receipt");
      await browser.submit(again, "Copy on a roll of 80 mm");
      expect(await listed()).to.have.lengthOf(2);
      const failed = await sell({ remark: "SIM-884" });
      expect((await browser.open(`${base}/documents/${failed}`)).html).to.not.contain("Print a copy");
      expect((await browser.open(`${base}/documents/${id}/receipt?copy=${failed}`)).status).to.equal(404);
    });

    it("credits a part of a sale once, although the form is sent twice", async () => {
      const id = await sell({ invoice_no: "C-1" });
      const browser = await as();
      const page = await browser.open(`${base}/documents/${id}/credit`);
      const values = { "quantity-1": "1", refund_reason_code: "06" };
      const none = await browser.submit(page, "Send the credit note", { ...values, "quantity-1": "0" });
      expect(none.status).to.equal(400);
      const first = await browser.submit(page, "Send the credit note", values);
      const second = await browser.submit(page, "Send the credit note", values);
      expect(first.text)
        .to.contain("C-1-CN1")
        .and.contain("The credit note was sent.")
        .and.contain("−580.00");
      expect(first.text)
        .to.match(/ 1 −580\.00 −80\.00 \(16 %\) −580\.00 /)
        .and.contain("Credit note accepted by the control unit")
        .and.match(/Stored, submitted by \S[^.]*\./);
      expect(second.path).to.equal(first.path);
      const original = await browser.open(`${base}/documents/${id}`);
      expect(original.text).to.contain("Credited by C-1-CN1 Signed");
      const list = await browser.open(`${base}/documents`);
      expect(list.text).to.match(/C-1-CN1 Credit note [^–]* Signed −80\.00 −580\.00 C-1 Sale [^–]* Signed /);
      const again = await browser.submit(page, "Send the credit note", {
        ...values,
        invoice_no: "C-1-CN2",
        "quantity-1": "2",
      });
      expect(again.status).to.equal(422);
    });

    it("shows the amount left to credit, and nothing once all is credited", async () => {
      const id = await sell({ invoice_no: "L-1" });
      const browser = await as();
      const page = await browser.open(`${base}/documents/${id}/credit`);
      expect(page.text).to.contain("2 of 2 left to credit");
      const values = { refund_reason_code: "06", "quantity-1": "0.5" };
      await browser.submit(page, "Send the credit note", values);
      const partly = await browser.open(`${base}/documents/${id}`);
      expect(partly.html).to.contain(">Credit</a>");
      expect(partly.text).to.match(/ VAT \d/);
      const next = await browser.open(`${base}/documents/${id}/credit`);
      expect(next.text).to.contain("1.5 of 2 left to credit").and.not.contain("You credit");
      const asked = { refund_reason_code: "06", "quantity-1": "1", check: "yes" };
      const checked = await browser.submit(next, "Send the credit note", asked);
      expect(checked.text).to.match(/You credit (KES )?580\.00 VAT 80\.00/);
      expect(checked.html).to.contain('name="quantity-1" required');
      const wrong = await browser.submit(next, "Send the credit note", { ...asked, "quantity-1": "3" });
      expect(wrong.status).to.equal(422);
      expect((await test.client.sales.search({ invoice_no: "L-1-CN2" })).data).to.deep.equal([]);
      expect(next.html).to.contain('value="L-1-CN2"').and.not.contain("selected");
      const rest = { refund_reason_code: "06" };
      const done = await browser.submit(next, "Send the credit note", rest);
      expect(done.text).to.contain("The credit note was sent.").and.contain("−870.00");
      expect((await browser.open(`${base}/documents/${id}`)).html).to.not.contain(">Credit</a>");
      const none = await browser.open(`${base}/documents/${id}/credit`);
      expect(none.text).to.contain("Nothing is left to credit");
      expect(labels(none)).to.not.include("Send the credit note");
    });

    it("corrects the quantity and price of a line, and rejects invalid figures", async () => {
      const id = await sell({ invoice_no: "Q-1" });
      const browser = await as("cashier");
      const page = await browser.open(`${base}/documents/${id}/reissue`);
      const wrong = [
        ["quantity-1", "two"],
        ["price-1", "-1"],
        // Nobody knows which one is meant.
        ["price-1", "100,50"],
        ["quantity-1", "0"],
      ] as const;
      for (const [name, value] of wrong) {
        const failed = await browser.submit(page, "Credit and reissue", { [name]: value });
        expect(failed.status, `${name}: ${value}`).to.equal(400);
      }
      expect((await browser.open(`${base}/documents/${id}`)).text).to.not.contain("Credited by");
      const corrected = { "quantity-1": "3", "price-1": "100.50" };
      const unchecked = await browser.submit(page, "Credit and reissue", {
        check: "yes",
        "quantity-1": "two",
      });
      expect(unchecked.status).to.equal(400);
      const checked = await browser.submit(page, "Credit and reissue", { check: "yes", ...corrected });
      expect(checked.text).to.match(/Credit note −[\d.,]+ New sale 301\.50 Difference KES −?[\d.,]+/);
      expect((await browser.open(`${base}/documents/${id}`)).text).to.not.contain("Credited by");
      const done = await browser.submit(checked, "Credit and reissue", corrected);
      expect(done.text).to.contain("Q-1-R1").and.contain("Reissue of Q-1 Signed").and.contain("301.50");
      expect(done.text).to.match(/Cola \S+ KE\w+ 3 100\.50/);
    });

    it("credits a sale and issues it again to the right buyer", async () => {
      const id = await sell({
        invoice_no: "R-1",
        customer_tin: "A001234567B",
        customer_name: "Acacia Hotel",
      });
      const browser = await as("cashier");
      const page = await browser.open(`${base}/documents/${id}/reissue`);
      const nothing = await browser.submit(page, "Credit and reissue");
      expect(nothing.status).to.equal(400);
      expect(nothing.text).to.contain("Nothing is corrected yet").and.not.contain("customer_mobile");
      const corrected = { customer_tin: "P059999999Q", customer_name: "Lakeside Wholesale Ltd" };
      const done = await browser.submit(page, "Credit and reissue", corrected);
      expect(done.text)
        .to.contain("R-1-R1")
        .and.contain("Lakeside Wholesale Ltd, P059999999Q")
        .and.contain("Reissue of R-1 Signed");
    });

    for (const role of ["cashier", "accountant"] as const)
      it(`sends a TIN of an unusual form only after a second confirmation by a ${role}`, async () => {
        const id = await sell({ invoice_no: "R-2" });
        const browser = await as(role);
        const page = await browser.open(`${base}/documents/${id}/reissue`);
        const buyer = { customer_tin: "P05", customer_name: "Wema Traders" };
        const asked = await browser.submit(page, "Credit and reissue", buyer);
        expect(asked.status).to.equal(400);
        expect(asked.text).to.not.contain("accepted unchanged");
        expect(asked.text)
          .to.contain("Nothing was sent yet")
          .and.contain("Correct it, or tick the box below")
          .and.contain("The PIN P05 is right although it looks unusual");
        expect(asked.text).to.not.match(snakeCase);
        const other = await browser.submit(asked, "Credit and reissue", {
          ...buyer,
          customer_tin: "P06",
          unusual_tin: "P05",
        });
        expect(other.status, "another TIN is another question").to.equal(400);
        expect((await browser.open(`${base}/documents`)).text).to.not.contain("R-2-R1");
        const done = await browser.submit(other, "Credit and reissue", { ...buyer, unusual_tin: "P05" });
        expect(done.text).to.contain("The sale was credited and reissued").and.contain("P05");
        const link = /class="button" href="([^"]+)"/.exec(done.html)?.[1] ?? "";
        expect((await browser.open(link)).text)
          .to.contain("R-2-R1")
          .and.contain("Wema Traders, P05");
      });

    it("sends lines at unusual prices only after a second confirmation of just these", async () => {
      const id = await sell({ invoice_no: "R-3" });
      const browser = await as("cashier");
      const page = await browser.open(`${base}/documents/${id}/reissue`);
      const swapped = { "quantity-1": "580", "price-1": "2" };
      const asked = await browser.submit(page, "Credit and reissue", swapped);
      expect(asked.status).to.equal(400);
      expect(asked.text)
        .to.contain("Nothing was sent yet")
        .and.contain("2.00 instead of 580.00")
        .and.contain("The prices are right: send them as they are.");
      const [, unusual_prices = ""] = /name="unusual_prices" value="([^"]+)"/.exec(asked.html) ?? [];
      const other = { ...swapped, "price-1": "3", unusual_prices };
      expect((await browser.submit(asked, "Credit and reissue", other)).status).to.equal(400);
      expect((await browser.open(`${base}/documents`)).text).to.not.contain("R-3-R1");
      const done = await browser.submit(asked, "Credit and reissue", { ...swapped, unusual_prices });
      expect(done.text).to.contain("The sale was credited and reissued");
      expect((await browser.open(`${base}/documents`)).text).to.contain("R-3-R1");
    });

    it("changes how the tax of a purchase is claimed, and says why a claim can't be", async () => {
      const today = dayAt(test.service.clock.now());
      const month = today.slice(0, 7);
      const bought = { ...purchase({ purchase_date: today.replaceAll("-", "") }), claim: "none" as const };
      const { transaction_id } = await test.clientFor(test.account.keys.accountant).purchases.create(bought);
      const here = `${base}/documents/${transaction_id}`;
      const browser = await as("accountant");
      const page = await browser.open(here);
      expect(page.text).to.contain("VAT claimed Not claimed");
      const early = await browser.submit(page, "Change the claim", {
        claim: "month",
        claim_month: "2019-01",
      });
      expect(early.status).to.equal(400);
      expect(early.text).to.contain("Month of the claim:");
      expect(early.html).to.contain("<details open><summary>Change the claim").and.contain('value="2019-01"');
      const claimed = await browser.submit(early, "Change the claim", { claim: "month", claim_month: month });
      expect(claimed.text)
        .to.contain("The claim is changed.")
        .and.match(/VAT claimed In \w+ \d{4}/);
      const none = await browser.submit(claimed, "Change the claim", { claim: "none", claim_month: month });
      expect(none.text).to.contain("VAT claimed Not claimed");
      expect(labels(await (await as("cashier")).open(here))).to.not.include("Change the claim");
    });

    it("records an unknown outcome after the password was confirmed", async () => {
      // The unit's response to the sale is lost, and it says nothing of use when it is asked again.
      const id = await sell({ remark: "SIM-F4-899" });
      // It isn't asked once more while the person decides.
      await closeLanes(test);
      await activate(test, test.account.users.admin);
      const browser = await as("admin", { confirmed_at: 0 });
      const values = { outcome: "accepted", reason: "It is on the journal roll", receipt_no: "4711" };
      let page = await browser.open(`${base}/documents/${id}`);
      expect(page.text).to.contain("The outcome is unknown").and.contain("Outcome unknown");
      expect((await browser.open(`${base}/documents`)).text).to.match(/ Sale .* Outcome unknown /);
      const home = await browser.open(base);
      expect(home.text).to.match(/ Branches today .* (?:Documents wait|Unit unreachable) 1 document waits /);
      expect(await (await as("accountant")).open(`${base}/documents/${id}`)).to.not.have.property(
        "html",
        page.html,
      );
      page = await browser.submit(page, "Record the outcome", { ...values, reason: "" });
      expect(page.status).to.equal(422);
      expect(page.html).to.contain("<details open><summary>Record the outcome").and.contain('value="4711"');
      const asked = await browser.submit(page, "Record the outcome", values);
      expect(asked.text).to.contain("Confirm that it is you");
      const done = await browser.submit(asked, "Confirm and go on", { confirm_password: password });
      expect(done.text).to.contain("The outcome is recorded.").and.contain("Receipt 4711");
      const { data } = await test
        .clientFor(test.account.keys.owner)
        .audit.list({ subject: `transaction ${id}` });
      expect(JSON.stringify(data)).to.contain("It is on the journal roll");
    });
  });
}
