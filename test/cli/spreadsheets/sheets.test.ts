// Reading real exports: encodings, number styles, dates, titles and totals; what can't be decided is asked or rejected.
import {
  decode,
  documentsOfBooks,
  isTotalLabel,
  readDates,
  readNumbers,
  readSheet,
  readWorkbook,
  SheetError,
  type SheetRow,
  withoutTotals,
} from "@taxctl/sdk/books";
import { saleIdentity } from "@taxctl/sdk/sales-file";
import { expect } from "chai";
import { booksMapping } from "../../../cli/src/books/mapping.ts";
import { asFlags } from "../../../cli/src/failures/sheet.ts";
import { readAsking } from "../../../cli/src/spreadsheets/ask.ts";
import { workbookWith } from "../../support/workbooks.ts";

const utf16be = (text: string) => Buffer.from(text, "utf16le").swap16();

describe("the encoding of a file", () => {
  const text = "Café, €5, “quoted”";
  const windows1252 = Buffer.from("Caf\u00e9, \u00805, \u0093quoted\u0094", "latin1");
  const cases: [name: string, bytes: Buffer, encoding: string][] = [
    ["UTF-8", Buffer.from(text), "utf-8"],
    ["UTF-8 with a mark", Buffer.from(`\ufeff${text}`), "utf-8"],
    ["UTF-16 with a mark", Buffer.from(`\ufeff${text}`, "utf16le"), "utf-16le"],
    ["big-endian UTF-16 with a mark", utf16be(`\ufeff${text}`), "utf-16be"],
    ["UTF-16", Buffer.from(text, "utf16le"), "utf-16le"],
    ["big-endian UTF-16", utf16be(text), "utf-16be"],
    ["Windows-1252", windows1252, "windows-1252"],
  ];
  for (const [name, bytes, encoding] of cases)
    it(`is recognized as ${name}`, () => expect(decode(bytes)).to.deep.equal({ text, encoding }));

  it("is the named one, against what would be recognized", () => {
    expect(decode(Buffer.from([0xb1, 0xe6]), "iso-8859-2").text).to.equal("ąć");
    expect(decode(Buffer.from("é"), "windows-1252").text).to.equal("Ã©");
  });

  it("is never guessed over damaged UTF-8, bytes that no encoding has, or a wrong name", () => {
    const damaged = Buffer.concat([Buffer.from("good\ncafé "), Buffer.from([0xc3, 0x28])]);
    expect(() => decode(damaged)).to.throw(SheetError, "line 2 is not valid UTF-8");
    expect(() => decode(Buffer.from([0x41, 0x81, 0x41]))).to.throw(SheetError, "can't be determined");
    expect(() => decode(Buffer.from([0xe9]), "utf-8")).to.throw(SheetError, "The file is not utf-8");
    expect(() => decode(Buffer.from("x"), "klingon")).to.throw(SheetError, "Unknown encoding: klingon");
  });
});

function rowsWith(columns: Record<string, string[]>, numbers?: string[]): SheetRow[] {
  const length = Math.max(...Object.values(columns).map((cells) => cells.length));
  return Array.from({ length }, (_, index) => ({
    line: index + 2,
    cells: Object.fromEntries(Object.entries(columns).map(([name, cells]) => [name, cells[index] ?? ""])),
    ...(numbers ? { numbers: new Set(numbers) } : {}),
  }));
}

function numbersOf(columns: Record<string, string[]>, decimalComma?: boolean) {
  const rows = rowsWith(columns);
  const reading = readNumbers(rows, { columns: Object.keys(columns), decimalComma });
  return Object.keys(columns).map((column) => rows.map((row) => reading.read(row, column)));
}

describe("the numbers of a sheet's columns", () => {
  it("are read in the style that the whole column shows", () => {
    expect(numbersOf({ a: ["1.250", "2,50"] })).to.deep.equal([[1250, 2.5]]);
    expect(numbersOf({ a: ["1.250", "2.50"] })).to.deep.equal([[1.25, 2.5]]);
    expect(numbersOf({ a: ["1,250.00", "1,250"] })).to.deep.equal([[1250, 1250]]);
    expect(numbersOf({ a: ["1 250,00", "1\u00a0250"] })).to.deep.equal([[1250, 1250]]);
    expect(numbersOf({ a: ["0,250", "1.250"] }), "no group begins with zero").to.deep.equal([[0.25, 1250]]);
  });

  it("use the style of the other columns if their own is ambiguous", () => {
    expect(numbersOf({ quantity: ["1.250"], price: ["2,50"] })).to.deep.equal([[1250], [2.5]]);
    expect(numbersOf({ quantity: ["1,250"], price: ["2.50"] })).to.deep.equal([[1250], [2.5]]);
  });

  it("are rejected if they are ambiguous, with the flags that decide", () => {
    for (const columns of [{ price: ["1.250", "47"] }, { price: ["1.250", "2,50", "2.50"] }]) {
      expect(() => numbersOf(columns))
        .to.throw(SheetError, "The column price")
        .with.property("remedy")
        .that.contains("Set `decimal_comma` to true or false. With a decimal point, 1.250 is 1.25;");
    }
    expect(numbersOf({ price: ["1.250", "47"] }, true)).to.deep.equal([[1250, 47]]);
    expect(numbersOf({ price: ["1.250", "47"] }, false)).to.deep.equal([[1.25, 47]]);
  });

  it("name the flag at a cell of the other style", () => {
    const rows = rowsWith({ price: ["2.50", "3.75", "2,5"] });
    const reading = readNumbers(rows, { columns: ["price"], decimalComma: undefined });
    expect(reading.read(rows[2] as SheetRow, "price")).to.equal(undefined);
    expect(reading.reasonOf(rows[2] as SheetRow, "price")).to.contain("set `decimal_comma` to true");
    expect(asFlags(reading.reasonOf(rows[2] as SheetRow, "price"))).to.contain("use --decimal-comma if");
  });

  it("of a workbook are unambiguous, and decide nothing about text", () => {
    const rows = rowsWith({ price: ["1.125"] }, ["price"]);
    for (const decimalComma of [true, false, undefined])
      expect(
        readNumbers(rows, { columns: ["price"], decimalComma }).read(rows[0] as SheetRow, "price"),
      ).to.equal(1.125);
  });

  it("are asked for at a terminal", async () => {
    const written = { decimal_comma: undefined as boolean | undefined, date_format: undefined };
    const asked: string[] = [];
    const choose = async ({ message }: { message: string }) => {
      asked.push(message);
      return "comma";
    };
    const read = () => numbersOf({ price: ["1.250"] }, written.decimal_comma);
    expect(await readAsking(read, written, async () => ({ choose }) as never)).to.deep.equal([[1250]]);
    expect(asked).to.have.length(1);
    written.decimal_comma = undefined;
    const error = await readAsking(read, written, async () => undefined).catch((thrown: unknown) => thrown);
    expect(error).to.be.instanceOf(SheetError).with.property("code", "ambiguous_numbers");
  });
});

describe("the dates of a column", () => {
  const read = (cells: string[], format?: string) => {
    const reading = readDates(cells, format);
    return cells.map((cell) => reading.read(cell));
  };

  it("may be written differently row by row where each speaks for itself", () => {
    const cells = [
      "23-Nov-26",
      "23 November 2026",
      "Nov 23, 2026",
      "46349",
      "2026-11-23",
      "20261123",
      "23/11/2026",
    ];
    expect(read(cells).map((at) => at?.date)).to.deep.equal(cells.map(() => "20261123"));
    expect(readDates(cells, undefined).forms).to.include.members(["day number", "dd-mmm-yyyy", "dd/mm/yyyy"]);
  });

  it("have times, of half days and of day numbers too", () => {
    expect(read(["11/23/2026 2:05 PM", "46349.5", "23-Nov-26 12:00 am"]).map((at) => at?.time)).to.deep.equal(
      ["140500", "120000", "000000"],
    );
  });

  it("are days of the calendar, in the order that all cells show", () => {
    expect(read(["30-Feb-26", "31/04/2026", "Smarch 3, 2026", "99999"])).to.deep.equal(
      Array(4).fill(undefined),
    );
    expect(read(["13/01/2026", "02/01/2026"])[1]?.date).to.equal("20260102");
    expect(read(["01/13/2026", "02/01/2026"])[1]?.date).to.equal("20260201");
    expect(() => read(["13/01/2026", "01/14/2026", "02/01/2026"])).to.throw(SheetError, "two ways");
    expect(read(["02-01-2026", "2026-01-03"], "dd/mm/yyyy").map((at) => at?.date)).to.deep.equal([
      "20260102",
      "20260103",
    ]);
  });
});

describe("rows without data", () => {
  it("above the header and below the table are skipped and counted", async () => {
    const known = (names: readonly string[]) =>
      names.filter((name) => ["no", "date", "amount"].includes(name)).length;
    const csv =
      "sep=;\nShop Ltd\n\nSales;November\n\nno;date;amount;\n1;2026-11-01;5,00;\nPrinted by someone\n";
    const { columns, rows, titles, skipped } = await readSheet(csv, undefined, { known });
    expect(columns).to.deep.equal(["no", "date", "amount"]);
    expect(rows.map(({ line, cells }) => [line, cells.amount])).to.deep.equal([[7, "5,00"]]);
    expect([titles, skipped]).to.deep.equal([2, 1]);
  });

  it("are totals too if the label is in another column, and rows of items are not", () => {
    const columns = { invoice_no: "no", stock_code: "code", item_name: "name", sale_date: "date" };
    const rows = rowsWith({
      no: ["1", "", "", "", ""],
      code: ["A", "", "Total", "B", ""],
      name: ["Total Energies gas", "Grand total", "", "Salt", ""],
      date: ["2026-11-01", "", "", "", "Total"],
    });
    const { rows: kept, skipped } = withoutTotals(
      { columns: Object.values(columns), rows },
      saleIdentity(columns),
    );
    expect(kept.map(({ line }) => line)).to.deep.equal([2, 5]);
    expect(skipped).to.equal(3);
  });

  it("are distinguished from rows of items by their labels", () => {
    for (const label of [
      "Total",
      "GRAND TOTAL:",
      "Sub-total",
      "Totals",
      "Total for November",
      "Total (KES)",
      "b/f",
    ])
      expect(isTotalLabel(label), label).to.equal(true);
    for (const name of ["Total Energies Ltd", "Totally Salt", "", "INV-7"])
      expect(isTotalLabel(name), name).to.equal(false);
  });
});

describe("the money of the books", () => {
  const HEAD = "Supplier PIN,Invoice No,Invoice Date,Net Amount,VAT Amount";

  it("with three decimals in text is rejected, calculated in a workbook it is rounded and counted", async () => {
    const csv = `${HEAD}\nP051234567Q,1,2026-03-01,100.125,16.00\n`;
    const sheet = await readSheet(csv);
    expect(() => documentsOfBooks(sheet, booksMapping(undefined, { decimalComma: false })))
      .to.throw(SheetError)
      .with.nested.property("errors")
      .that.deep.equals({ "line 2": ["taxable 100.125 has more than 2 decimals"] });
    const bytes = await workbookWith([HEAD.split(","), ["P051234567Q", "1", "2026-03-01", 100.125, 16]]);
    const books = documentsOfBooks(await readWorkbook(bytes, undefined), booksMapping(undefined, {}));
    expect(books.documents[0]).to.include({ taxable: 100.13, total: 116.13 });
    expect(books.rounded).to.equal(1);
  });

  it("of total rows is left out, and lost characters are rejected", async () => {
    const total = `${HEAD}\nP051234567Q,1,2026-03-01,100.50,16.00\n,Grand Total,,100.50,16.00\n`;
    expect(documentsOfBooks(await readSheet(total), booksMapping(undefined, {})).passedOver).to.equal(1);
    const atDate = total.replace(",Grand Total,,", ",,Grand Total,");
    expect(documentsOfBooks(await readSheet(atDate), booksMapping(undefined, {})).passedOver).to.equal(1);
    const lost = `${HEAD}\nP051234567Q,CAF\ufffd,2026-03-01,100.50,16.00\n`;
    const sheet = await readSheet(lost);
    expect(() => documentsOfBooks(sheet, booksMapping(undefined, {})))
      .to.throw(SheetError)
      .with.nested.property("errors.line 2[0]")
      .that.contains("number has a character that was lost");
  });
});
