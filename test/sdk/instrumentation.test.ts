// Proving what can be watched: hooks, log levels, and traces through OpenTelemetry's own SDK.
import { context, propagation, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { W3CTraceContextPropagator } from "@opentelemetry/core";
import {
  BasicTracerProvider,
  InMemorySpanExporter,
  SimpleSpanProcessor,
} from "@opentelemetry/sdk-trace-base";
import type { FailureInfo, Hooks, LogLevel } from "@taxctl/sdk";
import { openTelemetry } from "@taxctl/sdk/opentelemetry";
import { expect } from "chai";
import { forEachTest } from "../support/suite.ts";
import {
  clientOf,
  envelope,
  exampleSale,
  failure,
  key,
  type Scripted,
  startDouble,
} from "./client/double.ts";

describe("instrumentation", () => {
  let respond: (count: number) => Scripted;
  const double = forEachTest(() => startDouble((_, count) => respond(count)));

  describe("hooks", () => {
    it("are notified of each attempt, its outcome and the reason of a retry", async () => {
      respond = (count) => (count === 1 ? "reset" : count === 2 ? failure(503, "unavailable") : envelope({}));
      const observed: string[] = [];
      const hooks: Hooks = {
        onRequest: ({ operation, attempt }) => observed.push(`${operation} ${attempt}`),
        onResponse: ({ status, requestId, elapsedMs }) =>
          observed.push(`${status} ${requestId} ${elapsedMs >= 0}`),
        onFailure: ({ kind, cause }) => observed.push(`${kind} ${cause instanceof Error}`),
        onRetry: ({ code, delayMs }) => observed.push(`${code} ${delayMs >= 0}`),
      };
      await clientOf(double, { hooks }).sales.create(exampleSale);
      expect(observed).to.deep.equal([
        "createSale 1",
        "lost true",
        "lost true",
        "createSale 2",
        "503 r-2 true",
        "unavailable true",
        "createSale 3",
        "200 r-3 true",
      ]);
    });

    it("that throw are logged, and change nothing", async () => {
      respond = (count) => (count === 1 ? "reset" : envelope({ receipt_no: "7" }));
      const lines: string[] = [];
      const logger = { error: (message: string) => lines.push(message) };
      const fail = () => {
        throw new Error("a mistake in a hook");
      };
      const hooks: Hooks = { onRequest: fail, onResponse: fail, onFailure: fail, onRetry: fail };
      expect(await clientOf(double, { hooks, logger }).sales.create(exampleSale)).to.have.property(
        "receipt_no",
        "7",
      );
      expect(lines).to.deep.equal(Array(5).fill("a hook failed"));
    });

    it("are notified of the last failure, a time-out and an abort", async () => {
      respond = () => "hang";
      const failures: FailureInfo[] = [];
      const client = clientOf(double, { hooks: { onFailure: (info) => failures.push(info) }, maxRetries: 0 });
      await client.health.get({ timeoutMs: 20 }).catch(() => {});
      const controller = new AbortController();
      respond = () => {
        controller.abort();
        return "hang";
      };
      await client.sales
        .create(exampleSale, { signal: controller.signal, idempotencyKey: "mine" })
        .catch(() => {});
      expect(
        failures.map(({ kind, operation, idempotencyKey }) => [kind, operation, idempotencyKey]),
      ).to.deep.equal([
        ["timeout", "getHealth", undefined],
        ["aborted", "createSale", "mine"],
      ]);
    });
  });

  describe("logger", () => {
    const failing = async (logLevel?: LogLevel) => {
      respond = () => "reset";
      const lines: string[] = [];
      const at = (level: string) => (message: string) => lines.push(`${level} ${message}`);
      const logger = { debug: at("debug"), info: at("info"), warn: at("warn"), error: at("error") };
      await clientOf(double, { logger, logLevel, maxRetries: 1 })
        .health.get()
        .catch(() => {});
      return lines;
    };

    it("is notified of attempts, retries and the call that was given up", async () => {
      const whole = ["debug no response", "warn retrying", "debug no response", "error no response"];
      expect(await failing()).to.deep.equal(whole);
      expect(await failing("debug")).to.deep.equal(whole);
    });

    it("gets nothing below its level", async () => {
      expect(await failing("info")).to.deep.equal(["warn retrying", "error no response"]);
      expect(await failing("error")).to.deep.equal(["error no response"]);
      expect(await failing("off")).to.deep.equal([]);
      expect(() => clientOf(double, { logLevel: "loud" as LogLevel })).to.throw("logLevel");
    });

    it("is reported when a call waited for the rate limit", async () => {
      const headers = { "x-ratelimit-limit": "60", "x-ratelimit-remaining": "0" };
      respond = () => ({ ...Object(envelope({})), headers });
      const waits: unknown[] = [];
      const info = (message: string, fields: Record<string, unknown>) => waits.push(message, fields.queuedMs);
      const client = clientOf(double, { logger: { info }, pace: true });
      await client.health.get();
      expect(waits).to.deep.equal([]);
      await client.health.get();
      expect(waits[0]).to.equal("waited for the rate limit");
      expect(waits[1]).to.be.within(1_000, 5_000);
    });

    it("keeps the object that its methods belong to", async () => {
      const lines: string[] = [];
      class Own {
        #lines = lines;
        debug(message: string) {
          this.#lines.push(message);
        }
      }
      respond = () => envelope({});
      await clientOf(double, { logger: new Own() }).health.get();
      expect(lines).to.deep.equal(["response"]);
    });
  });

  describe("OpenTelemetry", () => {
    const exporter = new InMemorySpanExporter();
    const provider = new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] });
    before(() => {
      trace.setGlobalTracerProvider(provider);
      context.setGlobalContextManager(new AsyncLocalStorageContextManager());
      propagation.setGlobalPropagator(new W3CTraceContextPropagator());
    });
    after(() => {
      trace.disable();
      context.disable();
      propagation.disable();
    });
    beforeEach(() => exporter.reset());

    it("makes a span of a call and of each attempt within it, and sends the trace to the service", async () => {
      respond = (count) => (count === 1 ? failure(503, "unavailable") : envelope({ transaction_id: "t" }));
      const client = clientOf(double, { instrumentation: openTelemetry() });
      expect(await client.sales.create(exampleSale)).to.deep.equal({ transaction_id: "t" });
      const [first, second, call] = exporter.getFinishedSpans();
      expect([first?.name, second?.name, call?.name]).to.deep.equal(["POST", "POST", "taxctl createSale"]);
      for (const span of [first, second]) {
        expect(span?.parentSpanContext?.spanId).to.equal(call?.spanContext().spanId);
        expect(span?.kind).to.equal(SpanKind.CLIENT);
      }
      expect(first?.attributes).to.include({
        "http.request.method": "POST",
        "url.full": `${double.url}/sales`,
        "server.address": "127.0.0.1",
        "server.port": Number(new URL(double.url).port),
        "http.response.status_code": 503,
        "error.type": "unavailable",
        "taxctl.operation": "createSale",
      });
      expect(first?.status.code).to.equal(SpanStatusCode.ERROR);
      expect(second?.attributes).to.include({
        "http.response.status_code": 200,
        "http.request.resend_count": 1,
      });
      expect([second?.status.code, call?.status.code]).to.deep.equal([
        SpanStatusCode.UNSET,
        SpanStatusCode.UNSET,
      ]);
      const trace = (span: typeof first) =>
        `00-${span?.spanContext().traceId}-${span?.spanContext().spanId}-01`;
      expect(double.seen.map(({ headers }) => headers.traceparent)).to.deep.equal([
        trace(first),
        trace(second),
      ]);
      expect(JSON.stringify(exporter.getFinishedSpans().map((span) => span.attributes))).not.to.contain(key);
    });

    it("marks a failed call, with the ids to find it", async () => {
      respond = () => failure(422, "unit_930", { transaction_id: "t-1" });
      const client = clientOf(double, { instrumentation: openTelemetry({ propagate: false }) });
      const error = await client.sales.create(exampleSale).catch((reason) => reason);
      expect(error).to.have.property("code", "unit_930");
      const call = exporter.getFinishedSpans().at(-1);
      expect(call?.status).to.deep.equal({ code: SpanStatusCode.ERROR, message: "It is unit_930" });
      expect(call?.attributes).to.include({
        "error.type": "unit_930",
        "taxctl.request_id": "r-1",
        "taxctl.transaction_id": "t-1",
      });
      expect(double.seen[0]?.headers.traceparent).to.equal(undefined);
    });

    it("ends its spans when there is no response, or an abort", async () => {
      respond = () => "hang";
      const tracer = provider.getTracer("own");
      const client = clientOf(double, { instrumentation: openTelemetry({ tracer }), maxRetries: 0 });
      await client.health.get({ timeoutMs: 20 }).catch(() => {});
      await client.health.get({ signal: AbortSignal.timeout(20) }).catch(() => {});
      const spans = exporter.getFinishedSpans();
      expect(spans.map(({ name, attributes }) => [name, attributes["error.type"]])).to.deep.equal([
        ["GET", "timeout"],
        ["taxctl getHealth", "TimeoutError"],
        ["GET", "TimeoutError"],
        ["taxctl getHealth", "TimeoutError"],
      ]);
      expect(spans.every((span) => span.instrumentationScope.name === "own")).to.equal(true);
    });
  });
});
