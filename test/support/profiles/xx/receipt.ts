// The receipt of Exampleland.
import { extraTaxSums, type Form, type Receipt } from "@taxctl/sdk/rules/profiles/units";

export function xxForm(receipt: Receipt): Form {
  return {
    title: "Exampleland receipt",
    columns: ["What", "Price", "Sum"],
    parts: [
      {
        kind: "signed",
        title: null,
        lines: [`Signed ${receipt.receipt_no} ${receipt.printed_label}`],
        qr: null,
      },
      ...extraTaxSums(receipt),
      { kind: "sum", label: "Paid", amount: `${receipt.total_amount} XXD` },
    ],
    runningTitle: "Exampleland receipt",
    foot: { text: "Exampleland", page: "sheet", of: "of" },
  };
}
