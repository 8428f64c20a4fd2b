// Mutants of transactions that no test can notice.
import type { EquivalentRow } from "./rows.ts";

export const transactions: readonly EquivalentRow[] = [
  [
    "server/src/core/transactions/list-store.ts",
    "const isByDocument = filter.document_from !== undefined || filter.document_to !== undefined;",
    ["!== → ===", "|| → &&"],
    "It only chooses the index by which the rows are found.",
  ],
  [
    "server/src/core/transactions/list-store.ts",
    "if (ids.length === 0) return new Map();",
    ["ids.length === 0 → false"],
    "A shortcut: what follows does nothing for an empty list.",
  ],
  [
    "server/src/core/transactions/batch.ts",
    "if (entries.length === 0) return outcomes;",
    ["entries.length === 0 → false"],
    "A shortcut: what follows does nothing for an empty list.",
  ],
  [
    "server/src/core/transactions/list-store.ts",
    "whole: isByDocument ? undefined : wholeOf(filter),",
    ["isByDocument → true"],
    "It only chooses the index by which the rows are found.",
  ],
  [
    "server/src/core/transactions/outcome.ts",
    "if (isFinal(seen)) return seen;",
    ["isFinal(seen) \u2192 false"],
    "A shortcut: a final row is final under its lock, too.",
  ],
  [
    "server/src/core/transactions/outcome.ts",
    "if (left <= 0 || (await isHeldUp(context, row))) return row;",
    ["<= \u2192 <"],
    "The same but for one moment of a wait.",
  ],
  [
    "server/src/core/transactions/search.ts",
    "const page = Object.values(rare).every((value) => value === undefined)",
    ["Object.values(rare).every((value) => value === undefined) \u2192 false"],
    "It only chooses how the rows are found and counted.",
  ],
  [
    "server/src/core/transactions/intake.ts",
    'if (claim && !submitted.duplicate) claim.state ??= isAsync ? "done" : "running";',
    ["isAsync \u2192 false"],
    "A shortcut: what stores the response of a key that has one changes nothing.",
  ],
  [
    "server/src/core/transactions/pairs.ts",
    'if (claim && !stored.second.duplicate) claim.state ??= isAsync ? "done" : "running";',
    ["isAsync → false"],
    "A shortcut: what stores the response of a key that has one changes nothing.",
  ],
  [
    "server/src/core/transactions/store.ts",
    'index: "identity",',
    ['"identity" → "mutant"'],
    "Only MySQL and MariaDB are given the name of an index, and the mutants run on SQLite.",
  ],
];
