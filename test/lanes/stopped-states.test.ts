// Every state in which work stands still: wherever its message is read, it names the command that ends the state, and that command,
// run as it is printed, ends it.

import { setTimeout as pause } from "node:timers/promises";
import { expect } from "chai";
import { asCommands } from "../../cli/src/failures/command-names.ts";
import { noteChange } from "../../server/src/db/engine/changes.ts";
import { sale } from "../support/branch.ts";
import { environmentOf } from "../support/command-environment.ts";
import { databaseFamilies } from "../support/database.ts";
import { type LaneTest, type Script, startLaneTest } from "../support/lane.ts";
import { commandsIn, type Ran, runPrinted } from "../support/printed-commands.ts";
import { type Receiver, startReceiver } from "../support/receiver.ts";
import { register } from "../support/webhooks.ts";

const minuteMs = 60_000;
const cola = "KE2NTXU0000001";

/** Where a message is read. */
type Place =
  | "GET /transactions/{id}"
  | "taxctl transactions show"
  | "taxctl transactions settle"
  | "taxctl doctor"
  | "the next submission";
const ofTransaction: Place[] = ["GET /transactions/{id}", "taxctl transactions show"];
/** Of a transaction that was never sent, so that nobody can record its outcome. */
const ofUnsent: Place[] = [...ofTransaction, "taxctl transactions settle"];
const ofStream: Place[] = ["taxctl doctor", "the next submission"];

type Stopped = {
  state: string;
  /** Brings the state about; gives the transaction that shows it. */
  arrange(lane: LaneTest): Promise<string>;
  /** The command that each place names. */
  command: RegExp;
  places: Place[];
  /** Further commands of operators that name the same, or the next, command: each with what it names. */
  taxd?: (lane: LaneTest) => [line: string, named: RegExp];
  /** Whether the command waits until the lane has served it. */
  isServed?: boolean;
  /** The people who must act do so before the command is run. */
  repair?: (lane: LaneTest) => Promise<unknown>;
  /** Whether the transaction succeeds before any time passes. */
  isAtOnce?: boolean;
  /** Stands for a command that runs until it is stopped. */
  start?: (lane: LaneTest) => Promise<unknown>;
};

const noAnswer = { kind: "doubt", code: null, message: "No answer." } as const;
/** The unit has it; its answer is lost. */
const taken: Script = async ({ send }) => {
  await send();
  return noAnswer;
};
const notServed: Script = async () => ({ ...noAnswer, not_served: 404 });
const inFuture: Script = async () => ({
  ...{
    kind: "refused",
    code: "910",
    message: "The date must not be in the future",
    passing: true,
    future: true,
  },
});
const declined: Script = async () => ({
  ...{ kind: "refused", code: "910", message: "The name is too long", passing: false },
});

const settle = /^taxctl transactions settle \S+ OUTCOME --reason REASON$/;
const setNumber = /^taxd numbers set \d+ sandbox 00 sales NEXT --tin \w+$/;
/** A command with what only a person knows. */
const filled = (line: string, account: number): string =>
  line
    .replace("OUTCOME", "accepted")
    .replace("REASON", '"It is on the journal"')
    .replace("NEXT", "1")
    .replace(" NO ", " 1 ")
    .replace("ACCOUNT", String(account))
    .replace("ITEM QTY", `${cola} 5`);

const placeOf = ({ test }: LaneTest) => {
  const { dataDir, databaseUrl: url } = test.service.config;
  return environmentOf({ dataDir, url });
};
const laneOf = ({ db, branch }: LaneTest) => db.knex("lanes").where({ id: branch.laneId });
const streamOf = ({ db, branch }: LaneTest, name: string) =>
  db.knex("streams").where({ lane_id: branch.laneId, name });

async function sellUnanswered(lane: LaneTest): Promise<string> {
  lane.unit.next("sale", taken, lane.branch.tin);
  const id = await lane.sell();
  await lane.drain();
  lane.clock.advance(6 * minuteMs);
  return id;
}

/** The unit's day has not begun for it. */
async function sellTooEarly(lane: LaneTest): Promise<string> {
  lane.unit.next("sale", inFuture, lane.branch.tin);
  const id = await lane.sell();
  await lane.drain();
  return id;
}

let receiver: Receiver | undefined;

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
    arrange: sellUnanswered,
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
      const id = await sellUnanswered(lane);
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
      await sellUnanswered(lane);
      return lane.sell();
    },
    command: settle,
    places: [...ofUnsent, ...ofStream],
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
    state: "a stock movement that the unit refused five times",
    async arrange(lane) {
      lane.unit.always(async (save) =>
        save.wire.path.includes("StockItems") ? declined(save) : save.send(),
      );
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
    state: "a sale whose receipt is lost",
    async arrange(lane) {
      const id = await sellUnanswered(lane);
      await lane.test.call("POST", `/transactions/${id}/settle`, {
        body: { outcome: "accepted", reason: "On the journal" },
      });
      return id;
    },
    command: /^taxctl transactions settle \S+ accepted --receipt-no NO --reason REASON$/,
    places: ofTransaction,
  },
  {
    state: "a sale that the unit refused, and that may be tried again",
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
  {
    state: "a stock balance that the unit rejected five times",
    async arrange(lane) {
      lane.unit.always(async (save) =>
        save.wire.path.includes("StockMaster") ? declined(save) : save.send(),
      );
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
      lane.unit.always(async (save) =>
        save.wire.path.includes("StockItems") ? declined(save) : save.send(),
      );
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
    state: "a sale that waits for the unit's midnight",
    arrange: sellTooEarly,
    command: /^taxctl devices test 00$/,
    isAtOnce: true,
    places: [...ofUnsent, "taxctl doctor"],
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
    state: "a device whose TIN the operators have bound to another account",
    async arrange(lane) {
      const id = await lane.sell();
      const { id: other } = await lane.test.openAccount();
      await runPrinted(`taxd accounts tins bind ${other} ${lane.branch.tin}`, placeOf(lane));
      return id;
    },
    command: /^taxd accounts tins bind \d+ \w+$/,
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
    state: "a TIN that two accounts claim",
    async arrange(lane) {
      const { id: other } = await lane.test.openAccount();
      for (const account_id of [lane.test.account.id, other])
        await lane.db.knex("account_tins").insert({ tin: lane.branch.tin, account_id, bound_at: 1 });
      const id = await lane.sell();
      await lane.settle();
      return id;
    },
    command: /^taxd accounts tins resolve ACCOUNT \w+$/,
    places: ["taxctl doctor"],
    taxd: () => ["taxd accounts tins", /^taxd accounts tins resolve ACCOUNT \w+$/],
  },
  {
    state: "a device that kept another spelling of its TIN",
    async arrange(lane) {
      const id = await lane.sell();
      await lane.settle();
      const tin = lane.branch.tin.toLowerCase();
      await lane.db.knex("devices").where({ lane_id: lane.branch.laneId }).update({ tin });
      await laneOf(lane).update({ tin });
      return id;
    },
    command: /^taxctl devices setup --branch 00 --tin [0-9A-Z]+$/,
    places: ["taxctl doctor"],
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
];

for (const family of databaseFamilies()) {
  describe(`the message of a stopped state on ${family}`, function () {
    this.timeout(60_000);
    let lane: LaneTest;
    before(async () => {
      lane = await startLaneTest({ family });
    });
    after(() => lane.close());
    afterEach(async () => {
      await receiver?.close();
      receiver = undefined;
    });
    beforeEach(async () => {
      lane.unit.forget();
      await lane.open();
    });

    const environment = () => ({
      ...placeOf(lane),
      TAXCTL_BASE_URL: lane.test.url,
      TAXCTL_API_KEY: lane.test.account.keys.owner,
    });
    /** Where a question is asked, a person at a terminal says yes. */
    async function run(line: string): Promise<Ran> {
      const ran = await runPrinted(line, environment());
      return ran.said.includes("add --yes") ? runPrinted(`${line} --yes`, environment()) : ran;
    }
    /** Serves the lane until the command has ended. */
    async function served(running: Promise<Ran>): Promise<Ran> {
      let isOver = false;
      const ended = running.finally(() => {
        isOver = true;
      });
      while (!isOver) {
        await lane.drain();
        await pause(20);
      }
      return ended;
    }
    const show = async (id: string) => lane.test.clientFor(lane.test.account.keys.owner).transactions.get(id);

    /** What the API says of a transaction that a person could act on. */
    async function readTransaction(id: string): Promise<string> {
      const { blocked, doubt, follow_ups, response_data } = await show(id);
      const remedies = [
        blocked?.remedy,
        ...follow_ups.map(({ remedy }) => remedy),
        response_data.warning?.remedy,
      ];
      const said = remedies.map((remedy) => asCommands(remedy ?? "", id, "00")).join("\n");
      return doubt ? `${said}\n\`${doubt.resolve_with}\`` : said;
    }

    const readers: Record<Place, (id: string) => Promise<string>> = {
      "GET /transactions/{id}": readTransaction,
      "taxctl transactions show": async (id) => (await run(`taxctl transactions show ${id}`)).said,
      "taxctl transactions settle": async (id) =>
        (await run(`taxctl transactions settle ${id} accepted --reason x`)).said,
      "taxctl doctor": async () => (await run("taxctl doctor --no-units")).said,
      "the next submission": async () => {
        const { status, body } = await lane.test.call("POST", "/sales", { body: sale() });
        expect(status).to.equal(422);
        return asCommands(String(body.message), undefined, "00");
      },
    };

    for (const { state, arrange, command, places, taxd, repair, isServed, isAtOnce, start } of states) {
      it(`of ${state} names the command that ends it`, async () => {
        const id = await arrange(lane);
        let found: string | undefined;
        for (const place of places) {
          const text = await readers[place](id);
          const named = commandsIn(text).find((line) => command.test(line));
          expect(named, `${place} says: ${text}`).to.be.a("string");
          found ??= named;
        }
        if (taxd) {
          const [line, named] = taxd(lane);
          const { said } = await run(line);
          expect(
            commandsIn(said).some((one) => named.test(one)),
            `${line} says: ${said}`,
          ).to.equal(true);
        }
        await repair?.(lane);
        const line = filled(found ?? "", lane.test.account.id);
        if (start) await start(lane);
        else {
          const { code, said } = await (isServed ? served(run(line)) : run(line));
          expect(code, `${line}: ${said}`).to.equal(0);
        }
        if (isAtOnce) {
          await lane.drain();
          expect(await lane.row(id)).to.include({ status: "success" });
        }
        await lane.settle();
        // What follows from the sale may wait for the same reason, and says so.
        for (const next of commandsIn(await readTransaction(id)))
          await run(filled(next, lane.test.account.id));
        await lane.settle();
        const { status, blocked, doubt, follow_ups, response_data } = await show(id);
        expect({ status, blocked, doubt, follow_ups, warning: response_data.warning }).to.deep.equal({
          ...{ status: "success", blocked: undefined, doubt: undefined, follow_ups: [], warning: undefined },
        });
        const open = await lane.db
          .knex("transactions")
          .where({ data_set_id: lane.branch.dataSetId })
          .whereNot({ status: "success" })
          .select("invoice_no", "status");
        expect(open).to.deep.equal([]);
        const left = await readers["taxctl doctor"](id);
        expect(
          commandsIn(left).filter((one) => command.test(one)),
          left,
        ).to.deep.equal([]);
      });
    }
  });
}
