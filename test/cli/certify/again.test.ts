// `certify ke` can be stopped, run again, and used with other settings of the account.
import { expect } from "chai";
import { sale } from "../../support/branch.ts";
import { describeEachFamily } from "../../support/database.ts";
import { dataUri, png } from "../../support/images.ts";
import { readPdf } from "../../support/pdf.ts";
import { Evidence, failedRows, invoices, pins, rowsOf, tableOf } from "../support/evidence.ts";

describeEachFamily("certify ke that was killed", (family) => {
  let evidence: Evidence;
  beforeEach(async () => {
    evidence = await Evidence.open(family);
  });
  afterEach(() => evidence.close());

  it("continues with the same numbers", async () => {
    const killed = await evidence.certifyKilled();
    expect(killed.exitCode).to.equal(null);
    const before = evidence.sales().map(({ trdInvcNo }) => trdInvcNo);
    // The values of the first run are kept: no flag is needed.
    const ran = await evidence.certify([]);
    expect([ran.exitCode, failedRows(ran)], ran.stderr).to.deep.equal([0, []]);
    const numbers = evidence.sales().map(({ trdInvcNo }) => trdInvcNo);
    expect(numbers.slice(0, before.length)).to.deep.equal(before);
    expect(new Set(numbers).size).to.equal(numbers.length).and.equal(11);
    expect(evidence.test.simulator.violations).to.deep.equal([]);
  });
});

describe("certify ke with other settings", () => {
  let evidence: Evidence;
  beforeEach(async () => {
    evidence = await Evidence.open();
  });
  afterEach(() => evidence.close());

  it("passes the stock of its documents, though the same items are sold meanwhile", async () => {
    await evidence.certifyKilled();
    const stocked = ["Beef ribs, per kg", "Fresh milk 500 ml"];
    const registered = await evidence.test.client.items.list().toArray();
    const sell = (quantity: number) =>
      evidence.test.client.sales.create(
        sale({
          items: registered
            .filter(({ item_name }) => stocked.includes(item_name))
            .map(({ item_code }) => ({ item_code, quantity, unit_price: 100 })),
        }),
      );
    await sell(3);
    const ran = await evidence.certify();
    expect([ran.exitCode, failedRows(ran)], ran.stderr).to.deep.equal([0, []]);
    await sell(2);
    const again = await evidence.certify();
    expect([again.exitCode, rowsOf(again)], again.stderr).to.deep.equal([0, rowsOf(ran)]);
  });

  it("fails the row of a rejected figure, passes it after the cause is gone, and keeps the values of its run", async () => {
    await evidence.test.simulator.setFault({ fault: "amount-rejected", path: "saveSales", after: 2 });
    const ran = await evidence.certify();
    expect(ran.exitCode).to.equal(3);
    expect(ran.json().error.code).to.equal("partly_done");
    expect(failedRows(ran).map(({ row }) => row)).to.deep.equal([
      "Invoice: items and services with non-VAT amounts, by cheque",
    ]);
    expect((await evidence.read("index.html")).toString()).to.contain("FAILED");
    const again = await evidence.certify();
    expect([again.exitCode, failedRows(again)]).to.deep.equal([0, []]);
    expect(evidence.sales()).to.have.lengthOf(11);
    const other = await evidence.certify(["--buyer-pin", "P051234561C", "--first", "5"]);
    expect([other.exitCode, Object.keys(other.json().error.errors)]).to.deep.equal([
      2,
      ["--buyer-pin", "--first"],
    ]);
    expect(evidence.sales()).to.have.lengthOf(11);
  });

  it("sets a missing header and says so, and prints the logo", async () => {
    await evidence.test.client.account.update({
      receipt_header: null,
      receipt_footer: "Kwaheri",
      receipt_logo: dataUri(png(60, 20)),
    });
    const ran = await evidence.certify();
    expect(ran.exitCode, ran.stderr).to.equal(0);
    expect(ran.json().warnings.join()).to.contain("receipt_header Karibu").and.not.contain("receipt_footer");
    expect(await evidence.test.client.account.get()).to.include({
      receipt_header: "Karibu",
      receipt_footer: "Kwaheri",
    });
    const [paper] = await readPdf(
      await evidence.read(`documents/${invoices(await evidence.files())[1]}.pdf`),
    );
    expect(paper?.lines).to.include("Karibu").and.to.include("Kwaheri");
    const { of } = tableOf((await evidence.read("covering-note.html")).toString());
    const logo = ["the authority&#39;s logo", "not sent", "setting receipt_logo", "printed"];
    expect(of("Logo")).to.deep.equal([logo, logo, logo, logo]);
    expect(await evidence.leftToDo()).to.contain("Compare the logo");
  });

  it("asks for PINs at a terminal, and prints what the note quotes in English whatever the account's language", async () => {
    await evidence.test.client.account.update({ receipt_language: "sw" });
    const ran = await evidence.desk.runOnTerminal(
      ["certify", "ke", "--buyer-name", "Savanna Tours", "--supplier-name", "Savanna Farm", ...pins.slice(4)],
      [
        { to: "that buys", type: "p051234568a" },
        { to: "that supplies", type: "P051234569B" },
      ],
    );
    expect(ran.exitCode, ran.stdout).to.equal(0);
    expect(ran.stdout).to.contain("evidence-ke/index.html").and.contain("Left to do by hand");
    const mixed = invoices(await evidence.files())[3];
    const [title, other] = ["TAX INVOICE", "ANKARA YA KODI"];
    for (const [end, shown] of [
      ["", title],
      ["-80mm-copy", title],
      ["-80mm-copy-kiswahili", other],
    ] as const) {
      const [paper] = await readPdf(await evidence.read(`documents/${mixed}${end}.pdf`));
      expect(paper?.lines, end).to.include(shown);
    }
    expect((await evidence.read("covering-note.html")).toString()).to.contain(`<td>${title}</td>`);
  });
});
