// The jobs of a run: sales before credit notes, the end of each kept, and the limits of credit notes in a dry run.
import type { SaleInput } from "@taxctl/sdk";
import { expect } from "chai";
import { limitReasons } from "../../../cli/src/sales-file/credit-limits.ts";
import { type Job, type JobOutcome, noReceipt, runJobs } from "../../../cli/src/sales-file/jobs.ts";

const document = (invoice_no: string, sale_date = "20260309"): SaleInput => ({
  invoice_no,
  sale_date,
  payment_type: "01",
  items: [],
});

/** A job whose document is of this day; without a day it can't be sent. */
function job(kind: Job["kind"], invoiceNo: string, day?: string, original = ""): Job {
  const invalid = { status: "invalid" as const, reasons: [{ problem: "is late" }] };
  const prepare: Job["prepare"] = () => (day ? { document: document(invoiceNo, day), original } : invalid);
  return { kind, invoiceNo, content: `content of ${invoiceNo}`, prepare };
}

const outcome = (status: JobOutcome["status"], original_invoice_no = ""): JobOutcome => ({
  ...noReceipt,
  status,
  reasons: [],
  original_invoice_no,
});

describe("The jobs of a run", () => {
  it("send all sales, then each credit note, and keep every end with its content", async () => {
    const outcomes = new Map<string, JobOutcome>();
    const sent: string[] = [];
    const kept: [string, JobOutcome][] = [];
    const ticks: boolean[] = [];
    const ended = { transaction_id: "t1", receipt_no: "7", reasons: [] };
    await runJobs({
      jobs: [
        job("credit", "C1", "20260310", "1"),
        job("sale", "1", "20260309"),
        job("sale", "2"),
        job("sale", "3", "20260309"),
      ],
      outcomes,
      concurrency: 1,
      signal: new AbortController().signal,
      submit: async ({ invoice_no }) => {
        sent.push(invoice_no);
        return { ...ended, status: invoice_no === "3" ? "differs" : "success" } as Awaited<
          ReturnType<Parameters<typeof runJobs>[0]["submit"]>
        >;
      },
      keep: async ({ invoiceNo }, end) => {
        kept.push([invoiceNo, end]);
      },
      tick: (good) => ticks.push(good),
    });
    expect(sent).to.deep.equal(["1", "3", "C1"]);
    expect(kept).to.deep.equal([...outcomes]);
    expect(Object.fromEntries(outcomes)).to.deep.equal({
      "1": { ...ended, status: "success", original_invoice_no: "", content: "content of 1" },
      "2": { ...noReceipt, status: "invalid", reasons: [{ problem: "is late" }], content: "content of 2" },
      "3": { ...ended, status: "differs", original_invoice_no: "", content: "" },
      C1: { ...ended, status: "success", original_invoice_no: "1", content: "content of C1" },
    });
    expect(ticks).to.deep.equal([true, false, false, true]);
  });
});

describe("The limits of a credit note", () => {
  const settings = { credit_note_window: "10 days", credit_notes_per_sale: 2 };
  const jobs = [
    job("credit", "1", "20260301"),
    job("sale", "1", "20260309"),
    job("sale", "2"),
    ...["C1", "C2", "C3"].map((no) => job("credit", no, "20260310", "1")),
  ];
  const reasons = (day: string, earlier: Record<string, JobOutcome> = {}, original = "1", isLimited = true) =>
    limitReasons(
      jobs,
      new Map(Object.entries(earlier)),
      { document: document("C3", day), original },
      isLimited ? { settings, window: "10 days" } : undefined,
    ).map(({ field, problem }) => `${field}: ${problem.slice(0, 30)}`);

  it("are the days from its sale to the end of the window, both included", () => {
    expect([reasons("20260309"), reasons("20260319")]).to.deep.equal([[], []]);
    expect(reasons("20260308")).to.deep.equal(["sale_date: it is dated 2026-03-08, before"]);
    expect(reasons("20260320")).to.deep.equal(["sale_date: 1 is of 2026-03-09, and credit"]);
    expect(reasons("20260320", {}, "1", false)).to.deep.equal([]);
    expect(reasons("20260308", {}, "1", false)).to.have.lengthOf(1);
  });

  it("are unknown for a sale that is not in the file, or that can't be sent", () => {
    expect([reasons("20200101", {}, "9"), reasons("20200101", {}, "2")]).to.deep.equal([[], []]);
  });

  it("count the credit notes of the same sale that have a receipt or wait for it", () => {
    const first = outcome("success", "1");
    const count = (...earlier: JobOutcome[]) =>
      reasons("20260310", Object.fromEntries(earlier.map((one, index) => [`C${index + 1}`, one])));
    expect(count(first)).to.deep.equal([]);
    expect(count(first, outcome("pending", "1"))).to.deep.equal([
      "original_invoice_no: 1 has 2 already, and a sale ca",
    ]);
    for (const other of [outcome("failed", "1"), outcome("success", "2")])
      expect(count(first, other)).to.deep.equal([]);
    expect(count(first, outcome("invalid", "1"), first)).to.deep.equal([]);
    expect(reasons("20260310", { "1": first, C1: first })).to.have.lengthOf(1);
    expect(reasons("20260310", { "1": outcome("success"), "2": first, C1: first })).to.deep.equal([]);
  });
});
