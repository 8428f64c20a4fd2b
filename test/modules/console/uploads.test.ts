// The console's uploads of sales by plain HTTP: choose a file, name its columns and items, start it, look at what came of it.
import { expect } from "chai";
import { openBranch } from "../../support/branch.ts";
import { csvOf } from "../../support/sales-uploads.ts";
import { forSuite } from "../../support/suite.ts";
import { type Browser, browserOf, labels, type Shown, snakeCase, startConsole } from "./support.ts";

describe("the console's uploads of sales", () => {
  let base: string;
  let browser: Browser;
  const test = forSuite(() => startConsole({ overrides: { work: false } }));

  beforeEach(async () => {
    Object.assign(test.account, await test.openAccount());
    await openBranch(test);
    base = `/console/${test.account.id}/sandbox`;
    browser = await browserOf(test, test.account.users.accountant);
  });

  const client = () => test.clientFor(test.account.keys.owner);
  const mapCola = () =>
    client().items.setExternalCodes({ codes: [{ external_code: "COLA", item_code: "KE2NTXU0000001" }] });

  async function upload(text: string | undefined, fields: Record<string, string> = {}): Promise<Shown> {
    const shown = await browser.open(`${base}/sales-uploads`);
    const content =
      text === undefined ? new File([], "") : new File([text], "march.csv", { type: "text/csv" });
    return browser.submit(shown, "Upload and check", fields, { name: "file", content });
  }

  const sendAll = async () => {
    await test.service.uploads.drain();
    await test.service.lanes.drain();
  };

  /** The chosen field of each column of the file, as the page shows them. */
  const chosen = ({ html }: Shown): Record<string, string> =>
    Object.fromEntries(
      [...html.matchAll(/<label for="f-column-\d+">([^<]*?) ?<.*?<select[^>]*>(.*?)<\/select>/gs)].map(
        ([, label = "", options = ""]) => [label, /value="(\w*)" selected/.exec(options)?.[1] ?? ""],
      ),
    );

  /** The rows of the table of problems. */
  const rowsOf = ({ html }: Shown): string[] =>
    [
      ...(/<div id="problems">.*?<tbody>(.*?)<\/tbody>/s.exec(html)?.[1] ?? "").matchAll(/<tr>(.*?)<\/tr>/gs),
    ].map(([, row = ""]) =>
      row
        .replaceAll(/<[^>]*>/g, " ")
        .replaceAll(/\s+/g, " ")
        .trim(),
    );

  it("leads from the documents to the receipts of a file", async () => {
    await mapCola();
    const documents = await browser.open(`${base}/documents`);
    expect(documents.html).to.contain(`href="${base}/sales-uploads">Upload sales`);
    const uploads = await browser.open(`${base}/sales-uploads`);
    expect(uploads.html)
      .to.contain(`<p class="crumb"><a href="${base}/documents">Documents</a>`)
      .and.contain(`<a href="${base}/documents" aria-current="page">`);
    const read = await upload(
      csvOf(
        { no: "A", customer: "Amina" },
        { no: "B", qty: "x", customer: "@Home Ltd" },
        { no: "C", code: "GONE" },
      ),
    );
    expect(read.text)
      .to.contain("Sales of march.csv")
      .and.contain("Can be sent 1 ")
      .and.contain("Total KES 1,160.00 VAT in it KES 160.00")
      .and.contain("Have a problem 2 not sent");
    expect(rowsOf(read)).to.deep.equal([
      "Line 3 Qty x is not a number Correct “Qty” in your file",
      "Line 4 Item code GONE is no item of yours: choose one for it Choose the item",
    ]);
    // Columns that every sale needs come first, and what was recognized is chosen already.
    expect(chosen(read)).to.deep.equal({
      "Invoice No": "invoice_no",
      Date: "sale_date",
      "Item code": "stock_code",
      Qty: "quantity",
      Price: "unit_price",
      Customer: "customer_name",
    });
    const started = await browser.submit(read, "Send 1 sale, KES 1,160.00");
    expect(started.text)
      .to.contain("The sales are being sent")
      .and.contain("Being sent")
      .and.contain("0 of 1 sale signed")
      .and.contain("Still to send 1");
    expect(started.html)
      .to.contain('hx-trigger="every 3s, refresh"')
      .and.match(/hx-select-oob="[^"]*#list/);
    expect(labels(started)).to.not.include("Send 1 sale, KES 1,160.00");
    await test.service.uploads.drain();
    const waiting = await browser.open(`${started.path.split("?")[0]}?state=accepted`);
    expect(waiting.text).to.contain("0 of 1 sale signed").and.contain("Waiting 1 for their signature");
    expect(waiting.html).to.not.match(/hx-select-oob="[^"]*#list/);
    await sendAll();
    const done = await browser.open(started.path);
    expect(done.text)
      .to.contain("1 of 1 sale signed")
      .and.contain("Signed 1")
      .and.contain("2 sales with a problem were not sent");
    expect(done.html).to.contain('aria-label="Signed 1"').and.not.contain('hx-trigger="every');
    const link = /href="([^"]+\/documents\/[^"]+)">A</.exec(done.html)?.[1] ?? "";
    expect((await browser.open(link)).text).to.contain("Amina");
    const bad = await browser.open(`${done.path.split("?")[0]}?state=problem`);
    expect(bad.html).to.contain(">Not sent<").and.not.contain("/documents/0");
    const csv = await browser.open(`${done.path.split("?")[0]}/rejected`);
    expect(csv.headers.get("content-type")).to.contain("text/csv");
    const [head, ...rejected] = csv.html.trimEnd().split("\r\n");
    expect(head).to.equal("Invoice No,Date,Item code,Qty,Price,Customer,Why it was not sent");
    expect(rejected[0]).to.match(/^B,\d{4}-\d\d-\d\d,COLA,x,580,.*,Qty: x is not a number$/);
    expect(rejected[1]).to.match(/^C,.*,GONE,.*Item code: GONE is no item of yours/);
    expect(csv.html).to.not.match(snakeCase);
    // Mended, it is uploaded as it is.
    const mended = await upload(csv.html.replace(",x,", ",1,").replace("GONE", "COLA"));
    expect(mended.text).to.contain("Can be sent 2 ").and.not.contain("Have a problem");
    expect(csv.html).to.contain(",'@Home Ltd,");
    expect(mended.html).to.contain("@Home Ltd").and.not.contain("&#39;@Home Ltd");
    expect((await browser.open(`${base}/sales-uploads`)).text).to.contain("march.csv");
  });

  it("keeps a chosen name of the item, and reads the file of rejected rows with the choices of its upload", async () => {
    await mapCola();
    const rows = ["A,2026-03-10,Cola,x,580", "B,2026-03-10,Cola,1,580"];
    const read = await upload(["Bill,Date,Thing,Qty,Price", ...rows].join("\n"));
    const choices = { "column-0": "invoice_no", "column-2": "item_name" };
    const shown = await browser.submit(read, "Read the file again", choices);
    expect(chosen(shown)).to.include({ Bill: "invoice_no", Thing: "item_name" });
    const csv = await browser.open(`${shown.path.split("?")[0]}/rejected`);
    const again = await upload(csv.html.replace(",x,", ",1,"));
    expect(again.text).to.contain("The columns are read as you chose them");
    expect(chosen(again)).to.include({ Bill: "invoice_no", Thing: "item_name" });
  });

  it("counts the sales that the control unit rejected, and leads to them", async () => {
    await mapCola();
    const rows = ["A,2026-03-10,COLA,1,580,SIM-884", "B,2026-03-10,COLA,1,580,"];
    const read = await upload(["Invoice No,Date,Item code,Qty,Price,Remark", ...rows].join("\n"));
    const started = await browser.submit(read, "Send 2 sales, KES 1,160.00");
    await sendAll();
    const done = await browser.open(started.path);
    expect(done.text).to.contain("1 of 2 sales signed").and.contain("Failed 1 see below what to do");
    const failed = await browser.open(`${started.path.split("?")[0]}?state=rejected`);
    expect(failed.html).to.contain(">Rejected<").and.not.contain(">Signed</span>");
  });

  it("takes the columns and the form of dates from a person, at the fields that are unclear", async () => {
    await mapCola();
    const unclear = await upload("Invoice,Receipt No,When,SKU,Qty,Price\n7,R7,03/04/2020,COLA,1,580");
    expect(unclear.status).to.equal(200);
    expect(unclear.text).to.contain("Columns of the file").and.not.contain("columns.invoice_no");
    expect(unclear.text).to.contain("Not clear yet").and.not.contain("Can be sent");
    expect(unclear.html).to.contain('<a href="#f-mapping-columns-invoice_no">Invoice number</a>: could be');
    expect(unclear.text).to.contain("Invoice number Choose its column could be Invoice or Receipt No");
    // What was recognized stays chosen; the columns to choose from follow.
    expect(chosen(unclear)).to.deep.equal({
      SKU: "stock_code",
      Qty: "quantity",
      Price: "unit_price",
      Invoice: "",
      "Receipt No": "",
      When: "",
    });
    const columns = { "column-1": "invoice_no", "column-2": "sale_date" };
    const twice = await browser.submit(unclear, "Read the file again", {
      ...columns,
      "column-0": "invoice_no",
    });
    expect(twice.status).to.equal(422);
    expect(twice.text).to.contain(
      "Receipt No : Invoice number is chosen for Invoice too: choose one of them",
    );
    expect(chosen(twice)).to.include({ Invoice: "invoice_no", "Receipt No": "invoice_no", Qty: "quantity" });
    const dates = await browser.submit(unclear, "Read the file again", columns);
    expect(dates.text).to.contain("The dates can be read in two ways");
    expect(chosen(dates)).to.include({ "Receipt No": "invoice_no", When: "sale_date" });
    expect(dates.text)
      .to.contain("3 April 2020 (day first)")
      .and.contain("4 March 2020 (month first)")
      .and.not.contain("Name the form of dates");
    expect(dates.html).to.contain('<option value="dd/mm/yyyy" selected>');
    const wrong = await browser.submit(dates, "Read the file again", { "mapping.date_format": "soon" });
    expect(wrong.status).to.equal(422);
    expect(wrong.text).to.contain("is not a date format");
    const read = await browser.submit(dates, "Read the file again", { "mapping.date_format": "dd/mm/yyyy" });
    expect(read.text).to.contain("The file was read again").and.contain("Can be sent 1 ");
    expect(chosen(read)).to.deep.equal({
      "Receipt No": "invoice_no",
      When: "sale_date",
      SKU: "stock_code",
      Qty: "quantity",
      Price: "unit_price",
      Invoice: "",
    });
  });

  it("offers the purchase code where the branch's authority has such codes", async () => {
    await openBranch(test, { bhf_id: "01", profile: "rw" });
    const file = "Invoice No,Date,Item code,Qty,Price,Code of the buyer\nA,2026-03-10,COLA,1,580,123456";
    const read = await upload(file, { branch_id: "01" });
    expect(chosen(read)).to.include({ "Code of the buyer": "" });
    const named = await browser.submit(read, "Read the file again", { "column-5": "purchase_code" });
    expect(chosen(named)).to.include({ "Code of the buyer": "purchase_code", Qty: "quantity" });
    const elsewhere = await upload(file, { branch_id: "00" });
    expect(elsewhere.html).to.not.contain('value="purchase_code"');
  });

  it("reads the next file with the same headings as a person chose the columns of the last one", async () => {
    await mapCola();
    const file = (no: string) => `Invoice,Receipt No,Date,SKU,Qty,Price\n7,${no},2026-03-10,COLA,1,580`;
    const unclear = await upload(file("R7"));
    expect(unclear.text).to.contain("Not clear yet");
    const named = await browser.submit(unclear, "Read the file again", { "column-1": "invoice_no" });
    expect(named.text, named.text).to.contain("Can be sent 1 ");
    const next = await upload(file("R8"));
    expect(next.text)
      .to.contain("The columns are read as you chose them for the last file with these headings.")
      .and.contain("Can be sent 1 ");
    const other = await upload(file("R9").replace("SKU", "Stock code"));
    expect(other.text).to.contain("Not clear yet").and.not.contain("as you chose them");
  });

  it("finds items by their code or their only name in any case, without a column of codes too", async () => {
    const sold = (...lines: string[]) => lines.join("\n");
    const named = await upload(
      sold("Invoice No,Date,Item,Qty,Price", "A,2026-03-10, cola  500ML,1,580", "B,2026-03-10,Fanta,1,580"),
    );
    expect(named.text).to.contain("Can be sent 1 ").and.contain("Have a problem 1 ");
    expect(named.text).to.contain("Items that the service doesn't know").and.contain("Fanta");
    const coded = await upload(
      sold("Invoice No,Date,Item code,Qty,Price", "C,2026-03-10,ke2ntxu0000001,1,580"),
    );
    expect(coded.text).to.contain("Can be sent 1 ");
  });

  it("asks which item a name means that several items have", async () => {
    await test.service.db
      .knex("items")
      .where({ item_name: "Raw milk" })
      .update({ item_name: "Cola 500ml", name_folded: "cola 500ml" });
    const read = await upload("Invoice No,Date,Item,Qty,Price\nA,2026-03-10,Cola 500ml,1,580");
    expect(read.text)
      .to.contain("Can be sent 0")
      .and.contain("Cola 500ml is no item of yours: choose one for it");
  });

  it("lets a person name the items of codes, and remembers them", async () => {
    const read = await upload(csvOf({ no: "A" }, { no: "B", code: "KE2NTXL0000002", price: "50" }));
    expect(read.text).to.contain("Can be sent 1 ").and.contain("Items that the service doesn't know");
    expect(read.text).to.contain("COLA is no item of yours: choose one for it").and.not.contain("PUT /");
    const none = await browser.submit(read, "Save and read the file again");
    expect(none.status).to.equal(422);
    const named = await browser.submit(read, "Save and read the file again", { "item-0": "KE2NTXU0000001" });
    expect(named.text).to.contain("The items are saved").and.contain("Can be sent 2 ");
    expect(named.text).to.not.contain("Items that the service doesn't know");
    const { data } = await client().items.externalCodes();
    expect(data.map(({ external_code, item_code }) => [external_code, item_code])).to.deep.equal([
      ["COLA", "KE2NTXU0000001"],
    ]);
  });

  it("cancels a file, and sends nothing of it", async () => {
    await mapCola();
    const read = await upload(csvOf({ no: "A" }));
    const confirm = await browser.open(`${read.path}/cancel`);
    const canceled = await browser.submit(confirm, "Cancel the upload");
    expect(canceled.text).to.contain("The upload is canceled").and.contain("Canceled");
    await sendAll();
    expect(await client().sales.search({}).toArray()).to.deep.equal([]);
    const again = await browser.submit(read, "Send 1 sale, KES 1,160.00");
    expect(again.status).to.equal(409);
    expect(again.text).to.contain("is canceled");
  });

  it("names a missing file and branch, and a file that is no table or too large", async () => {
    await openBranch(test, { bhf_id: "01" });
    const none = await upload(undefined, { branch_id: "" });
    expect(none.status).to.equal(422);
    expect(none.text)
      .to.contain("File of sales : is required")
      .and.contain("Branch that made the sales : is required");
    const text = await upload("Invoice No,Date\n", { branch_id: "01" });
    expect(text.status).to.equal(422);
    expect(text.text).to.contain("How to fix it:");
    const large = await upload("x".repeat(10.5 * 1024 * 1024), { branch_id: "01" });
    expect(large.status).to.equal(413);
    expect(large.text).to.contain("is larger than 10 MiB").and.contain("Export fewer days");
  });

  it("shows cells of the file as text", async () => {
    await mapCola();
    const read = await upload(
      csvOf({ no: "<b>A</b>", customer: "<script>x</script>" }, { no: "=1+1", qty: "x" }),
    );
    expect(read.html).to.not.contain("<script>x").and.not.contain("<b>A</b>");
    const csv = await browser.open(`${read.path}/rejected`);
    expect(csv.html).to.not.match(/(^|[\n,])=1\+1/);
  });
});
