// The signal that stops work for a caller who disconnected.
import type { ServerResponse } from "node:http";

/** A signal that is aborted if the caller disconnects before the response is complete. */
export function callerSignal(res: ServerResponse): AbortSignal {
  const controller = new AbortController();
  const abortUnfinished = () => {
    if (!res.writableFinished) controller.abort();
  };
  if (res.closed) abortUnfinished();
  res.once("close", abortUnfinished);
  return controller.signal;
}
