// The tax types of the API: letters, of which each profile names its own, and what each of them means there.

/** The letters that a profile can use, in their order. */
export const taxLetters = ["A", "B", "C", "D", "E"] as const;
export type TaxLetter = (typeof taxLetters)[number];

export function isTaxLetter(text: string): text is TaxLetter {
  return taxLetters.some((letter) => letter === text);
}

/** What a tax type means. Lines outside VAT are part of the total, and of no taxable amount. */
export type TaxKind = "standard" | "reduced" | "zero_rated" | "exempt" | "outside_vat";

/** A tax type of a profile. One with own rates has lines without tax, and lines at the rate of the authority's table. */
export type TaxTypeRule = { kind: TaxKind; own_rate?: true };

/** The tax types of a profile. A letter that is missing does not exist there. */
export type TaxTypeRules = Readonly<Partial<Record<TaxLetter, TaxTypeRule>>>;

/** The letters of a profile, in their order. */
export function lettersOf(types: TaxTypeRules): TaxLetter[] {
  return taxLetters.filter((letter) => types[letter] !== undefined);
}

/** The letter at the standard rate, which every profile has. */
export function standardLetterOf(types: TaxTypeRules): TaxLetter {
  const found = lettersOf(types).find((letter) => types[letter]?.kind === "standard");
  if (found === undefined) throw new Error("A profile must have a tax type at the standard rate.");
  return found;
}

/** The letter whose lines have rates of their own; undefined without one. */
export function ownRateLetterOf(types: TaxTypeRules): TaxLetter | undefined {
  return lettersOf(types).find((letter) => types[letter]?.own_rate);
}
