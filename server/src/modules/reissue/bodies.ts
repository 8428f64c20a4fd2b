// The two documents of a reissue, as requests: the credit note for the rest of a sale, and the corrected sale.
import { portion } from "@taxctl/sdk/rules/amounts";
import { quantitiesLeft, reissueNumbers, reissueReason, statedLines } from "@taxctl/sdk/rules/validation";
import type { SaleDocument } from "../../control-unit/types.ts";
import type { Request } from "../../core/context/operations.ts";
import type { SaleInput } from "../../core/sales/rules.ts";

export type ReissueInput = Request<"reissueSale">["body"];
type LineInput = SaleInput["items"][number];

/** A sale as it was submitted and as it is signed. */
export type SoldSale = { request: SaleInput; document: SaleDocument };

/** The rest of a sale that both documents of its reissue are about. */
export type Rest = {
  /** As lines that can be submitted again; empty if nothing is left. A share of the bill's discount is a discount of its line. */
  items: LineInput[];
  /** Whether it is the whole sale: nothing was credited before. */
  isWhole: boolean;
  /** `YYYYMMDD`. */
  today: string;
};

/** The rest of a sale after its credit notes. */
export function restOf(sold: SoldSale, notes: readonly SaleDocument[], today: string): Rest {
  const { request, document } = sold;
  const credited = notes.flatMap(({ items }) => items);
  const left = quantitiesLeft(document.items, credited);
  const items = statedLines(document.items).flatMap((line, index) => {
    const quantity = left[index] ?? 0;
    if (quantity <= 0) return [];
    const { bill_discount_rate, bill_discount_amount } = request;
    const { discount_amount, total_amount } = line;
    const isShared = bill_discount_rate || bill_discount_amount;
    return [lineOf(isShared ? { discount_amount, total_amount } : statedLine(sold, index), line, quantity)];
  });
  return { items, isWhole: notes.length === 0, today };
}

function statedLine({ request, document }: SoldSale, index: number): LineInput {
  const given = request.items[index];
  if (!given) throw new Error(`${document.invoice_no} has no submitted line ${index + 1}`);
  return given;
}

/** The lines and the discount of the whole bill as they were submitted. */
function billAsSold(sold: SoldSale) {
  const { bill_discount_rate, bill_discount_amount } = sold.request;
  return {
    ...defined({ bill_discount_rate, bill_discount_amount }),
    items: statedLines(sold.document.items).map((line, index) =>
      lineOf(statedLine(sold, index), line, line.qty),
    ),
  };
}

type StatedAmounts = Pick<
  LineInput,
  "discount_rate" | "discount_amount" | "supply_amount" | "taxable_amount" | "tax_amount" | "total_amount"
>;

/** A line with the signed texts and tax; amounts are calculated again if less than all of it is left. */
function lineOf(given: StatedAmounts, line: SaleDocument["items"][number], quantity: number): LineInput {
  const { item_code, item_name, item_class_code, pkg, pkg_unit_code, qty_unit_code, unit_price } = line;
  const { discount_rate, discount_amount, supply_amount, taxable_amount, tax_amount, total_amount } = given;
  const { insurance_code, insurance_rate } = line;
  const isAll = quantity === line.qty;
  const discount =
    isAll || discount_amount === undefined ? discount_amount : portion(discount_amount, quantity, line.qty);
  const amounts = isAll ? { supply_amount, taxable_amount, tax_amount, total_amount } : {};
  return {
    item_code,
    item_name,
    item_class_code,
    pkg,
    pkg_unit_code,
    qty_unit_code,
    ...(line.bcd === null ? {} : { bcd: line.bcd }),
    quantity,
    unit_price,
    tax_type: line.tax_type as LineInput["tax_type"],
    tax_rate: line.tax_rate,
    ...defined({ discount_rate, discount_amount: discount, ...amounts, insurance_code, insurance_rate }),
  };
}

/** The credit note. It takes its customer from the original. */
export function creditNoteOf(
  sold: SoldSale,
  input: ReissueInput,
  { items, isWhole, today }: Rest,
): SaleInput {
  const { invoice_no } = sold.document;
  return {
    invoice_no: reissueNumbers(invoice_no, input).credit_note_no,
    receipt_type: "R",
    original_invoice_no: invoice_no,
    refund_reason_code: reissueReason(input),
    sale_date: today,
    // How a part of a mix was repaid is unknown: it has the payment type of the mix.
    ...(isWhole ? paidAs(sold.document) : { payment_type: sold.document.payment_type }),
    items,
  };
}

/** The corrected sale: as the original where nothing else is given, of today. */
export function correctedSale(
  sold: SoldSale,
  input: ReissueInput,
  { items, isWhole, today }: Rest,
): SaleInput {
  const { invoice_no, customer_tin, customer_name, customer_mobile, remark } = sold.document;
  const corrected = {
    customer_tin: input.customer_tin === undefined ? customer_tin : input.customer_tin,
    customer_name: input.customer_name === undefined ? customer_name : input.customer_name,
    customer_mobile: input.customer_mobile ?? customer_mobile,
    // The authority takes a code once, so the original's is no use.
    purchase_code: input.purchase_code,
    accept_unusual_tin:
      input.customer_tin === undefined ? sold.request.accept_unusual_tin : input.accept_unusual_tin,
    remark: input.remark ?? remark,
    sale_time: input.sale_time,
  };
  return {
    invoice_no: reissueNumbers(invoice_no, input).invoice_no,
    receipt_type: "S",
    sale_date: input.sale_date ?? today,
    ...(input.payments && defined({ payment_type: input.payment_type })),
    ...(input.payments
      ? { payments: input.payments }
      : input.payment_type
        ? { payment_type: input.payment_type }
        : paidAs(sold.document)),
    ...defined(corrected),
    ...currencyOf(sold.document),
    ...(isWhole && !input.items ? billAsSold(sold) : { items: input.items ?? items }),
  };
}

/** The payments of a sale as a request has them: in its currency. */
function paidAs({
  payment_type,
  payments,
  foreign,
}: Pick<SaleDocument, "payment_type" | "payments" | "foreign">) {
  const stated = foreign ? foreign.payments : payments;
  return stated ? { payments: stated } : { payment_type };
}

/** Both documents keep the currency of the original, and its rate. */
function currencyOf({ foreign }: SaleDocument) {
  if (!foreign) return {};
  const { currency, exchange_rate, exchange_rate_source, exchange_rate_date } = foreign;
  return { currency, exchange_rate, ...defined({ exchange_rate_source, exchange_rate_date }) };
}

type Defined<Fields> = { [Name in keyof Fields]?: NonNullable<Fields[Name]> };

/** Without the fields that have no value. */
function defined<Fields extends object>(fields: Fields): Defined<Fields> {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined && value !== null);
  return Object.fromEntries(given) as Defined<Fields>;
}
