// Repeatable random numbers for generated data.

/** A source of numbers that gives the same series for the same seed. */
interface Chance {
  /** A whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number;
  pick<Value>(values: readonly [Value, ...Value[]]): Value;
}

/** Makes a source from any texts or numbers. */
export function createChance(...seeds: (string | number)[]): Chance {
  let held = 2166136261;
  for (const character of seeds.join("|")) held = Math.imul(held ^ (character.codePointAt(0) ?? 0), 16777619);
  // mulberry32
  const next = () => {
    held = (held + 0x6d2b79f5) | 0;
    let mixed = Math.imul(held ^ (held >>> 15), 1 | held);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return { whole, pick: (values) => values[whole(0, values.length - 1)] ?? values[0] };
}
