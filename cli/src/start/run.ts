// Responsible for starting the command line: written help, then the one command, and all of oclif only for the rest.
import { asksForHelp, findCommand } from "./find-command.ts";
import { printWrittenHelp } from "./written-help.ts";

/**
 * Runs one command line and returns its exit code. Never throws, never ends the process.
 *
 * @param argv the arguments after the command's name
 */
export async function run(argv: readonly string[]): Promise<number> {
  process.exitCode = undefined;
  for (const stream of [process.stdout, process.stderr]) stream.on("error", withoutReader);
  const asked = asksForHelp(argv);
  if (asked && printWrittenHelp(argv)) return 0;
  try {
    const found = asked ? undefined : findCommand(argv);
    const isRun = found && (await (await import("./run-command.ts")).runCommand(found));
    if (!isRun) await (await import("./run-oclif.ts")).runOclif(argv);
  } catch (error) {
    return (await import("../failures/uncaught.ts")).escaped(error, argv);
  }
  return Number(process.exitCode ?? 0);
}

/** A reader that closes early, as `head`, is no failure: the command ends normally. A full disk is one. */
function withoutReader(error: NodeJS.ErrnoException): void {
  if (error.code === "EPIPE") return;
  process.stderr.write(`Error: The output can't be written: ${error.message}\n`);
  process.exit(1);
}
