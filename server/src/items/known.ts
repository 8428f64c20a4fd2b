// Registered items as the work of lanes needs them, remembered: what is told of an item never changes once it is registered.
import type { Knex } from "knex";
import { padded, placesOf, selectRows } from "../db/rows.ts";
import type { ItemRow } from "./store.ts";

export type KnownItem = Pick<
  ItemRow,
  "id" | "data_set_id" | "seq" | "item_code" | "item_type" | "is_active" | "safety_qty"
>;

const columns = "id, data_set_id, seq, item_code, item_type, is_active, safety_qty";
/** Beyond this, or after so long, all are read anew: a server's database may be put back under a process that goes on. */
const mostItems = 10_000;
const rememberedMs = 60_000;

/** The items that a process has read from one database. */
class Memory {
  readonly byId = new Map<number, KnownItem>();
  readonly #byCode = new Map<number, Map<string, KnownItem>>();
  #sinceMs = performance.now();

  byCodeOf(dataSetId: number): Map<string, KnownItem> {
    const known = this.#byCode.get(dataSetId) ?? new Map<string, KnownItem>();
    this.#byCode.set(dataSetId, known);
    return known;
  }

  remember(read: readonly KnownItem[]): void {
    const items = read.slice(0, mostItems);
    this.forgetOld(items.length);
    for (const item of items) {
      this.byId.set(item.id, item);
      this.byCodeOf(item.data_set_id).set(item.item_code, item);
    }
  }

  forgetOld(added = 0): void {
    const nowMs = performance.now();
    if (this.byId.size + added <= mostItems && nowMs - this.#sinceMs < rememberedMs) return;
    this.#sinceMs = nowMs;
    this.byId.clear();
    this.#byCode.clear();
  }
}

/** By the settings that all transactions of a database share. */
const memories = new WeakMap<object, Memory>();

function memoryOf(trx: Knex.Transaction): Memory {
  const { config } = trx.client;
  const memory = memories.get(config) ?? new Memory();
  memories.set(config, memory);
  memory.forgetOld();
  return memory;
}

/**
 * Reads items, and remembers those that are registered once the transaction is committed: it may have registered them itself, and
 * a number that was rolled back is given to another item.
 */
async function read(
  trx: Knex.Transaction,
  memory: Memory,
  condition: string,
  bindings: readonly unknown[],
): Promise<KnownItem[]> {
  const items = await selectRows<KnownItem>(trx, `select ${columns} from items where ${condition}`, bindings);
  const registered = items.filter(({ seq }) => seq !== null);
  if (registered.length > 0) {
    void trx.executionPromise.then(
      () => memory.remember(registered),
      () => undefined,
    );
  }
  return items;
}

/** Items by their ids, as far as there are any. */
export async function itemsById(
  trx: Knex.Transaction,
  ids: Iterable<number>,
): Promise<ReadonlyMap<number, KnownItem>> {
  const memory = memoryOf(trx);
  const found = new Map<number, KnownItem>();
  const missing: number[] = [];
  for (const id of new Set(ids)) {
    const known = memory.byId.get(id);
    if (known) found.set(id, known);
    else missing.push(id);
  }
  if (missing.length === 0) return found;
  const values = padded(missing);
  for (const item of await read(trx, memory, `id in (${placesOf(values)})`, values)) found.set(item.id, item);
  return found;
}

/** The registered items of a data set by their codes. */
export async function itemsByCode(
  trx: Knex.Transaction,
  dataSetId: number,
  codes: ReadonlySet<string>,
): Promise<ReadonlyMap<string, KnownItem>> {
  const memory = memoryOf(trx);
  const byCode = memory.byCodeOf(dataSetId);
  const found = new Map<string, KnownItem>();
  const missing: string[] = [];
  for (const code of codes) {
    const known = byCode.get(code);
    if (known) found.set(code, known);
    else missing.push(code);
  }
  if (missing.length === 0) return found;
  const values = padded(missing);
  const condition = `data_set_id = ? and registered_at is not null and item_code in (${placesOf(values)})`;
  for (const item of await read(trx, memory, condition, [dataSetId, ...values]))
    found.set(item.item_code, item);
  return found;
}
