// The tax types of the API. Each is a letter; which rate it has, and which letter the control unit has for it, is the profile's.

/** The letters of the API, in their order. Control units use the same five with other meanings. */
export const taxLetters = ["A", "B", "C", "D", "E"] as const;
export type TaxLetter = (typeof taxLetters)[number];

export function isTaxLetter(text: string): text is TaxLetter {
  return taxLetters.some((letter) => letter === text);
}

/** The tax type at the standard rate: a supplier sale names its rate (`taxRtA`). */
export const standardLetter: TaxLetter = "A";

/** The tax type whose lines have a rate of their own: none, or that of the authority's table. */
export const ownRateLetter: TaxLetter = "E";

/** The tax type of lines outside VAT: part of the total, and of no taxable amount. */
export const outsideVatLetter: TaxLetter = "D";
