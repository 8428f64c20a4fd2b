// Responsible for the lines of documents at the fake service: filled in, calculated and checked by the rules of the service.
import type { PurchaseLine } from "../../openapi.ts";
import { type Line, type Problems, quantityDecimals, rateOf, signLine } from "../../validation/index.ts";
import type { State } from "./state.ts";

/** The fake's devices are Kenyan, as those of the examples. */
export const PROFILE = "ke";

/** Decimals of a quantity in Kenya. */
export const QUANTITY_DECIMALS: number = quantityDecimals[PROFILE];

/** Fills in fields that lines leave out, and checks their figures. */
export function signLines(state: State, lines: readonly Line[], problems: Problems): PurchaseLine[] {
  return lines.map((line, index) => {
    const path = `items[${index}]`;
    const item = state.item(
      line.item_code,
      line.item_name === undefined ? {} : { item_name: line.item_name },
    );
    const type = line.tax_type ?? item.tax_type_code;
    const rate = rateOf(line, type, state.taxTypes(), path, problems);
    const signed = signLine(line, index, item, { type, rate }, problems);
    return { ...signed, tax_type: signed.tax_type as PurchaseLine["tax_type"] };
  });
}
