// Mutants of transactions that no test can notice.
import type { EquivalentRow } from "./rows.ts";

export const transactions: readonly EquivalentRow[] = [
  [
    "server/src/transactions/list-store.ts",
    "const isByDocument = filter.document_from !== undefined || filter.document_to !== undefined;",
    ["!== → ==="],
    "It only chooses the index by which the rows are found.",
  ],
  [
    "server/src/transactions/list-store.ts",
    "if (ids.length === 0) return new Map();",
    ["ids.length === 0 → false"],
    "A shortcut: what follows does nothing for an empty list.",
  ],
  [
    "server/src/transactions/batch.ts",
    "if (entries.length === 0) return outcomes;",
    ["entries.length === 0 → false"],
    "A shortcut: what follows does nothing for an empty list.",
  ],
  [
    "server/src/transactions/list-store.ts",
    "whole: isByDocument ? undefined : wholeOf(filter),",
    ["isByDocument → true"],
    "It only chooses the index by which the rows are found.",
  ],
];
