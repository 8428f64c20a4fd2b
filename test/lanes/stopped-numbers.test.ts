// Messages about numbers that have stopped, and about submissions whose outcome or receipt is not known.

import { expect } from "chai";
import { taken } from "../support/outcomes.ts";
import { commandsIn, runPrinted } from "../support/printed-commands.ts";
import {
  minuteMs,
  ofStream,
  ofTransaction,
  ofUnsent,
  placeOf,
  type Stopped,
  sellWithoutResponse,
  setNumber,
  settle,
  streamOf,
  testStoppedStates,
} from "../support/stopped-states.ts";

const states: Stopped[] = [
  {
    state: "numbering that is held after a restore",
    async arrange(lane) {
      await runPrinted("taxd numbers hold", placeOf(lane));
      lane.clock.advance(Date.now() - lane.clock.now() + minuteMs);
      return lane.sell();
    },
    command: setNumber,
    places: [...ofTransaction, ...ofStream],
    taxd: () => ["taxd numbers show", setNumber],
    /** The command asks about the sale first: the unit may have it, as a copy made before it was signed lacks it. */
    async start(lane) {
      const { test, branch } = lane;
      const set = `taxd numbers set ${test.account.id} sandbox 00 sales 1 --tin ${branch.tin}`;
      const asked = await runPrinted(set, placeOf(lane));
      const [, unsent = ""] = commandsIn(asked.said);
      expect([asked.code, unsent]).to.deep.equal([1, `${set} --unsent`]);
      expect((await runPrinted(unsent, placeOf(lane))).code).to.equal(0);
    },
  },
  {
    state: "numbering that another system disturbs",
    async arrange(lane) {
      await streamOf(lane, "sales").update({ stopped_reason: "the unit expects number 7" });
      return lane.sell();
    },
    command: setNumber,
    places: [...ofUnsent, ...ofStream],
    taxd: () => ["taxd numbers show", setNumber],
  },
  {
    state: "a sale whose outcome is unknown",
    arrange: sellWithoutResponse,
    command: settle,
    places: [...ofTransaction, ...ofStream],
    taxd: ({ test, branch }) => [
      `taxd numbers set ${test.account.id} sandbox 00 sales 9 --tin ${branch.tin}`,
      /^taxd settle [0-9a-f-]{36} OUTCOME --reason /,
    ],
  },
  {
    state: "a sale for which the unit gave another's receipt",
    async arrange(lane) {
      const id = await sellWithoutResponse(lane);
      const doubt = { doubt_code: "receipt_mismatch", last_error: "The receipt belongs to another sale" };
      await lane.db.knex("calls").where({ transaction_id: id, kind: "sale" }).update(doubt);
      return id;
    },
    command: settle,
    places: [...ofTransaction, ...ofStream],
  },
  {
    state: "a sale behind another whose outcome is unknown",
    async arrange(lane) {
      await sellWithoutResponse(lane);
      return lane.sell();
    },
    command: settle,
    places: [...ofUnsent, ...ofStream],
  },
  {
    state: "a sale whose receipt is lost",
    async arrange(lane) {
      const id = await sellWithoutResponse(lane);
      await lane.test.call("POST", `/transactions/${id}/settle`, {
        body: { outcome: "accepted", reason: "On the journal" },
      });
      return id;
    },
    command: /^taxctl transactions settle \S+ accepted --receipt-no NO --reason REASON --confirm accepted$/,
    places: ofTransaction,
  },
  {
    state: "a purchase whose outcome is unknown",
    async arrange(lane) {
      lane.unit.next("purchase", taken, lane.branch.tin);
      const id = await lane.buy();
      await lane.drain();
      lane.clock.advance(6 * minuteMs);
      return id;
    },
    command: settle,
    places: [...ofTransaction, "taxctl doctor"],
  },
];

testStoppedStates("numbers and receipts", states);
