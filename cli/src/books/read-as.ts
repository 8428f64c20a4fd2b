// Saying how an export of the books was read.
import { isVague, type ReadBooks } from "@taxctl/sdk/books";
import { clean } from "../output/terminal.ts";
import { counted } from "../output/words.ts";

/** How the books were read, for programs. */
export function booksReadAs({
  documents,
  encoding,
  decimalComma,
  dateForms,
  passedOver,
  rounded,
}: ReadBooks) {
  return {
    documents: documents.length,
    encoding: encoding ?? null,
    decimal: decimalComma === undefined ? null : decimalComma ? "comma" : "point",
    date_forms: dateForms,
    skipped_rows: passedOver,
    rounded_amounts: rounded,
  };
}

/** The same as a sentence. */
export function booksReadAsText(books: ReadBooks): string {
  const { encoding, decimal, date_forms, skipped_rows, rounded_amounts } = booksReadAs(books);
  const parts = [
    ...(encoding === null ? [] : [encoding]),
    ...(decimal === null ? [] : [`decimal ${decimal}`]),
    ...(date_forms.length > 0 ? [`dates ${date_forms.join(", ")}`] : []),
    ...(skipped_rows > 0 ? [`${counted(skipped_rows, "total row")} skipped`] : []),
    ...(rounded_amounts > 0
      ? [`${counted(rounded_amounts, "calculated amount")} rounded to 2 decimals`]
      : []),
  ];
  return `Books: ${[counted(books.documents.length, "document"), ...parts].map(clean).join("; ")}.`;
}

/** Columns that a person should check: read from a wrong one, every document differs. */
export function columnDoubts({ columns, guessed, extra }: ReadBooks): string[] {
  const { number = "", supplier_tin } = columns;
  const doubts = [
    ...(guessed.includes("number") && isVague("number", number)
      ? [`The invoice number is read from ${number}. If another column has it, add --map number=COLUMN.`]
      : []),
    ...(supplier_tin === undefined
      ? ["No column is known to have the supplier's TIN. Add --map supplier_tin=COLUMN."]
      : []),
  ];
  const others = extra.length > 0 ? ` Columns without a use: ${extra.join(", ")}.` : "";
  return doubts.map((doubt) => doubt + others);
}
