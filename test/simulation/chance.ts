// Chance from a seed: the same seed gives the same numbers (mulberry32).

export type Chance = {
  /** From 0 up to 1. */
  fraction(): number;
  /** Whether something happens that does so in this share of cases. */
  happens(share: number): boolean;
  /** A whole number from `from` up to and including `to`. */
  between(from: number, to: number): number;
  pick<T>(list: readonly T[]): T;
  fill(bytes: Uint8Array): void;
};

export function createChance(seed: number): Chance {
  let state = Math.imul(seed, 0x9e37_79b1) ^ 0x5bd1_e995;
  function fraction(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }
  const between = (from: number, to: number): number => from + Math.floor(fraction() * (to - from + 1));
  return {
    fraction,
    happens: (share) => fraction() < share,
    between,
    pick: (list) => list[between(0, list.length - 1)] as (typeof list)[number],
    fill(bytes) {
      for (let at = 0; at < bytes.length; at++) bytes[at] = Math.floor(fraction() * 256);
    },
  };
}
