// Whether a new item may be registered: its codes must be in the synchronized tables.
import { type ProfileName, sharedRulesOf } from "@taxctl/sdk/rules/profiles";
import {
  codeProblem,
  itemErrors,
  itemUpdateErrors,
  rateProblem,
  type TaxType,
} from "@taxctl/sdk/rules/validation";
import { ServiceError, ValidationError } from "../../base/errors.ts";
import { money, quantity } from "../../db/sql/scaled.ts";
import { codesInUse } from "../codes/in-use.ts";
import { isItemClassKnown } from "../codes/store.ts";
import { type TaxTypes, taxTypesOf } from "../codes/tax-types.ts";
import type { Context } from "../context/context.ts";
import type { Request } from "../context/operations.ts";
import type { DeviceSettings } from "../devices/settings.ts";
import type { ItemChanges, ItemContent } from "./store.ts";

type ItemInput = Request<"createItem">["body"];
type ItemUpdate = Request<"updateItem">["body"];

const codeFields = ["origin_nation_code", "qty_unit_code", "pkg_unit_code"] as const;

/**
 * The stored content of the item. Tables that were never synchronized reject nothing; the unit decides.
 *
 * @throws ValidationError with every problem at once; ServiceError 400 `item_code_form`.
 */
export async function checkItem(
  { service, environment, warn }: Pick<Context, "service" | "environment" | "warn">,
  profile: ProfileName,
  { unknown_item_classes }: Pick<DeviceSettings, "unknown_item_classes">,
  given: Omit<ItemInput, "origin_nation_code"> & Partial<Pick<ItemInput, "origin_nation_code">>,
): Promise<ItemContent> {
  const input = {
    ...given,
    origin_nation_code: given.origin_nation_code ?? sharedRulesOf(profile).newItem.origin_nation_code,
  };
  const db = service.db.knex;
  const environmentId = environment.id;
  const errors: Record<string, string[]> = {};
  const [inUse, taxTypes, isClassKnown] = await Promise.all([
    codesInUse(db, environmentId),
    taxTypesOf(db, environmentId, profile),
    isItemClassKnown(db, environmentId, input.item_class_code),
  ]);
  for (const field of codeFields) {
    const problem = codeProblem(field, input[field], inUse);
    if (problem) errors[field] = [problem];
  }
  const taxType = taxTypes.get(input.tax_type_code);
  if (!taxType) {
    errors.tax_type_code = [
      `must be a tax type in use (GET /codes/tax-types); ${input.tax_type_code} is not`,
    ];
  }
  const rateError = taxType && ownRateProblem(input.tax_type_code, taxType, input.tax_rate);
  if (rateError) errors.tax_rate = [rateError];
  if (!isClassKnown && unknown_item_classes === "reject") {
    errors.item_class_code = [
      `must be an item class (GET /codes?code_class=item_class); ${input.item_class_code} isn't one`,
    ];
  }
  const { item_code: formProblem, ...others } = itemErrors(input, profile);
  Object.assign(errors, others);
  // The form follows from the codes: an unknown one has no form to follow.
  if (formProblem && !codeFields.some((field) => errors[field])) errors.item_code = formProblem;
  const [codeForm] = errors.item_code ?? [];
  if (codeForm)
    throw new ServiceError(
      400,
      "item_code_form",
      `item_code ${codeForm}. Or omit it, and the service makes it.`,
      { errors },
    );
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
    tax_rate: ownRate(taxType, input.tax_rate),
    pkg_unit_code: input.pkg_unit_code,
    qty_unit_code: input.qty_unit_code,
    origin_nation_code: input.origin_nation_code,
    barcode: input.barcode ?? null,
    default_price: money.toDb(input.default_price),
    safety_qty: quantity.toDb(input.safety_qty),
    is_active: input.is_active ? 1 : 0,
  };
}

/** Only a type with several rates is kept with its item: the others' rate is the table's. */
const ownRate = (type: TaxType | undefined, rate: number | null | undefined): number | null =>
  type?.own_rate && rate != null ? money.toDb(rate) : null;

const ownRateProblem = (
  letter: string,
  type: TaxType,
  found: number | null | undefined,
): string | undefined => (found == null ? undefined : rateProblem(letter, type, found));

/** The changes of an item as they are stored. @throws ValidationError */
export function checkChanges(
  input: ItemUpdate,
  { tax_type_code }: Pick<ItemContent, "tax_type_code">,
  taxTypes: TaxTypes,
): ItemChanges {
  const errors: Record<string, string[]> = itemUpdateErrors(input);
  const { tax_rate } = input;
  const type = taxTypes.get(tax_type_code);
  const rateError = type && ownRateProblem(tax_type_code, type, tax_rate);
  if (rateError) errors.tax_rate = [rateError];
  if (Object.keys(errors).length > 0) throw new ValidationError(errors);
  const { branch_id: _branch, bhf_id: _bhf, tax_rate: _rate, ...rest } = input;
  const { default_price, safety_qty, is_active, ...texts } = rest;
  return {
    ...texts,
    ...(tax_rate === undefined ? {} : { tax_rate: ownRate(type, tax_rate) }),
    ...(default_price === undefined ? {} : { default_price: money.toDb(default_price) }),
    ...(safety_qty === undefined ? {} : { safety_qty: quantity.toDb(safety_qty) }),
    ...(is_active === undefined ? {} : { is_active: is_active ? 1 : 0 }),
  };
}
