// What is known of an invoice before it is sent: earlier results, whether it stands twice in the file, and its content.
import { lostConnection } from "@taxctl/sdk/books";
import {
  customerOf,
  findEnteredTwice,
  firstReasons,
  type Invoice,
  numbersApart,
} from "@taxctl/sdk/sales-file";
import { expect } from "chai";
import { lostTexts } from "../../../cli/src/sales-file/checks.ts";
import { contentOf } from "../../../cli/src/sales-file/content.ts";
import { controlTotal } from "../../../cli/src/sales-file/control-total.ts";
import { differsReason, hasReceipt, joined, standing } from "../../../cli/src/sales-file/earlier-results.ts";
import { apartWarning } from "../../../cli/src/sales-file/entered-twice.ts";
import type { JobOutcome } from "../../../cli/src/sales-file/jobs.ts";
import { resultCsv, splitResults } from "../../../cli/src/sales-file/results.ts";

const outcome = (status: JobOutcome["status"], more: Partial<JobOutcome> = {}): JobOutcome => ({
  status,
  transaction_id: "t1",
  receipt_no: "7",
  original_invoice_no: "",
  content: "c1",
  reasons: [],
  ...more,
});

describe("The state of an invoice", () => {
  const sale = { kind: "sale", content: "c1" } as const;

  it("is that of the file with a receipt, else of the first file", () => {
    const statuses = (...files: JobOutcome["status"][]) =>
      joined(...files.map((status) => new Map([["1", outcome(status)]]))).get("1")?.status;
    expect(statuses("failed", "success", "failed")).to.equal("success");
    expect(statuses("failed", "pending")).to.equal("failed");
    expect(statuses("success", "differs")).to.equal("success");
    expect(statuses("pending", "differs")).to.equal("differs");
    const all = ["success", "differs", "failed", "pending"].map((status) => hasReceipt({ status }));
    expect(all).to.deep.equal([true, true, false, false]);
  });

  it("is a receipt for this content or for another, and a failure for this content alone", () => {
    const failed = outcome("failed", { reasons: [{ problem: "late" }] });
    expect(standing(sale, undefined)).to.equal(undefined);
    expect(standing(sale, failed)).to.equal(failed);
    expect(standing({ ...sale, content: "c2" }, failed)).to.equal(undefined);
    expect(standing({ ...sale, content: "c2" }, { ...failed, content: "" })?.status).to.equal("failed");
    const lost = outcome("success", { reasons: [{ problem: "lost" }] });
    expect(standing(sale, lost)).to.deep.equal({ ...lost, reasons: [] });
    expect(standing({ ...sale, content: undefined }, { ...lost, content: "" })?.status).to.equal("success");
    expect(standing({ ...sale, content: "c2" }, lost)).to.deep.equal({
      ...lost,
      status: "differs",
      reasons: [differsReason("7", "sale")],
    });
  });

  it("says what to do about a receipt for other content", () => {
    expect(differsReason("7", "sale").problem).to.equal(
      "its number has receipt 7, for other content: undo the change, or correct the sale with a credit note; another sale needs a number of its own",
    );
    expect(differsReason("", "credit").problem).to.equal(
      "its number has a receipt, for other content: undo the change; another credit note needs a number of its own",
    );
  });
});

describe("Rows of an invoice that are apart", () => {
  const rows = (...places: [row: number, content: string][]) =>
    places.map(([row, content]) => ({ row, content }));

  it("are entered twice if they have the same content", () => {
    expect(findEnteredTwice(rows([1, "a"], [2, "b"], [7, "a"], [8, "b"]))).to.deep.equal([
      { first: 1, last: 2 },
      { first: 7, last: 8 },
    ]);
    expect(findEnteredTwice(rows([1, "a"], [2, "a"]))).to.equal(undefined);
    expect(findEnteredTwice(rows([1, "a"], [3, "b"], [5, "a"]))).to.deep.equal([
      { first: 1, last: 1 },
      { first: 5, last: 5 },
    ]);
    expect(findEnteredTwice(rows([1, "a"], [3, "a"], [4, "b"]))).to.equal(undefined);
  });

  it("are named with the first line of each part", () => {
    const lineOf = (row: number) => row + 2;
    const together = { invoiceNo: "1", rows: [0, 1] };
    const apart = { invoiceNo: "2", rows: [2, 3, 5] };
    const found = numbersApart([together, apart, { invoiceNo: "3", rows: [4] }], lineOf);
    expect(found).to.deep.equal([{ invoiceNo: "2", lines: [4, 7] }]);
    expect(apartWarning([])).to.deep.equal([]);
    const [warning] = apartWarning(found);
    expect(warning).to.match(/^1 invoice number has rows .*: 2 \(lines 4 and 7\)\. It becomes one invoice\./);
    expect(apartWarning([...found, ...found])[0]).to.match(
      /^2 invoice numbers have rows .*\. Each becomes one/,
    );
  });
});

describe("The content of an invoice", () => {
  it("is the same in any order of fields, and another for any value or order of lines", () => {
    const document = { b: [{ x: 1, y: null }, "z"], a: "t" };
    expect(contentOf({ a: "t", b: [{ y: null, x: 1 }, "z"] })).to.equal(contentOf(document));
    for (const other of [{ ...document, a: "u" }, { ...document, b: ["z", { x: 1, y: null }] }, { a: "t" }])
      expect(contentOf(other)).not.to.equal(contentOf(document));
    expect(contentOf({})).to.match(/^[0-9a-f]{16}$/);
  });

  it("names each text that lost a character, by its place", () => {
    const problems = lostTexts({
      a: `x${lostConnection}`,
      items: [{ n: "ok" }, { n: lostConnection }],
      no: null,
      count: 3,
    });
    expect(problems.map(({ field }) => field)).to.deep.equal(["a", "items[1].n"]);
  });

  it("has its customer by number, else TIN, else name", () => {
    const customer = (head: object) => customerOf({ head } as Invoice);
    const all = { customer_id: "1", customer_tin: "P1", customer_name: "Shop" };
    expect(customer(all)).to.equal("1");
    expect(customer({ ...all, customer_id: undefined })).to.equal("P1");
    expect(customer({ customer_name: "Shop" })).to.equal("Shop");
    expect(customer({})).to.equal(undefined);
  });
});

describe("Many problems and amounts", () => {
  it("are the first twenty, and the number of the rest", () => {
    const reasons = (count: number) => Array.from({ length: count }, (_, at) => ({ problem: String(at) }));
    expect(firstReasons(reasons(20))).to.deep.equal(reasons(20));
    expect(firstReasons(reasons(22))).to.deep.equal([...reasons(20), { problem: "and 2 more" }]);
  });

  it("add up with credit notes below zero, or not at all if one is unknown", () => {
    const one = (kind: "sale" | "credit", total_amount: number, tax_amount: number) => {
      return { kind, amounts: { total_amount, tax_amount } };
    };
    expect(
      controlTotal([one("sale", 0.1, 0.01), one("sale", 0.2, 0.02), one("credit", 116, 16)]),
    ).to.deep.equal({
      total_amount: -115.7,
      tax_amount: -15.97,
    });
    expect(controlTotal([])).to.deep.equal({ total_amount: 0, tax_amount: 0 });
    const unknown = { total_amount: null, tax_amount: null };
    expect(controlTotal([one("sale", 1, 0), { kind: "sale", amounts: undefined }])).to.deep.equal(unknown);
  });
});

describe("The result file of an earlier run", () => {
  const results = [
    { ...outcome("success"), invoice_no: "1", reason: "" },
    { ...outcome("invalid"), invoice_no: "", reason: "=no" },
  ].map(({ reasons: _reasons, ...result }) => result);

  it("has the columns of the sheet first, and gives them back with each row's result", () => {
    const sheet = {
      columns: ["no", "qty"],
      rows: [
        { line: 2, cells: { no: "1", qty: "=3" } },
        { line: 3, cells: { no: "2" } as Record<string, string> },
      ],
    };
    const csv = resultCsv(sheet, results)
      .trim()
      .split(/\r?\n/)
      .map((line) => line.split(","));
    expect(csv[0]).to.deep.equal([
      "no",
      "qty",
      "taxctl_status",
      "taxctl_invoice_no",
      "transaction_id",
      "receipt_no",
      "taxctl_original_invoice_no",
      "taxctl_content",
      "reason",
    ]);
    const [columns = [], ...lines] = csv;
    const rows = lines.map((values, index) => ({
      line: index + 2,
      cells: Object.fromEntries(columns.map((name, at) => [name, values[at] ?? ""])),
    }));
    const split = splitResults({ columns, rows });
    expect(split.sheet).to.deep.equal({
      columns: ["no", "qty"],
      rows: [
        { line: 2, cells: { no: "1", qty: "=3" } },
        { line: 3, cells: { no: "2", qty: "" } },
      ],
    });
    expect([...split.earlier]).to.deep.equal([...results.entries()]);
    expect(resultCsv(sheet, []).split(/\r?\n/)[2]).to.equal("2,,,,,,,,");
  });

  it("has no result in rows that a person added", () => {
    const columns = ["no", "taxctl_status"];
    const rows = ["invalid", "", "other"].map((taxctl_status, line) => ({
      line,
      cells: { no: "1", taxctl_status },
    }));
    const { earlier } = splitResults({ columns, rows });
    expect([...earlier].map(([row, { status, reason }]) => [row, status, reason])).to.deep.equal([
      [0, "invalid", ""],
    ]);
    const sheet = { columns: ["no"], rows: [] };
    expect(splitResults(sheet)).to.deep.equal({ sheet, earlier: new Map() });
  });
});
