// Responsible for sales at the fake service that the control unit accepted and whose receipt is lost.
import { catalogue, explain } from "../../catalogue.ts";
import type { Body } from "../../types.ts";
import { explained } from "./responses.ts";
import type { Stored } from "./state.ts";

/** The fields of the unit's response when it only confirms that it has the sale. */
export function lostReceipt() {
  return {
    receipt_no: null,
    qr_code: null,
    result_code: "994",
    result_message: explain("unit_994")?.title ?? null,
    receipt_signature: null,
    internal_data: null,
    sdc_id: null,
    total_receipt_no: null,
    receipt_unrecovered: true,
    warning: explained("receipt_unrecovered", catalogue.receipt_unrecovered.title),
  };
}

/** Enters the receipt as a person read it at the unit; false if the sale has a receipt, or none was given. */
export function enterReceipt({ shown, document }: Stored, settlement: Body<"settleTransaction">): boolean {
  const { outcome, receipt_no } = settlement;
  const { receipt_unrecovered: isLost, warning: _, ...response } = shown.response_data;
  if (!isLost || outcome !== "accepted" || receipt_no === undefined) return false;
  const { receipt_date = null, receipt_signature = null, internal_data = null, sdc_id = null } = settlement;
  const entered = { receipt_no, receipt_date: receipt_date ?? response.receipt_date };
  const response_data = { ...response, ...entered, receipt_signature, internal_data, sdc_id };
  Object.assign(shown, { receipt_no, response_data });
  if (document) Object.assign(document, { receipt_no, response: response_data });
  return true;
}
