// Responsible for starting the command line: quick answers first, then oclif; whatever escapes becomes an exit code.
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { exitCodes } from "./exit-codes.ts";

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
    await oclif.run([...argv], await loadOptions());
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
async function loadOptions() {
  if (!FROM_SOURCES) return { root: ROOT };
  const pjson = await readPackage();
  pjson.oclif.commands = { strategy: "pattern", target: "./src/commands", globPatterns: ["**/*.ts"] };
  return { root: ROOT, pjson, ignoreManifest: true };
}

/** What no command caught: unknown commands, failed help, and `exit` of a plug-in. */
async function escaped(error: unknown, argv: readonly string[]): Promise<number> {
  const exit = exitOf(error);
  if (error instanceof Error && "code" in error && error.code === "EEXIT" && exit !== undefined) return exit;
  const { describe } = await import("./describe.ts");
  const { failureEnvelope, failureText } = await import("./report.ts");
  const failure = describe(error);
  const command = argv.filter((word) => !word.startsWith("-")).join(" ");
  if (argv.includes("--json")) process.stdout.write(failureEnvelope(failure, [], { command }));
  else process.stderr.write(failureText(failure, undefined, process.stderr));
  return failure.exitCode;
}

function exitOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !("oclif" in error)) return undefined;
  const { oclif } = error;
  if (typeof oclif !== "object" || oclif === null || !("exit" in oclif)) return undefined;
  return typeof oclif.exit === "number" ? oclif.exit : undefined;
}
