// The set's items: each is registered once, under the class that a person chose.
import type { Item, ItemInput } from "@taxctl/sdk";
import { isServiceFailure } from "../failures/describe.ts";
import { reasonText } from "../failures/reasons.ts";
import { given } from "../input/paging.ts";
import { unlessStatus } from "../service/unless-status.ts";
import { concernsAll, rejectionReasons } from "../transactions/outcome.ts";
import { failed, passed } from "./rows.ts";
import type { CertifyRun, Reading } from "./script.ts";
import type { SetItem } from "./set.ts";
import type { ItemRegistration } from "./state.ts";

export const itemStep = "Item registered";

/** Registers missing items. False if an item could not be registered. */
export async function registerItems(run: CertifyRun): Promise<boolean> {
  let isComplete = true;
  for (const item of run.script.set.items) {
    try {
      await registerItem(item, run);
    } catch (error) {
      if (!isServiceFailure(error) || concernsAll(error)) throw error;
      run.onRow(failed(itemStep, item.name, reasonText(rejectionReasons(error))));
      isComplete = false;
    }
  }
  return isComplete;
}

async function registerItem(item: SetItem, run: CertifyRun): Promise<void> {
  const { state, script } = run;
  const known = state.items[item.key];
  if (known) return run.onRow(passed(itemStep, known.code, item.name));
  const item_class = state.classes[item.key];
  if (item_class === undefined) throw new Error(`item ${item.key} has no class`);
  const body = {
    branch_id: state.branch,
    item_name: item.name,
    item_class_code: item_class,
    item_type: item.type,
    tax_type_code: item.tax,
    ...given({ tax_rate: script.set.rates[item.tax] }),
    pkg_unit_code: "NT",
    qty_unit_code: item.unit,
    default_price: item.price,
  };
  const { item_code, registration } = await ensureItem(body, run);
  const before = await stockOf(item_code, run);
  state.items[item.key] = { code: item_code, item_class, before, registration };
  await run.save();
  run.log(`${itemStep} ${item_code}: ${item.name}`);
  run.onRow(passed(itemStep, item_code, item.name));
}

/** The item, which an earlier run may have registered; else registers it, and keeps the request and its response for the folder. */
export async function ensureItem(
  body: ItemInput,
  { client, state, signal }: Omit<Reading, "script">,
): Promise<{ item_code: string; registration?: ItemRegistration }> {
  const query = { branch_id: state.branch, item_name: body.item_name };
  for await (const item of client.items.list(query, { signal }))
    if (isSame(item, body)) return { item_code: item.item_code };
  const response = await client.items.create(body, { signal });
  const registration = { registered_at: new Date().toISOString(), request: body, response };
  return { item_code: response.item_code, registration };
}

const compared = [
  "item_name",
  "item_class_code",
  "item_type",
  "tax_type_code",
  "pkg_unit_code",
  "qty_unit_code",
  "default_price",
] as const;

/** An item of the same name may be another one: the authority reads class, units, type, tax and price, too. */
function isSame(item: Item, body: ItemInput): boolean {
  return item.is_active && compared.every((field) => item[field] === body[field]);
}

export async function stockOf(code: string, { client, state, signal }: Omit<Reading, "script">) {
  const query = { branch_id: state.branch };
  const found = await unlessStatus([404], () => client.stock.item(code, query, { signal }));
  return found?.item.current_qty ?? 0;
}
