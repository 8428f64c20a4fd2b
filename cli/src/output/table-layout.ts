// Fitting a table to its screen: text wraps, then minor columns are dropped. The columns that identify a row are never cut.
import stringWidth from "fast-string-width";
import { money } from "./values.ts";
import { wrapped } from "./wrap.ts";

/** A column with unlimited width. */
type LaidColumn = { name: string; head: string; cells: readonly string[] };

/** The columns that fit, by name, each with its width. Those of `left` found no room. */
type Layout = { widths: Map<string, number>; left: string[] };

const gap = 2;
/** A longer word may be broken: it is a URL or a signature, not an id. */
const longestWordWidth = 40;
/** Sentences get at least so much room, names so much, before a lesser column has to go. */
const sentence = 24;
const nameWidth = 14;
/** Columns with the result of a row: without them a table is useless. */
const saying = /(^|_)(status|reason|error|action|difference|left|decision|outcome)$/;
/** Columns that identify rows: they are dropped last. */
const identifyingName = /(^|_)(id|no|number|code|record|tin)$/;
/** Quantities, and which way they go: they stay longer than names and dates. */
const quantity = /(^|_)(qty|quantity)$/;
const direction = /(^|_)direction$/;
/** Columns that a person knows a row by: they go after the lesser ones. */
const knownBy = /(^|_)(name|event|url|date|tax_type)$/;
const price = /(^|_)(price|prc)$/;
/** Whom a document is from or to, by whom a person looks for it. */
const partner = /^(supplier|customer|counterparty)_name$/;
/** The totals of two compared documents: their difference is a column too. */
const comparedTotal = /^(authority|books)_(total|taxable|tax)$/;
/** Similar columns that only describe: an item's code identifies better than its name, an invoice's number better than an id. */
const describing = /^(item_name|branch_id|bhf_id|transaction_id|.*_(unit|type|class|country|payment)_code)$/;
/** With fewer rows than this, blocks of lines read better than a table without its identifying columns. */
const few = 2;
const lesser = 3;

/** How easily a column is missed: the highest goes first, 0 never. */
function rankOf({ name, cells }: LaidColumn, index: number): number {
  if (index === 0) return 0;
  if (cells.every((cell) => cell === "-")) return 4;
  if (saying.test(name)) return 0;
  if (describing.test(name)) return lesser;
  // Money goes after every description; a total is worth more than the price that it is made of.
  if (identifyingName.test(name)) return 1;
  if (comparedTotal.test(name)) return 1.9;
  if (partner.test(name)) return 1.8;
  if (money.test(name)) return price.test(name) ? 1.5 : 1;
  if (quantity.test(name)) return 1.6;
  if (direction.test(name)) return 1.7;
  return knownBy.test(name) ? 2 : lesser;
}

/**
 * The layout for a width, `undefined` if the identifying or result columns don't fit:
 * then each row is better a block of lines. Columns that were requested (`keepAll`) are never dropped.
 */
export function layOut(
  columns: readonly LaidColumn[],
  screenWidth: number | undefined,
  { keepAll = false } = {},
): Layout | undefined {
  const wanted = columns.map((column, index) => {
    const { name, head, cells } = column;
    const inCells = Math.max(...cells.map((cell) => stringWidth(cell)));
    const word = longestWord([head, ...cells]);
    return {
      name,
      rank: rankOf(column, index),
      natural: Math.max(inCells, stringWidth(head)),
      /** With the title in as many lines as it has words. */
      snug: Math.max(inCells, longestWord([head])),
      least: Math.max(word, Math.min(inCells, inCells > longestWordWidth ? sentence : nameWidth)),
    };
  });
  const lowest = keepAll ? Number.POSITIVE_INFINITY : (columns[0]?.cells.length ?? 0) > few ? 1 : lesser;
  const left: string[] = [];
  while (screenWidth !== undefined && total(wanted.map(({ least }) => least)) > screenWidth) {
    const highest = Math.max(...wanted.map(({ rank }) => rank));
    if (highest < lowest) return undefined;
    const [gone] = wanted.splice(
      wanted.findLastIndex(({ rank }) => rank === highest),
      1,
    );
    if (gone) left.push(gone.name);
  }
  // Rows without an identifying column are better blocks, each with everything.
  const identifying = columns.filter(({ name }) => identifyingName.test(name));
  if (identifying.length > 0 && identifying.every(({ name }) => left.includes(name))) return undefined;
  const widths = shrunk(wanted, screenWidth);
  const named = columns.map(({ name }) => name).filter((name) => left.includes(name));
  return { widths: new Map(wanted.map(({ name }, index) => [name, widths[index] ?? 0])), left: named };
}

/** No word of ordinary length is broken. */
function longestWord(texts: readonly string[]): number {
  return Math.min(
    Math.max(...texts.flatMap((text) => text.split(" ")).map((word) => stringWidth(word))),
    longestWordWidth,
  );
}

function total(widths: readonly number[]): number {
  return widths.reduce((sum, width) => sum + width + gap, -gap);
}

type Widths = { natural: number; snug: number; least: number };

/** The widths that fit: titles wrap first, then the widest text shrinks, down to its minimum. */
function shrunk(columns: readonly Widths[], screenWidth: number | undefined): number[] {
  const widths = columns.map(({ natural }) => natural);
  if (screenWidth === undefined) return widths;
  for (const floor of ["snug", "least"] as const)
    for (let over = total(widths) - screenWidth; over > 0; over -= 1) {
      const rooms = widths.map((width, index) => (width > (columns[index]?.[floor] ?? 0) ? width : 0));
      const widest = Math.max(...rooms);
      if (widest === 0) break;
      const index = rooms.indexOf(widest);
      widths[index] = widest - 1;
    }
  return widths;
}

/** The lines of a cell; a wider word is broken where necessary. */
export function cellLines(text: string, width: number): string[] {
  return wrapped(
    text.split(" ").flatMap((one) => broken(one, width)),
    width,
  );
}

/** The pieces of one word, none wider than the width; combining marks stay with their letter. */
function broken(word: string, width: number): string[] {
  if (stringWidth(word) <= width) return [word];
  const pieces = [""];
  for (const { segment } of new Intl.Segmenter().segment(word)) {
    const longer = `${pieces.at(-1)}${segment}`;
    if (stringWidth(longer) <= width) pieces[pieces.length - 1] = longer;
    else pieces.push(segment);
  }
  return pieces;
}
