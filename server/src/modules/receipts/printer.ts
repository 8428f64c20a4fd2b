// Prints receipts and reports in a separate thread: fonts and long receipts delay no request.

import type { Form } from "@taxctl/sdk/rules/profiles/units";
import { createThreadPool } from "../../base/thread-pool.ts";
import { formOf, type PrintOptions } from "./form.ts";
import type { Paper } from "./print.ts";
import type { Receipt } from "./receipt.ts";
import type { About } from "./sheet.ts";

/** The thread knows papers and fonts, and no profile. */
export type PrintJob = { form: Form; paper: Paper; about: About };

// Fonts take some twenty megabytes a thread.
const print = createThreadPool<PrintJob, Uint8Array>("print-thread", { maxThreads: 1, idleTimeout: 60_000 });

/** The PDF of a receipt. Receipts are printed one after another, in the order of the requests. */
export function printInThread(receipt: Receipt, paper: Paper, options: PrintOptions): Promise<Uint8Array> {
  const { form, about } = formOf(receipt, options);
  return printFormInThread(form, paper, about);
}

/** The same of a form. */
export function printFormInThread(form: Form, paper: Paper, about: About): Promise<Uint8Array> {
  return print({ form, paper, about });
}
