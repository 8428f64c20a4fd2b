// Responsible for running one command by oclif, with as little configuration as a command needs.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Command } from "@oclif/core";
import type { FoundCommand } from "./find-command.ts";
import { ROOT } from "./package-paths.ts";

/**
 * Runs a command. oclif gets the package without its commands and plug-ins: reading the manifest of all commands
 * takes a third of the time of a light command. Returns `false` if words follow that the command doesn't take.
 */
export async function runCommand({ id, file, argv }: FoundCommand): Promise<boolean> {
  const { default: command }: { default: Command.Class } = await import(file.href);
  const takesWords = !command.strict || Object.keys(command.args).length > 0;
  if (!takesWords && argv[0] !== undefined && !argv[0].startsWith("-")) return false;
  command.id = id;
  const { oclif, ...pjson } = JSON.parse(readFileSync(new URL("package.json", ROOT), "utf8"));
  const { bin, topicSeparator } = oclif;
  await command.run(argv, {
    root: fileURLToPath(ROOT),
    pjson: { ...pjson, oclif: { bin, topicSeparator } },
    ignoreManifest: true,
  });
  return true;
}
