// The end of a month by plain HTTP: the VAT return, its close and reopening.
import { expect } from "chai";
import { claimTaxOfExemptLine, openBranch, sale } from "../../support/branch.ts";
import { openReconciling } from "../../support/reconciliation.ts";
import { forSuite } from "../../support/suite.ts";
import { type Browser, browserOf, labels, startConsole } from "./support.ts";

describe("the console's month", () => {
  let base: string;
  let browser: Browser;
  const test = forSuite(() => startConsole({ overrides: { syncWaitMs: 4_000 } }));

  async function open(): Promise<void> {
    await openReconciling(test);
    base = `/console/${test.account.id}/sandbox/months`;
    browser = await browserOf(test, test.account.users.accountant);
  }

  it("closes a month that is over with a reason where documents are open; the owner reopens it", async () => {
    await open();
    const client = test.clientFor(test.account.keys.owner);
    await client.sales.create({ ...sale(), sale_date: "20260215" });
    const failed = { ...sale({ remark: "SIM-884" }), sale_date: "20260216" };
    await test.call("POST", "/sales", { body: failed, key: test.account.keys.owner });
    const list = await browser.open(base);
    expect(list.text).to.contain("February 2026 Open 1 document is not finished");
    // Money and the day on which it is due; what must be filed first comes first.
    expect(list.text).to.match(
      /February 2026 Open 1 document is not finished 20 Mar 2026 .*? 1,000.00 160.00 /,
    );
    const listed = [...list.html.matchAll(/<a href="[^"]+\/months\/([\d-]+)"/g)].map(([, month]) => month);
    expect(listed).to.have.length.above(1);
    expect(listed[0]).to.equal("2026-02");
    const due = await browser.open(`${base}/2026-02/return`);
    expect(due.text).to.contain("Put right before you file").and.contain("1 document is not finished");
    expect(due.html).to.contain("/documents?status=failed");
    const page = await browser.open(`${base}/go?month=2026-02`);
    expect(page.text).to.contain("1 document is not finished");
    // One press closes nothing.
    expect(page.html).to.match(/<details><summary class="act"><span><b>Close the month<\/b>/);
    // Nor does another month's name.
    for (const challenge of ["", "March 2026"]) {
      const slip = await browser.submit(page, "Close the month", { challenge, reason: "Due" });
      expect(slip.status).to.equal(422);
      expect(slip.html).to.contain('id="f-challenge-error"');
      expect(slip.text).to.contain("must be February 2026");
    }
    const rejected = await browser.submit(page, "Close the month", { challenge: "February 2026" });
    expect(rejected.status).to.equal(409);
    expect(rejected.text).to.contain("How to fix it:");
    const closed = await browser.submit(page, "Close the month", {
      challenge: " february  2026 ",
      reason: "The return is due",
    });
    expect(closed.text).to.contain("The month is closed.").and.contain("The return is due");
    expect(closed.text).to.contain("Only the owner can reopen it.");
    const entered = await browser.open(`${base}/2026-02/return`);
    expect(labels(entered)).to.not.include("Save the amounts");
    const owner = await browserOf(test, test.account.users.owner);
    const asOwner = await owner.open(`${base}/2026-02`);
    expect((await owner.submit(asOwner, "Reopen the month", { reason: "" })).status).to.equal(422);
    const again = await owner.submit(asOwner, "Reopen the month", { reason: "An invoice was missing" });
    expect(again.text).to.contain("The month is open again.");
  });

  it("leads from the VAT of the sales to what is to pay, to the cent as the return does", async () => {
    await open();
    const client = test.clientFor(test.account.keys.owner);
    await client.sales.create({ ...sale({ invoice_no: "S-1" }), sale_date: "20260215" });
    await client.sales.create({
      ...sale({ invoice_no: "C-1", receipt_type: "R", original_invoice_no: "S-1", refund_reason_code: "06" }),
      sale_date: "20260216",
    });
    await client.sales.create({ ...sale({ invoice_no: "S-2" }), sale_date: "20260217" });
    await client.periods.updateVatReturn("2026-02", {
      withheld: 20.05,
      brought_forward: 30,
      import_general_tax: 10,
    });
    const { text } = await browser.open(`${base}/2026-02`);
    expect(text).to.contain(
      "VAT on sales 320.00 Less VAT on credit notes −160.00 Less VAT on purchases that you can claim 0.00 Less VAT of imports, as entered −10.00 Tax due, as in the VAT return 150.00 Less VAT withheld −20.05 Less credit brought forward −30.00 To pay by 20 March 2026 KES 99.95",
    );
    expect((await client.periods.vatReturn("2026-02")).totals).to.include({ tax_due: 150, payable: 99.95 });
    await client.periods.updateVatReturn("2026-02", { brought_forward: 200 });
    expect((await browser.open(`${base}/2026-02`)).text).to.contain("Carried forward KES 70.05");
  });

  it("shows the five steps, and which one is next", async () => {
    await open();
    const next = (html: string) => /aria-current="step">.*?<b>([^<]+)/.exec(html)?.[1];
    const empty = await browser.open(`${base}/2026-02`);
    expect(next(empty.html)).to.equal("Suppliers fetched");
    expect(empty.text)
      .to.match(/Sales signed ?, done ?VAT 0\.00/)
      .and.contain("By 20 March 2026");
    const failed = { ...sale({ remark: "SIM-884" }), sale_date: "20260216" };
    await test.call("POST", "/sales", { body: failed, key: test.account.keys.owner });
    const waiting = await browser.open(`${base}/2026-02`);
    expect(next(waiting.html)).to.equal("Sales signed");
    expect(waiting.text).to.contain("1 document not finished");
    const closed = await browser.submit(waiting, "Close the month", {
      challenge: "February 2026",
      reason: "The return is due",
    });
    expect(next(closed.html)).to.equal(undefined);
    // What was left open is named, and the month is finished all the same.
    expect(closed.text).to.contain("1 document not finished").and.contain("Not filed yet");
    // A step that was never done has no mark.
    expect(closed.html.match(/class="done-step"/g)).to.have.lengthOf(1);
  });

  it("asks for a reason to close a month without purchases, and says what it costs", async () => {
    await open();
    const page = await browser.open(`${base}/2026-02`);
    expect(page.text).to.contain(
      "No supplier's invoice of February 2026 was fetched and no books are uploaded: it closes with 0.00 of VAT on purchases.",
    );
    const slip = await browser.submit(page, "Close the month", { challenge: "2026-02" });
    expect(slip.status).to.equal(422);
    expect(slip.text).to.contain("the month has no purchases");
    const closed = await browser.submit(slip, "Close the month", { reason: "Nothing was bought" });
    expect(closed.text)
      .to.contain("Reason: Nothing was bought")
      .and.not.match(/(?:Suppliers fetched|Books uploaded|Differences) ?, done/);
  });

  it("keeps the acknowledgement of a closed month, and names what is wrong with it", async () => {
    await open();
    expect(labels(await browser.open(`${base}/2026-02`))).to.not.include("Save the filing");
    const closed = await browser.submit(await browser.open(`${base}/2026-02`), "Close the month", {
      challenge: "2026-02",
      reason: "Nothing was bought",
    });
    const early = await browser.submit(closed, "Save the filing", {
      acknowledgement_no: "KRA-77",
      filed_on: "2026-02-27",
    });
    expect(early.status).to.equal(422);
    expect(early.text).to.contain("must be after the end of 2026-02");
    expect(early.html).to.contain('value="KRA-77"');
    const filed = await browser.submit(closed, "Save the filing", {
      acknowledgement_no: "KRA-77",
      filed_on: "2026-03-05",
      payment_no: "<b>2026</b>",
      reviewed_by: "Amina Yusuf",
    });
    expect(filed.text).to.contain("The filing is recorded.").and.contain("Filed on 5 March 2026");
    expect(filed.text).to.contain("KRA-77").and.contain("Reviewed by Amina Yusuf");
    expect(filed.html).to.not.contain("<b>2026</b>");
    expect((await browser.open(base)).text)
      .to.contain("February 2026 Filed")
      .and.contain("KRA-77");
  });

  it("enters amounts in the VAT return, and names invalid ones", async () => {
    await open();
    const page = await browser.open(`${base}/2026-02/return`);
    const wrong = await browser.submit(page, "Save the amounts", { withheld: "much", brought_forward: "70" });
    expect(wrong.status).to.equal(422);
    expect(wrong.html).to.contain('id="f-withheld-error"').and.contain('value="70"');
    const unclear = await browser.submit(page, "Save the amounts", { brought_forward: "1070,5" });
    expect(unclear.html).to.contain('id="f-brought_forward-error"');
    const done = await browser.submit(page, "Save the amounts", { brought_forward: "1,070.5" });
    expect(done.text).to.contain("The amounts are saved.").and.contain("Carried forward 1,070.50");
    expect(done.text).to.contain("Less VAT withheld 0.00 Less credit brought forward −1,070.50");
    const back = await browser.submit(done, "Save the amounts", { brought_forward: "" });
    expect(back.text).to.contain("Carried forward 0.00");
  });

  it("warns of tax in a section of the return without tax", async () => {
    Object.assign(test.account, await test.openAccount());
    const branch = await openBranch(test);
    const url = `/console/${test.account.id}/sandbox/months/2026-01/return`;
    browser = await browserOf(test, test.account.users.accountant);
    expect((await browser.open(url)).text).to.not.contain("carry tax");
    const client = test.clientFor(test.account.keys.owner);
    await claimTaxOfExemptLine({ simulator: test.simulator, client }, branch, "2026-01");
    expect((await browser.open(url)).text).to.contain("Purchases exempt These documents carry tax of 800.00");
  });

  it("names the next step on empty pages, and responds with 404 to an invalid month", async () => {
    Object.assign(test.account, await test.openAccount());
    await openBranch(test);
    const owner = await browserOf(test, test.account.users.owner);
    const own = `/console/${test.account.id}/sandbox/months`;
    expect((await owner.open(own)).text).to.contain("Open a month to upload the purchases of your books");
    expect((await owner.open(`${own}/2026-13`)).status).to.equal(404);
    const cashier = await browserOf(test, test.account.users.cashier);
    expect((await cashier.open(own)).status).to.equal(403);
    expect((await cashier.open(`/console/${test.account.id}/sandbox`)).html).to.not.contain("/months");
  });
});
