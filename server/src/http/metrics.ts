// The page /metrics for Prometheus: the figures of the service and of its process, and who may read them.
import type { IncomingMessage } from "node:http";
import type { Context as KoaContext, Next } from "koa";
import { collectDefaultMetrics, Registry } from "prom-client";
import type { Service } from "../core/context/context.ts";
import { createRangeTest } from "./address.ts";
import { createFigures } from "./figures.ts";

const isLoopback = createRangeTest(["127.0.0.0/8", "::1"]);
/** Set by proxies: a request with one of these comes from elsewhere, even if the connection is local. */
const forwardingHeaders = ["forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via"];

/** Whether a request was made on this machine, to this machine by name: not by a proxy, not by a page in a browser. */
function isLocal({ socket, headers }: IncomingMessage): boolean {
  const host = (headers.host ?? "").replace(/:\d+$/, "").replace(/^\[(.*)\]$/, "$1");
  return (
    isLoopback(socket.remoteAddress ?? "") &&
    (host === "localhost" || isLoopback(host)) &&
    forwardingHeaders.every((name) => headers[name] === undefined)
  );
}

let processMetrics: Registry | undefined;

/** Memory, processor time, event loop and garbage collection: of the process, however many services run in it. */
function processRegistry(): Registry {
  if (!processMetrics) {
    processMetrics = new Registry();
    collectDefaultMetrics({ register: processMetrics });
  }
  return processMetrics;
}

/** Responds to `/metrics` for callers who may read it; passes everything else on. */
export function createMetricsPage(service: Service) {
  const { config, metrics } = service;
  const figures = createFigures(service);
  return async (ctx: KoaContext, next: Next): Promise<void> => {
    if (ctx.path !== "/metrics" || (ctx.method !== "GET" && ctx.method !== "HEAD")) return next();
    if (config.metrics === "off" || (config.metrics === "loopback" && !isLocal(ctx.req))) return next();
    const registries = [...(await figures.read()), processRegistry()];
    const texts = await Promise.all(registries.map((registry) => registry.metrics()));
    ctx.set("Cache-Control", "no-store");
    ctx.type = metrics.registry.contentType;
    ctx.body = texts.join("\n");
  };
}
