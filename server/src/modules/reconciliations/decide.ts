// People's decisions about the rows of a reconciliation.
import { type Decision, isDecidedAgain } from "@taxctl/sdk/rules/reconcile";
import { iso } from "../../base/clock.ts";
import { recordChange } from "../../core/audit/record.ts";
import type { Context } from "../../core/context/context.ts";
import type { Trx } from "../../db/sql/schema.ts";
import { matchingOf, matchReconciliation } from "./match.ts";
import { type RowBody, rowIdOf } from "./row.ts";
import * as rowStore from "./row-store.ts";
import * as store from "./store.ts";

export const actions = ["accept", "pending", "ignore", "reject", "link", "unlink", "note", "clear"] as const;
export type Entry = {
  authority_id?: string | null;
  books_id?: string | null;
  action: (typeof actions)[number];
  note?: string;
  seen?: string;
};
type Numbered = { entry: Entry; index: number };
type Result = { index: number; result: "applied" | "rejected"; reason: string | null };

/** Entries of one transaction: each takes five statements, and other writers wait for all of them. */
const decidedAtOnce = 20;

/** Applies the entries one after the other. An entry that can't be applied gets its reason, and stops nothing. */
export async function decideEach(
  context: Context,
  reconciliation: store.ReconciliationRow,
  entries: readonly Entry[],
): Promise<Result[]> {
  const numbered: Numbered[] = entries.map((entry, index) => ({ entry, index }));
  const isLink = ({ entry }: Numbered) => entry.action === "link" || entry.action === "unlink";
  const results: Result[] = [];
  let current = reconciliation;
  // Pairs are joined and separated first: the other decisions concern the resulting rows.
  for (const some of [numbered.filter(isLink), numbered.filter((one) => !isLink(one))]) {
    if (some.length === 0) continue;
    for (let start = 0; start < some.length; start += decidedAtOnce)
      results.push(...(await decideSome(context, current, some.slice(start, start + decidedAtOnce))));
    if (some.some(isLink) && results.some(({ result }) => result === "applied"))
      current = await matchReconciliation(matchingOf(context), current.id);
  }
  return results.sort((one, other) => one.index - other.index);
}

/** Applies some entries in one transaction, in their order. */
async function decideSome(
  context: Context,
  reconciliation: store.ReconciliationRow,
  some: readonly Numbered[],
): Promise<Result[]> {
  return context.service.db.transaction(async (trx) => {
    // Two decisions about one row are taken one after the other.
    await store.lockReconciliation(trx, reconciliation.id);
    const results: Result[] = [];
    const applied: Decision[] = [];
    for (const { entry, index } of some) {
      const taken = await decideOne(trx, context, reconciliation, entry);
      const reason = typeof taken === "string" ? taken : null;
      if (taken !== null && typeof taken !== "string") applied.push(taken);
      results.push({ index, result: reason === null ? "applied" : "rejected", reason });
    }
    await forgetLapsed(trx, reconciliation.id, applied);
    return results;
  });
}

/** A decision that lapsed is no longer named once somebody has decided again about its documents. */
async function forgetLapsed(trx: Trx, id: string, applied: readonly Decision[]): Promise<void> {
  const summary = (await store.findReconciliation(trx, id))?.summary;
  if (!summary || applied.length === 0) return;
  const lapsed = summary.lapsed.filter(({ decision }) => !isDecidedAgain(decision, applied));
  const gone = summary.lapsed.length - lapsed.length;
  if (gone === 0) return;
  const changed = { ...summary, lapsed, lapsed_count: summary.lapsed_count - gone };
  await store.updateReconciliation(trx, id, { summary: changed });
}

/** The decision that was taken, null if one was withdrawn, else why it can't be applied. */
async function decideOne(
  trx: Trx,
  context: Context,
  reconciliation: store.ReconciliationRow,
  entry: Entry,
): Promise<Decision | string | null> {
  const { clock } = context.service;
  const { action, note } = entry;
  const [authority, books] = [entry.authority_id ?? null, entry.books_id ?? null];
  const stamp = { author: context.user.name, time: iso(clock.now()), ...(note ? { note } : {}) };
  const decision = (act: Decision["action"], seen: string): Decision => ({
    authority,
    books,
    action: act,
    ...stamp,
    seen,
  });
  const row_id = rowIdOf(authority, books);
  const { id } = reconciliation;
  const record = (before: string | null, after: string | null) =>
    recordChange(trx, context, {
      action: "reconciliations.decide",
      subject: `reconciliation ${id}`,
      old: { authority_id: authority, books_id: books, decision: before },
      new: { authority_id: authority, books_id: books, decision: after, ...(note ? { note } : {}) },
    });
  if (action === "link") {
    const problem = await linkProblem(trx, reconciliation, authority, books);
    if (problem !== null) return problem;
    const link: Decision = { authority, books, action, ...stamp };
    await store.saveDecision(trx, id, { row_id, is_link: 1, decision: link });
    await record(null, "link");
    return link;
  }
  const row = await rowStore.findRow(trx, reconciliation, row_id);
  if (!row) return "no row has these documents";
  if (entry.seen !== undefined && entry.seen !== row.seen)
    return "a document has changed since the row was read";
  if (action === "unlink") {
    if (!("pair" in row.body)) return "only a pair can be taken apart";
    await store.deleteDecision(trx, id, { row_id, is_link: 0 });
    const linked = await store.deleteDecision(trx, id, { row_id, is_link: 1 });
    if (linked?.action !== "link")
      await store.saveDecision(trx, id, { row_id, is_link: 1, decision: decision(action, row.seen) });
    await record(row.decision || null, "unlink");
    return null;
  }
  const problem = problemOf(action, row.body) ?? (await registeredProblem(trx, action, row));
  if (problem !== null) return problem;
  if (action === "clear") {
    await store.deleteDecision(trx, id, { row_id, is_link: 0 });
    await rowStore.updateRow(trx, reconciliation, row_id, "", withDecision(row.body, undefined));
    await record(row.decision || null, null);
    return null;
  }
  const standing = (row.decision || "pending") as Decision["action"];
  const taken = decision(action === "note" ? standing : action, row.seen);
  await store.saveDecision(trx, id, { row_id, is_link: 0, decision: taken });
  await rowStore.updateRow(trx, reconciliation, row_id, taken.action, withDecision(row.body, taken));
  await record(row.decision || null, taken.action);
  return taken;
}

function problemOf(action: Entry["action"], body: RowBody): string | null {
  const isPair = "pair" in body;
  if (action === "accept" && !isPair) return "only a pair can be accepted";
  if (action === "ignore" && isPair) return "only a document without a partner can be ignored";
  if (action === "reject" && !isPair && body.unmatched.document.side === "books")
    return "only a supplier's document can be rejected";
  return null;
}

/** A registered invoice is claimed: a decision against it would change nothing. */
async function registeredProblem(
  trx: Trx,
  action: Entry["action"],
  { supplier_sale_id }: rowStore.StoredRow,
): Promise<string | null> {
  if (supplier_sale_id === null || (action !== "reject" && action !== "ignore")) return null;
  const registration = (await rowStore.findRegistrations(trx, [supplier_sale_id])).get(supplier_sale_id);
  if (!registration || registration.purchase_status === "04") return null;
  return `the invoice is registered already. Enter it in your books. If it isn't yours, ask the supplier for a credit note`;
}

async function linkProblem(
  trx: Trx,
  reconciliation: store.ReconciliationRow,
  authority: string | null,
  books: string | null,
): Promise<string | null> {
  if (authority === null || books === null) return "a link needs a document of both sides";
  for (const key of [rowIdOf(authority, null), rowIdOf(null, books)])
    if (!(await rowStore.findRow(trx, reconciliation, key)))
      return "both documents must be without a partner: unlink their pairs first";
  return null;
}

function withDecision(body: RowBody, decision: Decision | undefined): RowBody {
  return "pair" in body
    ? { pair: { ...body.pair, decision } }
    : { unmatched: { ...body.unmatched, decision } };
}
