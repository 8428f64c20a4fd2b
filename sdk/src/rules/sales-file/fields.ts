// The fields of a sale that a column can map to, and for recognizing them by the names of ordinary exports.
import { type ColumnNames, columnsNamed } from "../books/index.ts";
import { isResultColumn } from "./result-columns.ts";

/**
 * The fields that a column or constant can map to. `stock_code` is the shop's own code, `item_code` the service's.
 * `unit_price` and `bill_discount_amount` include tax; `discount_amount` doesn't.
 */
export const fields = [
  "invoice_no",
  "sale_date",
  "sale_time",
  "payment_type",
  "payments",
  "receipt_type",
  "sale_kind",
  "original_invoice_no",
  "refund_reason_code",
  "customer_id",
  "customer_tin",
  "customer_name",
  "customer_mobile",
  "purchase_code",
  "remark",
  "bill_discount_rate",
  "bill_discount_amount",
  "currency",
  "exchange_rate",
  "exchange_rate_source",
  "exchange_rate_date",
  "stock_code",
  "item_code",
  "item_name",
  "quantity",
  "unit_price",
  "discount_amount",
  "discount_rate",
  "insurance_code",
  "insurance_rate",
  "tax_type",
  "tax_rate",
  "item_class_code",
  "qty_unit_code",
  "pkg_unit_code",
  "barcode",
] as const;

export type Field = (typeof fields)[number];

/**
 * Names that tills and shops use, and the labels of the console's form. For discounts, taxes and payments only names that say
 * whether their cells are with or without tax.
 */
const columnNames: ColumnNames<Field> = {
  clear: {
    invoice_no: [
      "invoice",
      "invoiceno",
      "invoicenumber",
      "invoicenum",
      "invoiceid",
      "invno",
      "salesinvoiceno",
      "receiptno",
      "receiptnumber",
      "billno",
      "billnumber",
      "orderno",
      "ordernumber",
      "orderid",
    ],
    sale_date: [
      "invoicedate",
      "saledate",
      "salesdate",
      "dateofsale",
      "receiptdate",
      "billdate",
      "orderdate",
      "transactiondate",
      "documentdate",
      "docdate",
    ],
    sale_time: ["time"],
    original_invoice_no: [
      "originalinvoice",
      "originalinvoiceno",
      "originalinvoicenumber",
      "creditedinvoice",
      "invoicethatacreditnotetakesback",
    ],
    bill_discount_amount: ["discountonthebillwithtax"],
    discount_amount: ["discountwithouttax"],
    discount_rate: ["discountinpercent"],
    customer_id: ["customerid", "customerno", "customernumber", "customercode", "clientid"],
    customer_tin: [
      "customerpin",
      "customerkrapin",
      "customertin",
      "customerstin",
      "buyerpin",
      "buyertin",
      "clientpin",
    ],
    purchase_code: ["purchasecode", "customerspurchasecode", "purchaseordercode", "prcordcd"],
    customer_name: ["customer", "client", "clientname", "buyer", "buyername"],
    stock_code: [
      "sku",
      "itemcode",
      "itemno",
      "itemnumber",
      "productcode",
      "productid",
      "productno",
      "articleno",
      "articlecode",
      "articlenumber",
      "plu",
      "lineitemsku",
    ],
    item_name: [
      "description",
      "itemdescription",
      "nameoftheitem",
      "productdescription",
      "productname",
      "articlename",
      "particulars",
      "lineitemname",
    ],
    quantity: ["qty", "quantitysold", "qtysold", "itemquantity", "itemqty", "lineitemquantity"],
    unit_price: [
      "sellingprice",
      "unitpricewithtax",
      "itemprice",
      "priceperunit",
      "lineitemprice",
      "unitpriceinclvat",
      "unitpriceincvat",
      "unitpriceincltax",
      "priceinclvat",
      "priceincvat",
      "priceincltax",
    ],
  },
  vague: {
    invoice_no: ["number", "no", "receipt", "bill", "order", "reference", "ref", "documentno", "docno"],
    sale_date: ["date", "datetime", "createdat"],
    stock_code: ["code"],
    item_name: ["name", "item", "product", "article"],
    unit_price: ["price", "rate"],
  },
};

/** The columns of a sale: those that have a name of the field, and no result of a run. */
const candidates = (columns: readonly string[]): string[] => columns.filter((name) => !isResultColumn(name));

/** How many fields of a sale these columns could be. */
export function likelyFields(columns: readonly string[]): number {
  const names = candidates(columns);
  return fields.filter((field) => columnsNamed(field, names, columnNames).length > 0).length;
}

/** The columns that could be the field, by their names, without those that are taken. */
export function likelyColumns(
  field: Field,
  columns: readonly string[],
  taken: ReadonlySet<string>,
): readonly string[] {
  return columnsNamed(
    field,
    candidates(columns).filter((column) => !taken.has(column)),
    columnNames,
  );
}
