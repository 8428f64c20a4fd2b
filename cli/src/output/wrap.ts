// Sentences on a terminal: broken between words, continued under their beginning, commands kept whole.
import stringWidth from "fast-string-width";
import { type Screen, widthOf } from "./terminal.ts";

/** A command between backquotes is one word, so that it can be copied from one line. */
const wordPattern = /[^\s`]*`[^`]*`\S*|\S+/g;

/** Nothing is broken to less. */
const narrowest = 20;

/** Lines of at most a width. A wider word gets its own line: the terminal breaks it, and it is copied whole. */
export function wrapped(words: readonly string[], width: number): string[] {
  const lines = [""];
  for (const word of words) {
    const line = lines.at(-1) ?? "";
    const longer = line === "" ? word : `${line} ${word}`;
    if (stringWidth(longer) <= width || line === "") lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** A text that begins in a column of the screen and continues below its beginning. */
export function hanging(text: string, column: number, screen: Screen): string {
  const room = (widthOf(screen) ?? Number.POSITIVE_INFINITY) - column;
  if (stringWidth(text) <= room || room < narrowest) return text;
  return wrapped(text.match(wordPattern) ?? [], room).join(`\n${" ".repeat(column)}`);
}

/** Lines for the screen, each continued with its own indentation. */
export function fitted(text: string, screen: Screen): string {
  const lines = text.split("\n").map((line) => {
    const indent = line.length - line.trimStart().length;
    return line.slice(0, indent) + hanging(line.slice(indent), indent, screen);
  });
  return lines.join("\n");
}

/** Words of a command line; a flag stays with its value, and a quoted text is one word. */
const shellWord = /(?:--?[\w-]+ (?![-<>|]))?(?:'[^']*'|"[^"]*"|[^\s'"])+/g;

/** A command line of at most a width: continued on lines of its own, so that it is copied as it runs. */
export function continued(line: string, width: number): string {
  if (stringWidth(line) <= width) return line;
  return wrapped(line.match(shellWord) ?? [], width - 4).join(" \\\n    ");
}
