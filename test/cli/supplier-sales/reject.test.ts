// Rejecting a supplier's invoice: one registration with status 04, found by supplier, branch and invoice number.
import { expect } from "chai";
import { supplierSale } from "../../support/supplier-sales.ts";
import { deskWithBooks, ownItemSale } from "../support/books-desk.ts";
import { type Ran, signedInDesk } from "../support/command.ts";

describe("purchases reject", () => {
  const { service, desk } = signedInDesk();

  beforeEach(() => {
    service.reported = [supplierSale("801"), supplierSale("802")];
  });

  const reject = (...more: string[]) =>
    desk.run(["purchases", "reject", "--supplier-tin", "p059999999q ", ...more, "--json"]);
  const registered = () =>
    service.calls("POST", "/purchases").map(({ body }) => body as Record<string, unknown>);

  it("registers the supplier's figures and codes with status 04", async () => {
    const ran = await reject("--invoice", "802", "--remark", "never ordered", "--yes");
    expect(ran.exitCode, ran.stderr + ran.stdout).to.equal(0);
    const [body, ...more] = registered();
    expect(more).to.deep.equal([]);
    expect(body).to.include({
      invoice_no: "REJ-P059999999Q-00-802",
      supplier_invoice_no: "802",
      purchase_status: "04",
      remark: "never ordered",
      total_amount: 3480,
    });
    expect(ran.json().data).to.include({ status: "rejected", supplier_invoice_no: "802" });
  });

  it("changes nothing on a dry run", async () => {
    const ran = await reject("--invoice", "802", "--dry-run");
    expect(ran.exitCode).to.equal(0);
    expect(ran.json().data).to.include({ status: "would be rejected" });
    expect(registered()).to.deep.equal([]);
  });

  it("names the command that lists the invoices when there is no such invoice", async () => {
    for (const which of [
      ["--invoice", "999"],
      ["--invoice", "802", "--supplier-branch", "01"],
    ]) {
      const ran = await reject(...which, "--yes");
      expect(ran.exitCode).to.equal(1);
      expect(ran.json().error ?? ran.json()).to.include({ code: "not_found" });
    }
    expect(registered()).to.deep.equal([]);
  });
});

describe("rejecting at the authority after a comparison with the books", () => {
  const { desk, registered, open, purchases: run } = deskWithBooks();
  const books = () =>
    desk.write(
      "books.csv",
      `PIN,Supplier,Invoice No,Date,Net,VAT,Gross
P059999999Q,Lakeside Wholesale Ltd,801,2026-03-09,3000,480,3480.00
P059999999Q,Lakeside Wholesale Ltd,802,2026-03-09,3000,580,3580.00
`,
    );
  beforeEach(books);
  const purchases = (verb: string, ...more: string[]) => run(verb, ...more, "--json");
  const statuses = (ran: Ran) =>
    (ran.json().data as { supplier_invoice_no: string; status: string }[]).map(
      ({ supplier_invoice_no: no, status }) => `${no} ${status}`,
    );
  it("sends the decided rejections, a pair and an unbooked invoice, and registers the rest", async () => {
    await purchases("decide", "reject", "802", "--note", "wrong price");
    await purchases("decide", "reject", "803", "--note", "never ordered");
    expect(await registered()).to.deep.equal([]);
    const dry = await purchases("sync", "--accept", "exact", "--dry-run");
    expect(statuses(dry)).to.have.members(["801 would register", "802 would reject", "803 would reject"]);
    const ran = await purchases("sync", "--accept", "exact", "--yes");
    expect(ran.exitCode, ran.stdout).to.equal(0);
    expect(statuses(ran)).to.have.members(["801 success", "802 rejected", "803 rejected"]);
    const sent = (await registered()).map(({ supplier_invoice_no: no, purchase_status, remark }) => [
      no,
      purchase_status ?? "",
      remark ?? "",
    ]);
    expect(sent).to.have.deep.members([
      ["801", "02", ""],
      ["802", "04", "wrong price"],
      ["803", "04", "never ordered"],
    ]);
  });

  it("sends nothing without a yes, in live without their number", async () => {
    await purchases("decide", "reject", "803");
    const unasked = await purchases("sync");
    expect([unasked.exitCode, unasked.json().error.code]).to.deep.equal([2, "usage"]);
    await open("live");
    await purchases("decide", "reject", "803");
    for (const more of [["--yes"], ["--confirm", "2"]])
      expect((await purchases("sync", ...more)).exitCode, more.join(" ")).to.equal(2);
    expect(await registered()).to.deep.equal([]);
    expect(statuses(await purchases("sync", "--confirm", "1"))).to.include("803 rejected");
  });

  it("is offered in the terminal for supplier invoices", async () => {
    const ran = await desk.runOnTerminal(
      ["purchases", "decide", "--books", desk.path("books.csv")],
      [
        { to: "agree exactly?", type: "n" },
        { to: "What do you want to do?", type: "\u0003" },
      ],
    );
    expect(ran.stdout).to.contain("reject at the authority");
  });

  it("is not possible for a purchase that only the books have", async () => {
    await desk.write(
      "books.csv",
      "PIN,Supplier,Invoice No,Date,Net,VAT,Gross\nP059999999Q,Lakeside,77,2026-03-09,10,1.6,11.60\n",
    );
    const ran = await purchases("decide", "reject", "77");
    expect([ran.exitCode, ran.json().error.message]).to.deep.equal([
      1,
      "No document of a supplier has the number or id 77",
    ]);
  });
});

describe("rejecting at the authority, of books that have the supplier's only invoice twice", () => {
  const { desk } = deskWithBooks([ownItemSale("801")]);

  it("is not offered, and the second entry is shown as a duplicate", async () => {
    const row = "P059999999Q,Lakeside Wholesale Ltd,801,2026-03-09,3000,480,3480\n";
    await desk.write("books.csv", `PIN,Supplier,Invoice No,Date,Net,VAT,Gross\n${row}${row}`);
    const ran = await desk.runOnTerminal(
      ["purchases", "decide", "--books", desk.path("books.csv")],
      [
        { to: "agree exactly?", type: "n" },
        { to: "What do you want to do?", type: "\u0003" },
      ],
    );
    expect(ran.stdout).to.contain("in the books twice").and.not.to.contain("reject at the authority");
  });
});
