// Responsible for the set's items: each is registered once, under the best item class that the authority's table has.
import type { ItemInput, Taxctl } from "@taxctl/sdk";
import { isServiceFailure } from "../failures/describe.ts";
import { reasonText } from "../failures/reasons.ts";
import { unlessStatus } from "../service/unless-status.ts";
import { concernsAll, rejectionReasons } from "../transactions/outcome.ts";
import { type CertifyRow, failed, passed } from "./rows.ts";
import { items, type SetItem } from "./set.ts";
import type { CertifyState, ItemRegistration } from "./state.ts";

export const ITEM = "Item registered";

export type Registering = {
  client: Taxctl;
  state: CertifyState;
  signal: AbortSignal;
  save(): Promise<void>;
  onRow(row: CertifyRow): void;
  log(line: string): void;
};

/** Registers missing items. False if an item could not be registered. */
export async function registerItems(run: Registering): Promise<boolean> {
  let isComplete = true;
  for (const item of items) {
    try {
      await registerItem(item, run);
    } catch (error) {
      if (!isServiceFailure(error) || concernsAll(error)) throw error;
      run.onRow(failed(ITEM, item.name, reasonText(rejectionReasons(error))));
      isComplete = false;
    }
  }
  return isComplete;
}

async function registerItem(item: SetItem, run: Registering): Promise<void> {
  const { state } = run;
  const known = state.items[item.key];
  if (known) return run.onRow(passed(ITEM, known.code, item.name));
  const found = await findItem(item, run);
  const item_class = found?.item_class_code ?? (await findClass(item.classes, run));
  const body = {
    branch_id: state.branch,
    item_name: item.name,
    item_class_code: item_class,
    item_type: item.type,
    tax_type_code: item.tax,
    qty_unit_code: item.unit,
    default_price: item.price,
  };
  const { item_code, registration } = found
    ? { item_code: found.item_code, registration: undefined }
    : await createItem(body, run);
  const before = await stockOf(item_code, run);
  state.items[item.key] = { code: item_code, item_class, before, registration };
  await run.save();
  run.log(`${ITEM} ${item_code}: ${item.name}`);
  run.onRow(passed(ITEM, item_code, item.name));
}

/** Registers an item, and keeps the request and its response for the folder. */
export async function createItem(
  body: ItemInput,
  { client, signal }: Pick<Registering, "client" | "signal">,
): Promise<{ item_code: string; registration: ItemRegistration }> {
  const response = await client.items.create(body, { signal });
  const registration = { registered_at: new Date().toISOString(), request: body, response };
  return { item_code: response.item_code, registration };
}

/** An item of an earlier run, which has the same name and tax type. */
async function findItem(item: SetItem, { client, state, signal }: Registering) {
  const query = { branch_id: state.branch, item_name: item.name };
  const same = await client.items.list(query, { signal }).toArray();
  return same.find(
    ({ item_name, tax_type_code, is_active }) =>
      item_name === item.name && tax_type_code === item.tax && is_active,
  );
}

/** The class whose name has the first of the words that any name has; any class if none has one. */
export async function findClass(
  words: readonly string[],
  { client, signal }: Pick<Registering, "client" | "signal">,
): Promise<string> {
  for (const q of [...words, ""]) {
    const query = { code_class: "item_class", per_page: 100, ...(q ? { q } : {}) };
    const { data } = await client.codes.list(query, { signal });
    // The longest code is the most exact class.
    const [best] = data.toSorted((one, other) => other.code.length - one.code.length);
    if (best) return best.code;
  }
  throw new Error("the table of item classes is empty");
}

export async function stockOf(
  code: string,
  { client, state, signal }: Pick<Registering, "client" | "state" | "signal">,
) {
  const query = { branch_id: state.branch };
  const found = await unlessStatus([404], () => client.stock.item(code, query, { signal }));
  return found?.item.current_qty ?? 0;
}
