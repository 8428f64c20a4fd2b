// Settings of an account, one row for each of its environments; a setting without a value has its default.

import { blob, char, flag, int, optional, string, time } from "../sql/schema.ts";
import { addColumns, createTable, type Migration } from "./migration.ts";

export const accountSettings: Migration[] = [
  createTable("3401", "account_settings", {
    columns: { data_set_id: int(), walk_in_customer_name: optional(string(60)), updated_at: time() },
    primary: ["data_set_id"],
  }),
];

const texts = {
  trade_name: optional(string(20)),
  receipt_address: optional(string(200)),
  receipt_header: optional(string(20)),
  receipt_footer: optional(string(20)),
  receipt_language: optional(string(2)),
};

/** The logo on receipts. An image stays as long as receipts that were accepted with it. */
export const receiptLogos: Migration[] = [
  addColumns("4903", "account_settings", { receipt_logo: optional(char(32)) }),
  createTable("4904", "receipt_logos", {
    columns: {
      data_set_id: int(),
      fingerprint: char(32),
      media_type: string(20),
      width: int(),
      height: int(),
      bytes: int(),
      content: blob(),
      created_at: time(),
    },
    primary: ["data_set_id", "fingerprint"],
  }),
];

/** Since when a logo is no longer the setting; null for the setting, and for logos that receipts print. */
export const replacedLogos: Migration[] = [
  addColumns("6500", "receipt_logos", { replaced_at: optional(time()) }),
  {
    name: "6501_logos_replaced_before",
    async up(db) {
      const isSetting = db("account_settings")
        .whereRaw("account_settings.data_set_id = receipt_logos.data_set_id")
        .whereRaw("account_settings.receipt_logo = receipt_logos.fingerprint");
      await db("receipt_logos")
        .whereNull("replaced_at")
        .whereNotExists(isSetting)
        .update({ replaced_at: Date.now() });
    },
    async down(db) {
      await db("receipt_logos").update({ replaced_at: null });
    },
  },
];

/** How late and how often a sale can be credited. */
export const creditSettings: Migration[] = [
  addColumns("5401", "account_settings", {
    credit_note_window: optional(string(12)),
    credit_notes_per_sale: optional(int()),
  }),
];

/** The texts of receipts, and whether the account may charge VAT. A branch can have its own texts. */
export const receiptSettings: Migration[] = [
  addColumns("4901", "account_settings", { ...texts, vat_registered: optional(flag()) }),
  addColumns("4902", "branches", { ...texts, walk_in_customer_name: optional(string(60)) }),
];
