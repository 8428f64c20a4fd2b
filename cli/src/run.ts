// Responsible for starting the command line: quick answers first, then oclif; whatever escapes becomes an exit code.
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { exitCodes } from "./exit-codes.ts";
import type { Failure } from "./failure.ts";
import { mayAsk, surroundings } from "./terminal.ts";

/** Folder of the package: above `src` and above `dist` alike. */
const ROOT = fileURLToPath(new URL("..", import.meta.url));
const FROM_SOURCES = import.meta.url.endsWith(".ts");

/**
 * Runs one command line and gives its exit code. Never throws, never ends the process.
 *
 * @param argv what follows the command's name
 */
export async function run(argv: readonly string[]): Promise<number> {
  process.exitCode = undefined;
  if (argv.length === 1 && (argv[0] === "--version" || argv[0] === "-v")) return printVersion();
  const oclif = await import("@oclif/core");
  oclif.settings.enableAutoTranspile = false;
  try {
    const words = argv[0] === "help" ? [...argv.slice(1), "--help"] : [...argv];
    await oclif.run(words, await loadOptions(argv));
    await oclif.flush();
  } catch (error) {
    return await escaped(error, argv);
  }
  return Number(process.exitCode ?? exitCodes.done);
}

async function readPackage() {
  return JSON.parse(await readFile(new URL("../package.json", import.meta.url), "utf8"));
}

async function printVersion(): Promise<number> {
  const { version } = await readPackage();
  process.stdout.write(`taxctl ${version} node ${process.version}\n`);
  return exitCodes.done;
}

/** The built command reads its manifest; the sources are looked through at each start. */
async function loadOptions(argv: readonly string[]) {
  const pjson = await readPackage();
  // This plug-in asks whenever standard input is a terminal; where nobody may be asked we suggest ourselves.
  if (!mayAsk(surroundings(), argv.includes("--no-input") || argv.includes("--json")))
    pjson.oclif.plugins = pjson.oclif.plugins.filter((name: string) => name !== "@oclif/plugin-not-found");
  if (!FROM_SOURCES) return { root: ROOT, pjson };
  pjson.oclif.commands = { strategy: "pattern", target: "./src/commands", globPatterns: ["**/*.ts"] };
  pjson.oclif.helpClass = "./src/help.ts";
  return { root: ROOT, pjson, ignoreManifest: true };
}

/** What no command caught: unknown commands, failed help, and `exit` of a plug-in. */
async function escaped(error: unknown, argv: readonly string[]): Promise<number> {
  const exit = exitOf(error);
  if (error instanceof Error && "code" in error && error.code === "EEXIT" && exit !== undefined) return exit;
  const { describe } = await import("./describe.ts");
  const { failureEnvelope, failureText } = await import("./report.ts");
  let failure = describe(error);
  if (failure.exitCode === exitCodes.unknownCommand) failure = await unknownCommand(argv);
  const command = argv.filter((word) => !word.startsWith("-")).join(" ");
  if (argv.includes("--json")) process.stdout.write(failureEnvelope(failure, [], { command }));
  else process.stderr.write(failureText(failure, undefined, process.stderr));
  return failure.exitCode;
}

async function unknownCommand(argv: readonly string[]): Promise<Failure> {
  const { Config } = await import("@oclif/core");
  const { nearest } = await import("./suggest.ts");
  const { Failure, usageFailure } = await import("./failure.ts");
  const { commandIDs } = await Config.load(await loadOptions(argv));
  const firstFlag = argv.findIndex((word) => word.startsWith("-"));
  const words = argv.slice(0, firstFlag === -1 ? undefined : firstFlag);
  const names = commandIDs.map((id) => id.replaceAll(":", " "));
  const known = names
    .toSorted((a, b) => b.length - a.length)
    .find((name) => `${words.join(" ")} `.startsWith(`${name} `));
  if (known) {
    const extra = words.slice(known.split(" ").length).join(" ");
    return usageFailure(
      `${known} takes no argument ${extra}`,
      `\`taxctl ${known} --help\` shows how it is used.`,
    );
  }
  const meant = nearest(words.slice(0, 2).join(" "), names) ?? nearest(words[0] ?? "", names);
  return new Failure(`There is no command ${words.slice(0, 2).join(" ")}`, {
    code: "unknown_command",
    exitCode: exitCodes.unknownCommand,
    remedy: `${meant ? `Did you mean \`taxctl ${meant}\`? ` : ""}\`taxctl --help\` lists all commands.`,
  });
}

function exitOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !("oclif" in error)) return undefined;
  const { oclif } = error;
  if (typeof oclif !== "object" || oclif === null || !("exit" in oclif)) return undefined;
  return typeof oclif.exit === "number" ? oclif.exit : undefined;
}
