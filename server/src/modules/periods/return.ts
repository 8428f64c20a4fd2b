// The authority's VAT return of a month: sections from the figures of the tax report, amounts that people enter, and the net.
import type { ProfileName } from "@taxctl/sdk/rules/profiles";
import type { Profile, VatRate, VatSide } from "@taxctl/sdk/rules/profiles/units";
import { rulesOf } from "@taxctl/sdk/rules/profiles/units";
import { vatRateOf } from "../../control-unit/profiles.ts";
import { money } from "../../db/sql/scaled.ts";
import type { CountedDocument } from "../reports/counted-documents.ts";
import type { FigureRow } from "../reports/tax-figures.ts";
import type { TaxFigures } from "../reports/tax-report.ts";

/** The amounts that only a person knows; null until somebody enters them. */
export const enteredFields = [
  "import_general_taxable",
  "import_general_tax",
  "import_other_taxable",
  "import_other_tax",
  "import_zero_rated_taxable",
  "import_exempt_taxable",
  "imported_services_tax",
  "non_deductible",
  "withheld",
  "brought_forward",
  "refund_adjustment",
] as const;
export type EnteredField = (typeof enteredFields)[number];
export type Entered = Record<EnteredField, number | null>;

export const nothingEntered = Object.fromEntries(enteredFields.map((field) => [field, null])) as Entered;

/** A document that the return can list: all but sales to buyers without a TIN. */
export type ReturnDocument = Pick<
  CountedDocument,
  | "of"
  | "id"
  | "bhf_id"
  | "invoice_no"
  | "receipt_no"
  | "document_date"
  | "counterparty_tin"
  | "counterparty_name"
> & { taxes: CountedDocument["figures"]["taxes"] };

/** The part of a document that the return keeps; undefined for a sale to a buyer without a TIN. */
export function returnDocument({ figures, ...row }: CountedDocument): ReturnDocument | undefined {
  const { of, id, bhf_id, invoice_no, receipt_no, document_date } = row;
  const { counterparty_tin, counterparty_name } = row;
  if (sideOf(of) === "sales" && !counterparty_tin) return undefined;
  const party = { counterparty_tin, counterparty_name };
  return { of, id, bhf_id, invoice_no, receipt_no, document_date, ...party, taxes: figures.taxes };
}

type Cents = { taxable_amount: number; tax_amount: number };

const sideOf = (of: FigureRow["of"]): VatSide =>
  of === "sales" || of === "credit_notes" ? "sales" : "purchases";
const isCredit = (of: FigureRow["of"]): boolean => of === "credit_notes" || of === "purchase_credit_notes";

/** The lines of the return that itemize documents: one for each section of a document. Credit notes are negative. */
export function itemize(profile: ProfileName, documents: readonly ReturnDocument[]) {
  const rules = rulesOf(profile);
  return documents.flatMap(({ of, taxes, ...document }) => {
    const sign = isCredit(of) ? -1 : 1;
    const byRate = new Map<VatRate, Cents>();
    for (const letter of taxes) {
      const rate = vatRateOf(rules, letter);
      const sum = byRate.get(rate) ?? { taxable_amount: 0, tax_amount: 0 };
      sum.taxable_amount += sign * money.toDb(letter.taxable_amount);
      sum.tax_amount += sign * money.toDb(letter.tax_amount);
      byRate.set(rate, sum);
    }
    return [...byRate].map(([rate, cents]) => ({
      box: boxName(sideOf(of), rate),
      side: sideOf(of),
      rate,
      is_credit_note: isCredit(of),
      transaction_id: document.id,
      branch_id: document.bhf_id,
      invoice_no: document.invoice_no ?? "",
      receipt_no: document.receipt_no,
      date: document.document_date ?? "",
      tin: document.counterparty_tin,
      name: document.counterparty_name,
      ...inMoney(cents),
    }));
  });
}

export type ReturnLine = ReturnType<typeof itemize>[number];

const boxName = (side: VatSide, rate: VatRate) => `${side}_${rate}` as const;

/** The sections and the net of a month. */
export function makeReturn(
  profile: ProfileName,
  { rows, totals }: Pick<TaxFigures, "rows" | "totals">,
  lines: readonly ReturnLine[],
  entered: Entered,
) {
  const rules = rulesOf(profile);
  const amount = (field: EnteredField): number => money.toDb(entered[field] ?? 0);
  const boxes = rules.vatReturn.boxes.map(({ side, rate, title }) => {
    const of = side === "imports" ? imported(rate, amount) : summed(rules, rows, side, rate);
    const registered = { documents: new Set<string>(), taxable_amount: 0, tax_amount: 0 };
    for (const line of lines) {
      if (side !== "sales" || line.side !== side || line.rate !== rate) continue;
      registered.documents.add(line.transaction_id);
      registered.taxable_amount += money.toDb(line.taxable_amount);
      registered.tax_amount += money.toDb(line.tax_amount);
    }
    const others = {
      taxable_amount: of.taxable_amount - registered.taxable_amount,
      tax_amount: of.tax_amount - registered.tax_amount,
    };
    const isSales = side === "sales";
    return {
      box: boxName(side, rate),
      side,
      rate,
      title,
      on_return: rate !== "outside_vat",
      ...inMoney(of),
      registered_buyers: isSales ? { documents: registered.documents.size, ...inMoney(registered) } : null,
      other_buyers: isSales ? inMoney(others) : null,
      cents: of,
    };
  });
  const sum = (sides: readonly VatSide[], figure: keyof Cents): number =>
    boxes
      .filter((box) => sides.includes(box.side) && box.on_return)
      .reduce((total, box) => total + box.cents[figure], 0);
  const output = sum(["sales"], "tax_amount");
  const input = sum(["purchases", "imports"], "tax_amount") + amount("imported_services_tax");
  const nonDeductible = money.toDb(totals.non_deductible_tax) + amount("non_deductible");
  const deductible = input - nonDeductible;
  const due = output - deductible;
  const net = due - amount("withheld") - amount("brought_forward") + amount("refund_adjustment");
  return {
    form: rules.vatReturn.form,
    numbers: rules.vatReturn.numbers,
    boxes: boxes.map(({ cents: _, ...box }) => box),
    totals: {
      sales: shown(sum(["sales"], "taxable_amount")),
      purchases: shown(sum(["purchases", "imports"], "taxable_amount")),
      output_tax: shown(output),
      input_tax: shown(input),
      non_deductible: shown(nonDeductible),
      deductible_tax: shown(deductible),
      tax_due: shown(due),
      net: shown(net),
      payable: shown(Math.max(net, 0)),
      carried_forward: shown(Math.max(-net, 0)),
    },
    from_report: {
      tax_difference: totals.tax_difference,
      import_tax: shown(sum(["imports"], "tax_amount")),
      imported_services_tax: shown(amount("imported_services_tax")),
      non_deductible: shown(amount("non_deductible")),
      tax_due: shown(due),
    },
  };
}

function summed(
  rules: Profile,
  rows: readonly Omit<FigureRow, "documents">[],
  side: VatSide,
  rate: VatRate,
): Cents {
  const sum: Cents = { taxable_amount: 0, tax_amount: 0 };
  for (const row of rows) {
    if (sideOf(row.of) !== side || vatRateOf(rules, row) !== rate) continue;
    sum.taxable_amount += money.toDb(row.taxable_amount);
    sum.tax_amount += money.toDb(row.tax_amount);
  }
  return sum;
}

/** The customs entries know taxable value and VAT of imports; people enter both. */
function imported(rate: VatRate, amount: (field: EnteredField) => number): Cents {
  switch (rate) {
    case "general":
      return { taxable_amount: amount("import_general_taxable"), tax_amount: amount("import_general_tax") };
    case "other":
      return { taxable_amount: amount("import_other_taxable"), tax_amount: amount("import_other_tax") };
    case "zero_rated":
      return { taxable_amount: amount("import_zero_rated_taxable"), tax_amount: 0 };
    case "exempt":
      return { taxable_amount: amount("import_exempt_taxable"), tax_amount: 0 };
    case "outside_vat":
      return { taxable_amount: 0, tax_amount: 0 };
  }
}

/** Never −0. */
const shown = (cents: number): number => money.fromDb(cents || 0);
const inMoney = ({ taxable_amount, tax_amount }: Cents) => ({
  taxable_amount: shown(taxable_amount),
  tax_amount: shown(tax_amount),
});

/** Documents as a return lists them: sales before purchases, by date and number. */
export function inOrder(documents: readonly ReturnDocument[]): ReturnDocument[] {
  const key = ({ of, document_date, invoice_no, id }: ReturnDocument): string =>
    [of.startsWith("purchase") ? 1 : 0, document_date, invoice_no, id].join("\0");
  return documents
    .map((document) => ({ document, key: key(document) }))
    .toSorted((one, other) => (one.key < other.key ? -1 : Number(one.key > other.key)))
    .map(({ document }) => document);
}
