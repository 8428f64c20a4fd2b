// What other programs did to a file is said as such: digits that are gone, days that don't exist, formulas without a value, files of another kind.
import {
  documentsOfBooks,
  emptyMapping,
  readBooks,
  readWorkbook,
  type SheetError,
  tableOf,
} from "@taxctl/sdk/books";
import { expect } from "chai";
import { archiveOf, workbookOfXml } from "../../../support/archives.ts";
import { workbookWith } from "../../../support/workbooks.ts";

const head = "PIN,Supplier,Invoice No,Invoice Date,Net Amount,VAT";
const csvOf = (...rows: string[]) => Buffer.from([head, ...rows].join("\n"));
const row = (number: string, date = "2026-03-31") => `P051234567Q,A,${number},${date},100,16`;

const read = (bytes: Uint8Array, name = "march.csv") => readBooks(bytes, name, emptyMapping());

async function failureOf(reading: Promise<unknown>): Promise<SheetError> {
  const error = await reading.catch((thrown: unknown) => thrown);
  expect(error).to.be.instanceOf(Error).with.property("name", "SheetError");
  return error as SheetError;
}

const lost = (text: string) =>
  `number ${text} lost its digits after the 15th in a spreadsheet program: format the column as text there, and export the file again`;

describe("a number whose digits a spreadsheet program replaced by zeros", () => {
  it("is named in CSV if every long number of its column ends so", async () => {
    const numbers = ["1234567890123450", "1234567890123560"];
    const { errors } = await failureOf(read(csvOf(...numbers.map((number) => row(number)))));
    expect(errors).to.deep.equal({ "line 2": [lost(numbers[0] ?? "")], "line 3": [lost(numbers[1] ?? "")] });
    const { errors: alone } = await failureOf(read(csvOf(row("0040123456789012300"), row("7"))));
    expect(alone).to.deep.equal({ "line 2": [lost("0040123456789012300")] });
  });

  it("is whole if another of its column has more digits, or if it is the only one with a zero", async () => {
    for (const numbers of [
      ["1234567890123450", "1234567890123461"],
      ["1234567890123450", "8"],
      ["100000000000000"],
    ]) {
      const { documents } = await read(csvOf(...numbers.map((number) => row(number))));
      expect(documents.map(({ number }) => number)).to.deep.equal(numbers);
    }
  });

  it("is named in a workbook wherever it is a number, and whole where it is text", async () => {
    const rows = (number: number | string) => [
      head.split(","),
      ["P051234567Q", "A", number, "2026-03-31", 100, 16],
    ];
    const { errors } = await failureOf(workbookWith(rows(1234567890123456)).then((bytes) => read(bytes)));
    expect(errors?.["line 2"]?.join()).to.contain("1234567890123456 lost its digits after the 15th");
    for (const number of ["1234567890123450", "1234567890123456"])
      expect((await read(await workbookWith(rows(number)))).documents[0]).to.include({ number });
    expect((await read(await workbookWith(rows(123456789012345)))).documents).to.have.length(1);
  });
});

describe("a day that does not exist", () => {
  for (const day of [
    "2026-02-30",
    "31/06/2026",
    "20260631",
    "31-Jun-2026",
    "June 31, 2026",
    "30.02.2026 08:15",
  ])
    it(`is named: ${day}`, async () => {
      const quoted = `"${day}"`;
      const { errors, remedy } = await failureOf(read(csvOf(row("1", "25/03/2026"), row("2", quoted))));
      expect(errors).to.deep.equal({ "line 3": [`date ${day} is a day that does not exist`] });
      expect(remedy).not.to.contain("date_format");
    });

  it("is no word for what is written in another form", async () => {
    const { errors, remedy } = await failureOf(
      read(csvOf(row("1", "25/03/2026"), row("2", "12/25/2026"), row("3", "soon"))),
    );
    expect(JSON.stringify(errors)).not.to.contain("does not exist");
    expect(remedy).to.contain("date_format");
  });
});

describe("a formula", () => {
  const cell = (name: string, text: string) => `<c r="${name}" t="inlineStr"><is><t>${text}</t></is></c>`;
  const sheet = (total: string) =>
    workbookOfXml(
      `<sheetData><row r="1">${["PIN", "No", "Date", "Net Amount", "Gross Amount"].map((name, at) => cell(`${"ABCDE"[at]}1`, name)).join("")}</row><row r="2">${cell("A2", "P051234567Q")}${cell("B2", "7")}${cell("C2", "2026-03-31")}<c r="D2"><v>100</v></c>${total}</row></sheetData>`,
    );

  it("without a value is named, and one with its value is read", async () => {
    for (const total of ['<c r="E2"><f>D2*1.16</f></c>', '<c r="E2"><f>D2*1.16</f><v></v></c>']) {
      const { errors } = await failureOf(read(sheet(total)));
      expect(errors).to.deep.equal({
        "line 2": [
          "total is a formula without a value: open the file in a spreadsheet program, and save it there",
        ],
      });
    }
    const { documents } = await read(sheet('<c r="E2"><f>D2*1.16</f><v>116</v></c>'));
    expect(documents[0]).to.include({ taxable: 100, total: 116 });
  });

  it("that failed is named", async () => {
    const { errors } = await failureOf(read(csvOf(row("#REF!"))));
    expect(errors?.["line 2"]?.join()).to.contain("number #REF! is the error of a formula");
  });

  it("without a value doesn't matter in a column that nothing is read from", async () => {
    const bytes = sheet('<c r="E2"><f>D2*1.16</f></c>');
    const table = await readWorkbook(bytes, undefined);
    const renamed = { ...table, columns: table.columns.with(4, "Note") };
    const mapping = { ...emptyMapping(), columns: { taxable: "Net Amount", tax: "Net Amount" } };
    expect(documentsOfBooks(renamed, mapping).documents).to.have.length(1);
  });
});

describe("a file of another kind", () => {
  const compound = (text: string) =>
    Buffer.concat([
      Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
      Buffer.from(text, "utf16le"),
    ]);
  const kinds: [what: string, name: string, bytes: Buffer, message: string, remedy: RegExp][] = [
    [
      "a workbook with a password",
      "a.xlsx",
      compound("EncryptedPackage"),
      "The file is protected by a password",
      /without/,
    ],
    ["an old workbook", "a.xls", compound("Workbook"), "The file is an old workbook (.xls)", /\.xlsx/],
    [
      "a Numbers document",
      "a.numbers",
      archiveOf({ "Index/Document.iwa": "x" }),
      "The file is a document of Apple Numbers",
      /Export/,
    ],
    [
      "one with another name",
      "a.xlsx",
      archiveOf({ "Index/Document.iwa": "x" }),
      "The file is a document of Apple Numbers",
      /CSV/,
    ],
    [
      "an OpenDocument spreadsheet",
      "a.ods",
      Buffer.from("PK\u0003\u0004mimetypeapplication/vnd.oasis.opendocument.spreadsheet"),
      "The file is an OpenDocument spreadsheet",
      /\.xlsx/,
    ],
  ];
  for (const [what, name, bytes, message, remedy] of kinds)
    it(`is named: ${what}`, async () => {
      const error = await failureOf(tableOf(bytes, name));
      expect(error).to.include({ code: "bad_file", message });
      expect(error.remedy).to.match(remedy);
    });
});
