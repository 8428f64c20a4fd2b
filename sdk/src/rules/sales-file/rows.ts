// One row of the sheet: the line of a sale it makes, or all that keeps it from being one.
import {
  type DateReading,
  type FindDamage,
  isNoDay,
  type NumberReading,
  readNumber,
  readTime,
  type SheetRow,
} from "../books/index.ts";
import type { SaleInput } from "../openapi.ts";
import type { FieldErrors } from "../validation/index.ts";
import type { Field } from "./fields.ts";
import type { SalesMapping } from "./mapping.ts";
import { mayBePaymentType, paymentProblem, paymentTypeOf } from "./payment-types.ts";
import { asRepaid, readPayments } from "./payments.ts";
import { firstReasons, type Reason } from "./reasons.ts";

/** A row that can be a line. Quantities keep the sign of the sheet. */
export type Line = {
  /** The shop's own code, or the service's where the sheet has that. */
  code: string;
  codeIsOurs: boolean;
  name: string | undefined;
  quantity: number;
  unit_price: number;
  discount_amount: number | undefined;
  discount_rate: number | undefined;
  insurance_code: string | undefined;
  insurance_rate: number | undefined;
  tax_type: string | undefined;
  tax_rate: number | undefined;
  item_class_code: string | undefined;
  qty_unit_code: string | undefined;
  pkg_unit_code: string | undefined;
  barcode: string | undefined;
};

/** The invoice fields of a row. */
export type Head = {
  sale_date: string;
  sale_time: string | undefined;
  /** Undefined if there are payments. */
  payment_type: string | undefined;
  payments: SaleInput["payments"];
  receipt_type: string | undefined;
  sale_kind: SaleInput["sale_kind"];
  original_invoice_no: string | undefined;
  refund_reason_code: string;
  customer_id: string | undefined;
  customer_tin: string | undefined;
  customer_name: string | undefined;
  customer_mobile: string | undefined;
  purchase_code: string | undefined;
  remark: string | undefined;
  bill_discount_rate: number | undefined;
  bill_discount_amount: number | undefined;
  currency: string | undefined;
  exchange_rate: number | undefined;
  exchange_rate_source: string | undefined;
  exchange_rate_date: string | undefined;
};

export type ReadRow = { invoiceNo: string } & ({ line: Line; head: Head } | { reasons: Reason[] });

/** The dependencies of reading a row. */
export type RowContext = {
  mapping: SalesMapping;
  columns: Partial<Record<Field, string>>;
  /** Checks the fields of a row as those of a sale. Without it, only reading a row finds problems. */
  errorsOf?: ((sale: object) => FieldErrors) | undefined;
  /** A problem in the words of its reader. Options are named in backticks before, like `date_format`. */
  word?: ((problem: string) => string) | undefined;
  numbers: NumberReading;
  dates: DateReading;
  damage: FindDamage;
};

type Cell = (field: Field) => string | undefined;

/** Reports a problem of a field; returns nothing, so that reading continues. */
type Reject = (field: Field, reason: string) => undefined;

/** Reads one row and reports all its problems, each by its column. */
export function readRow(row: SheetRow, context: RowContext): ReadRow {
  const { mapping, columns, word = (problem) => problem } = context;
  const reasons: Reason[] = [];
  const reject: Reject = (field, found) => {
    const problem = word(found);
    if (!reasons.some((reason) => reason.field === field && reason.problem === problem))
      reasons.push({ field, problem });
  };
  const cell: Cell = (field) => {
    const column = columns[field];
    const text = column === undefined ? "" : (row.cells[column] ?? "").trim();
    const damage = column === undefined ? undefined : context.damage(row, column);
    if (damage !== undefined) reject(field, damage);
    return text || mapping.constants[field] || undefined;
  };
  const invoiceNo = cell("invoice_no") ?? reject("invoice_no", "is empty") ?? "";
  const figures = readFigures(row, cell, context, reject);
  const { payments, ...headFields } = readHead(cell, context, figures, reject);
  const line = readLine(cell, context, figures, reject);
  const isReturn = line.quantity !== undefined && line.quantity < 0;
  const head = { ...headFields, payments: payments && isReturn ? asRepaid(payments) : payments };
  const unread = new Set(reasons.map(({ field }) => field));
  for (const { field, problem } of reasonsOfSent(invoiceNo, head, line, context, unread))
    reasons.push({ field, problem: word(problem) });
  const { sale_date } = head;
  const { code, quantity, unit_price } = line;
  if (reasons.length > 0 || !sale_date || !code || quantity === undefined || unit_price === undefined) {
    const named = reasons.map(({ field = "", problem }) => ({ field: nameOf(field, columns), problem }));
    return { invoiceNo, reasons: firstReasons(named) };
  }
  return { invoiceNo, head: { ...head, sale_date }, line: { ...line, code, quantity, unit_price } };
}

/** The column that a field is read from, else the field, as `--set` names it. */
function nameOf(field: string, columns: Partial<Record<string, string>>): string {
  const column = columns[field];
  return column ?? (field === "item_code" ? columns.stock_code : undefined) ?? field;
}

const listed = (errors: FieldErrors): [field: string, problem: string][] =>
  Object.entries(errors).flatMap(([field, problems]) =>
    problems.map((problem): [string, string] => [field, problem]),
  );

/** The problems of a row's fields that are sent unchanged. Unreadable fields already have a reason. */
function reasonsOfSent(
  invoice_no: string,
  {
    customer_id: _own,
    sale_kind: _kind,
    payments,
    bill_discount_rate,
    bill_discount_amount,
    ...head
  }: Partial<Head>,
  { code, codeIsOurs, quantity, unit_price, ...rest }: ReadLine,
  { errorsOf = () => ({}) }: RowContext,
  unread: ReadonlySet<string | undefined>,
): Reason[] {
  const line: Record<string, unknown> = {
    item_code: codeIsOurs ? code : undefined,
    // The sign only distinguishes a sale from a credit note.
    quantity: quantity === undefined ? undefined : Math.abs(quantity),
    unit_price,
    discount_amount: rest.discount_amount,
    discount_rate: rest.discount_rate,
    insurance_code: rest.insurance_code,
    insurance_rate: rest.insurance_rate,
    tax_type: rest.tax_type,
    tax_rate: rest.tax_rate,
  };
  // Whether a row belongs to a credit note is decided with its whole invoice.
  const receipt_type = head.receipt_type === "S" ? "R" : (head.receipt_type ?? "R");
  const document: Record<string, unknown> = { ...head, invoice_no, receipt_type, items: [line] };
  const bill = { payments, bill_discount_rate, bill_discount_amount };
  const ofRow = listed(errorsOf(document)).flatMap(([field, problem]) => {
    const [, ofLine] = /^items\[0\]\.(.+)$/.exec(field) ?? [];
    const name = ofLine ?? field;
    const isGiven = (ofLine === undefined ? document : line)[name] !== undefined;
    return isGiven && !unread.has(name) ? [{ field: name, problem }] : [];
  });
  // A credit note has no bill of its own.
  const hasBill = Object.values(bill).some((value) => value !== undefined);
  const ofBill = hasBill
    ? reasonsOfBill(errorsOf({ ...document, ...bill, receipt_type: "S" }), bill, unread)
    : [];
  return [...ofRow, ...ofBill];
}

/** The problems of what ends a bill, as far as they don't depend on its lines. */
function reasonsOfBill(
  errors: FieldErrors,
  bill: Record<string, unknown>,
  unread: ReadonlySet<string | undefined>,
): Reason[] {
  return listed(errors).flatMap(([field, problem]) => {
    const [, name = "", of] =
      /^(payments|bill_discount_rate|bill_discount_amount)(?:\[\d+\]\.(.+))?$/.exec(field) ?? [];
    if (bill[name] === undefined || unread.has(name)) return [];
    return [{ field: name, problem: of === undefined ? problem : `${of} ${problem}` }];
  });
}

type ReadLine = Partial<Pick<Line, "code" | "quantity" | "unit_price">> &
  Omit<Line, "code" | "quantity" | "unit_price">;

type Figures = Record<"amount" | "rate", (field: Field) => number | undefined>;

/** Reads the numbers of a row. */
function readFigures(
  row: SheetRow,
  cell: Cell,
  { mapping, columns, numbers }: RowContext,
  reject: Reject,
): Figures {
  const amount = (field: Field): number | undefined => {
    const text = cell(field);
    if (text === undefined) return undefined;
    const column = columns[field];
    if (column !== undefined && (row.cells[column] ?? "").trim() !== "")
      return numbers.read(row, column) ?? reject(field, numbers.reasonOf(row, column));
    return readNumber(text, mapping.decimal_comma ?? false) ?? reject(field, `${text} is not a number`);
  };
  /** A percentage. A workbook stores 0.1 where a cell shows 10%, and 1 where it shows 100%. */
  const rate = (field: Field): number | undefined => {
    const value = amount(field);
    if (value === undefined || value <= 0 || value > 1 || cell(field)?.endsWith("%")) return value;
    const column = columns[field];
    if (value === 1 && !(column !== undefined && row.numbers?.has(column))) return value;
    const shown = Number((value * 100).toPrecision(15));
    return reject(
      field,
      `${value} can mean ${shown}%, as a spreadsheet program stores it, or ${value}%: write ${shown} as a plain number, or ${value}% as text`,
    );
  };
  return { amount, rate };
}

function readLine(
  cell: Cell,
  { mapping, columns }: RowContext,
  { amount, rate }: Figures,
  reject: Reject,
): ReadLine {
  const required = (field: Field) => (cell(field) === undefined ? reject(field, "is empty") : amount(field));
  const ours = cell("item_code");
  const code = ours ?? cell("stock_code") ?? reject("item_code", "is empty");
  if (code !== undefined && mapping.rejected_codes.includes(code))
    reject(ours === undefined ? "stock_code" : "item_code", `${code} is not an item or a service`);
  if (columns.item_name !== undefined && cell("item_name") === undefined) reject("item_name", "is empty");
  const unitPrice = required("unit_price");
  // The service accepts a free item; in a sheet, it is a forgotten price.
  if (unitPrice === 0) reject("unit_price", "is zero");
  return {
    code,
    codeIsOurs: ours !== undefined,
    name: cell("item_name")?.slice(0, 200),
    quantity: required("quantity"),
    unit_price: unitPrice,
    discount_amount: amount("discount_amount") || undefined,
    discount_rate: rate("discount_rate") || undefined,
    insurance_code: cell("insurance_code"),
    insurance_rate: rate("insurance_rate"),
    tax_type: cell("tax_type"),
    tax_rate: rate("tax_rate"),
    item_class_code: cell("item_class_code"),
    qty_unit_code: cell("qty_unit_code"),
    pkg_unit_code: cell("pkg_unit_code"),
    barcode: cell("barcode"),
  };
}

/** The form that was expected, and how to name another. */
function dateReason(text: string, form: string, format: string | undefined): string {
  if (isNoDay(text)) return `${text} is a day that does not exist`;
  if (format !== undefined) return `${text} can't be read as ${format}, the \`date_format\``;
  return `${text} can't be read as ${form}: name its form, like \`date_format\` dd/mm/yyyy`;
}

function readHead(
  cell: Cell,
  { mapping, dates, numbers }: RowContext,
  { amount, rate }: Figures,
  reject: Reject,
): Omit<Head, "sale_date"> & { sale_date: string | undefined } {
  const dateText = cell("sale_date") ?? reject("sale_date", "is empty");
  const at = dateText === undefined ? undefined : dates.read(dateText);
  if (dateText !== undefined && !at)
    reject("sale_date", dateReason(dateText, dates.form, mapping.date_format));
  const timeText = cell("sale_time");
  const several = cell("payments");
  const decimalComma = mapping.decimal_comma ?? numbers.decimalComma ?? false;
  const payments = several && readPayments(several, { words: mapping.payment_types, decimalComma });
  if (typeof payments === "string") reject("payments", payments);
  const paid = several ? undefined : paymentTypeOf(cell("payment_type"), mapping.payment_types);
  if (paid !== undefined && !mayBePaymentType(paid)) reject("payment_type", paymentProblem(paid));
  const time = timeText === undefined ? at?.time : readTime(timeText);
  if (timeText !== undefined && time === undefined) reject("sale_time", `${timeText} can't be read as hh:mm`);
  const rateDate = (): string | undefined => {
    const text = cell("exchange_rate_date");
    if (text === undefined) return undefined;
    const day = dates.read(text)?.date;
    return day ?? reject("exchange_rate_date", dateReason(text, dates.form, mapping.date_format));
  };
  return {
    sale_date: at?.date,
    sale_time: time,
    payment_type: paid,
    payments: Array.isArray(payments) ? payments : undefined,
    receipt_type: cell("receipt_type")?.toUpperCase(),
    sale_kind: readKind(cell("sale_kind"), reject),
    original_invoice_no: cell("original_invoice_no"),
    refund_reason_code: cell("refund_reason_code") ?? "06",
    customer_id: cell("customer_id"),
    customer_tin: cell("customer_tin"),
    customer_name: cell("customer_name")?.slice(0, 60),
    customer_mobile: cell("customer_mobile"),
    purchase_code: cell("purchase_code")?.toUpperCase(),
    remark: cell("remark")?.slice(0, 400),
    bill_discount_rate: rate("bill_discount_rate") || undefined,
    bill_discount_amount: amount("bill_discount_amount") || undefined,
    currency: cell("currency")?.toUpperCase(),
    exchange_rate: amount("exchange_rate"),
    exchange_rate_source: cell("exchange_rate_source")?.slice(0, 60),
    exchange_rate_date: rateDate(),
  };
}

/** The kind of a sale, in upper or lower case; training is a mode of the device, and no kind to choose. */
function readKind(text: string | undefined, reject: Reject): Head["sale_kind"] {
  const kind = text?.toLowerCase();
  if (kind === undefined || kind === "normal" || kind === "proforma") return kind;
  return reject("sale_kind", `${text} must be normal, or proforma for a quotation`);
}
