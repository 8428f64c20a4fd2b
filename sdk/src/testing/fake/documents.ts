// Responsible for what the fake service makes of sales and purchases.
import type {
  Movement,
  Purchase,
  PurchaseInput,
  PurchaseLine,
  ResponseData,
  Sale,
  SaleInput,
  SaleLine,
  Transaction,
} from "../../openapi.ts";
import { tinProblem } from "../../tins.ts";
import {
  type CreditedLine,
  checkDocumentDay,
  checkDocumentFields,
  checkDocumentTotals,
  checkExternalSources,
  checkSaleFields,
  creditProblem,
  customerProblem,
  originalProblem,
  Problems,
  sumLines,
} from "../../validation/index.ts";
import { failure, Refusal } from "./answers.ts";
import { QUANTITY_DECIMALS, rejectInvalid, signLines, withItemCodes } from "./lines.ts";
import type { FakeRequest } from "./request.ts";
import type { State } from "./state.ts";
import type { Draft } from "./submissions.ts";

/** What stands in a draft until the outcome is known. */
const OPEN = {
  transaction_id: "",
  receipt_no: null,
  status: "pending",
  created_at: "",
  processed_at: null,
} as const;
const NO_RESPONSE = {
  receipt_no: null,
  receipt_date: null,
  qr_code: null,
  result_code: null,
  result_message: null,
};

export function draftSale(fake: FakeRequest): Draft {
  const { state, branch, operation } = fake;
  const input = fake.request.body as SaleInput;
  const problems = new Problems(input.items);
  checkExternalSources(input.items, problems);
  const items = withItemCodes(state, input.items, problems);
  rejectInvalid(operation, problems);
  const isCredit = input.receipt_type === "R";
  checkDocumentDay("sale_date", input.sale_date, state.today(), problems);
  const lines = signLines(state, checkSaleFields({ ...input, items }, QUANTITY_DECIMALS, problems), problems);
  checkDocumentTotals(input, lines, problems);
  rejectInvalid(operation, problems);
  const totals = sumLines(lines);
  const original = isCredit ? requireOriginal(state, input) : undefined;
  const customer = customerOf(state, input, original);
  if (original) requireRest(state, original, lines);
  const document: Sale = {
    ...OPEN,
    branch_id: branch,
    invoice_no: input.invoice_no,
    receipt_type: input.receipt_type ?? "S",
    sign: isCredit ? -1 : 1,
    original_invoice_no: input.original_invoice_no ?? null,
    refund_reason_code: input.refund_reason_code ?? null,
    sale_date: input.sale_date,
    sale_time: input.sale_time ?? state.localTime().slice(8),
    payment_type: input.payment_type,
    ...customer,
    customer_mobile: input.customer_mobile ?? null,
    remark: input.remark ?? null,
    ...totals,
    items: lines.map(
      ({ qty, ...line }): SaleLine => ({
        ...line,
        quantity: qty,
        authority_tax_type: authorityLetter(line.tax_type),
      }),
    ),
    response: NO_RESPONSE,
  };
  return {
    type: "sales",
    invoiceNo: input.invoice_no,
    document,
    warnings: [...tinWarnings("customer_tin", input.customer_tin), ...customerWarnings(input, document)],
    movements: lines.map((line) =>
      movementOf("sales", isCredit ? "IN" : "OUT", "SALE", line, input.invoice_no),
    ),
    result: ({ transaction_id, response_data: response }) => ({
      transaction_id,
      invoice_no: input.invoice_no,
      ...receiptOf(response),
      sign: document.sign,
      ...totals,
      qr_code: response.qr_code,
      receipt_signature: response.receipt_signature ?? null,
      internal_data: response.internal_data ?? null,
      sdc_id: response.sdc_id ?? null,
      total_receipt_no: response.total_receipt_no ?? null,
    }),
  };
}

export function draftPurchase({ state, branch, operation, request }: FakeRequest): Draft {
  const input = request.body as PurchaseInput;
  const problems = new Problems(input.items);
  checkDocumentDay("purchase_date", input.purchase_date, state.today(), problems);
  const isCredit = input.receipt_type === "R";
  const given = input.purchase_status ?? "02";
  const purchaseStatus = isCredit && given === "02" ? "05" : given;
  if (!isCredit && given === "05")
    problems.add("purchase_status", "05 is the status of a supplier's credit note: send receipt_type R");
  const lines = signLines(state, checkDocumentFields(input, QUANTITY_DECIMALS, problems), problems);
  checkDocumentTotals(input, lines, problems);
  rejectInvalid(operation, problems);
  const totals = sumLines(lines);
  const { total_amount, tax_amount } = totals;
  const document: Purchase = {
    ...OPEN,
    branch_id: branch,
    invoice_no: input.invoice_no,
    receipt_type: input.receipt_type ?? "P",
    purchase_date: input.purchase_date,
    purchase_time: input.purchase_time,
    purchase_status: purchaseStatus,
    purchase_type: input.purchase_type ?? "N",
    payment_type: input.payment_type,
    supplier_tin: input.supplier_tin,
    supplier_name: input.supplier_name,
    supplier_bhf_id: input.supplier_bhf_id ?? null,
    supplier_invoice_no: input.supplier_invoice_no,
    remark: input.remark ?? null,
    ...totals,
    items: lines,
    response: NO_RESPONSE,
  };
  const direction = input.receipt_type === "R" ? "OUT" : "IN";
  return {
    type: "purchase",
    invoiceNo: input.invoice_no,
    document,
    warnings: tinWarnings("supplier_tin", input.supplier_tin),
    movements: ["02", "05"].includes(purchaseStatus)
      ? lines.map((line) => movementOf("purchase", direction, "PURCHASE", line, input.invoice_no))
      : [],
    result: ({ transaction_id, response_data }) => ({
      transaction_id,
      invoice_no: input.invoice_no,
      ...receiptOf(response_data),
      total_amount,
      tax_amount,
    }),
  };
}

function movementOf(
  type: Movement["type"],
  direction: Movement["direction"],
  movement_type: string,
  { item_code, item_name, qty, unit_price, total_amount }: PurchaseLine,
  invoice_no: string,
): Draft["movements"][number] {
  const reference = `${type === "sales" ? "Sale" : "Purchase"} ${invoice_no}`;
  return {
    item_code,
    item_name,
    type,
    movement_type,
    direction,
    qty,
    unit_price,
    total_amount,
    invoice_no,
    reference,
  };
}

/** Kenya's letters: A is exempt, B the standard rate. */
const authorityLetter = (letter: string): string => ({ A: "B", B: "A" })[letter] ?? letter;

/** A credit note has its original's customer; a sale without a name has the account's walk-in name. */
function customerOf(state: State, input: SaleInput, original: Sale | undefined) {
  const { customer_tin = null, customer_name } = input;
  if (!original) {
    return { customer_tin, customer_name: customer_name ?? String(state.account.walk_in_customer_name) };
  }
  const problem = customerProblem(customer_tin, original);
  if (problem !== undefined) throw refusal("customer_mismatch", "customer_tin", problem);
  return { customer_tin: original.customer_tin, customer_name: original.customer_name };
}

/** The fake's devices are Kenyan, as those of the examples. */
function tinWarnings(field: string, tin: string | undefined) {
  const problem = tin === undefined ? undefined : tinProblem(tin, "ke");
  return problem ? [{ code: "tin_malformed", message: `A TIN ${problem}`, field }] : [];
}

function customerWarnings(input: SaleInput, { receipt_type, customer_tin, customer_name }: Sale) {
  const field = "customer_name";
  if (receipt_type === "S" && customer_tin !== null && input.customer_name === undefined)
    return [{ code: "customer_name_missing", message: "The sale has the customer's TIN but no name", field }];
  if (receipt_type === "R" && input.customer_name !== undefined && input.customer_name !== customer_name)
    return [{ code: "customer_name_replaced", message: "The original's customer name is used", field }];
  return [];
}

function requireOriginal(state: State, { original_invoice_no = "" }: SaleInput): Sale {
  const stored = salesOf(state).filter(({ shown }) => shown.invoice_no === original_invoice_no);
  const original = stored.find(({ shown }) => shown.status !== "failed") ?? stored[0];
  const status = original?.shown.status ?? "";
  const problem = originalProblem(original_invoice_no, original && { ...original.document, status });
  if (!original || problem !== undefined)
    throw refusal("original_not_found", "original_invoice_no", problem ?? "");
  return original.document;
}

/** A credit note takes back no more than its original sold, with all credit notes before it. */
function requireRest(state: State, original: Sale, lines: readonly PurchaseLine[]): void {
  const { invoice_no } = original;
  const earlier = salesOf(state).filter(
    ({ shown, document }) => shown.status !== "failed" && document.original_invoice_no === invoice_no,
  );
  const credited = [...earlier.flatMap(({ document }) => creditedLines(document)), ...lines];
  const problem = creditProblem(invoice_no, creditedLines(original), credited);
  if (problem !== undefined) throw refusal("credit_exceeds_original", "items", problem);
}

function salesOf(state: State): { shown: Transaction; document: Sale }[] {
  return state.transactions.flatMap(({ shown, document }) =>
    document && "sale_date" in document ? [{ shown, document }] : [],
  );
}

function creditedLines({ items }: Sale): CreditedLine[] {
  return items.map(({ quantity, ...line }) => ({ ...line, qty: quantity }));
}

function refusal(code: string, field: string, problem: string): Refusal {
  const said = field === "customer_tin" ? `${field} ${problem}` : problem;
  const message = `The credit note can't be made: ${said}.`;
  return new Refusal(failure(422, "DeviceNotReady", { code, message, errors: { [field]: [problem] } }));
}

/** The receipt as every submission's result shows it. */
function receiptOf({ receipt_no, receipt_date, result_code, result_message }: ResponseData) {
  return { receipt_no, receipt_date, vscu_receipt_code: result_code, vscu_receipt_msg: result_message };
}
