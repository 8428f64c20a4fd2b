// Responsible for help that the build wrote down, so that it is there before oclif is loaded.
import { readFileSync } from "node:fs";
import { hasColors, widthOf } from "../output/terminal.ts";
import { findCommand } from "./find-command.ts";
import { CODE } from "./package-paths.ts";

/** Columns that the build writes for; a narrower terminal gets its help from oclif. */
const WRITTEN_WIDTH = 80;

/** The file of a topic's or command's help, by its words; without words, that of `taxctl`. */
export function helpFile(words: readonly string[], all = false): string {
  return `${["taxctl", ...words].join("-")}${all ? ".all" : ""}.txt`;
}

/** Prints the requested help, if it is written and fits the terminal. */
export function printWrittenHelp(argv: readonly string[]): boolean {
  if ((widthOf(process.stdout) ?? WRITTEN_WIDTH) < WRITTEN_WIDTH) return false;
  const subject = subjectOf(argv);
  const text = (argv.includes("--all") ? readHelp(subject, true) : undefined) ?? readHelp(subject);
  if (text === undefined) return false;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the styles of our own help are what this takes away
  process.stdout.write(hasColors(process.stdout) ? text : text.replace(/\u001b\[\d*m/g, ""));
  return true;
}

/** The words of the command, without its arguments, or all words: they may be a topic. */
function subjectOf(argv: readonly string[]): string[] {
  const asked = argv[0] === "help" ? argv.slice(1) : argv;
  const firstFlag = asked.findIndex((word) => word.startsWith("-"));
  const words = asked.slice(0, firstFlag === -1 ? undefined : firstFlag);
  const found = findCommand(words);
  // A word after a topic's own name means one of its commands.
  if (!found || (isTopic(found.file) && found.argv.length > 0)) return words;
  return found.id.split(":");
}

function isTopic(file: URL): boolean {
  return /\/index\.[jt]s$/.test(file.pathname);
}

function readHelp(words: readonly string[], all = false): string | undefined {
  if (!words.every((word) => /^[a-z-]+$/.test(word))) return undefined;
  try {
    return readFileSync(new URL(`help/${helpFile(words, all)}`, CODE), "utf8");
  } catch {
    return undefined;
  }
}
