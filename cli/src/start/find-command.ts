// Responsible for finding the command of a command line: the file of its words, without reading the others.
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { CODE, FROM_SOURCES } from "./package-paths.ts";

/** A command that was found, not loaded yet. */
export type FoundCommand = {
  /** As oclif names it, for example `purchases:sync`. */
  id: string;
  file: URL;
  /** The rest after the command's words. */
  argv: string[];
};

/** Commands with a second name, by it; the test of the command tree compares this with their `aliases` and `hiddenAliases`. */
export const ALIASES: Record<string, string> = {
  "transactions submit": "sales submit",
  "sales search": "sales list",
  "purchases search": "purchases list",
};

/** No command has more words. */
const MOST_WORDS = 2;
const WORD = /^[a-z][a-z-]*$/;
const ENDING = FROM_SOURCES ? "ts" : "js";

/** The command at the beginning of a line, the one with most words; `undefined` without one. */
export function findCommand(argv: readonly string[]): FoundCommand | undefined {
  for (let count = Math.min(argv.length, MOST_WORDS); count > 0; count -= 1) {
    const typed = argv.slice(0, count);
    const words = ALIASES[typed.join(" ")]?.split(" ") ?? typed;
    if (!words.every((word) => WORD.test(word))) continue;
    for (const name of [words.join("/"), `${words.join("/")}/index`]) {
      const file = new URL(`commands/${name}.${ENDING}`, CODE);
      if (existsSync(fileURLToPath(file))) return { id: words.join(":"), file, argv: argv.slice(count) };
    }
  }
  return undefined;
}

/** Whether a line is for help: `help …`, a help flag among the flags, or nothing at all. */
export function asksForHelp(argv: readonly string[]): boolean {
  if (argv.length === 0 || argv[0] === "help") return true;
  const end = argv.indexOf("--");
  return (end === -1 ? argv : argv.slice(0, end)).some((word) => word === "--help" || word === "-h");
}
