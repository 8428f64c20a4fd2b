// A sheet of sales as the input of a run: its jobs, how each invoice and row ended, and what a result file of it says.
import { readSheet } from "@taxctl/sdk/books";
import { expect } from "chai";
import { type JobOutcome, noReceipt } from "../../../cli/src/sales-file/jobs.ts";
import { buildMapping } from "../../../cli/src/sales-file/mapping.ts";
import { type Source, sheetSource } from "../../../cli/src/sales-file/source.ts";

const sheet = `invoice_no,sale_date,stock_code,item_name,quantity,unit_price,customer_id,customer_tin,payment_type
1,2026-03-10,A,Lamp,2,10,C1,,01
1,2026-03-10,B,Bulb,1,5,C1,,01
2,2026-03-10,A,Lamp,1,0,C1,GB1,02
2,2026-03-10,B,Bulb,1,5,C1,GB1,02
3,2026-03-11,A,Lamp,1,10,C2,P051900007G,02
C4,2026-03-12,A,Lamp,-1,10,C1,,01
C5,2026-03-12,A,Lamp,-9,10,C1,,01
6,2026-03-12,A,Lamp,1,0,C1,,01
,2026-03-12,A,Lamp,1,10,C1,,01
`;

const sourceOf = async (text: string, dropBadRows = false): Promise<Source> => {
  const mapping = buildMapping(undefined, { decimalComma: false, creditPrefix: "C" });
  const today = { today: "20260401", timeZone: "Africa/Nairobi" };
  return sheetSource(await readSheet(text, ","), { mapping, dropBadRows, today });
};

const success = (receipt_no: string): JobOutcome => ({
  ...noReceipt,
  status: "success",
  transaction_id: `t-${receipt_no}`,
  receipt_no,
  reasons: [],
});
const failed: JobOutcome = {
  ...noReceipt,
  status: "failed",
  reasons: [{ field: "items[0].quantity", problem: "is too much" }],
};
const outcomes = new Map([
  ["1", success("7")],
  ["3", failed],
]);
/** What would be sent, or the reasons why nothing can be, by invoice. */
const prepared = (source: Source, known: ReadonlyMap<string, JobOutcome> = new Map()) =>
  Object.fromEntries(
    source.jobs.map((job) => {
      const result = job.prepare(known);
      if ("document" in result) return [job.invoiceNo, [result.document.items.length, result.original]];
      const texts = result.reasons.map(({ field, problem, subject }) =>
        [field, problem, subject].filter(Boolean).join(" "),
      );
      return [job.invoiceNo, [result.status, ...texts]];
    }),
  );

describe("a sheet of sales as the input of a run", () => {
  it("shows what is in it", async () => {
    const source = await sourceOf(sheet);
    expect(source).to.deep.include({
      rowsIn: 9,
      isResultFile: false,
      paymentTypes: ["01", "02"],
      apart: [],
      extension: "csv",
      receipts: new Map(),
      buyers: [{ invoiceNo: "3", place: "line 6", tin: "P051900007G" }],
      readAs: {
        columns: Object.fromEntries((sheet.split("\n")[0] ?? "").split(",").map((name) => [name, name])),
        unused_columns: [],
        encoding: null,
        decimal: "point",
        date_forms: ["yyyy-mm-dd"],
        title_rows: 0,
        skipped_rows: 0,
      },
    });
    expect(source.jobs.map(({ invoiceNo, kind }) => `${kind} ${invoiceNo}`)).to.deep.equal([
      "sale 1",
      "sale 3",
      "credit C4",
      "credit C5",
    ]);
    expect((await sourceOf(sheet, true)).buyers.map(({ place }) => place)).to.deep.equal([
      "line 4",
      "line 6",
    ]);
  });

  it("has codes without an item, each named once, with codes like it", async () => {
    const source = await sourceOf(sheet, true);
    const known = new Map([["A", "K1"]]);
    const unknown = source.unknownItems(source.jobs, known);
    expect(unknown.map(({ code }) => code)).to.deep.equal(["B"]);
    source.codes.items.set("A", "K1").set("0B", "K2");
    const problem = "no item for this stock_code. Map it, or add --register-items: B (did you mean 0B?)";
    expect(prepared(source)).to.deep.include({
      "1": ["invalid", `items[1] ${problem}`],
      "2": ["invalid", `items[0] ${problem}`],
      "3": [1, ""],
    });
    source.codes.rejected.set("B", "B can't be registered");
    source.codes.payments.set("02", "99 is no payment type");
    expect(prepared(source)).to.deep.include({
      "1": ["invalid", "items[1] B can't be registered"],
      "3": ["invalid", "99 is no payment type"],
    });
  });

  it("sends credit notes of sales with a receipt, and says why others wait or can't be sent", async () => {
    const source = await sourceOf(sheet);
    source.codes.items.set("A", "K1").set("B", "K2");
    const tooMuch = "no earlier invoice of customer C1 has 9 of A at 10 left, at most 2";
    expect(prepared(source)).to.deep.equal({
      "1": [2, ""],
      "3": [1, ""],
      C4: ["unsent", "its original 1 is not finished yet"],
      C5: ["invalid", tooMuch],
    });
    expect(prepared(source, outcomes)).to.deep.include({ C4: [1, "1"], C5: ["invalid", tooMuch] });
    const credited = new Map([...outcomes, ["C5", { ...success("8"), original_invoice_no: "1" }]] as const);
    expect(prepared(source, credited).C4).to.have.property("0", "invalid");
    const rejected = new Map([["1", failed]]);
    expect(prepared(source, rejected).C4).to.deep.equal(["invalid", "its original 1 was not accepted"]);
  });

  it("reports the end of each invoice, and problems by line", async () => {
    const source = await sourceOf(sheet);
    const ended = source.ended(outcomes);
    expect(ended.map(({ invoiceNo, status }) => `${invoiceNo} ${status}`)).to.deep.equal([
      "1 success",
      "2 invalid",
      "3 failed",
      "C4 unsent",
      "C5 unsent",
      "6 invalid",
      " invalid",
    ]);
    expect(ended.map(({ reasons }) => reasons.map(({ line, problem }) => [line, problem]))).to.deep.equal([
      [],
      [[undefined, "is zero"]],
      [[6, "is too much"]],
      [[undefined, "not sent yet"]],
      [[undefined, "not sent yet"]],
      [[undefined, "is zero"]],
      [[undefined, "is empty"]],
    ]);
    expect(source.problems(outcomes)).to.deep.equal({
      "line 4": ["unit_price is zero"],
      "line 9": ["unit_price is zero"],
      "line 10": ["invoice_no is empty"],
    });
    const invalid = new Map([["3", { ...failed, status: "invalid" as const }]]);
    expect(source.problems(invalid)).to.have.property("line 6").that.deep.equals(["quantity is too much"]);
    expect(source.droppedRows(outcomes)).to.equal(0);
  });

  it("reports a problem of a whole invoice at its first row", async () => {
    const [head = "", first = ""] = sheet.split("\n");
    const source = await sourceOf([head, first, first.replace("2026-03-10", "2026-03-11")].join("\n"));
    expect(Object.keys(source.problems(new Map()))).to.deep.equal(["line 2"]);
    const [end] = source.ended(new Map());
    expect(end).to.include({ invoiceNo: "1", status: "invalid" });
  });

  it("leaves bad rows out when asked to, and counts them once their invoice has its receipt", async () => {
    const source = await sourceOf(sheet, true);
    const known = new Map([...outcomes, ["2", success("9")]] as const);
    expect([source.droppedRows(outcomes), source.droppedRows(known)]).to.deep.equal([1, 1]);
    expect(source.ended(known)).to.deep.include({ invoiceNo: "2", status: "success", reasons: [] });
    expect(source.problems(known)).to.deep.equal({
      "line 4": ["unit_price is zero"],
      "line 9": ["unit_price is zero"],
      "line 10": ["invoice_no is empty"],
    });
    expect(source.results(known).split("\n")[3]).to.contain(",dropped,2,,,,,unit_price is zero");
  });

  it("writes a result file that is an input again, with the receipts that it has", async () => {
    const source = await sourceOf(sheet);
    const text = source.results(outcomes);
    const rows = text.trim().split("\n");
    expect(rows.map((row) => row.split(",taxctl_status,")[1] ?? row.split(/,0[12],/)[1])).to.deep.equal([
      "taxctl_invoice_no,transaction_id,receipt_no,taxctl_original_invoice_no,taxctl_content,reason",
      "success,1,t-7,7,,,",
      "success,1,t-7,7,,,",
      "invalid,2,,,,,unit_price is zero",
      'invalid,2,,,,,"its invoice has a bad row: line 4, unit_price is zero"',
      "failed,3,,,,,line 6 quantity is too much",
      "unsent,C4,,,,,not sent yet",
      "unsent,C5,,,,,not sent yet",
      "invalid,6,,,,,unit_price is zero",
      "invalid,,,,,,invoice_no is empty",
    ]);
    const again = await sourceOf(text);
    expect(again).to.include({ isResultFile: true, rowsIn: 9 });
    expect([...again.receipts]).to.deep.equal([["1", success("7")]]);
    const renumbered = await sourceOf(text.replaceAll("\n1,", "\n11,"));
    expect([...renumbered.receipts]).to.deep.equal([]);
    expect(await source.compare(text)).to.deep.equal({ receipts: again.receipts, ownRows: 0 });
  });

  it("counts the rows of another file that it doesn't have", async () => {
    const source = await sourceOf(sheet);
    const rowsOf = async (text: string) => (await source.compare(text)).ownRows;
    expect(await rowsOf(sheet)).to.equal(0);
    expect(await rowsOf(sheet.replace("Lamp,2", "Lamp,3"))).to.equal(1);
    expect(await rowsOf(`${sheet}3,2026-03-11,A,Lamp,1,10,C2,P051900007G,02\n`)).to.equal(1);
    expect(await rowsOf(sheet.replaceAll(",", ";"))).to.equal(0);
    expect(await rowsOf("x,y\n1,2\n3,4\n")).to.equal(2);
    expect(await rowsOf('"not a sheet')).to.equal(1);
  });

  it("knows where each invoice stands, tried or with a receipt, but not a try of rows that were bad", async () => {
    const source = await sourceOf(sheet);
    const [first] = source.jobs;
    const known = new Map([
      ["1", { ...success("7"), content: String(first?.content) }],
      ["2", failed],
      ["3", { ...success("8"), content: "of another invoice" }],
      ["X", success("9")],
    ]);
    const stands = source.standings(known);
    expect([...stands].map(([invoiceNo, { status }]) => `${invoiceNo} ${status}`)).to.deep.equal([
      "1 success",
      "3 differs",
    ]);
    expect([...source.standings(new Map([["3", failed]]))]).to.deep.equal([["3", failed]]);
    expect([...source.standings(new Map([["2", success("5")]])).keys()]).to.deep.equal(["2"]);
  });
});
