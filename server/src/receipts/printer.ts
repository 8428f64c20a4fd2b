// Prints receipts in a separate thread: fonts and long receipts delay no request.
import { createRequire } from "node:module";
import { Worker } from "node:worker_threads";
import type { Paper, PrintOptions } from "./print.ts";
import type { Receipt } from "./receipt.ts";

export type PrintJob = { id: number; receipt: Receipt; paper: Paper; options: PrintOptions };
export type Printed = { id: number; file: Uint8Array } | { id: number; error: string };

/** The thread ends when nothing was printed for so long: fonts take some twenty megabytes. */
const idleMs = 60_000;

type Waiting = { resolve(file: Uint8Array): void; reject(error: Error): void };

class Printer {
  readonly #thread: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #jobs = 0;

  constructor(ended: () => void) {
    this.#thread = new Worker(createRequire(import.meta.url).resolve("@taxctl/server/print-thread"));
    this.#thread.on("message", (printed: Printed) => {
      const job = this.#waiting.get(printed.id);
      this.#waiting.delete(printed.id);
      if ("file" in printed) job?.resolve(printed.file);
      else job?.reject(new Error(printed.error));
    });
    const fail = (error: Error): void => {
      ended();
      for (const { reject } of this.#waiting.values()) reject(error);
      this.#waiting.clear();
    };
    this.#thread.on("error", fail);
    this.#thread.on("exit", () => fail(new Error("the printing thread ended")));
    // An idle thread must not keep the process alive. A listener for messages added later would undo this.
    this.#thread.unref();
  }

  get isIdle(): boolean {
    return this.#waiting.size === 0;
  }

  print(receipt: Receipt, paper: Paper, options: PrintOptions): Promise<Uint8Array> {
    const id = ++this.#jobs;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#thread.postMessage({ id, receipt, paper, options } satisfies PrintJob);
    });
  }

  async end(): Promise<void> {
    await this.#thread.terminate();
  }
}

let printer: Printer | undefined;
let idle: NodeJS.Timeout | undefined;

/** The PDF of a receipt. Receipts are printed one after another, in the order of the requests. */
export async function printInThread(
  receipt: Receipt,
  paper: Paper,
  options: PrintOptions,
): Promise<Uint8Array> {
  clearTimeout(idle);
  printer ??= new Printer(() => {
    printer = undefined;
  });
  const used = printer;
  try {
    return await used.print(receipt, paper, options);
  } finally {
    clearTimeout(idle);
    idle = setTimeout(() => {
      if (used.isIdle) void used.end();
    }, idleMs).unref();
  }
}
