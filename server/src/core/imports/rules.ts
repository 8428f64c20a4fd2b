// Whether a customs record may be processed, and the resulting document: its item, the message to the unit, and the booking.
// Decisions about the API: 52, 53, 55.
import { add, lineAmounts, multiply, round2, withoutTax } from "@taxctl/sdk/rules/amounts";
import { formatMeanings, isDeclarationDay } from "@taxctl/sdk/rules/formats";
import { rulesOf } from "@taxctl/sdk/rules/profiles/units";
import { checkImportFields, Problems, stockProblem } from "@taxctl/sdk/rules/validation";
import { ServiceError, ValidationError } from "../../base/errors.ts";
import { shownDate } from "../../control-unit/read-trade.ts";
import type { Author, DocumentLine, ProfileName } from "../../control-unit/types.ts";
import { money, quantity } from "../../db/sql/scaled.ts";
import { itemRate, type TaxTypes } from "../codes/tax-types.ts";
import type { Request } from "../context/operations.ts";
import type { ImportDocument } from "../items/import-document.ts";
import type { ItemContent, ItemRow } from "../items/store.ts";
import type { ImportKey } from "./store.ts";

export type ImportInput = Request<"processImport">["body"];

/** The item that an import goes to, as far as its line needs it. */
type Target = { item_code: string } & Omit<ItemContent, "safety_qty" | "is_active">;

/** The facts that an import is checked against. */
type ImportCheckContext = {
  profile: ProfileName;
  taxTypes: TaxTypes;
  /** The registered item of `existing_item_code`. */
  item: ItemRow | undefined;
  /** The checked content of `new_item`. */
  newItem: ItemContent | undefined;
  /** The declaration's date as the unit wrote it. */
  unitDate: string;
  by: Author;
};

const mostMoney = 99_999_999_999.99;

/** `task_code/declaration_date/item_sequence/hs_code`: the number under which an import is a transaction. */
export function importNumber({ task_code, declaration_date, item_sequence, hs_code }: ImportKey): string {
  return [task_code, shownDate(declaration_date), item_sequence, hs_code].join("/");
}

/** The date of a record that was never fetched. @throws ValidationError when it is no day of the calendar. */
export function typedDate({ declaration_date }: Pick<ImportInput, "declaration_date">): string {
  if (isDeclarationDay(declaration_date)) return declaration_date;
  throw new ValidationError({
    declaration_date: [
      `must be ${formatMeanings["calendar-day"]}, or -1 for a record that POST /imports/select-items shows without a date`,
    ],
  });
}

/** An import's payload without the branch, its date in one form. */
export function normalizeImport(input: ImportInput): Record<string, unknown> {
  const { branch_id, bhf_id, ...rest } = input;
  return { ...rest, declaration_date: shownDate(input.declaration_date) };
}

/**
 * The import as it will be processed.
 *
 * @throws ValidationError with every problem at once.
 */
export function checkImport(input: ImportInput, against: ImportCheckContext): ImportDocument {
  const problems = new Problems();
  checkImportFields(input, rulesOf(against.profile).quantityDecimals, problems);
  const target = findTarget(input, against, problems);
  const letter = target?.tax_type_code ?? "";
  const rate = target && itemRate(against.taxTypes, target);
  if (target && rate === undefined) {
    const field = input.action === "map" ? "existing_item_code" : "new_item.tax_type";
    problems.add(field, `has tax type ${letter}, which is not in use`);
  }
  if (problems.any || !target || rate === undefined) throw new ValidationError(problems.errors);
  const line = lineOf(input, target, rate, problems);
  if (problems.any) throw new ValidationError(problems.errors);
  const { task_code, declaration_number, item_sequence, hs_code, new_item } = input;
  return {
    task_code,
    declaration_date: shownDate(input.declaration_date),
    unit_declaration_date: against.unitDate,
    declaration_number,
    item_sequence,
    hs_code,
    new_item:
      input.action === "create" && new_item && against.newItem
        ? { item_code: new_item.item_code, content: withPrice(against.newItem, new_item.default_price, line) }
        : null,
    line,
    // Units respond to an empty remark with an unknown error.
    remark: `${input.action === "map" ? "Mapped to" : "Registered as"} ${target.item_code}`,
    by: against.by,
  };
}

function findTarget(input: ImportInput, against: ImportCheckContext, problems: Problems): Target | undefined {
  const { existing_item_code: code, new_item } = input;
  if (input.action === "create") {
    if (against.newItem?.item_type === "3") {
      problems.add(
        "new_item.item_code",
        "is the code of a service (type 3); services have no stock: register an item of type 1 or 2",
      );
    }
    return new_item && against.newItem && { ...against.newItem, item_code: new_item.item_code };
  }
  if (code === undefined) return undefined;
  const problem = stockProblem(code, against.item);
  if (problem) problems.add("existing_item_code", problem);
  return against.item;
}

/** A unit that doesn't find a record names its fields in its own words. */
const unitFields = /taskCd|dclDe|itemSeq|hsCd/;

/** The failure of a record, with the names that the API gives to the fields which the unit names. */
export function inOurWords(error: ServiceError): ServiceError {
  if (!unitFields.test(error.message)) return error;
  const fields = "task_code, declaration_date, item_sequence and hs_code";
  const message = `${error.message}. Compare ${fields} with the records of POST /imports/select-items.`;
  return new ServiceError(error.status, error.code, message, error.details);
}

/** Amounts include the tax: base = total / (1 + rate), tax = the rest. */
function lineOf(input: ImportInput, target: Target, tax_rate: number, problems: Problems): DocumentLine {
  const total = round2(multiply(input.invoice_amount, input.exchange_rate));
  const isWritable = total <= mostMoney && perPiece(total, input.quantity, "up") <= mostMoney;
  if (!isWritable) {
    problems.add(
      "invoice_amount",
      `must not be above ${mostMoney.toFixed(2)} in the local currency, or a piece`,
    );
  }
  const total_amount = isWritable ? total : 0;
  const amounts = lineAmounts({ quantity: 1, unit_price: total_amount, tax_rate });
  // The price is rounded up and the rest shown as a discount: units recalculate price × quantity − discount.
  const unit_price = perPiece(total_amount, input.quantity, "up");
  const gross = round2(multiply(unit_price, input.quantity));
  return {
    item_seq: 1,
    item_code: target.item_code,
    item_class_code: target.item_class_code,
    item_name: target.item_name,
    bcd: target.barcode,
    pkg_unit_code: target.pkg_unit_code,
    pkg: 1,
    // The item's own unit: customs units need not be in the authority's table.
    qty_unit_code: target.qty_unit_code,
    qty: input.quantity,
    unit_price,
    discount_rate: 0,
    discount_amount: add(withoutTax(gross, tax_rate), -amounts.taxable_amount),
    discount_with_tax: add(gross, -total_amount),
    supply_amount: amounts.supply_amount,
    taxable_amount: amounts.taxable_amount,
    tax_type: target.tax_type_code,
    tax_rate,
    tax_amount: amounts.tax_amount,
    total_amount,
  };
}

function withPrice(content: ItemContent, given: number | undefined, line: DocumentLine): ItemContent {
  const price = given ?? perPiece(line.total_amount, line.qty, "half up");
  return { ...content, default_price: money.toDb(price) };
}

/** An amount for one piece, to the cent. */
function perPiece(amount: number, pieces: number, rounding: "up" | "half up"): number {
  const divisor = BigInt(quantity.toDb(pieces));
  const dividend = BigInt(Math.round(amount * 100)) * 10_000n;
  const cents =
    rounding === "up" ? (dividend + divisor - 1n) / divisor : (2n * dividend + divisor) / (2n * divisor);
  return Number(cents) / 100;
}
