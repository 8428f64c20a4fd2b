// Mutants that no test can notice, because the program does the same with them.
import type { Mutant } from "../mutations.ts";
import { controlUnit } from "./control-unit.ts";
import { lanes } from "./lanes.ts";
import { purchases } from "./purchases.ts";
import { reconcile } from "./reconcile.ts";
import { sales } from "./sales.ts";
import { salesFile } from "./sales-file.ts";
import { stock } from "./stock.ts";
import { transactions } from "./transactions.ts";

const rows = [
  ...controlUnit,
  ...lanes,
  ...purchases,
  ...reconcile,
  ...sales,
  ...salesFile,
  ...stock,
  ...transactions,
];

/** Whether a mutant is listed as equivalent. */
export const isEquivalent = ({ file, text, change }: Mutant): boolean =>
  rows.some(([inFile, line, changes]) => inFile === file && line === text && changes.includes(change));

/** How many mutants of some files are listed. */
export const countEquivalent = (files: readonly string[]): number =>
  rows.reduce((sum, [file, , changes]) => sum + (files.includes(file) ? changes.length : 0), 0);
