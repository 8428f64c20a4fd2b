// Responsible for submissions at the fake service: stored once, recognized again, and their outcomes.
import { explain } from "../../catalogue.ts";
import type { Movement, Purchase, ResponseData, ResponseWarning, Sale, Transaction } from "../../openapi.ts";
import { type JsonObject, requireOperation } from "../operations.ts";
import type { SubmissionFailure } from "./failures.ts";
import { lostReceipt } from "./lost-receipt.ts";
import type { FakeRequest } from "./request.ts";
import { explained, type FakeResponse, failure, success } from "./responses.ts";
import type { State, Stored } from "./state.ts";

/** An operation's result for a valid body. */
export type Draft = {
  type: Transaction["type"];
  invoiceNo: string;
  /** Its fields without the unit's response. */
  document?: Sale | Purchase;
  totalAmount: number;
  counterparty?: string | null | undefined;
  movements: Omit<Movement, "transaction_id" | "date">[];
  /** `meta.warnings` of its responses. */
  warnings?: ResponseWarning[];
  /** The `data` of the success, from the transaction as it then is. */
  result: (transaction: Transaction) => JsonObject;
};

const REJECTION = { code: "unit_930", message: "The original invoice does not exist", canRetry: true };
/** How often a waiting submission is read before it has its outcome. */
const POLLS = 1;
/** Submissions may be tried three times after the first. */
const RETRIES = 3;

/** Stores a submission, or finds it again, and responds with its outcome. */
export function submit(fake: FakeRequest, draft: Draft): FakeResponse {
  const { state, request, branch, failure: asked } = fake;
  const content = JSON.stringify(request.body);
  const isAsync = request.query.async === true;
  const earlier = state.transactions.find(
    ({ shown }) =>
      shown.type === draft.type &&
      shown.branch_id === branch &&
      shown.invoice_no === draft.invoiceNo &&
      shown.superseded_by === null,
  );
  const differs = earlier !== undefined && earlier.content !== content && earlier.shown.status !== "failed";
  if (differs || asked?.kind === "conflict") {
    const message = `${draft.invoiceNo} was submitted before with other content`;
    const transaction_id = earlier?.shown.transaction_id ?? crypto.randomUUID();
    return failure(409, "InvoiceConflict", { message, transaction_id });
  }
  if (earlier?.content === content) {
    poll(state, earlier);
    return present(earlier, isAsync, true);
  }
  const stored = store(fake, draft, content);
  state.transactions.push(stored);
  if (earlier) {
    Object.assign(earlier.shown, {
      superseded_by: stored.shown.transaction_id,
      can_retry: false,
      retries_left: 0,
    });
  }
  if (asked?.kind === "receipt_unrecovered") stored.outcome = asked.kind;
  if (asked?.kind === "refused") rejectDocument(state, stored, asked);
  else if (asked?.kind === "outcome_unknown" || asked?.kind === "outcome_pending") wait(stored, asked);
  else if (!isAsync) succeed(state, stored);
  return present(stored, isAsync, asked?.kind === "duplicate");
}

/** A response, with the submission unless it was rejected before it was stored. */
export type Submitted = { response: FakeResponse; stored: Stored | undefined };

/** Submits one of the documents that a request makes. */
export function submitPart(fake: FakeRequest, draft: Draft): Submitted {
  const response = submit(fake, draft);
  const stored = fake.state.transactions.findLast(({ shown }) => shown.invoice_no === draft.invoiceNo);
  return { response, stored };
}

function store({ state, request, operation, branch }: FakeRequest, draft: Draft, content: string): Stored {
  const now = state.timestamp();
  const shown: Transaction = {
    transaction_id: crypto.randomUUID(),
    type: draft.type,
    status: "pending",
    branch_id: branch,
    invoice_no: draft.invoiceNo,
    receipt_no: null,
    receipt_type: draft.document?.receipt_type ?? null,
    counterparty_name: draft.counterparty ?? null,
    total_amount: draft.totalAmount,
    synced_to_authority: false,
    can_retry: false,
    retry_count: 0,
    retries_left: 0,
    superseded_by: null,
    in_doubt: false,
    credited_by: [],
    reissued_as: null,
    reissue_of: null,
    transferred_to: null,
    transferred_from: null,
    submitted_by: { id: 3, name: "Wanjiru Kamau" },
    created_at: now,
    processed_at: null,
    request_data: request.body,
    response_data: { ...withoutResponse(), attempts: 0 },
    follow_ups: [],
  };
  const { document } = draft;
  if (document) Object.assign(document, { transaction_id: shown.transaction_id, created_at: now });
  const movements = draft.movements.map((movement) => ({
    ...movement,
    transaction_id: shown.transaction_id,
    date: now,
  }));
  return {
    shown,
    content,
    operation: operation.id,
    document,
    warnings: draft.warnings ?? [],
    result: () => draft.result(shown),
    movements,
    polls: POLLS,
    outcome: "success",
    rejection: REJECTION,
  };
}

/** The response of a control unit that has not responded. */
export const withoutResponse = () => ({
  receipt_no: null,
  receipt_date: null,
  qr_code: null,
  result_code: null,
  result_message: null,
});

/** Leaves it without an outcome until it was read as often as the test wants. */
function wait(
  stored: Stored,
  asked: SubmissionFailure & { kind: "outcome_unknown" | "outcome_pending" },
): void {
  const isUnknown = asked.kind === "outcome_unknown";
  Object.assign(stored.shown, { status: isUnknown ? "processing" : "pending", in_doubt: isUnknown });
  stored.polls = asked.polls ?? POLLS;
  stored.outcome = asked.resolvesTo ?? "success";
}

/** Number, receipt and quantities, all at once. */
export function succeed(state: State, stored: Stored): void {
  const { shown, document } = stored;
  const isReceipt = shown.type === "sales";
  // The control unit numbers sales and credit notes separately.
  const series = isReceipt ? `${shown.type} ${document?.receipt_type}` : shown.type;
  const number = String(state.nextNumber(`${series} ${shown.branch_id}`));
  const isNumbered = isReceipt || shown.type === "purchase";
  const response: ResponseData = {
    receipt_no: isNumbered ? number : null,
    receipt_date: state.localTime(),
    qr_code: isReceipt ? "data:image/png;base64,iVBORw0KGgo=" : null,
    result_code: "000",
    result_message: "Successful",
    attempts: shown.retry_count + 1,
    ...(isReceipt && {
      receipt_signature: `FAKE${number.padStart(12, "0")}`,
      internal_data: `FAKEINTERNALDATA${number.padStart(10, "0")}`,
      sdc_id: "KRACU0100000001",
      total_receipt_no: state.nextNumber(`receipts ${shown.branch_id}`),
    }),
    ...(stored.outcome === "receipt_unrecovered" && lostReceipt()),
  };
  Object.assign(shown, {
    status: "success",
    receipt_no: response.receipt_no,
    synced_to_authority: true,
    can_retry: false,
    retries_left: 0,
    in_doubt: false,
    processed_at: state.timestamp(),
    response_data: response,
  });
  if (document) showOutcome(document, shown);
  for (const movement of stored.movements) {
    const sign = movement.direction === "OUT" ? -1 : 1;
    state.move(shown.branch_id, movement.item_code, sign * movement.qty);
    state.movements.push(movement);
  }
}

export function rejectDocument(
  state: State,
  stored: Stored,
  { code, message, canRetry }: { code?: string; message?: string; canRetry?: boolean } = {},
): void {
  const { shown } = stored;
  if (code !== undefined)
    stored.rejection = { ...stored.rejection, code, message: explain(code)?.title ?? code };
  if (message !== undefined) stored.rejection = { ...stored.rejection, message };
  if (canRetry !== undefined) stored.rejection = { ...stored.rejection, canRetry };
  const { rejection } = stored;
  const left = RETRIES - shown.retry_count;
  const mayRetry = rejection.canRetry && left > 0;
  Object.assign(shown, {
    status: "failed",
    can_retry: mayRetry,
    retries_left: mayRetry ? left : 0,
    in_doubt: false,
    processed_at: state.timestamp(),
    response_data: {
      ...withoutResponse(),
      attempts: shown.retry_count + 1,
      result_code: rejection.code.replace(/^unit_/, ""),
      result_message: rejection.message,
      failure: explained(rejection.code, rejection.message),
    },
  });
  if (stored.document) showOutcome(stored.document, shown);
}

function showOutcome(
  document: Sale | Purchase,
  { status, receipt_no, response_data, processed_at }: Transaction,
) {
  Object.assign(document, { status, receipt_no, response: response_data, processed_at });
}

/** Counts a reading of a waiting submission; the last one sees its outcome. */
export function poll(state: State, stored: Stored): void {
  if (stored.shown.processed_at !== null) return;
  stored.polls -= 1;
  if (stored.polls >= 0) Object.assign(stored.shown, { status: "processing" });
  else if (stored.outcome === "failed") rejectDocument(state, stored);
  else succeed(state, stored);
}

/** The response to a submission in its current state. */
function present(stored: Stored, isAsync: boolean, isDuplicate: boolean): FakeResponse {
  const { shown, rejection } = stored;
  const { transaction_id, invoice_no, status } = shown;
  const operation = requireOperation(stored.operation);
  const { warnings } = stored;
  const noted = { ...(isDuplicate && { duplicate: true }), ...(warnings.length > 0 && { warnings }) };
  if (shown.status === "success") {
    const message = `${invoice_no} is accepted`;
    return success(operation, { data: stored.result(), message, meta: { ...noted } });
  }
  if (shown.status === "failed") {
    return failure(422, "UnitRefused", {
      code: rejection.code,
      error: rejection.message,
      transaction_id,
      data: { transaction_id, status, can_retry: shown.can_retry },
      retryable: explain(rejection.code)?.retryable ?? false,
      meta: { ...noted },
    });
  }
  const meta = { ...noted, check_status_url: `/api/v1/transactions/${transaction_id}` };
  if (isAsync) return success(operation, { status: 202, data: { transaction_id, invoice_no, status }, meta });
  return failure(422, shown.in_doubt ? "OutcomeUnknown" : "OutcomePending", { transaction_id, meta });
}
