// Checks a credit note: items of its original, and at most the rest of them.
import { SimulatedRejection } from "../response.ts";
import type { Body, BranchState, SaleLine } from "../state.ts";
import { linesOf, numberOf, textOf } from "../validate.ts";

interface Left {
  qty: number;
  totAmt: number;
  taxTyCds: Set<string>;
}

function book(left: Map<string, Left>, { itemCd, qty, totAmt, taxTyCd }: SaleLine, sign: 1 | -1): void {
  const item = left.get(itemCd) ?? { qty: 0, totAmt: 0, taxTyCds: new Set() };
  item.qty += sign * qty;
  item.totAmt += sign * totAmt;
  item.taxTyCds.add(taxTyCd);
  left.set(itemCd, item);
}

/** Throws 930, 931, 932, 934 or 935 when the credit note does not fit its original and earlier credit notes. */
export function checkCreditNote(branch: BranchState, body: Body, comparesNames: boolean): void {
  const original = branch.sales.get(numberOf(body, "orgInvcNo"));
  if (original?.rcptTyCd !== "S") throw new SimulatedRejection("930");
  const left = new Map<string, Left>();
  for (const line of original.lines) book(left, line, 1);
  for (const sale of branch.sales.values()) {
    if (sale.rcptTyCd !== "R" || sale.orgInvcNo !== original.number) continue;
    for (const line of sale.lines) book(left, line, -1);
  }
  if ((textOf(body, "custTin") || null) !== original.custTin) throw new SimulatedRejection("935");
  const name = textOf(body, "custNm") || null;
  if (comparesNames && (name === null || name !== original.custNm)) throw new SimulatedRejection("935");
  for (const line of linesOf(body)) {
    const item = left.get(textOf(line, "itemCd"));
    if (!item) throw new SimulatedRejection("932");
    if (!item.taxTyCds.has(textOf(line, "taxTyCd"))) throw new SimulatedRejection("935");
    item.qty -= numberOf(line, "qty");
    item.totAmt -= numberOf(line, "totAmt");
    if (item.qty < -0.0001) throw new SimulatedRejection("934");
    if (item.totAmt < -0.011) throw new SimulatedRejection("931");
  }
}
