// Responsible for the fields that a column of the books can map to, and for recognizing them by clear column names.

/** The fields of a column; amounts by tax type are `taxable_A`, `tax_A` and so on. */
export const FIELDS = [
  "id",
  "number",
  "unit_number",
  "date",
  "kind",
  "supplier_tin",
  "supplier_name",
  "supplier_branch",
  "own_branch",
  "taxable",
  "tax",
  "total",
  "taxable_A",
  "taxable_B",
  "taxable_C",
  "taxable_D",
  "taxable_E",
  "tax_A",
  "tax_B",
  "tax_C",
  "tax_D",
  "tax_E",
] as const;

export type BookField = (typeof FIELDS)[number];

/** Names that exports use, without blanks, signs and case. A field's own name is one of them. */
const NAMES: Partial<Record<BookField, string[]>> = {
  id: ["voucher", "voucherno", "vouchernumber", "documentid", "docid", "entryno", "entrynumber", "journalno"],
  number: [
    "invoice",
    "invoiceno",
    "invoicenumber",
    "invno",
    "taxinvoiceno",
    "taxinvoicenumber",
    "billno",
    "billnumber",
    "billref",
    "supplierinvoice",
    "supplierinvoiceno",
    "supplierinvoicenumber",
    "vendorinvoiceno",
    "vendorinvoicenumber",
    "spplrinvcno",
  ],
  unit_number: [
    "cuinvoiceno",
    "cuinvoicenumber",
    "cuinvno",
    "cunumber",
    "scuinvoicenumber",
    "controlunitinvoiceno",
    "controlunitinvoicenumber",
    "etrinvoicenumber",
  ],
  date: [
    "invoicedate",
    "billdate",
    "documentdate",
    "docdate",
    "postingdate",
    "purchasedate",
    "supplierinvoicedate",
    "transactiondate",
  ],
  kind: ["type", "documenttype", "doctype", "transactiontype", "vouchertype"],
  supplier_tin: [
    "tin",
    "pin",
    "pinno",
    "pinnumber",
    "krapin",
    "krapinno",
    "krapinnumber",
    "taxpin",
    "supplierpin",
    "supplierkrapin",
    "vendorpin",
    "vendorkrapin",
    "vendortin",
    "pinofsupplier",
    "taxid",
    "suppliertaxid",
    "vatnumber",
    "vatno",
    "spplrtin",
  ],
  supplier_name: [
    "supplier",
    "vendor",
    "vendorname",
    "nameofsupplier",
    "creditor",
    "creditorname",
    "spplrnm",
  ],
  supplier_branch: ["supplierbranchid", "vendorbranch", "supplierbhfid", "spplrbhfid"],
  own_branch: ["branch", "branchid", "bhfid", "ownbranch", "location", "store"],
  taxable: [
    "taxableamount",
    "taxablevalue",
    "net",
    "netamount",
    "amountexclvat",
    "amountexvat",
    "amountexcludingvat",
    "exclusiveamount",
    "subtotal",
  ],
  tax: ["taxamount", "vat", "vatamount", "inputvat", "inputtax", "totaltax"],
  total: [
    "totalamount",
    "gross",
    "grossamount",
    "amountinclvat",
    "amountincvat",
    "amountincludingvat",
    "inclusiveamount",
    "invoiceamount",
    "invoicetotal",
    "grandtotal",
  ],
};

const plain = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, "");

/** Names that count only if there is no better one. */
const VAGUE: Partial<Record<BookField, string[]>> = {
  number: ["number", "no", "bill", "reference", "ref", "document", "documentno", "documentnumber", "docno"],
  date: ["date"],
  total: ["amount", "value"],
};

/** Whether the column's name says only vaguely that it is the field. */
export function isVague(field: BookField, column: string): boolean {
  return column !== field && VAGUE[field]?.includes(plain(column)) === true;
}

/** Columns that could be the field, by their names; better ones hide vague ones. */
export function columnsLike(field: BookField, columns: readonly string[]): string[] {
  const exact = columns.filter((name) => name === field);
  if (exact.length > 0) return exact;
  const names = new Set([plain(field), ...(NAMES[field] ?? [])]);
  for (const vague of VAGUE[field] ?? []) names.delete(vague);
  const clear = columns.filter((name) => names.has(plain(name)));
  if (clear.length > 0) return clear;
  return columns.filter((name) => VAGUE[field]?.includes(plain(name)));
}
