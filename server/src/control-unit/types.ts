// Requests to a control unit and its results, in the API's terms.

import type { ProfileName, WireName } from "@taxctl/sdk/rules/profiles";
import type { AmountStyle, MessageVariants, SignedReceipt } from "@taxctl/sdk/rules/profiles/units";
import type { Exchange, ForeignAmounts, LineInsurance, SignedLine } from "@taxctl/sdk/rules/validation";
import type {
  CodeClass,
  Customer,
  FetchedImportItem,
  FetchedItem,
  FetchedPendingStock,
  FetchedSupplierSale,
  InitInfo,
  ItemClass,
  Notice,
  SupplierSale,
} from "./fetched.ts";

export type { AmountStyle, MessageVariants, ProfileName };

/** Where a device's unit is, and as whom it is called. */
export type UnitAddress = {
  /** Base URL; the unit's paths are appended to its path. */
  url: string;
  tin: string;
  bhf_id: string;
  serial: string;
  profile: ProfileName;
  /** The profile's first where left out. */
  wire?: WireName;
  /** Whether the connection may end at a private or loopback address. */
  allow_private: boolean;
  /** The profile's where left out. */
  amounts?: AmountStyle;
  /** The points of the wire that differ from the profile's. */
  variants?: Partial<MessageVariants>;
  /** Sent with every call: the device's credentials. */
  headers?: Record<string, string>;
  /** Sent with every call after the initialization, if the wire needs it: what the unit issued then. */
  key?: UnitKey;
  /** Of a wire whose receipts don't name their unit: its identifiers from its initialization. */
  identifiers?: UnitIdentifiers;
  /** Why no call can be made, as a sentence. */
  blocked?: string;
  /** The branch whose relay makes the calls; omitted if the service makes them. */
  relayed_branch?: number;
};

/** The key that a unit issues once, and where its calls have it. */
export type UnitKey = { value: string; place: "body" | "headers" };

export type UnitIdentifiers = Pick<SignedReceipt, "sdc_id" | "mrc_no">;

/** The HTTP response, secrets masked, for the record of the transaction; null without one. */
export type UnitResponse = { http_status: number; body: unknown };

/** Fields that each result has. `message` is a sentence fit for the caller. */
type ResultParts = {
  message: string;
  answer?: UnitResponse | null;
  /** The unit's local time (`YYYYMMDDHHmmss`), if the response has one. */
  result_date?: string;
};

/**
 * The result of a call.
 *
 * - `accepted`: the unit did it.
 * - `rejected`: the unit definitely didn't do it. `passing`: it may do the same call later (busy).
 *   `of_unit`: the reason is the unit's own condition (no key, full, cut off from the authority), not the content.
 *   `future`: for the unit, the document's date is a day that hasn't begun.
 * - `duplicate`: the unit had done it before; `receipt` is the first one, if the response has it.
 * - `drift`: its counter expects another number; the call was not done.
 * - `not_sent`: no byte of the request was written; `blocked`: the service didn't send it, because the device's credentials
 *   can't be opened.
 * - `doubt`: bytes were written and no clear result came; for select calls just "no usable response".
 *   `not_served` is the HTTP status of a server that doesn't know the path: the unit's program was not reached.
 */
export type UnitResult<T = null> =
  | (ResultParts & { kind: "accepted"; code: string; result_date: string; data: T })
  | (ResultParts & { kind: "rejected"; code: string; passing: boolean; of_unit?: boolean; future?: boolean })
  | (ResultParts & { kind: "duplicate"; code: string; receipt: UnitReceipt | null })
  | (ResultParts & { kind: "drift"; code: string; expected: number; found: number | null })
  | (ResultParts & { kind: "not_sent"; blocked?: true })
  | (ResultParts & { kind: "doubt"; code: string | null; not_served?: number });

export type UnitReceipt = SignedReceipt & {
  /** The sale that the receipt names, where the unit returns it. */
  claims?: ReceiptClaims;
};

/** The sale that a unit returns with its receipt; null for each omitted value. */
export type ReceiptClaims = { number: number | null; invoice_no: string | null; total: number | null };

/** A payment of a sale, by a payment type of the API. */
export type Payment = { payment_type: string; amount: number };

/** The author of a document; cut to the unit's field lengths when sent. */
export type Author = { id: string; name: string };

/** One line as it is signed: the amounts are final, the tax type is the API's, `tax_rate` is in percent. */
export type DocumentLine = SignedLine & {
  /** `YYYYMMDD`; purchases and movements only. */
  expiry_date?: string | null;
  /** Of a sale in a foreign currency: price and amounts in that currency, never sent. */
  foreign?: ForeignAmounts;
} & Partial<LineInsurance>;

/** The texts of a receipt besides the sale. They are stored with the sale, so that a later change never affects it. */
export type ReceiptTexts = {
  /** Sent as `trdeNm`. */
  trade_name: string | null;
  /** Sent as `adrs`. */
  address: string | null;
  /** Sent as `topMsg`. */
  header: string | null;
  /** Sent as `btmMsg`. */
  footer: string | null;
  language: "en" | "sw";
  /** Fingerprint of an image of the account. */
  logo: string | null;
  vat_registered: boolean;
  branch_name: string;
  phone: string | null;
  /** Where the profile prints it: name and version of the program that took the sale. */
  software_version?: string;
};

export type SaleDocument = {
  invoice_no: string;
  sale_date: string;
  sale_time: string;
  receipt_type: "S" | "R";
  /** The original sale's unit number on a credit note, null on a sale. */
  original_number: number | null;
  refund_reason_code: string | null;
  payment_type: string;
  /** Where there are several; `payment_type` is then that of their mix. */
  payments?: Payment[];
  customer_tin: string | null;
  customer_name: string | null;
  customer_mobile: string | null;
  /** The buyer's code for this purchase, where the authority has such codes. */
  purchase_code?: string;
  remark: string | null;
  /** `YYYYMMDDHHmmss`, local. */
  confirmed_at: string;
  /** The registered name of the business. */
  trader_name: string;
  receipt: ReceiptTexts;
  by: Author;
  /** On the whole bill, with tax; `rate` as it was stated, in percent. The unit doesn't know it: the lines contain their shares. */
  bill_discount?: { rate: number | null; amount: number };
  /** The foreign currency of the sale, and what was stated in it. The unit doesn't know it: all other amounts are local. */
  foreign?: Exchange & { bill_discount_amount?: number; payments?: Payment[] };
  items: DocumentLine[];
};

/** The supplier's texts for a line that a purchase confirms. */
export type SupplierLine = {
  item_seq: number;
  item_code: string | null;
  item_class_code: string | null;
  item_name: string | null;
};

export type PurchaseDocument = {
  supplier_tin: string;
  supplier_bhf_id: string | null;
  supplier_name: string;
  supplier_invoice_no: string;
  purchase_date: string;
  purchase_time: string;
  /** `N` or `I`; `N` when left out. */
  purchase_type: string | null;
  /** Class 34; `02`, approved, when left out. */
  purchase_status: string | null;
  payment_type: string;
  /**
   * `A` confirms a fetched supplier sale and repeats the supplier's figures unchanged; `M` was typed in. A supplier
   * number that isn't numeric is sent as `M`.
   */
  registration: "A" | "M";
  receipt_type: "P" | "R";
  /** The original purchase's unit number on a purchase return. */
  original_number?: number | null;
  /** Matched to the items by `item_seq`. */
  supplier_lines?: SupplierLine[];
  /** The confirmed sale: its header goes back as reported, which need not be the sum of its lines. */
  supplier_sale?: SupplierSale | null;
  remark: string | null;
  /** `YYYYMMDDHHmmss`, local. */
  confirmed_at: string;
  by: Author;
  items: PurchaseLine[];
};

/** The unit does not know whether the tax of a line can be deducted. */
export type PurchaseLine = DocumentLine & { non_deductible?: boolean };

export type MovementDocument = {
  /** The unit's own code, from `stockTypes` or `unitStockType`. */
  sar_type: string;
  /** `YYYYMMDD`. */
  date: string;
  customer_tin: string | null;
  customer_name: string | null;
  customer_bhf_id?: string | null;
  original_number: number | null;
  registration?: "A" | "M";
  remark: string | null;
  by: Author;
  /** Quantities are positive; the direction is the type's. */
  items: DocumentLine[];
};

export type MasterDocument = { item_code: string; remaining_qty: number; by: Author };

/** Of an item without a rate, the profile's decides what an `E` means. */
export type ItemDocument = FetchedItem & { by: Author };

export type ImportUpdateDocument = {
  task_code: string;
  /** Exactly as the unit sent it. */
  declaration_date: string;
  item_sequence: number;
  hs_code: string;
  item_class_code: string;
  item_code: string;
  import_item_status_code: string;
  /** Never sent empty: the unit responds to null with an unknown error. */
  remark: string | null;
  by: Author;
};

export type InsuranceDocument = { code: string; name: string; rate: number; is_active: boolean; by: Author };

/** A call as it is sent; stored and replayed byte for byte. */
export type WireCall = { path: string; body: Record<string, unknown> };

/** The findings of a connection test. */
export type TestResult = {
  ok: boolean;
  response_time_ms: number;
  message: string;
  /** The unit's local time, `YYYYMMDDHHmmss`, if a response had it. */
  unit_time?: string | undefined;
};

/**
 * The client of every unit. No method throws for a unit's behavior: each outcome is a result. `since` is the
 * `YYYYMMDDHHmmss` cursor of the kind; the result's `result_date` is the next one.
 */
export type ControlUnit = {
  /** Sends a numbered or retryable save exactly once. */
  save(address: UnitAddress, call: WireCall): Promise<UnitResult<UnitReceipt | null>>;
  /** 902 (installed before) is accepted with null. */
  initialize(address: UnitAddress): Promise<UnitResult<InitInfo | null>>;
  selectCodes(address: UnitAddress, since: string): Promise<UnitResult<CodeClass[]>>;
  /** Page by page; ends after the last page, an empty one, a page that does not advance, or the first failure. */
  selectItemClasses(address: UnitAddress, since: string): AsyncGenerator<UnitResult<ItemClass[]>>;
  selectSupplierSales(address: UnitAddress, since: string): Promise<UnitResult<FetchedSupplierSale[]>>;
  selectNotices(address: UnitAddress, since: string): Promise<UnitResult<Notice[]>>;
  selectImportItems(address: UnitAddress, since: string): Promise<UnitResult<FetchedImportItem[]>>;
  selectPendingStock(address: UnitAddress, since: string): Promise<UnitResult<FetchedPendingStock[]>>;
  selectItems(address: UnitAddress, since: string): Promise<UnitResult<FetchedItem[]>>;
  /** Null: no taxpayer has this number. */
  selectCustomer(address: UnitAddress, tin: string): Promise<UnitResult<Customer | null>>;
  /** The unit's local time, `YYYYMMDDHHmmss`. */
  serverTime(address: UnitAddress): Promise<UnitResult<string>>;
  /** Whether a unit responds there; changes nothing at the unit. */
  test(address: UnitAddress): Promise<TestResult>;
  close(): Promise<void>;
};
