// Mutants of reconcile that no test can notice.
import type { EquivalentRow } from "./rows.ts";

export const reconcile: readonly EquivalentRow[] = [
  [
    "sdk/src/rules/reconcile/assign.ts",
    "for (const edge of component) ofPlace[lefts.get(edge.left) ?? 0]?.push(edge);",
    ["0 → 1"],
    "Each of them is there: the default, or the check, satisfies the compiler.",
  ],
  [
    "sdk/src/rules/reconcile/assign.ts",
    "const fromOf = Int32Array.from(edges, ({ left }) => lefts.get(left) ?? 0);",
    ["0 → 1"],
    "Each of them is there: the default, or the check, satisfies the compiler.",
  ],
  [
    "sdk/src/rules/reconcile/assign.ts",
    "const toOf = Int32Array.from(edges, ({ right }) => rights.get(right) ?? 0);",
    ["0 → 1"],
    "Each of them is there: the default, or the check, satisfies the compiler.",
  ],
  [
    "sdk/src/rules/reconcile/assign.ts",
    "const highOf = Float64Array.from(edges, ({ rank }) => gainOf.get(rank) ?? 0);",
    ["0 → 1"],
    "Each of them is there: the default, or the check, satisfies the compiler.",
  ],
  [
    "sdk/src/rules/reconcile/assign.ts",
    "arc = before < 0 ? -1 : at(by, at(toOf, before));",
    ["before < 0 → false"],
    "Outside the arrays there is no edge, either.",
  ],
  [
    "sdk/src/rules/reconcile/groups.ts",
    "this.#parents.set(at, root);",
    ["without this.#parents.set(at, root);"],
    "A shortcut: without it, the same is found with more work.",
  ],
  [
    "sdk/src/rules/reconcile/match.ts",
    "if (found.has(books.order)) continue;",
    ["found.has(books.order) → false"],
    "A shortcut: without it, the same is found with more work.",
  ],
  [
    "sdk/src/rules/reconcile/match.ts",
    "if (taken === 0 || search.cut.size === 0) break;",
    ["taken === 0 || search.cut.size === 0 → false", "|| → &&"],
    "A shortcut: without it, the same is found with more work.",
  ],
  [
    "sdk/src/rules/reconcile/money.ts",
    "if (Math.abs(value * 100 - cents) < 1e-4) return cents || 0;",
    ["Math.abs(value * 100 - cents) < 1e-4 → false", "< → <="],
    "A shortcut: without it, the same is found with more work.",
  ],
  [
    "sdk/src/rules/reconcile/rules.ts",
    'if (!wrong) return { field: "total" };',
    ['"total" → "mutant"'],
    "Each of them is there: the default, or the check, satisfies the compiler.",
  ],
  [
    "sdk/src/rules/reconcile/rules.ts",
    "return { field, authority: authority.document[field] ?? null, books: books.document[field] ?? null };",
    ["without ?? null"],
    "Each of them is there: the default, or the check, satisfies the compiler.",
  ],
  [
    "sdk/src/rules/reconcile/rules.ts",
    'if (supplier === "other" || !sameKind || !sameYear) return -1;',
    ['supplier === "other" || !sameKind || !sameYear → false', "|| → &&"],
    "A shortcut: without it, the same is found with more work.",
  ],
  [
    "sdk/src/rules/reconcile/shelves.ts",
    "if (to <= from) continue;",
    ["to <= from → false", "<= → <"],
    "A shortcut: without it, the same is found with more work.",
  ],
  [
    "sdk/src/rules/reconcile/shelves.ts",
    "if (to - from <= most) return shelf.slice(from, to);",
    ["<= → <"],
    "A shortcut: without it, the same is found with more work.",
  ],
  [
    "sdk/src/rules/reconcile/suggest.ts",
    "known.set(items, weights);",
    ["without known.set(items, weights);"],
    "A shortcut: without it, the same is found with more work.",
  ],
  [
    "sdk/src/rules/reconcile/suppliers.ts",
    "if (!found.has(name)) found.set(name, nearest(name));",
    ["!found.has(name) → true"],
    "A shortcut: without it, the same is found with more work.",
  ],
];
