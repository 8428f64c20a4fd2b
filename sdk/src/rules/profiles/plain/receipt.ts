// The receipt of a unit that no authority has certified: the same facts without a prescribed form.
import { sharedRulesOf } from "../index.ts";
import { paymentText, type Words, wordsOf } from "../receipts/language.ts";
import type { Form, Part, Receipt } from "../receipts/parts.ts";
import { isUnofficial, notice, unofficialTitle } from "../receipts/unofficial.ts";
import {
  amountText,
  billDiscountLabel,
  discountText,
  extraTaxSums,
  foreignItem,
  foreignTotal,
  grouped,
  quantityText,
  rateText,
  timeText,
} from "../receipts/words.ts";

export function plainForm(receipt: Receipt, logo: Uint8Array | null): Form {
  const words = wordsOf(receipt.language);
  const title =
    unofficialTitle(receipt, words) ?? (receipt.receipt_type === "R" ? words.creditNote : words.receipt);
  const { seller, invoice_no, bill_discount_amount } = receipt;
  const showsTax = receipt.vat_registered || receipt.tax_amount !== 0;
  return {
    title,
    columns: [words.description, words.priceAndQuantity, words.amount],
    parts: [
      ...(logo ? [{ kind: "logo", image: logo } as const] : []),
      ...head(receipt, words, title),
      { kind: "rule" },
      ...receipt.items.map((item): Part => {
        const discount = discountText(item.discount_rate, item.discount_with_tax);
        return {
          kind: "item",
          name: item.item_name,
          code: item.item_code,
          price: `${quantityText(item.quantity)} ${item.qty_unit_code} × ${amountText(item.unit_price)}`,
          amount: `${amountText(item.total_amount)} ${item.authority_tax_type}`,
          discount: discount === "" ? null : `${words.discount} ${discount}`,
          foreign: foreignItem(item, { ...receipt, sign: 1 }),
        };
      }),
      { kind: "rule" },
      ...(bill_discount_amount === null
        ? []
        : [
            {
              kind: "sum",
              label: billDiscountLabel(receipt, words),
              amount: amountText(bill_discount_amount),
            } as const,
          ]),
      ...(showsTax
        ? [{ kind: "sum", label: words.tax, amount: amountText(receipt.tax_amount) } as const]
        : []),
      ...extraTaxSums({ ...receipt, sign: 1 }),
      { kind: "sum", label: words.total, amount: amountText(receipt.total_amount), bold: true },
      ...foreignTotal({ ...receipt, sign: 1 }, words),
      ...receipt.payments.map(
        ({ payment_type_name, amount }): Part => ({
          kind: "sum",
          label: paymentText(payment_type_name, receipt.language),
          amount: amountText(amount),
        }),
      ),
      { kind: "rule" },
      ...(showsTax ? [taxTable(receipt, words), { kind: "rule" } as const] : []),
      ...(isUnofficial(receipt)
        ? [{ kind: "text", text: `${words.receiptNumber}: ${invoice_no} ${receipt.printed_label}` } as const]
        : [{ kind: "signed", title: null, lines: unitLines(receipt, words), qr: receipt.qr_code } as const]),
      ...(receipt.footer === null ? [] : [{ kind: "text", text: receipt.footer } as const]),
      ...notice(receipt, words),
    ],
    runningTitle: `${seller.trade_name ?? seller.name} · ${title} ${invoice_no}${receipt.is_copy ? ` (${words.copy})` : ""}`,
    foot: { text: invoice_no, page: words.page, of: words.of },
  };
}

function head(receipt: Receipt, words: Words, title: string): Part[] {
  const { seller, customer_name, customer_tin, customer_mobile } = receipt;
  const { trade_name, name, tin, branch_id, branch_name, address, phone } = seller;
  const { original_invoice_no, original_receipt_no } = receipt;
  const tinName = sharedRulesOf(receipt.profile).tin.name;
  const original = original_receipt_no === null ? "" : `, ${original_receipt_no}`;
  const centered = [
    trade_name === null || trade_name === name ? null : name,
    `${tinName} ${tin}`,
    `${branch_name} (${words.branch} ${branch_id})`,
    address,
    phone && `${words.phone} ${phone}`,
  ];
  const titled = [
    receipt.header,
    `${words.number} ${receipt.invoice_no}`,
    timeText(`${receipt.sale_date}${receipt.sale_time}`),
    original_invoice_no && `${words.credits} ${original_invoice_no}${original}`,
  ];
  const buyer = [customer_name, customer_tin && `${tinName} ${customer_tin}`, customer_mobile];
  return [
    { kind: "text", text: trade_name ?? name, size: "name", bold: true },
    ...texts(centered),
    { kind: "gap" },
    { kind: "text", text: title, size: "title", bold: true },
    ...(receipt.is_copy ? [{ kind: "text", text: words.copy, size: "mark", bold: true } as const] : []),
    ...notice(receipt, words),
    ...texts(titled),
    { kind: "gap" },
    ...texts(buyer, true),
  ];
}

function texts(lines: (string | null)[], isLeft = false): Part[] {
  return lines.flatMap((text): Part[] => (text ? [{ kind: "text", text, isLeft }] : []));
}

function taxTable({ taxes }: Receipt, words: Words): Part {
  const rows = taxes.map(({ authority_tax_type, tax_rate, taxable_amount, tax_amount, total_amount }) => [
    `${authority_tax_type} ${rateText(tax_rate)}`,
    ...[taxable_amount, tax_amount, total_amount].map(amountText),
  ]);
  return { kind: "table", head: [words.taxRate, words.taxable, words.tax, words.total], rows };
}

/** The control unit's data on every receipt; unknown values are left out. */
function unitLines(receipt: Receipt, words: Words): string[] {
  const { sdc_id, mrc_no, receipt_no, total_receipt_no, printed_label, internal_data, receipt_signature } =
    receipt;
  const counter = total_receipt_no === null ? receipt_no : `${receipt_no}/${total_receipt_no}`;
  const lines: [string, string | null][] = [
    [words.controlUnit, sdc_id && `${sdc_id}/${receipt_no}`],
    [words.machine, mrc_no],
    [words.receiptNumber, `${counter} ${printed_label}`],
    [words.signed, timeText(receipt.receipt_date)],
    [words.internalData, internal_data && grouped(internal_data)],
    [words.signature, receipt_signature && grouped(receipt_signature)],
    [words.verify, receipt.verification_url],
  ];
  return lines.flatMap(([name, text]) => (text ? [`${name}: ${text}`] : []));
}
