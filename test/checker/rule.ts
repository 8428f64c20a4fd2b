// A rule of the interface: it says what a run broke, and which lines prove it.
import type { Document, Run } from "./run.ts";

export type Report = (sentence: string, ...lines: readonly number[]) => void;

export type Rule = { name: string; find(run: Run, report: Report): void };

/** A document as sentences name it. */
export function nameOf({
  type,
  number,
  branch,
  id,
}: Pick<Document, "type" | "number" | "branch" | "id">): string {
  const what = type ?? "document";
  return number === undefined ? `${what} ${id}` : `${what} ${number} of branch ${branch ?? "?"}`;
}

/** Lines that prove something of a document: the first ones that say what `shows` asks for. */
export function proofOf(
  { sightings }: Document,
  shows: (sighting: Document["sightings"][number]) => boolean = () => true,
): number[] {
  return sightings.find(shows)?.lines ?? [];
}
