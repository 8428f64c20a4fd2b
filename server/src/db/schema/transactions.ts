// Transactions with their bodies, the wire calls that report them, every attempt at a call, and the counters; sales that were issued
// again, and links to receipts.

import {
  bigint,
  blob,
  char,
  computed,
  type Family,
  flag,
  type Index,
  initially,
  int,
  optional,
  string,
  type Tables,
  text,
  time,
  uuid,
} from "../sql/schema.ts";

/** Over a column that most rows leave empty: on SQLite, the index has only the rows with a value. */
const given = (column: string, columns: string[]): Index => ({ columns, where: `\`${column}\` is not null` });

/** The condition for a day of which its month lacks something, written so that its index is used. */
export const notRolledUp: Record<Family, string> = {
  sqlite: "`count` <> `rolled_up`",
  mysql: "is_behind = 1",
};

/** Of a transaction that has not ended, written so that its index is used. */
export const isOpen = "transactions.status = 'pending'";

/** Of a transaction that has not ended: whether its unit has its call, or may have had it. */
export const isSent =
  "(transactions.in_doubt = 1 or exists (select 1 from calls where calls.transaction_id = transactions.id and calls.state = 'sent'))";

export const transactions: Tables = {
  transactions: {
    columns: {
      id: uuid(),
      data_set_id: int(),
      branch_id: int(),
      bhf_id: string(20),
      lane_id: int(),
      user_id: int(),
      key_id: uuid(),
      request_id: string(100),
      type: string(10),
      status: string(10),
      invoice_no: string(191),
      // 1 while the row holds its identity, null once superseded: null keys never collide.
      live: optional(flag()),
      supplier_hash: optional(char(64)),
      // Of a purchase: the number of the supplier's invoice.
      supplier_no: optional(string(50)),
      content_hash: char(64),
      document_date: char(8),
      document_time: optional(char(6)),
      receipt_type: optional(char(1)),
      original_transaction_id: optional(uuid()),
      counterparty_tin: optional(string(20)),
      counterparty_name: optional(string(200)),
      counterparty_folded: optional(string(200)),
      total_amount: bigint(),
      tax_amount: bigint(),
      receipt_no: optional(string(50)),
      receipt_date: optional(char(14)),
      receipt_unrecovered: initially(0, flag()),
      synced_to_authority: initially(0, flag()),
      notify: initially(0, flag()),
      in_doubt: initially(0, flag()),
      stalled_at: optional(time()),
      retry_count: initially(0, int()),
      can_retry: initially(0, flag()),
      failure_code: optional(string(60)),
      next_retry_at: optional(time()),
      superseded_by: optional(uuid()),
      local_day: char(10),
      created_at: time(),
      updated_at: time(),
      processed_at: optional(time()),
      receipt_signature: optional(string(64)),
      // The figures of each sale and purchase by tax type, for lists, exports and the figures of its day.
      taxes: optional(text()),
      payment_type: optional(string(10)),
      // The payments of a sale that has several, by type; `payment_type` is then that of their mix.
      payments: optional(text()),
      purchase_status: optional(string(10)),
      // The month in which the tax of a purchase is claimed. Null where it is the month of the purchase date.
      claim_month: optional(char(6)),
      // 1 for a purchase whose tax nobody claims.
      no_claim: initially(0, flag()),
      // Why an owner claims the tax later than the authority allows.
      claim_reason: optional(string(500)),
      // The tax of a purchase's lines that are not deductible.
      non_deductible_tax: initially(0, bigint()),
      // Of a signed sale: the number of the Z report that it counts in, its lines, and their discounts with tax.
      z_no: initially(0, int()),
      line_count: initially(0, int()),
      discount_amount: initially(0, bigint()),
      // The warnings that the submission got, as JSON.
      warnings: optional(text()),
      // The unit's response, as the API shows it.
      response: optional(blob()),
      // Of a sale in a foreign currency: its code, its rate, and the total in it. All other amounts are local.
      currency: optional(char(3)),
      exchange_rate: optional(bigint()),
      foreign_amount: optional(bigint()),
    },
    primary: ["id"],
    unique: {
      identity: ["data_set_id", "branch_id", "type", "invoice_no", "live"],
      // Which row holds a supplier's invoice.
      supplier: given("supplier_hash", ["data_set_id", "supplier_hash", "live"]),
    },
    index: {
      by_day: ["data_set_id", "local_day", "id"],
      by_branch: ["data_set_id", "branch_id", "local_day", "id", "type"],
      by_type: ["data_set_id", "type", "local_day", "id", "branch_id", "document_date"],
      by_status: ["data_set_id", "status", "local_day", "id", "type", "branch_id", "document_date"],
      by_user: ["data_set_id", "user_id", "local_day", "id"],
      by_counterparty: ["data_set_id", "counterparty_tin", "local_day", "id", "type", "branch_id"],
      // Credit notes of a sale.
      original: given("original_transaction_id", ["original_transaction_id"]),
      // Open submissions, of a lane in the order in which they came.
      open: {
        columns: ["status", "lane_id", "id"],
        sqlite: ["lane_id", "id"],
        where: "`status` = 'pending'",
      },
      // Failed ones that are retried; their items still count as on their way.
      retry: given("next_retry_at", ["next_retry_at"]),
      // The last rate of a currency.
      rates: given("currency", ["data_set_id", "currency", "receipt_type", "id"]),
      // Whether a recovered receipt is another sale's.
      receipt: given("receipt_no", ["lane_id", "receipt_no"]),
      signature: given("receipt_signature", ["lane_id", "receipt_signature"]),
      // Sales that succeeded without a receipt.
      unrecovered: {
        columns: ["receipt_unrecovered", "data_set_id", "local_day"],
        where: "`receipt_unrecovered` = 1",
      },
      claims: given("claim_month", ["data_set_id", "claim_month", "id"]),
    },
  },
  transaction_bodies: {
    columns: {
      transaction_id: uuid(),
      request: blob(),
      // The normalized content that is signed.
      document: optional(blob()),
    },
    primary: ["transaction_id"],
  },
  calls: {
    columns: {
      id: uuid(),
      lane_id: int(),
      stream: string(10),
      kind: string(12),
      transaction_id: optional(uuid()),
      item_id: optional(int()),
      state: string(10),
      number: optional(bigint()),
      // Of a sale: the Z report that was open when its number was bound.
      z_no: optional(int()),
      attempt_id: optional(uuid()),
      holder: optional(string(64)),
      sent_at: optional(time()),
      due_at: time(),
      tries: initially(0, int()),
      content: blob(),
      result_code: optional(string(10)),
      result_message: optional(string(500)),
      last_error: optional(string(500)),
      created_at: time(),
      updated_at: time(),
      /** Not sent before this time: the unit took the document's date for the future. */
      held_until: optional(time()),
      /** Why the outcome stays unknown although the unit responded. */
      doubt_code: optional(string(60)),
      /** When the event was written that this call has been unanswered for long. */
      stalled_at: optional(time()),
      // How often it was sent, also once its attempts are deleted.
      sends: initially(0, int()),
      // What an event has reported.
      reported_sent_at: optional(time()),
    },
    primary: ["id"],
    index: {
      // Lanes with open calls are found one after another, however many calls each has.
      open: ["state", "lane_id", "due_at"],
      lane: ["lane_id", "stream", "state", "id"],
      transaction: ["transaction_id"],
      // The stock balance of an item that is open in a lane, for any branch.
      master: given("item_id", ["lane_id", "item_id", "state"]),
    },
  },
  // What was sent of each call, a row of its own: it is written once, while the call changes.
  wires: { columns: { call_id: uuid(), body: blob() }, primary: ["call_id"] },
  // Every send that has ended. One under way stands in its call.
  attempts: {
    columns: {
      id: uuid(),
      call_id: uuid(),
      transaction_id: optional(uuid()),
      lane_id: int(),
      number: optional(bigint()),
      sent_at: time(),
      answered_at: optional(time()),
      outcome: string(12),
      result_code: optional(string(10)),
      result_message: optional(string(500)),
      http_status: optional(int()),
      took_ms: optional(int()),
      // The sent content, if a later attempt sent something else; otherwise the call has it.
      sent: optional(blob()),
      received: optional(blob()),
    },
    primary: ["id"],
    // Of a lane the newest first, and how many there are.
    index: { call: ["call_id"], transaction: ["transaction_id"], lane: ["lane_id", "id"] },
  },
  // Transactions that have ended, by day. Their months have as much of each day as is rolled up.
  counters: {
    columns: {
      data_set_id: int(),
      local_day: char(10),
      branch_id: int(),
      type: string(10),
      status: string(10),
      count: bigint(),
      user_id: initially(0, int()),
      document_date: initially("", char(8)),
      rolled_up: initially(0, bigint()),
      /** 1 where the month lacks something of the day. */
      is_behind: computed("case when `count` <> `rolled_up` then 1 else 0 end"),
    },
    primary: ["data_set_id", "local_day", "branch_id", "type", "status", "user_id", "document_date"],
    index: {
      // Documents dated in a period, whenever they were submitted.
      by_document_date: ["data_set_id", "document_date"],
      behind: {
        columns: ["is_behind", "data_set_id", "local_day"],
        sqlite: ["data_set_id", "local_day"],
        where: notRolledUp.sqlite,
      },
    },
  },
  monthly_counters: {
    columns: {
      data_set_id: int(),
      local_month: char(7),
      branch_id: int(),
      type: string(10),
      status: string(10),
      user_id: int(),
      document_month: char(6),
      count: bigint(),
    },
    primary: ["data_set_id", "local_month", "branch_id", "type", "status", "user_id", "document_month"],
  },
  // What units have signed, by the day of the document and by what reports tell apart. Amounts are positive, of credit notes too.
  figures: {
    columns: {
      data_set_id: int(),
      document_date: char(8),
      branch_id: int(),
      user_id: int(),
      // The credential that submitted it: a till's key, or a session.
      key_id: uuid(),
      // The Z report that a sale counts in; 0 for other documents.
      z_no: int(),
      type: string(10),
      receipt_type: char(1),
      purchase_status: string(10),
      // The month in which the tax of purchases is claimed if it is another, `none` without a claim.
      claim: string(6),
      payment_type: string(10),
      tax_type: string(10),
      // ×100.
      tax_rate: int(),
      // Documents that have this tax type and rate, and those whose first it is: these count each document once.
      documents: bigint(),
      firsts: bigint(),
      line_count: bigint(),
      taxable_amount: bigint(),
      tax_amount: bigint(),
      total_amount: bigint(),
      discount_amount: bigint(),
      non_deductible_tax: bigint(),
    },
    primary: [
      "data_set_id",
      "document_date",
      "branch_id",
      "user_id",
      "key_id",
      "z_no",
      "type",
      "receipt_type",
      "purchase_status",
      "claim",
      "payment_type",
      "tax_type",
      "tax_rate",
    ],
    index: { by_claim: ["data_set_id", "claim"], by_z: ["data_set_id", "branch_id", "z_no"] },
  },
  // Sales that were credited in full and issued again, one row for each: its credit note, and the sale that replaces it.
  reissues: {
    columns: {
      original_id: uuid(),
      credit_note_id: uuid(),
      /** The sale that takes the original's place. */
      sale_id: uuid(),
      /** Of the request: the same one finds its result. */
      content_hash: char(64),
      created_at: time(),
    },
    primary: ["original_id"],
    index: { by_credit_note: ["credit_note_id"], by_sale: ["sale_id"] },
  },
  // Copies of signed receipts that were printed, each with the Z report that was open then.
  receipt_copies: {
    columns: {
      id: uuid(),
      data_set_id: int(),
      branch_id: int(),
      transaction_id: uuid(),
      z_no: int(),
      // Who printed it.
      key_id: uuid(),
      user_id: int(),
      printed_at: time(),
    },
    primary: ["id"],
    index: {
      transaction: ["transaction_id", "id"],
      by_z: ["data_set_id", "branch_id", "z_no"],
    },
  },
  // Links under which customers see receipts.
  receipt_links: {
    columns: {
      id: uuid(),
      data_set_id: int(),
      transaction_id: uuid(),
      // SHA-256 of the token in the URL, in hex.
      token_hash: char(64),
      user_id: int(),
      // Of a link that the service mailed: to whom, and the mail while it is kept.
      email: optional(string(200)),
      mail_id: optional(uuid()),
      created_at: time(),
      expires_at: time(),
      revoked_at: optional(time()),
    },
    primary: ["id"],
    unique: { token: ["token_hash"] },
    index: { transaction: ["transaction_id", "id"] },
  },
};
