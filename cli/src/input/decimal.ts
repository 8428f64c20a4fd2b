// Numbers that are typed on the command line: an empty text is not zero, and `0x10` is not 16.

import { Flags } from "@oclif/core";
import { readNumber } from "@taxctl/sdk/books";
import { exitCodes } from "../failures/exit-codes.ts";
import { usageFailure } from "../failures/failure.ts";

const like = "like 47 or 1450.50";

/** The number of a text, with a decimal point. */
export function decimal(text: string): number {
  const value = readNumber(text, false);
  if (value === undefined) throw usageFailure(`"${text}" is not a number ${like}`, hint(text));
  return value;
}

/** A flag of a price, quantity or percentage. */
export const decimalFlag = Flags.custom<number>({
  parse: async (text) => {
    const value = readNumber(text, false);
    if (value === undefined || value < 0)
      throw wrongUsage(`"${text}" is not a number from zero up, ${like}. ${hint(text)}`);
    return value;
  },
});

/** The right form of the value. */
function hint(text: string): string {
  const value = readNumber(text, false) === undefined ? readNumber(text, true) : undefined;
  if (value === undefined) return "Write digits, with a decimal point for decimals.";
  return `Use a decimal point: ${value}.`;
}

/** An error as the parser knows its own: it adds the name of the flag. */
function wrongUsage(message: string): Error {
  return Object.assign(new Error(message), { oclif: { exit: exitCodes.usage } });
}
