// Responsible for the decimals of quantities.
import type { TinProfile } from "../tins.ts";

/** Decimals of a quantity that control units take, by profile. */
export const quantityDecimals: Record<TinProfile, number> = { ke: 2, plain: 4 };

/** Each control unit takes so many decimals of a quantity, or fewer. */
export const mostQuantityDecimals: number = Math.max(...Object.values(quantityDecimals));
