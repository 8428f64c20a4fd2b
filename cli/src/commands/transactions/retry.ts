import { Args, Flags } from "@oclif/core";
import { BaseCommand } from "../../base.ts";
import { usageFailure } from "../../failures/failure.ts";
import { dayFlags, given } from "../../input/paging.ts";
import { confirmFlag, linesFlag } from "../../input/shared-flags.ts";
import { table } from "../../output/table.ts";
import { counted } from "../../output/words.ts";
import { stopped } from "../../transactions/outcome.ts";
import {
  type Candidate,
  candidatesAmongFailed,
  candidatesNamed,
  foreseenFailure,
  leftOutText,
  nothingLeft,
  retryEach,
  retryFailure,
} from "../../transactions/retries.ts";
import { typeWords } from "../../transactions/text.ts";

const retryColumns = ["transaction_id", "invoice_no", "retries_left", "reason", "type", "can_retry"];

export default class TransactionsRetry extends BaseCommand<typeof TransactionsRetry> {
  static override summary = "retry failed submissions";
  static override description =
    `Shows why each failed and how many retries are left (three at most, manual and automatic together), then asks. In
live, --all-failed needs --confirm with the number of submissions. Only submissions that the service still allows are
sent. Exit codes: 0 all succeeded, 3 some succeeded, 5 all were rejected again.`;
  static override examples = [
    "<%= config.bin %> transactions retry 0199c1b0-2d10-7a55-b0c3-77d0f3b1c003",
    "<%= config.bin %> transactions retry --all-failed --dry-run",
    '<%= config.bin %> transactions retry --all-failed --type sales --yes --reason "items were corrected"',
  ];
  static override strict = false;
  static override args = { id: Args.string({ description: "transaction ids or invoice numbers" }) };
  static override flags = {
    "all-failed": Flags.boolean({ summary: "all failed submissions that can be retried" }),
    type: Flags.option({
      options: ["sales", "purchase", "stock", "import"] as const,
      summary: "with --all-failed, only this type",
      dependsOn: ["all-failed"],
    })(),
    ...dayFlags,
    reason: Flags.string({ summary: "why you retry; kept in the audit log" }),
    "dry-run": Flags.boolean({ summary: "show the submissions without retrying them" }),
    ...confirmFlag,
    ...linesFlag,
  };

  async run(): Promise<void> {
    const client = await this.client();
    const ids = this.positional;
    const { type, from, to, reason } = this.flags;
    if (ids.length > 0 === Boolean(this.flags["all-failed"]))
      throw usageFailure("Say what to retry", "Give transaction ids, or --all-failed.");
    const { candidates, leftOut } =
      ids.length > 0
        ? { candidates: await candidatesNamed(client, ids, await this.branch()), leftOut: 0 }
        : await candidatesAmongFailed(client, given({ type, from_date: from, to_date: to }));
    if (leftOut > 0) this.caution(leftOutText(leftOut));
    const possible = candidates.filter(({ can_retry }) => can_retry);
    const rest = candidates.length - possible.length;
    const nothing = leftOut > 0 ? "Nothing can be retried." : "Nothing has failed.";
    if (this.flags["dry-run"]) {
      const failure = foreseenFailure(candidates, rest);
      return this.showRows(this.isForPeople ? candidates.map(readable) : candidates, {
        columns: retryColumns,
        empty: nothing,
        failure,
      });
    }
    if (possible.length === 0 && rest === 0) return this.conclude({ data: [], sentence: nothing });
    process.stderr.write(await table(candidates.map(readable), retryColumns, process.stderr));
    if (possible.length === 0) throw nothingLeft(candidates);
    if (rest > 0) this.caution(`${rest} of them can't be retried: the table says what to do instead.`);
    const uses = possible.length === 1 ? "It uses" : "Each uses";
    const question = `Retry ${counted(possible.length, "submission")}? ${uses} up one of its tries.`;
    const yes =
      ids.length > 0
        ? await this.confirm(question)
        : await this.confirmSeverely(question, String(possible.length));
    if (!yes) return this.note("Nothing was sent.");
    await this.#retry(possible, rest, reason);
  }

  async #retry(possible: readonly Candidate[], rest: number, reason: string | undefined): Promise<void> {
    const client = await this.client();
    const signal = this.stopSignal(() => "Run the same command again: what succeeded is not retried.");
    const onRow = (row: Readonly<Record<string, unknown>>) => this.emit(row);
    const rows = await retryEach(client, possible, { reason, signal, onRow }).catch((error: unknown) => {
      throw signal.aborted ? signal.reason : stopped(error, "retry the rest.");
    });
    const columns = ["transaction_id", "invoice_no", "status", "receipt_no", "reason"];
    await this.showRows(rows, { columns, failure: retryFailure(rows, rest) });
  }
}

/** A row of a table for people. */
function readable(row: Candidate) {
  return { ...row, type: typeWords(row) };
}
