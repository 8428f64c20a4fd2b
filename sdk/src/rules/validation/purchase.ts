// The calculation rules of a purchase that confirms no supplier's sale: the service and the dry run apply them.
import type { PurchaseInput } from "../openapi.ts";
import type { ProfileName } from "../profiles/index.ts";
import { discountBill } from "./bill-discount.ts";
import {
  checkFigures,
  checkPurchaseTotals,
  type ItemTax,
  type Line,
  type LineItem,
  rateOf,
  type SignedLine,
  signLine,
  type TaxedFigures,
  type TaxTypes,
} from "./lines.ts";
import type { Problems } from "./problems.ts";

type Bill = Pick<
  PurchaseInput,
  "bill_discount_rate" | "bill_discount_amount" | "total_amount" | "tax_amount" | "taxable_amount"
>;

/** What the rules of a purchase need besides its lines: the branch's tax types, and the profile of its unit if it is known. */
type PurchaseRules<Types> = { taxTypes: Types; profile: ProfileName | undefined };

/** The line as it is registered, by its own tax type, else its item's. */
export function signPurchaseLine(
  line: Line,
  index: number,
  item: LineItem & ItemTax,
  { taxTypes, profile }: PurchaseRules<TaxTypes>,
  problems: Problems,
): SignedLine {
  const type = line.tax_type ?? item.tax_type_code;
  const rate = rateOf(line, type, { item, taxTypes }, `items[${index}]`, problems) ?? 0;
  return signLine(
    line,
    index,
    item,
    { type, rate, kind: taxTypes.get(type)?.kind },
    { kind: "purchase", profile },
    problems,
  );
}

/** All lines of a purchase less their shares of the bill's discount, after its totals were checked. */
export function checkPurchaseBill<Signed extends TaxedFigures>(
  bill: Bill,
  lines: readonly Signed[],
  profile: ProfileName | undefined,
  problems: Problems,
): readonly Signed[] {
  const { lines: items } = discountBill(bill, lines, profile, problems);
  checkPurchaseTotals(bill, items, problems);
  return items;
}

/** The amounts of a purchase's lines and of its bill, whatever the items are. Without tax types, the lines' own rates apply. */
export function checkPurchaseAmounts(
  bill: Bill,
  lines: readonly Line[],
  { taxTypes, profile }: PurchaseRules<TaxTypes | undefined>,
  problems: Problems,
): void {
  const rules = { kind: "purchase", profile } as const;
  const figures = lines.map((line, index) => {
    const { tax_type: letter = "", tax_rate = 0 } = line;
    const rate = taxTypes
      ? rateOf(line, letter, { item: undefined, taxTypes }, `items[${index}]`, problems)
      : tax_rate;
    const kind = taxTypes?.get(letter)?.kind;
    return checkFigures(line, index, { type: letter, rate: rate ?? tax_rate, kind }, rules, problems);
  });
  checkPurchaseBill(bill, figures, profile, problems);
}
