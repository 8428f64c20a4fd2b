// The printing thread: takes receipts from `printer.ts` and gives their files.
import { parentPort } from "node:worker_threads";
import { printReceipt } from "./print.ts";
import type { Printed, PrintJob } from "./printer.ts";

async function print({ id, receipt, paper, options }: PrintJob): Promise<Printed> {
  try {
    return { id, file: await printReceipt(receipt, paper, options) };
  } catch (error) {
    return { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

let last = Promise.resolve();
parentPort?.on("message", (job: PrintJob) => {
  last = last.then(async () => parentPort?.postMessage(await print(job)));
});
