// The state file: the progress of a run, line by line, so that a crash or Ctrl-C loses nothing.
import { type FileHandle, open, readFile } from "node:fs/promises";
import { Failure, usageFailure } from "../failures/failure.ts";
import { jsonIn } from "../input/json.ts";
import type { JobOutcome } from "./jobs.ts";

/** The end of one invoice, kept as soon as it is known. */
type KeptInvoice = JobOutcome & { invoice: string };
type KeptItem = { item: string; item_code: string };
/** A result file as it was written: its hash, and the input it came from. */
type KeptResults = { results: string; from: string };
type Header = { taxctl_state: 1; base_url: string; environment: string; branch?: string };
type Entry = Header | KeptItem | KeptInvoice | KeptResults;

/** The environment that a state belongs to; another one must never take it for its own. */
export type Scope = { base_url: string; environment: string; branch?: string };

/** The content of a state file. */
export type Recalled = {
  items: Map<string, string>;
  /** A receipt is never replaced by anything else. */
  invoices: Map<string, JobOutcome>;
  /** Hashes of the result files that were written, each with the input it came from. */
  results: Map<string, string>;
  scope: Scope | undefined;
  /** A crash left half a line at its end. */
  isCut: boolean;
};

/** Reads a state file; one that is not there is empty. */
export async function recall(path: string | undefined): Promise<Recalled> {
  const text = path === undefined ? "" : await readFile(path, "utf8").catch(() => "");
  const entries = text.split("\n").map((line) => jsonIn(line) as Entry | undefined);
  const items = new Map<string, string>();
  const results = new Map<string, string>();
  const invoices = new Map<string, JobOutcome>();
  let scope: Scope | undefined;
  for (const entry of entries) {
    if (!entry) continue;
    if ("taxctl_state" in entry) scope = entry;
    else if ("item" in entry) items.set(entry.item, entry.item_code);
    else if ("results" in entry) results.set(entry.results, entry.from);
    else if (invoices.get(entry.invoice)?.status !== "success") invoices.set(entry.invoice, entry);
  }
  return { items, invoices, results, scope, isCut: text !== "" && !text.endsWith("\n") };
}

/** Appends to a file of JSON lines and keeps its content in memory. */
export class State {
  readonly path: string;
  readonly items: Map<string, string>;
  readonly #file: FileHandle;
  #writing: Promise<unknown> = Promise.resolve();

  private constructor(path: string, items: Map<string, string>, file: FileHandle) {
    this.path = path;
    this.items = items;
    this.#file = file;
  }

  /** Opens or begins the state. Throws a {@link Failure} when it belongs to other data or can't be written. */
  static async open(
    path: string,
    recalled: Recalled,
    { base_url, environment, branch }: Scope,
  ): Promise<State> {
    const { scope } = recalled;
    if (scope && isOther(scope, { base_url, environment, branch }))
      throw usageFailure(
        `${path} belongs to ${scope.base_url} (${scope.environment}${scope.branch ? `, branch ${scope.branch}` : ""})`,
        "Use the profile and branch it was made with, or name another --state file.",
      );
    const file = await open(path, "a", 0o600).catch((error: unknown) => {
      throw new Failure(`${path} can't be written`, {
        code: "file_not_writable",
        remedy: "Name another folder with --results. The state file is written next to it.",
        cause: error,
      });
    });
    const state = new State(path, recalled.items, file);
    // Close half a line, so that the next one is separate.
    if (recalled.isCut) await file.appendFile("\n");
    if (!scope)
      await state.#append({ taxctl_state: 1, base_url, environment, ...(branch ? { branch } : {}) });
    return state;
  }

  keepItem(code: string, itemCode: string): Promise<void> {
    this.items.set(code, itemCode);
    return this.#append({ item: code, item_code: itemCode });
  }

  keepInvoice(invoice: string, outcome: JobOutcome): Promise<void> {
    return this.#append({ ...outcome, invoice });
  }

  /** Called before the result file is replaced, so that a crash in between leaves no unknown file. */
  keepResults(hash: string, from: string): Promise<void> {
    return this.#append({ results: hash, from });
  }

  async close(): Promise<void> {
    await this.#writing;
    await this.#file.close();
  }

  #append(entry: Entry): Promise<void> {
    const write = this.#writing.then(() => this.#file.appendFile(`${JSON.stringify(entry)}\n`));
    this.#writing = write.catch(() => {});
    return write;
  }
}

function isOther(
  a: Scope,
  b: { base_url: string; environment: string; branch: string | undefined },
): boolean {
  if (a.base_url !== b.base_url || a.environment !== b.environment) return true;
  return a.branch !== undefined && b.branch !== undefined && a.branch !== b.branch;
}
