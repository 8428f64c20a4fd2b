// Responsible for opening a reconciliation: on the service, or on this machine with a file of decisions.
import { usageFailure } from "../failures/failure.ts";
import { authorOf, decisionsPath, loadDecisions, saveDecisions } from "./decisions-file.ts";
import type { DecisionFlags, MatchFlags, ReconcileFlags } from "./flags.ts";
import { wholePeriod } from "./period.ts";
import { type DecisionStore, type Opened, Reconciliation } from "./reconciliation.ts";
import { reconcileRows } from "./rows.ts";
import { openOnService } from "./service.ts";
import { type BooksFile, matchSides, type ReconcileContext, readBooks } from "./sides.ts";
import { findSupplierNames } from "./supplier-names.ts";

/** Reads, matches, and applies the decisions: on the service, or on this machine with a file of decisions. */
export async function openReconciliation(
  flags: ReconcileFlags,
  context: ReconcileContext,
): Promise<Reconciliation> {
  const books = flags.books === undefined ? undefined : await readBooks(flags, context);
  const opened =
    (isLocal(flags) ? undefined : await openOnService(flags, context, books)) ??
    (await openLocally(flags, context, books));
  const isAsked = flags.sales === undefined;
  const client = isAsked ? await context.client() : undefined;
  const branch = isAsked ? (await context.profile()).branch : undefined;
  const { signal } = context;
  const names = await findSupplierNames(reconcileRows(opened.matched.result), client, { branch, signal });
  return new Reconciliation(opened.matched, authorOf(flags.author), opened.store, opened.decisions, names);
}

/** A file of sales, a list of the portal and a file of decisions are read on this machine only. */
function isLocal({ local, sales, authority, decisions }: MatchFlags & DecisionFlags): boolean {
  return local || [sales, authority, decisions].some((file) => file !== undefined);
}

async function openLocally(
  flags: ReconcileFlags,
  context: ReconcileContext,
  books: BooksFile | undefined,
): Promise<Opened> {
  if (!books)
    throw usageFailure("No books are named", "Give the export of your purchases with --books FILE.");
  const path = decisionsPath(flags.decisions, flags.books);
  const decisions = path === undefined ? [] : await loadDecisions(path);
  // The days that the service takes, so that both ways give the same figures.
  const named = { since: flags.from, until: flags.to };
  const { documents } = books.books;
  const { since, until } = documents.length > 0 ? wholePeriod(named, documents) : named;
  const matched = await matchSides({ ...flags, from: since, to: until }, context, books);
  return { matched, store: fileStore(path), decisions };
}

/** Decisions in a file, which several people may write to; undefined without one. */
export function fileStore(path: string | undefined): DecisionStore {
  return {
    path,
    place: path ?? "the file",
    lapsed: [],
    async save(base, ours) {
      if (path === undefined)
        throw usageFailure("There is no file to keep the decisions in", "Name one with --decisions FILE.");
      return saveDecisions(path, base, ours);
    },
  };
}
