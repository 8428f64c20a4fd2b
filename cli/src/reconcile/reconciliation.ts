// Responsible for one reconciliation in hand: both sides matched, decisions applied, new ones added and kept.
import { applyDecisions, type DecidedResult, type Decision, type MatchResult } from "@taxctl/sdk/reconcile";
import { Failure, usageFailure } from "../failures/failure.ts";
import {
  authorOf,
  type DecisionConflict,
  decisionsPath,
  keyOf,
  loadDecisions,
  saveDecisions,
} from "./decisions-file.ts";
import type { BooksFlags, DecisionFlags, MatchFlags } from "./flags.ts";
import { type ReconcileRow, reconcileRows } from "./rows.ts";
import { type Matched, matchSides, type ReconcileContext } from "./sides.ts";
import { findSupplierNames, type SupplierNames, withSupplierName } from "./supplier-names.ts";

/** Both sides, and what is decided about them. */
export class Reconciliation {
  readonly matched: Matched;
  readonly author: string;
  readonly path: string | undefined;
  decisions: Decision[];
  #base: readonly Decision[];
  #decided: DecidedResult;
  readonly #names: SupplierNames;

  constructor(
    matched: Matched,
    author: string,
    path: string | undefined,
    decisions: Decision[],
    names: SupplierNames = new Map(),
  ) {
    this.matched = matched;
    this.#names = names;
    this.author = author;
    this.path = path;
    this.decisions = decisions;
    this.#base = [...decisions];
    this.#decided = applyDecisions(matched.result, decisions);
  }

  /** What was matched, before anybody decided. */
  get result(): MatchResult {
    return this.matched.result;
  }

  /** Pairs and documents with their decisions; links made, unlinked pairs taken apart. */
  get decided(): DecidedResult {
    return this.#decided;
  }

  rows(): ReconcileRow[] {
    return reconcileRows(this.#decided).map((row) => withSupplierName(row, this.#names));
  }

  /**
   * Adds decisions; one about the same documents takes the place of an earlier one. Unlinking takes back what was decided
   * about the pair; a pair that only a decision had made is gone with it.
   */
  decide(more: readonly Decision[]): void {
    const replaced = new Set(more.map(keyOf));
    const unlinked = new Set(more.filter(({ action }) => action === "unlink").map(pairOf));
    const linked = new Set(this.decisions.filter(({ action }) => action === "link").map(pairOf));
    this.decisions = [
      ...this.decisions.filter((one) => !replaced.has(keyOf(one)) && !unlinked.has(pairOf(one))),
      ...more.filter((one) => one.action !== "unlink" || !linked.has(pairOf(one))),
    ];
    this.#decided = applyDecisions(this.result, this.decisions);
  }

  /** Whether there is something to write. */
  get isChanged(): boolean {
    return JSON.stringify(this.decisions) !== JSON.stringify(this.#base);
  }

  /** Writes the file, merged with what others wrote meanwhile. */
  async save(): Promise<DecisionConflict[]> {
    if (!this.isChanged) return [];
    if (this.path === undefined)
      throw usageFailure("There is no file to keep the decisions in", "Name one with --decisions FILE.");
    const { decisions, conflicts } = await saveDecisions(this.path, this.#base, this.decisions);
    this.decisions = decisions;
    this.#base = [...decisions];
    this.#decided = applyDecisions(this.result, decisions);
    return conflicts;
  }
}

function pairOf({ authority, books }: Decision): string {
  return JSON.stringify([authority, books]);
}

/** Reads, matches, and applies the decisions of the file. */
export async function openReconciliation(
  flags: BooksFlags & MatchFlags & DecisionFlags,
  context: ReconcileContext,
): Promise<Reconciliation> {
  const path = decisionsPath(flags.decisions, flags.books);
  const decisions = path === undefined ? [] : await loadDecisions(path);
  const matched = await matchSides(flags, context);
  // Without a ledger the supplier sales come from a file, and no service is asked.
  const client = matched.ledger && (await context.client());
  const branch = matched.ledger && (await context.profile()).branch;
  const { signal } = context;
  const names = await findSupplierNames(reconcileRows(matched.result), client, { branch, signal });
  return new Reconciliation(matched, authorOf(flags.author), path, decisions, names);
}

/** The failure that names decisions which two people took differently. */
export function conflictFailure(conflicts: readonly DecisionConflict[], path: string): Failure {
  const errors = Object.fromEntries(
    conflicts.slice(0, 20).map(({ ours, theirs }) => {
      const [one] = [...theirs, ...ours];
      const said = (decisions: readonly Decision[]) =>
        decisions.map(({ action, author }) => `${action} (${author})`).join(", ") || "nothing";
      return [one?.authority ?? one?.books ?? "", [`${said(theirs)} in the file, ${said(ours)} here`]];
    }),
  );
  return new Failure(`${conflicts.length} decisions contradict what others decided meanwhile`, {
    code: "decisions_conflict",
    remedy: `${path} has theirs; agree, then decide again.`,
    errors,
    data: conflicts,
  });
}
