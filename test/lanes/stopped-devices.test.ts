// Messages about devices, control units and TINs that keep work from going on.
import { expect } from "chai";
import { systemClock } from "../../server/src/base/clock.ts";
import { newId } from "../../server/src/base/ids.ts";
import { noteChange } from "../../server/src/db/engine/changes.ts";
import { toBlob } from "../../server/src/db/sql/values.ts";
import { commandsIn, runPrinted } from "../support/printed-commands.ts";
import {
  laneOf,
  minuteMs,
  ofStream,
  ofUnsent,
  placeOf,
  type Stopped,
  streamOf,
  testStoppedStates,
} from "../support/stopped-states.ts";

/** A relay that has never connected. */
const unconnected = (nowMs: number) => ({
  id: newId(systemClock),
  token_hash: "0".repeat(64),
  token_prefix: "txr_00000000",
  allowed: null,
  created_at: nowMs,
  updated_at: nowMs,
});

const states: Stopped[] = [
  {
    state: "a device that is not initialized",
    async arrange(lane) {
      const id = await lane.sell();
      await lane.db.knex("devices").where({ lane_id: lane.branch.laneId }).update({ is_active: 0 });
      noteChange(lane.db.knex, "devices");
      return id;
    },
    command: /^taxctl devices init 00$/,
    places: [...ofUnsent, "taxctl doctor"],
  },
  {
    state: "a control unit that can't be reached",
    async arrange(lane) {
      const id = await lane.sell();
      await laneOf(lane).update({ failures: 3, open_until: lane.clock.now() + 30 * minuteMs });
      return id;
    },
    command: /^taxctl devices test 00$/,
    places: [...ofUnsent, ...ofStream],
  },
  {
    state: "a relay that is not connected",
    async arrange(lane) {
      const id = await lane.sell();
      await laneOf(lane).update({ failures: 3, open_until: lane.clock.now() + 30 * minuteMs });
      const { knex } = lane.db;
      const { environmentId: data_set_id, branchId: branch_id, laneId: lane_id } = lane.branch;
      await knex("devices").where({ lane_id }).update({ via: "relay" });
      noteChange(knex, "devices");
      const relay = { ...unconnected(lane.clock.now()), data_set_id, user_id: 0, name: "Shop" };
      await knex("relays").insert(relay);
      await knex("relay_branches").insert({ relay_id: relay.id, branch_id });
      return id;
    },
    command: /^taxctl relays list$/,
    places: [...ofUnsent, ...ofStream],
    /** The relay connects; the test's units are called without one. */
    async repair({ db, branch }) {
      await db.knex("devices").where({ lane_id: branch.laneId }).update({ via: "direct" });
      noteChange(db.knex, "devices");
    },
  },
  {
    state: "a control unit that takes nothing",
    async arrange(lane) {
      const id = await lane.sell();
      const full = { fault_code: "E11", fault_message: "memory full" };
      await laneOf(lane).update({ failures: 3, open_until: lane.clock.now() + 30 * minuteMs, ...full });
      return id;
    },
    command: /^taxctl devices test 00$/,
    places: [...ofUnsent, ...ofStream],
  },
  {
    state: "a path that no program serves",
    async arrange(lane) {
      const id = await lane.sell();
      const unserved_since = lane.clock.now();
      const unserved_until = unserved_since + 30 * minuteMs;
      const unserved = { unserved_since, unserved_until, unserved_reason: "HTTP 404 at http://unit" };
      await streamOf(lane, "sales").update(unserved);
      return id;
    },
    command: /^taxctl devices test 00$/,
    places: [...ofUnsent, ...ofStream],
  },
  {
    state: "a device whose TIN the operators have bound to another account",
    async arrange(lane) {
      const id = await lane.sell();
      const { id: other } = await lane.test.openAccount();
      await runPrinted(`taxd accounts tins bind ${other} ${lane.branch.tin}`, placeOf(lane));
      return id;
    },
    command: /^taxd accounts tins bind \d+ \w+$/,
    afterwards: /^taxctl devices init 00$/,
    places: [...ofUnsent, "taxctl doctor"],
    async repair(lane) {
      const line = `taxd accounts tins bind ${lane.test.account.id} ${lane.branch.tin}`;
      const { said } = await runPrinted(line, placeOf(lane));
      const [unbind = ""] = commandsIn(said);
      expect(unbind, said).to.match(/^taxd accounts tins unbind \d+ \w+$/);
      expect((await runPrinted(unbind, placeOf(lane))).code).to.equal(0);
    },
  },
  {
    state: "a device whose credentials can't be opened",
    async arrange(lane) {
      const id = await lane.sell();
      const lost = { credentials: Buffer.from("sealed"), credentials_key_id: "lost" };
      const credential_keys = toBlob({ used: ["token"], stored_only: [] });
      const device = { lane_id: lane.branch.laneId };
      await lane.db
        .knex("devices")
        .where(device)
        .update({ ...lost, credential_keys });
      noteChange(lane.db.knex, "devices");
      await lane.drain();
      return id;
    },
    command: /^taxctl devices setup --branch 00 --credentials FILE$/,
    places: [...ofUnsent, ...ofStream],
  },
  {
    state: "a live device whose TIN no account is bound to",
    async arrange(lane) {
      await lane.open({ environment: "live" });
      const id = await lane.sell();
      const { code } = await runPrinted(
        `taxd accounts tins unbind ${lane.test.account.id} ${lane.branch.tin} --force`,
        placeOf(lane),
      );
      expect(code).to.equal(0);
      return id;
    },
    command: /^taxd accounts tins bind \d+ \w+$/,
    afterwards: /^taxctl devices init 00$/,
    places: [...ofUnsent, "taxctl doctor"],
  },
];

testStoppedStates("devices", states);
