// Paper to print on: fonts for any alphabet they know, lines broken by measure, blocks put on pages.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type Font, create as openFont } from "fontkit";
import PDFDocument from "pdfkit";
import { nextTurn } from "../../base/timers.ts";

type Style = { size: number; bold?: boolean };
type Align = "left" | "center" | "right";

/** A part of a receipt that is not divided; `draw` begins at the given height. */
export type Block = {
  height: number;
  draw(y: number): void;
  /** Drawn above it where it begins a new page: the head of the table that it is a row of. */
  head?: Block;
};

/** `foot` is kept free above the lower margin, for page numbers. */
export type Page = { width: number; height: number; margin: number; foot?: number };

/** Title, author and date in the file's properties. */
export type About = { title: string; author: string; date: Date; language: string };

type Face = { font: Font; drawable: ReadonlySet<number> };

/** Replaces a character that the font has no shape for. */
const unknown = "\uFFFD";
/** Distance of two lines, as a part of the letters' size. */
const lineHeight = 1.3;
/** How far letters of DejaVu reach above their base line, as a part of their size. */
const ascent = 0.928;

const faces = new Map<string, Face>();

/** Reads a font when it is first needed: most processes never print. All receipts share it: reading its tables took two thirds of a print. */
function faceOf(name: "DejaVuSans" | "DejaVuSans-Bold"): Face {
  let face = faces.get(name);
  if (!face) {
    const file = readFileSync(createRequire(import.meta.url).resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`));
    const font = openFont(file) as Font;
    face = { font, drawable: new Set(font.characterSet) };
    faces.set(name, face);
  }
  return face;
}

/** Blocks made or drawn at a time: about ten milliseconds, so that a long receipt delays no other request. */
const atOnce = 25;

/** Controls, and marks that only reorder or hide text. They are never printed. */
const unprintable = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/gu;

/** Whether a character can be printed, or is one that is left out. */
export function hasShape(char: string): boolean {
  return (
    faceOf("DejaVuSans").drawable.has(char.codePointAt(0) ?? 0) ||
    /^[\s\p{Cc}\p{Cf}\p{Co}\p{Cn}]$/u.test(char)
  );
}

/** A blank that keeps the words at both sides on one line, where the line has room for them. */
const firm = "\u00a0";

/** One line of text that the font can draw: white space is one blank, what has no shape is marked as such. */
function drawable(text: string): string {
  const { drawable: shapes } = faceOf("DejaVuSans");
  const line = text
    .normalize("NFC")
    .replaceAll(/[^\S\u00a0]+/g, " ")
    .replaceAll(unprintable, "")
    .trim();
  return [...line].map((char) => (shapes.has(char.codePointAt(0) ?? 0) ? char : unknown)).join("");
}

/** A PDF in the making. Measures are points; nothing in it depends on the time of printing. */
export class Sheet {
  readonly #doc: PDFKit.PDFDocument;
  readonly #bytes: Promise<Buffer>;

  constructor(about: About) {
    const { title: Title, author: Author, date: CreationDate, language: lang } = about;
    const info = {
      Title,
      Author,
      CreationDate,
      ModDate: CreationDate,
      Creator: "taxctl",
      Producer: "taxctl",
    };
    this.#doc = new PDFDocument({ autoFirstPage: false, bufferPages: true, info, lang });
    const chunks: Buffer[] = [];
    this.#bytes = new Promise((resolve, reject) => {
      this.#doc.on("data", (chunk: Buffer) => chunks.push(chunk));
      this.#doc.on("end", () => resolve(Buffer.concat(chunks)));
      this.#doc.on("error", reject);
    });
    this.#registerFont("plain", "DejaVuSans");
    this.#registerFont("bold", "DejaVuSans-Bold");
  }

  /** The library takes an open font, too; its types say files only. */
  #registerFont(name: "plain" | "bold", face: Parameters<typeof faceOf>[0]): void {
    this.#doc.registerFont(name, faceOf(face).font as unknown as Buffer);
  }

  #use({ size, bold }: Style): void {
    this.#doc.font(bold ? "bold" : "plain").fontSize(size);
  }

  #widthOf(text: string, style: Style): number {
    this.#use(style);
    return this.#doc.widthOfString(text);
  }

  /** The lines of a text in a width; a word that is wider than a line is cut. */
  wrap(text: string, width: number, style: Style): string[] {
    const lines: string[] = [];
    let line = "";
    for (const word of this.#words(text, width, style)) {
      const longer = line === "" ? word : `${line} ${word}`;
      if (this.#widthOf(longer, style) <= width) {
        line = longer;
        continue;
      }
      if (line !== "") lines.push(line);
      line = word;
      while (this.#widthOf(line, style) > width && line.length > 1) {
        const fitting = this.#fitting(line, width, style);
        lines.push(line.slice(0, fitting));
        line = line.slice(fitting);
      }
    }
    return line === "" && lines.length > 0 ? lines : [...lines, line];
  }

  /** Words with a firm blank count as one, unless they are wider than a line. */
  #words(text: string, width: number, style: Style): string[] {
    const words = drawable(text).split(" ");
    return words.flatMap((word) => (this.#widthOf(word, style) > width ? word.split(firm) : [word]));
  }

  /** How much of a word fits, at least one character and no half of one. */
  #fitting(word: string, width: number, style: Style): number {
    let length = 0;
    for (const char of word) {
      if (length > 0 && this.#widthOf(word.slice(0, length + char.length), style) > width) break;
      length += char.length;
    }
    return length;
  }

  /** One line between `x` and `x + width`; a figure too wide for its column is drawn smaller rather than cut. */
  write(text: string, box: { x: number; y: number; width: number }, style: Style & { align?: Align }): void {
    const line = drawable(text).replaceAll(firm, " ");
    const found = this.#widthOf(line, style);
    const size = found > box.width ? (style.size * box.width) / found : style.size;
    const width = Math.min(found, box.width);
    const spare = box.width - width;
    const x = box.x + (style.align === "right" ? spare : style.align === "center" ? spare / 2 : 0);
    this.#use({ ...style, size });
    // Smaller letters have the same base line as their neighbors.
    this.#doc.text(line, x, box.y + (style.size - size) * ascent, { lineBreak: false });
  }

  /** A text broken into as many lines as it needs, as one block. */
  paragraph(text: string, box: { x: number; width: number }, style: Style & { align?: Align }): Block {
    const lines = this.wrap(text, box.width, style);
    const step = style.size * lineHeight;
    return {
      height: lines.length * step,
      draw: (y) => {
        for (const [at, line] of lines.entries()) this.write(line, { ...box, y: y + at * step }, style);
      },
    };
  }

  rule(x: number, y: number, width: number): void {
    this.#doc
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.5)
      .stroke();
  }

  frame(x: number, y: number, width: number, height: number): void {
    this.#doc.rect(x, y, width, height).lineWidth(1).stroke();
  }

  /** An image, given as bytes or as a data URI, as large as the box takes it, in the box's middle. */
  picture(image: string | Uint8Array, box: { x: number; y: number; width: number; height: number }): void {
    const { x, y, width, height } = box;
    const source = typeof image === "string" ? image : Buffer.from(image);
    this.#doc.image(source, x, y, { fit: [width, height], align: "center", valign: "center" });
  }

  /** Puts blocks below each other on as many pages as they need. `top` is drawn first on each page but the first. */
  async place(blocks: readonly Block[], page: Page, top?: Block): Promise<void> {
    const { width, height, margin, foot = 0 } = page;
    const end = height - margin - foot;
    let y = Number.POSITIVE_INFINITY;
    let pages = 0;
    for (const [at, block] of blocks.entries()) {
      if (at % atOnce === 0) await nextTurn();
      if (y + block.height > end) {
        this.#doc.addPage({ size: [width, height], margin: 0 });
        y = margin;
        pages += 1;
        for (const heading of pages > 1 ? [top, block.head] : []) {
          heading?.draw(y);
          y += heading?.height ?? 0;
        }
      }
      block.draw(y);
      y += block.height;
    }
  }

  /** Draws on each page once all are there: page numbers. */
  onEachPage(draw: (page: number, pages: number) => void): void {
    const { count } = this.#doc.bufferedPageRange();
    for (let page = 0; page < count; page++) {
      this.#doc.switchToPage(page);
      draw(page + 1, count);
    }
  }

  /** The finished file. */
  finish(): Promise<Buffer> {
    this.#doc.end();
    return this.#bytes;
  }
}

/** A block for each row, however many. */
export async function blocksOf<Row>(rows: readonly Row[], make: (row: Row) => Block): Promise<Block[]> {
  const blocks: Block[] = [];
  for (const [at, row] of rows.entries()) {
    if (at % atOnce === 0) await nextTurn();
    blocks.push(make(row));
  }
  return blocks;
}

/** Empty space. */
export function gap(height: number): Block {
  return { height, draw: () => undefined };
}

/** Blocks side by side, as high as the highest. */
export function sideBySide(...blocks: Block[]): Block {
  return {
    height: Math.max(...blocks.map((block) => block.height)),
    draw: (y) => {
      for (const block of blocks) block.draw(y);
    },
  };
}

/** Blocks below each other that never part. */
export function stacked(blocks: readonly Block[]): Block {
  return {
    height: heightOf(blocks),
    draw: (y) => {
      let at = y;
      for (const block of blocks) {
        block.draw(at);
        at += block.height;
      }
    },
  };
}

export function heightOf(blocks: readonly Block[]): number {
  return blocks.reduce((sum, block) => sum + block.height, 0);
}
