// Decimal figures as scaled integers, exact and summable on every database; nothing is ever rounded here.

/** Converts one kind of figure between JSON numbers and its scaled integer column. */
type Scale = {
  /** The column's integer; `RangeError` when the number has more decimals or digits than the column holds exactly. */
  toDb(number: number): number;
  /** The figure of a column or of a sum over it. */
  fromDb(stored: number | string): number;
};

/** Scaled figures have at most 15 digits, which a double holds exactly. */
const limit = 1e15;

function scaled(decimals: number): Scale {
  const factor = 10 ** decimals;
  return {
    toDb(number) {
      const match = /^(-?\d+)(?:\.(\d+))?$/.exec(String(number));
      const fraction = match?.[2] ?? "";
      if (!match?.[1] || fraction.length > decimals) {
        throw new RangeError(`${number} is not a number of at most ${decimals} decimals`);
      }
      const integer = Number(match[1] + fraction.padEnd(decimals, "0"));
      if (Math.abs(integer) >= limit)
        throw new RangeError(`${number} has more than ${15 - decimals} integer digits`);
      return integer === 0 ? 0 : integer;
    },
    fromDb(stored) {
      const integer = Number(stored);
      if (!Number.isSafeInteger(integer)) throw new RangeError(`${stored} is not a scaled integer`);
      return integer / factor;
    },
  };
}

/** Money and percentages, ×100. */
export const money = scaled(2);
/** Quantities, ×10⁴. */
export const quantity = scaled(4);
/** Exchange rates, ×10⁶. */
export const exchangeRate = scaled(6);

/** Numbers in the database are exact integers: a fraction would be rounded by one family and rejected by the other. */
export function requireInteger(number: number): number {
  if (Number.isSafeInteger(number)) return number;
  throw new RangeError(
    `The database holds exact integers, not ${number}: convert figures with money or quantity`,
  );
}
