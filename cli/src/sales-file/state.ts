// Responsible for the state file: what a run did, line by line, so that a crash or Ctrl-C loses nothing.
import { type FileHandle, open, readFile } from "node:fs/promises";
import { Failure, usageFailure } from "../failure.ts";
import type { RowStatus } from "./results.ts";

/** The end of one invoice, kept as soon as it is known. */
export type KeptInvoice = {
  invoice: string;
  /** Of the rows or the document it was made from. */
  fingerprint: string;
  status: RowStatus;
  transaction_id: string;
  receipt_no: string;
  original_invoice_no: string;
  reason: string;
};

type KeptItem = { item: string; item_code: string };
type Header = { taxctl_state: 1; base_url: string; environment: string };

/** The data set that a state belongs to; another one must never take it for its own. */
export type Scope = { base_url: string; environment: string };

/** Appends to a file of JSON lines and remembers what stood in it. */
export class State {
  readonly path: string;
  readonly items = new Map<string, string>();
  readonly invoices = new Map<string, KeptInvoice>();
  readonly #file: FileHandle;
  #writing: Promise<unknown> = Promise.resolve();

  private constructor(path: string, file: FileHandle) {
    this.path = path;
    this.#file = file;
  }

  /** Opens or begins the state. Throws a {@link Failure} when it belongs to another account's service or can't be written. */
  static async open(path: string, scope: Scope): Promise<State> {
    const text = await readFile(path, "utf8").catch(() => "");
    const file = await open(path, "a", 0o600).catch((error: unknown) => {
      throw new Failure(`${path} can't be written`, {
        code: "file_not_writable",
        remedy: "Name another place with --results; the state file goes beside it.",
        cause: error,
      });
    });
    const state = new State(path, file);
    const lines = text.split("\n").filter((line) => line !== "");
    try {
      state.#load(lines, scope);
    } catch (error) {
      await file.close();
      throw error;
    }
    // A crash can leave half a line: close it, so that the next one stands alone.
    if (text !== "" && !text.endsWith("\n")) await file.appendFile("\n");
    if (lines.length === 0)
      await state.#append({ taxctl_state: 1, base_url: scope.base_url, environment: scope.environment });
    return state;
  }

  #load(lines: readonly string[], scope: Scope): void {
    for (const line of lines) {
      const entry = parse(line);
      if (!entry) continue;
      if ("taxctl_state" in entry) {
        if (entry.base_url !== scope.base_url || entry.environment !== scope.environment)
          throw usageFailure(
            `${this.path} belongs to ${entry.base_url} (${entry.environment})`,
            "Use the profile it was made with, or name another --state file.",
          );
      } else if ("item" in entry) this.items.set(entry.item, entry.item_code);
      else this.invoices.set(entry.invoice, entry);
    }
  }

  keepItem(code: string, itemCode: string): Promise<void> {
    this.items.set(code, itemCode);
    return this.#append({ item: code, item_code: itemCode });
  }

  keepInvoice(invoice: KeptInvoice): Promise<void> {
    this.invoices.set(invoice.invoice, invoice);
    return this.#append(invoice);
  }

  async close(): Promise<void> {
    await this.#writing;
    await this.#file.close();
  }

  #append(entry: Header | KeptItem | KeptInvoice): Promise<void> {
    const write = this.#writing.then(() => this.#file.appendFile(`${JSON.stringify(entry)}\n`));
    this.#writing = write.catch(() => {});
    return write;
  }
}

function parse(line: string): Header | KeptItem | KeptInvoice | undefined {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
