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
/** Columns that tell rows apart, and what became of them: they stay. */
const TELLING = /(^|_)(id|no|number|code|name|status|reason|record|event|url|date|action)$/;

/**
 * The layout for a width, `undefined` when even without the lesser columns it does not fit: then each row is better a
 * block of lines. Columns that were asked for (`keepAll`) never go.
 */
export function layOut(
  columns: readonly LaidColumn[],
  screenWidth: number | undefined,
  { keepAll = false } = {},
): Layout | undefined {
  const wanted = columns.map(({ name, head, cells }, index) => {
    const texts = [head, ...cells];
    const natural = Math.max(...texts.map(widthOfText));
    return { name, natural, least: leastWidth(texts, natural), stays: index === 0 || TELLING.test(name) };
  });
  const left: string[] = [];
  while (screenWidth !== undefined && total(wanted.map(({ least }) => least)) > screenWidth) {
    const index = keepAll ? -1 : wanted.findLastIndex(({ stays }) => !stays);
    const [gone] = index === -1 ? [] : wanted.splice(index, 1);
    if (!gone) return undefined;
    left.unshift(gone.name);
  }
  const widths = shrunk(wanted, screenWidth);
  return { widths: new Map(wanted.map(({ name }, index) => [name, widths[index] ?? 0])), left };
}

/** As narrow as a column may become: no word of an ordinary length is broken. */
function leastWidth(texts: readonly string[], natural: number): number {
  const words = texts.flatMap((text) => text.split(" ")).map(widthOfText);
  const word = Math.min(Math.max(...words), LONGEST_WORD);
  return Math.max(word, Math.min(natural, natural > LONGEST_WORD ? SENTENCE : NAME));
}

function total(widths: readonly number[]): number {
  return widths.reduce((sum, width) => sum + width + GAP, -GAP);
}

/** The widths that fit: the widest give way first, none below its least. */
function shrunk(
  columns: readonly { natural: number; least: number }[],
  screenWidth: number | undefined,
): number[] {
  const widths = columns.map(({ natural }) => natural);
  if (screenWidth === undefined) return widths;
  for (let over = total(widths) - screenWidth; over > 0; over -= 1) {
    const rooms = widths.map((width, index) => (width > (columns[index]?.least ?? 0) ? width : 0));
    const index = rooms.indexOf(Math.max(...rooms));
    widths[index] = (widths[index] ?? 0) - 1;
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
