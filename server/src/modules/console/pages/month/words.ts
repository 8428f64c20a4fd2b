// The days of a month, and how the rows of a reconciliation read.
import { localDay } from "../../../../base/clock.ts";
import { CallFailed, type DataOf } from "../../call.ts";
import type { AccountPage } from "../../page.ts";
import type { Tone } from "../../words.ts";

export type Reconciliation = DataOf<"listReconciliations">[number];
export type ReconciliationListRow = DataOf<"listReconciliationRows">[number];

/** The month of the page's path. @throws CallFailed 404 */
export function monthOf({ params }: AccountPage): { month: string; from_date: string; to_date: string } {
  const month = params.month ?? "";
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(month))
    throw new CallFailed({ status: 404, code: "not_found", message: "There is no such month" });
  const [year, number] = month.split("-").map(Number);
  const last = new Date(Date.UTC(year ?? 0, number ?? 0, 0)).getUTCDate();
  return { month, from_date: `${month}-01`, to_date: `${month}-${last}` };
}

/** `March 2026` */
export function monthName(month: string): string {
  const options = { month: "long", year: "numeric", timeZone: "UTC" } as const;
  return new Date(`${month}-01T00:00:00Z`).toLocaleDateString("en-GB", options);
}

/** `20 April 2026` */
export function dayName(day: string): string {
  const options = { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" } as const;
  return new Date(`${day}T00:00:00Z`).toLocaleDateString("en-GB", options);
}

/** `Sunday 20 December 2026` */
export function weekdayName(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).toLocaleDateString("en-GB", {
    weekday: "long",
    timeZone: "UTC",
  });
  return `${weekday} ${dayName(day)}`;
}

const dayMs = 24 * 60 * 60_000;

/** How many days are left until a day; negative once it is over. */
export const daysUntil = ({ nowMs, timeZone }: AccountPage, day: string): number =>
  Math.round((Date.parse(day) - Date.parse(localDay(nowMs, timeZone))) / dayMs);

export const monthPath = ({ base }: AccountPage, month: string): string => `${base}/months/${month}`;

export const booksPath = (page: AccountPage): string =>
  `${monthPath(page, monthOf(page).month)}/books/${encodeURIComponent(page.params.books ?? "")}`;

/** The part of a page's query that chooses a tab of the rows. */
const tabQuery = ({ query }: AccountPage): [string, string][] =>
  ["open", "decision", "status"].flatMap((name): [string, string][] => {
    const value = query.get(name);
    return value === null ? [] : [[name, value]];
  });

/** The page that claims one invoice of a supplier. */
export const claimPath = (page: AccountPage, invoice: string): string =>
  `${booksPath(page)}/claim?${new URLSearchParams([["invoice", invoice], ...tabQuery(page)])}`;

/** The tab of the rows that a person came from. */
export const tabPath = (page: AccountPage): string => {
  const query = new URLSearchParams(tabQuery(page)).toString();
  return `${booksPath(page)}${query === "" ? "" : `?${query}`}`;
};

/** `Invoice 822 of P051900001A`; the identifier of a supplier's invoice has its TIN, branch, number and time. */
export function invoiceOf(authorityId: string): string {
  const [tin = "", , ...rest] = authorityId.split("/");
  return rest.length < 2 ? authorityId : `Invoice ${rest.slice(0, -1).join("/")} of ${tin}`;
}

export const rowStates: Record<ReconciliationListRow["status"], [Tone, string]> = {
  exact: ["good", "Agrees"],
  suggested: ["wait", "Nearly the same"],
  mismatch: ["wait", "Differs"],
  residual: ["wait", "Perhaps the same"],
  missing_in_books: ["wait", "Not in your books"],
  missing_at_authority: ["wait", "Not reported"],
  duplicate: ["wait", "Twice in your books"],
};

/** The note of a purchase whose supplier somebody asked to report it. It stays to decide until the supplier reports it. */
export const askedNote = "Asked the supplier";

/** Who asked the supplier of a purchase, and when; undefined if nobody did. */
export const askedOf = ({ decision }: ReconciliationListRow): { author: string; time: string } | undefined =>
  decision?.action === "pending" && decision.note === askedNote ? decision : undefined;

export const decisions: Record<string, string> = {
  accept: "Accepted",
  pending: "Pending",
  ignore: "Ignored",
  reject: "Rejected",
  link: "Linked",
  unlink: "Unlinked",
};
