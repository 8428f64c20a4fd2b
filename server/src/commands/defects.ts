// The end of a service by a defect that nothing caught: it is logged with its context, and the process exits.
import type { Logger } from "../base/log.ts";

/** The exit code: software error, as `sysexits.h` has it. */
const defectCode = 70;

/** From now on, an exception or rejection that nothing catches is logged before it ends the process. */
export function exitOnDefects(log: Logger, context: Record<string, unknown>): void {
  for (const event of ["uncaughtException", "unhandledRejection"] as const) {
    process.on(event, (error: unknown) => {
      const fields = { err: error, event, ...context, uptime_s: Math.round(process.uptime()) };
      log.fatal(fields, "a defect that nothing caught ends the process");
      process.exit(defectCode);
    });
  }
}
