// Two services and a worker on one database: any of them may die, and two that get the same invoice at once store one.
import { setTimeout as pause } from "node:timers/promises";
import { expect } from "chai";
import { sale } from "../support/branch.ts";
import { databaseFamilies } from "../support/database.ts";
import { until } from "../support/lane.ts";
import { assembleFleet, type Fleet, type Member } from "./fleet.ts";
import { createRandom, startLoad } from "./load.ts";

const { CRASH_KILLS = "40", CRASH_SEED } = process.env;
const kills = Math.ceil(Number(CRASH_KILLS) / 3);
const seed = CRASH_SEED === undefined ? Date.now() & 0x7fffffff : Number(CRASH_SEED);
const pairs = 200;

// The embedded database belongs to one process.
for (const family of databaseFamilies().filter((name) => name === "mysql")) {
  describe(`three processes on one ${family} database (seed ${seed})`, function () {
    this.timeout(120_000 + kills * 10_000);
    let fleet: Fleet;
    let members: Member[];

    before(async () => {
      fleet = await assembleFleet({ family, branches: 3 });
      members = [await fleet.member("serve"), await fleet.member("serve"), await fleet.member("work")];
      await Promise.all(members.map((member) => member.start()));
    });
    after(() => fleet.close());

    const urls = () => members.slice(0, 2).map(({ url }) => url);

    async function submit(url: string, body: unknown) {
      const response = await fetch(`${url}/sales?async=true`, {
        method: "POST",
        headers: { Authorization: `Bearer ${fleet.key}`, "Content-Type": "application/json" },
        body: JSON.stringify(body),
      });
      const answer = (await response.json()) as Record<string, unknown>;
      return {
        status: response.status,
        id: String(Object(answer.data).transaction_id ?? answer.transaction_id),
      };
    }

    it(`store an invoice once that two of them get at the same time, ${pairs} times`, async () => {
      const accepted = new Set<string>();
      for (let pair = 0; pair < pairs; pair++) {
        const body = sale({ branch_id: "00" });
        const [one, other] = await Promise.all(urls().map((url) => submit(url, body)));
        expect(one?.id).to.equal(other?.id);
        for (const { status } of [one, other].filter((reply) => reply !== undefined)) {
          expect(status).to.be.oneOf([200, 202]);
        }
        accepted.add(one?.id ?? "");
      }
      expect(accepted.size).to.equal(pairs);
    });

    it("answer one and refuse the other where the content differs", async () => {
      for (let pair = 0; pair < 25; pair++) {
        const body = sale({ branch_id: "01" });
        const bodies = [body, { ...body, customer_name: "Somebody else" }];
        const replies = await Promise.all(urls().map((url, index) => submit(url, bodies[index])));
        expect(replies.map(({ status }) => status).sort()).to.deep.equal([202, 409]);
        expect(replies[0]?.id).to.equal(replies[1]?.id);
      }
    });

    it(`lose nothing when any of them is killed, ${kills} times`, async () => {
      const random = createRandom(seed);
      const branches = fleet.branches.map(({ bhf_id }) => bhf_id);
      const load = startLoad({ urls: urls(), key: fleet.key, branches, callers: 6, random });
      for (let kill = 0; kill < kills; kill++) {
        const before = load.answered();
        await until(() => load.answered() > before + random() * 10, 60_000);
        await pause(random() * 60);
        const member = members[Math.floor(random() * members.length)];
        await member?.kill();
        await member?.start();
      }
      await load.stop();
      expect(load.surprises).to.deep.equal([]);
      expect(await fleet.findBreaches(load.accepted)).to.deep.equal([]);
    });
  });
}
