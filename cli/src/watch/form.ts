// The form of a receipt: what it prints, in the order of its authority.
import { type Form, type Receipt, rulesOf } from "@taxctl/sdk/rules/profiles/units";
import { Failure } from "../failures/failure.ts";

/** @throws Failure for a country that this version doesn't know */
export function formOf(receipt: Receipt): Form {
  try {
    return rulesOf(receipt.profile).receiptForm(receipt, null);
  } catch (error) {
    throw new Failure(`This version of taxctl can't lay out receipts of ${receipt.profile}`, {
      code: "unexpected",
      remedy: "Update taxctl.",
      cause: error,
    });
  }
}
