// Responsible for our item behind each supplier's item: mapped, known from earlier, the same code, or registered now.
import { createHash } from "node:crypto";
import type { ItemInput, SupplierSale, SupplierSaleLine, Taxctl } from "@taxctl/sdk";
import { describe, isServiceFailure } from "../describe.ts";
import { usageFailure } from "../failure.ts";
import { parseJson } from "../input.ts";
import { concernsAll } from "../outcome.ts";
import type { State } from "../sales-file/state.ts";
import { supplierItemKey } from "./purchase.ts";

export type ItemOptions = {
  client: Taxctl;
  state: State;
  /** Supplier item code, or `TIN:code`, to our item code. */
  map: ReadonlyMap<string, string>;
  register: boolean;
  /** Without it nothing is registered, only looked up. */
  dryRun: boolean;
  signal: AbortSignal;
};

/** Our code for a supplier's line, or why there is none. */
export type Found = { code: string; isNew: boolean } | { reason: string };

/** Finds items one after the other and remembers them, so that a supplier's item is looked up once. */
export class SupplierItems {
  readonly #options: ItemOptions;
  readonly #found = new Map<string, Found>();
  registered = 0;

  constructor(options: ItemOptions) {
    this.#options = options;
  }

  async find(sale: SupplierSale, line: SupplierSaleLine): Promise<Found> {
    const key = supplierItemKey(sale, line);
    const { map, state } = this.#options;
    const known = map.get(key) ?? map.get(line.itemCd) ?? state.items.get(key);
    if (known !== undefined) return { code: known, isNew: false };
    const found = this.#found.get(key) ?? (await this.#lookUp(key, line));
    this.#found.set(key, found);
    return found;
  }

  async #lookUp(key: string, line: SupplierSaleLine): Promise<Found> {
    const { client, register, dryRun, signal } = this.#options;
    try {
      const item = await client.items.get(line.itemCd, undefined, { signal });
      return { code: item.item_code, isNew: false };
    } catch (error) {
      if (!isServiceFailure(error) || error.status !== 404) throw error;
    }
    if (!register)
      return {
        reason: `no item ${line.itemCd} (${line.itemNm}): map it with --item-map, or add --register-items`,
      };
    if (dryRun) return { code: line.itemCd, isNew: true };
    return this.#register(key, line);
  }

  async #register(key: string, line: SupplierSaleLine): Promise<Found> {
    const { client, state, signal } = this.#options;
    const body = itemOf(line);
    const idempotencyKey = `item-${createHash("sha256")
      .update(JSON.stringify([key, body]))
      .digest("hex")}`;
    try {
      const item = await client.items.create(body, { signal, idempotencyKey });
      await state.keepItem(key, item.item_code);
      this.registered += 1;
      return { code: item.item_code, isNew: true };
    } catch (error) {
      if (!isServiceFailure(error) || concernsAll(error)) throw error;
      return { reason: `item ${line.itemCd} can't be registered: ${describe(error).message}` };
    }
  }
}

function itemOf(line: SupplierSaleLine): ItemInput {
  const letters = ["A", "B", "C", "D", "E"] as const;
  return {
    item_name: line.itemNm.slice(0, 200),
    item_class_code: line.itemClsCd,
    tax_type_code: letters.find((letter) => letter === line.taxTyCd) ?? "A",
    qty_unit_code: "U",
    pkg_unit_code: "NT",
    default_price: line.prc,
  };
}

/** `supplierItem=ownItem` pairs, and a JSON file of the same behind `@`. */
export function readItemMap(pairs: readonly string[], fileText: string | undefined): Map<string, string> {
  const map = new Map<string, string>();
  if (fileText !== undefined) {
    const value = parseJson(fileText, "The item map");
    if (typeof value !== "object" || value === null) throw usageFailure("The item map is not a JSON object");
    for (const [supplier, own] of Object.entries(value)) map.set(supplier, String(own));
  }
  for (const pair of pairs) {
    const at = pair.indexOf("=");
    if (at < 1 || at === pair.length - 1)
      throw usageFailure(`--item-map ${pair} is not supplierItem=ownItem`);
    map.set(pair.slice(0, at), pair.slice(at + 1));
  }
  return map;
}
