// Explaining codes to a reader from outside: tax types and payment types.
import { textOf } from "./fields.ts";
import { type Html, heading, paragraph, table } from "./html.ts";
import type { Evidence } from "./script.ts";

const swappedPayments: Readonly<Record<string, string>> = { "02": "05", "05": "02" };

/** The tables of codes, with the rates and payment types of the documents. */
export function legend({ papers, script }: Pick<Evidence, "papers" | "script">): Html[] {
  const signed = papers.filter(({ document }) => document.kind === undefined);
  const rates = signed[0]?.receipt.tax_table ?? [];
  const payments = new Map(
    signed.map(({ sent, receipt }) => [textOf(sent.pmtTyCd), receipt.payment_type_name]),
  );
  return [
    heading("Tax types"),
    paragraph(
      "Messages with the control unit and receipts have the authority's letters. The requests of the invoicing program to its own service have the letters in the last column.",
    ),
    table(
      ["Letter", "Meaning", "Rate", "Behind amounts on the receipt", "Fields of the message", "In requests"],
      script.letters.map(({ letter, meaning, shown, api }) => {
        const rate = rates.find(({ authority_tax_type }) => authority_tax_type === letter)?.tax_rate;
        const fields = `taxTyCd ${letter}; taxRt${letter}, taxblAmt${letter}, taxAmt${letter}`;
        return [letter, meaning, rate === undefined ? "–" : `${rate} %`, shown, fields, api];
      }),
    ),
    heading("Payment types"),
    table(
      ["Code in the message (pmtTyCd)", "On the receipt", "In requests"],
      [...payments]
        .toSorted(([one], [other]) => one.localeCompare(other))
        .map(([code, name]) => [code, name.toUpperCase(), swappedPayments[code] ?? code]),
    ),
  ];
}
