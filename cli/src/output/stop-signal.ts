// Stopping a run: by Ctrl-C, by SIGTERM, or because its output is closed.
import { exitCodes } from "../failures/exit-codes.ts";
import { interrupted, readerGone } from "../failures/failure.ts";

/**
 * Aborted by the first Ctrl-C, with an error that says how to continue; the second one ends the process at once. Also aborted
 * if the output is closed: a command that only follows (`follows`) then ends without a message.
 */
export function stopSignal(remedy: () => string, follows: boolean): AbortSignal {
  const controller = new AbortController();
  process.stdout.on("error", () => controller.abort(follows ? readerGone() : interrupted(remedy())));
  const onSignal = () => {
    if (controller.signal.aborted) process.exit(exitCodes.interrupted);
    controller.abort(interrupted(remedy()));
  };
  // Ctrl-Break is of Windows.
  for (const name of ["SIGINT", "SIGBREAK", "SIGTERM"] as const) process.on(name, onSignal);
  return controller.signal;
}
