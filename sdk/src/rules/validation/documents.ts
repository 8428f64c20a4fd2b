// The problems of a document that don't depend on the service's items, codes and records.
// Decisions about the API: 41.

import { add, checkTotals, hasDecimals } from "../amounts.ts";
import { shellWord, withCommand } from "../commands.ts";
import type { ItemInput, ItemUpdate, ProcessImportInput, SaleInput, StockMovementInput } from "../openapi.ts";
import { type CodeParts, defaultProfile, type ProfileName, sharedRulesOf } from "../profiles/index.ts";
import { checkDecimals } from "./decimals.ts";
import type { SubmittedLine } from "./lines.ts";
import type { Problems } from "./problems.ts";

/** Adds a problem when `day` (`YYYYMMDD`) lies after today. */
export function checkDocumentDay(
  field: string,
  day: string,
  { today, timeZone }: { today: string; timeZone: string },
  problems: Problems,
): void {
  if (day > today) problems.add(field, `must not be in the future: today is ${today} in ${timeZone}`);
}

const meanings = {
  original_invoice_no: "the number of the sale that it credits",
  refund_reason_code: "a code of class 32 (GET /codes?code_class=32)",
};

/** A credit note names its original and a reason, a sale neither. */
export function checkReceiptType(
  input: Partial<Pick<SaleInput, "original_invoice_no" | "refund_reason_code">>,
  receiptType: "S" | "R",
  problems: Problems,
): void {
  for (const field of ["original_invoice_no", "refund_reason_code"] as const) {
    const given = input[field] !== undefined;
    if (receiptType === "R" && !given)
      problems.add(field, `is required on a credit note (receipt_type R): ${meanings[field]}`);
    if (receiptType === "S" && given) problems.add(field, "belongs on a credit note (receipt_type R) only");
  }
}

/** A quotation is a sale: it has no credit notes. */
export function checkSaleKind(
  { sale_kind }: Partial<Pick<SaleInput, "sale_kind">>,
  receiptType: "S" | "R",
  problems: Problems,
): void {
  if (sale_kind === "proforma" && receiptType === "R")
    problems.add(
      "sale_kind",
      "must be normal on a credit note (receipt_type R): a quotation was never signed, so nothing is credited",
    );
}

/** A source belongs to an external code. */
export function checkExternalSources(lines: readonly SubmittedLine[], problems: Problems): void {
  for (const [index, { external_code, external_source }] of lines.entries()) {
    if (external_code !== undefined || external_source === undefined) continue;
    if (problems.isMalformed(`items[${index}].external_code`)) continue;
    problems.add(`items[${index}].external_source`, "needs an external_code");
  }
}

/** Decimals of an item and the form of its code, by field. */
export function itemErrors(
  input: Partial<Pick<ItemInput, "default_price" | "safety_qty" | "item_code" | keyof CodeParts>>,
  profile: ProfileName = defaultProfile,
): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  for (const field of ["default_price", "safety_qty"] as const) {
    const value = input[field];
    if (value !== undefined && !hasDecimals(value, 2)) errors[field] = ["must have at most 2 decimals"];
  }
  const { item_code, qty_unit_code } = input;
  if (item_code === undefined || qty_unit_code === undefined) return errors;
  const { itemCodes, newItem } = sharedRulesOf(profile);
  const { origin_nation_code = newItem.origin_nation_code, item_type = "2", pkg_unit_code = "NT" } = input;
  const problem = itemCodes.problem(item_code, {
    origin_nation_code,
    item_type,
    pkg_unit_code,
    qty_unit_code,
  });
  if (problem !== undefined) errors.item_code = [problem];
  return errors;
}

/** The problems of changes to an item. */
export function itemUpdateErrors({
  branch_id: _branch,
  bhf_id: _bhf,
  ...changes
}: ItemUpdate): Record<string, string[]> {
  if (Object.keys(changes).length > 0) return itemErrors(changes);
  return { item_name: ["must be given, or another field to change"] };
}

/** Why an item can't be moved in or out of stock; undefined when it can. */
export function stockProblem(
  code: string,
  item: { is_active: unknown; item_type?: string | undefined } | undefined,
): string | undefined {
  return itemProblem(code, item) ?? serviceProblem(code, item);
}

/** Why an item can't be on a document; undefined if it can. */
export function itemProblem(code: string, item: { is_active: unknown } | undefined): string | undefined {
  if (!item) return `${code} is not a registered item: GET /items lists them, POST /items registers it`;
  return item.is_active ? undefined : inactiveItem(code);
}

function inactiveItem(code: string): string {
  const operation = `PATCH /items/${encodeURIComponent(code)} with is_active true`;
  return `${code} is not active. Make it active: ${withCommand(operation, `taxctl items update ${shellWord(code)} --active`)}`;
}

/** Why an item has no stock to count; undefined when it has. */
export function serviceProblem(
  code: string,
  item: { item_type?: string | undefined } | undefined,
): string | undefined {
  return item?.item_type === "3" ? `${code} is a service; services have no stock: omit it` : undefined;
}

/** An adjustment: the only type whose lines have their own sign. */
const adjustment = "13";
const moneyFields = ["prc", "sply_amt", "tot_dcamt", "taxbl_amt", "tax_amt", "tot_amt", "pkg"] as const;

/** Figures, numbers of lines and sums of a stock movement. The amounts of its lines are the caller's. */
export function checkMovementFields(
  input: StockMovementInput,
  quantityDecimals: number,
  problems: Problems,
): void {
  if (input.tot_item_cnt !== input.items.length) {
    problems.add(
      "tot_item_cnt",
      `must be ${input.items.length}, the number of items; it is ${input.tot_item_cnt}`,
    );
  }
  const seen = new Set<number>();
  for (const [index, line] of input.items.entries()) {
    const path = `items[${index}]`;
    if (seen.has(line.item_seq))
      problems.add(`${path}.item_seq`, `repeats ${line.item_seq}: number each line once`);
    seen.add(line.item_seq);
    checkMovementLine(line, path, { type: input.sar_ty_cd, quantityDecimals }, problems);
  }
  checkMovementSums(input, problems);
}

function checkMovementLine(
  line: StockMovementInput["items"][number],
  path: string,
  { type, quantityDecimals }: { type: string; quantityDecimals: number },
  problems: Problems,
): void {
  for (const field of moneyFields) {
    const value = line[field];
    if (value === undefined) continue;
    if (!hasDecimals(value, 2)) {
      problems.add(`${path}.${field}`, `must have at most 2 decimals, found ${value}`);
    } else if (value < 0 && type !== adjustment) {
      problems.add(`${path}.${field}`, `must not be negative with type ${type}, found ${value}`);
    }
  }
  if (line.qty === 0) problems.add(`${path}.qty`, "must not be 0");
  else if (line.qty < 0 && type !== adjustment) {
    problems.add(`${path}.qty`, `must be above 0 with type ${type}, found ${line.qty}`);
  } else checkDecimals(line.qty, quantityDecimals, `${path}.qty`, problems);
}

function checkMovementSums(input: StockMovementInput, problems: Problems): void {
  const { tot_taxbl_amt, tot_tax_amt, tot_amt } = input;
  const given = { tot_taxbl_amt, tot_tax_amt, tot_amt };
  for (const [field, value] of Object.entries(given)) checkDecimals(value, 2, field, problems);
  const sumOf = (field: keyof typeof summed) => add(...input.items.map((line) => line[summed[field]]));
  const sums = {
    tot_taxbl_amt: sumOf("tot_taxbl_amt"),
    tot_tax_amt: sumOf("tot_tax_amt"),
    tot_amt: sumOf("tot_amt"),
  };
  // A sum of wrong figures would be wrong too.
  const isWrong = (field: string) =>
    input.items.some((_, index) => Object.hasOwn(problems.errors, `items[${index}].${field}`));
  const wrong = checkTotals(given, sums, input.items.length).filter(
    ({ field, isTolerated }) => !isTolerated && !isWrong(summed[field as keyof typeof summed]),
  );
  const odd = wrong.length > 0 ? oddLines(input) : "";
  for (const { field, expected, found } of wrong) {
    const lines = summed[field as keyof typeof summed];
    problems.add(
      field,
      `must be ${expected.toFixed(2)}, the sum of the lines' ${lines}, found ${found.toFixed(2)}${odd}`,
    );
  }
}

/** The field of a line whose sum a total is. */
const summed = { tot_taxbl_amt: "taxbl_amt", tot_tax_amt: "tax_amt", tot_amt: "tot_amt" } as const;

/** A message names so many lines. */
const mostOdd = 5;

/** Names the lines whose own amounts don't add up, where a total's mistake may come from. */
function oddLines({ items }: StockMovementInput): string {
  const odd = items.flatMap(({ taxbl_amt, tax_amt, tot_amt }, index) => {
    const tax = add(tot_amt, -taxbl_amt);
    return Math.abs(add(tax, -tax_amt)) > 0.01
      ? [`items[${index}] (tax_amt ${tax_amt}, tot_amt less taxbl_amt ${tax})`]
      : [];
  });
  return odd.length === 0 ? "" : `. Lines that don't add up: ${odd.slice(0, mostOdd).join(", ")}`;
}

/** Decimals of an import, and the fields that its action needs or does not take. */
export function checkImportFields(
  input: ProcessImportInput,
  quantityDecimals: number,
  problems: Problems,
): void {
  checkDecimals(input.quantity, quantityDecimals, "quantity", problems);
  checkDecimals(input.invoice_amount, 2, "invoice_amount", problems);
  checkDecimals(input.exchange_rate, 6, "exchange_rate", problems);
  checkDecimals(input.new_item?.default_price, 2, "new_item.default_price", problems);
  const { action, existing_item_code: code, new_item } = input;
  if (action === "create") {
    if (code !== undefined) problems.add("existing_item_code", "is for the action map only");
    if (!new_item) problems.add("new_item", "is required with the action create");
    return;
  }
  if (new_item) problems.add("new_item", "is for the action create only");
  if (code === undefined) problems.add("existing_item_code", "is required with the action map");
}
