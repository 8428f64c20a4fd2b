// The sampled check of responses: one that violates the description is logged, counted, and still sent.
import { expect } from "chai";
import { pino } from "pino";
import { createResponseChecks } from "../../server/src/http/check-responses.ts";
import { takeProblems } from "../support/contract.ts";
import { handlers } from "../support/handlers.ts";
import { startTestService, type TestService } from "../support/service.ts";
import { until } from "../support/until.ts";

describe("the check of responses", () => {
  const lines: Record<string, unknown>[] = [];
  let heard = () => {};
  const log = pino(
    { level: "error" },
    {
      write(line: string) {
        lines.push(JSON.parse(line));
        heard();
      },
    },
  );
  let test: TestService;
  const metric = async () =>
    (await test.service.metrics.registry.getSingleMetric("taxd_responses_checked_total")?.get())?.values;
  before(async () => {
    const listBranches = async () => ({
      status: 200,
      body: { status: "success", data: [{ bhf_id: 7, secret_name: "Asha" }], meta: {} },
    });
    test = await startTestService({
      simulator: false,
      overrides: { log },
      environment: { TAXD_CHECK_RESPONSES: "100" },
      // A handler that returns what no schema describes.
      handlers: { ...handlers, listBranches: listBranches as never },
    });
  });
  after(() => test.close());

  it("logs and counts a response that violates the description, and sends it", async () => {
    const logged = new Promise<void>((resolve) => {
      heard = resolve;
    });
    const response = await test.call("GET", "/branches");
    expect(response.status).to.equal(200);
    expect(takeProblems()).to.have.length(1);
    await logged;
    const [line] = lines;
    expect(line).to.deep.include({ operation: "listBranches", status: 200 });
    expect(line?.request_id).to.equal(response.headers.get("x-request-id"));
    expect(line?.problems).to.include("/data/0: required");
    expect(JSON.stringify(line)).not.to.contain("Asha");
    const counted = (await metric())?.find(
      ({ labels }) => labels.operation === "listBranches" && labels.result === "invalid",
    );
    expect(counted).to.deep.include({ value: 1, labels: { operation: "listBranches", result: "invalid" } });
  });

  it("counts a response that fits the description, also a failure", async () => {
    for (const [path, status] of [
      ["/items", 200],
      ["/items/none", 404],
    ] as const)
      expect((await test.call("GET", path)).status).to.equal(status);
    const valid = async () =>
      ((await metric()) ?? []).filter(({ labels, value }) => labels.result === "valid" && value > 0).length;
    await until(async () => (await valid()) >= 2);
    expect(lines).to.have.length(1);
  });

  it("checks the share that is set, and nothing without the setting", () => {
    const { config, metrics } = test.service;
    expect(createResponseChecks({ config: { ...config, checkResponses: 0 }, log, metrics })).to.equal(
      undefined,
    );
    let counted = 0;
    const counting = { ...metrics, countChecked: () => void counted++ };
    let draw = 0;
    const check = createResponseChecks(
      { config: { ...config, checkResponses: 25 }, log: pino({ level: "silent" }), metrics: counting },
      () => (draw++ % 100) / 100,
    );
    const operation = { id: "getItem", statuses: [200] } as never;
    for (let index = 0; index < 200; index++)
      check?.({ operation, status: 599, type: "application/json", body: "{}", requestId: "r" });
    expect(counted).to.equal(50);
  });
});
