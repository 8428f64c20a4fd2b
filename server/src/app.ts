// The HTTP application: request ids, failures, log lines and security headers around the API and its pages.

import Koa from "koa";
import { monotonicMs } from "./base/clock.ts";
import { DatabaseLost } from "./base/database-lost.ts";
import { ServiceError } from "./base/errors.ts";
import { maskKeys } from "./base/log.ts";
import { type Ended, inRequestSpan } from "./base/tracing.ts";
import type { Service } from "./core/context/context.ts";
import type { Handlers, Operation } from "./core/context/operations.ts";
import { handlersOf } from "./handlers.ts";
import type { RouterState } from "./http/api-context.ts";
import { createResponseChecks } from "./http/check-responses.ts";
import type { ConsoleFactory } from "./http/console.ts";
import { createPages } from "./http/docs.ts";
import type { Exchange } from "./http/exchange.ts";
import { failureResponse, isBug } from "./http/failure.ts";
import { lingerAfter } from "./http/linger.ts";
import { createMetricsPage } from "./http/metrics.ts";
import type { Module } from "./http/module.ts";
import { defaultPressureLimits, type PressureLimits } from "./http/pressure.ts";
import { createProbes } from "./http/probes.ts";
import { checkHead, requestIdOf } from "./http/request-head.ts";
import { logRequest } from "./http/request-log.ts";
import { sendResponse, setSecurityHeaders } from "./http/response.ts";
import { compressMarked } from "./http/revalidate.ts";
import { createApi } from "./http/router.ts";
import type { Turns } from "./http/turns.ts";
import { modules as allModules } from "./modules.ts";

/** A response as it is sent, for observers that check responses. */
export type ObservedResponse = {
  /** `undefined` for paths outside the API, and methods it does not have. */
  operation: Operation | undefined;
  method: string;
  path: string;
  status: number;
  headers: Record<string, unknown>;
  /** The body's text; empty without a body. */
  text: string;
};

export type AppOptions = {
  onResponse?: ((response: ObservedResponse) => void) | undefined;
  /** Those of the service; default all. */
  modules?: readonly Module[] | undefined;
  /** Handlers that replace the service's own, for tests of the layers above them. */
  handlers?: Partial<Handlers> | undefined;
  /** Whether the process is stopping: then `/readyz` responds 503. */
  isDraining?: (() => boolean) | undefined;
  /** How much may be under way at once. */
  limits?: Partial<PressureLimits> | undefined;
  /** Other turns of large bodies than the service's own, for tests. */
  turns?: Turns | undefined;
  /** Probes and metrics alone, for a process without the API. */
  probesOnly?: boolean | undefined;
  /** Pages for people, above the API. */
  createConsole?: ConsoleFactory | undefined;
};

/** What logs and metrics say of a request whose caller left. Nobody receives it. */
const callerLeft = 499;

/** The attributes of a request in a trace: the template of its path, never a person's id or a name. */
function describeRequest(method: string, status: number, { operation, caller, code }: Exchange): Ended {
  const attributes = {
    "http.response.status_code": status,
    ...(operation && { "http.route": operation.path, "taxctl.operation": operation.id }),
    ...(caller && { "taxctl.account_id": caller.account_id }),
  };
  return {
    name: operation ? `${method} ${operation.path}` : method,
    attributes,
    error: status >= 500 ? (code ?? String(status)) : undefined,
  };
}

export function createApp(service: Service, options: AppOptions = {}): Koa<RouterState> {
  const { clock, log, metrics } = service;
  const { modules = allModules, isDraining = () => false } = options;
  const app = new Koa<RouterState>();
  // No response can report these failures, because the caller has disconnected.
  app.on("error", (error: unknown) => log.debug({ err: error }, "a response could not be delivered"));

  const checkResponse = createResponseChecks(service);
  app.use(compressMarked);
  app.use(async (ctx, next) => {
    const exchange: Exchange = {
      requestId: requestIdOf(ctx.req.headers["x-request-id"]),
      startedMs: monotonicMs(),
    };
    ctx.state.exchange = exchange;
    const answered = metrics.startRequest();
    ctx.res.setHeader("X-Request-Id", exchange.requestId);
    setSecurityHeaders(ctx);
    const { requestId: id } = exchange;
    const request = { id, method: ctx.method, headers: ctx.req.headers };
    await inRequestSpan(
      request,
      () => describeRequest(ctx.method, ctx.status, exchange),
      async () => {
        try {
          checkHead(ctx.req);
          await next();
        } catch (error) {
          if (ctx.req.socket.destroyed) {
            log.debug({ err: error, request_id: exchange.requestId }, "the caller went away");
            // The signal of this caller stopped the work.
            if (error instanceof Error && error.name === "AbortError") {
              ctx.status = callerLeft;
              return;
            }
          } else if (error instanceof DatabaseLost) exchange.lost = error;
          else if (isBug(error))
            log.error({ err: error, request_id: exchange.requestId }, "unexpected failure");
          else if (error instanceof Error && error.cause !== undefined) {
            log.warn({ err: error, request_id: exchange.requestId }, "failure");
          }
          // The service doesn't need the rest of the body. The connection ends with the response.
          if (!ctx.req.complete) {
            ctx.res.setHeader("Connection", "close");
            lingerAfter(ctx.req);
          }
          await sendResponse(ctx, exchange, failureResponse(error, exchange.operation), clock.now());
        }
      },
    ).finally(() => {
      answered(exchange.operation?.id ?? "other", ctx.status);
      logRequest(log, ctx, exchange);
    });
    if (ctx.status === callerLeft) return;
    checkResponse?.({
      operation: exchange.operation,
      status: ctx.status,
      type: String(ctx.res.getHeader("content-type") ?? ""),
      // A compressed response is sent without its text.
      body: ctx.res.hasHeader("content-encoding") ? undefined : ctx.body,
      requestId: exchange.requestId,
    });
    options.onResponse?.({
      operation: exchange.operation,
      method: ctx.method,
      path: ctx.path,
      status: ctx.status,
      headers: ctx.res.getHeaders(),
      text: typeof ctx.body === "string" || Buffer.isBuffer(ctx.body) ? String(ctx.body) : "",
    });
  });
  // First, as most requests are for it; no page is under its prefixes.
  if (!options.probesOnly)
    app.use(
      createApi(
        service,
        options.handlers ?? handlersOf(modules),
        { ...defaultPressureLimits, ...options.limits },
        options.turns,
      ),
    );
  app.use(createProbes(service, isDraining));
  app.use(createMetricsPage(service));
  if (!options.probesOnly) {
    app.use(createPages({ hasConsole: options.createConsole !== undefined }));
    // Its pages call operations as a request from outside would.
    if (options.createConsole)
      app.use(
        options.createConsole(service, (request, response) => void handle(request, response), isDraining),
      );
    for (const { pages } of modules) if (pages) app.use(pages(service));
  }
  app.use((ctx) => {
    throw new ServiceError(
      404,
      "route_not_found",
      `There is no ${maskKeys(ctx.path.slice(0, 200))}; the API is under /api/v1, and GET /docs describes it`,
    );
  });
  const handle = app.callback();
  return app;
}
