// Quotations and training documents on paper: another title, a notice at both ends, and nothing of a control unit.
import type { Words } from "./language.ts";
import type { Part, Receipt } from "./parts.ts";

type Kind = Pick<Receipt, "sale_kind" | "receipt_type">;

export function isUnofficial({ sale_kind }: Pick<Receipt, "sale_kind">): boolean {
  return sale_kind !== "normal";
}

/** The title of a document that no control unit signs; undefined of others. */
export function unofficialTitle({ sale_kind, receipt_type }: Kind, words: Words): string | undefined {
  if (sale_kind === "proforma") return words.proforma;
  if (sale_kind === "training") return receipt_type === "R" ? words.trainingNote : words.trainingSale;
  return undefined;
}

/** Says that it is no official receipt; nothing of others. */
export function notice(receipt: Kind, words: Words): Part[] {
  return isUnofficial(receipt) ? [{ kind: "text", text: words.notOfficial, size: "mark", bold: true }] : [];
}
