// Health: what a person still has to do in this month and the months before it.
import { shellWord } from "@taxctl/sdk/rules/commands";
import { type OpenWork, openWorkOf } from "@taxctl/sdk/rules/validation";
import { localDate } from "../../base/clock.ts";
import { shownMonth } from "../../base/months.ts";
import type { Check } from "../../core/context/check.ts";
import type { Queryable } from "../../db/sql/schema.ts";
import { hasBooks } from "../reconciliations/row-store.ts";
import { listFilings } from "./filing-store.ts";
import { readOpenWork } from "./open-work.ts";
import { listClosed } from "./store.ts";

/** This month, and the three before it. */
const mostMonths = 4;

/** `isFiled`: it was closed and its return filed, and then it was reopened. */
export type OpenMonth = { month: string; isOver: boolean; work: OpenWork; isFiled: boolean };

type Now = { nowMs: number; timeZone: string };

/** The recent open months with open work of an environment that compares its books; none of another. */
export async function findMonthsWithBooks(
  db: Queryable,
  environmentId: number,
  now: Now,
): Promise<OpenMonth[]> {
  return (await hasBooks(db, environmentId)) ? findOpenMonths(db, environmentId, now) : [];
}

const noWork: OpenWork = { open_documents: 0, undecided_rows: 0, unregistered_invoices: 0 };

/** What there is to do in an open month. */
export const leftToDo = ({ work, isFiled }: OpenMonth): string[] => [
  ...openWorkOf(work),
  ...(isFiled ? ["its return is filed, but it was reopened"] : []),
];

/** The open months with open work, and those that were reopened after their return was filed; the newest first. */
async function findOpenMonths(
  db: Queryable,
  environmentId: number,
  { nowMs, timeZone }: Now,
): Promise<OpenMonth[]> {
  const today = localDate(nowMs, timeZone);
  const [work, closed, filings] = await Promise.all([
    readOpenWork(db, environmentId),
    listClosed(db, environmentId),
    listFilings(db, environmentId),
  ]);
  const isClosed = new Set(closed.map(({ month }) => month));
  const filed = new Set(filings.map(({ month }) => month));
  return monthsUntil(today.slice(0, 6), mostMonths).flatMap((month) => {
    const open = work.get(month);
    const isFiled = filed.has(month);
    if (isClosed.has(month) || !(open || isFiled)) return [];
    return [{ month, isOver: month < today.slice(0, 6), work: open ?? noWork, isFiled }];
  });
}

/** So many stored months, the last one first. */
function monthsUntil(last: string, count: number): string[] {
  const [year, month] = [Number(last.slice(0, 4)), Number(last.slice(4))];
  return Array.from({ length: count }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back)).toISOString().slice(0, 7).replace("-", ""),
  );
}

/** A month that is over warns: its return is due. */
export function checkMonths(months: readonly OpenMonth[]): Check[] {
  return months.map((open) => {
    const { month, isOver } = open;
    const shown = shownMonth(month);
    const message = `${shown}: ${leftToDo(open).join(", ")}`;
    if (!isOver) return { name: "month", status: "pass", message };
    const remedy = `Decide and register its purchases in the console, or by POST /reconciliations/{id}/register, \`taxctl purchases sync\`. Then close it: POST /periods/${shown}/close, \`taxctl periods close ${shellWord(shown)}\``;
    return { name: "month", status: "warn", message, remedy };
  });
}
