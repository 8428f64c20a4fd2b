// Responsible for processing stock movements, stock takes and imports in the fake service.
import { add, multiply, round2 } from "../../amounts.ts";
import type {
  Item,
  Movement,
  ProcessImportInput,
  StockMasterInput,
  StockMovementInput,
} from "../../openapi.ts";
import {
  checkDocumentDay,
  checkImportFields,
  checkMovementFields,
  countErrors,
  Problems,
} from "../../validation/index.ts";
import { QUANTITY_DECIMALS } from "./lines.ts";
import type { FakeRequest } from "./request.ts";
import { rejectInvalid } from "./responses.ts";
import type { Draft } from "./submissions.ts";

export function draftMovement({ state, request, operation }: FakeRequest): Draft {
  const input = request.body as StockMovementInput;
  const problems = new Problems();
  for (const field of ["sar_dt", "sar_rcv_dt"] as const) {
    const day = input[field];
    if (day !== undefined) checkDocumentDay(field, day, state.today(), problems);
  }
  checkMovementFields(input, QUANTITY_DECIMALS, problems);
  rejectInvalid(operation, problems.errors);
  const isOut = input.sar_ty_cd === "12" || input.sar_ty_cd === "21";
  const isAdjustment = input.sar_ty_cd === "13";
  return {
    type: "stock",
    invoiceNo: input.sar_no,
    totalAmount: add(...input.items.map(({ tot_amt }) => tot_amt)),
    movements: input.items.map((line) => ({
      item_code: line.item_cd,
      item_name: state.item(line.item_cd, { item_name: line.item_nm }).item_name,
      type: "stock",
      movement_type: input.sar_ty_cd,
      direction: isAdjustment ? "ADJUST" : isOut ? "OUT" : "IN",
      qty: line.qty,
      unit_price: line.prc,
      total_amount: line.tot_amt,
      invoice_no: null,
      reference: `Movement ${input.sar_no}`,
    })),
    result: ({ transaction_id, response_data }) => ({
      transaction_id,
      sar_no: input.sar_no,
      sar_type: input.sar_ty_cd,
      item_count: input.items.length,
      total_amount: input.tot_amt,
      vscu_receipt_code: response_data.result_code,
      vscu_receipt_msg: response_data.result_message,
    }),
  };
}

export function draftMaster({ state, request, operation, branch }: FakeRequest): Draft {
  const { item_code, remaining_qty } = request.body as StockMasterInput;
  rejectInvalid(operation, countErrors({ remaining_qty }, QUANTITY_DECIMALS));
  const item = state.item(item_code);
  const number = `COUNT-${state.nextNumber("counts")}`;
  return {
    type: "stock",
    invoiceNo: number,
    totalAmount: round2(multiply(remaining_qty, item.default_price)),
    movements: [
      movementOf(
        item,
        "13",
        "ADJUST",
        add(remaining_qty, -state.quantityAt(branch, item_code)),
        `Count ${number}`,
      ),
    ],
    result: ({ transaction_id, synced_to_authority }) => ({
      transaction_id,
      item_code,
      remaining_qty,
      synced_to_authority,
    }),
  };
}

export function draftImport({ state, request, operation, branch }: FakeRequest): Draft {
  const input = request.body as ProcessImportInput;
  const { task_code, declaration_date, item_sequence, hs_code, quantity, new_item } = input;
  const problems = new Problems();
  checkImportFields(input, QUANTITY_DECIMALS, problems);
  rejectInvalid(operation, problems.errors);
  const code = (input.action === "create" ? new_item?.item_code : input.existing_item_code) ?? "";
  const item = state.item(code, { item_name: new_item?.item_name ?? input.import_item_name });
  const previous = state.quantityAt(branch, code);
  return {
    type: "import",
    invoiceNo: [task_code, declaration_date, item_sequence, hs_code].join("/"),
    totalAmount: round2(multiply(input.invoice_amount, input.exchange_rate ?? 1)),
    counterparty: input.supplier_name,
    movements: [movementOf(item, "01", "IN", quantity, `Import ${task_code}`)],
    result: ({ transaction_id }) => ({
      transaction_id,
      item_code: code,
      item_name: item.item_name,
      qty_added: quantity,
      previous_qty: previous,
      new_qty: add(previous, quantity),
      authority_status_updated: true,
      authority_stock_synced: true,
    }),
  };
}

/** The movement of an item whose price is its default. */
function movementOf(
  { item_code, item_name, default_price: unit_price }: Item,
  movement_type: string,
  direction: Movement["direction"],
  qty: number,
  reference: string,
): Draft["movements"][number] {
  const moved = { type: "stock", movement_type, direction, qty, unit_price, total_amount: 0 } as const;
  return { item_code, item_name, ...moved, invoice_no: null, reference };
}
