// Responses of the service that a test wants to lose on their way to the app.
import { AsyncLocalStorage } from "node:async_hooks";
import type { ServerResponse } from "node:http";

/** `connection_lost` cuts the connection after the request was carried out; `timeout` never responds. */
export type Loss = "connection_lost" | "timeout";

export type LossRequest = { operation: string; how: Loss; times: number };

export type Losses = {
  add(request: LossRequest): void;
  /** Runs `handle` for a request whose response may be lost. */
  watch<Result>(response: ServerResponse, handle: () => Result): Result;
  /** Called when the response of an operation is ready, before it is sent. */
  responding(operation: string | undefined): void;
};

export function createLosses(): Losses {
  const wanted: LossRequest[] = [];
  const current = new AsyncLocalStorage<ServerResponse>();

  function take(operation: string | undefined): Loss | undefined {
    const next = wanted.find((one) => one.operation === "*" || one.operation === operation);
    if (!next) return undefined;
    next.times -= 1;
    if (next.times === 0) wanted.splice(wanted.indexOf(next), 1);
    return next.how;
  }

  return {
    add: (request) => wanted.push({ ...request }),
    watch: (response, handle) => current.run(response, handle),
    responding(operation) {
      const response = current.getStore();
      const how = response && take(operation);
      if (!how) return;
      const drop = () => {
        if (how === "connection_lost") response.destroy();
        return response;
      };
      Object.assign(response, { write: drop, end: drop });
    },
  };
}
