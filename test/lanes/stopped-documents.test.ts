// Messages about documents that wait for a day, for a process or for a person, and about webhooks.
import { expect } from "chai";
import { fromBlob, toBlob } from "../../server/src/db/sql/values.ts";
import { createImport, mapImport } from "../support/imports.ts";
import { type Receiver, startReceiver } from "../support/receiver.ts";
import {
  declined,
  giveUp,
  minuteMs,
  ofUnsent,
  type Stopped,
  sellTooEarly,
  testStoppedStates,
} from "../support/stopped-states.ts";
import { register } from "../support/webhooks.ts";

let receiver: Receiver | undefined;

afterEach(async () => {
  await receiver?.close();
  receiver = undefined;
});

const states: Stopped[] = [
  {
    state: "a sale that the unit rejected, and that may be tried again",
    async arrange(lane) {
      lane.unit.next("sale", declined, lane.branch.tin);
      const id = await lane.sell();
      await lane.settle();
      return id;
    },
    command: /^taxctl transactions retry \S+$/,
    isServed: true,
    places: ["taxctl transactions show"],
  },
  {
    state: "a sale that waits for the unit's midnight",
    arrange: sellTooEarly,
    command: /^taxctl devices test 00$/,
    isAtOnce: true,
    places: [...ofUnsent, "taxctl doctor"],
    repair: async (lane) => lane.unit.forget(),
  },
  {
    state: "a credit note whose original waits for the unit's midnight",
    async arrange(lane) {
      const original = await sellTooEarly(lane);
      const { invoice_no } = await lane.row(original);
      const id = await lane.sell({
        receipt_type: "R",
        original_invoice_no: invoice_no,
        refund_reason_code: "06",
      });
      await lane.drain();
      return id;
    },
    command: /^taxctl devices test 00$/,
    places: ofUnsent,
  },
  {
    state: "a sale that no process sends",
    async arrange(lane) {
      const id = await lane.sell();
      lane.clock.advance(2 * minuteMs);
      return id;
    },
    command: /^taxd serve$/,
    places: ["taxctl doctor"],
    start: (lane) => lane.drain(),
  },
  {
    state: "a webhook that is disabled",
    async arrange(lane) {
      const id = await lane.sell();
      await lane.settle();
      receiver = await startReceiver();
      const webhook = await register(lane.test, receiver.url);
      const stopped = { is_active: 0, disabled_reason: "No delivery succeeded for three days" };
      await lane.db.knex("webhooks").where({ id: webhook.id }).update(stopped);
      return id;
    },
    command: /^taxctl webhooks trigger --webhook \S+$/,
    places: ["taxctl doctor"],
  },
  {
    state: "a sale that the service can't prepare",
    async arrange(lane) {
      const id = await lane.sell();
      const body = lane.db.knex("transaction_bodies").where({ transaction_id: id });
      const { document } = await body.clone().first("document");
      await body.update({ document: toBlob({ ...fromBlob<object>(document), by: null }) });
      await lane.drain();
      return id;
    },
    command: giveUp,
    ends: "failed",
    places: [...ofUnsent, "taxctl doctor"],
  },
  ...[mapImport(), createImport()].map(
    (body): Stopped => ({
      state: `an import to ${body.action} that the service can't prepare`,
      async arrange(lane) {
        const { status, body: response } = await lane.test.call("POST", "/imports/process?async=true", {
          body,
        });
        expect(status, JSON.stringify(response)).to.equal(202);
        const id = String(Object(response.data).transaction_id);
        const unreadable = { document: toBlob({}) };
        await lane.db.knex("transaction_bodies").where({ transaction_id: id }).update(unreadable);
        await lane.drain();
        return id;
      },
      command: giveUp,
      ends: "failed",
      places: [...ofUnsent, "taxctl doctor"],
    }),
  ),
];

testStoppedStates("documents and webhooks", states);
