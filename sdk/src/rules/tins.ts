// How TINs are written. The service and the command line read and check TINs with these functions.
import { type ProfileName, sharedRulesOf } from "./profiles/index.ts";

/** A TIN as it is stored, sent and compared: without blanks around it, in capitals. */
export function normalTin(text: string): string {
  return text.trim().replace(/[a-z]+/g, (letters) => letters.toUpperCase());
}

/** The problem of a TIN in normal form, such as `must be …`; undefined for a valid one. */
export function tinProblem(tin: string, profile: ProfileName): string | undefined {
  const { pattern, meaning } = sharedRulesOf(profile).tin;
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
