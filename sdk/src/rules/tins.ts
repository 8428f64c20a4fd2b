// How TINs are written. the service and the command line read and check TINs with these functions.

/** The kinds of control units: each tax authority has its own form of a TIN. */
export type TinProfile = "ke" | "plain";

const forms: Record<TinProfile, { pattern: RegExp; meaning: string }> = {
  ke: { pattern: /^[AP]\d{9}[A-Z]$/, meaning: "A or P, nine digits and a letter, such as P051234567Z" },
  plain: { pattern: /^[0-9A-Z]{1,20}$/, meaning: "at most 20 letters and digits" },
};

/** A TIN as it is stored, sent and compared: without blanks around it, in capitals. */
export function normalTin(text: string): string {
  return text.trim().replace(/[a-z]+/g, (letters) => letters.toUpperCase());
}

/** The problem of a TIN in normal form, such as `must be …`; undefined for a valid one. */
export function tinProblem(tin: string, profile: TinProfile): string | undefined {
  const { pattern, meaning } = forms[profile];
  return pattern.test(tin) ? undefined : `must be ${meaning}`;
}

const supplierSource = "supplier:";

/** The source of a supplier's item codes. */
export function sourceOfSupplier(tin: string): string {
  return `${supplierSource}${normalTin(tin)}`;
}

/** A source of external codes with the TIN of a supplier in normal form. */
export function normalSource(source: string): string {
  return source.startsWith(supplierSource) ? sourceOfSupplier(source.slice(supplierSource.length)) : source;
}

/** The fields of requests that hold a TIN or a source. */
const normalForms: Record<string, (text: string) => string> = {
  tin: normalTin,
  customer_tin: normalTin,
  supplier_tin: normalTin,
  source: normalSource,
};

/** Brings the TINs and sources among the fields of a request into normal form, in place. */
export function normalizeTins(fields: Record<string, unknown>): void {
  for (const [name, normal] of Object.entries(normalForms)) {
    const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (typeof value === "string") fields[name] = normal(value);
  }
}
