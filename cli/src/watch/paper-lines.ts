// A receipt as lines of letters of one width, for texts and for receipt printers.
import type { Form, Part } from "@taxctl/sdk/rules/profiles/units";
import width from "fast-string-width";
import { clean } from "../output/terminal.ts";

/** One line. `isLarge`: of letters twice as wide, so that half as many fit. */
export type PaperLine = { text: string; isBold?: boolean; isLarge?: boolean };

/** The lines of a receipt's parts. The QR code and the logo have no letters: `signed` ends with an empty line for the code. */
export function linesOf({ parts }: Form, columns: number): PaperLine[] {
  return parts.flatMap((part) => linesOfPart(part, columns));
}

/** The lines of one part. */
export function linesOfPart(part: Part, columns: number): PaperLine[] {
  switch (part.kind) {
    case "logo":
      return [];
    case "gap":
      return [{ text: "" }];
    case "rule":
      return [{ text: "-".repeat(columns) }];
    case "text":
      return textLines(part, columns);
    case "sum":
      return pair(part.label, part.amount, columns).map((text) => ({ text, isBold: part.bold === true }));
    case "item":
      return itemLines(part, columns);
    case "table":
      return tableLines(part, columns);
    case "signed":
      return [part.title ?? [], ...part.lines]
        .flat()
        .flatMap((line) => wrapped(line, columns).map((text) => ({ text })));
  }
}

function textLines(part: Extract<Part, { kind: "text" }>, columns: number): PaperLine[] {
  const isLarge = part.size === "mark";
  const room = isLarge ? Math.floor(columns / 2) : columns;
  return wrapped(part.text, room).map((text) => ({
    text: part.isLeft ? text : centered(text, room),
    isBold: part.bold === true,
    isLarge,
  }));
}

function itemLines(part: Extract<Part, { kind: "item" }>, columns: number): PaperLine[] {
  const { name, code, price, amount, discount, foreign } = part;
  const rows = [
    ...wrapped(code === null ? name : `${name} ${code}`, columns),
    ...pair(`  ${price}`, amount, columns),
    ...(foreign === null ? [] : pair(`  ${foreign.price}`, foreign.amount, columns)),
    ...(discount === null ? [] : wrapped(discount, columns - 2).map((line) => `  ${line}`)),
  ];
  return rows.map((text) => ({ text }));
}

/** The columns of a table in equal parts, the first on the left. A row that is too wide takes a line for each cell. */
function tableLines({ head, rows }: Extract<Part, { kind: "table" }>, columns: number): PaperLine[] {
  const share = Math.floor(columns / head.length);
  const first = columns - share * (head.length - 1);
  const row = (cells: readonly string[]): string[] => {
    const texts = cells.map(clean);
    const isTooWide = texts.some((cell, at) => width(cell) > (at === 0 ? first : share) - 1);
    if (isTooWide)
      return texts.flatMap((cell, at) =>
        pair(at === 0 ? cell : `  ${clean(head[at] ?? "")}`, at === 0 ? "" : cell, columns),
      );
    return [texts.map((cell, at) => (at === 0 ? padded(cell, first) : padded(cell, share, true))).join("")];
  };
  return [
    ...row(head).map((text) => ({ text, isBold: true })),
    ...rows.flatMap((cells) => row(cells).map((text) => ({ text }))),
  ];
}

/** A label on the left and an amount on the right, on the last line of the label if both fit there. */
function pair(label: string, amount: string, columns: number): string[] {
  const indent = /^ */.exec(label)?.[0] ?? "";
  const value = clean(amount);
  const lines = wrapped(label, columns - indent.length).map((line) => indent + line);
  const last = lines.pop() ?? "";
  const room = columns - width(last) - width(value);
  if (room >= 1 || value === "") return [...lines, last + " ".repeat(Math.max(0, room)) + value];
  return [...lines, last, padded(value, columns, true)];
}

function padded(text: string, room: number, isRight = false): string {
  const blanks = " ".repeat(Math.max(0, room - width(text)));
  return isRight ? blanks + text : text + blanks;
}

function centered(text: string, room: number): string {
  return " ".repeat(Math.max(0, Math.floor((room - width(text)) / 2))) + text;
}

/** A text in lines; a word that is wider than a line is cut. */
function wrapped(text: string, room: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of clean(text).split(" ")) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (width(longer) <= room) {
      line = longer;
      continue;
    }
    if (line !== "") lines.push(line);
    line = "";
    for (const letter of word) {
      if (width(line + letter) > room) {
        lines.push(line);
        line = "";
      }
      line += letter;
    }
  }
  return [...lines, line];
}
