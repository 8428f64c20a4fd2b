// Traces of the service, through OpenTelemetry's own SDK: what an operator's collector receives.
import { context, propagation, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { W3CTraceContextPropagator } from "@opentelemetry/core";
import {
  BasicTracerProvider,
  InMemorySpanExporter,
  SimpleSpanProcessor,
} from "@opentelemetry/sdk-trace-base";
import { expect } from "chai";
import { openBranch, sale, type TestBranch } from "../support/branch.ts";
import { describeEachFamily } from "../support/database.ts";
import { startTestService, type TestService } from "../support/service.ts";

describeEachFamily("traces of the service", (family) => {
  const exporter = new InMemorySpanExporter();
  let test: TestService;
  let branch: TestBranch;
  before(async () => {
    context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
    propagation.setGlobalPropagator(new W3CTraceContextPropagator());
    trace.setGlobalTracerProvider(
      new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] }),
    );
    test = await startTestService({ family });
  });
  after(async () => {
    await test.close();
    trace.disable();
    propagation.disable();
    context.disable();
  });
  beforeEach(() => exporter.reset());

  const spansOf = async (name: RegExp) => {
    await test.service.lanes.drain();
    return exporter.getFinishedSpans().filter((span) => name.test(span.name));
  };
  const one = async (name: RegExp) => {
    const [span] = await spansOf(name);
    if (!span) throw new Error(`no span is named ${name}`);
    return span;
  };
  const traceId = "0af7651916cd43dd8448eb211c80319c";
  const headers = { traceparent: `00-${traceId}-b7ad6b7169203331-01` };
  const register = async () => {
    Object.assign(test.account, await test.openAccount());
    branch = await openBranch(test);
    exporter.reset();
  };

  it("show a request within its caller's trace, without personal data", async () => {
    await register();
    const { status } = await test.call("POST", "/sales", {
      body: sale({ customer_name: "Wanjiku Kamau" }),
      headers,
    });
    expect(status).to.equal(200);
    const request = await one(/^POST \/sales$/);
    expect(request.kind).to.equal(SpanKind.SERVER);
    expect(request.spanContext().traceId).to.equal(traceId);
    expect(request.parentSpanContext?.spanId).to.equal("b7ad6b7169203331");
    expect(request.attributes).to.include({
      "http.request.method": "POST",
      "http.route": "/sales",
      "http.response.status_code": 200,
      "taxctl.operation": "createSale",
      "taxctl.account_id": test.account.id,
    });
    expect(request.status.code).to.equal(SpanStatusCode.UNSET);
    const batches = await spansOf(/^taxctl.batch$/);
    const own = batches.find(({ links }) =>
      links.some(({ context }) => context.spanId === request.spanContext().spanId),
    );
    expect(own?.attributes["taxctl.batch.size"]).to.equal(1);
    const transactions = await spansOf(/^transaction$/);
    const within = transactions.filter(
      ({ parentSpanContext }) => parentSpanContext?.spanId === own?.spanContext().spanId,
    );
    expect(within.map(({ attributes }) => attributes["db.system.name"])).to.deep.equal([family]);
    const all = JSON.stringify(
      exporter.getFinishedSpans().map(({ name, attributes, status }) => [name, attributes, status]),
    );
    expect(all).to.not.include("Wanjiku").and.not.include(test.account.keys.owner);
  });

  it("link a call to the control unit with the request that submitted it", async () => {
    await register();
    await test.call("POST", "/sales", { body: sale(), headers });
    const call = (await spansOf(/^unit /)).find(({ attributes }) =>
      /[sS]ales/.test(String(attributes["url.path"])),
    );
    expect(call?.kind).to.equal(SpanKind.CLIENT);
    expect(call?.attributes).to.include({
      "taxctl.unit.result": "accepted",
      "taxctl.unit.result_code": "000",
      "taxctl.branch_id": branch.bhf_id,
    });
    expect(call?.status.code).to.equal(SpanStatusCode.UNSET);
    const request = await one(/^POST \/sales$/);
    expect(call?.links.map(({ context }) => context.spanId)).to.deep.equal([request.spanContext().spanId]);
  });

  it("show failures of the unit and of the service as errors, but not a rejected request", async () => {
    await register();
    await test.simulator.setFault({ fault: "F18", tin: branch.tin });
    await test.call("POST", "/sales", { body: sale() });
    const calls = await spansOf(/^unit /);
    const failed = calls.filter(({ status }) => status.code === SpanStatusCode.ERROR);
    expect(failed).to.not.be.empty;
    expect(failed[0]?.attributes["error.type"]).to.be.a("string");
    exporter.reset();
    await test.simulator.setFault({ fault: "F1" });
    await test.call("POST", "/sales?async=true", { body: sale() });
    const unsent = (await spansOf(/^unit /)).map(({ attributes }) => attributes["error.type"]);
    expect(unsent).to.include("not_sent");
    exporter.reset();
    await test.call("POST", "/sales", { body: {} });
    const rejected = await one(/^POST \/sales$/);
    expect(rejected.attributes["http.response.status_code"]).to.be.within(400, 499);
    expect(rejected.status.code).to.equal(SpanStatusCode.UNSET);
  });
});
