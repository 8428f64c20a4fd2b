// `@taxctl/sdk/books`: books from bytes, what can't be read as one kind of error, and nothing of it in the client.
import { readFile } from "node:fs/promises";
import { checkUnpackedSize, emptyMapping, readBooks, SheetError } from "@taxctl/sdk/books";
import { expect } from "chai";
import { workbookWith } from "../../../support/workbooks.ts";

const csv = "PIN,Supplier,Invoice No,Invoice Date,Net Amount,VAT\nP1,A,7,2026-03-31,100,16\n";

describe("books from bytes", () => {
  it("are read from CSV and from a workbook alike", async () => {
    const text = await readBooks(Buffer.from(csv), "march.csv", emptyMapping());
    const cells = csv
      .trim()
      .split("\n")
      .map((line) => line.split(","));
    const workbook = await workbookWith(cells);
    const sheet = await readBooks(workbook, "march.xlsx", emptyMapping());
    expect(text.documents).to.deep.equal(sheet.documents);
    expect(text.documents[0]).to.include({ id: "P1/7/2026-03-31", total: 116 });
    expect([text.encoding, sheet.encoding]).to.deep.equal(["utf-8", undefined]);
  });

  it("names columns by their beginning, and not all of very many", async () => {
    const head = ["x".repeat(1_000_000), ...Array.from({ length: 200 }, (_, at) => `y${at}`)].join();
    const reading = readBooks(Buffer.from(`${head}\n${head}\n`), "books.csv", emptyMapping());
    const error = await reading.catch((thrown: unknown) => thrown);
    expect(error).to.have.property("remedy").that.has.length.below(600).and.contains("and 151 more");
  });

  for (const [what, bytes, code] of [
    ["an empty file", "", "bad_file"],
    ["columns that nobody named", "a,b\n1,2\n", "bad_mapping"],
    ["an invalid date", csv.replace("2026-03-31", "soon"), "bad_books"],
    ["a header alone", csv.split("\n")[0] ?? "", "bad_books"],
    ["an ambiguous order of day and month", csv.replace("2026-03-31", "01/02/2026"), "ambiguous_dates"],
    ["an ambiguous separator", csv.replace("100,16", '"1,250","2,000"'), "ambiguous_numbers"],
    ["a broken archive", "PK\u0003\u0004 and nothing else", "bad_file"],
  ] as const)
    it(`throw one kind of error for ${what}, whose remedy names no flag`, async () => {
      const error = await readBooks(Buffer.from(bytes), "march", emptyMapping()).catch((thrown) => thrown);
      expect(error).to.be.instanceOf(SheetError).with.property("code", code);
      expect(JSON.stringify([error.message, error.remedy, error.errors])).not.to.contain("--");
    });

  it("name numbers and dates that a spreadsheet program shortened, once each", async () => {
    const read = (text: string) => readBooks(Buffer.from(text), "march", emptyMapping());
    const error: SheetError = await read(
      csv.replace(",7,", ",7.1E+12,").replace("2026-03-31", "2.02603E+13"),
    ).catch((thrown) => thrown);
    expect(error.errors?.["line 2"]).to.have.length(2);
    expect(error.errors?.["line 2"]?.join()).to.match(
      /number 7.1E\+12 was shortened.*date 2.02603E\+13 was shortened/,
    );
  });

  it("name 20 places at most", async () => {
    const rows = Array.from({ length: 30 }, (_, index) => `P1,A,${index},soon,1,0`).join("\n");
    const error: SheetError = await readBooks(
      Buffer.from(`${csv}${rows}`),
      "march.csv",
      emptyMapping(),
    ).catch((thrown) => thrown);
    expect(error.message).to.equal("30 of 31 rows of the books can't be read");
    expect(Object.keys(error.errors ?? {})).to.have.length(20);
  });

  it("of a workbook are measured before they are unpacked", async () => {
    const workbook = Buffer.from(await workbookWith([["a"]]));
    expect(() => checkUnpackedSize(workbook, 1_000_000)).not.to.throw();
    expect(() => checkUnpackedSize(Buffer.from(csv), 1)).not.to.throw();
    expect(() => checkUnpackedSize(workbook, 1_000)).to.throw(SheetError, "unpacks to more than");
    const gap = Buffer.concat([workbook.subarray(0, workbook.indexOf("PK", 4)), Buffer.from("junk")]);
    expect(() => checkUnpackedSize(gap, 1_000_000)).to.throw(SheetError, "not a readable workbook");
  });

  it("are not loaded by the client", async () => {
    const entry = await readFile(new URL("../../../../sdk/src/index.ts", import.meta.url), "utf8");
    expect(entry).not.to.match(/books/);
  });
});
