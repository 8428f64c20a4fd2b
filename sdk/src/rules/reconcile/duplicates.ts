// Purchases that are in the books twice.
import type { Unmatched } from "./types.ts";

/**
 * The original of a repeated purchase in the books: the supplier's document of the same number that would fit it, and that another
 * purchase is paired with.
 */
export function repeatedBy({ document, candidates }: Unmatched): Unmatched["candidates"][number] | undefined {
  const number = bare(document.number);
  return candidates.find(
    ({ taken, failed, document: other }) =>
      taken && failed === null && number !== "" && bare(other.number) === number,
  );
}

/** A number without signs, blanks, case and leading zeros. */
function bare(number: string): string {
  return number
    .toUpperCase()
    .replace(/[^\p{L}\d]/gu, "")
    .replace(/^0+/, "");
}
