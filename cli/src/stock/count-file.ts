// Reading quantities of items from a file: item code or barcode, and the quantity that was counted or is transferred.
import { readNumbers, type Sheet, withoutTotals } from "@taxctl/sdk/books";
import { usageFailure } from "../failures/failure.ts";

/** One counted item. `key` is an item code or a barcode; a quantity that can't be one is `undefined`. */
export type Counted = { line: number; key: string; isBarcode: boolean; quantity: number | undefined };

/** A count as read, with the problems by line. `skipped` counts total rows and remarks. */
export type Count = {
  counted: Counted[];
  notCounted: number;
  skipped: number;
  problems: Map<number, string[]>;
};

const codeNames = ["item_code", "itemcode", "item code", "code", "sku"];
/** With barcodes in the file, this is the column of names. */
const vagueCode = ["item"];
const barcodeNames = ["barcode", "ean", "gtin", "upc"];
const quantityNames = [
  "counted_qty",
  "counted",
  "counted quantity",
  "count",
  "quantity",
  "qty",
  "physical",
  "physical count",
];

/** The kind of file: names of its column of quantities, and the texts of problems. */
export type QuantityFile = {
  /** Begins a sentence. */
  name: string;
  /** The column as the help names it. */
  column: string;
  columns: readonly string[];
  isQuantity: (value: number) => boolean;
  /** After a quantity that can't be one. */
  wrong: string;
  /** Before the earlier line of an item. */
  earlier: string;
  /** Of lines without a quantity. */
  blank: string;
  /** After "3 lines of ". */
  failure: string;
  remedy: string;
};

export const countFile: QuantityFile = {
  name: "The count",
  column: "counted_qty",
  columns: quantityNames,
  isQuantity: (value) => value >= 0,
  wrong: "is not a counted quantity",
  earlier: "was counted on",
  blank: "without a counted quantity: left alone",
  failure: "the count can't be booked",
  remedy: "Correct the file; nothing was booked.",
};

export const transfer: QuantityFile = {
  name: "The file",
  column: "quantity",
  columns: ["quantity", "qty", "transfer_qty", "transfer quantity"],
  isQuantity: (value) => value > 0,
  wrong: "is not a quantity above 0",
  earlier: "is on",
  blank: "without a quantity: skipped",
  failure: "the file can't be transferred",
  remedy: "Correct the file. Nothing was sent.",
};

/** How many columns of such a file a header names. */
export function knownNames({ columns }: QuantityFile, names: readonly string[]): number {
  return names.filter((name) =>
    [...codeNames, ...vagueCode, ...barcodeNames, ...columns].includes(name.trim().toLowerCase()),
  ).length;
}

/** The rows of a file. Lines without a quantity are passed over. */
export function readQuantities(sheet: Sheet, file: QuantityFile, decimalComma: boolean | undefined): Count {
  const column = (names: readonly string[]) =>
    sheet.columns.find((name) => names.includes(name.trim().toLowerCase()));
  const [barcode, quantity] = [column(barcodeNames), column(file.columns)];
  const code = column(codeNames) ?? (barcode === undefined ? column(vagueCode) : undefined);
  if ((code === undefined && barcode === undefined) || quantity === undefined)
    throw usageFailure(
      `${file.name} needs a column item_code or barcode, and a column ${file.column}`,
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
    const isQuantity = value !== undefined && file.isQuantity(value);
    const earlier = counted.get(key);
    const found: string[] = [];
    if (key === "") found.push("no item is named");
    if (!isQuantity) found.push(`${quantity} ${text} ${file.wrong}`);
    if (earlier) found.push(`${key} ${file.earlier} line ${earlier.line} already`);
    if (found.length > 0) problems.set(line, found);
    if (key !== "" && !earlier)
      counted.set(key, { line, key, isBarcode: own === "", quantity: isQuantity ? value : undefined });
  }
  return { counted: [...counted.values()], notCounted, skipped, problems };
}
