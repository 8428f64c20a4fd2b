// What needs a person, in one list: checks of health that don't pass, failed documents, open months, and customs records to process.
import { capitalized } from "@taxctl/sdk/rules/profiles";
import { dueDateOf, shownMonth } from "../../base/months.ts";
import type { Failure } from "../../control-unit/failures.ts";
import type { Check } from "../../core/context/check.ts";
import { leftToDo, type OpenMonth } from "../periods/check.ts";

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

/** Checks that fail or warn. Those of months are left out: the list has the months. */
export function ofChecks(checks: readonly Check[]): Attention[] {
  return checks
    .filter(({ name, status }) => status !== "pass" && name !== "month")
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

const decideFirst = "Decide and register its purchases, then close the month.";

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
    const when = `${isLate ? "Was due on" : "Due on"} ${due}.`;
    const lost = ` ${capitalized(tax)} of purchases that nobody registers can't be claimed in this month.`;
    return {
      ...about,
      kind: "month",
      level: isLate ? "blocks" : "look",
      title: `${shown}: ${leftToDo(open).join(", ")}`,
      reason: `${when}${isOver && work.unregistered_invoices > 0 ? lost : ""}`,
      remedy: isOver ? (count > 0 ? decideFirst : "Close the month again.") : null,
      month: shown,
      count,
    };
  });
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

/** The most urgent first; otherwise in the order given. */
export function sorted(all: readonly Attention[]): Attention[] {
  return all.toSorted((one, other) => Number(one.level === "look") - Number(other.level === "look"));
}
