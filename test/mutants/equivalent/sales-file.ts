// Mutants of sales-file that no test can notice.
import type { EquivalentRow } from "./rows.ts";

export const salesFile: readonly EquivalentRow[] = [
  [
    "cli/src/sales-file/service-facts.ts",
    "const isList = codes.length > FEW;",
    ["> → >="],
    "It only chooses how the items are fetched.",
  ],
];
