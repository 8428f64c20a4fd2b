// Mutants that no test can notice, because the program does the same with them. Each says why.

type EquivalentMutant = { file: string; text: string; change: string; reason: string };

const required = "`openapi.yaml` requires the field on every line of a purchase";

export const equivalentMutants: readonly EquivalentMutant[] = [
  {
    file: "sdk/src/reconcile/assign.ts",
    text: "if (component.length === 1 && only) {",
    change: "component.length === 1 && only → false",
    reason: "A shortcut: the best assignment of a single edge is that edge.",
  },
  {
    file: "server/src/stock/sync-store.ts",
    text: "if (sums.length === 0) return all.map(() => undefined);",
    change: "sums.length === 0 → false",
    reason: "A shortcut: the statements that follow write no row when there is none.",
  },
  {
    file: "server/src/stock/sync-store.ts",
    text: "counted.map(({ id }) => ({ id })).sort((one, other) => (one.id < other.id ? -1 : 1)),",
    change: "< → <=",
    reason: "The ids are different.",
  },
  {
    file: "server/src/stock/follow-ups.ts",
    text: "const date = document.date < today ? document.date : today;",
    change: "< → <=",
    reason: "Both are the same day then.",
  },
  {
    file: "server/src/stock/pending-store.ts",
    text: "if (qty <= 0) continue;",
    change: "<= → <",
    reason: "The rules reject a line of zero.",
  },
  {
    file: "server/src/purchases/supplier-number-store.ts",
    text: "for (let first = 0; first < ids.length; first += numbersAtOnce) {",
    change: "< → <=",
    reason: "Reads no document for an empty list.",
  },
  {
    file: "server/src/sales/external-lines.ts",
    text: "external_code === undefined ? [] : [{ source: normalSource(source), external_code }],",
    change: "external_code === undefined → false",
    reason: "Looks up one code more, which no line asks for.",
  },
  ...[
    ["item_class_code: line.item_class_code ?? item.item_class_code,", "without ?? item.item_class_code"],
    ["item_name: line.item_name ?? line.item_code,", "without ?? line.item_code"],
    ['pkg_unit_code: line.pkg_unit_code ?? "NT",', 'without ?? "NT"'],
    ['pkg_unit_code: line.pkg_unit_code ?? "NT",', '"NT" → "mutant"'],
    ['qty_unit_code: line.qty_unit_code ?? "U",', 'without ?? "U"'],
    ['qty_unit_code: line.qty_unit_code ?? "U",', '"U" → "mutant"'],
    ["item_name: line.item_name ?? item.item_name,", "without ?? item.item_name"],
    ["pkg_unit_code: line.pkg_unit_code ?? item.pkg_unit_code,", "without ?? item.pkg_unit_code"],
    ["qty_unit_code: line.qty_unit_code ?? item.qty_unit_code,", "without ?? item.qty_unit_code"],
  ].map(([text = "", change = ""]) => ({
    file: "server/src/purchases/rules.ts",
    text,
    change,
    reason: required,
  })),
  {
    file: "sdk/src/reconcile/assign.ts",
    text: "arc = before < 0 ? -1 : (by[toOf[before] ?? 0] ?? 0);",
    change: "without ?? 0",
    reason: "Both arrays have a value for each arc; the default satisfies the compiler.",
  },
  {
    file: "server/src/lanes/apply.ts",
    text: "const next_number = (call.number ?? 0) + 1;",
    change: "0 → 1",
    reason: "A numbered call has its number when it is accepted; the default satisfies the compiler.",
  },
  {
    file: "server/src/stock/store.ts",
    text: 'if (movementType === transferType) return qty < 0 ? "OUT" : "IN";',
    change: "0 → 1",
    reason: "A transfer moves at least the smallest quantity, which is 1 here.",
  },
  {
    file: "server/src/purchases/rules.ts",
    text: "return sold !== undefined && sold < purchase_date ? sold : purchase_date;",
    change: "< → <=",
    reason: "The two days are the same then.",
  },
  {
    file: "server/src/purchases/handlers.ts",
    text: 'supplier_name: row.counterparty_name ?? "",',
    change: 'without ?? ""',
    reason: "`openapi.yaml` requires the supplier's name in every purchase.",
  },
  {
    file: "sdk/src/reconcile/rules.ts",
    text: 'export const FIRST_RULE_BY_AMOUNTS = RULES.findIndex(({ number }) => number === "slip" || number === "any");',
    change: '"any" → "mutant"',
    reason: "A rule for keying slips comes before those for any number.",
  },
  {
    file: "sdk/src/reconcile/assign.ts",
    text: "const best = end < 0 ? { high: 0, low: 0 } : { high: high[end] ?? 0, low: low[end] ?? 0 };",
    change: "without ?? 0",
    reason: "Both arrays have a value for each place; the default satisfies the compiler.",
  },
  {
    file: "sdk/src/reconcile/assign.ts",
    text: "const before = ofLeft[from] ?? 0;",
    change: "0 → 1",
    reason: "The array has a value for each place; the default satisfies the compiler.",
  },
  {
    file: "sdk/src/reconcile/explain.ts",
    text: "const days = Math.abs(difference ?? 0);",
    change: "without ?? 0",
    reason: "`Math.abs` takes null for 0; the default satisfies the compiler.",
  },
  {
    file: "server/src/sales/credit.ts",
    text: "if (settings.credit_notes_per_sale === null) return;",
    change: "settings.credit_notes_per_sale === null → false",
    reason: "A shortcut: without a limit, no number of credit notes is a problem.",
  },
  {
    file: "server/src/sales/own-receipt.ts",
    text: "if (lost.length === 0) return undefined;",
    change: "lost.length === 0 → false",
    reason: "A shortcut: there is no last one of no sales.",
  },
  {
    file: "server/src/sales/reissue.ts",
    text: "const removed = Object.entries(input).flatMap(([field, value]) => (value === null ? [field] : []));",
    change: "value === null → true",
    reason: "The hash has the other fields with their values, so their names add nothing to it.",
  },
];
