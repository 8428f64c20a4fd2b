// Responsible for work that needs all of oclif: unwritten help, completion, unknown commands.
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { Config } from "@oclif/core/config";
import { run } from "@oclif/core/run";
import { settings } from "@oclif/core/settings";
import { FROM_SOURCES, ROOT } from "./package-paths.ts";

/** Hands a command line to oclif. */
export async function runOclif(argv: readonly string[]): Promise<void> {
  settings.enableAutoTranspile = false;
  const words = argv[0] === "help" ? [...argv.slice(1), "--help"] : [...argv];
  await run(words, await loadOptions());
}

/** The names of all commands, as they are typed. */
export async function commandNames(): Promise<string[]> {
  const { commandIDs } = await Config.load(await loadOptions());
  return commandIDs.map((id) => id.replaceAll(":", " "));
}

/** The built command reads its manifest; the sources are looked through at each start. */
async function loadOptions() {
  const pjson = JSON.parse(await readFile(new URL("package.json", ROOT), "utf8"));
  const root = fileURLToPath(ROOT);
  if (!FROM_SOURCES) return { root, pjson };
  pjson.oclif.commands = { strategy: "pattern", target: "./src/commands", globPatterns: ["**/*.ts"] };
  pjson.oclif.helpClass = "./src/start/help.ts";
  return { root, pjson, ignoreManifest: true };
}
