// The history checker finds nothing in a run that went well, and each kind of loss in one that did not.
import { expect } from "chai";
import { openBranch, purchase, sale, type TestBranch } from "../support/branch.ts";
import { checkHistory } from "../support/history/check.ts";
import type { Evidence } from "../support/history/evidence.ts";
import { createHistory, type History, type Submission } from "../support/history/history.ts";
import { witnessOf } from "../support/invariants.ts";
import { type Receiver, startReceiver } from "../support/receiver.ts";
import { startTestService, type TestService } from "../support/service.ts";
import { movement } from "../support/stock.ts";

describe("the history checker", () => {
  let test: TestService;
  let branch: TestBranch;
  let receiver: Receiver;
  let history: History;

  before(async () => {
    receiver = await startReceiver();
    test = await startTestService({ family: "sqlite", overrides: { work: false, syncWaitMs: 0 } });
    branch = await openBranch(test);
    await test.call("POST", "/webhooks", { body: { url: receiver.url } });
    history = createHistory();
    const bodies: [Submission["path"], object][] = [
      ["/sales", sale({ branch_id: "00" })],
      ["/sales", sale({ branch_id: "00", remark: "SIM-884" })],
      ["/sales", sale({ branch_id: "00" })],
      ["/purchases", purchase({ branch_id: "00" })],
      ["/stock", movement("13", [{ qty: 5 }], { branch_id: "00" })],
    ];
    for (const [path, body] of bodies) {
      const submission = { path, body: { ...body }, isAsync: true };
      history.submit(submission);
      const response = await test.call("POST", `${path}?async=true`, { body });
      history.respond(submission, response.status, response.body);
    }
    await test.service.lanes.drain();
    await test.service.webhooks.drain();
  });
  after(async () => {
    await test.close();
    await receiver.close();
  });

  const evidence = (): Evidence => ({
    knex: test.service.db.knex,
    environmentId: branch.environmentId,
    received: receiver.received,
    ...witnessOf(test.simulator),
    get: async (path) => (await test.call("GET", path)).body,
  });

  it("finds nothing in a correct history", async () => {
    expect(await checkHistory(history, evidence())).to.deep.equal([]);
  });

  it("finds a response that promised something else", async () => {
    const [first] = history.responses;
    const lost = { ...history, responses: [{ ...first, transaction_id: "gone" }] } as History;
    expect(await checkHistory(lost, evidence())).to.match(/is lost/);
    const other = { ...history, responses: [{ ...first, receipt_no: "77" }] } as History;
    expect(await checkHistory(other, evidence())).to.match(/got receipt 77, and has 1/);
  });

  it("finds an event that is missing, doubled or wrong", async () => {
    const [delivery] = receiver.received;
    if (!delivery) throw new Error("there is no delivery");
    const rest = receiver.received.slice(1);
    const check = (received: Evidence["received"] = []) => checkHistory(history, { ...evidence(), received });
    expect(await check(rest)).to.match(/nobody was sent the end/);
    const again = { ...delivery, headers: { ...delivery.headers, "webhook-id": "another" } };
    expect(await check([...receiver.received, again])).to.match(/reported in 2 events/);
    const changed = { ...delivery, body: delivery.body.replace(/"receipt_no":"\d+"/, '"receipt_no":"77"') };
    expect(await check([changed, ...rest])).to.match(/receipt 77/);
  });

  it("finds gaps, receipts that fall, and invoices that were signed twice", async () => {
    const { ledger, ...others } = evidence();
    const check = (entries: typeof ledger) => checkHistory(history, { ...others, ledger: entries });
    const sales = ledger.filter(({ kind }) => kind === "sale");
    const [first, second] = sales;
    if (!first || !second) throw new Error("nothing was signed");
    expect(await check(ledger.filter((entry) => entry !== first)))
      .to.match(/has the number 2/)
      .and.match(/never signed/);
    expect(
      await check(ledger.map((entry) => (entry === second ? { ...second, rcptNo: 0 } : entry))),
    ).to.match(/follows 1/);
    const twice = { ...first, number: 3, rcptNo: 3 };
    expect(await check([...ledger, twice])).to.match(/in the ledger twice/);
  });

  it("finds figures that are off", async () => {
    const get = async (path: string) => {
      const { body } = await test.call("GET", path);
      return JSON.parse(JSON.stringify(body).replaceAll(/"total":\d+/g, '"total":99'));
    };
    expect(await checkHistory(history, { ...evidence(), get }))
      .to.match(/stats says 99/)
      .and.match(/total of .* says 99/);
    const branches = evidence().branches.map((one) => ({
      ...one,
      stock: one.stock.map((level) => ({ ...level, moved: 1 })),
    }));
    expect(await checkHistory(history, { ...evidence(), branches })).to.match(/differs: documents/);
    const { submissions } = history;
    const unknown = { ...history, submissions: submissions.slice(1) };
    expect(await checkHistory(unknown, evidence())).to.match(/nobody submitted/);
  });
});
