// The receipt on the 80 mm roll of a receipt printer: one column, as long as it is.
import { customerLines, originalText, sellerLines, titleOf, unitLines } from "./parts.ts";
import type { Receipt } from "./receipt.ts";
import { type Align, type Block, blocksOf, gap, heightOf, type Page, type Sheet, together } from "./sheet.ts";
import { amountText, discountText, documentTimeText, quantityText, rateText } from "./words.ts";

/** 80 mm, of which printers print 72. */
const page = { width: 226.77, margin: 11.3 };
/** Readers refuse pages longer than 200 inches. */
const longest = 14_000;
const left = page.margin;
const width = page.width - 2 * page.margin;
const text = 8;
const small = 6.5;
const step = text * 1.3;

/** Lays a receipt out on one page as long as the paper must be. */
export async function roll(sheet: Sheet, receipt: Receipt): Promise<void> {
  const blocks = [
    ...head(sheet, receipt),
    line(sheet),
    ...(await blocksOf(receipt.items, (item) => itemLines(sheet, item))),
    line(sheet),
    pair(sheet, "TOTAL", amountText(receipt.total_amount), 11),
    pair(sheet, "Tax", amountText(receipt.tax_amount), text),
    pair(sheet, "Paid", receipt.payment_type_name, text),
    line(sheet),
    taxTable(sheet, receipt),
    line(sheet),
    ...unit(sheet, receipt),
  ];
  const height = Math.min(heightOf(blocks) + 2 * page.margin, longest);
  const paper: Page = { ...page, height: Math.ceil(height) };
  await sheet.place(blocks, paper);
}

const box = { x: left, width };

function centred(sheet: Sheet, content: string, size: number, bold = false): Block {
  return sheet.paragraph(content, box, { size, bold, align: "center" });
}

function head(sheet: Sheet, receipt: Receipt): Block[] {
  const original = originalText(receipt);
  const customer = customerLines(receipt);
  return [
    centred(sheet, receipt.seller.name, 11, true),
    ...sellerLines(receipt).map((content) => centred(sheet, content, small)),
    gap(5),
    centred(sheet, titleOf(receipt), 11, true),
    ...(receipt.is_copy ? [centred(sheet, "COPY – not an original", 9, true)] : []),
    centred(sheet, `No. ${receipt.invoice_no}`, text),
    centred(sheet, documentTimeText(receipt.sale_date, receipt.sale_time), text),
    ...(original ? [centred(sheet, original, text)] : []),
    ...(customer.length > 0 ? [gap(4)] : []),
    ...customer.map((content) => sheet.paragraph(content, box, { size: text })),
  ];
}

function line(sheet: Sheet): Block {
  return { height: 8, draw: (y) => sheet.rule(left, y + 4, width) };
}

/** A word on the left, a figure on the right. */
function pair(sheet: Sheet, label: string, value: string, size: number): Block {
  const bold = size > text;
  return {
    height: size * 1.3,
    draw: (y) => {
      sheet.write(label, { x: left, y, width: width * 0.35 }, { size, bold });
      sheet.write(value, { x: left + width * 0.35, y, width: width * 0.65 }, { size, bold, align: "right" });
    },
  };
}

/** The name, then quantity times price with total and tax letter. */
function itemLines(sheet: Sheet, item: Receipt["items"][number]): Block {
  const { quantity, qty_unit_code, unit_price, total_amount, authority_tax_type } = item;
  const price = `${quantityText(quantity)} ${qty_unit_code} × ${amountText(unit_price)}`;
  const figures: Block = {
    height: step,
    draw: (y) => {
      sheet.write(price, { x: left + 6, y, width: width * 0.55 }, { size: text });
      const total = { x: left + width * 0.6, y, width: width * 0.4 };
      sheet.write(`${amountText(total_amount)} ${authority_tax_type}`, total, { size: text, align: "right" });
    },
  };
  const discounted = discountText(item.discount_rate, item.discount_amount);
  const discount = discounted === "" ? [] : [discountLine(sheet, discounted)];
  return together([sheet.paragraph(item.item_name, box, { size: text }), figures, ...discount]);
}

function discountLine(sheet: Sheet, discount: string): Block {
  return {
    height: small * 1.3,
    draw: (y) => sheet.write(`discount ${discount}`, { x: left + 6, y, width }, { size: small }),
  };
}

const taxColumns: { title: string; share: number; align: Align }[] = [
  { title: "Tax", share: 0.19, align: "left" },
  { title: "Taxable", share: 0.28, align: "right" },
  { title: "Tax", share: 0.25, align: "right" },
  { title: "Total", share: 0.28, align: "right" },
];

function taxTable(sheet: Sheet, { taxes }: Receipt): Block {
  const rows = taxes.map(({ authority_tax_type, tax_rate, taxable_amount, tax_amount, total_amount }) => [
    `${authority_tax_type} ${rateText(tax_rate)}`,
    ...[taxable_amount, tax_amount, total_amount].map(amountText),
  ]);
  const titles = taxColumns.map(({ title }) => title);
  return together([titles, ...rows].map((cells, at) => taxRow(sheet, cells, at === 0)));
}

function taxRow(sheet: Sheet, cells: string[], bold: boolean): Block {
  return {
    height: 7 * 1.4,
    draw: (y) => {
      let x = left;
      for (const [index, { share, align }] of taxColumns.entries()) {
        sheet.write(cells[index] ?? "", { x, y, width: share * width - 2 }, { size: 7, bold, align });
        x += share * width;
      }
    },
  };
}

function unit(sheet: Sheet, receipt: Receipt): Block[] {
  const { qr_code, verification_url } = receipt;
  const side = 118;
  const picture: Block[] = qr_code
    ? [{ height: side, draw: (y) => sheet.picture(qr_code, left + (width - side) / 2, y, side) }]
    : [];
  return [
    ...unitLines(receipt).map(([label, value]) => sheet.paragraph(`${label}: ${value}`, box, { size: text })),
    ...picture,
    ...(verification_url ? [centred(sheet, verification_url, 5.5)] : []),
  ];
}
