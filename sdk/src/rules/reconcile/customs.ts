// Customs records as suggestions and bookings take them: their key, the line that a suggestion compares, and the request to book one in.
import type { ImportItem } from "../openapi.ts";
import { emptyMemory, type ForeignLine, type ItemMemory, remember } from "./memory.ts";

/** The parts that identify a record at the authority. */
type Key = Pick<ImportItem, "task_code" | "declaration_date" | "item_sequence" | "hs_code">;

/** The key of a record: `task/date/sequence/HS code`. */
export const recordKey = ({ task_code, declaration_date, item_sequence, hs_code }: Key): string =>
  [task_code, declaration_date, item_sequence, hs_code].join("/");

/** The parts of a {@link recordKey}; undefined for a text that is no key. */
export function readRecordKey(text: string): Key | undefined {
  const [, task_code, declaration_date, sequence, hs_code] =
    /^(\S.{0,49})\/(\d{8}|-1)\/(\d{1,10})\/([^/]{1,17})$/.exec(text) ?? [];
  if (!task_code || !declaration_date || !hs_code) return undefined;
  return { task_code, declaration_date, item_sequence: Number(sequence), hs_code };
}

/** A record as suggestions take it. */
export function customsLine(
  record: Pick<
    ImportItem,
    | "supplier_name"
    | "item_name"
    | "hs_code"
    | "quantity_unit_code"
    | "package_unit_code"
    | "origin_nation_code"
  >,
): ForeignLine {
  return {
    supplier_name: record.supplier_name,
    item_name: record.item_name,
    class_code: record.hs_code,
    quantity_unit: record.quantity_unit_code,
    package_unit: record.package_unit_code,
    country: record.origin_nation_code,
  };
}

/** The decisions about records that this service approved, as suggestions remember them; who made them is not known here. */
export const memoryOfRecords = (
  records: readonly (ImportItem & { item_code: string | null; decided_at: string | null })[],
): ItemMemory =>
  records
    .flatMap((record) =>
      record.item_code === null || record.decided_at === null
        ? []
        : [{ line: customsLine(record), item_code: record.item_code, time: record.decided_at }],
    )
    .toSorted((one, other) => Date.parse(one.time) - Date.parse(other.time))
    .reduce(
      (memory, { line, item_code, time }) => remember(memory, line, item_code, { author: "", time }),
      emptyMemory(),
    );

/** Values of a person for a record that lacks them. */
export type Supplied = {
  origin_nation_code?: string | undefined;
  quantity_unit_code?: string | undefined;
  invoice_amount?: number | undefined;
};

/** The amount of a record's invoice, in its currency; undefined if nobody states it. */
export const customsAmount = (
  record: Pick<ImportItem, "invoice_foreign_currency_amount">,
  given: Supplied,
): number | undefined => given.invoice_amount ?? record.invoice_foreign_currency_amount ?? undefined;

/** The country of origin of a record; undefined if nobody states it. */
export const customsOrigin = (
  record: Pick<ImportItem, "origin_nation_code">,
  given: Supplied,
): string | undefined => given.origin_nation_code || record.origin_nation_code || undefined;

/** The values without which a record can't be booked in, and which nobody states: fields of {@link Supplied}. */
export function lackingOf(record: ImportItem, given: Supplied): ("invoice_amount" | "origin_nation_code")[] {
  return [
    customsAmount(record, given) === undefined ? (["invoice_amount"] as const) : [],
    customsOrigin(record, given) === undefined ? (["origin_nation_code"] as const) : [],
  ].flat();
}

/** The request to book a record in under an item. */
export function processBody(record: ImportItem, given: Supplied, itemCode: string) {
  const { supplier_name, invoice_foreign_currency: currency } = record;
  const rate = record.invoice_foreign_currency_exchange_rate;
  return {
    action: "map" as const,
    task_code: record.task_code,
    declaration_date: record.declaration_date,
    declaration_number: record.declaration_number,
    item_sequence: record.item_sequence,
    hs_code: record.hs_code,
    import_item_name: record.item_name,
    origin_nation_code: customsOrigin(record, given) ?? "",
    quantity: record.quantity,
    quantity_unit_code: given.quantity_unit_code || record.quantity_unit_code || "U",
    invoice_amount: customsAmount(record, given) ?? 0,
    existing_item_code: itemCode,
    ...(supplier_name ? { supplier_name } : {}),
    ...(currency ? { invoice_currency: currency } : {}),
    ...(rate === null ? {} : { exchange_rate: rate }),
  };
}

/** Units of customs (UN/ECE recommendation 20) that the authority's table names otherwise. */
const customsUnits: Readonly<Record<string, string>> = {
  KGM: "KG",
  MTR: "M",
  LTR: "L",
  MTK: "M2",
  MTQ: "M3",
  NPR: "PR",
  NAR: "U",
  NMB: "U",
  H87: "U",
  C62: "U",
  DZN: "DZ",
};

/** The unit of a record as the authority's table names it. */
export function authorityUnit(unit: string | null): string | null {
  return (unit && customsUnits[unit]) ?? unit;
}

/** The problem that the record's unit differs from its item's; empty if it doesn't, or can't be determined. */
export function unitWarning(
  { quantity, quantity_unit_code: unit }: Pick<ImportItem, "quantity" | "quantity_unit_code">,
  item: { item_name: string; qty_unit_code: string } | undefined,
): string {
  if (!item || !unit) return "";
  const { item_name, qty_unit_code: own } = item;
  if (unit === own || authorityUnit(unit) === authorityUnit(own)) return "";
  return `the record is in ${unit}, ${item_name} is counted in ${own}: ${quantity} ${unit} become ${quantity} ${own}`;
}
