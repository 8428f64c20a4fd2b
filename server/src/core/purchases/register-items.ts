// The new items that a purchase registers from its own lines, checked like every new item.
// Decisions about the API: 65.

import { isTaxLetter, type ProfileName, sharedRulesOf } from "@taxctl/sdk/rules/profiles";
import { ServiceError } from "../../base/errors.ts";
import type { Context } from "../context/context.ts";
import type { DeviceSettings } from "../devices/settings.ts";
import { checkItem } from "../items/rules.ts";
import type { NewItem } from "../transactions/new-item-kind.ts";
import type { PurchaseInput } from "./rules.ts";

/** Fields of an item as the items operation calls them, by the line's fields that they come from. */
const lineFields: Record<string, string> = {
  origin_nation_code: "item_code",
  item_type: "item_code",
  tax_type_code: "tax_type",
  barcode: "bcd",
  default_price: "unit_price",
};

type Line = PurchaseInput["items"][number];

/**
 * The items behind codes that aren't registered, one for each code, from the first line with it.
 *
 * @returns The problems too, by the fields of the lines.
 */
export async function readNewItems(
  context: Pick<Context, "service" | "environment" | "warn">,
  { profile, settings }: { profile: ProfileName; settings: DeviceSettings },
  { items: lines }: Pick<PurchaseInput, "items">,
  registered: ReadonlyMap<string, unknown>,
): Promise<{ newItems: NewItem[]; errors: Record<string, string[]> }> {
  const found = new Map<string, NewItem>();
  const errors: Record<string, string[]> = {};
  for (const [index, line] of lines.entries()) {
    const { item_code } = line;
    if (registered.has(item_code) || found.has(item_code)) continue;
    try {
      found.set(item_code, {
        item_code,
        content: await checkItem(context, profile, settings, itemOf(line, profile)),
      });
    } catch (error) {
      if (!(error instanceof ServiceError) || !error.details.errors) throw error;
      for (const [field, messages] of Object.entries(error.details.errors)) {
        const path = `items[${index}].${lineFields[field] ?? field}`;
        errors[path] = [...(errors[path] ?? []), ...messages];
      }
    }
  }
  return { newItems: [...found.values()], errors };
}

/** The item as its line describes it. Country and type stand in its code. */
function itemOf(line: Line, profile: ProfileName): Parameters<typeof checkItem>[3] {
  const { item_code, bcd } = line;
  const { itemCodes, newItem, taxTypes } = sharedRulesOf(profile);
  const hasOwnRate = isTaxLetter(line.tax_type) && taxTypes[line.tax_type]?.own_rate;
  const { origin_nation_code = newItem.origin_nation_code, item_type = "2" } = itemCodes.read(item_code);
  return {
    item_code,
    item_name: line.item_name,
    item_class_code: line.item_class_code,
    item_type,
    tax_type_code: line.tax_type,
    ...(hasOwnRate ? { tax_rate: line.tax_rate } : {}),
    pkg_unit_code: line.pkg_unit_code,
    qty_unit_code: line.qty_unit_code,
    origin_nation_code,
    ...(bcd === undefined ? {} : { barcode: bcd }),
    default_price: line.unit_price,
    safety_qty: 0,
    is_active: true,
  };
}
