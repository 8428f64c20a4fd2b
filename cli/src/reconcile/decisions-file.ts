// Responsible for the file of decisions: read, merged with others' changes, written whole, one a line.
import { userInfo } from "node:os";
import { extname } from "node:path";
import { type Decision, mergeDecisions, readDecisions } from "@taxctl/sdk/reconcile";
import { usageFailure } from "../failures/failure.ts";
import { writeAtomically } from "../files/atomic-file.ts";
import { lockFileSoon } from "../files/file-lock.ts";
import { readTextIfThere } from "../files/read-if-there.ts";
import { parseJson } from "../input/read.ts";
import { safeJson } from "../output/terminal.ts";

/** Two people decided differently; the file has theirs. */
export type DecisionConflict = ReturnType<typeof mergeDecisions>["conflicts"][number];

/** The default path of decisions: next to the books. */
export function decisionsPath(named: string | undefined, books: string | undefined): string | undefined {
  if (named !== undefined) return named;
  if (books === undefined || books === "-") return undefined;
  return `${books.slice(0, books.length - extname(books).length)}.decisions.json`;
}

/** The decisions of a file; none without a file. */
export async function loadDecisions(path: string): Promise<Decision[]> {
  const text = await readTextIfThere(path);
  if (text === undefined) return [];
  try {
    return readDecisions(parseJson(text, path));
  } catch (error) {
    if (error instanceof RangeError)
      throw usageFailure(`${path} is not a file of decisions: ${error.message}`);
    throw error;
  }
}

/** Writes decisions so that two versions compare line by line. */
async function writeDecisions(path: string, decisions: readonly Decision[]): Promise<void> {
  const key = ({ authority, books, time }: Decision) => [authority ?? "", books ?? "", time].join("\n");
  const lines = decisions
    .map((decision) => ({ decision, key: key(decision) }))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ decision }) => `    ${safeJson(decision, 0)}`);
  const list = lines.length === 0 ? "[]" : `[\n${lines.join(",\n")}\n  ]`;
  await writeAtomically(path, `{\n  "version": 1,\n  "decisions": ${list}\n}\n`);
}

/** Others hold the file's lock while they write: milliseconds. */
const MOST_WAIT_MS = 10_000;

/**
 * Adds decisions to the file. Others' changes since `base` was read are kept. If they decided the same thing
 * differently, theirs stays and is returned.
 */
export async function saveDecisions(
  path: string,
  base: readonly Decision[],
  ours: readonly Decision[],
  waitMs = MOST_WAIT_MS,
): Promise<{ decisions: Decision[]; conflicts: DecisionConflict[] }> {
  const lock = await lockFileSoon(path, waitMs);
  try {
    const merged = mergeWithTheirs(base, ours, await loadDecisions(path));
    await writeDecisions(path, merged.decisions);
    return merged;
  } finally {
    await lock.release();
  }
}

/** Our decisions and theirs. Where both decided the same thing differently theirs stays, and is among the conflicts. */
export function mergeWithTheirs(
  base: readonly Decision[],
  ours: readonly Decision[],
  theirs: readonly Decision[],
): { decisions: Decision[]; conflicts: DecisionConflict[] } {
  const { conflicts } = mergeDecisions(base, ours, theirs);
  const contested = new Set(conflicts.flatMap((conflict) => conflict.ours.map(keyOf)));
  const takenBack = new Set(
    conflicts.flatMap((conflict) => [...conflict.base, ...conflict.theirs].map(keyOf)),
  );
  const kept = [
    ...ours.filter((one) => !contested.has(keyOf(one)) && !takenBack.has(keyOf(one))),
    ...base.filter((one) => contested.has(keyOf(one)) || takenBack.has(keyOf(one))),
  ];
  const { decisions } = mergeDecisions(base, kept, theirs);
  return { decisions, conflicts };
}

/** The subject of a decision; a file has one decision of each kind about the same documents. */
export function keyOf({ authority, books, action }: Decision): string {
  return JSON.stringify([action === "link" || action === "unlink", authority, books]);
}

/** Who decides: the flag, else the name on this machine. */
export function authorOf(named: string | undefined): string {
  if (named) return named;
  try {
    return userInfo().username;
  } catch {
    throw usageFailure("It is not known who decides", "Say it with --author NAME.");
  }
}
