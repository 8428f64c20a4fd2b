import { Args, Flags } from "@oclif/core";
import type { Transaction, TransactionSummary } from "@taxctl/sdk";
import { BaseCommand } from "../../base.ts";
import { isServiceFailure } from "../../failures/describe.ts";
import { exitCodes } from "../../failures/exit-codes.ts";
import { Failure } from "../../failures/failure.ts";
import { isTransaction } from "../../failures/next-step.ts";
import { linesFlag } from "../../input/shared-flags.ts";
import type { TableRow } from "../../output/table.ts";
import { safeJson } from "../../output/terminal.ts";
import { shown } from "../../output/values.ts";
import { hanging } from "../../output/wrap.ts";
import { localTimes } from "../../service/local-day.ts";
import { transactionId } from "../../transactions/find.ts";
import { followNewest } from "../../transactions/follow.ts";
import { failureReason, openReason, typeWords } from "../../transactions/text.ts";

const columns = ["transaction_id", "type", "status", "invoice_no", "receipt_no", "reason"];

export default class TransactionsWatch extends BaseCommand<typeof TransactionsWatch> {
  static override summary = "wait for submissions to finish, or follow the newest ones";
  static override description =
    `With ids, waits until each is success or failed: exit code 0 if all succeeded, 5 if the authority rejected one, 8 if
one is still pending after --timeout. Without ids, prints each submission when it changes, until Ctrl-C
(with --json and --json-lines, one JSON object per line).`;
  static override examples = [
    "<%= config.bin %> transactions watch 0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a41",
    "<%= config.bin %> transactions watch",
  ];
  static override strict = false;
  static override args = { id: Args.string({ description: "transaction ids or invoice numbers" }) };
  static override flags = {
    timeout: Flags.integer({ summary: "seconds to wait for each outcome", default: 120, min: 1 }),
    every: Flags.integer({ summary: "seconds between polls when following", default: 3, min: 1 }),
    ...linesFlag,
  };

  async run(): Promise<void> {
    const ids = this.positional;
    if (ids.length === 0) return this.#follow();
    const client = await this.client();
    const branch_id = await this.branch();
    const signal = this.stopSignal(() => "Nothing is lost: watch them again.");
    const timeoutMs = this.flags.timeout * 1000;
    const rows = await Promise.all(
      ids.map(async (name) => {
        const id = await transactionId(client, name, { branch_id });
        try {
          const transaction = await client.transactions.waitFor(id, { timeoutMs, signal });
          this.emit(transaction);
          return transaction;
        } catch (error) {
          if (isServiceFailure(error) && error.name === "TimeoutError" && isTransaction(error.data))
            return error.data;
          throw error;
        }
      }),
    );
    await this.#conclude(rows);
  }

  async #conclude(transactions: Transaction[]): Promise<void> {
    const count = (status: string) =>
      transactions.filter((transaction) => transaction.status === status).length;
    const open = transactions.length - count("success") - count("failed");
    const failed = count("failed");
    const rows = transactions.map((transaction) => ({
      ...transaction,
      reason: transaction.status === "failed" ? failureReason(transaction) : openReason(transaction),
    }));
    let failure: Failure | undefined;
    if (open > 0)
      failure = new Failure(`${open} still pending`, { code: "still_pending", exitCode: exitCodes.pending });
    else if (failed > 0)
      failure = new Failure(`${failed} failed`, { code: "rejected", exitCode: exitCodes.rejected });
    const readable = rows.map((row) => ({ ...row, type: typeWords(row) }));
    await this.showRows(this.isForPeople ? readable : rows, { columns: columns, failure });
  }

  async #follow(): Promise<void> {
    const client = await this.client();
    const signal = this.stopSignal(() => "", { follows: true });
    this.note("Following the newest submissions; Ctrl-C ends it.");
    const local = this.isForPeople ? await localTimes(client) : String;
    const print = ({ created_at, ...rest }: TransactionSummary) => {
      const row: TableRow = { ...rest, created_at: local(created_at) };
      if (this.wantsLines) this.emit(row);
      else if (this.wantsJson) process.stdout.write(`${safeJson(row, 0)}\n`);
      else {
        const readable: TableRow = { ...row, type: typeWords(rest) };
        const text = followed.map((field) => shown(field, readable[field])).join("  ");
        process.stdout.write(`${hanging(text, 2, process.stdout)}\n`);
      }
    };
    await followNewest(client, { everyMs: this.flags.every * 1000, signal, print });
  }
}

const followed = ["created_at", "type", "status", "branch_id", "invoice_no", "receipt_no", "transaction_id"];
