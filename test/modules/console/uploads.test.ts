// The console's uploads of sales by plain HTTP: choose a file, name its columns and items, start it, look at what came of it.
import { expect } from "chai";
import { openBranch } from "../../support/branch.ts";
import { csvOf, headers } from "../../support/sales-uploads.ts";
import { forSuite } from "../../support/suite.ts";
import { type Browser, browserOf, labels, type Shown, startConsole } from "./support.ts";

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

  it("leads from the documents to the receipts of a file", async () => {
    await mapCola();
    const documents = await browser.open(`${base}/documents`);
    expect(documents.html).to.contain(`href="${base}/sales-uploads">Upload sales`);
    const read = await upload(csvOf({ no: "A", customer: "Amina" }, { no: "B", qty: "x" }));
    expect(read.text)
      .to.contain("Sales of march.csv")
      .and.contain("Can be sent 1 sale")
      .and.contain("Total KES 1,160.00, VAT in it 160.00")
      .and.contain("Line 3, Qty: x is not a number")
      .and.contain("1 sale with a problem is not sent");
    for (const header of headers) expect(read.html).to.contain(`data-label="${header}"`);
    // What was recognized is chosen already.
    for (const header of ["Invoice No", "Date", "Qty"])
      expect(read.html).to.contain(`<option value="${header}" selected>`);
    const started = await browser.submit(read, "Send 1 sale");
    expect(started.text)
      .to.contain("The sales are being sent")
      .and.contain("Being sent")
      .and.contain("Sent: 0 of 1");
    expect(started.html).to.contain('hx-trigger="every 3s, refresh"');
    expect(labels(started)).to.not.include("Send 1 sale");
    await sendAll();
    const done = await browser.open(started.path);
    expect(done.text).to.contain("State Sent").and.contain("Signed 1 sale");
    expect(done.html).to.not.contain('hx-trigger="every');
    const link = /href="([^"]+\/documents\/[^"]+)">A</.exec(done.html)?.[1] ?? "";
    expect((await browser.open(link)).text).to.contain("Amina");
    const bad = await browser.open(`${done.path.split("?")[0]}?state=problem`);
    expect(bad.html).to.contain(">Not sent<").and.not.contain("/documents/0");
    const csv = await browser.open(`${done.path.split("?")[0]}/rejected`);
    expect(csv.headers.get("content-type")).to.contain("text/csv");
    expect(csv.html).to.contain("B,3,").and.contain("x is not a number");
    expect((await browser.open(`${base}/sales-uploads`)).text).to.contain("march.csv");
  });

  it("takes the columns and the form of dates from a person, at the fields that are unclear", async () => {
    await mapCola();
    const unclear = await upload("Invoice,Receipt No,When,SKU,Qty,Price\n7,R7,03/04/2020,COLA,1,580");
    expect(unclear.status).to.equal(200);
    expect(unclear.text).to.contain("Columns of the file").and.not.contain("columns.invoice_no");
    expect(unclear.html).to.contain('<a href="#f-mapping-columns-invoice_no">Invoice number</a>: could be');
    const columns = { "mapping.columns.invoice_no": "Receipt No", "mapping.columns.sale_date": "When" };
    const dates = await browser.submit(unclear, "Read the file again", columns);
    expect(dates.text).to.contain("The dates can be read in two ways");
    const wrong = await browser.submit(dates, "Read the file again", {
      ...columns,
      "mapping.date_format": "soon",
    });
    expect(wrong.status).to.equal(422);
    expect(wrong.text).to.contain("is not a date format");
    const read = await browser.submit(dates, "Read the file again", {
      ...columns,
      "mapping.date_format": "dd/mm/yyyy",
    });
    expect(read.text).to.contain("The file was read again").and.contain("Can be sent 1 sale");
    expect(read.html).to.contain('<option value="Receipt No" selected>');
  });

  it("lets a person name the items of codes, and remembers them", async () => {
    const read = await upload(csvOf({ no: "A" }, { no: "B", code: "KE2NTXL0000002", price: "50" }));
    expect(read.text).to.contain("Can be sent 1 sale").and.contain("Items that the service doesn't know");
    expect(read.text).to.contain("COLA is no item of yours: choose one for it").and.not.contain("PUT /");
    const none = await browser.submit(read, "Save and read the file again");
    expect(none.status).to.equal(422);
    const named = await browser.submit(read, "Save and read the file again", { "item-0": "KE2NTXU0000001" });
    expect(named.text).to.contain("The items are saved").and.contain("Can be sent 2 sales");
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
    const again = await browser.submit(read, "Send 1 sale");
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
