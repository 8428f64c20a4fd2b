// Traces: one span for each call and one for each attempt, made with the OpenTelemetry API.
import {
  type Attributes,
  context,
  propagation,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from "@opentelemetry/api";
import { TaxctlError } from "./client/errors.ts";
import { type Instrumentation, version } from "./client/options.ts";
import type { Outcome } from "./client/retry.ts";

export type OpenTelemetryOptions = {
  /** Default: the tracer `@taxctl/sdk` of the registered provider. */
  tracer?: Tracer | undefined;
  /** False doesn't send the trace to the service (`traceparent`). Default true. */
  propagate?: boolean | undefined;
};

/**
 * Traces the calls of a client. Each call becomes a span `taxctl <operation>`, and each attempt a client span in it with the
 * attributes of the HTTP conventions. Keys and bodies don't become attributes.
 *
 * @example
 * const client = new Taxctl({ instrumentation: openTelemetry() });
 */
export function openTelemetry({ tracer, propagate = true }: OpenTelemetryOptions = {}): Instrumentation {
  const spans = () => tracer ?? trace.getTracer("@taxctl/sdk", version);
  return {
    call: ({ operation }, run) => {
      const attributes = { "taxctl.operation": operation };
      return spans().startActiveSpan(`taxctl ${operation}`, { attributes }, (span) =>
        ended(span, run, () => {}),
      );
    },
    attempt: (info, setHeader, run) => {
      const { hostname, port, protocol } = new URL(info.url);
      const attributes: Attributes = {
        "http.request.method": info.method,
        "url.full": info.url,
        "server.address": hostname,
        "server.port": Number(port || (protocol === "https:" ? 443 : 80)),
        "taxctl.operation": info.operation,
        ...(info.attempt > 1 && { "http.request.resend_count": info.attempt - 1 }),
      };
      return spans().startActiveSpan(info.method, { kind: SpanKind.CLIENT, attributes }, (span) => {
        if (propagate)
          propagation.inject(context.active(), setHeader, { set: (set, name, value) => set(name, value) });
        return ended(span, run, ({ outcome }) => describe(span, outcome));
      });
    },
  };
}

function describe(span: Span, outcome: Outcome): void {
  const status = outcome.kind === "response" ? outcome.status : undefined;
  if (status !== undefined) span.setAttribute("http.response.status_code", status);
  if (status !== undefined && status < 400) return;
  span.setAttribute(
    "error.type",
    outcome.kind === "response" ? (outcome.code ?? String(status)) : outcome.kind,
  );
  span.setStatus({ code: SpanStatusCode.ERROR });
}

async function ended<Given>(
  span: Span,
  run: () => Promise<Given>,
  describe: (given: Given) => void,
): Promise<Given> {
  try {
    const given = await run();
    describe(given);
    return given;
  } catch (error) {
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    span.setAttribute("error.type", (error instanceof TaxctlError && error.code) || name);
    if (error instanceof TaxctlError) {
      const { requestId, transactionId } = error;
      if (requestId) span.setAttribute("taxctl.request_id", requestId);
      if (transactionId) span.setAttribute("taxctl.transaction_id", transactionId);
    }
    span.setStatus({ code: SpanStatusCode.ERROR, message });
    throw error;
  } finally {
    span.end();
  }
}
