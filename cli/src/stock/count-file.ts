// Responsible for reading a physical count: item code or barcode, and the quantity that was counted.
import type { Sheet } from "../csv.ts";
import { Failure, usageFailure } from "../failure.ts";
import { readNumber } from "../sales-file/values.ts";

/** One counted item. `key` is an item code or a barcode. */
export type Counted = { line: number; key: string; isBarcode: boolean; quantity: number };

const CODE = ["item_code", "itemcode", "item code", "code", "sku", "item"];
const BARCODE = ["barcode", "ean", "gtin", "upc"];
const QUANTITY = [
  "counted_qty",
  "counted",
  "counted quantity",
  "count",
  "quantity",
  "qty",
  "physical",
  "physical count",
];

/** The rows of a count. Lines without a quantity were not counted and are passed over. */
export function readCount(sheet: Sheet, decimalComma: boolean): { counted: Counted[]; notCounted: number } {
  const column = (names: readonly string[]) =>
    sheet.columns.find((name) => names.includes(name.trim().toLowerCase()));
  const [code, barcode, quantity] = [column(CODE), column(BARCODE), column(QUANTITY)];
  if ((code === undefined && barcode === undefined) || quantity === undefined)
    throw usageFailure(
      "The count needs a column item_code or barcode, and a column counted_qty",
      `The file has: ${sheet.columns.join(", ")}.`,
    );
  const problems: Record<string, string[]> = {};
  const counted = new Map<string, Counted>();
  let notCounted = 0;
  for (const { line, cells } of sheet.rows) {
    const text = (cells[quantity] ?? "").trim();
    const own = code === undefined ? "" : (cells[code] ?? "").trim();
    const key = own || (barcode === undefined ? "" : (cells[barcode] ?? "").trim());
    if (text === "") {
      notCounted += 1;
      continue;
    }
    const value = readNumber(text, decimalComma);
    const earlier = counted.get(key);
    if (key === "") problems[`line ${line}`] = ["no item is named"];
    else if (value === undefined || value < 0) problems[`line ${line}`] = [`${text} is no counted quantity`];
    else if (earlier) problems[`line ${line}`] = [`${key} was counted on line ${earlier.line} already`];
    else counted.set(key, { line, key, isBarcode: own === "", quantity: value });
  }
  if (Object.keys(problems).length > 0)
    throw new Failure("The count can't be read", { code: "bad_file", exitCode: 2, errors: problems });
  return { counted: [...counted.values()], notCounted };
}
