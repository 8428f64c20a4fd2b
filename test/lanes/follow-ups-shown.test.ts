// What the list of discrepancies says of follow-ups that wait: why, and what is to be done.
import { expect } from "chai";
import { heldReason } from "../../server/src/lanes/hold.ts";
import { databaseFamilies } from "../support/database.ts";
import { holding, startLaneTest } from "../support/lane.ts";
import { lost } from "../support/outcomes.ts";
import { forSuite } from "../support/suite.ts";

const cola = { item_code: "KE2NTXU0000001", quantity: 2, unit_price: 580 };
const milk = { item_code: "KE2NTXL0000002", quantity: 3, unit_price: 50 };

for (const family of databaseFamilies()) {
  describe(`waiting follow-ups on ${family}`, () => {
    const lane = forSuite(() => startLaneTest({ family }));
    beforeEach(() => lane.open());
    afterEach(() => {
      lane.unit.forget();
      return lane.test.simulator.clearFaults();
    });

    const count = (item_code: string, remaining_qty: number) =>
      lane.test.call("POST", "/stock/master", { body: { item_code, remaining_qty } });
    /** The open follow-ups as the list of discrepancies shows them, item by item. */
    const shown = async () => {
      const { body } = await lane.test.call("GET", "/stock/drift");
      const items = body.data as { follow_ups: Record<string, unknown>[] }[];
      return items.flatMap(({ follow_ups }) => follow_ups);
    };
    const nothingToDo = "Nothing: it continues automatically";

    it("of a movement that could not be sent show why, and that nothing is to be done", async () => {
      lane.unit.next("movement", async () => ({ kind: "not_sent", message: "No network." }));
      await lane.sell({ items: [cola] });
      await lane.drain();
      const { body } = await lane.test.call("GET", "/stock/drift");
      const [discrepancy] = body.data as { follow_ups: unknown[] }[];
      expect(discrepancy?.follow_ups).to.have.lengthOf(1);
      expect(discrepancy?.follow_ups[0]).to.include({
        kind: "movement",
        state: "waiting",
        tries: 0,
        reason: "No network.",
        remedy: "Nothing: it continues automatically",
      });
      await lane.settle();
      await lane.expectInvariants();
    });

    it("whose turn comes next, or which are at the unit, show that nothing is to be done", async () => {
      await count(cola.item_code, 5);
      expect((await shown())[0]).to.include({
        kind: "movement",
        state: "waiting",
        reason: "Its turn has not come yet",
        remedy: nothingToDo,
      });
      const held = holding("after");
      lane.unit.next("movement", held.script);
      const drained = lane.drain();
      await held.entered;
      await count(milk.item_code, 5);
      const [second, first] = await shown();
      held.release();
      await drained;
      expect(first).to.include({
        state: "unanswered",
        reason: "It is at the control unit now",
        remedy: nothingToDo,
      });
      expect(second).to.include({
        state: "waiting",
        remedy: nothingToDo,
        reason: "An earlier call about stock was sent and has no response yet",
      });
      await lane.settle();
      await lane.expectInvariants();
    });

    it("without a response show that they are sent again, unless their numbering is held", async () => {
      const transaction_id = await lane.buy();
      await lane.settle();
      const sent = { state: "sent", holder: null, sent_at: lane.clock.now() } as const;
      await lane.db.knex("calls").where({ transaction_id, kind: "master" }).update(sent);
      expect((await shown())[0]).to.deep.include({
        kind: "master",
        state: "unanswered",
        item_codes: [cola.item_code],
        reason: "Sent without a response: the sender vanished",
        remedy: "It is sent again until the unit responds",
      });
      await lane.settle();
      lane.unit.next("movement", lost);
      await lane.sell({ items: [cola] });
      await lane.drain();
      const stream = lane.db.knex("streams").where({ lane_id: lane.branch.laneId, name: "stock" });
      await stream.clone().update({ stopped_reason: heldReason });
      expect((await shown())[0]?.reason).to.contain(heldReason);
      await stream.clone().update({ stopped_reason: null });
      await lane.settle();
      await lane.expectInvariants();
    });
  });
}
