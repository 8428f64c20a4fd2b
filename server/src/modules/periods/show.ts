// The months as `GET /periods` and the overview have them.
import { iso, localDate } from "../../base/clock.ts";
import { shownMonth, storedMonth } from "../../base/months.ts";
import type { Context } from "../../core/context/context.ts";
import { accountZone } from "../../core/devices/zones.ts";
import { listBookMonths } from "../reconciliations/row-store.ts";
import { showFiling } from "./filing.ts";
import { type FilingRow, listFilings } from "./filing-store.ts";
import { noWork, readOpenWork } from "./open-work.ts";
import * as store from "./store.ts";

/** This month, and those that have documents, books or open work or were closed or filed, the newest first. */
export async function showPeriods({ service, environment }: Context) {
  const db = service.db.knex;
  const [months, books, rows, open, filed] = await Promise.all([
    store.listMonths(db, environment.id),
    listBookMonths(db, environment.id),
    store.listClosed(db, environment.id),
    readOpenWork(db, environment.id),
    listFilings(db, environment.id),
  ]);
  const filings = new Map(filed.map((row) => [row.month, row]));
  const closed = new Map(rows.map((row) => [row.month, row]));
  const today = localDate(service.clock.now(), await accountZone(service, environment.id));
  const thisMonth = today.slice(0, 6);
  const all = new Set([thisMonth, ...months, ...books, ...closed.keys(), ...open.keys(), ...filings.keys()]);
  return [...all]
    .toSorted()
    .reverse()
    .map((month) => show(month, closed.get(month), open.get(month), filings.get(month)));
}

export async function showPeriod(context: Context, month: string) {
  const found = (await showPeriods(context)).find((period) => period.month === month);
  return found ?? show(storedMonth(month), undefined);
}

export type ShownPeriod = ReturnType<typeof show>;

function show(month: string, closed: store.ListedPeriod | undefined, open = noWork, filing?: FilingRow) {
  return {
    month: shownMonth(month),
    status: closed ? ("closed" as const) : ("open" as const),
    closed_at: closed ? iso(closed.closed_at) : null,
    closed_by: closed?.closed_by ?? null,
    reason: closed?.reason ?? null,
    ...open,
    filing: filing ? showFiling(filing) : null,
  };
}
