// The kind of a sale that a command is about: a quotation or training document may have the number of a sale.
import { Flags } from "@oclif/core";

export const saleKinds = ["normal", "proforma", "training"] as const;

export const kindFlag = Flags.option({
  options: saleKinds,
  summary: "kind of sale; proforma is a quotation (default normal)",
});

/** The type of transaction that the sales of a kind are. */
export function typeOfKind(kind: (typeof saleKinds)[number] = "normal") {
  return kind === "normal" ? "sales" : kind;
}
