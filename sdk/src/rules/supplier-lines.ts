// The lines with which a purchase confirms a supplier's sale.
import { add } from "./amounts.ts";
import { type TaxLetter, taxLetters } from "./letters.ts";
import type { SupplierSale, SupplierSaleLine } from "./openapi.ts";

type Sums = Pick<SupplierSale, "itemList"> & Pick<SupplierSale, `${"taxblAmt" | "taxAmt"}${TaxLetter}`>;

/**
 * The lines that a purchase repeats: those of the supplier. A sale without lines counts as one line for each tax type of its sums, as a
 * control unit takes no purchase without a line.
 */
export function linesOfSale(sale: Sums): SupplierSaleLine[] {
  if (sale.itemList.length > 0) return sale.itemList;
  return taxLetters
    .map((letter) => ({ letter, splyAmt: sale[`taxblAmt${letter}`], taxAmt: sale[`taxAmt${letter}`] }))
    .filter(({ splyAmt, taxAmt }) => splyAmt !== 0 || taxAmt !== 0)
    .map(({ letter, splyAmt, taxAmt }, index) => {
      const totAmt = add(splyAmt, taxAmt);
      return {
        ...{ itemSeq: index + 1, itemCd: "", itemClsCd: "", itemNm: `Everything of tax type ${letter}` },
        ...{ qty: 1, prc: totAmt, splyAmt, taxAmt, totAmt, taxTyCd: letter },
      };
    });
}
