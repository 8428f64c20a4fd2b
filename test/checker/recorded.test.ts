// A run of the real service, recorded and judged: nothing is wrong with it, and a hidden loss is found.
import { expect } from "chai";
import { openBranch, purchase, sale } from "../support/branch.ts";
import { witnessOf } from "../support/invariants.ts";
import { type Receiver, startReceiver } from "../support/receiver.ts";
import { createRecorder, type Recorder, recordAccount, recordUnit } from "../support/recorder.ts";
import { startTestService, type TestService } from "../support/service.ts";
import { movement } from "../support/stock.ts";
import { judge } from "./judge.ts";
import { readHistory } from "./reader.ts";

describe("a recorded run of the service", () => {
  let test: TestService;
  let receiver: Receiver;
  let recorder: Recorder;

  before(async () => {
    receiver = await startReceiver();
    test = await startTestService({ family: "sqlite", overrides: { work: false, syncWaitMs: 0 } });
    await openBranch(test);
    await test.call("POST", "/webhooks", { body: { url: receiver.url } });
    recorder = createRecorder({ suite: "recorded", seed: 1, events: true });
    const call = (method: "GET" | "POST", path: string, body?: object, idempotency_key?: string) =>
      recorder.exchange(
        {
          caller: "owner",
          method,
          path,
          body,
          ...(idempotency_key === undefined ? {} : { idempotency_key }),
        },
        () =>
          test.call(method, path, {
            body,
            headers: idempotency_key ? { "Idempotency-Key": idempotency_key } : {},
          }),
      );
    const first = sale({ branch_id: "00" });
    await call("POST", "/sales?async=true", first, "one");
    await call("POST", "/sales?async=true", first, "one");
    await call("POST", "/sales?async=true", sale({ branch_id: "00" }), "one");
    await call("POST", "/sales?async=true", sale({ branch_id: "00", remark: "SIM-884" }));
    await call("POST", "/sales", sale({ branch_id: "00" }));
    await call("POST", "/sales", sale({ branch_id: "00", items: [] }));
    await call("POST", "/purchases?async=true", purchase({ branch_id: "00" }));
    const adjustment = movement("13", [
      { qty: 5 },
      { item_cd: "KE2NTXL0000002", qty: -3, prc: 50, tax_ty_cd: "B" },
    ]);
    await call("POST", "/stock?async=true", { ...adjustment, branch_id: "00" });
    await test.service.lanes.drain();
    const { number } = { number: first.invoice_no };
    await call("GET", `/transactions?invoice_no=${number}`);
    await call("POST", "/sales", first);
    await test.service.webhooks.drain();
    for (const { headers, body } of receiver.received)
      recorder.delivery({ id: String(headers["webhook-id"]), body: JSON.parse(body) });
    recordUnit(recorder, witnessOf(test.simulator));
    await recordAccount(recorder, async (path) => (await test.call("GET", path)).body);
  });
  after(async () => {
    await test.close();
    await receiver.close();
  });

  it("keeps every promise", () => {
    recorder.expectKept();
    expect(recorder.judge().figures).to.match(/10 requests, 0 without a response; 5 documents, 4 of them/);
  });

  it("is a sound history on disk", () => {
    const text = recorder.lines.map((line) => `${JSON.stringify(line)}\n`).join("");
    const { lines, problems } = readHistory(text);
    expect(problems).to.deep.equal([]);
    expect(judge(lines).violations).to.deep.equal([]);
  });

  it("fails, with the place of the history, when the unit lost a sale", () => {
    const broken = createRecorder({ suite: "broken", seed: 1 });
    (broken.lines as unknown[]).push(...recorder.lines.slice(1).filter(({ kind }) => kind !== "unit"));
    expect(() => broken.expectKept()).to.throw(/kept in .*history-broken-1.*signed once: sales INV-/s);
  });
});
