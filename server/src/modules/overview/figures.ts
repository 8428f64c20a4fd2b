// The figures of the overview, from the sums of days: by the rules of the tax report, so that both add up to each other.
import type { Profile } from "@taxctl/sdk/rules/profiles/units";
import { money } from "../../db/sql/scaled.ts";
import { Figures } from "../reports/tax-figures.ts";
import { kindOf } from "../reports/tax-report.ts";
import type { DaySum, Waiting } from "./store.ts";

const dayMs = 24 * 60 * 60_000;

/** `20260310` as `2026-03-10`. */
export const shownDay = (day: string): string => `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`;

/** So many days until a day (`YYYYMMDD`), which comes last. */
export function daysUntil(last: string, count: number): string[] {
  const end = Date.parse(shownDay(last));
  return Array.from({ length: count }, (_, index) =>
    new Date(end - (count - 1 - index) * dayMs).toISOString().slice(0, 10).replaceAll("-", ""),
  );
}

/** Sales less credit notes. */
export function salesOf(rules: Profile, sums: readonly DaySum[]) {
  const figures = new Figures();
  for (const sum of sums) figures.add(kindOf({ type: "sales", receipt_type: sum.receipt_type }), sum);
  const { taxable_amount, tax_amount, total_amount } = figures.show(rules).totals.sales;
  return { documents: figures.documents, taxable_amount, tax_amount, total_amount };
}

/** Each day with its signed and its waiting sales, less credit notes. */
export function dayRows(
  rules: Profile,
  days: readonly string[],
  sums: readonly DaySum[],
  waiting: readonly Waiting[],
) {
  return days.map((day) => {
    const open = waiting.filter(({ document_date }) => document_date === day);
    const cents = open.reduce(
      (sum, { receipt_type, total_amount }) => sum + (receipt_type === "R" ? -total_amount : total_amount),
      0,
    );
    const own = sums.filter(({ document_date }) => document_date === day);
    return {
      date: shownDay(day),
      total_amount: salesOf(rules, own).total_amount,
      waiting_amount: money.fromDb(cents || 0),
      waiting: open.reduce((sum, { count }) => sum + count, 0),
    };
  });
}
