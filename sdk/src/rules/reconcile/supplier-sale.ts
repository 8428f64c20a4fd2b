// Reading a supplier sale of the API as a document of the authority's side.
import type { SupplierSale } from "../openapi.ts";
import { taxLetters } from "../profiles/index.ts";
import type { Document } from "./types.ts";

const kinds = { S: "invoice", R: "credit_note" } as const;

/**
 * The supplier's sale as matching takes it, with the figures as reported.
 *
 * @param own_branch the branch that it was fetched for
 */
export function documentOfSupplierSale(sale: Omit<SupplierSale, "itemList">, own_branch?: string): Document {
  const by_letter: NonNullable<Document["by_letter"]> = {};
  for (const letter of taxLetters) {
    const [taxable, tax] = [sale[`taxblAmt${letter}`], sale[`taxAmt${letter}`]];
    if (taxable !== 0 || tax !== 0) by_letter[letter] = { taxable, tax };
  }
  return {
    // The time distinguishes a sale from a credit note of the same number if the unit doesn't give the kind.
    id: `${sale.spplrTin}/${sale.spplrBhfId}/${sale.spplrInvcNo}/${sale.regDt}`,
    side: "authority",
    kind: kinds[sale.rcptTyCd],
    supplier_tin: sale.spplrTin,
    supplier_branch: sale.spplrBhfId,
    supplier_name: sale.spplrNm,
    own_branch,
    number: sale.spplrInvcNo,
    ...(sale.cu_invoice_no ? { unit_number: sale.cu_invoice_no } : {}),
    date: sale.sale_date,
    taxable: sale.totTaxblAmt,
    tax: sale.totTaxAmt,
    total: sale.totAmt,
    by_letter,
  };
}
