// The fields that commands show of an account.
import { receiptFields } from "../input/receipt-flags.ts";

export const accountFields = [
  "name",
  "environment",
  "features",
  ...receiptFields,
  "receipt_logo",
  "vat_registered",
  "credit_note_window",
  "credit_notes_per_sale",
  "nightly_matching",
  "updated_at",
];
