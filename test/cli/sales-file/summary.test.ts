// The summary of a run: how reasons are grouped, and what the run's failure says.
import { expect } from "chai";
import type { Failure } from "../../../cli/src/failures/failure.ts";
import {
  dryRunText,
  type Ended,
  type ReadAs,
  type Summary,
  summarize,
  summaryFailure,
  summaryText,
} from "../../../cli/src/sales-file/summary.ts";

const words = { tax: "VAT", tin: "PIN" };

const run = (ended: Ended[], droppedRows = 0): Summary =>
  summarize({
    ended,
    rowsIn: ended.length,
    doneBefore: 0,
    droppedRows,
    itemsRegistered: 0,
    unusualTins: 0,
    total: { total_amount: 0, tax_amount: 0 },
    tookMs: 1_000,
    readAs: undefined,
  });

let numbers = 0;
const end = (status: Ended["status"], ...reasons: Ended["reasons"]): Ended => {
  numbers += 1;
  return { invoiceNo: String(numbers), status, reasons };
};

describe("Reasons in a summary", () => {
  const reasonsOf = (...ended: Ended[]) =>
    run(ended).reasons.map(({ reason, invoices }) => [reason, invoices]);

  it("are grouped if they differ only in codes and numbers, but not in the authority's code", () => {
    const rejected = (problem: string) => end("failed", { problem });
    expect(
      reasonsOf(
        rejected("unit_913: code BX77 is unknown"),
        rejected("unit_913: code BX78 is unknown"),
        rejected("unit_910: code BX77 is unknown"),
      ),
    ).to.deep.equal([
      ["unit_913: code … is unknown", 2],
      ["unit_910: code BX77 is unknown", 1],
    ]);
  });

  it("with a subject name the subjects of all lines", () => {
    const unknown = (subject: string) => ({ problem: "unknown item", subject });
    expect(
      reasonsOf(end("invalid", unknown("K1"), unknown("K2")), end("invalid", unknown("K3"))),
    ).to.deep.equal([["unknown item K1, K2, K3", 2]]);
  });

  it("without a subject are shown whole if there is one", () => {
    expect(reasonsOf(end("invalid", { line: 3, problem: "no date" }))).to.deep.equal([["line 3 no date", 1]]);
  });
});

describe("The reasons of a run", () => {
  const reasonsOf = (...ended: Ended[]) => run(ended).reasons.map((one) => Object.values(one));

  it("are counted by status and kind, the most frequent first, each with the first invoice as its example", () => {
    numbers = 0;
    expect(
      reasonsOf(
        end("failed", { problem: "late 7" }),
        end("invalid", { problem: "late 7: A" }, { problem: "no date" }),
        end("invalid", { problem: "no date" }, { problem: "no date" }),
        end("invalid", { problem: "items[3] and items[12] 5 6; lack 1 2 3 kg" }),
        end("invalid", { problem: "items[4] and items[1] 7 8; lack 4 5 6 kg" }),
      ),
    ).to.deep.equal([
      ["invalid", "no date", 2, "2"],
      ["invalid", "items[…] and items[…] …; lack … kg", 2, "4"],
      ["failed", "late 7", 1, "1"],
      ["invalid", "late 7: A", 1, "2"],
    ]);
  });
});

describe("The text of a summary", () => {
  const readAs: ReadAs = {
    encoding: "utf-8",
    decimal: "comma" as const,
    date_forms: ["dd/mm/yyyy", "yyyy-mm-dd"],
    title_rows: 1,
    skipped_rows: 2,
    unused_columns: ["Country", "Till"],
    columns: { invoice_no: "Invoice", quantity: "quantity", unit_price: "Price" },
  };
  const full = summarize({
    ended: [
      end("success"),
      end("success", { problem: "unit_994: lost" }),
      ...(["differs", "failed", "invalid", "pending", "unsent"] as const).map((status) =>
        end(status, { problem: `is ${status}` }),
      ),
    ],

    rowsIn: 9,
    doneBefore: 1,
    droppedRows: 1,
    itemsRegistered: 3,
    unusualTins: 2,
    tookMs: 12_340,
    readAs,
    total: { total_amount: 116, tax_amount: 16 },
  });
  const linesOf = (text: string) => text.split("\n").filter((line) => line !== "");

  it("has a line for each figure of the run that is not zero", () => {
    expect(full).to.include({ took_s: 12.3, receipts_out: 2, receipts_lost: 1 });
    const lines = linesOf(summaryText(full, undefined, words, {}));
    expect(lines.slice(0, 19)).to.deep.equal([
      "Invoices in                7 (9 rows)",
      "Receipts out               2 (1 of them lost, 1 of them before)",
      "Total with VAT             116.00 (this run only)",
      "VAT in it                  16.00",
      "Changed after the receipt  1",
      "Items registered           3",
      "Rejected before sending    1",
      "Rejected by the authority  1",
      "Pending                    1",
      "Not sent                   1",
      "Unusual PIN of the buyer   2",
      "Rows dropped               1",
      "Columns                    invoice_no from Invoice, unit_price from Price",
      "Columns without a use      Country, Till",
      "Read as                    utf-8; decimal comma; dates dd/mm/yyyy, yyyy-mm-dd",
      "Title rows skipped         1",
      "Total rows skipped         2",
      "Time taken                 12 s",
      "Without a receipt, or changed after it:",
    ]);
    expect(lines.slice(19, 24)).to.have.lengthOf(5);
    expect(lines[24]).to.equal("Signed, but the receipt was lost:");
    expect(lines[25]).to.match(/^ {5}1 {2}unit_994: lost \(\d+\)$/);
  });

  it("has no other lines of a run that did nothing, or that no sheet was read for", () => {
    const empty = run([]);
    expect(linesOf(summaryText({ ...empty, took_s: 1 }, undefined, words, {}))).to.deep.equal([
      "Invoices in                0 (0 rows)",
      "Receipts out               0",
      "Time taken                 1 s",
    ]);
    const workbook = {
      ...readAs,
      encoding: null,
      decimal: null,
      date_forms: [],
      title_rows: 0,
      skipped_rows: 0,
      columns: { quantity: "quantity" as const },
      unused_columns: [],
    };
    expect(summaryText({ ...empty, read_as: workbook }, undefined, words, {})).not.to.match(
      /Read as|Columns/,
    );
    const dated = { ...workbook, date_forms: ["yyyy-mm-dd"] };
    expect(summaryText({ ...empty, read_as: dated }, undefined, words, {})).to.match(
      /^Read as +dates yyyy-mm-dd$/m,
    );
    const unknown = { ...run([end("success")]), total_amount: null, tax_amount: null };
    expect(summaryText(unknown, undefined, words, {})).not.to.contain("VAT");
    const own = { tax: "sales tax", tin: "tax code" };
    const text = summaryText(full, undefined, own, {});
    expect(linesOf(text)).to.include.members([
      "Total with sales tax           116.00 (this run only)",
      "Sales tax in it                16.00",
      "Unusual tax code of the buyer  2",
      "Rows dropped                   1",
    ]);
    expect(text + dryRunText(full, 0, "now", own, {})).not.to.match(/\b(VAT|PIN|TIN)\b/);
    expect(summaryText(run([end("success")]), undefined, words, {})).to.contain(
      "Total with VAT             0.00\n",
    );
    expect(summaryText(run([end("failed", { problem: "no" })]), undefined, words, {})).to.contain(
      "\nWithout a receipt:\n",
    );
  });

  it("of a dry run says what would happen, and when", () => {
    const text = dryRunText({ ...full, receipts_out: 4, done_before: 1 }, 3, "now", words, {});
    expect(text).to.match(/^Nothing was sent\. This is what a run would do now:\n\nInvoices in/);
    expect(linesOf(text).slice(1, 15)).to.deep.equal([
      "Invoices in                7 (9 rows)",
      "Would be sent              3",
      "Total with VAT             116.00 (these only)",
      "VAT in it                  16.00",
      "Have a receipt already     1",
      "Changed after the receipt  1",
      "Items to register          at most 3",
      "Would be rejected          1",
      "Left for another run       1",
      "Unusual PIN of the buyer   2",
      "Rows to drop               1",
      "Columns                    invoice_no from Invoice, unit_price from Price",
      "Columns without a use      Country, Till",
      "Read as                    utf-8; decimal comma; dates dd/mm/yyyy, yyyy-mm-dd",
    ]);
    expect(text).to.contain("\nWould get no receipt:\n");
    expect(dryRunText(run([end("unsent")]), 0, "now", words, {})).not.to.contain("Items to register");
  });

  it("names one invoice of each reason, and shows that there are more", () => {
    const two = run([end("failed", { problem: "late" }), end("failed", { problem: "late" })]);
    expect(summaryText(two, undefined, words, {})).to.match(/\n {5}2 {2}late \(\d+, …\)\n/);
  });

  it("names the result file, if there is one", () => {
    const text = (path: string | undefined) => summaryText(run([end("success")]), path, words, {});
    expect(text("results.csv")).to.match(/\nResults: results.csv\n$/);
    expect(text(undefined)).not.to.contain("Results");
  });
});

describe("The failure of a run", () => {
  const failureOf = (
    ended: Ended[],
    dropped = 0,
  ): Pick<Failure, "code" | "exitCode" | "remedy"> | undefined =>
    summaryFailure(run(ended, dropped), {}, "Correct the rows.");
  const seen = (ended: Ended[], dropped = 0) => {
    const failure = failureOf(ended, dropped);
    return failure && [failure.code, failure.exitCode];
  };

  it("doesn't exist if every invoice has its receipt", () => {
    expect(failureOf([end("success"), end("success")])).to.equal(undefined);
  });

  it("says whether nothing, a part or everything else is done", () => {
    expect(seen([end("invalid")])).to.deep.equal(["nothing_done", 1]);
    expect(seen([end("unsent"), end("failed")])).to.deep.equal(["nothing_done", 1]);
    expect(seen([end("failed")])).to.deep.equal(["rejected", 5]);
    expect(seen([end("failed"), end("failed")])).to.deep.equal(["rejected", 5]);
    expect(seen([end("pending")])).to.deep.equal(["still_pending", 8]);
    expect(seen([end("pending")], 1)).to.deep.equal(["partly_done", 3]);
    expect(seen([end("success"), end("invalid")])).to.deep.equal(["partly_done", 3]);
    expect(seen([end("differs"), end("invalid")])).to.deep.equal(["partly_done", 3]);
    expect(seen([end("success"), end("failed")])).to.deep.equal(["partly_done", 3]);
    expect(seen([end("success")], 1)).to.deep.equal(["partly_done", 3]);
    expect(seen([], 1)).to.deep.equal(["partly_done", 3]);
  });

  it("says how many invoices have no receipt, and how many were changed after it", () => {
    const message = (ended: Ended[], dropped = 0, verb?: "would get") =>
      summaryFailure(run(ended, dropped), {}, "Next.", verb)?.message;
    expect(message([end("failed"), end("success")])).to.equal("1 of 2 invoices has no receipt");
    expect(message([end("failed"), end("unsent")])).to.equal("2 of 2 invoices have no receipt");
    expect(message([end("failed"), end("success")], 0, "would get")).to.equal(
      "1 of 2 invoices would get no receipt",
    );
    expect(message([end("differs"), end("success")])).to.equal("1 invoice was changed after the receipt");
    expect(message([end("differs"), end("differs"), end("failed")])).to.equal(
      "1 of 3 invoices has no receipt; 2 invoices were changed after the receipt",
    );
    expect(message([end("success")], 2)).to.equal("2 rows dropped");
  });

  it("says if it lists only the first problems", () => {
    const remedy = (count: number) => {
      const problems = Object.fromEntries(
        Array.from({ length: count }, (_, line) => [`line ${line}`, ["is empty"]]),
      );
      return summaryFailure(run([end("invalid")]), problems, "Correct the rows.")?.remedy;
    };
    expect(remedy(20)).to.equal("Correct the rows.");
    expect(remedy(21)).to.equal("Correct the rows. Only the first 20 of 21 are listed here.");
  });

  it("says how to continue", () => {
    expect(failureOf([end("success"), end("unsent")])?.remedy).to.equal(
      "Run the same command again for the rest.",
    );
    expect(failureOf([end("invalid"), end("unsent")])?.remedy).to.equal("Correct the rows.");
    expect(failureOf([end("success"), end("differs")])?.remedy).to.match(/^Undo the change in the file/);
    expect(failureOf([end("success")], 1)?.remedy).to.equal("Correct the rows.");
  });
});
