// Mutants of matching that no test can notice: defaults that satisfy the compiler, and shortcuts.

export const ofReconcile = [
  ...[
    ["match.ts", "if (!a || !b || !rule) return [];", "!a || !b || !rule → false"],
    ["match.ts", "if (!a || !b || !rule) return [];", "|| → &&"],
    [
      "assign.ts",
      "for (const edge of component) ofPlace[lefts.get(edge.left) ?? 0]?.push(edge);",
      "without ?? 0",
    ],
    ["assign.ts", "for (const edge of component) ofPlace[lefts.get(edge.left) ?? 0]?.push(edge);", "0 → 1"],
    [
      "assign.ts",
      "const fromOf = Int32Array.from(edges, ({ left }) => lefts.get(left) ?? 0);",
      "without ?? 0",
    ],
    ["assign.ts", "const fromOf = Int32Array.from(edges, ({ left }) => lefts.get(left) ?? 0);", "0 → 1"],
    [
      "assign.ts",
      "const toOf = Int32Array.from(edges, ({ right }) => rights.get(right) ?? 0);",
      "without ?? 0",
    ],
    ["assign.ts", "const toOf = Int32Array.from(edges, ({ right }) => rights.get(right) ?? 0);", "0 → 1"],
    [
      "assign.ts",
      "const highOf = Float64Array.from(edges, ({ rank }) => gainOf.get(rank) ?? 0);",
      "without ?? 0",
    ],
    ["assign.ts", "const highOf = Float64Array.from(edges, ({ rank }) => gainOf.get(rank) ?? 0);", "0 → 1"],
    [
      "decisions.ts",
      'const right = books.get(this.#partner.authority.get(left.document.id) ?? "");',
      'without ?? ""',
    ],
    ["explain.ts", "for (const key of keys[index]?.(prepared) ?? []) {", "without ?? []"],
    [
      "explain.ts",
      "failed: (first && unmetConditions(first, comparison, options)?.failure) ?? null,",
      "without ?? null",
    ],
    ["figures.ts", 'supplier_tin: entries[0]?.document.supplier_tin ?? "",', 'without ?? ""'],
    ["groups.ts", "const next = this.#parents.get(at) ?? root;", "without ?? root"],
    ["number.ts", 'const run = runs[i] ?? "";', 'without ?? ""'],
    ["rules.ts", 'if (!wrong) return { field: "total" };', "!wrong → false"],
    ["rules.ts", 'if (!wrong) return { field: "total" };', '"total" → "mutant"'],
    [
      "rules.ts",
      "return { field, authority: authority.document[field] ?? null, books: books.document[field] ?? null };",
      "without ?? null",
    ],
    [
      "suggest.ts",
      'const isReplaced = Date.parse(latest.get(about) ?? "") > Date.parse(mapping.time);',
      'without ?? ""',
    ],
    ["suppliers.ts", 'const root = groups.find(keys[index] ?? "");', 'without ?? ""'],
    ["suppliers.ts", 'const near = reported.get(found.get(name) ?? "");', 'without ?? ""'],
  ].map(([file = "", text = "", change = ""]) => ({
    file: `sdk/src/reconcile/${file}`,
    text,
    change,
    reason: "Each of them is there: the default, or the check, satisfies the compiler.",
  })),
  ...[
    ["groups.ts", "this.#parents.set(at, root);", "without this.#parents.set(at, root);"],
    ["match.ts", "if (found.has(books.order)) continue;", "found.has(books.order) → false"],
    [
      "match.ts",
      "if (taken === 0 || search.cut.size === 0) break;",
      "taken === 0 || search.cut.size === 0 → false",
    ],
    ["match.ts", "if (taken === 0 || search.cut.size === 0) break;", "|| → &&"],
    [
      "money.ts",
      "if (Math.abs(value * 100 - cents) < 1e-4) return cents || 0;",
      "Math.abs(value * 100 - cents) < 1e-4 → false",
    ],
    ["money.ts", "if (Math.abs(value * 100 - cents) < 1e-4) return cents || 0;", "< → <="],
    [
      "rules.ts",
      'if (supplier === "other" || !sameKind || !sameYear) return -1;',
      'supplier === "other" || !sameKind || !sameYear → false',
    ],
    ["rules.ts", 'if (supplier === "other" || !sameKind || !sameYear) return -1;', "|| → &&"],
    ["rules.ts", 'if (supplier === "other" || !sameKind || !sameYear) return -1;', '"other" → "mutant"'],
    ["shelves.ts", "if (to <= from) continue;", "to <= from → false"],
    ["shelves.ts", "if (to <= from) continue;", "<= → <"],
    ["shelves.ts", "if (to - from <= most) return shelf.slice(from, to);", "<= → <"],
    ["suggest.ts", "if (before) return before;", "before → false"],
    ["suggest.ts", "known.set(items, weights);", "without known.set(items, weights);"],
    ["suppliers.ts", "if (!found.has(name)) found.set(name, nearest(name));", "!found.has(name) → true"],
  ].map(([file = "", text = "", change = ""]) => ({
    file: `sdk/src/reconcile/${file}`,
    text,
    change,
    reason: "A shortcut: without it, the same is found with more work.",
  })),
];
