// The own items as a run knows them: the list read once, items registered on the way added.
import { createHash } from "node:crypto";
import type { Item, ItemInput, Taxctl } from "@taxctl/sdk";
import { given } from "../input/paging.ts";
import { unlessStatus } from "../service/unless-status.ts";

/** The identity of an item, also from another supplier. */
export type Good = {
  item_name: string;
  item_class_code: string;
  tax_type_code: string;
  qty_unit_code: string;
};

/** An own item, or one that a dry run would have registered by now. */
export type Owned = Good & Pick<Item, "item_code" | "is_active"> & Partial<Omit<Item, keyof Good>>;

/** Read at the first question. */
export class OwnItems {
  readonly #client: Taxctl;
  readonly #signal: AbortSignal;
  #items: Promise<Owned[]> | undefined;
  /** The items that were requested singly. */
  readonly #asked = new Map<string, Owned | undefined>();
  #planned = 0;

  constructor(client: Taxctl, signal: AbortSignal) {
    this.#client = client;
    this.#signal = signal;
  }

  /** All of them. A new list after each change, so that counts over an old list are not reused. */
  all(): Promise<readonly Owned[]> {
    this.#items ??= this.#client.items.list({ per_page: 100 }, { signal: this.#signal }).toArray();
    return this.#items;
  }

  async byCode(code: string): Promise<Owned | undefined> {
    return (await this.all()).find(({ item_code }) => item_code === code);
  }

  /** The same for one item, without reading the list: a single request. */
  async one(code: string): Promise<Owned | undefined> {
    if (this.#items) return this.byCode(code);
    const get = () => this.#client.items.get(code, {}, { signal: this.#signal });
    if (!this.#asked.has(code)) this.#asked.set(code, await unlessStatus([400, 404], get));
    return this.#asked.get(code);
  }

  /** The item that is this good: same name, class, tax type and unit. */
  async same(good: Good): Promise<Owned | undefined> {
    const key = goodKey(good);
    return (await this.all()).find((item) => item.is_active && goodKey(item) === key);
  }

  /** Registers a good, with a key made from it, so that the same good is never registered twice. */
  async register(good: ItemInput, branch_id?: string): Promise<Item> {
    const key = createHash("sha256").update(JSON.stringify(good)).digest("hex");
    const options = { signal: this.#signal, idempotencyKey: `item-${key}` };
    const item = await this.#client.items.create({ ...good, ...given({ branch_id }) }, options);
    this.#items = Promise.resolve([...(await this.all()), item]);
    return item;
  }

  /** Takes a good for registered, in a run that registers nothing. */
  async plan(good: Good): Promise<string> {
    this.#planned += 1;
    const item_code = `new ${this.#planned}`;
    this.#items = Promise.resolve([...(await this.all()), { ...good, item_code, is_active: true }]);
    return item_code;
  }
}

/** Case, accents and white space of names don't distinguish items. */
export function folded(name: string): string {
  return name.normalize("NFKD").replace(/\p{M}/gu, "").toUpperCase().replace(/\s+/g, " ").trim();
}

/** The values that are equal for the same product. */
export function goodKey({ item_name, item_class_code, tax_type_code, qty_unit_code }: Good): string {
  return [folded(item_name), item_class_code, tax_type_code, qty_unit_code].join("\n");
}
