// Whether a new item may be registered: its codes must be in the synchronized tables.
import { codeProblem, itemErrors, itemUpdateErrors } from "@taxctl/sdk/validation";
import { codesInUse } from "../codes/in-use.ts";
import { isItemClassKnown } from "../codes/store.ts";
import type { Context } from "../context.ts";
import { money, quantity } from "../db/sql/scaled.ts";
import type { DeviceSettings } from "../devices/settings.ts";
import { ValidationError } from "../errors.ts";
import type { Request } from "../operations.ts";
import { taxTypesOf } from "../tax/types.ts";
import type { ItemChanges, ItemContent } from "./store.ts";

type ItemInput = Request<"createItem">["body"];
type ItemUpdate = Request<"updateItem">["body"];

const codeFields = ["origin_nation_code", "qty_unit_code", "pkg_unit_code"] as const;

/**
 * The stored content of the item. Tables that were never synchronized reject nothing; the unit decides.
 *
 * @throws ValidationError with every problem at once.
 */
export async function checkItem(
  { service, environment, warn }: Pick<Context, "service" | "environment" | "warn">,
  { unknown_item_classes }: Pick<DeviceSettings, "unknown_item_classes">,
  input: ItemInput,
): Promise<ItemContent> {
  const db = service.db.knex;
  const environmentId = environment.id;
  const errors: Record<string, string[]> = {};
  const [inUse, taxTypes, isClassKnown] = await Promise.all([
    codesInUse(db, environmentId),
    taxTypesOf(db, environmentId),
    isItemClassKnown(db, environmentId, input.item_class_code),
  ]);
  for (const field of codeFields) {
    const problem = codeProblem(field, input[field], inUse);
    if (problem) errors[field] = [problem];
  }
  if (!taxTypes.has(input.tax_type_code)) {
    errors.tax_type_code = [
      `must be a tax type in use (GET /codes/tax-types); ${input.tax_type_code} is not`,
    ];
  }
  if (!isClassKnown && unknown_item_classes === "reject") {
    errors.item_class_code = [
      `must be an item class (GET /codes?code_class=item_class); ${input.item_class_code} isn't one`,
    ];
  }
  Object.assign(errors, itemErrors(input));
  if (Object.keys(errors).length > 0) throw new ValidationError(errors);
  if (!isClassKnown) {
    warn({
      code: "item_class_unknown",
      message: `The synchronized table has no item class ${input.item_class_code}. The control unit decides whether it exists.`,
      field: "item_class_code",
    });
  }
  return {
    item_name: input.item_name,
    item_class_code: input.item_class_code,
    item_type: input.item_type,
    tax_type_code: input.tax_type_code,
    pkg_unit_code: input.pkg_unit_code,
    qty_unit_code: input.qty_unit_code,
    origin_nation_code: input.origin_nation_code,
    barcode: input.barcode ?? null,
    default_price: money.toDb(input.default_price),
    safety_qty: quantity.toDb(input.safety_qty),
    is_active: input.is_active ? 1 : 0,
  };
}

/** The changes of an item as they are stored. @throws ValidationError */
export function checkChanges(input: ItemUpdate): ItemChanges {
  const errors = itemUpdateErrors(input);
  if (Object.keys(errors).length > 0) throw new ValidationError(errors);
  const { branch_id: _branch, bhf_id: _bhf, default_price, safety_qty, is_active, ...texts } = input;
  return {
    ...texts,
    ...(default_price === undefined ? {} : { default_price: money.toDb(default_price) }),
    ...(safety_qty === undefined ? {} : { safety_qty: quantity.toDb(safety_qty) }),
    ...(is_active === undefined ? {} : { is_active: is_active ? 1 : 0 }),
  };
}
