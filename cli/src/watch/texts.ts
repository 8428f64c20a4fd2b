// The texts that a till's user reads: why there is no receipt, and what to do.
import type { Failure } from "../failures/failure.ts";
import { failureText } from "../output/envelope.ts";
import { clean } from "../output/terminal.ts";

const plain = { isTTY: false };

/** The text of a file without receipts: everything that is wrong, and what to do. */
export function errorText(name: string, failure: Failure, keptAs: string): string {
  const head = `${clean(name)}: no receipt\n\n`;
  return `${head}${failureText(failure, undefined, plain)}\nThe file is in failed/${keptAs}.\n`;
}

/** Numbering that only the people who run the service can release. */
const forOperators = /`taxd numbers /;

/** The text of a file whose outcome takes longer. */
export function waitingText(name: string, reason: string | undefined, sinceMs: number): string {
  const text = clean(reason ?? "Earlier files come first.");
  const [why, toDo] = forOperators.test(text)
    ? [
        `${text}\nThis is for the operator of the service, who must release the numbering.`,
        "show this file to the operator",
      ]
    : [text, "nothing"];
  return `${clean(name)}: no receipt yet, since ${new Date(sinceMs).toISOString()}

${why}

What to do: ${toDo}. The receipt follows automatically under the same name, and this file goes away then.
Don't report the sale under another number.
`;
}
