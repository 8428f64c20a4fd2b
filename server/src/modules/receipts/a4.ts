// A receipt on A4: the items as a table whose head is repeated on each page, the QR code next to the unit's data.

import type { Form, ItemPart, Part } from "@taxctl/sdk/rules/profiles/units";
import { drawPart, type Measures, signedLines } from "./draw.ts";
import { type Block, blocksOf, gap, heightOf, type Page, type Sheet, sideBySide, stacked } from "./sheet.ts";

const page: Page = { width: 595.28, height: 841.89, margin: 42, foot: 18 };
const measures: Measures = {
  left: page.margin,
  width: page.width - 2 * page.margin,
  text: 9,
  small: 8.5,
  name: 16,
  title: 13,
  mark: 24,
  sums: 0.5,
  logo: { width: 84, height: 48 },
};
const { left, width, text, small } = measures;

/** Where the columns of the items begin, as parts of the width. */
const price = 0.56;
const amount = 0.79;

/** Lays a receipt out on as many pages as it needs; each part that ends with a rule stays together. */
export async function a4(sheet: Sheet, form: Form): Promise<void> {
  const last = form.parts.findLastIndex(({ kind }) => kind === "item");
  const blocks = [
    ...(await listed(sheet, form, last)),
    ...groupsOf(form.parts.slice(last + 1)).map((parts) => stacked(drawAll(sheet, parts))),
  ];
  const title = sheet.paragraph(form.runningTitle, { x: left, width }, { size: small });
  await sheet.place(blocks, page, stacked([title, gap(6)]));
  sheet.onEachPage((at, pages) => {
    const box = { x: left, y: page.height - page.margin, width };
    const { text, page: word, of } = form.foot;
    sheet.write(`${text} · ${word} ${at} ${of} ${pages}`, box, { size: 7.5, align: "center" });
  });
}

/** All up to the last item; nothing without items. */
async function listed(sheet: Sheet, form: Form, last: number): Promise<Block[]> {
  if (last < 0) return [];
  const first = form.parts.findIndex(({ kind }) => kind === "item");
  const head = columnHead(sheet, form);
  const items = form.parts.slice(first, last + 1).filter((part) => part.kind === "item");
  return [
    ...drawAll(sheet, form.parts.slice(0, first)),
    head,
    ...(await blocksOf(items, (item) => ({ ...itemRow(sheet, item), head }))),
  ];
}

/** The parts that stay on one page: the sums, the tax table, the unit's data, the last lines. The sums follow the last item. */
function groupsOf(parts: readonly Part[]): Part[][] {
  const groups: Part[][] = [[]];
  for (const [at, part] of parts.entries()) {
    groups.at(-1)?.push(part);
    if (part.kind === "rule" && at > 0) groups.push([]);
  }
  return groups;
}

function drawAll(sheet: Sheet, parts: readonly Part[]): Block[] {
  return parts.flatMap((part) => {
    if (part.kind === "item") return [];
    return part.kind === "signed" ? [signed(sheet, part)] : [drawPart(sheet, part, measures)];
  });
}

function columnHead(sheet: Sheet, { columns }: Form): Block {
  const row = cells(sheet, columns, { size: small, bold: true });
  return stacked([row, { height: 5, draw: (y) => sheet.rule(left, y + 1, width) }]);
}

/** A name takes as many lines as it needs; figures that are too wide are drawn smaller. */
function cells(
  sheet: Sheet,
  [name, middle, last]: readonly [string, string, string],
  style: { size: number; bold?: boolean },
  indent = 0,
): Block {
  const figures: Block = {
    height: style.size * 1.3,
    draw: (y) => {
      const box = { x: left + width * price, y, width: width * (amount - price) - 6 };
      sheet.write(middle, box, { ...style, align: "right" });
      const end = { x: left + width * amount, y, width: width * (1 - amount) };
      sheet.write(last, end, { ...style, align: "right" });
    },
  };
  const box = { x: left + indent, width: width * price - 6 - indent };
  return sideBySide(sheet.paragraph(name, box, style), figures);
}

function itemRow(
  sheet: Sheet,
  { name, code, price: figures, amount: total, discount, foreign }: ItemPart,
): Block {
  const box = { x: left + 10, width: width * price - 16 };
  return stacked([
    cells(sheet, [name, figures, total], { size: text }),
    ...(foreign === null ? [] : [cells(sheet, ["", foreign.price, foreign.amount], { size: small })]),
    ...(code === null ? [] : [sheet.paragraph(code, box, { size: 7.5 })]),
    ...(discount === null ? [] : [cells(sheet, [discount, "", ""], { size: text }, 10)]),
    gap(3),
  ]);
}

function signed(sheet: Sheet, part: Extract<Part, { kind: "signed" }>): Block {
  const side = 96;
  const room = width - (part.qr ? side + 12 : 0);
  const lines = signedLines(sheet, part, { x: left, width: room }, text);
  const { qr } = part;
  if (!qr) return lines;
  const code: Block = {
    height: side,
    draw: (y) => sheet.picture(qr, { x: left + width - side, y, width: side, height: side }),
  };
  return sideBySide(stacked([lines, gap(Math.max(0, side - heightOf([lines])))]), code);
}
