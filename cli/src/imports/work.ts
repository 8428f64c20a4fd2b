// The work on one customs record, from flags, a wizard or a row of a file.
import type { ImportItem, ItemInput } from "@taxctl/sdk";
import { portion } from "@taxctl/sdk/amounts";
import { shellWord } from "@taxctl/sdk/commands";
import type { Reason } from "../failures/reasons.ts";
import type { KnownCodes } from "../items/authority-codes.ts";
import { clean } from "../output/terminal.ts";
import { recordKey } from "./queue.ts";

export const actions = ["map", "create", "cancel"] as const;

/** The decision. Fields of an item are only for `create`; omitted ones come from the record. */
export type Work = {
  action: (typeof actions)[number];
  item_code: string;
  item_name?: string | undefined;
  item_class_code?: string | undefined;
  tax_type?: string | undefined;
  qty_unit_code?: string | undefined;
  pkg_unit_code?: string | undefined;
  default_price?: number | undefined;
  /** For a record without one. */
  origin_nation_code?: string | undefined;
  quantity_unit_code?: string | undefined;
  invoice_amount?: number | undefined;
};

/** The problems that don't depend on the record. */
export function problemsOf(work: Work): Reason[] {
  const problems: Reason[] = [];
  if (work.action !== "create" && work.item_code === "")
    problems.push({ problem: `${work.action} needs item_code` });
  if (work.action === "create" && !work.item_class_code)
    problems.push({ problem: "create needs item_class_code: `taxctl codes list --class item_class`" });
  return problems;
}

/** The missing values for booking the record in. */
export function lacksOf(record: ImportItem, work: Work): Reason[] {
  const problems: Reason[] = [];
  if (work.action === "cancel") return problems;
  if (amountOf(record, work) === undefined)
    problems.push({ problem: "the record has no amount: give invoice_amount" });
  if (originOf(record, work) === undefined)
    problems.push({ problem: "the record has no country of origin: give origin_nation_code" });
  return problems;
}

const amountOf = (record: ImportItem, work: Work) =>
  work.invoice_amount ?? record.invoice_foreign_currency_amount ?? undefined;
const originOf = (record: ImportItem, work: Work) =>
  work.origin_nation_code || record.origin_nation_code || undefined;

/** The request to book it in under an item. */
export function processBody(record: ImportItem, work: Work, itemCode: string) {
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
    origin_nation_code: originOf(record, work) ?? "",
    quantity: record.quantity,
    quantity_unit_code: work.quantity_unit_code || record.quantity_unit_code || "U",
    invoice_amount: amountOf(record, work) ?? 0,
    existing_item_code: itemCode,
    ...(supplier_name ? { supplier_name } : {}),
    ...(currency ? { invoice_currency: currency } : {}),
    ...(rate === null ? {} : { exchange_rate: rate }),
  };
}

/** The item that `create` registers: a good of its own name, counted as the record is where the authority has that unit. */
export async function newItem(
  record: ImportItem,
  work: Work,
  known: KnownCodes,
): Promise<ItemInput & { qty_unit_code: string }> {
  const unit = authorityUnit(record.quantity_unit_code);
  const ownUnit = !work.qty_unit_code && unit && (await known.has("qty_unit_code", unit)) ? unit : "U";
  const amount = amountOf(record, work) ?? 0;
  const origin = originOf(record, work);
  const rate = record.invoice_foreign_currency_exchange_rate ?? 1;
  const price = portion(amount, rate, record.quantity);
  return {
    ...(work.item_code ? { item_code: work.item_code } : {}),
    item_name: (work.item_name || record.item_name).slice(0, 200),
    item_class_code: work.item_class_code ?? "",
    tax_type_code: work.tax_type ?? (await known.standardTaxType()),
    qty_unit_code: work.qty_unit_code || ownUnit,
    pkg_unit_code: work.pkg_unit_code || "NT",
    ...(origin ? { origin_nation_code: origin } : {}),
    default_price: work.default_price ?? price,
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

/** The unit of a customs record as the authority's table names it. */
function authorityUnit(unit: string | null): string | null {
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
  return clean(
    `the record is in ${unit}, ${item_name} is counted in ${own}: ${quantity} ${unit} become ${quantity} ${own}`,
  );
}

/**
 * The same as one command without questions.
 *
 * @param unitsDiffer the person confirmed different units
 */
export function equivalentCommand(record: ImportItem, work: Work, unitsDiffer: boolean): string {
  const flags: [string, string | number | undefined][] = [
    ["--class", work.item_class_code],
    ["--name", work.item_name],
    ["--tax-type", work.tax_type],
    ["--qty-unit", work.qty_unit_code],
    ["--pkg-unit", work.pkg_unit_code],
    ["--price", work.default_price],
  ];
  const given = work.action === "create" ? flags : [];
  const item = work.item_code ? [`--item ${shellWord(work.item_code)}`] : [];
  const words = given.flatMap(([flag, value]) =>
    value === undefined || value === "" ? [] : [`${flag} ${shellWord(String(value))}`],
  );
  const verb = work.action === "map" ? [] : [`--${work.action}`];
  const meant = unitsDiffer ? ["--yes"] : [];
  return ["taxctl imports map", shellWord(recordKey(record)), ...verb, ...item, ...words, ...meant].join(" ");
}
