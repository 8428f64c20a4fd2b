// A service with two branches that transfer stock to each other, and what a test asks of it.
import { expect } from "chai";
import { openBranch, type TestBranch } from "../../support/branch.ts";
import type { DatabaseFamily } from "../../support/database.ts";
import { startLaneTest } from "../../support/lane.ts";
import { movement } from "../../support/stock.ts";
import { forSuite } from "../../support/suite.ts";

export const cola = "KE2NTXU0000001";
export const milk = "KE2NTXL0000002";

export function transferTest(family: DatabaseFamily) {
  let second: TestBranch;
  let references = 0;

  const lane = forSuite(() => startLaneTest({ family }));
  beforeEach(async () => {
    await lane.open();
    second = await openBranch(lane.test, { bhf_id: "01", tin: lane.branch.tin });
    await lane.move({ ...movement("11", [{ qty: 50 }]), branch_id: "00" });
    await lane.settle();
  });

  const body = (overrides: Record<string, unknown> = {}) => {
    references += 1;
    const ends = { from_branch_id: "00", to_branch_id: "01" };
    return {
      reference: `TR-${references}`,
      ...ends,
      items: [{ item_code: cola, quantity: 5 }],
      ...overrides,
    };
  };
  const send = (request: unknown) => lane.test.call("POST", "/stock/transfers?async=true", { body: request });
  /** Stores a transfer; the ids of both movements. */
  const transfer = async (request: Record<string, unknown> = body()) => {
    const { status, body: response } = await send(request);
    expect(status, JSON.stringify(response)).to.equal(202);
    const row = await lane.db
      .knex("stock_transfers")
      .where({ data_set_id: lane.branch.environmentId, reference: request.reference })
      .first();
    expect(Object(response.data).transaction_id).to.equal(row.in_id);
    lane.accepted.push(row.out_id, row.in_id);
    return { outgoing: row.out_id, incoming: row.in_id, request };
  };
  const statuses = async (of: { outgoing: string; incoming: string }) => [
    (await lane.row(of.outgoing)).status,
    (await lane.row(of.incoming)).status,
  ];
  const held = async (of: TestBranch, code = cola) => {
    const row = await lane.db
      .knex("stock")
      .join("items", "items.id", "stock.item_id")
      .where({ "items.item_code": code, "stock.branch_id": of.branchId })
      .first("stock.qty as qty");
    return (row?.qty ?? 0) / 10_000;
  };
  const quantities = async (code = cola) => [await held(lane.branch, code), await held(second, code)];
  const wires = () =>
    lane.test.simulator.requests
      .filter((one) => one.function === "saveStockItems" && one.tin === lane.branch.tin)
      .map(({ body: wire }) => Object(wire));
  const types = () => wires().map(({ bhfId, sarTyCd }) => `${bhfId} ${sarTyCd}`);
  /** What the unit of a branch knows: movements and master. */
  const atUnit = (of: TestBranch, code = cola) => {
    const unit = lane.test.simulator.state.branches.find(
      ({ tin, bhfId }) => tin === of.tin && bhfId === of.bhf_id,
    );
    const level = unit?.stock.find(({ itemCd }) => itemCd === code);
    expect(level?.master ?? 0, `master of ${code} in ${of.bhf_id}`).to.equal(level?.moved ?? 0);
    return level?.moved ?? 0;
  };

  const reject = () =>
    lane.test.simulator.setFault({ fault: "F15", path: "saveStockItems", tin: lane.branch.tin });

  const checks = async () => {
    const { body: health } = await lane.test.call("GET", "/health");
    return Object(health.data).checks as {
      name: string;
      status: string;
      bhf_id: string;
      message: string;
      remedy: string;
    }[];
  };
  const transferChecks = async () => (await checks()).filter(({ name }) => name === "transfers");
  return {
    lane,
    second: () => second,
    body,
    send,
    transfer,
    statuses,
    quantities,
    wires,
    types,
    atUnit,
    reject,
    checks,
    transferChecks,
  };
}
