// Mutants of sales and purchases that no test can notice.
import { type EquivalentRow, required } from "./equivalent-row.ts";

export const ofTrade: readonly EquivalentRow[] = [
  [
    "sales/bulk.ts",
    "for (let start = 0; start < kind.length; start += mostInBatch) {",
    ["< → <="],
    "Stores an empty part after the others.",
  ],
  [
    "sales/bulk.ts",
    "return { code, message, ...(errors ? { errors } : {}) };",
    ["errors → true"],
    "JSON has no undefined.",
  ],
  [
    "sales/credit.ts",
    'errors: { original_invoice_no: [reason ?? "is not a sale of this branch"] },',
    ['without ?? "is not a sale of this branch"'],
    "A missing original always has a reason; the default satisfies the compiler.",
  ],
  [
    "sales/external-lines.ts",
    "if (external.length === 0) return { externalCodes: noCodes, itemCodes: own };",
    ["external.length === 0 → false"],
    "A shortcut: no codes stand for no items.",
  ],
  [
    "sales/insurance.ts",
    'if (receipt_type === "R" || codes.length === 0) return new Map();',
    ['receipt_type === "R" || codes.length === 0 → false', "|| → &&", '"R" → "mutant"'],
    "A shortcut: credit notes, and lines without insurance, use none of them.",
  ],
  [
    "sales/insurance.ts",
    ": [{ code, name: insurance_name ?? code, rate: insurance_rate ?? 0, is_active: true }],",
    ["without ?? code", "without ?? 0", "0 → 1"],
    "An insured line has name and rate; the defaults satisfy the compiler.",
  ],
  [
    "sales/insurance.ts",
    "if (!isInsured) return note.items;",
    ["!isInsured → false"],
    "A shortcut: lines without insurance stay as they are.",
  ],
  [
    "sales/reissue.ts",
    `if (!branch) throw new Error(\`the sale's branch \${bhf_id} is gone\`);`,
    ["!branch → false"],
    "A branch that has sales can't be deleted.",
  ],
  [
    "sales/reissue-bodies.ts",
    `if (!given) throw new Error(\`\${document.invoice_no} has no submitted line \${index + 1}\`);`,
    ["!given → false", "+ → -", "1 → 0"],
    "Each signed line was submitted; the error satisfies the compiler.",
  ],
  [
    "sales/reissue-bodies.ts",
    "const quantity = left[index] ?? 0;",
    ["without ?? 0", "0 → 1"],
    "Each line has a value; the default satisfies the compiler.",
  ],
  [
    "sales/reissue-bodies.ts",
    "...(line.bcd === null ? {} : { bcd: line.bcd }),",
    ["line.bcd === null → false"],
    "A line without a barcode has its item's, as one with null.",
  ],
  [
    "sales/reissue-response.ts",
    `if (!row || !response) throw new Error(\`credit note \${id} has no receipt\`);`,
    ["!row || !response → false", "|| → &&"],
    "The credit note is signed, so both exist; the error satisfies the compiler.",
  ],
  [
    "sales/reissue.ts",
    "const errors = Object.entries(error.details.errors ?? {});",
    ["without ?? {}"],
    "A ValidationError has errors; the default satisfies the compiler.",
  ],
  [
    "sales/kind.ts",
    'if (document.receipt_type === "R") await releaseReissue(trx, row.id, now.ms);',
    ['document.receipt_type === "R" → true'],
    "A shortcut: no reissue waits for a sale.",
  ],
  [
    "sales/show.ts",
    "discount_rate: sent.items[at]?.discount_rate ?? line.discount_rate,",
    ["without ?? line.discount_rate"],
    "The unit got every line; the default satisfies the compiler.",
  ],
  [
    "sales/show.ts",
    "authority_tax_type: sent.items[at]?.authority_tax_type ?? tax_type,",
    ["without ?? tax_type"],
    "The unit got every line; the default satisfies the compiler.",
  ],
  [
    "purchases/handlers.ts",
    'supplier_tin: row.counterparty_tin ?? "",',
    ['without ?? ""'],
    "`openapi.yaml` requires the supplier's TIN in every purchase.",
  ],
  [
    "purchases/handlers.ts",
    'supplier_invoice_no: numbers.get(row.id) ?? "",',
    ['without ?? ""'],
    "`openapi.yaml` requires the supplier's number in every purchase.",
  ],
  [
    "purchases/kind.ts",
    "const receipt_no = call.number === null ? null : String(call.number);",
    ["call.number === null → false"],
    "A numbered call has its number when it is accepted; the condition satisfies the compiler.",
  ],
  [
    "purchases/rules.ts",
    "supplier_sale: supplierSale?.sale ?? null,",
    ["without ?? null"],
    "It is read only of a purchase of a supplier's sale.",
  ],
  [
    "purchases/rules.ts",
    "if (!item_class_code || !tax_type_code) return undefined;",
    ["!item_class_code || !tax_type_code → false", "|| → &&"],
    required,
  ],
  [
    "purchases/rules.ts",
    "const rate = rateOf(line, line.tax_type ?? item.tax_type_code, against.taxTypes, path, problems);",
    ["without ?? item.tax_type_code"],
    required,
  ],
  [
    "purchases/rules.ts",
    "return [signLine(line, index, item, { type: line.tax_type ?? item.tax_type_code, rate }, problems)];",
    ["without ?? item.tax_type_code"],
    required,
  ],
  ["purchases/rules.ts", "isRejection", ["isRejection → false"], required],
];
