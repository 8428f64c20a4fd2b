// Traces: spans of requests, batches, transactions and calls to control units, for an operator who registered an OpenTelemetry
// provider before the service starts. Without one nothing is loaded.
import type { IncomingHttpHeaders } from "node:http";
import type { Attributes, Link, Span, SpanContext } from "@opentelemetry/api";
import { LRUCache } from "lru-cache";

type Api = typeof import("@opentelemetry/api");

/** Where every copy of `@opentelemetry/api` 1.x finds the provider that was registered. */
const registered = Symbol.for("opentelemetry.js.api.1");
export const scope = "@taxctl/server";
/** Requests whose spans are kept, for the calls to control units that follow from them. */
const mostRequests = 10_000;

let api: Api | undefined;
const requests = new LRUCache<string, SpanContext>({ max: mostRequests });

/** @returns `@opentelemetry/api`, where a provider was registered before the service started. */
export function openTelemetry(): Api | undefined {
  return api;
}

/**
 * Loads `@opentelemetry/api` where a provider is registered.
 *
 * @returns Why there are no traces and metrics although a provider is registered.
 */
export async function startTracing(): Promise<unknown> {
  if (api || !(registered in globalThis)) return undefined;
  try {
    api = await import("@opentelemetry/api");
    return undefined;
  } catch (error) {
    return error;
  }
}

/** The span that is active where an entry of a batch was added. */
export type Origin = SpanContext | undefined;

export function origin(): Origin {
  return api?.trace.getActiveSpan()?.spanContext();
}

/** The span of the request with an id, where this process received it a short time ago. */
export function originOfRequest(requestId: string | null | undefined): Origin {
  return api && requestId ? requests.get(requestId) : undefined;
}

/** The facts at the end of a piece of work. `error` is a code and marks the span as failed. */
export type Ended = { name?: string; attributes?: Attributes; error?: string | undefined };

type Work<Result> = {
  name: string;
  kind?: "server" | "client";
  attributes?: () => Attributes;
  /** Given for work that belongs to no one request: its span begins a trace and links to these. */
  origins?: () => readonly Origin[];
  /** Describes the result of the work. */
  describe?: (result: Result) => Ended;
};

/** Runs work within a span. */
export function inSpan<Result>(work: Work<Result>, run: () => Promise<Result>): Promise<Result> {
  return api ? runTraced(api, api.context.active(), work, run) : run();
}

/** Runs a request within a span. Its parent is the caller's: `traceparent`, or the span of an HTTP instrumentation. */
export function inRequestSpan(
  request: { id: string; method: string; headers: IncomingHttpHeaders },
  describe: () => Ended,
  run: () => Promise<void>,
): Promise<void> {
  if (!api) return run();
  const { trace, propagation, context } = api;
  const active = context.active();
  const parent = trace.getSpan(active) ? active : propagation.extract(active, request.headers);
  const attributes = () => ({ "http.request.method": request.method, "taxctl.request_id": request.id });
  return runTraced(api, parent, { name: request.method, kind: "server", attributes, describe }, () => {
    const own = origin();
    if (own) requests.set(request.id, own);
    return run();
  });
}

async function runTraced<Result>(
  { trace, SpanKind, ROOT_CONTEXT }: Api,
  parent: ReturnType<Api["context"]["active"]>,
  { name, kind, attributes, origins, describe }: Work<Result>,
  run: () => Promise<Result>,
): Promise<Result> {
  const links: Link[] | undefined = origins?.().flatMap((context) => (context ? [{ context }] : []));
  const options = {
    kind: kind === "server" ? SpanKind.SERVER : kind === "client" ? SpanKind.CLIENT : SpanKind.INTERNAL,
    ...(attributes && { attributes: attributes() }),
    ...(links && { links }),
  };
  const within = links ? ROOT_CONTEXT : parent;
  return trace.getTracer(scope).startActiveSpan(name, options, within, async (span) => {
    try {
      const result = await run();
      if (describe) end(span, describe(result));
      return result;
    } catch (error) {
      // No message: it may hold names and numbers of people.
      end(span, { error: error instanceof Error ? error.name : "Error" });
      throw error;
    } finally {
      span.end();
    }
  });
}

function end(span: Span, { name, attributes, error }: Ended): void {
  if (name !== undefined) span.updateName(name);
  if (attributes) span.setAttributes(attributes);
  if (error === undefined || !api) return;
  span.setAttribute("error.type", error);
  span.setStatus({ code: api.SpanStatusCode.ERROR });
}
