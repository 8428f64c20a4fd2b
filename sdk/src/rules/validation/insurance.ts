// The insurance of lines by the rules that the service and the dry run share.

import { add, insuranceAmount } from "../amounts.ts";
import type { InsuranceUpdate } from "../openapi.ts";
import { type CreditedLine, quantitiesLeft } from "./credit.ts";
import type { Line } from "./lines.ts";
import type { Problems } from "./problems.ts";

/** The insurance of a signed line. Lines without insurance have none of the fields. */
export type LineInsurance = {
  insurance_code: string;
  insurance_name: string;
  /** Percent of the line's total. */
  insurance_rate: number;
  insurance_amount: number;
};

/** The API's fields of a line without insurance. */
export const noInsurance = {
  insurance_code: null,
  insurance_name: null,
  insurance_rate: null,
  insurance_amount: null,
};

/** A registered insurance, as far as the rules need it. */
export type Insurance = { code: string; name: string; rate: number; is_active: unknown };

type GivenInsurance = Pick<Line, "insurance_code" | "insurance_rate">;

/** A rate belongs to an insurance. */
export function checkInsuranceFields(lines: readonly GivenInsurance[], problems: Problems): void {
  for (const [index, { insurance_code, insurance_rate }] of lines.entries()) {
    if (insurance_code !== undefined || insurance_rate === undefined) continue;
    if (problems.isMalformed(`items[${index}].insurance_code`)) continue;
    problems.add(`items[${index}].insurance_rate`, "needs an insurance_code");
  }
}

/** The problems of changes to an insurance, by field. */
export function insuranceUpdateErrors({
  branch_id: _branch,
  bhf_id: _bhf,
  ...changes
}: InsuranceUpdate): Record<string, string[]> {
  if (Object.keys(changes).length > 0) return {};
  return { name: ["must be given, or another field to change"] };
}

/** The insurance of a sale's line: `insurances` are those of the branch, by code. */
export function insureLine(
  { insurance_code: code, insurance_rate }: GivenInsurance,
  { index, total }: { index: number; total: number },
  insurances: ReadonlyMap<string, Insurance>,
  problems: Problems,
): Partial<LineInsurance> {
  if (code === undefined) return {};
  const insurance = insurances.get(code);
  if (insurance?.is_active) return fieldsOf({ ...insurance, rate: insurance_rate ?? insurance.rate }, total);
  const problem = insurance
    ? `is not an active insurance: PATCH /insurances/${encodeURIComponent(code)} with is_active true makes it active`
    : "is not a registered insurance of the branch: GET /insurances lists them, POST /insurances adds one";
  problems.add(`items[${index}].insurance_code`, `${code} ${problem}`);
  return {};
}

function fieldsOf({ code, name, rate }: Omit<Insurance, "is_active">, total: number): LineInsurance {
  return {
    insurance_code: code,
    insurance_name: name,
    insurance_rate: rate,
    insurance_amount: insuranceAmount(total, rate),
  };
}

/** A line of a signed sale. */
type SoldLine = Pick<CreditedLine, "item_code" | "qty"> & {
  [Field in keyof LineInsurance]?: LineInsurance[Field] | null | undefined;
};

/**
 * The insurance of each line of a credit note: that of the sold line that it credits. Lines of the same item are credited in
 * the order of the sale. An insurance in the note must be on the sale.
 *
 * @param earlier lines of the sale's earlier credit notes
 * @param given the insurance fields of each line of the note
 */
export function creditInsurance(
  original: { invoice_no: string; items: readonly SoldLine[] },
  earlier: readonly Pick<CreditedLine, "item_code" | "qty">[],
  note: readonly CreditedLine[],
  given: readonly GivenInsurance[],
  problems: Problems,
): Partial<LineInsurance>[] {
  const { invoice_no, items: sold } = original;
  const left = quantitiesLeft(sold, earlier);
  return note.map(({ item_code, qty, total_amount }, index) => {
    const wanted = given[index] ?? {};
    const ofItem = sold.flatMap((line, at) => (line.item_code === item_code ? [{ line, at }] : []));
    const fitting = ofItem.filter(({ line }) => isInsuredSo(line, wanted));
    const credited = fitting.find(({ at }) => (left[at] ?? 0) > 0) ?? fitting[0];
    if (!credited) {
      problems.add(`items[${index}].insurance_code`, mismatch(invoice_no, item_code, ofItem[0]?.line));
      return {};
    }
    let rest = qty;
    for (const { at } of fitting) {
      const part = Math.min(left[at] ?? 0, rest);
      left[at] = add(left[at] ?? 0, -part);
      rest = add(rest, -part);
    }
    const { insurance_code: code, insurance_name: name, insurance_rate: rate } = credited.line;
    return code == null || name == null || rate == null ? {} : fieldsOf({ code, name, rate }, total_amount);
  });
}

/** Whether a sold line has the insurance of a note's line; a line without one can credit any. */
function isInsuredSo(line: SoldLine, { insurance_code, insurance_rate }: GivenInsurance): boolean {
  if (insurance_code === undefined) return true;
  return (
    insurance_code === line.insurance_code && (insurance_rate ?? line.insurance_rate) === line.insurance_rate
  );
}

function mismatch(invoiceNo: string, itemCode: string, line: SoldLine | undefined): string {
  const theirs =
    line?.insurance_code == null
      ? "no insurance"
      : `the insurance ${line.insurance_code} at ${line.insurance_rate} %`;
  return `must be the insurance of the original: item ${itemCode} has ${theirs} on ${invoiceNo}`;
}
