// Why a document waits, and the remedy: the exact words for each obstacle of its device, its stream and itself.
import { expect } from "chai";
import { noteChange } from "../../server/src/db/engine/changes.ts";
import { heldReason } from "../../server/src/lanes/hold.ts";
import { sale } from "../support/branch.ts";
import { databaseFamilies } from "../support/database.ts";
import { type LaneTest, startLaneTest } from "../support/lane.ts";
import { lost } from "../support/outcomes.ts";
import { forSuite } from "../support/suite.ts";

const minute = 60_000;
const test = "POST /devices/00/test";

type Case = {
  what: string;
  /** Brings it about, once the document is stored. */
  arrange(lane: LaneTest, id: string): Promise<unknown>;
  code?: string;
  message: string | RegExp;
  remedy: string | RegExp;
};

const laneOf = ({ db, branch }: LaneTest) => db.knex("lanes").where({ id: branch.laneId });
const streamOf = ({ db, branch }: LaneTest) =>
  db.knex("streams").where({ lane_id: branch.laneId, name: "sales" });
const callOf = ({ db }: LaneTest, transaction_id: string) => db.knex("calls").where({ transaction_id });
const iso = (ms: number) => new Date(ms).toISOString();
/** Noon in Nairobi, when all of this happens. */
const later = Date.parse("2026-03-10T09:00:00Z") + 30 * minute;

const away = { failures: 3, open_until: later };
const reset = {
  failures: 0,
  open_until: 0,
  fault_code: null,
  fault_message: null,
};

const cases: Case[] = [
  {
    what: "a unit that can't be reached",
    arrange: (lane) => laneOf(lane).update(away),
    message: "The control unit can't be reached",
    remedy: `Check the unit's power and network, then ${test}`,
  },
  {
    what: "a unit that takes nothing",
    arrange: (lane) => laneOf(lane).update({ ...away, fault_code: "E11", fault_message: "memory full" }),
    message: "The control unit takes nothing (E11: memory full)",
    remedy: / Then POST \/devices\/00\/test$/,
  },
  {
    what: "credentials that can't be opened",
    arrange: (lane) =>
      laneOf(lane).update({ ...away, fault_code: "unreadable", fault_message: "The key is missing." }),
    message: "The key is missing",
    remedy:
      "Let the operators add the key to TAXD_ENCRYPTION_KEY and restart the service. " +
      "Or enter the credentials again: PUT /devices/00, `taxctl devices setup --branch 00 --credentials FILE`",
  },
  {
    what: "a stream that another system disturbs",
    arrange: (lane) => streamOf(lane).update({ stopped_reason: "the unit expects number 7" }),
    code: "lane_stopped",
    message: "Numbering of sales has stopped: the unit expects number 7",
    remedy:
      /^Stop the other system\. An operator then sets the number: `taxd numbers set \d+ sandbox 00 sales NEXT /,
  },
  {
    what: "a stream that is held after a restore",
    arrange: (lane) => streamOf(lane).update({ stopped_reason: heldReason }),
    code: "lane_stopped",
    message: `Numbering of sales has stopped: ${heldReason}`,
    remedy:
      /^Look up the last number .* sales NEXT .*`\. See "After a restore" in docs\/operators\/backup\.md$/,
  },
  {
    what: "a device that is not initialized",
    async arrange({ db, branch }) {
      await db.knex("devices").where({ lane_id: branch.laneId }).update({ is_active: 0 });
      noteChange(db.knex, "devices");
    },
    code: "device_not_ready",
    message: "The device of branch 00 is not initialized",
    remedy: "Initialize it: POST /devices/00/initialize",
  },
  {
    what: "a path that no program serves",
    arrange: (lane) =>
      streamOf(lane).update({
        unserved_since: 1,
        unserved_until: later,
        unserved_reason: "HTTP 404 at http://u",
      }),
    message: "No control unit serves the path: HTTP 404 at http://u",
    remedy:
      `Start the control unit's program, then ${test}. ` +
      "Or correct the URL: PUT /devices/00, `taxctl devices setup --branch 00 --unit-url URL`",
  },
  {
    what: "the unit's midnight",
    arrange: (lane, id) =>
      callOf(lane, id).update({ held_until: later, due_at: later, last_error: "too early" }),
    message: `It is sent at ${iso(later)}, after the control unit's midnight: too early`,
    remedy: `Set the clock and time zone of the control unit's machine (NTP), then ${test}`,
  },
  {
    what: "a fault inside the service",
    arrange: (lane, id) => callOf(lane, id).update({ doubt_code: "service_fault", last_error: "bad record" }),
    message: "The service can't prepare it: bad record",
    remedy:
      /; the service tries again every minute\. Or give it up: POST \/transactions\/\{id\}\/settle, `taxctl transactions settle OB-\d+ rejected --reason REASON`$/,
  },
  {
    what: "a send in vain",
    arrange: (lane, id) => callOf(lane, id).update({ due_at: later, last_error: "No route." }),
    message: "No route.",
    remedy: `Nothing: it is sent again at ${iso(later)}`,
  },
];

for (const family of databaseFamilies()) {
  describe(`the obstacle of a document on ${family}`, () => {
    let invoices = 0;
    const lane = forSuite(() => startLaneTest({ family }));
    beforeEach(() => lane.open());
    afterEach(() => lane.unit.forget());

    const next = () => {
      invoices += 1;
      return `OB-${invoices}`;
    };
    const show = async (id: string) => {
      const { status, body, text } = await lane.test.call("GET", `/transactions/${id}`);
      expect(status, text).to.equal(200);
      return Object(body.data);
    };

    for (const { what, arrange, code = "outcome_pending", message, remedy } of cases) {
      it(`is named with its remedy: ${what}`, async () => {
        const id = await lane.sell({ invoice_no: next() });
        await arrange(lane, id);
        const { blocked } = await show(id);
        expect(blocked).to.include({ code });
        for (const [shown, expected] of [
          [blocked.message, message],
          [blocked.remedy, remedy],
        ]) {
          if (typeof expected === "string") expect(shown).to.equal(expected);
          else expect(shown).to.match(expected);
        }
      });
    }

    it("doesn't exist while the document is simply next", async () => {
      const id = await lane.sell({ invoice_no: next() });
      await laneOf(lane).update({ failures: 2 });
      await callOf(lane, id).update({ last_error: "No route." });
      expect(await show(id)).not.to.have.any.keys("blocked", "doubt");
    });

    it("is the document before it whose outcome is unknown, and how a person records that", async () => {
      const first = next();
      lane.unit.next("sale", lost, lane.branch.tin);
      const unknown = await lane.sell({ invoice_no: first });
      await lane.drain();
      const { blocked } = await show(await lane.sell({ invoice_no: next() }));
      expect(blocked).to.deep.equal({
        code: "outcome_pending",
        message: `${first} was sent first, and its outcome is unknown: No response.`,
        remedy:
          `Check the control unit: ${test}. Or look ${first} up in its journal, then ` +
          `POST /transactions/{id}/settle, \`taxctl transactions settle ${first} OUTCOME --reason REASON\`, where OUTCOME is accepted or rejected`,
      });
      expect(await show(unknown))
        .to.have.property("doubt")
        .that.includes({ code: "outcome_unknown" });
    });

    it("is not shown for a document that is in doubt itself, unless its stream is held", async () => {
      lane.unit.next("sale", lost, lane.branch.tin);
      const id = await lane.sell({ invoice_no: next() });
      await lane.drain();
      await laneOf(lane).update(away);
      expect(await show(id)).not.to.have.property("blocked");
      await laneOf(lane).update(reset);
      await streamOf(lane).update({ stopped_reason: "the unit expects number 7" });
      expect(await show(id)).not.to.have.property("blocked");
      await streamOf(lane).update({ stopped_reason: heldReason });
      expect(await show(id))
        .to.have.property("blocked")
        .that.includes({ code: "lane_stopped" });
    });

    it("is not shown for a document that has its outcome", async () => {
      const signed = await lane.sell({ invoice_no: next() });
      const rejected = await lane.sell({ invoice_no: next(), remark: "SIM-884" });
      await lane.settle();
      await streamOf(lane).update({ stopped_reason: "the unit expects number 7" });
      for (const id of [signed, rejected]) expect(await show(id)).not.to.have.property("blocked");
    });

    it("is part of the response to a caller that waits for the document", async () => {
      await laneOf(lane).update(away);
      const body = sale({ invoice_no: next() });
      const submit = () => lane.test.call("POST", "/sales", { body });
      const first = await submit();
      const { transaction_id: id } = first.body;
      const again = await submit();
      const message = "The control unit can't be reached";
      for (const { status, body: said } of [first, again]) {
        expect(status).to.equal(422);
        expect(said).to.include({ code: "outcome_pending", transaction_id: id, error: message });
        expect(said.message).to.equal(
          `${body.invoice_no} is stored and will be sent later. Don't submit it again under another number. ` +
            `${message}. Check the unit's power and network, then ${test}.`,
        );
        expect(said.meta).to.include({ check_status_url: `/api/v1/transactions/${id}` });
      }
      expect(first.body.meta).not.to.have.property("duplicate");
      expect(again.body.meta).to.include({ duplicate: true });
    });
  });
}
