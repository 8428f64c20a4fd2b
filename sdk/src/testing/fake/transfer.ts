// Responsible for transfers between branches at the fake service: two movements under one reference that know each other.
import { multiply, round2 } from "../../amounts.ts";
import type { StockTransferInput, Transaction } from "../../openapi.ts";
import {
  checkDocumentDay,
  checkTransferFields,
  Problems,
  stockProblem,
  transferNumbers,
  transferTotalProblem,
} from "../../validation/index.ts";
import { QUANTITY_DECIMALS } from "./lines.ts";
import type { FakeRequest } from "./request.ts";
import { type FakeResponse, failure, rejectInvalid, success } from "./responses.ts";
import type { Stored } from "./state.ts";
import { type Draft, type Submitted, submitPart } from "./submissions.ts";

/** Submits both movements. The outgoing one is accepted at once; a requested failure happens to the incoming one. */
export function transfer(fake: FakeRequest): FakeResponse {
  const { operation, state, request } = fake;
  const input = request.body as StockTransferInput;
  checkInput(fake, input);
  const { reference } = input;
  const numbers = transferNumbers(reference);
  const content = JSON.stringify(input);
  const earlier = state.transfers.get(reference);
  if (earlier && earlier.content !== content && !replaces(input, earlier)) {
    const { transaction_id } = earlier.incoming.shown;
    const message = `Transfer ${reference} was already submitted with other content`;
    return failure(409, "InvoiceConflict", { message, transaction_id });
  }
  const outgoing = earlier?.outgoing ?? part({ ...fake, failure: undefined }, numbers.outgoing, input).stored;
  const { response, stored: incoming } = part(fake, numbers.incoming, input);
  if (!outgoing || !incoming) return response;
  state.transfers.set(reference, { content, input, outgoing, incoming });
  outgoing.shown.transferred_to = linkTo(incoming.shown);
  incoming.shown.transferred_from = linkTo(outgoing.shown);
  if (response.status !== 200) return response;
  const data = { reference, outgoing: outgoing.result(), incoming: incoming.result() };
  const message = `Transfer ${reference} is recorded at both branches.`;
  return success(operation, { data, message, meta: { ...(earlier && { duplicate: true }) } });
}

function checkInput({ state, operation }: FakeRequest, input: StockTransferInput): void {
  const problems = new Problems();
  if (input.transfer_date !== undefined)
    checkDocumentDay("transfer_date", input.transfer_date, state.today(), problems);
  checkTransferFields(input, QUANTITY_DECIMALS, problems);
  for (const [index, { item_code, quantity, unit_price }] of input.items.entries()) {
    const item = state.item(item_code);
    const problem = stockProblem(item_code, item);
    if (problem) problems.add(`items[${index}].item_code`, problem);
    const tooMuch = transferTotalProblem(quantity, unit_price ?? item.default_price);
    if (tooMuch) problems.add(`items[${index}].quantity`, tooMuch);
  }
  rejectInvalid(operation, problems.errors);
}

/** A rejected incoming movement is corrected by a request that moves the same. */
function replaces(
  input: StockTransferInput,
  earlier: { input: StockTransferInput; incoming: Stored },
): boolean {
  const movedBy = ({ from_branch_id, to_branch_id, items }: StockTransferInput) =>
    JSON.stringify([
      from_branch_id,
      to_branch_id,
      items.map(({ item_code, quantity }) => [item_code, quantity]),
    ]);
  return earlier.incoming.shown.status === "failed" && movedBy(input) === movedBy(earlier.input);
}

function part(fake: FakeRequest, number: string, input: StockTransferInput): Submitted {
  const { request } = fake;
  const isOut = number === transferNumbers(input.reference).outgoing;
  const branch = isOut ? input.from_branch_id : input.to_branch_id;
  const one = { ...fake, branch, request: isOut ? { ...request, query: {} } : request };
  return submitPart(one, draft(one, number, input));
}

function draft({ state, branch }: FakeRequest, number: string, input: StockTransferInput): Draft {
  const isOut = branch === input.from_branch_id;
  const other = isOut ? `to branch ${input.to_branch_id}` : `from branch ${input.from_branch_id}`;
  const movements = input.items.map(({ item_code, quantity, unit_price }): Draft["movements"][number] => {
    const { item_name, default_price } = state.item(item_code);
    const price = unit_price ?? default_price;
    return {
      ...{ item_code, item_name, type: "stock", movement_type: "TRANSFER" },
      direction: isOut ? "OUT" : "IN",
      ...{ qty: quantity, unit_price: price, total_amount: round2(multiply(quantity, price)) },
      ...{ invoice_no: null, reference: `Transfer ${input.reference} ${other}` },
    };
  });
  const totalAmount = round2(movements.reduce((sum, { total_amount }) => sum + total_amount, 0));
  return {
    type: "stock",
    invoiceNo: number,
    totalAmount,
    movements,
    result: ({ transaction_id, branch_id, response_data }) => ({
      transaction_id,
      branch_id,
      sar_no: number,
      item_count: movements.length,
      total_amount: totalAmount,
      vscu_receipt_code: response_data.result_code,
      vscu_receipt_msg: response_data.result_message,
    }),
  };
}

/** The link as it is whenever it is read. */
function linkTo(shown: Transaction) {
  const { transaction_id, branch_id, invoice_no } = shown;
  return {
    ...{ transaction_id, branch_id, invoice_no },
    get status() {
      return shown.status;
    },
  };
}
