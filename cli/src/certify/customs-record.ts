// The customs record that a certification approves.
import type { ImportItem } from "@taxctl/sdk";
import { forbiddenWords } from "./clean-words.ts";
import type { Reading } from "./script.ts";

/** Before any record. */
const all = "20180101000000";

/** The first record that waits and has what the step needs. */
export async function findRecord({
  client,
  state,
  signal,
}: Omit<Reading, "script">): Promise<ImportItem | undefined> {
  const query = { branch_id: state.branch, last_request_date: all };
  const { items } = await client.imports.selectItems(query, { signal });
  return items.find(
    ({
      import_item_status_code: status,
      item_name,
      supplier_name,
      invoice_foreign_currency_amount: amount,
      origin_nation_code: origin,
    }) => status === "2" && amount && origin && forbiddenWords(`${item_name} ${supplier_name}`).length === 0,
  );
}

/** Customs write names in capitals, and price lists don't. */
export function ordinary(name: string): string {
  const text = name.replaceAll(/\s+/g, " ").trim().slice(0, 200);
  return text === text.toUpperCase() ? text.slice(0, 1) + text.slice(1).toLowerCase() : text;
}
