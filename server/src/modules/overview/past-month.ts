// The past month that comes next: the oldest one that isn't closed and filed. The list of accounts, the home page and `taxctl status` show it.
import { dueDateOf, storedMonth } from "../../base/months.ts";
import type { Queryable } from "../../db/sql/schema.ts";
import type { OpenMonth } from "../periods/check.ts";
import type { ShownPeriod } from "../periods/show.ts";
import { countOpenOf } from "../periods/store.ts";

export type PastMonth = {
  month: string;
  stage: "work" | "ready" | "closed" | "filed";
  text: string;
  due_date: string;
};

/** The open documents of a month by their state. */
export type OpenDocuments = { failed: number; waiting: number };

const isDone = ({ status, filing }: ShownPeriod): boolean => status === "closed" && filing !== null;

/** The oldest month before this one that is not done, else the latest one. Months are `YYYY-MM`, the newest first. */
export function pastPeriod(periods: readonly ShownPeriod[], thisMonth: string): ShownPeriod | undefined {
  const past = periods.filter(({ month }) => month < thisMonth);
  return past.findLast((period) => !isDone(period)) ?? past[0];
}

function stageOf(period: ShownPeriod): PastMonth["stage"] {
  if (period.status === "closed") return period.filing === null ? "closed" : "filed";
  const open = period.open_documents + period.undecided_rows + period.unregistered_invoices;
  return open > 0 ? "work" : "ready";
}

/** What a month needs, in words. */
export function pastMonthOf(period: ShownPeriod, open: OpenDocuments, dueDay: number): PastMonth {
  const stage = stageOf(period);
  const counts: [count: number, what: string][] = [
    [open.failed, "failed"],
    [open.waiting, "waiting"],
    [period.undecided_rows, "to decide"],
    [period.unregistered_invoices, "to register"],
  ];
  const work = counts.filter(([count]) => count > 0).map(([count, what]) => `${count} ${what}`);
  const ready = period.filing === null ? "ready to close" : "filed, to close again";
  const texts = { work: work.join(", "), ready, closed: "closed, not filed", filed: "filed" };
  const { month } = period;
  return { month, stage, text: texts[stage], due_date: dueDateOf(storedMonth(month), dueDay) };
}

/** This month, and so many before it. */
const recentMonths = 3;

/** The first of the recent months before a month (`YYYY-MM`). */
function sinceMonth(thisMonth: string): string {
  const [year = 0, number = 1] = thisMonth.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 - recentMonths)).toISOString().slice(0, 7);
}

/** Open months with open work, and those that were reopened after their filing: the recent ones and the past month that comes next. */
export function openMonthsOf(periods: readonly ShownPeriod[], thisMonth: string): OpenMonth[] {
  const next = pastPeriod(periods, thisMonth);
  const since = sinceMonth(thisMonth);
  const isListed = (period: ShownPeriod): boolean =>
    period.month <= thisMonth &&
    (period.month >= since || period === next) &&
    period.status === "open" &&
    (stageOf(period) === "work" || period.filing !== null);
  return periods.filter(isListed).map(({ month, filing, ...work }) => ({
    month: storedMonth(month),
    isOver: month < thisMonth,
    isFiled: filing !== null,
    work,
  }));
}

/** The past month that comes next; undefined without a past month. */
export async function readPastMonth(
  db: Queryable,
  environmentId: number,
  { periods, thisMonth, dueDay }: { periods: readonly ShownPeriod[]; thisMonth: string; dueDay: number },
): Promise<PastMonth | undefined> {
  const period = pastPeriod(periods, thisMonth);
  if (!period) return undefined;
  const open =
    period.open_documents === 0
      ? { failed: 0, waiting: 0 }
      : await countOpenOf(db, environmentId, storedMonth(period.month));
  return pastMonthOf(period, open, dueDay);
}
