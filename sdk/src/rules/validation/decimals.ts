// The decimals of quantities and amounts.
import { hasDecimals } from "../amounts.ts";
import { profileNames, sharedRulesOf } from "../profiles/index.ts";
import type { Problems } from "./problems.ts";

/** Each control unit takes so many decimals of a quantity, or fewer. */
export function mostQuantityDecimals(): number {
  return Math.max(...profileNames().map((name) => sharedRulesOf(name).quantityDecimals));
}

/** More decimals than are signed are rejected, never rounded. openapi.yaml rejects other types. */
export function checkDecimals(
  value: number | undefined,
  decimals: number,
  field: string,
  problems: Problems,
): void {
  if (typeof value === "number" && !hasDecimals(value, decimals))
    problems.add(field, `must have at most ${decimals} decimals, found ${value}`);
}
