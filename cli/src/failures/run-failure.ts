// The failure of a run over many records: all that is left is open, part is done, or nothing is.
import { exitCodes } from "./exit-codes.ts";
import { Failure } from "./failure.ts";

/** How many records a run had, and how they ended. */
type Tally = { all: number; good: number; pending: number; failed: number };

/** `undefined` when every record is done. `failed` counts those that were rejected when they were sent. */
export function runFailure(
  { all, good, pending, failed }: Tally,
  message: string,
  remedy?: string,
): Failure | undefined {
  const left = all - good;
  if (left === 0) return undefined;
  if (pending === left)
    return new Failure(message, { code: "still_pending", exitCode: exitCodes.pending, remedy });
  if (good > 0) return new Failure(message, { code: "partly_done", exitCode: exitCodes.partly, remedy });
  if (failed > 0) return new Failure(message, { code: "rejected", exitCode: exitCodes.rejected, remedy });
  return new Failure(message, { code: "nothing_done", remedy });
}
