// What a signed document adds to the figures of its day: reports, home pages and lists of sums read those, not documents.

import type { Delta } from "../../db/history/counters.ts";
import { dayFigures } from "../../db/history/figures.ts";
import { isLocal } from "./kinds.ts";
import { paymentsOf } from "./payments.ts";

/** The columns of a transaction that the figures of its day follow from. */
type Figured = {
  data_set_id: number;
  document_date: string;
  branch_id: number;
  user_id: number;
  key_id: string;
  z_no: number;
  type: string;
  status: string;
  receipt_type: string | null;
  purchase_status: string | null;
  claim_month: string | null;
  no_claim: number;
  payment_type: string | null;
  payments: string | null;
  taxes: string | null;
  total_amount: number;
  line_count: number;
  discount_amount: number;
  non_deductible_tax: number;
};

/** Of a tax type and rate, money ×100. */
type Packed = {
  tax_type: string;
  tax_rate: number;
  taxable: number;
  tax: number;
  total: number;
  outside_vat?: true;
};

/** Begins the code of a tax next to the letters, where their tax types stand. */
const extraMark = "+";

/** The place of a tax next to the letters among tax types. */
export const extraType = (code: string): string => `${extraMark}${code}`;

/** The code of a tax next to the letters; undefined for a tax type. */
export function extraCode(taxType: string): string | undefined {
  return taxType.startsWith(extraMark) ? taxType.slice(extraMark.length) : undefined;
}

/** The column `taxes`, a list for each tax type and rate, then one for each tax next to the letters, which has no total. */
export function readPacked(packed: string): Packed[] {
  const rows: [string, number, number, number, number, 1?][] = JSON.parse(packed);
  return rows.map(([tax_type, tax_rate, taxable, tax, total, outside]) => ({
    tax_type,
    tax_rate,
    taxable,
    tax,
    total,
    ...(outside && { outside_vat: true }),
  }));
}

/** The claim of purchases whose tax nobody claims. */
export const noClaim = "none";

/** Of an import, which has no tax types. */
const withoutType = (total: number) => [{ tax_type: "", tax_rate: 0, taxable: 0, tax: 0, total }];

const noSums: Delta = Object.fromEntries(dayFigures.sums.map((name) => [name, 0]));

/**
 * An entry for each tax type and rate of a document; none of one that is not signed, or has no amounts. A document with several
 * payments has more, without a tax type: they take its total off the payment type of the mix, and add it to the types that paid it.
 * So sums by payment type are exact, and other sums unchanged.
 */
export function figuresOf(row: Figured, sign: 1 | -1): Delta[] {
  if (row.status !== "success" || row.type === "stock" || isLocal(row.type)) return [];
  const key = {
    data_set_id: row.data_set_id,
    document_date: row.document_date,
    branch_id: row.branch_id,
    user_id: row.user_id,
    key_id: row.key_id,
    z_no: row.z_no,
    type: row.type,
    receipt_type: row.receipt_type ?? "",
    purchase_status: row.purchase_status ?? "",
    claim: row.no_claim ? noClaim : (row.claim_month ?? ""),
    payment_type: row.payment_type ?? "",
  };
  const letters = row.taxes === null ? withoutType(Number(row.total_amount)) : readPacked(row.taxes);
  const figures = letters.map(({ tax_type, tax_rate, taxable, tax, total }, index) => {
    const isFirst = index === 0;
    return {
      ...key,
      tax_type,
      tax_rate: Math.round(tax_rate * 100),
      documents: sign,
      firsts: isFirst ? sign : 0,
      line_count: isFirst ? sign * row.line_count : 0,
      taxable_amount: sign * taxable,
      tax_amount: sign * tax,
      total_amount: sign * total,
      discount_amount: isFirst ? sign * Number(row.discount_amount) : 0,
      non_deductible_tax: isFirst ? sign * Number(row.non_deductible_tax) : 0,
    };
  });
  if (row.payments === null) return figures;
  const untaxed = { ...key, ...noSums, tax_type: "", tax_rate: 0 };
  return [
    ...figures,
    { ...untaxed, total_amount: -sign * Number(row.total_amount) },
    ...paymentsOf(row).map(({ payment_type, amount }) => ({
      ...untaxed,
      payment_type,
      total_amount: sign * amount,
    })),
  ];
}
