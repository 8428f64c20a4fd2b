// The month in which the tax of purchases is claimed that were compared with the books of a month.
import type { Taxctl } from "@taxctl/sdk";
import { serviceToday } from "../service/local-day.ts";
import { periodOf } from "./month.ts";

/**
 * The month of the books while it is open, although it is over: its return is filed in the month that follows.
 * A purchase for a closed month is claimed this month.
 */
export async function claimMonthOf(client: Taxctl, monthOfBooks: string): Promise<string> {
  const thisMonth = (await serviceToday(client)).slice(0, 7);
  if (monthOfBooks >= thisMonth) return thisMonth;
  const isClosed = (await periodOf(client, monthOfBooks))?.status === "closed";
  return isClosed ? thisMonth : monthOfBooks;
}

/** The months from a date `YYYYMM…` to a month `YYYY-MM`. */
export function monthsBetween(date: string, month: string): number {
  const count = (year: string, of: string) => Number(year) * 12 + Number(of);
  return count(month.slice(0, 4), month.slice(5)) - count(date.slice(0, 4), date.slice(4, 6));
}
