// How far the books agree with what suppliers reported: one bar, and below it a link to the rows of each part.
import { html, type SafeHtml } from "@remix-run/html-template";
import { meter } from "../../meter.ts";
import type { AccountPage } from "../../page.ts";
import { amount, count, plural } from "../../words.ts";
import { differing, unreported } from "./tabs.ts";
import type { Reconciliation } from "./words.ts";

type Count = Reconciliation["counts"][number];
type Part = { kind: string; label: string; status: string };

const parts: readonly Part[] = [
  { kind: "agree", label: "Agree", status: "exact" },
  { kind: "differ", label: "Differ", status: differing },
  { kind: "unbooked", label: "Not in books", status: "missing_in_books" },
  { kind: "unreported", label: "Not reported", status: unreported },
];

/** The sums of the rows with one of the statuses. */
function sumsOf(counts: readonly Count[], { status }: Part) {
  const own = counts.filter((one) => status.split(",").includes(one.status));
  const sum = (field: "count" | "decided" | "difference" | "tax_difference") =>
    own.reduce((total, one) => total + one[field], 0);
  return {
    count: sum("count"),
    decided: sum("decided"),
    difference: sum("difference"),
    taxDifference: sum("tax_difference"),
  };
}

type Shown = Part & ReturnType<typeof sumsOf>;

/** What is still to decide, and how far the sums are apart: of one side, what it is about. */
function noteOf({ words }: AccountPage, part: Shown): string {
  const open = part.count - part.decided;
  const decided =
    open === 0 ? "All decided" : `${count(open)} to ${part.kind === "agree" ? "accept" : "decide"}`;
  const tax = amount(Math.abs(part.taxDifference));
  if (open === 0 && part.kind.startsWith("un")) return decided;
  if (part.kind === "unbooked") return `${decided}. ${words.tax} that you could claim: ${tax}`;
  if (part.kind === "unreported") return `${decided}. ${words.tax} that you can't claim yet: ${tax}`;
  const apart = part.difference === 0 && part.taxDifference === 0;
  return apart
    ? decided
    : `${decided}. Difference ${amount(part.difference)}, ${words.tax} ${amount(part.taxDifference)}`;
}

/** `here` is the path of the rows. */
export function agreement(page: AccountPage, { counts }: Reconciliation, here: string): SafeHtml {
  const shown = parts.map((part) => ({ ...part, ...sumsOf(counts, part) })).filter((part) => part.count > 0);
  if (shown.length === 0)
    return html`<p class="rest">Neither the books nor the suppliers have a purchase in this month.</p>`;
  const rows = shown.reduce((sum, one) => sum + one.count, 0);
  const agreeing = shown.find(({ kind }) => kind === "agree")?.count ?? 0;
  const { bar, links } = meter(
    shown.map((part) => ({ ...part, href: `${here}?status=${part.status}`, note: noteOf(page, part) })),
  );
  return html`<div class="rest"><p class="dim">${count(agreeing)} of ${plural(rows, "purchase")} ${agreeing === 1 ? "agrees" : "agree"}${page.currency === null ? "" : `. Amounts in ${page.currency}`}</p>${bar}</div>
${links}`;
}
