// A run of the real service, recorded and judged: nothing is wrong with it, and a hidden loss is found.
import { expect } from "chai";
import { openBranch, purchase, sale } from "../support/branch.ts";
import { customsRow, mapImport } from "../support/imports.ts";
import { witnessOf } from "../support/invariants.ts";
import { type Receiver, startReceiver } from "../support/receiver.ts";
import { createRecorder, type Recorder, recordAccount, recordUnit } from "../support/recorder.ts";
import { startTestService, type TestService } from "../support/service.ts";
import { movement } from "../support/stock.ts";
import type { Body } from "./format.ts";
import { judge } from "./judge.ts";
import { readHistory } from "./reader.ts";

/** A caller whose requests and responses are recorded. */
function callerOf(recorder: Recorder, test: TestService) {
  return (method: "GET" | "POST", path: string, body?: object, idempotency_key?: string) =>
    recorder.exchange(
      { caller: "owner", method, path, body, ...(idempotency_key === undefined ? {} : { idempotency_key }) },
      () =>
        test.call(method, path, {
          body,
          headers: idempotency_key === undefined ? {} : { "Idempotency-Key": idempotency_key },
        }),
    );
}

/** Ends all work, and records what the receiver, the unit and the API have then. */
async function recordEnd(recorder: Recorder, test: TestService, receiver: Receiver): Promise<void> {
  await test.service.lanes.drain();
  await test.service.webhooks.drain();
  for (const { headers, body } of receiver.received)
    recorder.delivery({ id: String(headers["webhook-id"]), body: JSON.parse(body) });
  recordUnit(recorder, witnessOf(test.simulator));
  await recordAccount(recorder, async (path) => (await test.call("GET", path)).body);
}

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
    const call = callerOf(recorder, test);
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
    await call("GET", `/transactions?invoice_no=${first.invoice_no}`);
    await call("POST", "/sales", first);
    await recordEnd(recorder, test, receiver);
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

describe("a run of which nothing was recorded", () => {
  it("is not called kept", () => {
    const empty = createRecorder({ suite: "empty", seed: 1 });
    expect(() => empty.expectKept()).to.throw(/^nothing could be judged: .*\(empty \(seed 1\): 0 requests/);
    expect(empty.broken()).to.have.length(1);
  });
});

describe("a recorded run with every kind of document", () => {
  let test: TestService;
  let receiver: Receiver;
  let recorder: Recorder;
  const cola = "KE2NTXU0000001";

  before(async () => {
    receiver = await startReceiver();
    test = await startTestService({ family: "sqlite" });
    const { tin } = await openBranch(test);
    await openBranch(test, { bhf_id: "01", tin });
    await test.call("POST", "/webhooks", { body: { url: receiver.url } });
    recorder = createRecorder({ suite: "every-kind", seed: 1, events: true });
    const call = callerOf(recorder, test);
    const today = new Date().toLocaleDateString("sv", { timeZone: "Africa/Nairobi" }).replaceAll("-", "");
    const sold = sale({ branch_id: "00", sale_date: today, sale_time: undefined });
    const sales = [sale(), sale({ remark: "SIM-884" }), sale({ items: [] })];
    await call("POST", "/sales/bulk", { branch_id: "00", sales });
    const original = await call("POST", "/sales", sold);
    const id = Object(original.body.data).transaction_id;
    await call("POST", `/sales/${id}/reissue`, { customer_name: "Acacia Hotel" });
    const other = await call("POST", "/sales", { ...sold, invoice_no: "INV-R" });
    await call("POST", `/sales/${Object(other.body.data).transaction_id}/reissue?async=true`, {
      customer_name: "Acacia Hotel",
      credit_note_no: "CN-R",
    });
    const priced = { item_code: cola, quantity: 3, unit_price: 99.9 };
    const discounted = sale({
      branch_id: "00",
      customer_tin: "a001234567b",
      customer_mobile: "0700000001",
      payment_type: "02",
      remark: "table 4",
      items: [
        { ...priced, discount_rate: 15, item_name: "Cola, cold" },
        { item_code: "KE3NTXU0000003", quantity: 1, unit_price: 250, discount_amount: 10 },
        { item_code: "KE2NTXL0000002", quantity: 1.5, unit_price: 33.33, tax_type: "E", tax_rate: 8 },
        { item_code: "KE2NTXL0000002", quantity: 2, unit_price: 33.33, tax_type: "E", tax_rate: 0 },
      ],
    });
    await call("POST", "/sales", discounted);
    await call("POST", "/sales", { ...discounted, invoice_no: "INV-B", bill_discount_rate: 7.5 });
    await call("POST", "/sales", { ...discounted, invoice_no: "INV-C", bill_discount_amount: 11.6 });
    const { payment_type: _, ...unpaid } = sale({ branch_id: "00", invoice_no: "INV-P" });
    const payments = [
      { payment_type: "06", amount: 660 },
      { payment_type: "01", amount: 500 },
    ];
    await call("POST", "/sales", { ...unpaid, payments });
    const returned = (quantity: number, number: string) =>
      sale({
        branch_id: "00",
        invoice_no: number,
        receipt_type: "R",
        original_invoice_no: "INV-B",
        refund_reason_code: "06",
        items: [{ ...priced, quantity }],
      });
    await call("POST", "/sales", returned(1, "CN-1"));
    await call("POST", "/sales", returned(2, "CN-2"));
    const items = [{ item_code: cola, quantity: 5 }];
    const transfer = { from_branch_id: "00", to_branch_id: "01", items };
    await call("POST", "/stock/transfers", { reference: "TR-1", ...transfer });
    await call("POST", "/stock/transfers", {
      reference: "TR-3",
      ...transfer,
      transfer_date: "20260310",
      remark: "by van",
      items: [{ item_code: cola, quantity: 1, unit_price: 500 }],
    });
    await call("POST", "/stock/transfers?async=true", { reference: "TR-2", ...transfer });
    await call("POST", "/stock/transfers", {
      reference: "TR-1",
      ...transfer,
      items: [{ item_code: cola, quantity: 6 }],
    });
    await call("POST", "/stock/master", { branch_id: "00", item_code: "KE2NTXL0000002", remaining_qty: 7 });
    const credited = purchase({ branch_id: "00" });
    await call("POST", "/purchases", credited);
    await call("POST", "/purchases", purchase({ branch_id: "00", receipt_type: "R" }));
    const manual = { supplier_invoice_no: "A-77", supplier_tin: " p059999999q ", payment_type: "05" };
    await call("POST", "/purchases", purchase({ branch_id: "00", ...manual, bill_discount_rate: 5 }));
    await call("POST", "/purchases", purchase({ branch_id: "00", purchase_status: "04" }));
    const failing = await call("POST", "/sales", sale({ branch_id: "00", invoice_no: "INV-SIM-921x1" }));
    expect(failing.status).to.equal(422);
    await call("POST", `/transactions/${failing.body.transaction_id}/retry`, {}, "again");
    await call("POST", `/transactions/${failing.body.transaction_id}/retry`, {}, "again");
    const refused = sale({ branch_id: "00", remark: "SIM-884" });
    await call("POST", "/sales", refused);
    await call("POST", "/sales", { ...refused, remark: "Corrected" });
    await test.simulator.addImports(tin, "01", [customsRow()]);
    await call("POST", "/imports/select-items", { branch_id: "01", last_request_date: "20180101000000" });
    await call("POST", "/imports/process", { branch_id: "01", ...mapImport() });
    await call("POST", "/sales/search", {});
    await call("GET", "/transactions");
    await recordEnd(recorder, test, receiver);
  });
  after(async () => {
    await test.close();
    await receiver.close();
  });

  it("keeps every promise", () => {
    recorder.expectKept();
    expect(recorder.judge().figures).to.match(/ 0 without a response; 2\d documents, 2\d of them successes/);
  });

  for (const document of ["sale", "purchase", "movement"] as const) {
    it(`shows each ${document} that the unit lacks or has twice`, () => {
      const entries = recorder.lines.filter((line) => line.kind === "unit" && line.document === document);
      expect(entries).to.have.length.greaterThan(1);
      for (const entry of entries) {
        const lost = judge(recorder.lines.filter((line) => line !== entry)).violations;
        // Only the unit's number tells of a stock take: its request doesn't say what it moved.
        const isCount = entry.kind === "unit" && /^(06|16)$/.test(String(entry.body.sarTyCd));
        const rule = isCount ? "unit numbers" : document === "movement" ? "stock" : "signed once";
        expect(lost.map((violation) => violation.rule)).to.include(rule);
        expect(judge([...recorder.lines, entry]).violations).to.not.deep.equal([]);
      }
    });
  }

  for (const [document, header, line] of [
    [
      "sale",
      ["rcptTyCd", "custTin", "custNm", "pmtTyCd", "salesDt", "cfmDt", "rfdRsnCd", "remark", "totTaxAmt"],
      ["prc", "taxTyCd", "dcAmt", "taxblAmt", "taxAmt", "totAmt"],
    ],
    [
      "purchase",
      ["rcptTyCd", "spplrTin", "spplrNm", "pmtTyCd", "pchsDt", "cfmDt", "pchsSttsCd", "pchsTyCd"],
      ["prc", "taxTyCd", "dcAmt", "taxblAmt", "taxAmt", "totAmt"],
    ],
    ["movement", ["sarTyCd", "ocrnDt", "remark"], ["prc", "taxTyCd"]],
  ] as const) {
    it(`shows each value of a ${document} that is another one at the unit`, () => {
      const missed: string[] = [];
      for (const [index, entry] of recorder.lines.entries()) {
        if (entry.kind !== "unit" || entry.document !== document) continue;
        // No request says what a stock take or a customs record moved.
        if (document === "movement" && /^(01|06|16)$/.test(String(entry.body.sarTyCd))) continue;
        const isNoticed = (body: Body): boolean =>
          judge(recorder.lines.with(index, { ...entry, body })).violations.length > 0;
        const { body } = entry;
        for (const name of header)
          if (!isNoticed({ ...body, [name]: otherThan(body[name]) }))
            missed.push(`${name} of ${entry.number}`);
        const lines = body.itemList as Body[];
        for (const [at, one] of lines.entries())
          for (const name of line)
            if (!isNoticed({ ...body, itemList: lines.with(at, { ...one, [name]: otherThan(one[name]) }) }))
              missed.push(`${name} of line ${at + 1} of ${entry.number}`);
      }
      expect(missed).to.deep.equal([]);
    });
  }
});

/** Another value of the same kind. */
const otherThan = (value: unknown): string | number => (typeof value === "number" ? value + 1 : "X");

describe("a history that continues another one", () => {
  const earlier = createRecorder({ suite: "earlier", seed: 1 });
  const exchange = (body: object): void => {
    const id = earlier.request({ caller: "owner", method: "GET", path: "/transactions" });
    earlier.response(id, 200, body);
  };
  exchange({ data: { transaction_id: "kept" } });
  exchange({ transaction_id: "lost" });
  exchange({ data: [{ transaction_id: "kept" }, { transaction_id: "lost" }] });
  exchange({ data: [{ transaction_id: "kept" }] });
  exchange({ data: { total: 2 } });

  const responsesWith = (known: readonly string[]): string[] => {
    const history = createRecorder({ suite: "later", seed: 1 });
    history.continue(earlier, new Set(known));
    expect(history.lines.filter(({ kind }) => kind === "request")).to.have.length(5);
    return history.lines.flatMap((line) => (line.kind === "response" ? [JSON.stringify(line.body)] : []));
  };

  it("has all responses where every document is known", () => {
    expect(responsesWith(["kept", "lost"])).to.have.length(5);
  });

  it("lacks each response that names a document which is not known, also in a list", () => {
    expect(responsesWith(["kept"])).to.deep.equal([
      '{"data":{"transaction_id":"kept"}}',
      '{"data":[{"transaction_id":"kept"}]}',
      '{"data":{"total":2}}',
    ]);
  });
});
