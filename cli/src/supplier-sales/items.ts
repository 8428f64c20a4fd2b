// Our item behind each supplier's item: mapped, remembered, chosen by a person, or registered once.
import type { ItemInput, SupplierSale, SupplierSaleLine, Taxctl } from "@taxctl/sdk";
import { isTaxLetter, type TaxLetter } from "@taxctl/sdk/profiles";
import {
  type ForeignLine,
  type Suggestion,
  suggestItems,
  supplierItemKey,
  worthOffering,
} from "@taxctl/sdk/reconcile";
import { itemProblem } from "@taxctl/sdk/validation";
import { isServiceFailure } from "../failures/describe.ts";
import { usageFailure } from "../failures/failure.ts";
import type { Ask } from "../input/ask.ts";
import { given } from "../input/paging.ts";
import { parseJson } from "../input/read.ts";
import { askItem, suggestionText } from "../items/ask-item.ts";
import type { KnownCodes } from "../items/authority-codes.ts";
import type { ServiceCodes } from "../items/external-codes.ts";
import type { MemoryFile } from "../items/memory-file.ts";
import { checkNewItem, itemRejection, unregisteredReason } from "../items/new-item.ts";
import { folded, OwnItems } from "../items/registered-items.ts";
import type { State } from "../sales-file/state.ts";
import { concernsAll } from "../transactions/outcome.ts";

type ItemOptions = {
  client: Taxctl;
  state: State;
  memory: MemoryFile;
  /** The codes that the service remembers, for all machines of the account. */
  codes: ServiceCodes;
  /** Supplier item code, or `TIN:code`, to our item code. */
  map: ReadonlyMap<string, string>;
  register: boolean;
  /** Least score of a suggestion that is taken without asking. */
  applyAbove: number;
  /** Asks about unknown lines. */
  ask: Ask | undefined;
  /** Percent of each tax type. */
  rates: ReadonlyMap<string, number>;
  /** The tax type of lines whose letter the API doesn't have. */
  standard: TaxLetter;
  /** Checks new items in a dry run. */
  known: KnownCodes;
  /** Without it nothing is registered, only looked up. */
  dryRun: boolean;
  signal: AbortSignal;
};

/** Our code for a supplier's line, or why there is none. */
export type Found = { code: string; isNew: boolean } | { reason: string };

/** Finds items one after the other and remembers them, so that a supplier's item is looked up and asked for once. */
export class SupplierItems {
  readonly #options: ItemOptions;
  readonly #own: OwnItems;
  readonly #found = new Map<string, Found>();
  #isAsking = true;
  #registersAll = false;
  /** How many items were registered, in a dry run would be. */
  registered = 0;

  constructor(options: ItemOptions) {
    this.#options = options;
    this.#own = new OwnItems(options.client, options.signal);
  }

  /**
   * Asks about the unknown lines before anything is registered. Questions and progress don't share
   * the screen, and a person who stops half-way keeps half the answers.
   */
  async askFirst(sales: readonly SupplierSale[]): Promise<void> {
    if (!this.#options.ask || this.#options.dryRun || this.#options.register) return;
    for (const sale of sales) for (const line of sale.itemList) await this.find(sale, line);
  }

  async find(sale: SupplierSale, line: SupplierSaleLine): Promise<Found> {
    const key = supplierItemKey(sale, line);
    const { map, state } = this.#options;
    const mapped = map.get(key) ?? map.get(line.itemCd);
    const known = mapped ?? line.item_code ?? state.items.get(key);
    if (known !== undefined && !this.#found.has(key)) {
      const isNews = mapped !== undefined && mapped !== state.items.get(key);
      if (isNews && !this.#options.dryRun) await this.#remember(sale, line, mapped);
      else if (line.item_code !== known && !this.#options.dryRun)
        await this.#storeOnService(sale, line, known);
      this.#found.set(key, { code: known, isNew: false });
    }
    const found = this.#found.get(key) ?? (await this.#lookUp(sale, line));
    this.#found.set(key, found);
    return found;
  }

  /** Why the service would reject an item on a purchase. */
  async problemOf(code: string): Promise<string | undefined> {
    return itemProblem(code, await this.#own.one(code));
  }

  async #lookUp(sale: SupplierSale, line: SupplierSaleLine): Promise<Found> {
    const { memory, register, applyAbove } = this.#options;
    // Suppliers number their items themselves: the same code is another product, unless its name is the same too.
    const sameCode = await this.#own.byCode(line.itemCd);
    if (sameCode && folded(sameCode.item_name) === folded(line.itemNm))
      return { code: sameCode.item_code, isNew: false };
    const items = await this.#own.all();
    const foreign = foreignLine(sale, line);
    const { suggestions, apply } = suggestItems(foreign, items, memory.memory, { applyAbove });
    if (apply !== null) return { code: apply, isNew: false };
    if (register || this.#registersAll) return this.#register(sale, line);
    return (await this.#ask(sale, line, suggestions)) ?? { reason: reasonOf(line, suggestions) };
  }

  async #ask(
    sale: SupplierSale,
    line: SupplierSaleLine,
    suggestions: readonly Suggestion[],
  ): Promise<Found | undefined> {
    const { ask, dryRun } = this.#options;
    if (!ask || dryRun || !this.#isAsking) return undefined;
    const answer = await askItem(ask, foreignLine(sale, line), suggestions, await this.#own.all(), "all");
    if (answer === "register all") this.#registersAll = true;
    if (answer === "stop") this.#isAsking = false;
    if (answer === "stop" || answer === "skip") return undefined;
    if (answer === "register" || answer === "register all") return this.#register(sale, line);
    await this.#remember(sale, line, answer.code);
    return { code: answer.code, isNew: false };
  }

  /** One item for a product: the item of another supplier's line for the same product is used again. */
  async #register(sale: SupplierSale, line: SupplierSaleLine): Promise<Found> {
    const body = itemOf(line, this.#options);
    const same = await this.#own.same(body);
    if (same) {
      if (!this.#options.dryRun) await this.#remember(sale, line, same.item_code);
      return { code: same.item_code, isNew: false };
    }
    if (this.#options.dryRun) {
      const { problems } = await checkNewItem(body, this.#options.known);
      if (problems.length > 0) return { reason: unregisteredReason(line.itemCd, problems) };
      this.registered += 1;
      return { code: await this.#own.plan(body), isNew: true };
    }
    try {
      const item = await this.#own.register(body);
      this.registered += 1;
      await this.#remember(sale, line, item.item_code);
      return { code: item.item_code, isNew: true };
    } catch (error) {
      if (!isServiceFailure(error) || concernsAll(error)) throw error;
      return { reason: unregisteredReason(line.itemCd, itemRejection(error)) };
    }
  }

  async #remember(sale: SupplierSale, line: SupplierSaleLine, code: string): Promise<void> {
    const { state, memory } = this.#options;
    await state.keepItem(supplierItemKey(sale, line), code);
    await memory.remember(foreignLine(sale, line), code);
    await this.#storeOnService(sale, line, code);
  }

  async #storeOnService(sale: SupplierSale, line: SupplierSaleLine, item_code: string): Promise<void> {
    const code = { external_code: line.itemCd, item_code, description: line.itemNm };
    await this.#options.codes.add(`supplier:${sale.spplrTin}`, code);
  }
}

/** Begins the reason of a sale with a line that is mapped to none of our items. */
export const noItem = "no item";

function foreignLine(sale: SupplierSale, line: SupplierSaleLine): ForeignLine {
  return {
    supplier_tin: sale.spplrTin,
    supplier_name: sale.spplrNm,
    item_code: line.itemCd,
    item_name: line.itemNm,
    class_code: line.itemClsCd,
    tax_type: line.taxTyCd,
  };
}

function reasonOf(line: SupplierSaleLine, suggestions: readonly Suggestion[]): string {
  const best = suggestions.find(({ score }) => score >= worthOffering);
  const near = best ? `; nearest is ${suggestionText(best)}` : "";
  return `${noItem} for ${line.itemCd} (${line.itemNm})${near}`;
}

function itemOf(
  line: SupplierSaleLine,
  { rates, standard }: Pick<ItemOptions, "rates" | "standard">,
): ItemInput & { qty_unit_code: string } {
  const tax_type_code = isTaxLetter(line.taxTyCd) ? line.taxTyCd : standard;
  return {
    item_name: line.itemNm.slice(0, 200),
    item_class_code: line.itemClsCd,
    tax_type_code,
    ...given({ tax_rate: rates.get(tax_type_code) }),
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
