// The amounts of a credit note: each line takes its share of what its original signed, so that credits piece by
// piece add up to the line.
import { add, amountsOfTotal, checkLine, lineAmounts, portion, toLocal } from "../amounts.ts";
import type { ProfileName } from "../profiles/index.ts";
import { type ForeignAmounts, localLine, statedLines } from "./currency.ts";
import {
  type Amounts,
  checkDocumentTotals,
  discountRounding,
  normalizeLine,
  outsideVat,
  type SignedLine,
  type SubmittedLine,
  sumLines,
} from "./lines.ts";
import { checkPaidTotal, type Paid } from "./payments.ts";
import type { Problems } from "./problems.ts";

type SoldLine = SignedLine & { foreign?: ForeignAmounts };

/** The lines of a sale, of its earlier credit notes in their order, as they were signed. */
export type CreditedLines = {
  sold: readonly SoldLine[];
  earlier: readonly SoldLine[];
  /** Of a sale in a foreign currency: its rate. */
  exchange_rate?: number | undefined;
  /** Of the unit, if it is known. */
  profile?: ProfileName | undefined;
};

/** A credit note as it was submitted. */
type SubmittedNote = { items: readonly SubmittedLine[] } & Paid & {
    [Field in keyof Amounts]?: number | undefined;
  };

/** A sold line, and what its credit notes have left of it: in its currency, and in local currency. */
type Rest = { line: SignedLine; qty: number; total: number; soldLocal: number; local: number };

/**
 * The lines of a credit note as they are signed, and the problems of the amounts that it states. A line without a discount of its
 * own, or with its original's, takes its share of the original's total; what credits the rest takes the remainder. The note's
 * lines, and what it states, are in the currency of the original.
 */
export function signCreditLines<Line extends SignedLine>(
  { sold: signedLines, earlier, exchange_rate, profile }: CreditedLines,
  note: readonly Line[],
  submitted: SubmittedNote,
  problems: Problems,
): (Line & { foreign?: ForeignAmounts })[] {
  const sold = statedLines(signedLines);
  const rests = sold.map((line, index): Rest => {
    const local = signedLines[index]?.total_amount ?? 0;
    return { line, qty: line.qty, total: line.total_amount, soldLocal: local, local };
  });
  for (const line of statedLines(earlier)) takeShare(rests, line);
  const shares: (Share | undefined)[] = [];
  const signed = note.map((given, index) => {
    const stated = normalizeLine(submitted.items[index] ?? {});
    const line = withSoldTax(given, stated, { sold, profile });
    const taken = takeShare(rests, line);
    const isShare = taken !== undefined && hasSameDiscount(stated, line, taken);
    shares.push(isShare ? taken : undefined);
    const amounts = isShare ? amountsOfTotal({ ...line, quantity: line.qty }, taken.total) : line;
    const { discount_rate, discount_amount, ...figures } = stated;
    problems.differences(
      checkLine(
        {
          ...figures,
          ...(isShare ? {} : { discount_rate, discount_amount }),
          quantity: line.qty,
          tax_rate: line.tax_rate,
        },
        index,
        "sale",
        amounts,
      ),
    );
    return { ...line, ...amounts, ...(isShare ? { discount_rate: taken.discountRate } : {}) };
  });
  checkDocumentTotals(submitted, signed, problems);
  checkPaidTotal(submitted, sumLines(signed).total_amount, problems);
  if (exchange_rate === undefined) return signed;
  const left = localTotals(signedLines);
  for (const [code, total] of localTotals(earlier)) left.set(code, add(left.get(code) ?? 0, -total));
  return signed.map((line, index) => {
    const most = left.get(line.item_code) ?? 0;
    const share = shares[index]?.local ?? toLocal(line.total_amount, exchange_rate);
    const total = Math.max(0, Math.min(most, share));
    left.set(line.item_code, add(most, -total));
    return localLine(line, exchange_rate, total);
  });
}

/** The local totals of the lines by item: its credit notes never exceed them by a rounded cent. */
function localTotals(lines: readonly SignedLine[]): Map<string, number> {
  const totals = new Map<string, number>();
  for (const { item_code, total_amount } of lines)
    totals.set(item_code, add(totals.get(item_code) ?? 0, total_amount));
  return totals;
}

/** A line with the tax type and rate of the sold line, unless it states others: those of item and table may have changed since. */
function withSoldTax<Line extends SignedLine>(
  line: Line,
  { tax_type, tax_rate, discount_rate, discount_amount }: ReturnType<typeof normalizeLine>,
  { sold, profile }: Pick<CreditedLines, "sold" | "profile">,
): Line {
  const same = sold.filter(
    (one) =>
      one.item_code === line.item_code &&
      (tax_type ?? one.tax_type) === one.tax_type &&
      (tax_rate ?? one.tax_rate) === one.tax_rate,
  );
  const original = same.find(({ unit_price }) => unit_price === line.unit_price) ?? same[0];
  if (!original || (original.tax_type === line.tax_type && original.tax_rate === line.tax_rate)) return line;
  const tax = { tax_type: original.tax_type, tax_rate: original.tax_rate };
  const { qty: quantity, unit_price } = line;
  const { outside_vat: _, ...rest } = line;
  return {
    ...(rest as Line),
    ...outsideVat(original.outside_vat && "outside_vat"),
    ...tax,
    ...lineAmounts(
      { quantity, unit_price, discount_rate, discount_amount, ...tax },
      discountRounding(profile),
    ),
  };
}

type Share = { total: number; local: number; discountRate: number; hasDiscount: boolean };

/**
 * Takes a line's quantity off the sold lines of the same item, price and rate, in the order of the sale.
 *
 * @returns its share of their totals; undefined if they don't have so much left.
 */
function takeShare(rests: readonly Rest[], line: SignedLine): Share | undefined {
  const fitting = rests.filter(
    ({ line: { item_code, unit_price, tax_rate }, qty }) =>
      qty > 0 && item_code === line.item_code && unit_price === line.unit_price && tax_rate === line.tax_rate,
  );
  if (add(0, ...fitting.map(({ qty }) => qty)) < line.qty) return undefined;
  const share: Share = { total: 0, local: 0, discountRate: 0, hasDiscount: false };
  let wanted = line.qty;
  for (const rest of fitting) {
    const part = Math.min(rest.qty, wanted);
    if (part === 0) break;
    const { total_amount, qty, discount_rate, discount_with_tax } = rest.line;
    const partOf = (whole: number, left: number) =>
      part === rest.qty ? left : Math.min(left, portion(whole, part, qty));
    const amount = partOf(total_amount, rest.total);
    const local = partOf(rest.soldLocal, rest.local);
    rest.qty = add(rest.qty, -part);
    rest.total = add(rest.total, -amount);
    rest.local = add(rest.local, -local);
    wanted = add(wanted, -part);
    share.total = add(share.total, amount);
    share.local = add(share.local, local);
    share.discountRate = discount_rate;
    share.hasDiscount ||= discount_with_tax > 0;
  }
  return share;
}

/** Whether a credit line has its original's discount: none of its own, or one that gives its share but for the rounding. */
function hasSameDiscount(
  {
    discount_rate,
    discount_amount,
  }: Pick<ReturnType<typeof normalizeLine>, "discount_rate" | "discount_amount">,
  { total_amount }: SignedLine,
  share: Share,
): boolean {
  if (!discount_rate && !discount_amount) return true;
  if (!share.hasDiscount) return false;
  if (discount_rate) return discount_rate === share.discountRate;
  return Math.abs(add(total_amount, -share.total)) <= 0.02;
}
