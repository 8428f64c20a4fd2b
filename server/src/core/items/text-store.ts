// Searches of lists of items and stock in codes, names and barcodes.
import type { QueryBuilder } from "../../db/sql/schema.ts";
import { fold, likePattern } from "../../db/sql/values.ts";

/** Parts that texts must contain, whatever their case and, in names, their accents. */
export type TextFilter = { item_code?: string; item_name?: string; barcode?: string };

/** Without spaces around it, as `fold` does it: a pasted code or barcode often has them. */
const lower = (text: string): string => text.trim().toLowerCase();

/** How each text is read from a row, and how the part is given. */
const texts = {
  item_code: { sql: "lower(??)", column: "item_code", given: lower },
  item_name: { sql: "??", column: "name_folded", given: fold },
  barcode: { sql: "lower(??)", column: "barcode", given: lower },
} as const;
type Text = keyof typeof texts;

/** The parts of a search text; an empty one matches every text. */
export function partsOf(filter: TextFilter): Map<Text, string> {
  const names: Text[] = ["item_code", "item_name", "barcode"];
  const given = names.map((name) => [name, texts[name].given(filter[name] ?? "")] as const);
  return new Map(given.filter(([, part]) => part !== ""));
}

/** Restricts a query to rows whose texts contain the parts; `tableOf` names the table of each text. */
export function whereParts(
  rows: QueryBuilder,
  parts: ReadonlyMap<Text, string>,
  tableOf: (text: Text) => "items" | "stock",
): QueryBuilder {
  for (const [text, part] of parts) {
    const { sql, column } = texts[text];
    rows.whereRaw(`${sql} like ? escape '!'`, [`${tableOf(text)}.${column}`, likePattern(part)]);
  }
  return rows;
}
