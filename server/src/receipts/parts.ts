// The sentences that a receipt consists of, the same on every paper.
import type { Receipt } from "./receipt.ts";
import { grouped, timeText } from "./words.ts";

export function titleOf(receipt: Receipt): string {
  return receipt.receipt_type === "R" ? "CREDIT NOTE" : "RECEIPT";
}

/** What every receipt shows of the control unit, as labelled lines; what is not known is left out. */
export function unitLines(receipt: Receipt): [label: string, text: string][] {
  const { sdc_id, mrc_no, receipt_no, total_receipt_no, label, internal_data, receipt_signature } = receipt;
  const counter = total_receipt_no === null ? receipt_no : `${receipt_no}/${total_receipt_no}`;
  const lines: [string, string | null][] = [
    ["Control unit", sdc_id && `${sdc_id}/${receipt_no}`],
    ["Machine", mrc_no],
    ["Receipt", `${counter} ${label}`],
    ["Signed", timeText(receipt.receipt_date)],
    ["Internal data", internal_data && grouped(internal_data)],
    ["Signature", receipt_signature && grouped(receipt_signature)],
  ];
  return lines.flatMap(([name, text]): [string, string][] => (text ? [[name, text]] : []));
}

/** Where the goods were sold and who sold them. */
export function sellerLines({ seller }: Receipt): string[] {
  const { tin, branch_id, branch_name, address, phone } = seller;
  return [
    `TIN ${tin}`,
    `${branch_name} (branch ${branch_id})`,
    ...(address ? [address] : []),
    ...(phone ? [`Tel. ${phone}`] : []),
  ];
}

/** Who bought, where it is known. */
export function customerLines({ customer_name, customer_tin }: Receipt): string[] {
  return [...(customer_name ? [customer_name] : []), ...(customer_tin ? [`TIN ${customer_tin}`] : [])];
}

/** What a credit note must say of the sale that it credits. */
export function originalText({ original_invoice_no, original_receipt_no }: Receipt): string | undefined {
  if (original_invoice_no === null) return undefined;
  const receipt = original_receipt_no === null ? "" : `, receipt ${original_receipt_no}`;
  return `Credits ${original_invoice_no}${receipt}`;
}
