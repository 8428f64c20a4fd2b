// A receipt on the 80 mm roll of a receipt printer: one column, as long as it is.

import type { Form, ItemPart, Part } from "@taxctl/sdk/rules/profiles/units";
import { drawPart, type Measures, signedLines } from "./draw.ts";
import { type Block, blocksOf, gap, heightOf, type Page, type Sheet, stacked } from "./sheet.ts";

/** 80 mm, of which printers print 72. */
const page = { width: 226.77, margin: 11.3 };
/** Readers reject pages longer than 200 inches. */
const longest = 14_000;
const measures: Measures = {
  left: page.margin,
  width: page.width - 2 * page.margin,
  text: 8,
  small: 7.5,
  name: 12,
  title: 11,
  mark: 22,
  sums: 0,
  logo: { width: 80, height: 50 },
};
const { left, width, text } = measures;

/** Lays a receipt out on one page as long as the paper must be. */
export async function roll(sheet: Sheet, form: Form): Promise<void> {
  const blocks = await blocksOf(form.parts, (part) => drawOne(sheet, part));
  // A point more than the sum, since sums of fractions may be a trifle short.
  const height = Math.min(Math.ceil(heightOf(blocks) + 2 * page.margin) + 1, longest);
  const paper: Page = { ...page, height };
  await sheet.place(blocks, paper);
}

function drawOne(sheet: Sheet, part: Part): Block {
  if (part.kind === "item") return item(sheet, part);
  return part.kind === "signed" ? signed(sheet, part) : drawPart(sheet, part, measures);
}

/** The name, then unit price and quantity with the total, the same in a foreign currency, then the discount. */
function item(sheet: Sheet, { name, price, amount, discount, foreign }: ItemPart): Block {
  return stacked([
    sheet.paragraph(name, { x: left, width }, { size: text }),
    pair(sheet, price, amount),
    ...(foreign === null ? [] : [pair(sheet, foreign.price, foreign.amount)]),
    ...(discount === null ? [] : [pair(sheet, discount, "")]),
    gap(2),
  ]);
}

function pair(sheet: Sheet, label: string, amount: string): Block {
  return {
    height: text * 1.3,
    draw: (y) => {
      sheet.write(label, { x: left + 6, y, width: width * 0.58 - 6 }, { size: text });
      sheet.write(amount, { x: left + width * 0.6, y, width: width * 0.4 }, { size: text, align: "right" });
    },
  };
}

function signed(sheet: Sheet, part: Extract<Part, { kind: "signed" }>): Block {
  const side = 118;
  const { qr } = part;
  const code: Block[] = qr
    ? [
        {
          height: side,
          draw: (y) => sheet.picture(qr, { x: left + (width - side) / 2, y, width: side, height: side }),
        },
      ]
    : [];
  return stacked([signedLines(sheet, part, { x: left, width }, text), ...code]);
}
