// A submission on its way into its device's lane: the submitter, the stored rows, and the result of storing it.

import type { Config } from "../../base/config.ts";
import type { Warning } from "../../base/warnings.ts";
import type { ProfileName } from "../../control-unit/types.ts";
import type { Trx } from "../../db/sql/schema.ts";
import type { CallKindName, StreamName } from "../../lanes/kinds.ts";
import type { BranchRow } from "../context/branch.ts";
import type { Claim } from "../idempotency/store.ts";
import type { TransactionType } from "./kinds.ts";
import type { TransactionRow } from "./store.ts";

/** The caller of a submission; every handler's context is one. */
export type Submitter = {
  service: { config: Pick<Config, "timeZone"> };
  user: { id: number };
  key: { id: string } | undefined;
  session: { id: string } | undefined;
  account: { id: number };
  environment: { id: number };
  requireBranch(): BranchRow;
  requestId: string;
  /** The path before that of the operation, as in `Context`. */
  prefix: string;
  isAsync: boolean;
  claim: Claim | undefined;
  warnings: readonly Warning[];
};

/** A checked document on its way into the lane. */
export type Submission = {
  type: TransactionType;
  invoice_no: string;
  document_date: string;
  document_time?: string;
  receipt_type?: string;
  counterparty_tin?: string | null;
  counterparty_name?: string | null;
  /** Money ×100. */
  total_amount: number;
  tax_amount: number;
  /** Of a sale or purchase, from `packTaxes`. */
  taxes?: string;
  payment_type?: string;
  /** Of a sale with several payments, from `packPayments`. */
  payments?: string;
  /** Of a sale in a foreign currency: code, rate (×10⁶) and total (money ×100). */
  currency?: string;
  exchange_rate?: number;
  foreign_amount?: number;
  purchase_status?: string;
  /** The month (`YYYYMM`) whose figures it changes: that of a sale's date, or of a purchase's claim. None for a purchase without a claim. */
  period?: string | undefined;
  /** Whether it is a purchase whose tax nobody claims. */
  isUnclaimed?: boolean;
  /** Why an owner claims the tax of a purchase later than the authority allows. */
  claim_reason?: string | undefined;
  /** Money ×100: the tax of a purchase's lines that are not deductible. */
  non_deductible_tax?: number;
  supplier_hash?: string;
  /** Of a purchase: the number of the supplier's invoice. */
  supplier_no?: string;
  /** Warnings that the response gets once it is stored; others are in its context. */
  warnings?: readonly Warning[];
  /** The payload as submitted. */
  request: unknown;
  /** The content to sign. */
  document: unknown;
  call: { stream: StreamName; kind: CallKindName; content: Uint8Array };
  /** Of a sale: what is stored with its document if no control unit gets it. */
  localContent?: (document: unknown) => LocalContent;
  /** The calls that go to the unit before it. */
  before?: Submission["call"][];
  /** The payload without its alternative spellings: two equal results are the same submission. */
  normalize(request: unknown): unknown;
  /** Whether it is never a repetition: its number must be free, or held by a submission that failed. */
  isNew?: boolean;
  /** Why it is not stored. A repetition of an accepted submission is answered all the same. */
  rejection?: Error | undefined;
  /** Runs before the row is stored, in the same transaction, with the type that it is stored under; returns how much a credit note credits of its original. */
  guard?: ((trx: Trx, type: TransactionType) => Promise<FromOriginal | undefined>) | undefined;
  /** Whether it takes the place of a success with the same supplier invoice. */
  replaces?(trx: Trx, row: TransactionRow): Promise<boolean>;
  /** Runs after the row is stored, in the same transaction. */
  stored?(trx: Trx, id: string): Promise<void>;
};

/** The profile whose receipt it has, and what X and Z reports count. */
export type LocalContent = { profile: ProfileName } & Pick<TransactionRow, "line_count" | "discount_amount">;

/** The original of a credit note, and the parts of the submission that follow from it. */
export type FromOriginal = { original_transaction_id: string } & Pick<
  Submission,
  | "document"
  | "counterparty_tin"
  | "counterparty_name"
  | "total_amount"
  | "tax_amount"
  | "taxes"
  | "payments"
  | "currency"
  | "exchange_rate"
  | "foreign_amount"
>;

/** A submission with its caller and the hash of its content. */
export type Entry = { context: Submitter; submission: Submission; content_hash: string };

export type Submitted = {
  id: string;
  invoiceNo: string;
  duplicate: boolean;
  type: TransactionType;
  laneId: number;
  /** Epoch ms of the first acceptance: a synchronous response waits at most 30 s from here. */
  acceptedMs: number;
};
