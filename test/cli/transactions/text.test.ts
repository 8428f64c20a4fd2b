// A transaction as people read it: what must still be sent to the unit, and a receipt that is lost.
import { expect } from "chai";
import { openReason, transactionText } from "../../../cli/src/transactions/text.ts";
import type { Transaction } from "../../../sdk/src/index.ts";
import { catalogue } from "../../../sdk/src/rules/catalogue.ts";

const transaction: Transaction = {
  transaction_id: "0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a41",
  type: "sales",
  status: "success",
  branch_id: "00",
  invoice_no: "INV-1",
  receipt_no: "41",
  receipt_type: "S",
  counterparty_name: "Acacia Hotel",
  total_amount: 1160,
  counterparty_tin: null,
  document_date: "20260310",
  document_time: null,
  tax_amount: 0,
  synced_to_authority: true,
  can_retry: false,
  retry_count: 0,
  retries_left: 3,
  retries: [],
  superseded_by: null,
  in_doubt: false,
  credited_by: [],
  reissued_as: null,
  reissue_of: null,
  transferred_to: null,
  transferred_from: null,
  submitted_by: { id: 1, name: "Wanjiru" },
  created_at: "2026-03-10T07:15:00.118Z",
  processed_at: "2026-03-10T07:15:01.409Z",
  request_data: {},
  response_data: {
    receipt_no: "41",
    receipt_date: null,
    qr_code: null,
    result_code: "000",
    result_message: "ok",
  },
  follow_ups: [],
};

const followUp: Transaction["follow_ups"][number] = {
  kind: "movement",
  state: "rejected",
  item_codes: ["KE2NTXU0000001"],
  transaction_id: transaction.transaction_id,
  invoice_no: "INV-1",
  tries: 4,
  created_at: "2026-03-10T07:15:01.409Z",
  next_try_at: null,
  reason: "910: \u001b[31mparameter error",
  remedy: "Correct it. It is sent again each night, and at once by POST /stock/master of its item",
};

describe("the text of a transaction", () => {
  it("shows no follow-ups if the unit knows everything", () => {
    expect(transactionText(transaction, process.stdout, String)).not.to.contain("has not taken");
  });

  it("names a credit note", () => {
    expect(transactionText(transaction, process.stdout, String)).to.match(/^type +sales$/m);
    const note: Transaction = { ...transaction, receipt_type: "R" };
    expect(transactionText(note, process.stdout, String)).to.match(/^type +credit note$/m);
    const supplied: Transaction = { ...note, type: "purchase" };
    expect(transactionText(supplied, process.stdout, String)).to.match(/^type +supplier's credit note$/m);
  });

  it("explains a success whose receipt is lost, with the command that enters it", () => {
    const warning = {
      code: "receipt_unrecovered",
      message: "Accepted, but the receipt is lost",
      cause: "The first answer was lost",
      remedy: catalogue.receipt_unrecovered.remedy,
      actor: "caller" as const,
      retryable: false,
      doc_url: "/docs/errors#receipt_unrecovered",
    };
    const response_data = { ...transaction.response_data, receipt_no: null, warning };
    const text = transactionText({ ...transaction, receipt_no: null, response_data }, process.stdout, String);
    expect(text).to.contain("receipt_unrecovered: Accepted");
    expect(text).to.contain(
      `\`taxctl transactions settle ${transaction.transaction_id} accepted --receipt-no NO --reason REASON --confirm accepted\``,
    );
  });

  it("shows each follow-up's obstacle, and the command that resolves it, without control characters", () => {
    const text = transactionText({ ...transaction, follow_ups: [followUp] }, process.stdout, String);
    expect(text).to.contain("has not taken the stock movement of KE2NTXU0000001 (rejected): 910: ");
    expect(text).to.contain("`taxctl stock master ITEM QTY`").and.not.contain("\u001b[31m");
  });

  it("says why it isn't sent now, and the command as the next step", () => {
    const blocked = {
      code: "outcome_pending" as const,
      message: "The control unit can't be reached",
      remedy: "Check the unit's power and network, then POST /devices/00/test",
    };
    const waiting = { ...transaction, status: "pending" as const, receipt_no: null, blocked };
    const text = transactionText(waiting, process.stdout, String);
    expect(text).to.contain("Not sent now (outcome_pending): The control unit can't be reached");
    expect(text).to.contain("Next: Check the unit's power and network, then `taxctl devices test 00`");
    expect(openReason(waiting)).to.contain("can't be reached. Check").and.contain("`taxctl devices test 00`");
  });

  it("says that the outcome is unknown, but not for a call that is still on its way", () => {
    const doubt = {
      code: "receipt_mismatch" as const,
      stream: "sales" as const,
      message: "It belongs to another sale",
      since: "2026-03-10T07:15:00.118Z",
      resolve_with: "taxctl transactions settle INV-1 OUTCOME --reason REASON",
    };
    const waiting = { ...transaction, status: "processing" as const, receipt_no: null };
    const unknown = { ...waiting, in_doubt: true, doubt };
    const text = transactionText(unknown, process.stdout, String);
    expect(text).to.contain("The outcome is unknown (receipt_mismatch): It belongs to another sale");
    expect(openReason(unknown)).to.contain("`taxctl transactions settle ");
    expect(openReason(waiting)).to.equal("");
    expect(transactionText(waiting, process.stdout, String)).to.not.match(/unknown|Not sent now/);
  });
});
