// The rules of a reissue that the service and the CLI share: numbers, reason, correctable fields.
import type { ReissueInput } from "../openapi.ts";

const corrections = [
  "customer_tin",
  "customer_name",
  "customer_mobile",
  "purchase_code",
  "sale_date",
  "sale_time",
  "payment_type",
  "payments",
  "remark",
  "items",
] as const;

/** The longest number of a document. */
const longestNumber = 50;

/** The numbers of the credit note and of the new sale: as given, else made from the original's, like `INV-1-CN` and `INV-1-R1`. */
export function reissueNumbers(
  original: string,
  { credit_note_no, invoice_no }: Pick<ReissueInput, "credit_note_no" | "invoice_no">,
): { credit_note_no: string; invoice_no: string } {
  const [, base = original, count = "0"] = /^(.+)-R(\d{1,3})$/.exec(original) ?? [];
  return {
    credit_note_no: credit_note_no ?? `${original}-CN`,
    invoice_no: invoice_no ?? `${base}-R${Number(count) + 1}`,
  };
}

/** The reason of the credit note: as given, else by the corrected fields (wrong PIN, wrong name, other). */
export function reissueReason(input: ReissueInput): string {
  if (input.refund_reason_code !== undefined) return input.refund_reason_code;
  if (input.customer_tin !== undefined) return "07";
  return input.customer_name === undefined ? "13" : "08";
}

/** The problems of a reissue, by field. Without the original's number, omitted numbers are not checked. */
export function reissueErrors(input: ReissueInput, original?: string): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  if (corrections.every((field) => input[field] === undefined))
    errors.customer_tin = [
      `must be given, or ${corrections.slice(1).join(", ")}: a reissue corrects something`,
    ];
  if (original === undefined) return errors;
  const numbers = reissueNumbers(original, input);
  for (const field of ["credit_note_no", "invoice_no"] as const) {
    const { length } = numbers[field];
    if (length > longestNumber)
      errors[field] = [
        `is required: ${numbers[field]} would have ${length} characters, and at most ${longestNumber} are allowed`,
      ];
  }
  if (numbers.invoice_no === numbers.credit_note_no) errors.invoice_no = ["must differ from credit_note_no"];
  for (const field of ["credit_note_no", "invoice_no"] as const)
    if (numbers[field] === original) errors[field] = ["must differ from the number of the original"];
  return errors;
}
