// Submitting a file of sales: sent documents, rejections, the result file, and submitting that file again.
import { readFile } from "node:fs/promises";
import { expect } from "chai";
import { signedInDesk } from "../support/command.ts";
import { failure } from "../support/response.ts";
import { csvOf, mapped, mixed, sheetOf, submitting } from "../support/sheet.ts";

describe("sales submit", () => {
  const { service, desk } = signedInDesk();
  let file: string;

  beforeEach(async () => {
    file = await desk.write("shop.csv", csvOf(mixed));
  });

  const { submit, results } = submitting(desk);

  it("makes receipts of valid sales and reports the other rows one by one", async () => {
    const ran = await submit(file, ["--json", "--concurrency", "1"]);
    expect(ran.exitCode).to.equal(3);
    expect(ran.json().error).to.include({ code: "partly_done", message: "2 of 5 invoices have no receipt" });
    expect(ran.json().data).to.deep.include({
      rows_in: 7,
      invoices_in: 5,
      receipts_out: 3,
      invalid: 2,
      items_registered: 2,
    });
    expect(service.submitted()).to.deep.equal(["1", "3", "C4"]);
    const rows = await results();
    expect(rows.map(({ taxctl_status: status }) => status)).to.deep.equal([
      "success",
      "success",
      "invalid",
      "invalid",
      "success",
      "success",
      "invalid",
    ]);
    expect(rows.map(({ reason }) => reason)).to.deep.equal([
      "",
      "",
      "UnitPrice is zero",
      "its invoice has a bad row: line 4, UnitPrice is zero",
      "",
      "",
      "no earlier invoice of customer 17850 has 99 of B at 10 left, at most 4",
    ]);
    expect(rows[1]).to.include({ Description: "LANTERN, WHITE", taxctl_invoice_no: "1", receipt_no: "1" });
    expect(rows[5]).to.include({ Quantity: "-2", taxctl_original_invoice_no: "1" });
  });

  it("names every bad row at once, by line and column, the first twenty of many", async () => {
    const rows = [{ no: "1", price: "0", qty: "x" }, { no: "2" }, { no: "3", name: "", date: "soon" }];
    const small = await desk.write("small.csv", csvOf(sheetOf(...rows)));
    for (const more of [["--dry-run"], []]) {
      const { errors, remedy } = (await submit(small, [...more, "--json"])).json().error;
      expect(errors).to.deep.equal({
        "line 2": ["UnitPrice is zero", "Quantity x is not a number"],
        "line 4": [
          "InvoiceDate soon can't be read as dd/mm/yyyy hh:mm, the --date-format",
          "Description is empty",
        ],
      });
      expect(remedy).to.not.contain("first");
    }
    expect((await submit(small)).stderr).to.contain(
      "  line 2: UnitPrice is zero; Quantity x is not a number\n",
    );
    const many = Array.from({ length: 30 }, (_, index) => ({ no: `${index}`, qty: "0" }));
    const large = await desk.write("large.csv", csvOf(sheetOf(...many)));
    const { errors, remedy } = (await submit(large, ["--dry-run", "--json"])).json().error;
    expect(Object.keys(errors)).to.have.length(20);
    expect(remedy).to.contain("Only the first 20 of 30 are listed here.");
  });

  it("counts each error once per invoice, and reports missing values at its first row", async () => {
    const rows = [
      { no: "1", qty: "0", code: "A" },
      { no: "1", qty: "0", code: "B" },
      { no: "2", code: "A" },
      { no: "2", code: "B" },
    ];
    const small = await desk.write("small.csv", csvOf(sheetOf(...rows)));
    const ran = await desk.run(["sales", "submit", small, ...mapped, "--dry-run", "--json"]);
    const { reasons } = ran.json().data as { reasons: { reason: string; invoices: number }[] };
    expect(reasons.map(({ reason, invoices }) => [reason, invoices])).to.deep.equal([
      ["Quantity must be more than 0", 1],
      ["no item for this StockCode. Map it, or add --register-items: A, B", 1],
    ]);
    expect(ran.json().error.errors).to.deep.equal({
      "line 2": ["Quantity must be more than 0"],
      "line 3": ["Quantity must be more than 0"],
      "line 4": ["no item for this StockCode. Map it, or add --register-items: A"],
      "line 5": ["no item for this StockCode. Map it, or add --register-items: B"],
    });
  });

  it("reports all errors that the service found in an invoice, by the lines of the sheet", async () => {
    const errors = {
      payment_type: ["99 is not a payment type"],
      "items[0].quantity": ["must be less"],
      "items[1].item_code": ["is not active", "must be another"],
      "items[7].quantity": ["must be less"],
    };
    service.before = ({ method, path, body }) =>
      method === "POST" && path === "/sales" && Object(body).invoice_no === "1"
        ? failure(400, "validation_failed", "Not valid", { errors })
        : undefined;
    const ran = await submit(file, ["--json"]);
    const [first] = await results();
    expect(first?.reason).to.equal(
      "validation_failed: payment_type 99 is not a payment type; line 2 quantity must be less; line 3 item_code is not active, must be another; items[7].quantity must be less",
    );
    expect(ran.json().error.errors).to.deep.include({
      "line 2": [
        "validation_failed: payment_type 99 is not a payment type",
        "quantity must be less",
        "items[7].quantity must be less",
      ],
      "line 3": ["item_code is not active, must be another"],
    });
    const longer = [...mixed.rows, ...sheetOf({ no: "9" }).rows];
    await desk.write("shop.csv", csvOf({ ...mixed, rows: longer }));
    const later = await submit(file, ["--limit", "1", "--json"]);
    expect(service.submitted().at(-1), "the only one of the later run").to.equal("9");
    expect(later.json().error.errors, "of the earlier run").to.deep.include({
      "line 3": ["item_code is not active, must be another"],
    });
  });

  it("doesn't take the sheet's text for the place of a problem", async () => {
    const small = await desk.write(
      "small.csv",
      csvOf(sheetOf({ no: "1", code: "x; line 9 y" }, { no: "2" })),
    );
    const ran = await desk.run(["sales", "submit", small, ...mapped, "--json"]);
    expect(ran.json().error.errors).to.deep.equal({
      "line 2": ["no item for this StockCode. Map it, or add --register-items: x; line 9 y"],
      "line 3": ["no item for this StockCode. Map it, or add --register-items: 85123A"],
    });
  });

  it("sends documents as the API takes them, with the service's item codes", async () => {
    await submit(file, ["--concurrency", "1"]);
    const [first, , credit] = service.calls("POST", "/sales");
    expect(first?.branch).to.equal("00");
    expect(first?.body).to.deep.equal({
      invoice_no: "1",
      sale_date: "20101201",
      sale_time: "082600",
      payment_type: "01",
      items: [
        { item_seq: 1, item_code: "KE2NTXU0000002", quantity: 6, unit_price: 2.55 },
        { item_seq: 2, item_code: "KE2NTXU0000003", quantity: 6, unit_price: 10 },
      ],
    });
    expect(credit?.body).to.deep.include({
      invoice_no: "C4",
      receipt_type: "R",
      original_invoice_no: "1",
      refund_reason_code: "06",
      items: [{ item_seq: 1, item_code: "KE2NTXU0000003", quantity: 2, unit_price: 10 }],
    });
    expect(Object(service.calls("POST", "/items/bulk")[0]?.body).items[0]).to.deep.include({
      item_name: "HOLDER",
      item_class_code: "5020230602",
      item_type: "2",
    });
  });

  it("shows people the counts, the reasons and the file, and progress on the error output only", async () => {
    const ran = await submit(file);
    expect(ran.stdout)
      .to.match(/Invoices in +5 \(7 rows\)/)
      .and.to.match(/Receipts out +3/)
      .and.to.contain("UnitPrice is zero (2)")
      .and.to.contain(`Results: ${desk.path("shop.results.csv")}`)
      .and.not.to.contain("left\n");
    expect(ran.stderr).to.contain("2 of 5 invoices have no receipt");
  });

  it("names a workbook as such", async () => {
    const ran = await submit(await desk.write("shop.xlsx", "PK\u0003\u0004\u0014\n\u0000,a\n"), ["--json"]);
    expect(ran.exitCode).to.equal(2);
    expect(ran.json().error).to.include({ message: "The file is not a readable workbook" });
    expect(ran.json().error.remedy).to.contain("Save it as CSV");
  });

  it("accepts its result file again: only invoices without a receipt are sent", async () => {
    await submit(file);
    service.seen.length = 0;
    const path = desk.path("shop.results.csv");
    const corrected = (await readFile(path, "utf8")).replace(
      "2,A,HOLDER,6,01/12/2010 08:26,0,",
      "2,A,HOLDER,6,01/12/2010 08:26,2.55,",
    );
    await desk.write("shop.results.csv", corrected);
    const again = await submit(path, ["--json"]);
    expect(again.exitCode).to.equal(3);
    expect(again.json().data).to.deep.include({ receipts_out: 4, done_before: 3, invalid: 1 });
    expect(service.submitted()).to.deep.equal(["2"]);
    const rows = await results();
    expect(rows).to.have.length(7);
    expect(rows[2]).to.include({ taxctl_status: "success", UnitPrice: "2.55" });
    expect(rows[5]).to.include({ taxctl_status: "success", taxctl_original_invoice_no: "1" });
  });

  it("accepts its result file on a machine without the state file", async () => {
    await submit(file, ["--concurrency", "1"]);
    await desk.write("elsewhere.csv", await readFile(desk.path("shop.results.csv"), "utf8"));
    service.seen.length = 0;
    const again = await submit(desk.path("elsewhere.csv"), ["--json"]);
    expect(service.submitted()).to.deep.equal([]);
    expect(again.json().data).to.deep.include({ receipts_out: 3, done_before: 3 });
    const [first, second] = [await results(), await results("elsewhere.csv")];
    expect(second).to.deep.equal(first);
  });

  it("sends nothing a second time when the same file is submitted again", async () => {
    await submit(file);
    service.seen.length = 0;
    const again = await submit(file, ["--json"]);
    expect([service.submitted(), service.calls("POST", "/items/bulk")]).to.deep.equal([[], []]);
    expect(again.json().data).to.deep.include({ receipts_out: 3, done_before: 3 });
  });

  it("drops bad rows when asked to, and never adds them later to an accepted invoice", async () => {
    const ran = await submit(file, ["--drop-bad-rows", "--json"]);
    expect(ran.json().data).to.deep.include({ receipts_out: 4, dropped_rows: 1 });
    expect(ran.json().error.errors).to.have.all.keys("line 4", "line 8");
    expect((await results())[2]).to.include({ taxctl_status: "dropped", reason: "UnitPrice is zero" });
    service.seen.length = 0;
    await submit(desk.path("shop.results.csv"));
    expect(service.submitted()).to.deep.equal([]);
    expect((await results())[2]).to.include({ taxctl_status: "dropped", taxctl_invoice_no: "2" });
  });

  it("stops after --limit, and a later run submits the rest", async () => {
    const ran = await submit(file, ["--limit", "1", "--json"]);
    expect(ran.json().data).to.deep.include({ receipts_out: 1, unsent: 3 });
    expect((await submit(file, ["--json"])).json().data).to.deep.include({ receipts_out: 3, unsent: 0 });
    expect(service.submitted()).to.have.length(3);
    const good = await desk.write("good.csv", csvOf(sheetOf({ no: "8" }, { no: "9" })));
    const half = await submit(good, ["--limit", "1", "--json"]);
    expect([half.exitCode, half.json().error.remedy]).to.deep.equal([
      3,
      "Run the same command again for the rest.",
    ]);
  });

  it("reports rejections of the authority and the service, and continues with the rest", async () => {
    const sheet = sheetOf({ no: "1" }, { no: "2", code: "UNREG", name: "SIM-910" }, { no: "3" });
    const path = await desk.write("rejected.csv", csvOf(sheet));
    await service.rejectSales();
    const ran = await submit(path, ["--concurrency", "1", "--json"]);
    expect(ran.exitCode).to.equal(3);
    const rows = await results("rejected.results.csv");
    expect(rows.map(({ taxctl_status: status }) => status)).to.deep.equal(["failed", "invalid", "success"]);
    expect(rows[0]?.reason).to.match(/^unit_910: Request parameter error: /);
    expect(rows[1]?.reason).to.match(/^line 3 item UNREG can't be registered: /);
  });

  it("waits for delayed outcomes, or leaves them pending", async () => {
    const path = await desk.write("later.csv", csvOf(sheetOf({ no: "1" })));
    const pending = await submit(path, ["--async", "--no-wait", "--json"]);
    expect([pending.exitCode, pending.json().error.code]).to.deep.equal([8, "still_pending"]);
    expect((await results("later.results.csv"))[0]).to.include({ taxctl_status: "pending" });
    const done = await submit(path, ["--async", "--json"]);
    expect(done.exitCode).to.equal(0);
    expect((await results("later.results.csv"))[0]).to.include({ taxctl_status: "success", receipt_no: "1" });
  });

  it("stores a long file in requests of 500 with --async, and reports rejections", async () => {
    const rows = Array.from({ length: 600 }, (_, index) => ({ no: `${index}` }));
    const sheet = sheetOf(...rows, { no: "NONE", code: "UNREG", name: "SIM-910" });
    const ran = await submit(await desk.write("long.csv", csvOf(sheet)), ["--async", "--no-wait", "--json"]);
    expect(ran.json().data).to.include({ pending: 600, invalid: 1 });
    const sizes = service.calls("POST", "/sales/bulk").map(({ body }) => Object(body).sales.length);
    expect(sizes).to.deep.equal([500, 100]);
    expect(service.submitted()).to.deep.equal([]);
  });

  it("rejects missing files, and files that aren't sheets", async () => {
    const [missing, empty, broken] = await Promise.all([
      submit(desk.path("nothing.csv"), ["--json"]),
      submit(await desk.write("empty.csv", ""), ["--json"]),
      submit(await desk.write("broken.csv", 'InvoiceNo,StockCode\n"1,2\n'), ["--json"]),
    ]);
    expect([missing.exitCode, missing.json().error.code]).to.deep.equal([2, "file_not_found"]);
    const config = desk.path("config");
    const { exitCode, json } = await submit(config, ["--json"]);
    expect(exitCode).to.equal(2);
    expect(json().error).to.include({ message: `${config} is a folder`, remedy: "Name a file in it." });
    expect([empty.exitCode, empty.json().error.code]).to.deep.equal([2, "bad_file"]);
    expect([broken.exitCode, broken.json().error.code]).to.deep.equal([2, "bad_file"]);
  });
});
