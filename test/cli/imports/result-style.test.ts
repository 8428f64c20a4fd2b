// A result file opens in the spreadsheet program that wrote the input: same delimiter, recognizable encoding, cells as they came.

import { readFile, rm } from "node:fs/promises";
import { readSheet, tableOf } from "@taxctl/sdk/books";
import { expect } from "chai";
import { resultsCsv } from "../../../cli/src/imports/results.ts";
import { toCsv } from "../../../cli/src/output/csv.ts";
import { signedInDesk } from "../support/command.ts";
import { submitArguments } from "../support/sheet.ts";

const head = "InvoiceNo;StockCode;Description;Quantity;InvoiceDate;UnitPrice;CustomerID";
const sheetRows = [
  "1;85123A;CAFÉ, CRÈME;2;01/12/2010 08:26;1.250,50;17850",
  "2;85124A;=1+1;6;01/12/2010 08:26;3,75;17850",
];
const sheetText = `${[head, ...sheetRows].join("\r\n")}\r\n`;
const mark = "\ufeff";

describe("the result file of sales", () => {
  const { service, desk } = signedInDesk();

  const submit = (name: string, ...more: string[]) =>
    desk.run(["sales", "submit", desk.path(name), ...submitArguments, "--json", ...more]);
  const resultText = () => readFile(desk.path("shop.results.csv"), "utf8");

  const inputs: [name: string, bytes: Buffer, lead: string][] = [
    ["Windows-1252", Buffer.from(sheetText, "latin1"), mark],
    ["UTF-16", Buffer.from(mark + sheetText, "utf16le"), mark],
    ["UTF-8 with a byte order mark", Buffer.from(mark + sheetText), mark],
    ["plain UTF-8", Buffer.from(sheetText), ""],
    ["plain UTF-8 that names its delimiter", Buffer.from(`sep=;\r\n${sheetText}`), "sep=;\n"],
  ];
  for (const [name, bytes, lead] of inputs) {
    it(`has the delimiter and decimal commas of the input: ${name}`, async () => {
      await desk.write("shop.csv", bytes);
      const ran = await submit("shop.csv");
      expect(ran.exitCode, ran.stdout).to.equal(0);
      const text = await resultText();
      expect(text.slice(0, lead.length + head.length)).to.equal(lead + head);
      const [first = "", second = ""] = text.trimEnd().split("\n").slice(-2);
      expect(first).to.match(/^1;85123A;"CAFÉ, CRÈME";2;01\/12\/2010 08:26;"1\.250,50";17850;success;1;/);
      expect(second, "no formula").to.contain("2;85124A;'=1+1;6;");
    });
  }

  it("resumes from a result file that a spreadsheet saved in its own encoding", async () => {
    await desk.write("shop.csv", Buffer.from(sheetText, "latin1"));
    await submit("shop.csv");
    const saved = (await resultText()).replace(mark, "").replaceAll("\n", "\r\n");
    await desk.write("shop.results.csv", Buffer.from(saved, "latin1"));
    await rm(desk.path("shop.state.jsonl"));
    const again = await submit("shop.csv");
    expect(again.exitCode, again.stdout).to.equal(0);
    expect(service.submitted(), "nothing is sent twice").to.deep.equal(["1", "2"]);
    expect(await resultText()).to.contain(`${mark}${head};taxctl_status`);
    const fed = await submit("shop.results.csv");
    expect(fed.exitCode, fed.stdout).to.equal(0);
    expect(await resultText()).to.contain(`${mark}${head};taxctl_status`);
    expect(service.submitted()).to.have.length(2);
  });

  it("keeps a row that was corrected in a spreadsheet with its own encoding", async () => {
    await desk.write("shop.csv", Buffer.from(sheetText, "latin1"));
    await submit("shop.csv");
    const saved = (await resultText()).replace(mark, "").replace("3,75", "4,75");
    await desk.write("shop.results.csv", Buffer.from(saved, "latin1"));
    const ran = await submit("shop.csv");
    expect(ran.exitCode).to.equal(2);
    expect(ran.json().error.message).to.contain("would be overwritten: it has 1 row");
    expect(await readFile(desk.path("shop.results.csv"), "latin1")).to.equal(saved);
  });

  it("has an unusual delimiter, and is read with it in the next run", async () => {
    const text = sheetText
      .replace("CAFÉ, CRÈME", "CUP ~ LARGE")
      .replaceAll(";", "~")
      .replace("CUP ~ LARGE", '"CUP ~ LARGE"');
    await desk.write("shop.csv", text);
    const ran = await submit("shop.csv", "--delimiter", "~");
    expect(ran.exitCode, ran.stdout).to.equal(0);
    expect(await resultText()).to.contain('1~85123A~"CUP ~ LARGE"~2~');
    await rm(desk.path("shop.state.jsonl"));
    const again = await submit("shop.csv", "--delimiter", "~");
    expect(again.exitCode, again.stdout).to.equal(0);
    expect(service.submitted()).to.deep.equal(["1", "2"]);
    expect((await resultText()).trimEnd().split("\n")).to.have.length(3);
  });
});

describe("the result file of a worklist", () => {
  it("has the delimiter and byte order mark of the worklist", async () => {
    const lines = "record;action;item_code;import_item_name\nR1;map;KE1;Crème\n";
    const table = await tableOf(Buffer.from(lines, "latin1"), "imports.csv");
    expect(resultsCsv(table, [])).to.equal(
      `${mark}record;action;item_code;import_item_name;status;transaction_id;reason\nR1;map;KE1;Crème;;;\n`,
    );
    const plain = await tableOf(Buffer.from(lines.replaceAll(";", ",")), "imports.csv");
    expect(resultsCsv(plain, [])).to.match(/^record,action,item_code,import_item_name,status/);
  });
});

describe("CSV in a style", () => {
  it("is read back with every delimiter, also where a cell has it", async () => {
    for (const delimiter of [",", ";", "\t", "|", "~"]) {
      const rows = [
        [`a${delimiter}b`, "=1"],
        ["1,5", 'say "no"'],
      ];
      const text = toCsv(["first", "second"], rows, { delimiter, lead: mark });
      const { rows: read } = await readSheet(text, delimiter);
      expect(
        read.map(({ cells }) => Object.values(cells)),
        delimiter,
      ).to.deep.equal([
        [`a${delimiter}b`, "'=1"],
        ["1,5", 'say "no"'],
      ]);
    }
  });
});
