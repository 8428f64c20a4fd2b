// Responsible for reading a physical count: item code or barcode, and the quantity that was counted.
import { usageFailure } from "../failures/failure.ts";
import type { Sheet } from "../spreadsheets/csv.ts";
import { readNumbers } from "../spreadsheets/numbers.ts";
import { withoutTotals } from "../spreadsheets/totals.ts";

/** One counted item. `key` is an item code or a barcode; a quantity that can't be one is `undefined`. */
export type Counted = { line: number; key: string; isBarcode: boolean; quantity: number | undefined };

/** A count as read, with the problems by line. `skipped` counts total rows and remarks. */
export type Count = {
  counted: Counted[];
  notCounted: number;
  skipped: number;
  problems: Map<number, string[]>;
};

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

/** How many columns of a count a header names. */
export function knownCountNames(names: readonly string[]): number {
  return names.filter((name) => [...CODE, ...BARCODE, ...QUANTITY].includes(name.trim().toLowerCase()))
    .length;
}

/** The rows of a count. Lines without a quantity were not counted and are passed over. */
export function readCount(sheet: Sheet, decimalComma: boolean | undefined): Count {
  const column = (names: readonly string[]) =>
    sheet.columns.find((name) => names.includes(name.trim().toLowerCase()));
  const [code, barcode, quantity] = [column(CODE), column(BARCODE), column(QUANTITY)];
  if ((code === undefined && barcode === undefined) || quantity === undefined)
    throw usageFailure(
      "The count needs a column item_code or barcode, and a column counted_qty",
      `The file has: ${sheet.columns.join(", ")}.`,
    );
  const { rows, skipped = 0 } = withoutTotals(sheet, { key: [code, barcode] });
  const numbers = readNumbers(rows, { columns: [quantity], decimalComma });
  const problems = new Map<number, string[]>();
  const counted = new Map<string, Counted>();
  let notCounted = 0;
  for (const row of rows) {
    const { line, cells } = row;
    const text = (cells[quantity] ?? "").trim();
    const own = code === undefined ? "" : (cells[code] ?? "").trim();
    const key = own || (barcode === undefined ? "" : (cells[barcode] ?? "").trim());
    if (text === "") {
      notCounted += 1;
      continue;
    }
    const value = numbers.read(row, quantity);
    const isQuantity = value !== undefined && value >= 0;
    const earlier = counted.get(key);
    const found: string[] = [];
    if (key === "") found.push("no item is named");
    if (!isQuantity) found.push(`${quantity} ${text} is no counted quantity`);
    if (earlier) found.push(`${key} was counted on line ${earlier.line} already`);
    if (found.length > 0) problems.set(line, found);
    if (key !== "" && !earlier)
      counted.set(key, { line, key, isBarcode: own === "", quantity: isQuantity ? value : undefined });
  }
  return { counted: [...counted.values()], notCounted, skipped, problems };
}
