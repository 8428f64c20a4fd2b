// One reconciliation in hand: both sides matched, decisions applied, new ones added and kept on the service.

import type { Reconciliation as Reconciliations, SupplierSale } from "@taxctl/sdk";
import type { ReportHead } from "@taxctl/sdk/books";
import {
  applyDecisions,
  type Bridge,
  type DecidedResult,
  type Decision,
  type MatchResult,
  type Period,
  type Status,
  type Table,
} from "@taxctl/sdk/reconcile";
import { Failure } from "../failures/failure.ts";
import { type ReconcileRow, type Registration, reconcileRows } from "./rows.ts";
import { type SupplierNames, withSupplierName } from "./supplier-names.ts";

/** A report before it is written to a file. */
export type DrawnReport = { bridge: Bridge; tables: Table[]; head: ReportHead };

/** Both sides, matched by the service. */
export type Matched = {
  result: MatchResult;
  /** Purchases in the books. */
  documents: number;
  /** Supplier sales that can still be registered, by the id of their document. */
  waiting: Map<string, SupplierSale>;
  /** What the service has sent about supplier invoices, by the id of their document. */
  registrations: ReadonlyMap<string, Registration>;
  /** Documents of the books that belong to other branches and have no partner here; they are left out. */
  ofOtherBranches: number;
  period: Required<Period>;
  /** The last month of the period, in which the tax of its purchases is claimed. */
  month: string;
};

/** A decision that somebody else took differently meanwhile. */
export type DecisionConflict = { ours: Decision; theirs: Decision };

/** Where the service keeps decisions; nothing is kept of a dry run. */
export type DecisionStore = {
  /** Stored decisions that no longer hold, which the result doesn't show. */
  lapsed: Reconciliations["lapsed"];
  /** Adds decisions to those that others stored since `base` was read, and reads all again. */
  save?(
    base: readonly Decision[],
    ours: readonly Decision[],
  ): Promise<{ decisions: Decision[]; conflicts: DecisionConflict[]; result: MatchResult }>;
  /** The report with the stored decisions. */
  report?(claimWithoutDecision: readonly Status[]): Promise<DrawnReport>;
};

/** A reconciliation before decisions are applied. */
export type Opened = { matched: Matched; store: DecisionStore; decisions: Decision[] };

/** Both sides, and the decisions about them. */
export class Reconciliation {
  readonly matched: Matched;
  readonly author: string;
  readonly store: DecisionStore;
  decisions: Decision[];
  #result: MatchResult;
  #base: readonly Decision[];
  #saved: Decision[] = [];
  #decided: DecidedResult;
  readonly #names: SupplierNames;

  constructor(
    matched: Matched,
    author: string,
    store: DecisionStore,
    decisions: Decision[],
    names: SupplierNames = new Map(),
  ) {
    this.matched = matched;
    this.#names = names;
    this.author = author;
    this.store = store;
    this.#result = matched.result;
    this.decisions = decisions;
    this.#base = [...decisions];
    this.#decided = applyDecisions(matched.result, decisions);
  }

  /** The match, before any decision. */
  get result(): MatchResult {
    return this.#result;
  }

  /** Pairs and documents with their decisions; links made, unlinked pairs taken apart. */
  get decided(): DecidedResult {
    return this.#decided;
  }

  rows(): ReconcileRow[] {
    return reconcileRows(this.#decided)
      .map((row) => withSupplierName(row, this.#names))
      .map((row) => ({ ...row, registration: this.matched.registrations.get(row.authority_id) ?? "" }));
  }

  /**
   * Adds decisions; one about the same documents replaces an earlier one. Unlinking withdraws the decision
   * about the pair; a pair that only a decision had made is then gone.
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

  /** The decisions since it was opened. */
  get added(): Decision[] {
    return [...this.#saved, ...this.#unsaved()];
  }

  #unsaved(): Decision[] {
    const base = new Set(this.#base);
    return this.decisions.filter((decision) => !base.has(decision));
  }

  /** Whether there is something to write. */
  get isChanged(): boolean {
    return JSON.stringify(this.decisions) !== JSON.stringify(this.#base);
  }

  /** Stores the decisions, merged with others' changes. */
  async save(): Promise<DecisionConflict[]> {
    if (!this.isChanged || !this.store.save) return [];
    const saved = this.#unsaved();
    const { decisions, conflicts, result } = await this.store.save(this.#base, this.decisions);
    this.#saved.push(...saved);
    this.#result = result;
    this.decisions = decisions;
    this.#base = [...decisions];
    this.#decided = applyDecisions(result, decisions);
    return conflicts;
  }
}

function pairOf({ authority, books }: Decision): string {
  return JSON.stringify([authority, books]);
}

/** The subject of a decision; there is one decision of each kind about the same documents. */
export function keyOf({ authority, books, action }: Decision): string {
  return JSON.stringify([action === "link" || action === "unlink", authority, books]);
}

/** The failure that names decisions which two people took differently. */
export function conflictFailure(conflicts: readonly DecisionConflict[]): Failure {
  const errors = Object.fromEntries(
    conflicts
      .slice(0, 20)
      .map(({ ours, theirs }) => [
        ours.authority ?? ours.books ?? "",
        [`${theirs.action} (${theirs.author}) on the service, ${ours.action} here`],
      ]),
  );
  return new Failure(`${conflicts.length} decisions contradict what others decided meanwhile`, {
    code: "decisions_conflict",
    remedy: "The service has theirs; agree, then decide again.",
    errors,
    data: conflicts,
  });
}
