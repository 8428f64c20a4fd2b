// The types of transactions. Quotations and training documents are sales that stay here: they have types of their own, so that
// whatever reads sales leaves them out.

import type { LocalKind } from "@taxctl/sdk/rules/profiles/units";

export type LocalType = LocalKind;
/** Sales that no control unit gets. */
export const localTypes: readonly LocalType[] = ["proforma", "training"];

export type TransactionType = "sales" | "purchase" | "stock" | "import" | LocalType;

/** `normal` is signed by the control unit. */
export type ReceiptKind = "normal" | LocalType;

export function isLocal(type: string): type is LocalType {
  return type === "proforma" || type === "training";
}

/** Whether it is a sale or credit note, of any kind. */
export function isSale(type: TransactionType): type is "sales" | LocalType {
  return type === "sales" || isLocal(type);
}

export function receiptKindOf(type: TransactionType): ReceiptKind {
  return isLocal(type) ? type : "normal";
}

/** The type of the sales of a kind. */
export function typeOfKind(kind: ReceiptKind | undefined): "sales" | LocalType {
  return kind === undefined || kind === "normal" ? "sales" : kind;
}
