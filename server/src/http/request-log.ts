// One log line a request: caller, operation, result and duration. Never a body, never a whole key.

import type { Context as KoaContext } from "koa";
import { monotonicMs } from "../base/clock.ts";
import { type Logger, maskKeys } from "../base/log.ts";
import type { Exchange } from "./exchange.ts";

/** Writes the line; 5xx as errors, rejections of the caller as information like everything else. */
export function logRequest(log: Logger, ctx: KoaContext, exchange: Exchange): void {
  const line = {
    request_id: exchange.requestId,
    operation: exchange.operation?.id,
    method: ctx.method,
    // Without the query: filters may hold names of people.
    path: exchange.operation?.path ?? exchange.shownPath ?? maskKeys(ctx.path.slice(0, 200)),
    status: ctx.status,
    code: exchange.code,
    ms: Math.round((monotonicMs() - exchange.startedMs) * 10) / 10,
    key_prefix: exchange.caller?.prefix,
    person_id: exchange.personId,
    account_id: exchange.caller?.account_id,
    ...(exchange.lost === undefined ? {} : { err: exchange.lost }),
  };
  if (ctx.status >= 500) log.error(line, "request");
  else log.info(line, "request");
}
