// The decimals of quantities and amounts.
import { hasDecimals } from "../amounts.ts";
import type { TinProfile } from "../tins.ts";
import type { Problems } from "./problems.ts";

/** Decimals of a quantity that control units take, by profile. */
export const quantityDecimals: Record<TinProfile, number> = { ke: 2, plain: 4 };

/** Each control unit takes so many decimals of a quantity, or fewer. */
export const mostQuantityDecimals: number = Math.max(...Object.values(quantityDecimals));

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
