// A purchase that confirms a supplier's sale: it repeats the supplier's figures to the letter.
import type { SupplierSale } from "../openapi.ts";
import type { Amounts, Line, SignedLine } from "./lines.ts";
import type { Problems } from "./problems.ts";

/** The figures of a supplier's line that a caller must repeat; suppliers report net, gross and in between. */
const repeated = ["qty", "unit_price", "supply_amount", "tax_amount", "total_amount"] as const;

type Figures = Pick<SignedLine, (typeof repeated)[number] | "item_seq" | "tax_type">;

export function checkLineCount(
  lines: readonly unknown[],
  theirs: readonly unknown[],
  problems: Problems,
): void {
  if (theirs.length !== lines.length)
    problems.add("items", `must be the supplier's ${theirs.length} lines, found ${lines.length}`);
}

/** The supplier's line that a line confirms, after the line was compared with it. */
export function confirmedLine<Their extends Figures>(
  line: Line,
  path: string,
  theirs: readonly Their[],
  problems: Problems,
): Their | undefined {
  const confirmed = theirs.find(({ item_seq }) => item_seq === line.item_seq);
  if (!confirmed) {
    problems.add(`${path}.item_seq`, `the supplier's sale has no line ${line.item_seq}`);
    return undefined;
  }
  for (const field of [...repeated, "tax_type"] as const) {
    const found = line[field];
    if (found !== undefined && found !== confirmed[field])
      problems.add(`${path}.${field}`, `must be the supplier's ${confirmed[field]}, found ${found}`);
  }
  return confirmed;
}

export function checkSupplierTotals(
  input: { [Field in keyof Amounts]?: number | undefined },
  sale: Pick<SupplierSale, "totAmt" | "totTaxAmt" | "totTaxblAmt">,
  problems: Problems,
): void {
  const theirs = { total_amount: sale.totAmt, tax_amount: sale.totTaxAmt, taxable_amount: sale.totTaxblAmt };
  for (const field of ["total_amount", "tax_amount", "taxable_amount"] as const) {
    const found = input[field];
    if (found !== undefined && found !== theirs[field])
      problems.add(field, `must be the supplier's ${theirs[field]}, found ${found}`);
  }
}
