// The size of a sheet is checked while it is read: no grid of empty cells, and the limits in the error.
import { ownLimits, readSheet, readWorkbook, SheetError, type SheetLimits } from "@taxctl/sdk/books";
import { expect } from "chai";
import { farCell, workbookOfXml } from "../../../support/archives.ts";
import { workbookWith } from "../../../support/workbooks.ts";

const few: SheetLimits = { rows: 5, columns: 4, cells: 500 };
const limitsOf = "and at most 5 rows, 4 columns and 500 cells are read";

async function rejection(reading: Promise<unknown>): Promise<SheetError> {
  const error = await reading.catch((thrown: unknown) => thrown);
  expect(error).to.be.instanceOf(SheetError);
  return error as SheetError;
}

describe("the size of a workbook", () => {
  it("is no grid up to a cell far away: the error names it and the limits", async () => {
    const before = process.memoryUsage().heapUsed;
    const error = await rejection(readWorkbook(farCell(), undefined));
    expect(error.message).to.equal(
      "The workbook has a cell at XFD1048576, and at most 1,048,576 rows, 1,000 columns and 20,000,000 cells are read",
    );
    expect(process.memoryUsage().heapUsed - before).to.be.below(64 * 1024 * 1024);
  });

  it("is that of its values: formatted cells and merges without a value make no grid", async () => {
    const value = (cell: string, text: string) => `<c r="${cell}" t="inlineStr"><is><t>${text}</t></is></c>`;
    const bytes = workbookOfXml(
      `<sheetData><row r="1">${value("A1", "no")}${value("B1", "day")}</row><row r="2">${value("A2", "7")}${value("B2", "x")}<c r="XFD2" s="0"/></row><row r="1048576"><c r="XFD1048576" s="0"/></row></sheetData><mergeCells><mergeCell ref="C3:XFD1048576"/></mergeCells>`,
    );
    const { columns, rows } = await readWorkbook(bytes, undefined, { limits: few });
    expect(columns).to.deep.equal(["no", "day"]);
    expect(rows).to.have.length(1);
  });

  const wide = [1, 2, 3, 4, 5].map((at) => `c${at}`);
  const tall = Array.from({ length: 6 }, (_, at) => [at, at]);
  it("has bounds of columns, rows and cells", async () => {
    const at = (rows: (string | number)[][], limits: SheetLimits) =>
      workbookWith(rows).then((bytes) => readWorkbook(bytes, undefined, { limits }));
    expect((await rejection(at([wide], few))).message).to.equal(`The workbook has a cell at E1, ${limitsOf}`);
    expect((await rejection(at([["a", "b"], ...tall], few))).message).to.equal(
      `The file has 6 rows, ${limitsOf}`,
    );
    expect((await at([["a", "b"], ...tall.slice(1)], few)).rows).to.have.length(5);
    const cells = await rejection(at([["a", "b"], ...tall], { ...few, cells: 6 }));
    expect(cells.message).to.contain("The cells of the workbook reach to B4, and at most");
    const long = Array.from({ length: 206 }, (_, line) => [line, line]);
    expect((await rejection(at(long, few))).message).to.contain("The workbook has a cell at B206");
  });
});

describe("the size of a CSV file", () => {
  it("has bounds of columns, rows and cells, before columns are compared with each other", async () => {
    const columns = await rejection(readSheet(`${"a,".repeat(900_000)}b\n1,2\n`));
    expect(columns.message).to.equal(
      "Line 1 of the file has 900001 cells, and at most 1,048,576 rows, 1,000 columns and 20,000,000 cells are read",
    );
    const read = (text: string, limits: SheetLimits = few) => readSheet(text, ",", { limits });
    expect((await rejection(read(`a,b\n${"1,2\n".repeat(6)}`))).message).to.equal(
      `The file has 6 rows, ${limitsOf}`,
    );
    expect((await read(`a,b\n${"1,2\n".repeat(5)}`)).rows).to.have.length(5);
    expect((await rejection(read(`a,b\n${"1,2\n".repeat(300)}`))).message).to.contain(
      "goes on after line 206",
    );
    const cells = await rejection(read("a,b\n1,2\n1,2\n", { ...few, cells: 5 }));
    expect(cells.message).to.contain(
      "goes on after line 3, and at most 5 rows, 4 columns and 5 cells are read",
    );
    expect(cells.remedy).to.contain("shorter period");
    expect(ownLimits.columns).to.equal(1_000);
  });
});
