// A state in which work stands still: wherever its message is read, it names the command that ends the state, and that command, run as
// it is printed, ends it.

import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { asCommands } from "@taxctl/sdk/commands";
import { expect } from "chai";
import { sale } from "./branch.ts";
import { type DatabaseFamily, databaseFamilies, environmentOf } from "./database.ts";
import { type LaneTest, type Script, startLaneTest } from "./lane.ts";
import { noResponse, taken } from "./outcomes.ts";
import { commandsIn, type Ran, runPrinted } from "./printed-commands.ts";

export const minuteMs = 60_000;
const cola = "KE2NTXU0000001";

/** Where a message is read. */
type Place =
  | "GET /transactions/{id}"
  | "taxctl transactions show"
  | "taxctl transactions settle"
  | "taxctl doctor"
  | "the next submission";
export const ofTransaction: Place[] = ["GET /transactions/{id}", "taxctl transactions show"];
/** Of a transaction that was never sent, so that nobody can record its outcome. */
export const ofUnsent: Place[] = [...ofTransaction, "taxctl transactions settle"];
export const ofStream: Place[] = ["taxctl doctor", "the next submission"];

export type Stopped = {
  state: string;
  /** Brings the state about; gives the transaction that shows it. */
  arrange(lane: LaneTest): Promise<string>;
  /** The command that each place names. */
  command: RegExp;
  places: Place[];
  /** The next command in the same message. */
  afterwards?: RegExp;
  /** Further commands of operators that name the same, or the next, command: each with what it names. */
  taxd?: (lane: LaneTest) => [line: string, named: RegExp];
  /** Whether the command waits until the lane has served it. */
  isServed?: boolean;
  /** The people who must act do so before the command is run. */
  repair?: (lane: LaneTest) => Promise<unknown>;
  /** Whether the transaction succeeds before any time passes. */
  isAtOnce?: boolean;
  /** How the transaction ends where it does not succeed. */
  ends?: "failed";
  /** Stands for a command that runs until it is stopped. */
  start?: (lane: LaneTest) => Promise<unknown>;
};

export const notServed: Script = async () => ({ ...noResponse, not_served: 404 });
export const inFuture: Script = async () => ({
  kind: "rejected",
  code: "910",
  message: "The date must not be in the future",
  passing: true,
  future: true,
});
export const declined: Script = async () => ({
  kind: "rejected",
  code: "910",
  message: "The name is too long",
  passing: false,
});

export const settle = /^taxctl transactions settle \S+ OUTCOME --reason REASON$/;
/** The command that gives up a call that was never sent. */
export const giveUp = /^taxctl transactions settle \S+ rejected --reason REASON$/;
export const setNumber = /^taxd numbers set \d+ sandbox 00 sales NEXT --tin \w+$/;
/** A command with what only a person knows. */
const filled = (line: string, { account, credentials }: { account: number; credentials: string }): string =>
  line
    .replace("--credentials FILE", `--credentials ${credentials}`)
    .replace("OUTCOME", "accepted")
    .replace("REASON", '"It is on the journal"')
    .replace("NEXT", "1")
    .replace(" NO ", " 1 ")
    .replace("ACCOUNT", String(account))
    .replace("ITEM QTY", `${cola} 5`);

export const placeOf = ({ test }: LaneTest) => {
  const { dataDir, databaseUrl: url } = test.service.config;
  return environmentOf({ dataDir, url });
};
export const laneOf = ({ db, branch }: LaneTest) => db.knex("lanes").where({ id: branch.laneId });
export const streamOf = ({ db, branch }: LaneTest, name: string) =>
  db.knex("streams").where({ lane_id: branch.laneId, name });

export async function sellWithoutResponse(lane: LaneTest): Promise<string> {
  lane.unit.next("sale", taken, lane.branch.tin);
  const id = await lane.sell();
  await lane.drain();
  lane.clock.advance(6 * minuteMs);
  return id;
}

/** The unit's day has not begun for it. */
export async function sellTooEarly(lane: LaneTest): Promise<string> {
  lane.unit.next("sale", inFuture, lane.branch.tin);
  const id = await lane.sell();
  await lane.drain();
  return id;
}

/** Tests the states on each family of databases. */
export function testStoppedStates(subject: string, states: readonly Stopped[]): void {
  for (const family of databaseFamilies()) testOn(family, subject, states);
}

function testOn(family: DatabaseFamily, subject: string, states: readonly Stopped[]): void {
  describe(`the message of a stopped state of ${subject} on ${family}`, () => {
    let lane: LaneTest;
    before(async () => {
      lane = await startLaneTest({ family });
    });
    after(() => lane.close());
    beforeEach(async () => {
      lane.unit.forget();
      await lane.open();
    });

    const key = () => lane.key ?? lane.test.account.keys.owner;
    const environment = () => ({
      ...placeOf(lane),
      TAXCTL_BASE_URL: lane.test.url,
      TAXCTL_API_KEY: key(),
    });
    const fill = async (line: string): Promise<string> => {
      const credentials = join(lane.test.service.config.dataDir, "credentials.json");
      await writeFile(credentials, JSON.stringify({ token: "entered-again" }), { mode: 0o600 });
      return filled(line, { account: lane.test.account.id, credentials });
    };
    /** Where a question is asked, a person at a terminal says yes. */
    async function run(line: string): Promise<Ran> {
      const ran = await runPrinted(line, environment());
      return /confirm it with --(yes|confirm)|pass --yes to confirm/i.test(ran.said)
        ? runPrinted(`${line} ${/--confirm \S+/.exec(ran.said)?.[0] ?? "--yes"}`, environment())
        : ran;
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
    const show = async (id: string) => lane.test.clientFor(key()).transactions.get(id);

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
        (await run(`taxctl transactions settle ${id} accepted --reason x --confirm accepted`)).said,
      "taxctl doctor": async () => (await run("taxctl doctor --no-units")).said,
      "the next submission": async () => {
        const { status, body } = await lane.test.call("POST", "/sales", { body: sale() });
        expect(status).to.equal(422);
        return asCommands(String(body.message), undefined, "00");
      },
    };

    for (const {
      state,
      arrange,
      command,
      afterwards,
      places,
      taxd,
      repair,
      isServed,
      isAtOnce,
      start,
      ends,
    } of states) {
      it(`of ${state} names the command that ends it`, async () => {
        const id = await arrange(lane);
        let found: string | undefined;
        for (const place of places) {
          const text = await readers[place](id);
          const named = commandsIn(text).find((line) => command.test(line));
          expect(named, `${place} says: ${text}`).to.be.a("string");
          found ??= named;
        }
        if (afterwards) {
          const named = commandsIn(await readTransaction(id));
          expect(
            named.findIndex((line) => afterwards.test(line)),
            named.join(),
          ).to.be.greaterThan(0);
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
        const line = await fill(found ?? "");
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
        for (const next of commandsIn(await readTransaction(id))) await run(await fill(next));
        await lane.settle();
        const { status, blocked, doubt, follow_ups, response_data } = await show(id);
        expect({ status, blocked, doubt, follow_ups, warning: response_data.warning }).to.deep.equal({
          status: ends ?? "success",
          blocked: undefined,
          doubt: undefined,
          follow_ups: [],
          warning: undefined,
        });
        const open = await lane.db
          .knex("transactions")
          .where({ data_set_id: lane.branch.environmentId })
          .whereNotIn("status", ["success", ends ?? "success"])
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
