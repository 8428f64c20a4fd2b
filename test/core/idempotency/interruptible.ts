import type { Context } from "../../../server/src/core/context/context.ts";
import type { Handler, Handlers, OperationId } from "../../../server/src/core/context/operations.ts";
import { handlers } from "../../support/handlers.ts";
import type { ServiceResponse } from "../../support/service.ts";

export type Step = (run: () => Promise<unknown>, context: Context) => Promise<unknown>;

/** The service's handlers; the next call goes through a test's own step. */
export function interruptible(): { handlers: Handlers; next(step: Step): void } {
  let step: Step | undefined;
  const wrapped = Object.entries(handlers).map(([id, handle]) => [
    id,
    async (request: never, context: Context) => {
      const run = () => (handle as Handler<OperationId>)(request, context);
      const taken = step;
      step = undefined;
      return taken ? taken(run, context) : run();
    },
  ]);
  return {
    handlers: Object.fromEntries(wrapped),
    next(chosen) {
      step = chosen;
    },
  };
}

export const simulator = { itemClasses: 60, itemNumbering: "gapless" } as const;
export const webhook = { url: "http://127.0.0.1:4000/hooks" };
export const codeOf = ({ status, body }: ServiceResponse): string => `${status} ${body.code ?? ""}`.trim();
let keys = 0;
export const newKey = (): string => `key-${++keys}`;
export const isReplay = ({ headers }: ServiceResponse): boolean =>
  headers.get("idempotency-replayed") === "true";
