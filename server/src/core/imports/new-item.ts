// The item that an import creates, checked like any other. Its code supplies values that the import omits.
// Decisions about the API: 54.

import { type ProfileName, sharedRulesOf, standardLetterOf } from "@taxctl/sdk/rules/profiles";
import { ValidationError } from "../../base/errors.ts";
import type { Context } from "../context/context.ts";
import type { DeviceSettings } from "../devices/settings.ts";
import { checkItem } from "../items/rules.ts";
import type { ItemContent } from "../items/store.ts";
import type { ImportInput } from "./rules.ts";

/** Fields of an item as the items operation calls them, by their names here. */
const names: Record<string, string> = {
  item_class_code: "new_item.item_class_code",
  tax_type_code: "new_item.tax_type",
  pkg_unit_code: "new_item.pkg_unit_code",
  qty_unit_code: "new_item.qty_unit_code",
  default_price: "new_item.default_price",
};

/** @throws ValidationError with the fields under the import's names. */
export async function checkNewItem(
  context: Context,
  { profile, settings }: { profile: ProfileName; settings: DeviceSettings },
  input: ImportInput,
): Promise<ItemContent | undefined> {
  const { new_item } = input;
  if (input.action !== "create" || !new_item) return undefined;
  const { itemCodes, taxTypes } = sharedRulesOf(profile);
  const { item_type, qty_unit_code = "" } = itemCodes.read(new_item.item_code);
  if (item_type === undefined)
    throw new ValidationError({ "new_item.item_code": [`must ${itemCodes.typePlace}`] });
  try {
    return await checkItem(context, profile, settings, {
      item_name: new_item.item_name,
      item_class_code: new_item.item_class_code,
      item_type,
      tax_type_code: new_item.tax_type ?? standardLetterOf(taxTypes),
      pkg_unit_code: new_item.pkg_unit_code,
      qty_unit_code: new_item.qty_unit_code ?? qty_unit_code,
      origin_nation_code: input.origin_nation_code,
      default_price: new_item.default_price ?? 0,
      safety_qty: 0,
      is_active: true,
    });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const fields = Object.entries(error.details.errors ?? {});
    throw new ValidationError(
      Object.fromEntries(fields.map(([field, messages]) => [names[field] ?? field, messages])),
    );
  }
}
