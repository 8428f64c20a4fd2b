// Responsible for processing sales and purchases in the fake service.
import { isoDay } from "../../formats.ts";
import type {
  Movement,
  Purchase,
  PurchaseInput,
  PurchaseLine,
  Sale,
  SaleInput,
  Transaction,
} from "../../openapi.ts";
import { tinProblem } from "../../tins.ts";
import {
  type CreditedLine,
  type CreditSettings,
  checkDocumentDay,
  checkDocumentFields,
  checkDocumentTotals,
  checkPartner,
  checkSaleContent,
  claimProblem,
  countProblem,
  creditInsurance,
  creditProblem,
  creditWindow,
  customerProblem,
  earlyProblem,
  type Insurance,
  noInsurance,
  originalProblem,
  Problems,
  type SignedLine,
  sumLines,
  supplyWithTax,
  windowProblem,
} from "../../validation/index.ts";
import type { JsonObject } from "../operations.ts";
import { PROFILE, QUANTITY_DECIMALS, signLines } from "./lines.ts";
import type { FakeRequest } from "./request.ts";
import { FakeRejection, failure, recordOf, rejectInvalid } from "./responses.ts";
import { saleFacts } from "./sale-facts.ts";
import type { State } from "./state.ts";
import { type Draft, withoutResponse } from "./submissions.ts";
import { confirmedLines, dayOfSale, reportedSale } from "./supplier-sales.ts";
import { knownName } from "./taxpayers.ts";

/** The fields of a document until its outcome is known. */
const OPEN = { transaction_id: "", status: "pending", created_at: "" };
/** A new sale is linked to no other. */
const UNLINKED = { credited_by: [], reissued_as: null, reissue_of: null };

/** @param kept insurances of the reissued sale, which stay even if they were changed or deactivated */
export function draftSale(fake: FakeRequest, kept: readonly Insurance[] = []): Draft {
  const { state, branch, operation } = fake;
  const input = fake.request.body as SaleInput;
  const problems = new Problems(input.items);
  const isCredit = input.receipt_type === "R";
  const lines = checkSaleContent(input, saleFacts(state, kept), problems);
  rejectInvalid(operation, problems.errors);
  for (const { item_code, item_name } of lines) state.item(item_code, { item_name });
  const credited: object[] = [];
  const totals = sumLines(lines);
  const original = isCredit ? requireOriginal(state, input) : undefined;
  if (original) requireWithinLimits(state, original, input);
  const customer = customerOf(state, input, original);
  if (original) {
    const earlier = creditNotesOf(state, original).flatMap(({ document }) => creditedLines(document));
    requireRest(original, earlier, lines);
    const sold = { invoice_no: original.invoice_no, items: creditedLines(original) };
    credited.push(...creditInsurance(sold, earlier, lines, input.items, problems));
    rejectInvalid(operation, problems.errors);
  }
  const shown: object = recordOf("getSale", {
    ...OPEN,
    ...structuredClone(UNLINKED),
    branch_id: branch,
    receipt_type: "S",
    sign: isCredit ? -1 : 1,
    sale_time: state.localTime().slice(8),
    ...input,
    ...customer,
    ...totals,
    items: lines.map(({ qty, ...line }, index) => ({
      ...noInsurance,
      ...line,
      ...credited[index],
      discount_rate: supplyWithTax({ ...line, qty }).discount_rate,
      quantity: qty,
      authority_tax_type: authorityLetter(line.tax_type),
    })),
    response: withoutResponse(),
  });
  const document = shown as Sale;
  return {
    type: "sales",
    invoiceNo: input.invoice_no,
    document,
    totalAmount: document.total_amount,
    counterparty: document.customer_name,
    warnings: [...tinWarnings("customer_tin", input.customer_tin), ...customerWarnings(input, document)],
    movements: lines.map((line) => movementOf("sales", isCredit ? "IN" : "OUT", line, input.invoice_no)),
    result: (transaction) => resultOf("createSale", document, transaction),
  };
}

export function draftPurchase({ state, branch, operation, request }: FakeRequest): Draft {
  const input = request.body as PurchaseInput;
  const problems = new Problems(input.items);
  checkPartner(input, PROFILE, problems);
  checkDocumentDay("purchase_date", input.purchase_date, state.today(), problems);
  const { today } = state.today();
  const sale = reportedSale(state, input);
  const sold = sale ? dayOfSale(sale) : null;
  const supplied = sold !== null && sold < input.purchase_date ? sold : input.purchase_date;
  const late = input.claim_month && claimProblem(input.claim_month, supplied, today);
  if (late) problems.add("claim_month", late);
  const isCredit = input.receipt_type === "R";
  const given = input.purchase_status ?? "02";
  const purchaseStatus = isCredit && given === "02" ? "05" : given;
  if (!isCredit && given === "05")
    problems.add("purchase_status", "05 is the status of a supplier's credit note: send receipt_type R");
  const lines = sale ? confirmedLines(state, sale, input, problems) : calculatedLines(state, input, problems);
  rejectInvalid(operation, problems.errors);
  const shown: object = recordOf("getPurchase", {
    ...OPEN,
    branch_id: branch,
    receipt_type: "P",
    purchase_type: "N",
    ...input,
    ...sumLines(lines),
    ...(sale && { total_amount: sale.totAmt, tax_amount: sale.totTaxAmt }),
    purchase_status: purchaseStatus,
    items: lines,
    response: withoutResponse(),
  });
  const document = shown as Purchase;
  document.cu_invoice_no = sale?.cu_invoice_no ?? null;
  document.supplier_sale_date = sold;
  document.claim_month = input.claim_month ?? isoDay(today).slice(0, 7);
  const direction = input.receipt_type === "R" ? "OUT" : "IN";
  return {
    type: "purchase",
    invoiceNo: input.invoice_no,
    document,
    totalAmount: document.total_amount,
    counterparty: document.supplier_name,
    warnings: tinWarnings("supplier_tin", input.supplier_tin),
    movements: ["02", "05"].includes(purchaseStatus)
      ? lines.map((line) => movementOf("purchase", direction, line, input.invoice_no))
      : [],
    result: (transaction) => resultOf("createPurchase", document, transaction),
  };
}

/** The lines of a purchase by the calculation rules. */
function calculatedLines(state: State, input: PurchaseInput, problems: Problems): PurchaseLine[] {
  const lines = signLines(state, checkDocumentFields(input, QUANTITY_DECIMALS, problems), problems);
  checkDocumentTotals(input, lines, problems);
  return lines;
}

/** The movement of a line when its document succeeds. */
function movementOf(
  type: "sales" | "purchase",
  direction: Movement["direction"],
  { qty, ...line }: SignedLine,
  invoice_no: string,
): Draft["movements"][number] {
  const { item_code, item_name, unit_price, total_amount } = line;
  const figures = { item_code, item_name, qty, unit_price, total_amount };
  const [movement_type, word] = type === "sales" ? ["SALE", "Sale"] : ["PURCHASE", "Purchase"];
  return { ...figures, type, movement_type, direction, invoice_no, reference: `${word} ${invoice_no}` };
}

/** Kenya's letters: A is exempt, B the standard rate. */
export const authorityLetter = (letter: string): string => ({ A: "B", B: "A" })[letter] ?? letter;

/** A credit note has its original's customer; a sale without a name has the name that was looked up for its TIN, else the account's walk-in name. */
function customerOf(state: State, input: SaleInput, original: Sale | undefined) {
  const { customer_tin = null, customer_name } = input;
  if (!original) {
    const usual = knownName(state, customer_tin) ?? String(state.account.walk_in_customer_name);
    return { customer_tin, customer_name: customer_name ?? usual };
  }
  const problem = customerProblem(customer_tin, original);
  if (problem !== undefined) throw rejection("customer_mismatch", "customer_tin", problem);
  return { customer_tin: original.customer_tin, customer_name: original.customer_name };
}

function tinWarnings(field: string, tin: string | undefined) {
  const problem = tin === undefined ? undefined : tinProblem(tin, PROFILE);
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
    throw rejection("original_not_found", "original_invoice_no", problem ?? "");
  return original.document;
}

/** The date, and the account's limits of credit notes; without a setting there is none, so that examples of any date work. */
function requireWithinLimits(state: State, original: Sale, { sale_date }: SaleInput): void {
  const early = earlyProblem(sale_date, original);
  if (early !== undefined) throw rejection("credit_note_too_early", "sale_date", early);
  const settings = state.account as CreditSettings;
  const late = windowProblem(sale_date, original, creditWindow(settings, "plain"));
  if (late !== undefined) throw rejection("credit_note_too_late", "sale_date", late);
  const many = countProblem(original.invoice_no, creditNotesOf(state, original).length, settings);
  if (many !== undefined) throw rejection("too_many_credit_notes", "original_invoice_no", many);
}

export function creditNotesOf(state: State, { invoice_no }: Sale): { shown: Transaction; document: Sale }[] {
  return salesOf(state).filter(
    ({ shown, document }) => shown.status !== "failed" && document.original_invoice_no === invoice_no,
  );
}

/** A credit note takes back no more than its original sold, with all credit notes before it. */
function requireRest(original: Sale, earlier: readonly CreditedLine[], lines: readonly CreditedLine[]): void {
  const { invoice_no } = original;
  const problem = creditProblem(invoice_no, creditedLines(original), [...earlier, ...lines]);
  if (problem !== undefined) throw rejection("credit_exceeds_original", "items", problem);
}

function salesOf(state: State): { shown: Transaction; document: Sale }[] {
  return state.transactions.flatMap(({ shown, document }) =>
    document && "sale_date" in document ? [{ shown, document }] : [],
  );
}

export function creditedLines({ items }: Sale) {
  return items.map(({ quantity, ...line }) => ({ ...line, qty: quantity }));
}

function rejection(code: string, field: string, problem: string): FakeRejection {
  const said = field === "customer_tin" ? `${field} ${problem}` : problem;
  const message = `The credit note can't be made: ${said}.`;
  return new FakeRejection(failure(422, "DeviceNotReady", { code, message, errors: { [field]: [problem] } }));
}

/** The `data` of a submission that succeeded: the document's numbers and figures with its receipt. */
function resultOf(
  operation: "createSale" | "createPurchase",
  document: Sale | Purchase,
  { transaction_id, response_data: response }: Transaction,
): JsonObject {
  const { result_code: vscu_receipt_code, result_message: vscu_receipt_msg } = response;
  const receipt = { ...response, vscu_receipt_code, vscu_receipt_msg };
  return recordOf(operation, { ...document, ...receipt, transaction_id });
}
