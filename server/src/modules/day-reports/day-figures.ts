// The figures of an X or Z report, from the sums of its sales.

import type { Profile, ReceiptLabel } from "@taxctl/sdk/rules/profiles/units";
import { unitLetter } from "../../control-unit/profiles.ts";
import { extraCode } from "../../core/transactions/figures.ts";
import { money } from "../../db/sql/scaled.ts";
import type { EdgeReceipt } from "../../lanes/open-sales.ts";
import { Figures } from "../reports/tax-figures.ts";
import { kindOf } from "../reports/tax-report.ts";
import type { DaySum, OtherSum } from "./figure-store.ts";

export type DayFigures = ReturnType<typeof showFigures>;

/** The labels of receipts, by the type of the document. */
const labels = { S: "NS", R: "NC" } as const;
const signs = { S: 1, R: -1 } as const;
const types = ["S", "R"] as const;
type ReceiptType = (typeof types)[number];

/** Credit notes are negative in all sums. */
export function showFigures(rules: Profile, sums: readonly DaySum[], paymentName: (code: string) => string) {
  const { rows, totals, extra_taxes } = taxesOf(rules, sums);
  return {
    documents: count(sums, "firsts"),
    lines: count(sums, "line_count"),
    discount_amount: amount(sums, "discount_amount"),
    totals,
    kinds: types.flatMap((type) => kindFigures(rules, type, sums)),
    taxes: rows.map(({ of, ...row }) => ({
      ...labelOf(rules, labels[of === "sales" ? "S" : "R"]),
      authority_tax_type: unitLetter(rules, row.tax_type, row.tax_rate),
      ...row,
    })),
    ...(extra_taxes && {
      extra_taxes: extra_taxes.map(({ of, ...row }) => ({
        ...labelOf(rules, labels[of === "sales" ? "S" : "R"]),
        ...row,
      })),
    }),
    payments: paymentsOf(sums, paymentName),
    dates: groupsOf(sums, ({ document_date }) => document_date).map(([document_date, own]) => ({
      document_date,
      documents: count(own, "firsts"),
      ...taxesOf(rules, own).totals,
    })),
  };
}

/** What was paid by each payment type: several payments of one sale have entries of their own in the sums. */
export function paymentsOf(sums: readonly DaySum[], nameOf: (code: string) => string) {
  return groupsOf(sums, ({ payment_type }) => payment_type)
    .map(([payment_type, own]) => ({
      payment_type,
      payment_type_name: nameOf(payment_type),
      total_amount: amount(own, "total_amount"),
    }))
    .filter(({ total_amount }) => total_amount !== 0);
}

/** By the rules of the tax report: its figures and these add up to each other. */
function taxesOf(rules: Profile, sums: readonly DaySum[]) {
  const figures = new Figures();
  // Entries of payments have no documents.
  for (const sum of sums.filter(({ documents }) => documents !== 0))
    figures.add(kindOf({ type: "sales", receipt_type: sum.receipt_type }), { ...sum, non_deductible_tax: 0 });
  const { rows, totals, extra_taxes } = figures.show(rules);
  return { rows, totals: totals.sales, extra_taxes };
}

/** A kind of receipts, and what they print for it. */
const labelOf = <Label extends ReceiptLabel>({ receiptLabels }: Profile, label: Label) => ({
  label,
  printed_label: receiptLabels[label],
});

function kindFigures(rules: Profile, type: ReceiptType, sums: readonly DaySum[]) {
  const own = sums.filter(({ receipt_type }) => receipt_type === type);
  const ofLetters = own.filter(({ tax_type }) => extraCode(tax_type) === undefined);
  if (own.length === 0) return [];
  return [
    {
      ...labelOf(rules, labels[type]),
      documents: count(own, "firsts"),
      lines: count(own, "line_count"),
      tax_amount: amount(ofLetters, "tax_amount"),
      discount_amount: amount(own, "discount_amount"),
      total_amount: amount(own, "total_amount"),
    },
  ];
}

/** Groups in the order of their keys. */
function groupsOf(sums: readonly DaySum[], keyOf: (sum: DaySum) => string): [string, DaySum[]][] {
  const groups = new Map<string, DaySum[]>();
  for (const sum of sums) groups.set(keyOf(sum), [...(groups.get(keyOf(sum)) ?? []), sum]);
  return [...groups].toSorted(([one], [other]) => (one < other ? -1 : 1));
}

function count(sums: readonly DaySum[], column: "firsts" | "line_count"): number {
  return sums.reduce((total, sum) => total + sum[column], 0);
}

/** Never −0. */
function amount(sums: readonly DaySum[], column: "tax_amount" | "total_amount" | "discount_amount"): number {
  const cents = sums.reduce((total, sum) => total + signOf(sum) * sum[column], 0);
  return money.fromDb(cents || 0);
}

const signOf = ({ receipt_type }: DaySum): 1 | -1 => signs[receipt_type === "R" ? "R" : "S"];

/** The label of each kind of document that no other figure includes. */
const otherLabels = [
  { type: "copy", receipt_type: "S", label: "CS" },
  { type: "copy", receipt_type: "R", label: "CC" },
  { type: "training", receipt_type: "S", label: "TS" },
  { type: "training", receipt_type: "R", label: "TC" },
  { type: "proforma", receipt_type: "S", label: "PS" },
] as const;

/** Copies, quotations and training documents; credit notes are negative. */
export function showOthers(rules: Profile, sums: readonly OtherSum[]) {
  return otherLabels.flatMap(({ type, receipt_type, label }) => {
    const own = sums.find((sum) => sum.type === type && sum.receipt_type === receipt_type);
    if (!own) return [];
    const amountOf = (cents: number) => money.fromDb(signs[receipt_type] * cents || 0);
    return [
      {
        ...labelOf(rules, label),
        documents: own.documents,
        lines: own.line_count,
        tax_amount: amountOf(own.tax_amount),
        discount_amount: amountOf(own.discount_amount),
        total_amount: amountOf(own.total_amount),
      },
    ];
  });
}

/** The first or last receipt. */
export function showReceipt(rules: Profile, receipt: EdgeReceipt | undefined) {
  if (!receipt) return null;
  const { id, invoice_no, receipt_no, receipt_date, receipt_type } = receipt;
  const label = labelOf(rules, labels[receipt_type === "R" ? "R" : "S"]);
  return { transaction_id: id, invoice_no, receipt_no, receipt_date, ...label };
}
