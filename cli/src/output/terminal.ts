// Safe terminal output: foreign text made harmless, colors, widths, interactivity.
import { stripVTControlCharacters, styleText } from "node:util";

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this removes
const controls = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;
/** Marks that reorder or hide text: bidirectional controls, zero-width characters, separators, the byte order mark. */
const invisible = /[\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;

/** Foreign text without control sequences or characters that reorder it; white space becomes single blanks. */
export function clean(text: string): string {
  return cleanLines(text).replace(/\s+/g, " ").trim();
}

/** Like {@link clean}, but line breaks and tabs stay. */
export function cleanLines(text: string): string {
  return stripVTControlCharacters(text.replace(/\r\n?/g, "\n")).replace(controls, "").replace(invisible, "");
}

/** JSON whose strings keep every character; those that a terminal would interpret as `\u` escapes. */
export function safeJson(value: unknown, indent = 2): string {
  return JSON.stringify(value, undefined, indent)
    .replace(/[\u007f-\u009f]/g, escaped)
    .replace(invisible, escaped);
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

/** The conditions for asking questions. */
export type Streams = {
  stdinIsTerminal: boolean;
  stdoutIsTerminal: boolean;
  env: Record<string, string | undefined>;
};

/** The streams and environment of this process. */
export function streams(): Streams {
  return {
    stdinIsTerminal: process.stdin.isTTY === true,
    stdoutIsTerminal: process.stdout.isTTY === true,
    env: process.env,
  };
}

/** The one rule: a person at both ends, no CI, and no `--no-input`. */
export function mayAsk({ stdinIsTerminal, stdoutIsTerminal, env }: Streams, noInput: boolean): boolean {
  const ci = env.CI;
  const inCi = ci !== undefined && ci !== "" && ci !== "0" && ci.toLowerCase() !== "false";
  return stdinIsTerminal && stdoutIsTerminal && !inCi && !noInput;
}

/** The parts of an output stream that decide how it is written to. */
export type Screen = { isTTY?: boolean; columns?: number };

/** Colors only on a terminal, and never when `NO_COLOR` is set or the terminal is dumb. */
export function hasColors(screen: Screen, env: Record<string, string | undefined> = process.env): boolean {
  if (env.NO_COLOR !== undefined && env.NO_COLOR !== "") return false;
  if (env.FORCE_COLOR !== undefined && env.FORCE_COLOR !== "" && env.FORCE_COLOR !== "0") return true;
  return screen.isTTY === true && env.TERM !== "dumb";
}

/** Columns of a terminal, `undefined` without one: then nothing is cut. */
export function widthOf(screen: Screen): number | undefined {
  if (screen.isTTY !== true) return undefined;
  return screen.columns && screen.columns > 0 ? screen.columns : 80;
}

/** Whether the locale is UTF-8; otherwise symbols fall back to ASCII. */
export function hasUnicode(env: Record<string, string | undefined> = process.env): boolean {
  if (process.platform === "win32") return true;
  return /utf-?8/i.test(env.LC_ALL || env.LC_CTYPE || env.LANG || "");
}

/** Text in a style, or plain where the screen has no colors. */
export function styled(style: Parameters<typeof styleText>[0], text: string, screen: Screen): string {
  return hasColors(screen) ? styleText(style, text, { validateStream: false }) : text;
}
