// Reading exports of the books: columns by clear names or by mapping, dates without guessing, rows that aren't documents.
import {
  documentsOfBooks,
  readAmount,
  readDates,
  readSheet,
  readWorkbook,
  SheetError,
} from "@taxctl/sdk/books";
import { expect } from "chai";
import { booksMapping } from "../../../cli/src/books/mapping.ts";
import { describe as failureOf } from "../../../cli/src/failures/describe.ts";
import type { Failure } from "../../../cli/src/failures/failure.ts";
import { workbookWith } from "../../support/workbooks.ts";

const head = "Supplier PIN,Supplier,Invoice No,Invoice Date,Net Amount,VAT Amount,Gross Amount";

async function read(csv: string, flags = {}, file?: string) {
  return documentsOfBooks(await readSheet(csv), booksMapping(file, flags));
}

async function rejection(work: () => Promise<unknown>): Promise<Failure> {
  const thrown = await work().catch((error: unknown) => error);
  return failureOf(thrown);
}

describe("an export of the books", () => {
  it("is read by clear column names; missing amounts are calculated and other columns kept", async () => {
    const csv = `Voucher,PIN,Vendor,Bill No,Posting Date,VAT,Gross,Cost center
V1,p051234567q,Lakeside Ltd,INV-7,31/03/2026,160.00,"1,160.00",HQ
V2,P051234567Q,Lakeside Ltd,CN-1,30/03/2026,(16.00),(116.00),=1+1
,,,,,,"1,044.00",`;
    const books = await read(csv);
    expect(books.documents).to.deep.equal([
      {
        id: "V1",
        side: "books",
        supplier_tin: "P051234567Q",
        supplier_branch: undefined,
        supplier_name: "Lakeside Ltd",
        own_branch: undefined,
        number: "INV-7",
        date: "2026-03-31",
        kind: undefined,
        taxable: 1000,
        tax: 160,
        total: 1160,
        by_letter: undefined,
        extra: { "Cost center": "HQ" },
      },
      {
        id: "V2",
        side: "books",
        supplier_tin: "P051234567Q",
        supplier_branch: undefined,
        supplier_name: "Lakeside Ltd",
        own_branch: undefined,
        number: "CN-1",
        date: "2026-03-30",
        kind: undefined,
        taxable: -100,
        tax: -16,
        total: -116,
        by_letter: undefined,
        extra: { "Cost center": "=1+1" },
      },
    ]);
    expect(books.passedOver, "the total below the table").to.equal(1);
    expect(books.guessed).to.include.members(["id", "number", "date", "tax", "total"]);
  });

  it("is mapped by file and flags, flags first", async () => {
    const csv = "A,B,C,D,E\nP1,77,2026-03-01,100,16";
    const file = JSON.stringify({
      columns: { supplier_tin: "A", number: "E", date: "C", taxable: "D", tax: "E" },
    });
    const { documents } = await read(csv, { map: ["number=B"] }, file);
    expect(documents[0]).to.include({
      number: "77",
      taxable: 100,
      tax: 16,
      total: 116,
      id: "P1/77/2026-03-01",
    });
  });

  it("names every column that is missing or not clear, at once", async () => {
    const { errors, exitCode } = await rejection(() => read("Invoice No,Bill No,Total\n1,2,3"));
    expect(exitCode).to.equal(2);
    expect(Object.keys(errors ?? {})).to.have.members(["number", "date", "supplier_tin", "taxable", "tax"]);
    expect(errors?.number?.[0]).to.equal("could be Invoice No or Bill No: add --map number=COLUMN");
    expect(errors?.tax?.[0]).to.equal("two of taxable, tax and total are needed: add --map tax=COLUMN");
    const vague = await rejection(() => read("Ref,Bill,Date,PIN,Net,VAT\n1,2,3,4,5,6"));
    expect(vague.errors).to.deep.equal({ number: ["could be Ref or Bill: add --map number=COLUMN"] });
    expect((await rejection(() => read(`${head}\n`, { map: ["number=Nope"] }))).errors?.number).to.deep.equal(
      ["the file has no column Nope"],
    );
  });

  it("rejects an invalid mapping, and names every wrong key and value of its file at once", async () => {
    for (const file of ["[1]", "{"])
      expect((await rejection(() => read(`${head}\n`, {}, file))).exitCode, file).to.equal(2);
    const wrong = {
      colums: {},
      columns: { nummer: "A", tax: true },
      date_format: 1,
      decimal_comma: 1,
      sheet: {},
      credit_notes: ["CN", null],
      extra: "A",
    };
    const file = await rejection(() => read(`${head}\n`, {}, JSON.stringify(wrong)));
    expect([file.exitCode, file.message]).to.deep.equal([2, "8 entries of the mapping file can't be used"]);
    expect(file.errors).to.deep.equal({
      colums: ["is unknown"],
      "columns.nummer": ["is unknown"],
      "columns.tax": ["true is not text"],
      date_format: ["1 is not a date format"],
      decimal_comma: ["1 is not true or false"],
      sheet: ["{} is not text"],
      "credit_notes[1]": ["null is not text"],
      extra: ["is not a list"],
    });
    expect(file.remedy)
      .to.contain("Keys: columns, date_format, decimal_comma, sheet, credit_notes, extra.")
      .and.to.contain("Keys of columns: id, number, unit_number, date,");
    const { exitCode, message } = await rejection(() => read(`${head}\n`, { map: ["number", "nummer=A"] }));
    expect([exitCode, message]).to.deep.equal([
      2,
      "--map number is not field=value; --map: there is no field nummer",
    ]);
  });

  it("names the rows that aren't documents, and why", async () => {
    const { message, errors } = await rejection(() =>
      read(
        `${head}
P1,A,1,2026-03-01,100,16,116
P1,A,2,2026-02-30,100,16,116
P1,A,3,2026-03-01,1oo,16,116
,,4,2026-03-01,100,16,116
P1,A,5,,100,16,116
P1,A,6,2026-03-01,100,,`,
        { dateFormat: "yyyy-mm-dd" },
      ),
    );
    expect(message).to.equal("5 of 6 rows of the books can't be read");
    expect(errors).to.deep.equal({
      "line 3": ["date 2026-02-30 is a day that does not exist"],
      "line 4": ["taxable 1oo is not an amount"],
      "line 5": ["neither supplier_tin nor supplier_name is given"],
      "line 6": ["date is missing"],
      "line 7": ["two of taxable, tax, total are needed"],
    });
  });

  it("joins the rows of one voucher, and keeps an invoice that was entered twice as two", async () => {
    const joined = await read(`Voucher,${head}
V1,P1,A,1,2026-03-01,100,16,116
V1,P1,A,1,2026-03-01,50,0,50`);
    expect(joined.documents).to.have.length(1);
    expect(joined.documents[0]).to.include({ taxable: 150, tax: 16, total: 166 });
    const twice = await read(`${head}\nP1,A,1,2026-03-01,100,16,116\nP1,A,1,2026-03-01,100,16,116`);
    expect(twice.documents.map(({ id }) => id)).to.deep.equal(["P1/1/2026-03-01", "P1/1/2026-03-01#2"]);
    const clash = `Voucher,${head}\nV1,P1,A,1,2026-03-01,1,0,1\nV1,P1,A,2,2026-03-01,1,0,1`;
    expect((await rejection(() => read(clash))).code).to.equal("bad_books");
  });

  it("knows credit notes by their kind", async () => {
    const csv = `Type,${head}
Credit Note,P1,A,1,2026-03-01,100,16,116
Bill,P1,A,2,2026-03-01,100,16,116
Rückgabe,P1,A,3,2026-03-01,100,16,116`;
    const { documents } = await read(csv, {}, JSON.stringify({ credit_notes: ["Rückgabe"] }));
    expect(documents.map(({ kind }) => kind)).to.deep.equal(["credit_note", "invoice", "credit_note"]);
  });

  it("never guesses a date that can be read in two ways", () => {
    const read = (...cells: string[]) => cells.map((cell) => readDates(cells, undefined).read(cell)?.date);
    expect(read("13/04/2026", "01/02/2026")).to.deep.equal(["20260413", "20260201"]);
    expect(read("04/13/2026", "01/02/2026")).to.deep.equal(["20260413", "20260102"]);
    expect(read("2026-04-13", "20260414"), "ISO and compact").to.deep.equal(["20260413", "20260414"]);
    expect(read("02/02/2026"), "the same day both ways").to.deep.equal(["20260202"]);
    expect(() => read("01/02/2026", "03/04/2026")).to.throw(SheetError, "two ways, like 01/02/2026");
  });

  it("names the first line with such a date", async () => {
    const rows = ["2026-09-12", "12/09/2026"].map((date, index) => `P1,A,${index},${date},100,16,116`);
    const { message, remedy } = await rejection(() => read([head, ...rows].join("\n")));
    expect(message).to.equal("The dates can be read in two ways, like 12/09/2026 in line 3");
    expect(remedy).to.contain("--date-format");
  });

  it("names the one invalid date, not all that are written like it", async () => {
    const dates = ["13/03/2026", "02/03/2026", "31/02/2026", "14/03/2026"];
    const rows = dates.map((date, index) => `P1,A,${index},${date},100,16,116`);
    const { errors, remedy } = await rejection(() => read([head, ...rows].join("\n")));
    expect(errors).to.deep.equal({ "line 4": ["date 31/02/2026 is a day that does not exist"] });
    expect(remedy, "in no form").to.equal("Correct them in the export, or map other columns.");
  });

  it("rejects an invalid date format, by flag and by file", async () => {
    for (const format of ["qq", "dd/mm", "dd/mm/mm/yyyy", "dd-mm-mmm-yyyy"]) {
      const flag = await rejection(() => read(`${head}\n`, { dateFormat: format }));
      expect([flag.exitCode, flag.message]).to.deep.equal([
        2,
        `--date-format ${format} is not a date format`,
      ]);
      const file = await rejection(() => read(`${head}\n`, {}, JSON.stringify({ date_format: format })));
      expect(file.errors).to.deep.equal({ date_format: [`${format} is not a date format`] });
    }
    expect(
      (await read(`${head}\nP1,A,1,1.3.26,100,16,116`, { dateFormat: "d.m.yy" })).documents,
    ).to.have.length(1);
  });

  it("reads amounts as accountants write them", () => {
    const cases: [string, number | undefined][] = [
      ["1,234.50", 1234.5],
      ["(1,234.50)", -1234.5],
      ["120.00-", -120],
      ["KES 5", 5],
      ["-", 0],
      ["12,34", undefined],
      ["twelve", undefined],
    ];
    for (const [cell, value] of cases) expect(readAmount(cell, false), cell).to.equal(value);
    expect(readAmount("1.234,50", true)).to.equal(1234.5);
  });
});

describe("a workbook of the books", () => {
  const day = new Date("2026-03-31T00:00:00Z");
  const rows = [
    ["Purchases ledger, March"],
    [],
    ["Supplier PIN", "Invoice No", "Invoice Date", "Net Amount", "VAT Amount", "Gross Amount"],
    ["P051234567Q", "0801", { value: day, style: { numFmt: "dd/mm/yyyy" } }, 0.1 + 0.2, 160, 1160],
    [],
    ["P051234567Q", 802, "30/03/2026", 100, 16, 116],
  ];

  it("is read below its titles, with dates as days and numbers without rounding residue", async () => {
    const sheet = await readWorkbook(await workbookWith(rows), undefined);
    expect(sheet.rows.map(({ line }) => line)).to.deep.equal([4, 6]);
    expect(sheet.rows[0]?.cells).to.deep.equal({
      "Supplier PIN": "P051234567Q",
      "Invoice No": "0801",
      "Invoice Date": "2026-03-31",
      "Net Amount": "0.3",
      "VAT Amount": "160",
      "Gross Amount": "1160",
    });
    expect(sheet.rows[1]?.cells["Invoice No"]).to.equal("802");
  });

  it("reports a missing sheet, and a file that isn't a workbook", async () => {
    const made = await workbookWith(rows);
    expect((await rejection(() => readWorkbook(made, "April"))).message).to.equal(
      "The workbook has no sheet April",
    );
    expect(
      (await rejection(() => readWorkbook(Buffer.from("PK\u0003\u0004 nothing"), undefined))).code,
    ).to.equal("bad_file");
  });
});
