// Draws the parts of a receipt that look the same on every paper, in the paper's measures.
import type { Part } from "@taxctl/sdk/rules/profiles/units";
import { type Block, gap, type Sheet, sideBySide, stacked } from "./sheet.ts";

/** The position of a paper's content, and the size of its letters. Points. */
export type Measures = {
  left: number;
  width: number;
  text: number;
  small: number;
  name: number;
  title: number;
  /** More than twice the size of the largest amount, the total: a reader must see first that this is a copy. */
  mark: number;
  /** Where the sums begin, as a part of the width. */
  sums: number;
  logo: { width: number; height: number };
};

type Common = Exclude<Part, { kind: "item" | "signed" }>;

export function drawPart(sheet: Sheet, part: Common, measures: Measures): Block {
  switch (part.kind) {
    case "logo":
      return logo(sheet, part.image, measures);
    case "text":
      return text(sheet, part, measures);
    case "rule":
      return { height: 9, draw: (y) => sheet.rule(measures.left, y + 4, measures.width) };
    case "gap":
      return gap(measures.text / 2);
    case "sum":
      return sum(sheet, part, measures);
    case "table":
      return table(sheet, part, measures);
  }
}

function logo(sheet: Sheet, image: Uint8Array | null, measures: Measures): Block {
  const { width, height } = measures.logo;
  const x = measures.left + (measures.width - width) / 2;
  return {
    height: height + 6,
    draw: (y) => {
      if (image) sheet.picture(image, { x, y, width, height });
      else sheet.frame(x, y, width, height);
    },
  };
}

function text(sheet: Sheet, part: Extract<Part, { kind: "text" }>, measures: Measures): Block {
  const { left: x, width } = measures;
  const size = measures[part.size ?? "text"];
  const align = part.isLeft ? "left" : "center";
  return sheet.paragraph(part.text, { x, width }, { size, bold: part.bold ?? false, align });
}

function sum(sheet: Sheet, part: Extract<Part, { kind: "sum" }>, measures: Measures): Block {
  const { left, width, text: plain } = measures;
  const bold = part.bold ?? false;
  const size = bold ? plain + 2 : plain;
  const x = left + width * measures.sums;
  const room = width * (1 - measures.sums);
  const label = sheet.paragraph(part.label, { x, width: room * 0.58 }, { size, bold });
  const amount: Block = {
    height: size * 1.3,
    draw: (y) =>
      sheet.write(part.amount, { x: x + room * 0.6, y, width: room * 0.4 }, { size, bold, align: "right" }),
  };
  return sideBySide(label, amount);
}

function table(sheet: Sheet, { head, rows }: Extract<Part, { kind: "table" }>, measures: Measures): Block {
  const { left, width, small } = measures;
  const share = width / (head.length + 0.2);
  const first = share * 1.2;
  const boxOf = (at: number) =>
    at === 0 ? { x: left, width: first - 4 } : { x: left + first + share * (at - 1), width: share };
  const titles = head.map((title, at) =>
    sheet.paragraph(title, boxOf(at), { size: small, bold: true, align: at === 0 ? "left" : "right" }),
  );
  const row = (cells: string[]): Block => ({
    height: small * 1.5,
    draw: (y) => {
      for (const [at, cell] of cells.entries())
        sheet.write(cell, { ...boxOf(at), y }, { size: small, align: at === 0 ? "left" : "right" });
    },
  });
  return stacked([sideBySide(...titles), gap(2), ...rows.map(row)]);
}

/** The title of the unit's block, and its lines. */
export function signedLines(
  sheet: Sheet,
  { title, lines }: Extract<Part, { kind: "signed" }>,
  box: { x: number; width: number },
  size: number,
): Block {
  return stacked([
    ...(title === null ? [] : [sheet.paragraph(title, box, { size, bold: true })]),
    ...lines.map((line) => sheet.paragraph(line, box, { size })),
  ]);
}
