// What is probably a mistake in an import: values that differ from its customs record or its item.
import type { Warning } from "../../base/warnings.ts";
import type { ImportItem } from "../../control-unit/fetched.ts";
import type { Request } from "../context/operations.ts";
import type { ItemContent } from "../items/store.ts";
import type { ImportInput } from "./rules.ts";

const compared = ["origin_nation_code", "quantity_unit_code"] as const;

/** The warnings of an import whose customs record was fetched. */
export function recordWarnings(input: ImportInput, record: ImportItem): Warning[] {
  return [quantityWarning(input, record), valueWarning(input, record), rateWarning(input, record)].flatMap(
    (warning) => warning ?? [],
  );
}

function quantityWarning({ quantity }: ImportInput, record: ImportItem): Warning | undefined {
  if (quantity <= record.quantity) return undefined;
  const message = `quantity is ${quantity}, and the customs record has ${record.quantity}. Check that more was imported.`;
  return { code: "quantity_above_record", message, field: "quantity" };
}

function valueWarning(input: ImportInput, record: ImportItem): Warning | undefined {
  // `KG` is the authority's code of the customs' `KGM`.
  const differs = (field: (typeof compared)[number]) =>
    !(record[field] || input[field]).startsWith(input[field]);
  const [first, ...others] = compared.filter(differs);
  if (first === undefined) return undefined;
  const named = [first, ...others].map((field) => `${field} ${input[field]} instead of ${record[field]}`);
  const message = `Values differ from the customs record: ${named.join(", ")}. Compare them with POST /imports/select-items.`;
  return { code: "record_differs", message, field: first };
}

function rateWarning(input: ImportInput, record: ImportItem): Warning | undefined {
  const rate = record.invoice_foreign_currency_exchange_rate;
  const { exchange_rate, invoice_amount } = input;
  if (exchange_rate !== 1 || invoice_amount === 0 || !rate || rate === 1) return undefined;
  const currency = input.invoice_currency ?? record.invoice_foreign_currency;
  const message = `${invoice_amount} ${currency} is booked as ${invoice_amount} in the local currency, since exchange_rate is 1. The customs record has the rate ${rate}.`;
  return { code: "exchange_rate_missing", message, field: "exchange_rate" };
}

type Linked = Pick<Request<"updateImportItem">["body"], "item_code" | "item_class_code">;

/** The warning of a record that is linked to an item; undefined if the item is registered with its class. */
export function linkWarning(
  { item_code, item_class_code }: Linked,
  item: Pick<ItemContent, "item_class_code"> | undefined,
): Warning | undefined {
  const code = "import_item_differs";
  if (!item) {
    const message = `${item_code} is not a registered item: GET /items lists them. The status is set with it.`;
    return { code, message, field: "item_code" };
  }
  if (item.item_class_code === item_class_code) return undefined;
  const message = `item_class_code is ${item_class_code}, and the item class of ${item_code} is ${item.item_class_code}. The status is set with it.`;
  return { code, message, field: "item_class_code" };
}
