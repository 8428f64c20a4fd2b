// The receipt of Rwanda, in the order that the authority's specification of invoicing systems gives.
import { add } from "../../amounts.ts";
import { paymentText } from "../receipts/language.ts";
import type { Form, ItemPart, Part, Receipt } from "../receipts/parts.ts";
import { isUnofficial, notice } from "../receipts/unofficial.ts";
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
import { refundReasons, rwWordsOf, type Words } from "./words.ts";

/** @param logo The authority's logo; an empty frame is drawn without it. */
export function rwForm(receipt: Receipt, logo: Uint8Array | null): Form {
  const words = rwWordsOf(receipt.language);
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
      ...unofficial(receipt, words),
      { kind: "gap" },
      ...payments(receipt, words),
      { kind: "rule" },
      ...(isUnofficial(receipt) ? [] : [signed(receipt, words), { kind: "rule" } as const]),
      ...own(receipt, words),
      ...unofficial(receipt, words),
    ],
    runningTitle: `${seller.trade_name ?? seller.name} · ${title} ${invoice_no}${receipt.is_copy ? ` (${words.copy})` : ""}`,
    foot: { text: invoice_no, page: words.page, of: words.of },
  };
}

function titleOf({ sale_kind, receipt_type }: Receipt, words: Words): string {
  if (sale_kind === "proforma") return words.proforma;
  if (sale_kind === "training") return words.training;
  return receipt_type === "R" ? words.refund : words.receipt;
}

/** What copies, quotations and training documents say after the tax block and at the end. */
function unofficial(receipt: Receipt, words: Words): Part[] {
  const { is_copy } = receipt;
  return is_copy && !isUnofficial(receipt)
    ? [{ kind: "text", text: words.notOfficial, size: "mark", bold: true }]
    : notice(receipt, words);
}

function head(receipt: Receipt, words: Words, title: string): Part[] {
  const { seller, header, customer_tin, customer_name, customer_mobile, purchase_code } = receipt;
  const { trade_name, name, address, phone, tin } = seller;
  const original = receipt.original_receipt_no ?? receipt.original_invoice_no;
  const buyer: [string, string | null | undefined][] = [
    [words.buyerTin, customer_tin],
    [words.buyerName, customer_name],
    [words.buyerMobile, customer_mobile],
    [words.purchaseCode, purchase_code],
  ];
  return [
    { kind: "text", text: trade_name ?? name, size: "name", bold: true },
    ...texts(
      trade_name === null || trade_name === name ? null : name,
      address,
      phone && `${words.phone} ${phone}`,
      `${words.tin}: ${tin}`,
    ),
    { kind: "gap" },
    { kind: "text", text: title, size: "title", bold: true },
    ...(receipt.is_copy ? [{ kind: "text", text: words.copy, size: "mark", bold: true } as const] : []),
    ...texts(header),
    ...(receipt.receipt_type === "R" && original !== null ? texts(`${words.normalRefund} ${original}`) : []),
    ...texts(reasonText(receipt, words)),
    { kind: "gap" },
    ...buyer.flatMap(([label, value]): Part[] =>
      value ? [{ kind: "text", text: `${label}: ${value}`, isLeft: true }] : [],
    ),
  ];
}

function reasonText({ refund_reason_code: code }: Receipt, words: Words): string | null {
  return code === undefined ? null : `${words.reason}: ${refundReasons[code] ?? code}`;
}

function texts(...lines: (string | null)[]): Part[] {
  return lines.flatMap((text): Part[] => (text === null || text === "" ? [] : [{ kind: "text", text }]));
}

function itemPart(item: Receipt["items"][number], receipt: Receipt, words: Words): ItemPart {
  const { item_name, unit_price, quantity, discount_rate, discount_with_tax, total_amount } = item;
  const { sign } = receipt;
  return {
    kind: "item",
    name: item_name,
    code: null,
    price: `${signedText(unit_price, sign)} × ${quantityText(quantity)}`,
    amount: signedText(total_amount, sign) + letterText(item.authority_tax_type, words),
    discount:
      discount_with_tax === 0
        ? null
        : `${words.discount} ${rateText(discount_rate)} ${amountText(-discount_with_tax)}`,
    foreign: foreignItem(item, receipt),
  };
}

/** `A-EX`, `B`: the letter after an amount. */
function letterText(letter: string, { exempt }: Words): string {
  return letter === "A" ? `A-${exempt}` : letter;
}

/** `B-18.00%`: a letter with its rate, if that is above 0. */
export function rateLetter(letter: string, rate: number, words: Words): string {
  return rate > 0 ? `${letter}-${rate.toFixed(2)}%` : letterText(letter, words);
}

/** The totals of each letter: those with a rate always, the others if a line has them. Totals include the tax. */
function sums(receipt: Receipt, words: Words): Part[] {
  const { tax_table, taxes, bill_discount_amount, tax_amount, total_amount, sign } = receipt;
  const sum = (label: string, amount: number, bold = false): Part => ({
    kind: "sum",
    label,
    amount: signedText(amount, sign),
    bold,
  });
  return [
    ...(bill_discount_amount === null
      ? []
      : [
          {
            kind: "sum",
            label: billDiscountLabel(receipt, words),
            amount: amountText(-bill_discount_amount),
          } as const,
        ]),
    sum(words.total, total_amount, true),
    ...foreignTotal(receipt, words),
    ...tax_table.flatMap(({ authority_tax_type: letter, tax_rate, taxable_amount, tax_amount: tax }) => {
      if (tax_rate === 0 && taxes.every((row) => row.authority_tax_type !== letter)) return [];
      const total = sum(`${words.total} ${rateLetter(letter, tax_rate, words)}`, add(taxable_amount, tax));
      return tax_rate === 0 ? [total] : [total, sum(`${words.total} ${words.tax} ${letter}`, tax)];
    }),
    sum(words.totalTax, tax_amount),
  ];
}

function payments(receipt: Receipt, words: Words): Part[] {
  return [
    ...receipt.payments.map(
      ({ payment_type_name, amount }): Part => ({
        kind: "sum",
        label: paymentText(payment_type_name, receipt.language),
        amount: signedText(amount, receipt.sign),
      }),
    ),
    { kind: "sum", label: words.itemsNumber, amount: String(receipt.items.length) },
  ];
}

function signed(receipt: Receipt, words: Words): Part {
  const { receipt_date, sdc_id, receipt_no, total_receipt_no, printed_label, qr_code } = receipt;
  const { internal_data, receipt_signature } = receipt;
  const counter = total_receipt_no === null ? receipt_no : `${receipt_no}/${total_receipt_no}`;
  const lines = [
    receipt_date && dateTimeLine(receipt_date, words),
    sdc_id && `${words.unitId}: ${sdc_id}`,
    `${words.receiptNumber}: ${counter}\u00a0${printed_label}`,
    internal_data && `${words.internalData}: ${grouped(internal_data)}`,
    receipt_signature && `${words.signature}: ${grouped(receipt_signature)}`,
  ].flatMap((line) => (line ? [line] : []));
  return { kind: "signed", title: words.unitInformation, lines, qr: qr_code };
}

/** The block of the till, and the footer. */
function own(receipt: Receipt, words: Words): Part[] {
  const { invoice_no, sent_invoice_no, sale_date, sale_time, footer, printed_label } = receipt;
  const { mrc_no, software_version } = receipt;
  const number = isUnofficial(receipt) ? `${invoice_no}\u00a0${printed_label}` : invoice_no;
  const lines = [
    `${words.receiptNumber}: ${sent_invoice_no ?? number}`,
    ...(sent_invoice_no === undefined ? [] : [`${words.ownNumber}: ${invoice_no}`]),
    dateTimeLine(`${sale_date}${sale_time}`, words),
    ...(mrc_no === null ? [] : [`${words.machine}: ${mrc_no}`]),
    ...(software_version === undefined ? [] : [`${words.software}: ${software_version}`]),
  ];
  return [
    ...lines.map((text): Part => ({ kind: "text", text, isLeft: true })),
    { kind: "gap" },
    ...texts(footer),
  ];
}

/** `Date: 10/03/2026 Time: 10:15:01` */
function dateTimeLine(stamp: string, words: Words): string {
  const { date, time } = dateAndTime(stamp);
  return time === "" ? `${words.date}: ${date}` : `${words.date}: ${date} ${words.time}: ${time}`;
}
