// Suggesting the command that was probably meant.
import { distance } from "fastest-levenshtein";

/** The nearest name, if it is near enough to be a slip of the fingers. */
export function nearest(wanted: string, names: readonly string[]): string | undefined {
  const [best] = names
    .map((name) => ({ name, edits: distance(wanted, name) }))
    .toSorted((a, b) => a.edits - b.edits);
  return best && best.edits <= Math.max(2, Math.floor(wanted.length / 3)) ? best.name : undefined;
}
