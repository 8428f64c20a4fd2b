// The work on one customs record, from flags, a wizard or a row of a file.
import type { ImportItem, ItemInput } from "@taxctl/sdk";
import { portion } from "@taxctl/sdk/amounts";
import { shellWord } from "@taxctl/sdk/commands";
import {
  authorityUnit,
  customsAmount,
  customsOrigin,
  lackingOf,
  recordKey,
  type Supplied,
  unitWarning,
} from "@taxctl/sdk/reconcile";
import type { Reason } from "../failures/reasons.ts";
import type { KnownCodes } from "../items/authority-codes.ts";
import { clean } from "../output/terminal.ts";

export const actions = ["map", "create", "cancel"] as const;

/** The decision. Fields of an item are only for `create`; omitted ones come from the record. */
export type Work = Supplied & {
  action: (typeof actions)[number];
  item_code: string;
  item_name?: string | undefined;
  item_class_code?: string | undefined;
  tax_type?: string | undefined;
  qty_unit_code?: string | undefined;
  pkg_unit_code?: string | undefined;
  default_price?: number | undefined;
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
  if (work.action === "cancel") return [];
  const names = { invoice_amount: "amount", origin_nation_code: "country of origin" };
  return lackingOf(record, work).map((field) => ({
    problem: `the record has no ${names[field]}: give ${field}`,
  }));
}

/** The item that `create` registers: a good of its own name, counted as the record is where the authority has that unit. */
export async function newItem(
  record: ImportItem,
  work: Work,
  known: KnownCodes,
): Promise<ItemInput & { qty_unit_code: string }> {
  const unit = authorityUnit(record.quantity_unit_code);
  const ownUnit = !work.qty_unit_code && unit && (await known.has("qty_unit_code", unit)) ? unit : "U";
  const amount = customsAmount(record, work) ?? 0;
  const origin = customsOrigin(record, work);
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

/** {@link unitWarning} for the terminal. */
export const shownUnitWarning = (...about: Parameters<typeof unitWarning>): string =>
  clean(unitWarning(...about));

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
