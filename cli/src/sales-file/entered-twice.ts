// The warning of invoice numbers that may have been used twice in a sheet.
import type { NumberApart } from "@taxctl/sdk/sales-file";
import { counted, fewOf } from "../output/words.ts";

/** The warning of the numbers whose rows are not next to each other, if there are any. */
export function apartWarning(numbers: readonly NumberApart[]): string[] {
  if (numbers.length === 0) return [];
  const places = numbers.map(({ invoiceNo, lines }) => `${invoiceNo} (lines ${lines.join(" and ")})`);
  const [have, become] = numbers.length === 1 ? ["has", "It becomes"] : ["have", "Each becomes"];
  return [
    `${counted(numbers.length, "invoice number")} ${have} rows that are not next to each other: ${fewOf(places)}. ${become} one invoice. If they are different sales, give each its own number.`,
  ];
}
