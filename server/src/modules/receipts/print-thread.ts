// What the printing thread does.
import { printForm } from "./print.ts";
import type { PrintJob } from "./printer.ts";

export default ({ form, paper, about }: PrintJob): Promise<Uint8Array> => printForm(form, paper, about);
