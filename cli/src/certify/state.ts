// The state of a certification between runs: its day, its numbers, and the finished steps.
import type { ImportItem } from "@taxctl/sdk";
import { usageFailure } from "../failures/failure.ts";
import { writeAtomically } from "../files/atomic-file.ts";
import { readTextIfThere } from "../files/read-if-there.ts";
import { parseJson } from "../input/read.ts";

/** A business that takes part: the operator's own, never an unrelated one. */
export type Party = { tin: string; name: string };

/** A request that registered an item, and its response. */
export type ItemRegistration = { registered_at: string; request: object; response: object };

/** A step that is done, with its transaction and the body that was submitted. */
type DoneStep = { transaction_id: string; number: string; body: object };

export type CertifyState = {
  version: 1;
  base_url: string;
  branch: string;
  /** `YYYYMMDD`, the day of all documents. */
  day: string;
  /** Place of the first document in the numbers of the day. */
  first: number;
  buyer: Party;
  supplier: Party;
  /** Codes with which the buyer lets this business sell to it, by the document that uses each; only where there are such codes. */
  purchase_codes?: Record<string, string>;
  /** The class that a person chose for each item, by the item's key. */
  classes: Record<string, string>;
  /** The set's items by key, as registered. */
  items: Record<
    string,
    { code: string; item_class: string; before: number; registration?: ItemRegistration | undefined }
  >;
  done: Record<string, DoneStep>;
  /** Transactions of steps that the unit rejected, which the next run retries. */
  rejected: Record<string, string>;
  /** What the service gave as receipt while the unit was away; empty if it gave none. */
  away?: string;
  /** Number of the Z report. */
  z?: number;
  /** The chosen customs record, and its item; `null` if no record was waiting. */
  customs?: {
    record: ImportItem;
    before?: number;
    item_code: string;
    registration?: ItemRegistration | undefined;
  } | null;
};

/** The state next to the folder: the folder itself is handed in. */
export function statePath(folder: string): string {
  return `${folder.replace(/\/+$/, "")}.state.json`;
}

/** The remaining manual steps: for the operator, not for the authority. */
export function todoPath(folder: string): string {
  return `${folder.replace(/\/+$/, "")}.left-to-do.txt`;
}

/** The state of an earlier run, if there is one. */
export async function readState(path: string): Promise<CertifyState | undefined> {
  const text = await readTextIfThere(path);
  if (text === undefined) return undefined;
  const value = parseJson(text, `The state file ${path}`);
  if (typeof value === "object" && value !== null && "version" in value && value.version === 1)
    return { classes: {}, ...value } as CertifyState;
  throw usageFailure(`${path} is not a state file of this command`, "Name another folder with --out.");
}

/** The values of an earlier run stay: a flag may repeat one, but not change it. */
export function checkAgainst(
  flags: readonly [flag: string, given: string | number | undefined, kept: string | number][],
): void {
  const other = flags.filter(([, given, kept]) => given !== undefined && given !== kept);
  if (other.length === 0) return;
  const errors = Object.fromEntries(other.map(([flag, , kept]) => [flag, [`the earlier run has ${kept}`]]));
  throw usageFailure(
    "The folder has an earlier run with other values",
    "Omit these flags to continue it, or begin a new run in another folder with --out and --first.",
    errors,
  );
}

export function saveState(path: string, state: CertifyState): Promise<void> {
  return writeAtomically(path, `${JSON.stringify(state, undefined, 2)}\n`);
}
