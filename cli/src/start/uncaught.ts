// Shows errors that no command caught: unknown commands, help of unknown topics, and `exit` of a plug-in.

import { describe, oclifExit } from "../failures/describe.ts";
import { systemCode } from "../failures/of-file.ts";
import { failureEnvelope, failureText } from "../output/envelope.ts";

/** Shows it and gives the exit code. */
export async function escaped(error: unknown, argv: readonly string[]): Promise<number> {
  const exit = error instanceof Error && systemCode(error) === "EEXIT" ? oclifExit(error) : undefined;
  if (typeof exit === "number") return exit;
  const failure = describe(error);
  const command = argv.filter((word) => !word.startsWith("-")).join(" ");
  if (argv.includes("--json")) process.stdout.write(failureEnvelope(failure, [], { command }));
  else process.stderr.write(failureText(failure, undefined, process.stderr));
  return failure.exitCode;
}
