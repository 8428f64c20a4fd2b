// Asking how numbers or dates are written where the columns leave it open.
import { SheetError } from "@taxctl/sdk/books";
import type { Ask } from "../input/ask.ts";

/** The part of a mapping about how cells are written. */
export type Written = { decimal_comma: boolean | undefined; date_format: string | undefined };

/** Reads, and asks a person about ambiguous cells. Without a terminal, the failure names the flags. */
export async function readAsking<Result>(
  read: () => Promise<Result> | Result,
  written: Written,
  askable: () => Promise<Ask | undefined>,
): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof SheetError)) throw error;
    const isNumbers = error.code === "ambiguous_numbers";
    if (!isNumbers && error.code !== "ambiguous_dates") throw error;
    const ask = await askable();
    if (!ask) throw error;
    const choices = isNumbers ? numbers : dates;
    const answer = await ask.choose({ message: `${error.message}. How are they written?`, choices });
    if (isNumbers) written.decimal_comma = answer === "comma";
    else written.date_format = answer;
    return readAsking(read, written, askable);
  }
}

const numbers = [
  { value: "point", name: "with a decimal point, like 1,250.00" },
  { value: "comma", name: "with a decimal comma, like 1.250,00" },
];

const dates = [
  { value: "dd/mm/yyyy hh:mm:ss", name: "day first, like 31/12/2026", short: "day first" },
  { value: "mm/dd/yyyy hh:mm:ss", name: "month first, like 12/31/2026", short: "month first" },
];
