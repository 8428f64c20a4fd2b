// The item code of every line: mapped, known from earlier, or registered now.

import { createHash } from "node:crypto";
import type { ItemInput, Taxctl } from "@taxctl/sdk";
import { isTaxLetter, publishedStandard } from "@taxctl/sdk/profiles";
import type { Invoice, InvoiceLine } from "@taxctl/sdk/sales-file";
import { type Failure, usageFailure } from "../failures/failure.ts";
import { given } from "../input/paging.ts";
import type { KnownCodes } from "../items/authority-codes.ts";
import { checkNewItem, resultRejection, unregisteredReason } from "../items/new-item.ts";
import { goodKey, OwnItems } from "../items/registered-items.ts";
import { counted, fewOf } from "../output/words.ts";
import type { Mapping } from "./mapping.ts";
import type { State } from "./state.ts";

/** Why codes of the sheet have no item, and the items that were registered. */
type Registered = { rejected: Map<string, string>; registered: string[] };

/** A code of the sheet with the first line that names it, from which an item can be registered. */
export type Wanted = { code: string; line: InvoiceLine };

/** The codes that neither mapping nor state knows, in order of appearance. */
export function unknownCodes(
  invoices: readonly Invoice[],
  mapping: Mapping,
  known: ReadonlyMap<string, string>,
): Wanted[] {
  const wanted = new Map<string, Wanted>();
  for (const line of invoices.flatMap((invoice) => invoice.lines)) {
    if (line.code in mapping.items || known.has(line.code) || wanted.has(line.code)) continue;
    wanted.set(line.code, { code: line.code, line });
  }
  return [...wanted.values()];
}

/** Of items to register that have no class. */
export function unclassedFailure(wanted: readonly Wanted[], mapping: Mapping): Failure | undefined {
  const unclassed = wanted.filter(({ line }) => !(line.item_class_code ?? mapping.item.item_class_code));
  if (unclassed.length === 0) return undefined;
  return usageFailure(
    `${counted(unclassed.length, "item has", "items have")} no item class: ${fewOf(unclassed.map(({ code }) => code))}`,
    "Name a class with --item-class: `taxctl codes list --class item_class` shows them.",
    { "--item-class": ["is missing"] },
  );
}

/** The item as it is registered: name and price of its first line, the rest from mapping and defaults. */
export function itemOf({ code, line }: Wanted, mapping: Mapping): ItemInput & { qty_unit_code: string } {
  const defaults = mapping.item;
  return {
    ...(line.codeIsOurs ? { item_code: code } : {}),
    item_name: line.name ?? code,
    item_class_code: line.item_class_code ?? defaults.item_class_code,
    item_type: mapping.service_codes.includes(code) ? "3" : defaults.item_type,
    tax_type_code:
      line.tax_type !== undefined && isTaxLetter(line.tax_type)
        ? line.tax_type
        : (defaults.tax_type_code ?? publishedStandard),
    ...given({ tax_rate: line.tax_rate, origin_nation_code: defaults.origin_nation_code }),
    pkg_unit_code: line.pkg_unit_code ?? defaults.pkg_unit_code,
    qty_unit_code: line.qty_unit_code ?? defaults.qty_unit_code,
    default_price: line.unit_price,
    ...(line.barcode ? { barcode: line.barcode } : {}),
  };
}

export type RegisterOptions = {
  client: Taxctl;
  mapping: Mapping;
  state: State;
  /** Codes with a known item. */
  known: ReadonlyMap<string, string>;
  signal: AbortSignal;
  tick: (good: boolean) => void;
  /**
   * Called before anything is registered, with codes that will become new items although items of the same name exist.
   * Throws to stop.
   */
  onUncertain: (codes: readonly string[]) => Promise<void> | void;
};

/**
 * Registers items, many in a request, and stores each code in the state at once. The idempotency key is made from the item itself, so
 * a run that crashed between response and state file doesn't register twice. The key expires after a day, and each
 * file has its own state: an item that the account already has under the same name is used, not registered again.
 */
export async function registerItems(
  wanted: readonly Wanted[],
  options: RegisterOptions,
): Promise<Registered> {
  const { client, mapping, state, signal, tick } = options;
  const rejected = new Map<string, string>();
  const registered: string[] = [];
  const { found, doubtful } = await foundByName(wanted, options);
  if (doubtful.length > 0) await options.onUncertain(doubtful);
  const missing: Wanted[] = [];
  for (const entry of wanted) {
    const same = found.get(entry.code);
    if (same === undefined) missing.push(entry);
    else await state.keepItem(entry.code, same);
    if (same !== undefined) tick(true);
  }
  const results = client.items.createMany(
    missing.map((entry) => keyed(entry, mapping)),
    { signal },
  );
  for await (const { index, item_code, code, ...why } of results) {
    const entry = missing[index];
    if (!entry) continue;
    const isThere = code === "already_exists" && entry.line.codeIsOurs;
    if (item_code !== null) registered.push(item_code);
    if (item_code !== null || isThere) await state.keepItem(entry.code, item_code ?? entry.code);
    else rejected.set(entry.code, unregisteredReason(entry.code, resultRejection(why)));
    tick(!rejected.has(entry.code));
  }
  return { rejected, registered };
}

/** The item with its key: the same item of the same code is registered once. */
function keyed(entry: Wanted, mapping: Mapping) {
  const item = itemOf(entry, mapping);
  const hash = createHash("sha256")
    .update(JSON.stringify([entry.code, item]))
    .digest("hex");
  return { ...item, idempotency_key: `item-${hash}` };
}

/** Why codes of a dry run can't become items, by code. Items that are there already are not registered again. */
export async function itemRejections(
  wanted: readonly Wanted[],
  mapping: Mapping,
  known: KnownCodes | undefined,
): Promise<Map<string, string>> {
  const rejected = new Map<string, string>();
  for (const entry of wanted) {
    const { problems } = await checkNewItem(itemOf(entry, mapping), known);
    if (problems.length > 0) rejected.set(entry.code, unregisteredReason(entry.code, problems));
  }
  return rejected;
}

/**
 * The existing items of codes: of the same name, class, tax type and unit, with exactly one matching code and item,
 * and not the item of another code. Items that only share a name stay separate.
 */
async function foundByName(wanted: readonly Wanted[], { client, mapping, known, signal }: RegisterOptions) {
  const found = new Map<string, string>();
  const doubtful: string[] = [];
  const taken = new Set(known.values());
  const free = (await new OwnItems(client, signal).all()).filter(
    ({ item_code, is_active }) => is_active && !taken.has(item_code),
  );
  const owned = Map.groupBy(free, goodKey);
  const unnamed = wanted.filter(({ line }) => !line.codeIsOurs);
  for (const [good, entries] of Map.groupBy(unnamed, (entry) => goodKey(itemOf(entry, mapping)))) {
    const items = owned.get(good) ?? [];
    const [entry, item] = [entries[0], items[0]];
    if (!entry || !item) continue;
    if (entries.length === 1 && items.length === 1) found.set(entry.code, item.item_code);
    else doubtful.push(...entries.map(({ code }) => code));
  }
  return { found, doubtful };
}

/** Codes of mapping, service and state together; the mapping wins over the service, and the service over the state. */
export function knownCodes(
  mapping: Mapping,
  state: { items: ReadonlyMap<string, string> } | undefined,
  remembered: ReadonlyMap<string, string> = new Map(),
): Map<string, string> {
  return new Map([...(state?.items ?? []), ...remembered, ...Object.entries(mapping.items)]);
}
