// Codes of the authority's tables: each must be in its table.
import type { Line } from "./lines.ts";
import type { Problems } from "./problems.ts";

/** The class of the table that lists a field's codes. */
export const codeClasses = {
  origin_nation_code: "05",
  qty_unit_code: "10",
  pkg_unit_code: "17",
  import_item_status_code: "26",
  refund_reason_code: "32",
} as const;

/** Active codes by their class. */
export type CodesInUse = ReadonlyMap<string, ReadonlySet<string>>;

/** The problem with a code. A table that was never synchronized rejects nothing; the unit decides. */
export function codeProblem(
  field: keyof typeof codeClasses,
  code: string,
  inUse: CodesInUse,
): string | undefined {
  const codeClass = codeClasses[field];
  const known = inUse.get(codeClass);
  if (!known || known.has(code)) return undefined;
  return `must be a code of class ${codeClass} (GET /codes?code_class=${codeClass}); ${code} isn't one`;
}

/** Names of the payment types in use, by code. */
export type PaymentTypes = ReadonlyMap<string, string>;

/** Why a payment type can't be used, with those that can. */
export function paymentTypeProblem(code: string, known: PaymentTypes): string | undefined {
  if (known.has(code)) return undefined;
  const named = [...known].toSorted().map(([one, name]) => `${one} ${name}`);
  return `${code} is not a payment type: send ${named.join(", ")} (GET /codes/payment-types)`;
}

/** A line may have units of its own. */
export function checkUnits(line: Line, path: string, codes: CodesInUse, problems: Problems): void {
  for (const field of ["pkg_unit_code", "qty_unit_code"] as const) {
    const code = line[field];
    const problem = code === undefined ? undefined : codeProblem(field, code, codes);
    if (problem) problems.add(`${path}.${field}`, problem);
  }
}
