// Merged cells and rows without a number: what belongs to an invoice is read whole, or nothing of it is sent.
import { documentsOfBooks, emptyMapping, readWorkbook, SheetError, tableOf } from "@taxctl/sdk/books";
import { expect } from "chai";
import type { WriteSheet } from "hucre/xlsx";
import { buildMapping } from "../../../cli/src/sales-file/mapping.ts";
import { sheetSource } from "../../../cli/src/sales-file/source.ts";
import { workbookOfXml } from "../../support/archives.ts";
import { workbookWith } from "../../support/workbooks.ts";
import { signedInDesk } from "../support/command.ts";
import { mappingFlags, rowsOf, submitArguments, today } from "../support/sheet.ts";

type Cells = (string | number | null)[];

const head = ["InvoiceNo", "StockCode", "Description", "Quantity", "InvoiceDate", "UnitPrice", "CustomerID"];
const merge = (startCol: number, startRow: number, endRow: number) => ({
  startRow,
  startCol,
  endRow,
  endCol: startCol,
});

async function sourceOf(rows: Cells[], merges: WriteSheet["merges"] = [], dropBadRows = false) {
  const bytes = await workbookWith([["Sales of December"], head, ...rows], { merges });
  const mapping = buildMapping(undefined, mappingFlags);
  return sheetSource(await tableOf(bytes, "sales.xlsx"), { mapping, dropBadRows, today: today });
}

/** The lines of each invoice that would be sent, and why the others are not. */
async function sortedOf(...of: Parameters<typeof sourceOf>) {
  const source = await sourceOf(...of);
  source.codes.items.set("A", "K1").set("B", "K2").set("C", "K3");
  const sent = source.jobs.flatMap((job) => {
    const prepared = job.prepare(new Map());
    return "document" in prepared ? [[job.invoiceNo, prepared.document] as const] : [];
  });
  const [problems, results] = [source.problems(new Map()), source.results(new Map())];
  return { sent: Object.fromEntries(sent), problems, results };
}

const date = "01/12/2010 08:26";

describe("merged cells of a sheet of sales", () => {
  it("of number, date and buyer are those of all their rows", async () => {
    const { sent, problems } = await sortedOf(
      [
        ["1", "A", "LAMP", 2, date, 10, "17850"],
        [null, "B", "BULB", 3, null, 5, null],
        [null, "C", "WIRE", 1, null, 7, null],
        ["2", "A", "LAMP", 1, "02/12/2010 09:00", 10, "13047"],
      ],
      [merge(0, 2, 4), merge(4, 2, 4), merge(6, 2, 4), { startRow: 0, startCol: 0, endRow: 0, endCol: 6 }],
    );
    expect(problems).to.deep.equal({});
    expect(Object.keys(sent)).to.deep.equal(["1", "2"]);
    expect(sent["1"]?.items.map(({ quantity, unit_price }) => [quantity, unit_price])).to.deep.equal([
      [2, 10],
      [3, 5],
      [1, 7],
    ]);
    expect(sent["1"]?.sale_date).to.equal("20101201");
    expect(sent["2"]?.items).to.have.length(1);
  });

  for (const [column, name] of [
    [3, "Quantity"],
    [5, "UnitPrice"],
  ] as const)
    it(`of ${name} reject the invoice, and are named`, async () => {
      const letter = "ABCDEFG"[column];
      const { sent, problems, results } = await sortedOf(
        [
          ["1", "A", "LAMP", 2, date, 10, "17850"],
          ["1", "B", "BULB", column === 3 ? null : 3, date, column === 5 ? null : 5, "17850"],
          ["1", "C", "WIRE", 1, date, 7, "17850"],
          ["2", "A", "LAMP", 1, date, 10, "13047"],
        ],
        [merge(column, 2, 3)],
      );
      expect(Object.keys(sent)).to.deep.equal(["2"]);
      const reason = `${name} stands once in the merged cells ${letter}3:${letter}4`;
      expect(problems["line 3"]?.join() ?? "").to.contain(reason);
      expect(problems["line 4"]?.join() ?? "").to.contain(reason);
      expect(results.split("\n")[3]).to.contain("its invoice has a bad row: line 3");
    });

  it("beyond the table, or one on another, are no reason to read more cells than there are", async () => {
    const cell = (name: string) => `<c r="${name}" t="inlineStr"><is><t>${name}</t></is></c>`;
    const rows = `<sheetData><row r="1">${cell("A1")}${cell("B1")}</row><row r="2">${cell("A2")}${cell("B2")}</row></sheetData>`;
    const mergedAs = (ref: string, times: number) =>
      workbookOfXml(`${rows}<mergeCells>${`<mergeCell ref="${ref}"/>`.repeat(times)}</mergeCells>`);
    const { rows: read } = await readWorkbook(mergedAs("A2:A1048576", 2), undefined);
    expect(read.map(({ cells }) => cells)).to.deep.equal([{ A1: "A2", B1: "B2" }]);
    const error = await readWorkbook(mergedAs("A1:A2", 1000), undefined).catch((thrown: unknown) => thrown);
    expect(error).to.be.instanceOf(SheetError).with.property("code", "bad_file");
  });
});

describe("a row without a number", () => {
  const rows: Cells[] = [
    ["1", "A", "LAMP", 2, date, 10, "17850"],
    [null, "B", "BULB", 3, null, 5, null],
    ["2", "A", "LAMP", 1, date, 10, "13047"],
    ["3", "A", "LAMP", 1, date, 10, "13047"],
  ];

  it("rejects the invoices next to it, which it may belong to", async () => {
    const { sent, problems } = await sortedOf(rows);
    expect(Object.keys(sent)).to.deep.equal(["3"]);
    const reason = "line 4 next to it has no InvoiceNo, and may belong to it: write the number there";
    expect([problems["line 3"], problems["line 5"]]).to.deep.equal([[reason], [reason]]);
    expect(problems["line 4"]?.join() ?? "").to.contain("InvoiceNo is empty");
  });

  it("is one too if it has a name, quantity and price, but neither number, date nor code", async () => {
    const [first = [], , ...others] = rows;
    const { sent } = await sortedOf([first, [null, null, "BULB", 3, null, 5, null], ...others]);
    expect(Object.keys(sent)).to.deep.equal(["3"]);
    const total = await sortedOf([first, [null, null, "Total", 3, null, 5, null], ...others]);
    expect(Object.keys(total.sent), "a total is no line").to.deep.equal(["1", "2", "3"]);
  });

  it("is dropped alone if the person says so", async () => {
    expect(Object.keys((await sortedOf(rows, [], true)).sent)).to.deep.equal(["1", "2", "3"]);
  });
});

describe("a workbook with merged cells", () => {
  const { service, desk } = signedInDesk();

  it("is submitted whole, and its result file has every value", async () => {
    const bytes = await workbookWith(
      [head, ["1", "85123A", "HOLDER", 2, date, 10, "17850"], [null, "85123A", "HOLDER", 3, null, 5, null]],
      { merges: [merge(0, 1, 2), merge(4, 1, 2), merge(6, 1, 2)] },
    );
    await desk.write("shop.xlsx", bytes);
    const ran = await desk.run(["sales", "submit", desk.path("shop.xlsx"), ...submitArguments, "--json"]);
    expect(ran.exitCode, ran.stdout).to.equal(0);
    expect(ran.json().data).to.include({ invoices_in: 1, receipts_out: 1, total_amount: 35 });
    expect(service.submitted()).to.deep.equal(["1"]);
    const results = await rowsOf(desk.path("shop.results.csv"));
    expect(results.map(({ InvoiceNo }) => InvoiceNo)).to.deep.equal(["1", "1"]);
  });
});

describe("merged cells of the books", () => {
  const BOOKS = ["Supplier PIN", "Invoice No", "Invoice Date", "Net Amount", "VAT Amount"];
  const read = async (rows: Cells[], merges: WriteSheet["merges"]) =>
    documentsOfBooks(
      await readWorkbook(await workbookWith([BOOKS, ...rows], { merges }), undefined),
      emptyMapping(),
    );

  it("of supplier and date are those of all their rows; an amount rejects them, and is named", async () => {
    const rows: Cells[] = [
      ["P051234567Q", "1", "2026-03-01", 100, 16],
      [null, "2", null, 200, 32],
    ];
    const { documents } = await read(rows, [merge(0, 1, 2), merge(2, 1, 2)]);
    expect(documents.map(({ supplier_tin, date, total }) => [supplier_tin, date, total])).to.deep.equal([
      ["P051234567Q", "2026-03-01", 116],
      ["P051234567Q", "2026-03-01", 232],
    ]);
    const whole = rows.map((row) => row.with(0, "P051234567Q").with(2, "2026-03-01"));
    const error = await read([whole[0] ?? [], (whole[1] ?? []).with(4, null)], [merge(4, 1, 2)]).catch(
      (thrown) => thrown,
    );
    expect(error.errors).to.deep.equal(
      Object.fromEntries(
        ["line 2", "line 3"].map((line) => [
          line,
          [
            "tax stands once in the merged cells E2:E3: unmerge them, and write in each row what belongs to it",
          ],
        ]),
      ),
    );
  });
});
