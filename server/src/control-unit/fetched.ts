// The records that select calls bring back, translated to the API's terms.
import type { TaxLetter } from "@taxctl/sdk/rules/profiles";
import type { SignedLine } from "@taxctl/sdk/rules/validation";

export type Code = {
  /** The API's code. */
  code: string;
  /** The unit's own code. */
  unit_code: string;
  name: string;
  sort_order: number;
  /** Percent, on tax types; null if the unit gives none. */
  rate: number | null;
  is_active: boolean;
};

export type CodeClass = { code_class: string; class_name: string; codes: Code[] };

export type ItemClass = {
  code: string;
  name: string;
  level: number;
  /** The API's letter. */
  tax_type: string | null;
  is_active: boolean;
};

/** The values that the unit sends once, at its first initialization. */
export type InitInfo = {
  taxpayer_name: string | null;
  business_activity: string | null;
  branch_name: string | null;
  branch_opened: string | null;
  is_head_office: boolean;
  address: string[];
  manager_name: string | null;
  manager_phone: string | null;
  manager_email: string | null;
  device_id: string | null;
  sdc_id: string | null;
  mrc_no: string | null;
  /** Secrets: given once, to be stored encrypted. */
  keys: Record<string, string>;
  /** The authority's counters, if the response has them; the last numbers used. */
  counters: { sales: number | null; purchases: number | null };
};

export type SupplierSaleLine = {
  itemSeq: number;
  itemCd: string;
  itemClsCd: string;
  itemNm: string;
  qty: number;
  prc: number;
  splyAmt: number;
  taxAmt: number;
  totAmt: number;
  taxTyCd: string;
};

/** The API's "Supplier sale"; its tax types are the API's. */
export type SupplierSale = {
  spplrTin: string;
  spplrBhfId: string;
  spplrNm: string;
  spplrInvcNo: string;
  /** The supplier's control unit and its number of the invoice; null if the unit names none. */
  cu_invoice_no: string | null;
  regDt: string;
  totItemCnt: number;
  taxRtA: number;
  totTaxblAmt: number;
  totTaxAmt: number;
  totAmt: number;
  itemList: SupplierSaleLine[];
} & { [Bucket in `${"taxblAmt" | "taxAmt"}${TaxLetter}`]: number };

/** A supplier sale with its natural key, and the figures that a confirming purchase must have. */
export type FetchedSupplierSale = {
  supplier_tin: string;
  supplier_bhf_id: string;
  supplier_name: string;
  /** As text, exactly as it came. */
  supplier_invoice_no: string;
  receipt_type: "S" | "R";
  sales_date: string;
  /** The API's payment code. */
  payment_type: string | null;
  total_amount: number;
  sale: SupplierSale;
  /** The figures of each line in the names of our purchase lines. */
  lines: SupplierSaleFigures[];
};

type Unnamed = "item_code" | "item_class_code" | "item_name" | "pkg_unit_code" | "qty_unit_code";

/** A line that the supplier signed; a unit need not name the item. */
export type SupplierSaleFigures = Omit<SignedLine, Unnamed> & { [Name in Unnamed]: string | null };

/** The API's import item. */
export type ImportItem = {
  task_code: string;
  declaration_date: string;
  item_sequence: number;
  declaration_number: string;
  hs_code: string;
  item_name: string;
  import_item_status_code: string;
  origin_nation_code: string;
  export_nation_code: string;
  package: number;
  package_unit_code: string | null;
  quantity: number;
  quantity_unit_code: string | null;
  gross_weight: number;
  net_weight: number;
  supplier_name: string;
  agent_name: string;
  invoice_foreign_currency_amount: number;
  invoice_foreign_currency: string;
  invoice_foreign_currency_exchange_rate: number;
};

/** `unit_declaration_date` is part of the key at the unit and must go back as it came. */
export type FetchedImportItem = { unit_declaration_date: string; item: ImportItem };

/** The API's "Pending stock item". */
export type PendingStockItem = {
  itemCd: string;
  itemClsCd: string;
  itemNm: string;
  bcd: string;
  pkgUnitCd: string;
  qtyUnitCd: string;
  taxTyCd: string;
  qty: number;
  prc: number;
  splyAmt: number;
  taxAmt: number;
  totAmt: number;
  lastReqDt: string;
};

/** One line of items that another branch sent here, with its natural key. */
export type FetchedPendingStock = {
  from_tin: string;
  from_bhf_id: string;
  sar_no: number;
  item_seq: number;
  date: string;
  item: PendingStockItem;
};

export type Notice = {
  number: number;
  title: string;
  content: string;
  url: string | null;
  author: string | null;
  date: string | null;
};

/** An item as the unit knows it, in the columns of our items. */
export type FetchedItem = {
  item_code: string;
  item_name: string;
  item_class_code: string;
  item_type: string;
  tax_type_code: string;
  /** Percent, of a tax type with several rates. */
  tax_rate: number | null;
  pkg_unit_code: string;
  qty_unit_code: string;
  origin_nation_code: string;
  barcode: string | null;
  default_price: number;
  safety_qty: number;
  is_active: boolean;
};

export type Customer = {
  tin: string;
  name: string;
  is_active: boolean;
  address: string[];
};
