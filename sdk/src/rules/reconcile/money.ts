// Money inside the matcher: whole cents, so that comparing and summing are exact and quick.
import { round2 } from "../amounts.ts";
import type { Amounts } from "./types.ts";

/** The fields of amounts. */
export const money = ["taxable", "tax", "total"] as const;

/** Amounts whose fields are calculated separately. */
export function eachAmount(of: (field: (typeof money)[number]) => number): Amounts {
  return { taxable: of("taxable"), tax: of("tax"), total: of("total") };
}

/** Amounts in whole cents. */
export type Cents = { taxable: number; tax: number; total: number };

/** Half up to whole cents, like every amount of the service. */
export function toCents(value: number): number {
  const cents = Math.round(value * 100);
  // Within this, two decimals survive the multiplication; other values are rounded as decimals.
  if (Math.abs(value * 100 - cents) < 1e-4) return cents || 0;
  return Math.round(round2(value) * 100) || 0;
}

/** The amount of whole cents. */
export function fromCents(cents: number): number {
  return cents / 100 || 0;
}

/** Sums amounts exactly, however many and large they are. */
export class Sum {
  #sums = { taxable: 0n, tax: 0n, total: 0n };
  /** How often something was added. */
  documents = 0;

  /** Adds the amounts, or takes them off with `sign` −1. */
  add(amounts: Amounts, sign: 1 | -1 = 1): this {
    for (const field of money) this.#sums[field] += BigInt(sign * toCents(amounts[field]));
    this.documents++;
    return this;
  }

  get amounts(): Amounts {
    return eachAmount((field) => fromCents(Number(this.#sums[field])));
  }
}

/** `left` − `right`. */
export function subtract(left: Amounts, right: Amounts): Amounts {
  return new Sum().add(left).add(right, -1).amounts;
}
