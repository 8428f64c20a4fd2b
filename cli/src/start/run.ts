// Starts the command line: oclif finds the command and runs it.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Interfaces } from "@oclif/core";
import { run as runOclif } from "@oclif/core/run";
import { settings } from "@oclif/core/settings";

/** This file, or its bundle, is two folders below the package. */
const packageUrl = new URL("../../", import.meta.url);
settings.enableAutoTranspile = false;

/**
 * Runs one command line and returns its exit code. Never throws, never ends the process.
 *
 * @param argv the arguments after the command's name
 */
export async function run(argv: readonly string[]): Promise<number> {
  process.exitCode = undefined;
  for (const stream of [process.stdout, process.stderr]) stream.on("error", withoutReader);
  const words = argv[0] === "help" ? [...argv.slice(1), "--help"] : [...argv];
  try {
    await runOclif(words, oclifOptions());
  } catch (error) {
    return (await import("./uncaught.ts")).escaped(error, argv);
  }
  return Number(process.exitCode ?? 0);
}

/** The build has a manifest of its commands; the sources are looked through at each start. */
export function oclifOptions(): Interfaces.Options {
  const root = fileURLToPath(packageUrl);
  if (!import.meta.url.endsWith(".ts")) return { root };
  const pjson = JSON.parse(readFileSync(new URL("package.json", packageUrl), "utf8"));
  Object.assign(pjson.oclif, {
    commands: { strategy: "pattern", target: "./src/commands", globPatterns: ["**/*.ts"] },
    helpClass: "./src/start/help.ts",
    hooks: { command_not_found: "./src/start/unknown-command.ts" },
  });
  return { root, pjson, ignoreManifest: true };
}

/** A reader that closes early, as `head`, is no failure: the command ends normally. A full disk is one. */
function withoutReader(error: NodeJS.ErrnoException): void {
  if (error.code === "EPIPE") return;
  process.stderr.write(`Error: The output can't be written: ${error.message}\n`);
  process.exit(1);
}
