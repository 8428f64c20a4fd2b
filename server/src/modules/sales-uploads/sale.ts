// A sale of an upload once it was checked.
import type { SaleInput } from "@taxctl/sdk/rules/openapi";
import type { FileSale } from "./jobs.ts";

/** As it is stored: `sent` has a transaction, `refused` was rejected by the service. */
export type StoredState = "ready" | "problem" | "sent" | "refused";

/** As it is shown: of a sent one, its transaction decides. */
export type SaleState = "ready" | "problem" | "accepted" | "signed" | "rejected";

/** A problem with its place in the file. */
export type LineProblem = { line: number | null; column: string | null; problem: string };

/** Money ×100. */
export type Amounts = { total_amount: number; tax_amount: number };

export type CheckedSale = Pick<FileSale, "invoice_no" | "is_note"> & {
  state: "ready" | "problem" | "sent";
  transaction_id: string | null;
  body: Pick<FileSale, "lines" | "item_lines" | "sale_date" | "customer_name"> & {
    document: SaleInput | null;
    amounts: Amounts | null;
    problems: LineProblem[];
    warnings: LineProblem[];
  };
};

/**
 * The problems of a document at the lines of the file. The service names a line of the document as `items[0]`, and its fields as
 * those of a sale: the columns of the file take their place.
 */
export function atLines(
  errors: Readonly<Record<string, readonly string[]>>,
  { lines, item_lines }: Pick<FileSale, "lines" | "item_lines">,
  fields: Readonly<Record<string, string>>,
): LineProblem[] {
  return Object.entries(errors).flatMap(([path, problems]) => {
    const [, index, ofLine] = /^items\[(\d+)\](?:\.(.+))?$/.exec(path) ?? [];
    const field = index === undefined ? path : ofLine;
    const line = (index === undefined ? undefined : item_lines[Number(index)]) ?? lines[0] ?? null;
    return problems.map((problem) => ({ line, column: columnOf(field, fields), problem }));
  });
}

/** Names that a field of a document has in a file. */
const otherNames: Record<string, string> = { external_code: "stock_code", qty: "quantity" };

function columnOf(field: string | undefined, fields: Readonly<Record<string, string>>): string | null {
  if (field === undefined || field === "items") return null;
  const name = otherNames[field] ?? field;
  return fields[name] ?? (name === "item_code" ? fields.stock_code : undefined) ?? name;
}
