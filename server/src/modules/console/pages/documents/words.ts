// How kinds, states and attempts of documents read.
import type { SafeHtml } from "@remix-run/html-template";
import { rejected } from "../../../../core/purchases/status.ts";
import type { DataOf } from "../../call.ts";
import { badge, type Tone } from "../../words.ts";

type Summary = DataOf<"listTransactions">[number];
type Transaction = Pick<Summary, "status" | "type" | "purchase_status">;

export const kinds: Record<Transaction["type"], string> = {
  sales: "Sale",
  purchase: "Purchase",
  stock: "Stock movement",
  import: "Import",
  proforma: "Quotation",
  training: "Training sale",
};

/** Whether the document rejects a supplier's invoice. */
const isRejection = ({ type, purchase_status }: Pick<Summary, "type" | "purchase_status">): boolean =>
  type === "purchase" && purchase_status === rejected;

/** Whether it is a quotation or training document. */
export const isUnofficial = ({ type }: Pick<Summary, "type">): boolean =>
  type === "proforma" || type === "training";

/** The kind of a document; a credit note is a kind of its own, and so is a rejection. */
export function kindOf(document: Pick<Summary, "type" | "receipt_type" | "purchase_status">): string {
  const { type, receipt_type } = document;
  if (isRejection(document)) return "Supplier's invoice";
  if (receipt_type !== "R") return kinds[type];
  if (type === "training") return "Training credit note";
  return type === "sales" ? "Credit note" : "Supplier's credit note";
}

export const states: Record<Transaction["status"], [Tone, string]> = {
  pending: ["wait", "Waiting"],
  processing: ["wait", "Being sent"],
  success: ["good", "Accepted"],
  failed: ["bad", "Failed"],
};

/** How a state reads, and its color; an unknown outcome is a state of its own. */
function stateText(document: Transaction, isInDoubt = false): [Tone, string] {
  const { status, type } = document;
  if (isInDoubt) return ["bad", "Outcome unknown"];
  if (status === "success" && isRejection(document)) return ["neutral", "Rejected"];
  if (isUnofficial(document)) return ["neutral", "No official receipt"];
  const [tone, word] = states[status];
  return [tone, status === "success" && type === "sales" ? "Signed" : word];
}

export const stateWord = (document: Transaction): string => stateText(document)[1];

/** The state of a document. */
export const stateBadge = (document: Transaction, isInDoubt = false): SafeHtml =>
  badge(...stateText(document, isInDoubt));

type Attempt = DataOf<"listTransactionAttempts">[number];

/** What became of what was sent, after its name. */
export const outcomes: Record<Attempt["outcome"], [Tone, string]> = {
  accepted: ["good", "accepted by the control unit"],
  rejected: ["bad", "rejected by the control unit"],
  duplicate: ["wait", "sent: the control unit has it already"],
  number_mismatch: ["bad", "rejected: the control unit expects another number"],
  not_sent: ["wait", "not sent: no connection"],
  unknown: ["wait", "sent, outcome unknown"],
};

/** What an attempt sends to the control unit. */
export const calls: Record<Attempt["kind"], string> = {
  sale: "sale",
  purchase: "purchase",
  movement: "stock movement",
  master: "stock balance",
  item: "item",
  import: "import",
};

/** `20260310` and `101500` as the page shows other moments. */
export function documentTime(date: string, time = "000000"): string {
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)$/.exec(date) ?? [];
  const name = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  const format = new Intl.DateTimeFormat("en-GB", { timeZone: "UTC", dateStyle: "medium" });
  return `${format.format(name)}, ${time.slice(0, 2)}:${time.slice(2, 4)}`;
}
