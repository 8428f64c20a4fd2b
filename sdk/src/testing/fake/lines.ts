// Responsible for the lines of documents at the fake service: filled in, calculated and checked by the amount rules.
import {
  type AmountProblem,
  checkLine,
  checkTotals,
  documentTotals,
  lineAmounts,
  signedAmounts,
} from "../../amounts.ts";
import type {
  PurchaseInput,
  PurchaseLine,
  PurchaseLineInput,
  SaleInput,
  SaleLineInput,
} from "../../openapi.ts";
import type { Operation } from "../operations.ts";
import { invalid, Refusal } from "./answers.ts";
import type { State } from "./state.ts";

/** Fills in what a line leaves out, and checks what it gives. */
export function readLine(
  state: State,
  line: SaleLineInput | PurchaseLineInput,
  index: number,
  errors: Errors,
): PurchaseLine {
  const item_code = itemCodeOf(state, line, index, errors);
  const item = state.item(item_code, line.item_name === undefined ? {} : { item_name: line.item_name });
  const qty = line.quantity ?? line.qty ?? 0;
  const tax_type = line.tax_type ?? item.tax_type_code;
  const tax_rate = line.tax_rate ?? state.rateOf(tax_type);
  const { unit_price, discount_rate = 0 } = line;
  const input = { quantity: qty, unit_price, tax_rate, discount_rate, discount_amount: line.discount_amount };
  errors.amounts(checkLine({ ...line, ...input }, index));
  return {
    item_seq: line.item_seq ?? line.item_sequence ?? index + 1,
    item_code,
    item_class_code: line.item_class_code ?? item.item_class_code,
    item_name: line.item_name ?? item.item_name,
    bcd: line.bcd ?? item.barcode,
    pkg_unit_code: line.pkg_unit_code ?? item.pkg_unit_code,
    pkg: line.pkg ?? qty,
    qty_unit_code: line.qty_unit_code ?? item.qty_unit_code,
    qty,
    unit_price,
    supply_amount: lineAmounts(input).supply_amount,
    discount_rate,
    tax_type,
    tax_rate,
    ...signedAmounts({ ...input, taxable_amount: line.taxable_amount }),
  };
}

/** The item that a line names, by its own code or by an external one that was set. */
function itemCodeOf(
  state: State,
  line: SaleLineInput | PurchaseLineInput,
  index: number,
  errors: Errors,
): string {
  const external = "external_code" in line ? line.external_code : undefined;
  if (external === undefined) return line.item_code ?? "";
  const source = ("external_source" in line ? line.external_source : undefined) ?? "default";
  const known = state
    .collection("external-codes")
    .find((row) => row.source === source && row.external_code === external);
  if (!known)
    errors.add(`items[${index}].external_code`, `${external} stands for no item in the source ${source}`);
  return String(known?.item_code ?? external);
}

/** What is wrong with a document, by field. */
export class Errors {
  readonly #errors: Record<string, string[]> = {};

  add(field: string, message: string): void {
    this.#errors[field] = [...(this.#errors[field] ?? []), message];
  }

  amounts(problems: readonly AmountProblem[]): void {
    for (const { field, expected, found } of problems)
      this.add(field, `expected ${expected}, found ${found}`);
  }

  /** Totals are the sums of the lines as given, or by the rules where they give nothing. */
  totals(
    { total_amount, tax_amount, taxable_amount }: SaleInput | PurchaseInput,
    lines: readonly (SaleLineInput | PurchaseLineInput)[],
    read: readonly PurchaseLine[],
  ): void {
    const figures = read.map(({ qty, ...line }, index) => ({
      ...lineAmounts({ ...line, quantity: qty, discount_amount: lines[index]?.discount_amount }),
      ...lines[index],
    }));
    const given = { total_amount, tax_amount, taxable_amount };
    this.amounts(checkTotals(given, totalsOf(documentTotals(figures)), lines.length));
  }

  future(field: string, date: string, state: State): void {
    if (date > state.localTime().slice(0, 8)) this.add(field, "is in the future");
  }

  /** Throws when there are any. */
  refuse(operation: Operation): void {
    if (Object.keys(this.#errors).length > 0) throw new Refusal(invalid(operation, this.#errors));
  }
}

/** The totals that a document carries. */
export function totalsOf({ total_amount, tax_amount, taxable_amount }: ReturnType<typeof documentTotals>) {
  return { total_amount, tax_amount, taxable_amount };
}
