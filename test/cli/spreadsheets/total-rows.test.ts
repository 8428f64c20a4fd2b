// Rows that hold no data, in each file that a command reads: blank rows are skipped silently, total rows are counted.

import { writeFile } from "node:fs/promises";
import { documentsOfBooks, isTotalLabel, readSheet, SheetError, withoutTotals } from "@taxctl/sdk/books";
import { saleIdentity } from "@taxctl/sdk/sales-file";
import { expect } from "chai";
import { booksMapping } from "../../../cli/src/books/mapping.ts";
import { readWorklist } from "../../../cli/src/imports/worklist.ts";
import { readCodeSheet } from "../../../cli/src/items/code-file.ts";
import { readTable } from "../../../cli/src/spreadsheets/read.ts";
import { countFile, readQuantities } from "../../../cli/src/stock/count-file.ts";
import { Desk } from "../support/command.ts";
import { submitArguments } from "../support/sheet.ts";

const labels = [
  "Total",
  "Grand total",
  "Sub-total:",
  "SUM",
  "Summe",
  "Zwischensumme",
  "Gesamt",
  "Gesamt EUR",
];
labels.push(
  "Jumla",
  "Jumla kuu",
  "Jumla ya Novemba",
  "Somme",
  "Sous-total",
  "Total général",
  "Totale",
  "Totaal",
);

const salesColumns = { invoice_no: "no", sale_date: "date", item_code: "code" } as const;

/** Rows and skipped rows of each reader for a file with one row of data and this row. */
const readers: Record<string, (row: (cells: string[]) => string) => Promise<[number, number]>> = {
  sales: async (row) => {
    const sheet = await readSheet(`no;date;code;qty\n1;2026-11-01;A;2\n${row(["", "", "", "2505,5"])}\n`);
    const { rows, skipped = 0 } = withoutTotals(sheet, saleIdentity(salesColumns));
    return [rows.length, skipped];
  },
  books: async (row) => {
    const head = "Invoice No;Supplier PIN;Invoice Date;Net Amount;VAT Amount";
    const text = `${head}\n1;P051234567Q;2026-03-01;100,50;16,00\n${row(["", "", "", "100,50", "16,00"])}\n`;
    const { documents, passedOver } = documentsOfBooks(await readSheet(text), booksMapping(undefined, {}));
    return [documents.length, passedOver];
  },
  count: async (row) => {
    const sheet = await readSheet(`item_code;counted_qty\nA;1,5\n${row(["", "2505,5"])}\n`);
    const { counted, skipped, problems } = readQuantities(sheet, countFile, undefined);
    expect([...problems]).to.deep.equal([]);
    return [counted.length, skipped];
  },
  worklist: async (row) => {
    const sheet = await readSheet(
      `record;quantity;action;item_code\nR/1;5;map;A\n${row(["", "5", "", ""])}\n`,
    );
    const { tasks, left, skipped, problems } = readWorklist(sheet);
    expect([left, ...problems]).to.deep.equal([0]);
    return [tasks.length, skipped];
  },
};

const labeled = (label: string) => (cells: string[]) => [label, ...cells.slice(1)].join(";");

describe("a total row", () => {
  it("is recognized by its label in English, Swahili, German, French and other languages", () => {
    for (const label of labels) expect(isTotalLabel(label), label).to.equal(true);
    for (const name of ["Total Energies", "Jumla Traders Ltd", "Summer hat", "Gesamtausgabe Goethe", "INV-1"])
      expect(isTotalLabel(name), name).to.equal(false);
  });

  for (const [file, read] of Object.entries(readers)) {
    it(`is skipped and counted in ${file}`, async () => {
      for (const label of labels) expect(await read(labeled(label)), label).to.deep.equal([1, 1]);
    });

    it(`is not seen in a blank row of ${file}, with a delimiter too few or too many either`, async () => {
      const blank = (cells: string[]) => cells.map(() => "").join(";");
      expect(await read(blank)).to.deep.equal([1, 0]);
      expect(await read((cells) => blank(cells.slice(1)))).to.deep.equal([1, 0]);
      expect(await read((cells) => blank([...cells, ""]))).to.deep.equal([1, 0]);
      expect(await read((cells) => cells.map(() => " ").join(";"))).to.deep.equal([1, 0]);
    });
  }

  it("of codes is skipped", async () => {
    const desk = await Desk.open();
    try {
      const path = await desk.write(
        "codes.csv",
        "external_code,item_code,description\nA,B,C\nTotal,,1 code\n,,\n",
      );
      expect(await readCodeSheet(path, undefined)).to.deep.equal([
        { external_code: "A", item_code: "B", description: "C" },
      ]);
    } finally {
      await desk.clear();
    }
  });

  it("is not a row that names an item or an invoice, or a count without a label", async () => {
    const count = await readSheet("item_code;counted_qty;name\nA;1;Total\n;2;Salt\n;3;Summe\n");
    const { counted, skipped, problems } = readQuantities(count, countFile, undefined);
    expect([counted.length, skipped]).to.deep.equal([1, 1]);
    expect([...problems]).to.deep.equal([[3, ["no item is named"]]]);
    const sales = await readSheet("no;date;code;name\n;;A;Total\nTotal;2026-11-01;A;x\n7;;;Total\n;;;\n");
    expect(withoutTotals(sales, saleIdentity(salesColumns)).rows).to.have.length(3);
  });

  it("and a blank row change nothing of a submission", async () => {
    const { desk, service } = await Desk.signedIn();
    try {
      const head = "InvoiceNo;StockCode;Description;Quantity;InvoiceDate;UnitPrice;CustomerID";
      const rows = ["1;85123A;HOLDER;2;01/12/2010 08:26;3,75;17850", ";;;;;;", ";;;;;", "Summe;;;2;;7,50;"];
      const file = await desk.write("shop.csv", [head, ...rows].join("\n"));
      const ran = await desk.run(["sales", "submit", file, ...submitArguments, "--json"]);
      expect(ran.exitCode, ran.stdout).to.equal(0);
      expect(ran.json().data).to.have.nested.property("read_as.skipped_rows", 1);
      expect(service.submitted()).to.deep.equal(["1"]);
    } finally {
      await desk.clear();
    }
  });
});

describe("a file named .xlsx that isn't a workbook", () => {
  let desk: Desk;
  before(async () => {
    ({ desk } = await Desk.signedIn());
  });
  after(() => desk.clear());

  const commands: [name: string, argv: (file: string) => string[]][] = [
    ["sales", (file) => ["sales", "submit", file, ...submitArguments]],
    ["books", (file) => ["purchases", "match", "--books", file]],
    ["counts", (file) => ["stock", "adjust", "--count", file, "--dry-run"]],
    ["worklists", (file) => ["imports", "apply", file, "--dry-run"]],
  ];
  for (const [name, argv] of commands)
    it(`is rejected as a workbook in ${name}`, async () => {
      const file = desk.path("broken.XLSX");
      for (const bytes of [Buffer.from("PKbroken"), Buffer.from([0x50, 0x4b, 3, 4, 1]), Buffer.alloc(0)]) {
        await writeFile(file, bytes);
        const ran = await desk.run([...argv(file), "--json"]);
        expect(ran.exitCode).to.equal(2);
        expect(ran.json().error).to.deep.include({
          code: "bad_file",
          message: "The file is not a readable workbook",
          remedy: "Save it as CSV, or as .xlsx again.",
        });
      }
    });

  it("is read by its content under another name, where it is text", async () => {
    const old = await desk.write("old.xls", "item_code,counted_qty\nA,1\n");
    expect((await readTable(old)).rows).to.have.length(1);
    await writeFile(old, Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]));
    const failure = await readTable(old).catch((error: unknown) => error);
    expect(failure).to.be.instanceOf(SheetError).and.include({ code: "bad_file" });
  });
});
