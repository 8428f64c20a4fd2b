// Responsible for how a table fits its screen: text wraps, then lesser columns go; what tells a row from others is never cut.
/// <reference path="./cli-table3-utils.d.ts" />
import tableWidths from "cli-table3/src/utils.js";

/** Columns that a text takes on a terminal. */
export const { strlen: widthOfText } = tableWidths;

/** A column as it would stand there with all the room in the world. */
export type LaidColumn = { name: string; head: string; cells: readonly string[] };

/** The columns that fit, by name, each with its width. Those of `left` found no room. */
export type Layout = { widths: Map<string, number>; left: string[] };

const GAP = 2;
/** A word longer than this may be broken: it is an address or a signature, and no id. */
const LONGEST_WORD = 40;
/** Sentences get at least so much room, names so much, before a lesser column has to go. */
const SENTENCE = 24;
const NAME = 14;
/** Columns that tell rows apart, how many it is about, and what became of it: they stay. */
const TELLING =
  /(^|_)(id|no|number|code|name|status|reason|record|event|url|date|action|error|qty|quantity|direction|difference)$/;
/** Columns that are named alike and only describe; an item's code tells more than its name. */
const DESCRIBING = /^(item_name|branch_id|bhf_id|.*_(unit|type|class|country|payment)_code)$/;

/**
 * The layout for a width, `undefined` when even without the lesser columns it does not fit: then each row is better a
 * block of lines. Columns that were asked for (`keepAll`) never go; those with nothing in
 * them go first.
 */
export function layOut(
  columns: readonly LaidColumn[],
  screenWidth: number | undefined,
  { keepAll = false } = {},
): Layout | undefined {
  const wanted = columns.map(({ name, head, cells }, index) => {
    const inCells = Math.max(...cells.map(widthOfText));
    const word = longestWord([head, ...cells]);
    const stays = index === 0 || (TELLING.test(name) && !DESCRIBING.test(name));
    return {
      name,
      stays,
      isEmpty: index > 0 && cells.every((cell) => cell === "-"),
      natural: Math.max(inCells, widthOfText(head)),
      /** With the title in as many lines as it has words. */
      snug: Math.max(inCells, longestWord([head])),
      least: Math.max(word, Math.min(inCells, inCells > LONGEST_WORD ? SENTENCE : NAME)),
    };
  });
  const left: string[] = [];
  while (screenWidth !== undefined && total(wanted.map(({ least }) => least)) > screenWidth) {
    const empty = wanted.findLastIndex(({ isEmpty }) => isEmpty);
    const lesser = empty === -1 ? wanted.findLastIndex(({ stays }) => !stays) : empty;
    const index = keepAll ? -1 : lesser;
    const [gone] = index === -1 ? [] : wanted.splice(index, 1);
    if (!gone) return undefined;
    left.unshift(gone.name);
  }
  const widths = shrunk(wanted, screenWidth);
  return { widths: new Map(wanted.map(({ name }, index) => [name, widths[index] ?? 0])), left };
}

/** No word of an ordinary length is broken. */
function longestWord(texts: readonly string[]): number {
  return Math.min(Math.max(...texts.flatMap((text) => text.split(" ")).map(widthOfText)), LONGEST_WORD);
}

function total(widths: readonly number[]): number {
  return widths.reduce((sum, width) => sum + width + GAP, -GAP);
}

type Widths = { natural: number; snug: number; least: number };

/** The widths that fit: titles wrap first, then the widest text gives way, none below its least. */
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

/** Lines of at most a width, broken between words; a word that is longer is broken where it must be. */
export function wrapped(text: string, width: number): string[] {
  const lines = [""];
  for (const word of text.split(" ").flatMap((one) => broken(one, width))) {
    const line = lines.at(-1) ?? "";
    const longer = line === "" ? word : `${line} ${word}`;
    if (widthOfText(longer) <= width || line === "") lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The pieces of one word, none wider than the width; marks stay with the letter that they stand on. */
function broken(word: string, width: number): string[] {
  if (widthOfText(word) <= width) return [word];
  const pieces = [""];
  for (const { segment } of new Intl.Segmenter().segment(word)) {
    const longer = `${pieces.at(-1)}${segment}`;
    if (widthOfText(longer) <= width) pieces[pieces.length - 1] = longer;
    else pieces.push(segment);
  }
  return pieces;
}
