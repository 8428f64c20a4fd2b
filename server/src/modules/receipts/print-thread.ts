// What the printing thread does.
import { printReceipt } from "./print.ts";
import type { PrintJob } from "./printer.ts";

export default ({ receipt, paper, options }: PrintJob): Promise<Uint8Array> =>
  printReceipt(receipt, paper, options);
