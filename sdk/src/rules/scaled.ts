// Decimals as whole numbers, where a double can hold them: exact, and many times faster than arbitrary precision.

/** Up to here whole numbers and their halves are exact in a double, with room to add. */
export const mostExact = 2 ** 52;

const powers = [1, 10, 100, 1_000, 10_000, 100_000, 1_000_000];
/** Below this the nearest double of a decimal with its digits is that decimal's alone. */
const mostDigits = 1e15;

/**
 * `value` × 10^decimals as a whole number, or undefined when it has more decimals (as JSON writes it) or is too large:
 * `scaled(1.25, 2)` is 125, `scaled(1.255, 2)` undefined.
 */
export function scaled(value: number, decimals: number): number | undefined {
  const power = powers[decimals];
  if (power === undefined) return undefined;
  const whole = Math.round(value * power);
  // A quotient of two whole numbers is the nearest double, which JSON reads from its decimals.
  return whole / power === value && Math.abs(whole) < mostDigits ? whole : undefined;
}

/** How the third decimal of an amount is dropped. `half_even` rounds a half to the even neighbor. */
export type Rounding = "half_up" | "half_even" | "down";

/** The quotient of two whole numbers, neither negative, half up; exact while twice the dividend is. */
export function divideHalfUp(dividend: number, divisor: number): number {
  const rest = dividend % divisor;
  return (dividend - rest) / divisor + (2 * rest >= divisor ? 1 : 0);
}

/** The same, rounded as given. */
export function divide(dividend: number, divisor: number, rounding: Rounding): number {
  if (rounding === "half_up") return divideHalfUp(dividend, divisor);
  const rest = dividend % divisor;
  const whole = (dividend - rest) / divisor;
  if (rounding === "down" || 2 * rest < divisor) return whole;
  return 2 * rest > divisor || whole % 2 === 1 ? whole + 1 : whole;
}
