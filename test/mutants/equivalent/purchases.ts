// Mutants of purchases that no test can notice.
import type { EquivalentRow } from "./rows.ts";

export const purchases: readonly EquivalentRow[] = [
  [
    "server/src/core/purchases/kind.ts",
    "const receipt_no = call.number === null ? null : String(call.number);",
    ["call.number === null → false"],
    "A numbered call has its number when it is accepted; the condition satisfies the compiler.",
  ],
  [
    "server/src/core/purchases/rules.ts",
    'pkg_unit_code: line.pkg_unit_code ?? "NT",',
    ['"NT" → "mutant"'],
    "`openapi.yaml` requires the field on every line of a purchase",
  ],
  [
    "server/src/core/purchases/rules.ts",
    'qty_unit_code: line.qty_unit_code ?? "U",',
    ['"U" → "mutant"'],
    "`openapi.yaml` requires the field on every line of a purchase",
  ],
  [
    "server/src/core/purchases/rules.ts",
    "return sold !== undefined && sold < purchase_date ? sold : purchase_date;",
    ["< → <="],
    "The two days are the same then.",
  ],
  [
    "server/src/core/purchases/rules.ts",
    "supplier_sale: supplierSale?.sale ?? null,",
    ["without ?? null"],
    "It is read only of a purchase of a supplier's sale.",
  ],
  [
    "server/src/core/purchases/rules.ts",
    "isRejection",
    ["isRejection → false"],
    "`openapi.yaml` requires the field on every line of a purchase",
  ],
  [
    "server/src/core/purchases/supplier-number-store.ts",
    "for (let first = 0; first < ids.length; first += numbersAtOnce) {",
    ["< → <="],
    "Reads no document for an empty list.",
  ],
];
