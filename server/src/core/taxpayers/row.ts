// A taxpayer as the cache keeps it.
import { cutText } from "../../base/cut-text.ts";
import type { TaxpayerRow } from "./store.ts";

/** Names go into sales and onto receipts: without control characters, and as long as a unit takes them. */
export function taxpayerRow(
  key: Pick<TaxpayerRow, "data_set_id" | "tin">,
  { name, is_active, address }: { name: string; is_active: boolean; address: readonly string[] },
  fetched_at: number,
): TaxpayerRow {
  const { data_set_id, tin } = key;
  return {
    data_set_id,
    tin,
    name: printable(name, 60),
    is_active: Number(is_active),
    address: printable(address.join(", "), 500) || null,
    fetched_at,
  };
}

function printable(text: string, most: number): string {
  return cutText(text.replaceAll(/\p{C}+/gu, " ").trim(), most);
}
