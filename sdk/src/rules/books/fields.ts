// The fields that a column of the books can map to, and for recognizing them by clear column names.
import { profileNames, taxWordsOf } from "../profiles/index.ts";

/** The fields of a column; amounts by tax type are `taxable_A`, `tax_A` and so on. */
export const fields = [
  "id",
  "number",
  "unit_number",
  "date",
  "kind",
  "supplier_tin",
  "supplier_name",
  "supplier_branch",
  "own_branch",
  "claim",
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

export type BookField = (typeof fields)[number];

/** Names that exports use, without blanks, signs and case. A field's own name is one of them. */
const columnNames: Partial<Record<BookField, string[]>> = {
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
    "suppliertin",
    "supplierpin",
    "supplierkrapin",
    "vendorpin",
    "vendorkrapin",
    "vendortin",
    "pinofsupplier",
    "tinofthesupplier",
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
    "nameofthesupplier",
    "creditor",
    "creditorname",
    "spplrnm",
  ],
  supplier_branch: ["supplierbranchid", "vendorbranch", "supplierbhfid", "spplrbhfid"],
  own_branch: ["branch", "branchid", "bhfid", "ownbranch", "location", "store"],
  claim: ["vatclaim", "claimvat", "inputvatclaim", "taxclaim"],
  taxable: [
    "taxableamount",
    "taxablevalue",
    "net",
    "netamount",
    "amountwithouttax",
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

/** A column's name as the lists have names; also with the words of any country as they have them: `suppliertaxcode` is `suppliertin`. */
function readings(column: string): string[] {
  const name = plain(column);
  const inWords = profileNames().flatMap((profile) => {
    const { tax, tin } = taxWordsOf(profile);
    return [name.replace(plain(tin), "tin"), name.replace(plain(tax), "vat")];
  });
  return [name, ...inWords];
}

/** Names that count only if there is no better one. */
const vagueNames: Partial<Record<BookField, string[]>> = {
  number: ["number", "no", "bill", "reference", "ref", "document", "documentno", "documentnumber", "docno"],
  date: ["date"],
  total: ["amount", "value"],
};

/** Whether the column's name says only vaguely that it is the field. */
export function isVague(field: BookField, column: string): boolean {
  return column !== field && vagueNames[field]?.includes(plain(column)) === true;
}

/** The names of each field, without blanks, signs and case. A field's own name is one of them. */
export type ColumnNames<Field extends string> = {
  clear: Partial<Record<Field, string[]>>;
  /** Names that count only if there is no better one. */
  vague: Partial<Record<Field, string[]>>;
};

/** Columns that could be the field, by their names; better ones hide vague ones. */
export function columnsNamed<Field extends string>(
  field: Field,
  columns: readonly string[],
  { clear, vague }: ColumnNames<Field>,
): string[] {
  const exact = columns.filter((name) => name === field);
  if (exact.length > 0) return exact;
  const names = new Set([plain(field), ...(clear[field] ?? [])]);
  for (const name of vague[field] ?? []) names.delete(name);
  const found = columns.filter((column) => readings(column).some((name) => names.has(name)));
  if (found.length > 0) return found;
  return columns.filter((name) => vague[field]?.includes(plain(name)));
}

/** Columns of the books that could be the field. */
export function columnsLike(field: BookField, columns: readonly string[]): string[] {
  return columnsNamed(field, columns, { clear: columnNames, vague: vagueNames });
}
