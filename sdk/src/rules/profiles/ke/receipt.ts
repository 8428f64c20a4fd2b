// The receipt that the Kenyan authority certifies: the order, labels and signs of its specification for invoicing systems.
import { add } from "../../amounts.ts";
import { paymentText } from "../receipts/language.ts";
import type { Form, ItemPart, Part, Receipt } from "../receipts/parts.ts";
import { isUnofficial, notice, unofficialTitle } from "../receipts/unofficial.ts";
import {
  amountText,
  billDiscountLabel,
  dateAndTime,
  foreignItem,
  foreignTotal,
  grouped,
  quantityText,
  rateText,
  signedText,
} from "../receipts/words.ts";
import { keWordsOf, type Words } from "./words.ts";

/** @param logo The authority's logo; an empty frame is drawn without it. */
export function keForm(receipt: Receipt, logo: Uint8Array | null): Form {
  const words = keWordsOf(receipt.language);
  const title = titleOf(receipt, words);
  const { seller, invoice_no } = receipt;
  return {
    title,
    columns: [words.description, words.priceAndQuantity, words.amount],
    parts: [
      // The authority's logo would make it look official.
      ...(isUnofficial(receipt) ? [] : [{ kind: "logo", image: logo } as const]),
      ...head(receipt, words, title),
      { kind: "rule" },
      ...receipt.items.map((item) => itemPart(item, receipt, words)),
      { kind: "rule" },
      ...sums(receipt, words),
      { kind: "rule" },
      ...taxTable(receipt, words),
      ...(isUnofficial(receipt) ? [] : [signed(receipt, words), { kind: "rule" } as const]),
      ...own(receipt, words),
      ...notice(receipt, words),
    ],
    runningTitle: `${seller.trade_name ?? seller.name} · ${title} ${invoice_no}${receipt.is_copy ? ` (${words.copy})` : ""}`,
    foot: { text: invoice_no, page: words.page, of: words.of },
  };
}

/** A business outside VAT shows no VAT, unless the document has some: a credit note may credit an earlier sale. */
function hasVat(receipt: Receipt): boolean {
  return receipt.vat_registered || receipt.tax_amount !== 0;
}

function titleOf(receipt: Receipt, words: Words): string {
  const title = unofficialTitle(receipt, words);
  if (title !== undefined) return title;
  if (receipt.receipt_type === "R") return words.creditNote;
  return hasVat(receipt) ? words.invoice : words.invoiceWithoutVat;
}

/** The discount, in brackets; on a credit note negative like every other amount. */
function discountText(amount: number, { sign }: Pick<Receipt, "sign">): string {
  return sign === 1 ? `(${amountText(amount)})` : amountText(-amount);
}

function head(receipt: Receipt, words: Words, title: string): Part[] {
  const { seller, header, customer_tin, customer_name, customer_mobile, original_invoice_no } = receipt;
  const { trade_name, name, address, tin } = seller;
  const original = receipt.original_cu_invoice_no;
  const buyer: [string, string | null][] = [
    [words.buyerPin, customer_tin],
    [words.buyerName, customer_name],
    [words.buyerMobile, customer_mobile],
  ];
  return [
    { kind: "text", text: trade_name ?? name, size: "name", bold: true },
    ...texts(trade_name === null || trade_name === name ? null : name, address, `${words.pin}: ${tin}`),
    { kind: "gap" },
    { kind: "text", text: title, size: "title", bold: true },
    ...(receipt.is_copy ? [{ kind: "text", text: words.copy, size: "mark", bold: true } as const] : []),
    ...notice(receipt, words),
    ...texts(header),
    ...(original === null ? [] : texts(`${words.originalInvoice}: ${original}\u00a0NS`)),
    ...(isUnofficial(receipt) && original_invoice_no !== null
      ? texts(`${words.credits}: ${original_invoice_no}`)
      : []),
    ...(receipt.receipt_type === "R" && !isUnofficial(receipt) ? texts(words.creditOnly) : []),
    { kind: "gap" },
    ...buyer.flatMap(([label, value]): Part[] =>
      value === null ? [] : [{ kind: "text", text: `${label}: ${value}`, isLeft: true }],
    ),
  ];
}

function texts(...lines: (string | null)[]): Part[] {
  return lines.flatMap((text): Part[] => (text === null ? [] : [{ kind: "text", text }]));
}

/** The letter after an amount. */
function letterText(letter: string, { exempt }: Words): string {
  return letter === "A" ? `A-${exempt}` : letter;
}

/** The line's total is the amount after the discount. The discount is below it, outside the column of amounts. */
function itemPart(item: Receipt["items"][number], receipt: Receipt, words: Words): ItemPart {
  const { item_name, unit_price, quantity, discount_rate, discount_with_tax, total_amount } = item;
  const discount = `${words.discount} ${rateText(discount_rate)} ${discountText(discount_with_tax, receipt)}`;
  return {
    kind: "item",
    name: item_name,
    code: null,
    price: `${signedText(unit_price, receipt.sign)} × ${quantityText(quantity)}`,
    amount: signedText(total_amount, receipt.sign) + letterText(item.authority_tax_type, words),
    discount: discount_with_tax === 0 ? null : discount,
    foreign: foreignItem(item, receipt),
  };
}

function sums(receipt: Receipt, words: Words): Part[] {
  const { items, bill_discount_amount, taxable_amount, tax_amount, total_amount } = receipt;
  const sum = (label: string, amount: number, bold = false): Part => ({
    kind: "sum",
    label,
    amount: signedText(amount, receipt.sign),
    bold,
  });
  const discount = add(...items.map((item) => item.discount_with_tax));
  const before = add(...items.map((item) => item.supply_amount));
  const discountSum = (label: string, amount: number): Part => ({
    kind: "sum",
    label,
    amount: discountText(amount, receipt),
  });
  return [
    ...(discount === 0
      ? []
      : [sum(words.beforeDiscount, before), discountSum(words.discountAwarded, discount)]),
    ...(bill_discount_amount === null
      ? []
      : [discountSum(billDiscountLabel(receipt, words), bill_discount_amount)]),
    ...(hasVat(receipt) ? [sum(words.subTotal, taxable_amount), sum(words.vat, tax_amount)] : []),
    sum(words.total, total_amount, true),
    ...foreignTotal(receipt, words),
    ...(receipt.receipt_type === "R" ? creditedTaxes(receipt, words, sum) : []),
    { kind: "gap" },
    ...receipt.payments.map((payment) =>
      sum(paymentText(payment.payment_type_name, receipt.language), payment.amount),
    ),
    { kind: "sum", label: words.itemsNumber, amount: String(items.length) },
  ];
}

/** A credit note shows the credited amount of each letter, and the letter's tax. */
function creditedTaxes(receipt: Receipt, words: Words, sum: (label: string, amount: number) => Part): Part[] {
  if (!hasVat(receipt)) return [];
  return [
    ...receipt.taxes.flatMap(({ authority_tax_type: letter, tax_rate, tax_amount, total_amount }) => [
      sum(`${words.total} ${rowText(letter, `${tax_rate.toFixed(2)}%`, words)}`, total_amount),
      ...(tax_amount === 0 ? [] : [sum(`${words.totalTax} ${letter}`, tax_amount)]),
    ]),
    sum(words.totalTax, receipt.tax_amount),
  ];
}

/** `A-EX`, `B-16%`, `D-Non-VAT`. */
export function rowText(letter: string, rate: string, { exempt, nonVat }: Words): string {
  const meaning = { A: exempt, D: nonVat }[letter] ?? rate;
  return `${letter}-${meaning}`;
}

function taxTable(receipt: Receipt, words: Words): Part[] {
  if (!hasVat(receipt)) return [];
  const rows = receipt.tax_table.map(({ authority_tax_type, tax_rate, taxable_amount, tax_amount }) => [
    rowText(authority_tax_type, rateText(tax_rate), words),
    signedText(taxable_amount, receipt.sign),
    signedText(tax_amount, receipt.sign),
  ]);
  return [{ kind: "table", head: [words.taxRate, words.taxable, words.tax], rows }, { kind: "rule" }];
}

function signed(receipt: Receipt, words: Words): Part {
  const { receipt_date, sdc_id, receipt_no, printed_label, internal_data, receipt_signature, qr_code } =
    receipt;
  const lines = [
    receipt_date && dateTimeLine(receipt_date, words),
    sdc_id && `${words.unitId}: ${sdc_id}`,
    `${words.unitInvoice}: ${sdc_id ? `${sdc_id}/` : ""}${receipt_no}\u00a0${printed_label}`,
    internal_data && `${words.internalData}: ${grouped(internal_data)}`,
    receipt_signature && `${words.signature}: ${grouped(receipt_signature)}`,
  ].flatMap((line) => (line ? [line] : []));
  return { kind: "signed", title: words.unitInformation, lines, qr: qr_code };
}

/** The block of the trader's own system, and the footer. */
function own(receipt: Receipt, words: Words): Part[] {
  const { invoice_no, sale_date, sale_time, footer, printed_label } = receipt;
  const number = isUnofficial(receipt) ? `${invoice_no}\u00a0${printed_label}` : invoice_no;
  const lines = [`${words.receiptNumber}: ${number}`, dateTimeLine(`${sale_date}${sale_time}`, words)];
  return [
    { kind: "text", text: words.ownInformation, bold: true, isLeft: true },
    ...lines.map((text): Part => ({ kind: "text", text, isLeft: true })),
    { kind: "gap" },
    ...texts(footer),
  ];
}

/** `Date: 10/03/2026  Time: 10:15:01` */
function dateTimeLine(stamp: string, words: Words): string {
  const { date, time } = dateAndTime(stamp);
  return time === "" ? `${words.date}: ${date}` : `${words.date}: ${date} ${words.time}: ${time}`;
}
