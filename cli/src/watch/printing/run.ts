// Printing receipts one after the other, each until the printer has it. A receipt that may have come out already is printed as a copy.
import { setTimeout } from "node:timers/promises";
import type { Taxctl } from "@taxctl/sdk";
import type { Receipt } from "@taxctl/sdk/rules/profiles/units";
import { qrTextOf } from "../../certify/qr.ts";
import { describe, isServiceFailure } from "../../failures/describe.ts";
import { Failure } from "../../failures/failure.ts";
import { unlessStatus } from "../../service/unless-status.ts";
import type { Say } from "../events.ts";
import { formOf } from "../form.ts";
import { encodeReceipt } from "./encode.ts";
import type { PrintJob, PrintJournal } from "./journal.ts";
import { type Limits, PrintError, printTo, usualLimits } from "./printer.ts";
import type { Target } from "./target.ts";

export type PrintRunOptions = {
  target: Target;
  journal: PrintJournal;
  client: () => Promise<Taxctl>;
  columns: number;
  language: "en" | "sw" | undefined;
  say: Say;
  signal: AbortSignal;
  limits?: Limits;
};

const pauseMs = 2_000;
const longestPauseMs = 60_000;

export class PrintRun {
  readonly #options: PrintRunOptions;
  readonly #open: PrintJob[] = [];
  #wake = Promise.withResolvers<void>();
  #isEnding = false;
  /** The receipt at the head of the queue failed, and nothing was printed since. */
  #hasFailed = false;

  constructor(options: PrintRunOptions) {
    this.#options = options;
  }

  add(...jobs: readonly PrintJob[]): void {
    this.#open.push(...jobs);
    this.#wake.resolve();
  }

  /** How many receipts are not printed yet. */
  get left(): number {
    return this.#open.length;
  }

  /** Prints what is added until it is stopped, or with `end` until everything is printed or the printer fails. */
  async run(): Promise<void> {
    const { signal } = this.#options;
    let waitMs = pauseMs;
    while (!signal.aborted) {
      const [job] = this.#open;
      if (!job) {
        if (this.#isEnding) return;
        await this.#idle();
        continue;
      }
      const isDone = await this.#attempt(job, waitMs);
      this.#hasFailed = !isDone;
      if (isDone) {
        this.#open.shift();
        waitMs = pauseMs;
        continue;
      }
      if (this.#isEnding) return;
      await this.#pause(waitMs);
      waitMs = Math.min(waitMs * 2, longestPauseMs);
    }
  }

  /** Nothing more is added: `run` ends after the last receipt, or when the printer fails. */
  end(): void {
    this.#isEnding = true;
    this.#wake.resolve();
  }

  get hasFailed(): boolean {
    return this.#hasFailed;
  }

  async #idle(): Promise<void> {
    const { signal } = this.#options;
    const stop = () => this.#wake.resolve();
    signal.addEventListener("abort", stop, { once: true });
    await this.#wake.promise;
    signal.removeEventListener("abort", stop);
    this.#wake = Promise.withResolvers<void>();
  }

  async #pause(ms: number): Promise<void> {
    await setTimeout(ms, undefined, { signal: this.#options.signal }).catch(() => {});
  }

  /** Whether the receipt is done with. */
  async #attempt(job: PrintJob, waitMs: number): Promise<boolean> {
    const { target, journal, say, signal, limits = usualLimits } = this.#options;
    const { file, invoice_no: invoice } = job;
    try {
      const isCopy = job.begun > 0;
      await printTo(target, () => this.#bytesOf(job), signal, limits);
      say("printed", { file, invoice, ...(isCopy ? { as: "copy" } : {}) });
      await journal.ended(job);
      return true;
    } catch (error) {
      if (signal.aborted) return false;
      const isLost = cantBePrinted(error);
      const reason = error instanceof PrintError ? error.message : describe(error).message;
      say("print_failed", {
        file,
        invoice,
        reason,
        ...(job.begun > 0 ? { next: "copy" } : {}),
        ...(isLost ? { again: "never" } : { again_in_s: Math.round(waitMs / 1000) }),
      });
      if (isLost) await journal.drop(job);
      return isLost;
    }
  }

  /** The bytes to send. From here on, paper may come out. */
  async #bytesOf(job: PrintJob): Promise<Uint8Array> {
    const { client: connect, journal, columns, language, signal, say } = this.#options;
    const client = await connect();
    const id = job.transaction_id;
    let query: { language?: "en" | "sw"; copy_id?: string } = language ? { language } : {};
    if (job.begun > 0) {
      const idempotencyKey = `print-${id}-${job.begun}`;
      // Quotations and training documents have no copies: they are no official receipts.
      const copy = await unlessStatus([422], () =>
        client.transactions.createReceiptCopy(id, { idempotencyKey, signal }),
      );
      if (copy) query = { ...query, copy_id: copy.id };
      say("print_copy", { file: job.file, invoice: job.invoice_no });
    }
    const receipt = await client.transactions.receipt(id, query, { signal });
    const bytes = await encodeReceipt(formOf(receipt), {
      columns,
      qrText: await qrText(client, receipt, signal),
    });
    await journal.begin(job);
    return bytes;
  }
}

/** The text of a receipt's code. It is a URL in most countries; elsewhere only the code itself has it. */
async function qrText(client: Taxctl, receipt: Receipt, signal: AbortSignal): Promise<string | undefined> {
  if (receipt.qr_code === null) return undefined;
  if (receipt.verification_url !== null) return receipt.verification_url;
  return qrTextOf(await client.transactions.receipt(receipt.transaction_id, { format: "pdf" }, { signal }));
}

/** Whether no later try helps: the service doesn't have the receipt, or this version can't lay it out. */
function cantBePrinted(error: unknown): boolean {
  if (error instanceof Failure) return true;
  return isServiceFailure(error) && [403, 404, 422].includes(error.status ?? 0);
}
