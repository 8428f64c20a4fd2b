// Choosing the supplier sales to register or reject: all waiting ones, or those that were decided after a comparison with the books.
import type { SupplierSale } from "@taxctl/sdk";
import {
  type DecidedPair,
  type DecidedUnmatched,
  type Decision,
  documentOfSupplierSale,
  near,
} from "@taxctl/sdk/reconcile";
import { normalTin } from "@taxctl/sdk/tins";
import type { Reconciliation } from "../reconcile/reconciliation.ts";
import { statusWords } from "../reconcile/rows.ts";
import type { Decide } from "./sync.ts";

/** The sales that the reconciliation is about and that wait, and the decision for each. */
export function decidedSales({ decided, matched }: Reconciliation): {
  sales: SupplierSale[];
  decide: Decide;
} {
  const decisions = new Map<SupplierSale, ReturnType<Decide>>();
  const enter = (id: string, decision: ReturnType<Decide>) => {
    const sale = matched.waiting.get(id);
    if (sale) decisions.set(sale, decision);
  };
  for (const pair of decided.pairs) enter(pair.authority.id, ofPair(pair));
  for (const one of decided.missing_in_books) enter(one.document.id, ofMissing(one));
  return {
    sales: [...matched.waiting.values()].filter((sale) => decisions.has(sale)),
    decide: (sale) => decisions.get(sale) ?? { register: false, reason: "outside the period" },
  };
}

function ofPair({ decision, status, differences, books }: DecidedPair): ReturnType<Decide> {
  if (decision?.action === "accept")
    return { register: true, ...(books.claim === "none" && { claim: "none" }) };
  if (decision?.action === "reject") return rejection(decision);
  if (decision) return { register: false, reason: `${decision.action}, by ${decision.author}` };
  const differs = differences.map(({ field }) => field).join(", ");
  return { register: false, reason: `${statusWords(status)}${differs ? ` (${differs})` : ""}, not decided` };
}

function ofMissing({ decision }: DecidedUnmatched): ReturnType<Decide> {
  if (decision?.action === "reject") return rejection(decision);
  const reason = decision
    ? `not in the books; ${decision.action}, by ${decision.author}`
    : "not in the books";
  return { register: false, reason };
}

function rejection({ author, note }: Decision): ReturnType<Decide> {
  return { register: false, reject: { remark: note }, reason: `to be rejected, by ${author}` };
}

/** The supplier sales of these days. */
export function salesOfDays(
  sales: readonly SupplierSale[],
  branch: string | undefined,
  { from, to }: { from: string | undefined; to: string | undefined },
): SupplierSale[] {
  const period = { since: from, until: to };
  return sales.filter((sale) => near([documentOfSupplierSale(sale, branch)], period, 0).length > 0);
}

/** The sales of one supplier, and at most `limit` that are to be registered. Undecided sales don't count. */
export function chosenSales(
  { sales, decide }: { sales: readonly SupplierSale[]; decide: Decide },
  {
    supplier,
    limit = Number.POSITIVE_INFINITY,
  }: { supplier?: string | undefined; limit?: number | undefined },
): SupplierSale[] {
  let left = limit;
  return sales.filter((sale) => {
    if (supplier && normalTin(sale.spplrTin) !== normalTin(supplier)) return false;
    if (!decide(sale).register) return true;
    left -= 1;
    return left >= 0;
  });
}
