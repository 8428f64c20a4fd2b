// What the printing thread does.
import { printForm, printReceipt } from "./print.ts";
import type { PrintJob } from "./printer.ts";

export default (job: PrintJob): Promise<Uint8Array> =>
  "form" in job
    ? printForm(job.form, job.paper, job.about)
    : printReceipt(job.receipt, job.paper, job.options);
