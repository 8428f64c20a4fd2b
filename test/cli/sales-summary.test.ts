// The summary of a run: how reasons are grouped, and what the run's failure says.
import { expect } from "chai";
import type { Failure } from "../../cli/src/failures/failure.ts";
import {
  type Ended,
  type Summary,
  summarize,
  summaryFailure,
  summaryText,
} from "../../cli/src/sales-file/summary.ts";

const run = (ended: Ended[], droppedRows = 0): Summary =>
  summarize({
    ...{ ended, rowsIn: ended.length, doneBefore: 0, droppedRows, itemsRegistered: 0, unusualTins: 0 },
    ...{ total: { total_amount: 0, tax_amount: 0 }, tookMs: 1_000, readAs: undefined },
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

describe("The text of a summary", () => {
  it("names the result file, if there is one", () => {
    const text = (path: string | undefined) => summaryText(run([end("success")]), path, {});
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
    expect(seen([end("failed"), end("failed")])).to.deep.equal(["refused", 5]);
    expect(seen([end("pending")])).to.deep.equal(["still_pending", 8]);
    expect(seen([end("pending")], 1)).to.deep.equal(["partly_done", 3]);
    expect(seen([end("success"), end("invalid")])).to.deep.equal(["partly_done", 3]);
    expect(seen([end("differs"), end("invalid")])).to.deep.equal(["partly_done", 3]);
    expect(seen([end("success"), end("failed")])).to.deep.equal(["partly_done", 3]);
    expect(seen([end("success")], 1)).to.deep.equal(["partly_done", 3]);
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
