// Real exports of sales, submitted as they are meant.
import { expect } from "chai";
import { exitCodes } from "../../../cli/src/failures/exit-codes.ts";
import { workbookWith } from "../../support/workbooks.ts";
import { signedInDesk } from "../support/command.ts";
import { csvOf, rowsOf, sheetOf, submitArguments } from "../support/sheet.ts";

describe("a real export of sales", () => {
  const { service, desk } = signedInDesk();

  const SAID = ["--json", "--concurrency", "1"];

  it("in Windows-1252 with titles, semicolons, decimal commas and a total is submitted as meant", async () => {
    const [head, ...rows] = csvOf(
      sheetOf({ no: "1", name: "CAFÉ CRÈME", price: "1250,50", qty: "2" }, { no: "2", price: "3,75" }),
    )
      .replace(/"(\d+),(\d+)"/g, "$1,$2")
      .trimEnd()
      .split("\n");
    expect(rows).to.have.length(2);
    const text = [
      "Shop Ltd;;;;;;",
      "",
      ...[
        head,
        "1;85123A;CAFÉ CRÈME;2;01/12/2010 08:26;1.250,50;17850",
        "2;85123A;HOLDER;6;2-Dec-10;3,75;17850",
      ].map((line) => line?.replaceAll(",", line === head ? ";" : ",")),
      "Total;;;8;;1.254,25;",
    ].join("\r\n");
    const file = desk.path("shop.csv");
    await desk.write("shop.csv", Buffer.from(text, "latin1"));
    const ran = await desk.run(["sales", "submit", file, ...submitArguments, ...SAID]);
    expect(ran.exitCode, ran.stdout).to.equal(0);
    expect(ran.json().data).to.deep.include({
      invoices_in: 2,
      receipts_out: 2,
      read_as: {
        columns: {
          invoice_no: "InvoiceNo",
          stock_code: "StockCode",
          item_name: "Description",
          quantity: "Quantity",
          sale_date: "InvoiceDate",
          unit_price: "UnitPrice",
          customer_id: "CustomerID",
        },
        unused_columns: [],
        encoding: "windows-1252",
        decimal: "comma",
        date_forms: ["dd/mm/yyyy hh:mm", "dd-mmm-yyyy"],
        title_rows: 1,
        skipped_rows: 1,
      },
    });
    expect(service.submitted()).to.deep.equal(["1", "2"]);
    expect((await rowsOf(desk.path("shop.results.csv")))[0]).to.include({ Description: "CAFÉ CRÈME" });
  });

  it("as a workbook is submitted, with unformatted days and typed numbers", async () => {
    const bytes = await workbookWith([
      ["Sales of December"],
      ["InvoiceNo", "StockCode", "Description", "Quantity", "InvoiceDate", "UnitPrice", "CustomerID"],
      ["1", "85123A", "HOLDER", 1.25, 40513, 2.55, "17850"],
      ["Total", null, null, null, null, 2.55, null],
    ]);
    const file = desk.path("shop.xlsx");
    await desk.write("shop.xlsx", bytes);
    const ran = await desk.run(["sales", "submit", file, ...submitArguments, ...SAID]);
    expect(ran.exitCode, ran.stdout).to.equal(0);
    expect(ran.json().data).to.deep.include({ invoices_in: 1, receipts_out: 1 });
    expect(ran.json().data).to.have.nested.property("read_as.skipped_rows", 1);
    expect((await rowsOf(desk.path("shop.results.csv")))[0]).to.include({ taxctl_status: "success" });
  });

  it("with a discount that can be a fraction or a percentage is rejected, and names both", async () => {
    const head = ["InvoiceNo", "StockCode", "Description", "Quantity", "InvoiceDate", "UnitPrice", "Disc %"];
    const row = (no: string, discount: object | number | string) => [
      no,
      "85123A",
      "HOLDER",
      2,
      40513,
      100,
      discount,
    ];
    const bytes = await workbookWith(
      [
        ["Discounts"],
        head,
        row("1", { value: 0.1, style: { numFmt: "0%" } }),
        row("2", { value: 1, style: { numFmt: "0.0%" } }),
        row("3", 7.5),
        row("4", { value: 5, style: { numFmt: '0"%"' } }),
        row("5", "12.5 %"),
        row("6", "1%"),
      ],
      { name: "R&D" },
    );
    const file = desk.path("rates.xlsx");
    await desk.write("rates.xlsx", bytes);
    const map = ["--map", "discount_rate=Disc %", "--map", "customer_id=Description", "--sheet", "R&D"];
    const submit = ["sales", "submit", file, ...submitArguments, ...map, ...SAID];
    const dry = await desk.run([...submit, "--dry-run"]);
    expect(dry.json().data, dry.stdout).to.include({ total_amount: 748 });
    const ran = await desk.run(submit);
    expect(ran.exitCode, ran.stdout).to.equal(exitCodes.partly);
    const rows = await rowsOf(desk.path("rates.results.csv"));
    expect(rows.map((row) => row["Disc %"])).to.deep.equal(["0.1", "1", "7.5", "5", "12.5 %", "1%"]);
    expect(rows.map(({ taxctl_status }) => taxctl_status === "success")).to.deep.equal([
      false,
      false,
      true,
      true,
      true,
      true,
    ]);
    expect(rows[0]?.reason).to.contain("write 10 as a plain number, or 0.1% as text");
    expect(rows[1]?.reason).to.contain("write 100 as a plain number, or 1% as text");
  });

  it("with a lost character, or with ambiguous numbers, is not sent", async () => {
    const lost = await desk.write("lost.csv", csvOf(sheetOf({ no: "1", name: "CAF\ufffd" })));
    const ran = await desk.run(["sales", "submit", lost, ...submitArguments, ...SAID]);
    expect(ran.exitCode).to.equal(1);
    expect(ran.json().error.errors?.["line 2"]?.[0]).to.contain("Description has a character that was lost");
    const open = await desk.write("open.csv", csvOf(sheetOf({ no: "1", price: "1.250" })));
    const undecided = await desk.run(["sales", "submit", open, ...submitArguments, ...SAID]);
    expect(undecided.exitCode).to.equal(2);
    expect(undecided.json().error).to.include({ code: "ambiguous_numbers" });
    expect(service.submitted()).to.deep.equal([]);
    const said = await desk.run(["sales", "submit", open, ...submitArguments, ...SAID, "--decimal-comma"]);
    expect(said.exitCode, said.stdout).to.equal(0);
    expect(service.submitted()).to.deep.equal(["1"]);
  });
});
