// What needs a person, in one list: checks of health that don't pass, failed documents, open months, and customs records to process.
import { capitalized } from "@taxctl/sdk/rules/profiles";
import { dueDateOf, shownMonth } from "../../base/months.ts";
import type { Failure } from "../../control-unit/failures.ts";
import type { Check } from "../../core/context/check.ts";
import { leftToDo, type OpenMonth } from "../periods/check.ts";
import type { PastMonth } from "./past-month.ts";

export type Attention = {
  kind: string;
  level: "blocks" | "look";
  title: string;
  reason: string | null;
  remedy: string | null;
  bhf_id: string | null;
  transaction_id: string | null;
  invoice_no: string | null;
  month: string | null;
  count: number;
};

const about = { bhf_id: null, transaction_id: null, invoice_no: null, month: null, count: 1 };

/** The subjects of checks whose messages name none. */
const subjects: Record<string, string> = { codes: "code tables", clock: "clock", stock: "stock" };

/** `Branch 00, code tables` */
function subjectOf({ name, bhf_id }: Check): string {
  const parts = [bhf_id === undefined ? [] : `Branch ${bhf_id}`, subjects[name] ?? []].flat();
  const subject = parts.join(", ");
  return subject === "" ? "" : `${subject.charAt(0).toUpperCase()}${subject.slice(1)}: `;
}

/** Left out: the list has the months, and mail that waits is for the operators of the service. */
const leftOut = ["month", "mail"];

/** Checks that fail or warn, and that somebody of the account can do something about. */
export function ofChecks(checks: readonly Check[]): Attention[] {
  return checks
    .filter(({ name, status }) => status !== "pass" && !leftOut.includes(name))
    .map((check) => ({
      ...about,
      kind: check.name,
      level: check.status === "fail" ? "blocks" : "look",
      title: `${subjectOf(check)}${check.message}`,
      reason: null,
      remedy: check.remedy ?? null,
      bhf_id: check.bhf_id ?? null,
    }));
}

export type FailedDocument = { id: string; invoice_no: string; bhf_id: string; failure: Failure | undefined };

/** Failed documents that can still be sent. */
export function ofFailed(documents: readonly FailedDocument[]): Attention[] {
  return documents.map(({ id, invoice_no, bhf_id, failure }) => ({
    ...about,
    kind: "document",
    level: "blocks",
    title: `${invoice_no} failed${failure === undefined ? "" : `: ${failure.message}`}`,
    reason: failure?.cause ?? null,
    remedy: failure?.remedy ?? null,
    bhf_id,
    transaction_id: id,
    invoice_no,
  }));
}

/** How to fix a month that is over: names only what is open. */
function remedyOf({ open_documents, undecided_rows, unregistered_invoices }: OpenMonth["work"]): string {
  const purchases = [undecided_rows > 0 ? "decide" : [], unregistered_invoices > 0 ? "register" : []].flat();
  const steps = [
    open_documents > 0 ? "finish its documents" : [],
    purchases.length > 0 ? `${purchases.join(" and ")} its purchases` : [],
  ].flat();
  if (steps.length === 0) return "Close the month again.";
  return `${capitalized(steps.join(", "))}, then close the month.`;
}

const dueText = (due: string, isLate: boolean): string => `${isLate ? "Was due on" : "Due on"} ${due}.`;

/** Open months with open work. One is overdue after the last day to file its return. */
export function ofMonths(
  months: readonly OpenMonth[],
  today: string,
  { dueDay, tax }: { dueDay: number; tax: string },
): Attention[] {
  return months.map((open) => {
    const { month, isOver, work } = open;
    const due = dueDateOf(month, dueDay);
    const isLate = due < today;
    const shown = shownMonth(month);
    const count = work.open_documents + work.undecided_rows + work.unregistered_invoices;
    const when = dueText(due, isLate);
    const lost = ` ${capitalized(tax)} of purchases that nobody registers can't be claimed in this month.`;
    return {
      ...about,
      kind: "month",
      level: isLate ? "blocks" : "look",
      title: `${shown}: ${leftToDo(open).join(", ")}`,
      reason: `${when}${isOver && work.unregistered_invoices > 0 ? lost : ""}`,
      remedy: isOver ? remedyOf(work) : null,
      month: shown,
      count,
    };
  });
}

/** A past month without open work that is to close or to file. */
export function ofPastMonth({ month, stage, due_date }: PastMonth, today: string): Attention[] {
  if (stage === "work" || stage === "filed") return [];
  const isLate = due_date < today;
  const [title, remedy] =
    stage === "ready"
      ? [`Close ${month}`, "Nothing is open in it. Look at its figures, then close the month."]
      : [`Record the filing of ${month}`, "File its return, then record the number of the acknowledgement."];
  return [
    {
      ...about,
      kind: "month",
      level: isLate ? "blocks" : "look",
      title,
      reason: dueText(due_date, isLate),
      remedy,
      month,
      count: 0,
    },
  ];
}

/** Customs records that wait for a decision, by branch. */
export function ofImports(branches: readonly { bhf_id: string; count: number }[]): Attention[] {
  return branches.map(({ bhf_id, count }) => ({
    ...about,
    kind: "imports",
    level: "look",
    title: `Branch ${bhf_id}: ${count === 1 ? "1 customs record waits" : `${count} customs records wait`} for a decision`,
    reason: "The items come into stock once you approve the record.",
    remedy: "GET /imports lists them; POST /imports/process approves or rejects them",
    bhf_id,
    count,
  }));
}

/** In which order things of the same level stand: work that is due comes first, and things that can wait come last. */
const order = ["document", "pause", "month", "imports"];
const last = ["stock", "codes"];

function rankOf({ kind }: Attention): number {
  const at = order.indexOf(kind);
  return at === -1 ? order.length + 1 + last.indexOf(kind) : at;
}

/** The most urgent first; of months, the oldest one. */
export function sorted(all: readonly Attention[]): Attention[] {
  return all.toSorted(
    (one, other) =>
      Number(one.level === "look") - Number(other.level === "look") ||
      rankOf(one) - rankOf(other) ||
      (one.month ?? "").localeCompare(other.month ?? ""),
  );
}
