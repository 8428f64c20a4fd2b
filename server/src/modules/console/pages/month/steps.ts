// The five steps of a month, from its sales to its close. The first one that is not done is the next.
import { html, type SafeHtml } from "@remix-run/html-template";
import { capitalized } from "@taxctl/sdk/rules/profiles";
import type { AccountPage } from "../../page.ts";
import { amount, count, plural, time } from "../../words.ts";
import type { Period } from "./months.ts";
import { dayName, monthPath, type Reconciliation } from "./words.ts";

/** A step that waits for others is not done, and the next one can be. */
type Step = { title: string; note: SafeHtml | string; href: string; isDone: boolean; isWaiting?: boolean };

export type MonthFacts = {
  period: Period;
  /** The tax of the signed sales, less credit notes. */
  salesTax: number;
  /** The comparisons of the month's books. */
  comparisons: readonly Reconciliation[];
  /** The rows of the comparisons that wait for an answer. */
  pending: number;
  isOver: boolean;
  dueDate: string;
};

/** The documents that suppliers reported, by the comparisons. */
const reportedBy = (comparisons: readonly Reconciliation[]): number =>
  comparisons
    .flatMap(({ counts }) => counts)
    .filter(({ status }) => status !== "missing_at_authority" && status !== "duplicate")
    .reduce((sum, one) => sum + one.count, 0);

const sumOf = (comparisons: readonly Reconciliation[], field: "open" | "to_register" | "documents") =>
  comparisons.reduce((sum, one) => sum + one[field], 0);

function sales({ words }: AccountPage, { period, salesTax }: MonthFacts, here: string): Step {
  const open = period.open_documents;
  return {
    title: "Sales signed",
    note:
      open === 0
        ? `${capitalized(words.tax)} ${amount(salesTax)}`
        : `${plural(open, "document")} not finished`,
    href: `${here}#open`,
    isDone: open === 0,
  };
}

/** The documents that suppliers reported in a month, as far as they are known. */
export const reportedIn = (period: Period, comparisons: readonly Reconciliation[]): number =>
  comparisons.length > 0 ? reportedBy(comparisons) : period.unregistered_invoices;

function suppliers({ period, comparisons }: MonthFacts, here: string): Step {
  const reported = reportedIn(period, comparisons);
  return {
    title: "Suppliers fetched",
    note: reported === 0 ? "None so far" : plural(reported, "invoice"),
    href: `${here}#suppliers`,
    isDone: reported > 0,
  };
}

function books({ comparisons }: MonthFacts, here: string): Step {
  const [first, ...others] = comparisons;
  const files = others.length > 0 ? plural(comparisons.length, "file") : first?.file_name;
  return {
    title: "Books uploaded",
    note: first ? `${files} · ${plural(sumOf(comparisons, "documents"), "row")}` : "Not yet",
    href: `${here}#purchases`,
    isDone: first !== undefined,
  };
}

function differences({ comparisons, period, pending }: MonthFacts, here: string): Step {
  const [open, toRegister] = [sumOf(comparisons, "open"), sumOf(comparisons, "to_register")];
  const isClosed = period.status === "closed";
  const isAsked = open > 0 && open === pending;
  const undecided = isAsked ? "asked, not answered" : isClosed ? "not decided" : "to decide";
  const left = [
    open === 0 ? [] : `${count(open)} ${undecided}`,
    toRegister === 0 ? [] : `${count(toRegister)} ${isClosed ? "not registered" : "to register"}`,
  ].flat();
  const none = isClosed ? "No books" : "After the upload";
  return {
    title: "Differences",
    note: comparisons.length === 0 ? none : left.join(" · ") || "None left",
    href: `${here}#purchases`,
    isDone: comparisons.length > 0 && left.length === 0,
    isWaiting: isAsked && toRegister === 0,
  };
}

function close(page: AccountPage, { period, isOver, dueDate }: MonthFacts, here: string): Step {
  const { status, closed_at, filing } = period;
  const isClosed = status === "closed";
  const wait = isOver ? `By ${dayName(dueDate)}` : "Once the month is over";
  return {
    title: isClosed ? (filing ? "Filed" : "Closed") : "Close and file",
    note: isClosed
      ? filing
        ? filing.acknowledgement_no
        : html`${time(page, closed_at)}. Not filed yet`
      : wait,
    href: `${here}#close`,
    isDone: isClosed,
  };
}

export function monthSteps(page: AccountPage, facts: MonthFacts): SafeHtml {
  const here = monthPath(page, facts.period.month);
  const steps: Step[] = [
    sales(page, facts, here),
    suppliers(facts, here),
    books(facts, here),
    differences(facts, here),
    close(page, facts, here),
  ];
  // A closed month takes no more work, whatever was left open.
  const next =
    facts.period.status === "closed"
      ? undefined
      : steps.find(({ isDone, isWaiting }) => !isDone && isWaiting !== true);
  return html`<ol class="steps card">${steps.map((step, index) => {
    const isNext = step === next;
    const kind = step.isDone ? "done-step" : isNext ? "next-step" : "";
    return html`<li class="${kind}"><a href="${step.href}"${isNext ? html.raw` aria-current="step"` : ""}><span class="mark" aria-hidden="true">${step.isDone ? "✓" : String(index + 1)}</span><b>${step.title}${step.isDone ? html`<span class="vh">, done</span>` : ""}</b><span class="dim">${step.note}</span></a></li>`;
  })}</ol>`;
}
