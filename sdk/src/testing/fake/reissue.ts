// Responsible for reissues at the fake service: a sale is credited and issued again, and all three know each other.
import type { ReissueInput, Sale, SaleInput, SaleLineInput, Transaction } from "../../openapi.ts";
import {
  type Insurance,
  originalProblem,
  quantitiesLeft,
  reissueErrors,
  reissueNumbers,
  reissueReason,
} from "../../validation/index.ts";
import { creditedLines, creditNotesOf, draftSale } from "./documents.ts";
import type { FakeRequest } from "./request.ts";
import { FakeRejection, type FakeResponse, failure, rejectInvalid, success } from "./responses.ts";
import type { State, Stored } from "./state.ts";
import { type Submitted, submitPart } from "./submissions.ts";

/** Credits the sale and submits it again. A credit note that is rejected ends the reissue. */
export function reissue(fake: FakeRequest, stored: Stored): FakeResponse {
  const { operation, state, request } = fake;
  const input = request.body as ReissueInput;
  const original = stored.document as Sale;
  rejectInvalid(operation, reissueErrors(input, original.invoice_no));
  const content = JSON.stringify(input);
  const earlier = state.reissues.get(stored);
  if (earlier && earlier.content !== content) {
    const { transaction_id, invoice_no } = earlier.sale.shown;
    const message = `${original.invoice_no} was reissued as ${invoice_no} with other content`;
    return failure(409, "InvoiceConflict", { code: "already_reissued", message, transaction_id });
  }
  const items = earlier?.items ?? requireRest(state, original, stored.shown);
  const numbers = reissueNumbers(original.invoice_no, input);
  const note: SaleInput = {
    invoice_no: numbers.credit_note_no,
    receipt_type: "R",
    original_invoice_no: original.invoice_no,
    refund_reason_code: reissueReason(input),
    sale_date: earlier?.today ?? state.today().today,
    payment_type: original.payment_type,
    items,
  };
  const first = earlier ? undefined : part(fake, original, note);
  const credited = earlier?.note ?? first?.stored;
  if (first && (first.response.status !== 200 || !credited)) return first.response;
  const sold = part(fake, original, correctedSale(original, input, note));
  if (!sold.stored || !credited) return sold.response;
  if (!earlier) link(state, stored, sold.stored);
  const today = note.sale_date;
  state.reissues.set(stored, { content, note: credited, sale: sold.stored, today, items });
  if (sold.response.status !== 200) return sold.response;
  const data = { original: linkTo(stored.shown), credit_note: credited.result(), sale: sold.stored.result() };
  const message = `${original.invoice_no} was credited and reissued as ${numbers.invoice_no}.`;
  return success(operation, { data, message, meta: { ...(earlier && { duplicate: true }) } });
}

/** The rest of a sale after its credit notes. */
function requireRest(state: State, original: Sale, { status }: Transaction): SaleLineInput[] {
  const problem = originalProblem(original.invoice_no, { ...original, status });
  if (problem !== undefined) throw rejection("original_not_found", problem);
  const credited = creditNotesOf(state, original).flatMap(({ document }) => creditedLines(document));
  const left = quantitiesLeft(creditedLines(original), credited);
  const items = original.items.flatMap((line, index) => {
    const quantity = left[index] ?? 0;
    return quantity > 0 ? [lineOf(line, quantity)] : [];
  });
  if (items.length > 0) return items;
  const message = `Nothing is left of ${original.invoice_no} to credit: its credit notes cover it.`;
  throw rejection("already_credited", message);
}

const rejection = (code: string, message: string) =>
  new FakeRejection(failure(422, "DeviceNotReady", { code, message }));

/** Submits one document; the credit note is signed at once, so that the sale can follow it. */
function part(fake: FakeRequest, original: Sale, body: SaleInput): Submitted {
  const isNote = body.receipt_type === "R";
  const asked = isNote ? { ...fake.request, query: {} } : fake.request;
  const one = {
    ...fake,
    branch: original.branch_id,
    request: { ...asked, body: body as never },
    failure: isNote ? undefined : fake.failure,
  };
  return submitPart(one, draftSale(one, insurancesOf(original)));
}

function correctedSale(
  original: Sale,
  input: ReissueInput,
  { sale_date: today, items }: SaleInput,
): SaleInput {
  const { invoice_no } = reissueNumbers(original.invoice_no, input);
  const sale: SaleInput = {
    invoice_no,
    sale_date: input.sale_date ?? today,
    payment_type: input.payment_type ?? original.payment_type,
    items: input.items ?? items,
  };
  if (input.sale_time !== undefined) sale.sale_time = input.sale_time;
  for (const field of ["customer_tin", "customer_name", "customer_mobile", "remark"] as const) {
    const value = input[field] === undefined ? original[field] : input[field];
    if (value !== null && value !== undefined) sale[field] = value;
  }
  return sale;
}

/** The insurances of a sale, as they were then. */
function insurancesOf({ items }: Sale): Insurance[] {
  return items.flatMap(({ insurance_code: code, insurance_name: name, insurance_rate: rate }) =>
    code === null || name === null || rate === null ? [] : [{ code, name, rate, is_active: true }],
  );
}

/** A discount is shared where less than all of the line is left. */
function lineOf(line: Sale["items"][number], quantity: number): SaleLineInput {
  const { item_code, item_name, unit_price, tax_type, supply_amount, taxable_amount } = line;
  const { insurance_code, insurance_rate } = line;
  const isInsured = insurance_code !== null && insurance_rate !== null;
  const insurance = isInsured ? { insurance_code, insurance_rate } : {};
  const share = (supply_amount - taxable_amount) * (quantity / line.quantity);
  const discount_amount = Number(share.toFixed(2));
  const discount = discount_amount > 0 ? { discount_amount } : {};
  return { item_code, item_name, quantity, unit_price, tax_type, ...discount, ...insurance };
}

const linkTo = ({ transaction_id, invoice_no, status }: Transaction) => ({
  transaction_id,
  invoice_no,
  status,
});

function link(state: State, original: Stored, sale: Stored): void {
  const notes = creditNotesOf(state, original.document as Sale);
  const credited_by = notes.map(({ shown }) => linkTo(shown));
  for (const record of [original.shown, original.document])
    if (record) Object.assign(record, { credited_by, reissued_as: linkTo(sale.shown) });
  for (const record of [sale.shown, sale.document])
    if (record) Object.assign(record, { reissue_of: linkTo(original.shown) });
}
