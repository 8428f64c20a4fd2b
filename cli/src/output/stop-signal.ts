// Responsible for how a run is stopped: by Ctrl-C, by SIGTERM, or because nobody reads its output any more.
import { exitCodes } from "../failures/exit-codes.ts";
import { interrupted, readerGone } from "../failures/failure.ts";

/**
 * Aborted by the first Ctrl-C, with an error that says how to go on; the second one ends the process at once. Aborted
 * too when nobody reads the output any more: what only follows (`follows`) is then over, without a word.
 */
export function stopSignal(remedy: () => string, follows: boolean): AbortSignal {
  const controller = new AbortController();
  process.stdout.on("error", () => controller.abort(follows ? readerGone() : interrupted(remedy())));
  const onSignal = () => {
    if (controller.signal.aborted) process.exit(exitCodes.interrupted);
    controller.abort(interrupted(remedy()));
  };
  process.on("SIGINT", onSignal);
  process.on("SIGTERM", onSignal);
  return controller.signal;
}
