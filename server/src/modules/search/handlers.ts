// The operation of the search: searchTransactions.
import { success } from "../../base/response.ts";
import { nextTurn } from "../../base/timers.ts";
import type { Handlers } from "../../core/context/operations.ts";
import { requireOrder } from "../../core/context/period.ts";
import { visibleType } from "../../core/transactions/search.ts";
import { showSummary } from "../../core/transactions/summary.ts";
import { money } from "../../db/sql/scaled.ts";
import { type Found, findBeginnings, findExact, readFound, scanNewest } from "./store.ts";
import { foundIn, isExact, termsOf } from "./terms.ts";

export const handlers = {
  async searchTransactions({ query }, context) {
    const { q, limit, from_date, to_date } = query;
    requireOrder(query);
    await context.startCostly();
    const db = context.service.db.knex;
    const filter = {
      data_set_id: context.environment.id,
      branch_id: context.branch?.id,
      type: visibleType(context, undefined),
      from: from_date,
      to: to_date,
    };
    const terms = termsOf(q);
    // One more shows whether there are more.
    const most = limit + 1;
    const exact = await findExact(db, filter, terms, most);
    const beginnings = await findBeginnings(db, filter, terms, most);
    const hasAll = beginnings.length <= limit;
    const scan = { terms, hasBeginnings: !hasAll, limit: most, pause: nextTurn };
    const newest = await scanNewest(db, filter, scan);
    const first = unique(exact);
    const others = unique([...newest.found, ...(hasAll ? beginnings : [])]);
    const ids = [...new Set([...first, ...others])];
    const rows = new Map((await readFound(db, ids.slice(0, limit))).map((row) => [row.id, row]));
    const documents = ids.slice(0, limit).flatMap((id) => {
      const row = rows.get(id);
      const found_by = row ? foundIn(row, terms) : [];
      return row && found_by.length > 0 ? [{ ...showSummary(row), found_by }] : [];
    });
    return success({
      data: {
        documents: [
          ...documents.filter(({ found_by }) => isExact(found_by)),
          ...documents.filter(({ found_by }) => !isExact(found_by)),
        ],
        has_more: ids.length > limit,
        searched_from: newest.from ?? null,
        amount: terms.amount === undefined ? null : money.fromDb(terms.amount),
      },
    });
  },
} satisfies Partial<Handlers>;

/** The ids of documents, the newest first. */
function unique(found: readonly Found[]): string[] {
  const byDay = (one: Found, other: Found): number =>
    other.local_day.localeCompare(one.local_day) || other.id.localeCompare(one.id);
  return [...new Set(found.toSorted(byDay).map(({ id }) => id))];
}
