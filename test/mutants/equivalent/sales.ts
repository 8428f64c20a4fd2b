// Mutants of sales that no test can notice.
import type { EquivalentRow } from "./rows.ts";

export const sales: readonly EquivalentRow[] = [
  [
    "server/src/modules/bulk/store-each.ts",
    "for (let start = 0; start < kind.length; start += mostInBatch) {",
    ["< → <="],
    "Stores an empty part after the others.",
  ],
  [
    "server/src/modules/bulk/entry.ts",
    "return { code, message, ...(errors ? { errors } : {}) };",
    ["errors → true"],
    "JSON has no undefined.",
  ],
  [
    "server/src/core/sales/credit.ts",
    "if (settings.credit_notes_per_sale === null) return;",
    ["settings.credit_notes_per_sale === null → false"],
    "A shortcut: without a limit, no number of credit notes is a problem.",
  ],
  [
    "server/src/core/sales/external-lines.ts",
    "if (external.length === 0) return { externalCodes: noCodes, itemCodes: own };",
    ["external.length === 0 → false"],
    "A shortcut: no codes stand for no items.",
  ],
  [
    "server/src/core/sales/insurance.ts",
    'if (receipt_type === "R" || codes.length === 0) return new Map();',
    ['receipt_type === "R" || codes.length === 0 → false', "|| → &&"],
    "A shortcut: credit notes, and lines without insurance, use none of them.",
  ],
  [
    "server/src/core/sales/insurance.ts",
    ": [{ code, name: insurance_name ?? code, rate: insurance_rate ?? 0, is_active: true }],",
    ["0 → 1"],
    "An insured line has name and rate; the defaults satisfy the compiler.",
  ],
  [
    "server/src/core/sales/insurance.ts",
    "if (!isInsured) return note.items;",
    ["!isInsured → false"],
    "A shortcut: lines without insurance stay as they are.",
  ],
  [
    "server/src/core/sales/kind.ts",
    'if (document.receipt_type === "R") await releaseReissue(trx, row.id, now.ms);',
    ['document.receipt_type === "R" → true'],
    "A shortcut: no reissue waits for a sale.",
  ],
  [
    "server/src/core/sales/own-receipt.ts",
    "if (lost.length === 0) return undefined;",
    ["lost.length === 0 → false"],
    "A shortcut: there is no last one of no sales.",
  ],
  [
    "server/src/modules/reissue/bodies.ts",
    `if (!given) throw new Error(\`\${document.invoice_no} has no submitted line \${index + 1}\`);`,
    ["+ → -", "1 → 0"],
    "Each signed line was submitted; the error satisfies the compiler.",
  ],
  [
    "server/src/modules/reissue/bodies.ts",
    "const quantity = left[index] ?? 0;",
    ["0 → 1"],
    "Each line has a value; the default satisfies the compiler.",
  ],
  [
    "server/src/modules/reissue/reissue.ts",
    "const removed = Object.entries(input).flatMap(([field, value]) => (value === null ? [field] : []));",
    ["value === null → true"],
    "The hash has the other fields with their values, so their names add nothing to it.",
  ],
  [
    "server/src/core/sales/show.ts",
    "discount_rate: sent.items[at]?.discount_rate ?? line.discount_rate,",
    ["without ?? line.discount_rate"],
    "The unit got every line; the default satisfies the compiler.",
  ],
  [
    "server/src/core/sales/show.ts",
    "authority_tax_type: sent.items[at]?.authority_tax_type ?? tax_type,",
    ["without ?? tax_type"],
    "The unit got every line; the default satisfies the compiler.",
  ],
];
