// Responsible for the help that is written down at the build: of taxctl, each topic and each command, as oclif renders it.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Config, settings } from "@oclif/core";
import TaxctlHelp from "./src/start/help.ts";
import { helpFamilies } from "./src/start/help-families.ts";
import { helpFile } from "./src/start/written-help.ts";

/** Captures oclif's output. */
class KeptHelp extends TaxctlHelp {
  text = "";
  protected override log(...lines: string[]): void {
    this.text += `${lines.join(" ")}\n`;
  }
}

/**
 * File name to text of every help, with the styles of a terminal. The process must run with `FORCE_COLOR=1` and
 * `OCLIF_COLUMNS=80`: oclif reads its terminal when it is loaded.
 */
async function writtenHelp(): Promise<Map<string, string>> {
  settings.enableAutoTranspile = false;
  const pjson = JSON.parse(await readFile(new URL("package.json", import.meta.url), "utf8"));
  pjson.oclif.commands = { strategy: "pattern", target: "./src/commands", globPatterns: ["**/*.ts"] };
  const root = fileURLToPath(new URL(".", import.meta.url));
  const config = await Config.load({ root, pjson, ignoreManifest: true });
  const subjects = [
    ...config.topics.map(({ name }) => name),
    ...config.commandIDs,
    ...Object.keys(helpFamilies),
    "",
  ];
  const written = new Map<string, string>();
  for (const subject of new Set(subjects)) {
    const words = subject === "" ? [] : subject.split(":");
    written.set(helpFile(words), await render(config, words));
    if (config.commandIDs.includes(subject))
      written.set(helpFile(words, true), await render(config, [...words, "--all"]));
  }
  return written;
}

async function render(config: Config, words: string[]): Promise<string> {
  const help = new KeptHelp(config);
  await help.showHelp(words);
  restoreNames(config);
  return help.text;
}

/** Rendering gives commands and topics their names with blanks; the next subject is looked for by its id. */
function restoreNames({ commands, topics }: Config): void {
  for (const command of commands) {
    command.id = command.id.replaceAll(" ", ":");
    command.aliases = command.aliases.map((alias) => alias.replaceAll(" ", ":"));
  }
  for (const topic of topics) topic.name = topic.name.replaceAll(" ", ":");
}

/** Writes all of it into a folder. */
async function writeHelp(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [name, text] of await writtenHelp()) await writeFile(join(folder, name), text);
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  await writeHelp(process.argv[2] ?? fileURLToPath(new URL("dist/help", import.meta.url)));
