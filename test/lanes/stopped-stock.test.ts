// Messages about stock movements and balances that wait.
import { expect } from "chai";
import { toBlob } from "../../server/src/db/sql/values.ts";
import { openBranch } from "../support/branch.ts";
import type { LaneTest } from "../support/lane.ts";
import { taken } from "../support/outcomes.ts";
import {
  declined,
  giveUp,
  inFuture,
  minuteMs,
  notServed,
  ofTransaction,
  ofUnsent,
  type Stopped,
  settle,
  testStoppedStates,
} from "../support/stopped-states.ts";

/** Lets the unit reject saves at paths with this part. */
function rejectSaves(lane: LaneTest, part: string): void {
  lane.unit.always(async (save) => (save.wire.path.includes(part) ? declined(save) : save.send()));
}

/** Stores a transfer of five colas from branch 00 to branch 01; the transaction of the incoming movement. */
async function transfer(lane: LaneTest): Promise<string> {
  await openBranch(lane.test, { bhf_id: "01", tin: lane.branch.tin });
  const { status, body } = await lane.test.call("POST", "/stock/transfers?async=true", {
    body: {
      reference: "TR-1",
      from_branch_id: "00",
      to_branch_id: "01",
      items: [{ item_code: "KE2NTXU0000001", quantity: 5 }],
    },
  });
  if (status !== 202) throw new Error(`the transfer got ${status}: ${JSON.stringify(body)}`);
  return Object(body.data).transaction_id;
}

const states: Stopped[] = [
  {
    state: "a transfer whose incoming movement the unit rejected",
    async arrange(lane) {
      lane.unit.next("movement", ({ send }) => send());
      lane.unit.next("movement", declined);
      const id = await transfer(lane);
      await lane.settle();
      return id;
    },
    command: /^taxctl transactions retry \S+$/,
    isServed: true,
    places: ["taxctl transactions show", "taxctl doctor"],
  },
  {
    state: "a transfer whose outgoing movement the unit rejected",
    async arrange(lane) {
      lane.unit.next("movement", declined);
      const id = await transfer(lane);
      await lane.settle();
      return id;
    },
    command: /^taxctl transactions retry TR-1-OUT$/,
    isServed: true,
    places: ["taxctl transactions show"],
  },
  {
    state: "a transfer whose outgoing movement waits for its unit",
    async arrange(lane) {
      lane.unit.always(async () => ({ kind: "not_sent", message: "no route" }));
      const id = await transfer(lane);
      for (let round = 0; round < 5; round++) await lane.advance(minuteMs);
      return id;
    },
    command: /^taxctl devices test 00$/,
    places: ofUnsent,
    repair: async (lane) => lane.unit.forget(),
  },
  {
    state: "a stock movement whose outcome is unknown",
    async arrange(lane) {
      lane.unit.next("movement", taken, lane.branch.tin);
      const id = await lane.sell();
      await lane.drain();
      lane.clock.advance(6 * minuteMs);
      return id;
    },
    command: settle,
    places: [...ofTransaction, "taxctl doctor"],
  },
  {
    state: "a stock movement that the unit rejected five times",
    async arrange(lane) {
      rejectSaves(lane, "StockItems");
      const id = await lane.sell();
      await lane.settle();
      return id;
    },
    command: /^taxctl stock master ITEM QTY$/,
    places: ofUnsent,
    repair: async (lane) => lane.unit.forget(),
  },
  {
    state: "a stock balance without a response",
    async arrange(lane) {
      const id = await lane.sell();
      await lane.settle();
      const nowMs = lane.clock.now();
      const sent = { state: "sent", holder: null, sent_at: nowMs - 6 * minuteMs, due_at: nowMs } as const;
      await lane.db.knex("calls").where({ transaction_id: id, kind: "master" }).update(sent);
      return id;
    },
    command: /^taxctl devices test 00$/,
    places: ["taxctl doctor"],
  },
  {
    state: "a stock balance that the unit rejected five times",
    async arrange(lane) {
      rejectSaves(lane, "StockMaster");
      const id = await lane.sell();
      await lane.settle();
      return id;
    },
    command: /^taxctl stock master ITEM QTY$/,
    places: ofUnsent,
    repair: async (lane) => lane.unit.forget(),
  },
  {
    state: "a stock movement behind one that the unit rejected five times",
    async arrange(lane) {
      rejectSaves(lane, "StockItems");
      await lane.sell();
      await lane.settle();
      const id = await lane.sell();
      await lane.drain();
      return id;
    },
    command: /^taxctl stock master ITEM QTY$/,
    places: ofUnsent,
    repair: async (lane) => lane.unit.forget(),
  },
  {
    state: "a stock movement that waits for the unit's midnight",
    async arrange(lane) {
      lane.unit.next("movement", inFuture, lane.branch.tin);
      const id = await lane.sell();
      await lane.drain();
      return id;
    },
    command: /^taxctl devices test 00$/,
    places: [...ofUnsent, "taxctl doctor"],
  },
  {
    state: "a stock movement whose path no program serves",
    async arrange(lane) {
      const id = await lane.sell();
      lane.unit.next("movement", notServed, lane.branch.tin);
      await lane.drain();
      return id;
    },
    command: /^taxctl devices test 00$/,
    places: [...ofUnsent, "taxctl doctor"],
  },
  {
    state: "a stock movement that the service can't prepare",
    async arrange(lane) {
      const id = await lane.sell();
      lane.unit.next("movement", async () => ({ kind: "not_sent", message: "No network." }), lane.branch.tin);
      await lane.drain();
      const content = toBlob({ follow_up: true, item_ids: [], changes: [], document: {} });
      const movement = { transaction_id: id, kind: "movement" };
      await lane.db.knex("calls").where(movement).update({ content, due_at: 0 });
      await lane.advance(minuteMs);
      return id;
    },
    command: giveUp,
    places: [...ofUnsent, "taxctl doctor"],
  },
  {
    state: "a stock balance that the service can't prepare",
    async arrange(lane) {
      rejectSaves(lane, "StockMaster");
      const id = await lane.sell();
      await lane.drain();
      const content = toBlob({ follow_up: true, item_ids: [], branch_id: null });
      const master = { transaction_id: id, kind: "master", state: "waiting" } as const;
      expect(await lane.db.knex("calls").where(master).update({ content, due_at: 0 })).to.equal(1);
      await lane.advance(minuteMs);
      return id;
    },
    command: giveUp,
    places: [...ofUnsent, "taxctl doctor"],
    repair: async (lane) => lane.unit.forget(),
  },
];

testStoppedStates("stock", states);
