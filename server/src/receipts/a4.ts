// The receipt on A4: seller and kind on top, the lines as a table, taxes and totals, the unit's marks beside the QR code.
import { customerLines, originalText, sellerLines, titleOf, unitLines } from "./parts.ts";
import type { Receipt } from "./receipt.ts";
import {
  type Align,
  type Block,
  beside,
  blocksOf,
  gap,
  heightOf,
  type Page,
  type Sheet,
  together,
} from "./sheet.ts";
import { amountText, discountText, documentTimeText, quantityText, rateText } from "./words.ts";

const page: Page = { width: 595.28, height: 841.89, margin: 42, foot: 18 };
const left = page.margin;
const width = page.width - 2 * page.margin;
const text = 9;
const small = 7.5;

type Column = { title: string; width: number; align: Align };

const number: Column = { title: "#", width: 24, align: "left" };
const name: Column = { title: "Item", width: 168, align: "left" };
const columns: Column[] = [
  number,
  name,
  { title: "Quantity", width: 54, align: "right" },
  { title: "Unit", width: 38, align: "center" },
  { title: "Price", width: 66, align: "right" },
  { title: "Discount", width: 76, align: "right" },
  { title: "Tax", width: 24, align: "center" },
  { title: "Total", width: 61.28, align: "right" },
];

const taxColumns: Column[] = [
  { title: "Tax", width: 30, align: "left" },
  { title: "Rate", width: 44, align: "right" },
  { title: "Taxable", width: 80, align: "right" },
  { title: "Tax", width: 80, align: "right" },
  { title: "Total", width: 80, align: "right" },
];

/** Lays a receipt out on as many pages as it needs, the table's head on each. */
export async function a4(sheet: Sheet, receipt: Receipt): Promise<void> {
  const head = headRow(sheet, columns);
  const blocks = [
    letterhead(sheet, receipt),
    gap(14),
    parties(sheet, receipt),
    gap(12),
    head,
    ...(await blocksOf(receipt.items, (item) => ({ ...itemRow(sheet, item), head }))),
    gap(10),
    together([totals(sheet, receipt), gap(14), unit(sheet, receipt)]),
  ];
  const top = together([runningTitle(sheet, receipt), gap(6)]);
  await sheet.place(blocks, page, top);
  sheet.onEachPage((at, pages) => {
    const box = { x: left, y: page.height - page.margin, width };
    sheet.write(`${receipt.invoice_no} · page ${at} of ${pages}`, box, { size: small, align: "center" });
  });
}

/** The seller on the left, what this paper is on the right. */
function letterhead(sheet: Sheet, receipt: Receipt): Block {
  const own = { x: left, width: width * 0.58 };
  const kind = { x: left + width * 0.6, width: width * 0.4 };
  const title = titleOf(receipt);
  const original = originalText(receipt);
  const right = { size: text, align: "right" } as const;
  return beside(
    together([
      sheet.paragraph(receipt.seller.name, own, { size: 15, bold: true }),
      gap(3),
      ...sellerLines(receipt).map((line) => sheet.paragraph(line, own, { size: text })),
    ]),
    together([
      sheet.paragraph(title, kind, { size: 15, bold: true, align: "right" }),
      ...(receipt.is_copy
        ? [sheet.paragraph("COPY – not an original", kind, { size: 11, bold: true, align: "right" })]
        : []),
      gap(3),
      sheet.paragraph(`No. ${receipt.invoice_no}`, kind, right),
      ...(original ? [sheet.paragraph(original, kind, right)] : []),
      sheet.paragraph(`Date: ${documentTimeText(receipt.sale_date, receipt.sale_time)}`, kind, right),
      sheet.paragraph(`Payment: ${receipt.payment_type_name}`, kind, right),
    ]),
  );
}

function parties(sheet: Sheet, receipt: Receipt): Block {
  const lines = customerLines(receipt);
  if (lines.length === 0) return gap(0);
  const box = { x: left, width };
  return together([
    sheet.paragraph("Customer", box, { size: small }),
    ...lines.map((line, at) => sheet.paragraph(line, box, { size: text, bold: at === 0 })),
  ]);
}

function runningTitle(sheet: Sheet, receipt: Receipt): Block {
  const copy = receipt.is_copy ? " (COPY)" : "";
  const line = `${receipt.seller.name} · ${titleOf(receipt)} ${receipt.invoice_no}${copy}`;
  return sheet.paragraph(line, { x: left, width }, { size: small });
}

/** One row of a table with a rule below, at least one line high. */
function tableRow(
  sheet: Sheet,
  of: readonly Column[],
  cells: readonly string[],
  { isHead = false, height = text * 1.3 + 5 } = {},
): Block {
  const style = { size: isHead ? small : text, bold: isHead };
  return {
    height,
    draw: (y) => {
      let x = left;
      for (const [index, column] of of.entries()) {
        const box = { x: x + 2, y: y + 3, width: column.width - 4 };
        sheet.write(cells[index] ?? "", box, { ...style, align: column.align });
        x += column.width;
      }
      sheet.rule(left, y + height, x - left);
    },
  };
}

function headRow(sheet: Sheet, of: readonly Column[]): Block {
  const titles = of.map(({ title }) => title);
  return tableRow(sheet, of, titles, { isHead: true });
}

/** An item's name takes as many lines as it needs, its code stands below. */
function itemRow(sheet: Sheet, item: Receipt["items"][number]): Block {
  const box = { x: left + number.width + 2, width: name.width - 4 };
  const described = together([
    gap(3),
    sheet.paragraph(item.item_name, box, { size: text }),
    sheet.paragraph(item.item_code, box, { size: small }),
    gap(2),
  ]);
  const figures = [
    String(item.item_seq),
    "",
    quantityText(item.quantity),
    item.qty_unit_code,
    amountText(item.unit_price),
    discountText(item.discount_rate, item.discount_amount),
    item.authority_tax_type,
    amountText(item.total_amount),
  ];
  return beside(described, tableRow(sheet, columns, figures, { height: described.height }));
}

/** Taxes by letter on the left, the sums on the right. */
function totals(sheet: Sheet, receipt: Receipt): Block {
  const rows = receipt.taxes.map((tax) =>
    tableRow(sheet, taxColumns, [
      tax.authority_tax_type,
      rateText(tax.tax_rate),
      ...[tax.taxable_amount, tax.tax_amount, tax.total_amount].map(amountText),
    ]),
  );
  const x = left + 330;
  const sums: [string, number, boolean][] = [
    ["Taxable", receipt.taxable_amount, false],
    ["Tax", receipt.tax_amount, false],
    ["TOTAL", receipt.total_amount, true],
  ];
  const column = sums.map(([label, value, bold]): Block => {
    const size = bold ? 12 : text;
    return {
      height: size * 1.3 + 4,
      draw: (y) => {
        sheet.write(label, { x, y: y + 3, width: 70 }, { size, bold });
        sheet.write(
          amountText(value),
          { x: x + 70, y: y + 3, width: width - 400 },
          { size, bold, align: "right" },
        );
      },
    };
  });
  return beside(together([headRow(sheet, taxColumns), ...rows]), together(column));
}

/** What the control unit signed, and the code that lets a buyer check it. */
function unit(sheet: Sheet, receipt: Receipt): Block {
  const side = 104;
  const box = { x: left + 10, width: width - 20 - (receipt.qr_code ? side + 6 : 0) };
  const labelled = unitLines(receipt).map(([label, value]) =>
    beside(
      sheet.paragraph(label, { x: box.x, width: 84 }, { size: small }),
      sheet.paragraph(value, { x: box.x + 84, width: box.width - 84 }, { size: text }),
    ),
  );
  const link = receipt.verification_url
    ? [gap(4), sheet.paragraph(`Verify at ${receipt.verification_url}`, box, { size: 6 })]
    : [];
  const inner = [...labelled, ...link];
  const height = Math.max(heightOf(inner) + 16, receipt.qr_code ? side + 8 : 0);
  return {
    height,
    draw: (y) => {
      sheet.frame(left, y, width, height);
      together(inner).draw(y + 8);
      if (receipt.qr_code)
        sheet.picture(receipt.qr_code, left + width - side - 4, y + (height - side) / 2, side);
    },
  };
}
