// What to do instead of a method that a path doesn't have, where another operation does it.
// The records of the authority are never deleted or rewritten.

const creditSale =
  "A signed sale stays. Take it back with a credit note: POST /sales with receipt_type R and original_invoice_no. To correct it: POST /sales/{id}/reissue";
const creditPurchase =
  "A registered purchase stays. Register the supplier's credit note: POST /purchases with receipt_type R. PUT /purchases/{transaction_id}/claim changes the claim of its tax";
const deactivateItem = "Take it out of use: PATCH /items/{itemCode} with is_active false";
const changeItem = "Change it with PATCH /items/{itemCode}";
const settleTransaction =
  "A submission stays. If it failed, submit its corrected content again under the same number, or retry it: POST /transactions/{id}/retry";
const moveStock =
  "Correct a quantity with a movement: POST /stock with sar_ty_cd 13, or POST /stock/master after a count";

/** By method and path. */
export const otherWays: Readonly<Record<string, string>> = {
  "DELETE /sales/{id}": creditSale,
  "PUT /sales/{id}": creditSale,
  "PATCH /sales/{id}": creditSale,
  "DELETE /purchases/{transaction_id}": creditPurchase,
  "PUT /purchases/{transaction_id}": creditPurchase,
  "PATCH /purchases/{transaction_id}": creditPurchase,
  "DELETE /transactions/{id}": settleTransaction,
  "PUT /transactions/{id}": settleTransaction,
  "PATCH /transactions/{id}": settleTransaction,
  "DELETE /items/{itemCode}": deactivateItem,
  "PUT /items/{itemCode}": changeItem,
  "DELETE /insurances/{code}": "Take it out of use: PATCH /insurances/{code} with is_active false",
  "PUT /insurances/{code}": "Change it with PATCH /insurances/{code}",
  "DELETE /stock/{item_code}": moveStock,
  "PUT /stock/{item_code}": moveStock,
  "PATCH /stock/{item_code}": moveStock,
  "PATCH /branches/{bhfId}": "Change it with PUT /branches/{bhfId}: fields that are omitted stay",
  "PATCH /devices/{bhfId}": "Change it with PUT /devices/{bhfId}: fields that are omitted stay",
};
