// Two services and a worker on one database: any of them may die, and two that get the same invoice at once store one.
import { setTimeout as pause } from "node:timers/promises";
import { expect } from "chai";
import { purchase, sale } from "../support/branch.ts";
import { databaseFamilies } from "../support/database.ts";
import { noteFigure } from "../support/report.ts";
import { forSuite } from "../support/suite.ts";
import { assembleFleet, type Member } from "./fleet.ts";
import { createRandom, startLoad } from "./load.ts";

const { CRASH_KILLS = "10", CRASH_SEED } = process.env;
const kills = Math.ceil(Number(CRASH_KILLS) / 3);
const seed = CRASH_SEED === undefined ? Date.now() & 0x7fffffff : Number(CRASH_SEED);
const stops = Math.ceil(kills / 2);
const pairs = 200;

// The embedded database belongs to one process.
for (const family of databaseFamilies().filter((name) => name === "mysql")) {
  describe(`three processes on one ${family} database (seed ${seed})`, function () {
    this.timeout(600_000 + kills * 60_000);
    let members: Member[];
    const accepted = new Set<string>();

    const fleet = forSuite(() =>
      assembleFleet({
        suite: "many-processes",
        seed,
        family,
        branches: 4,
        wires: ["vscu", "oscu", "vscu", "rw"],
      }),
    );
    before(async () => {
      members = [await fleet.member("serve"), await fleet.member("serve"), await fleet.member("work")];
      await Promise.all(members.map((member) => member.start()));
    });

    const urls = () => members.slice(0, 2).map(({ url }) => url);

    async function submit(url: string, body: object, path = "/sales?async=true") {
      const { status, id } = await fleet.call(url, path, body);
      return { status, id: String(id) };
    }

    /** The transaction once its outcome is known: on a busy machine a call can take longer than its limit, and is replayed. */
    async function endOf(id: string): Promise<{ status: string; retry_count: number }> {
      for (;;) {
        const { body } = await fleet.call(urls()[0] ?? "", `/transactions/${id}`);
        const data = body.data as { status: string; retry_count: number };
        if (data.status !== "pending" && data.status !== "processing") return data;
        await pause(20);
      }
    }

    it(`store an invoice once that two of them get at the same time, ${pairs} times`, async () => {
      const ids = new Set<string>();
      for (let pair = 0; pair < pairs; pair++) {
        const body = sale({ branch_id: "00" });
        const [one, other] = await Promise.all(urls().map((url) => submit(url, body)));
        expect(one?.id).to.equal(other?.id);
        for (const { status } of [one, other].filter((response) => response !== undefined)) {
          expect(status).to.be.oneOf([200, 202]);
        }
        ids.add(one?.id ?? "");
      }
      expect(ids.size).to.equal(pairs);
      for (const id of ids) accepted.add(id);
    });

    it("accept one and reject the other if the content differs", async () => {
      for (let pair = 0; pair < 25; pair++) {
        const body = sale({ branch_id: "01" });
        const bodies = [body, { ...body, customer_name: "Somebody else" }];
        const responses = await Promise.all(urls().map((url, index) => submit(url, bodies[index] ?? {})));
        expect(responses.map(({ status }) => status).sort()).to.deep.equal([202, 409]);
        expect(responses[0]?.id).to.equal(responses[1]?.id);
      }
    });

    it("register a supplier's invoice once, whatever numbers the two callers give it", async () => {
      for (let pair = 0; pair < 25; pair++) {
        const first = purchase({ branch_id: "01" });
        const second = purchase({ branch_id: "01", supplier_invoice_no: first.supplier_invoice_no });
        const [bodies, path] = [[first, second], "/purchases?async=true"];
        const responses = await Promise.all(
          urls().map((url, index) => submit(url, bodies[index] ?? {}, path)),
        );
        expect(responses.map(({ status }) => status).sort()).to.deep.equal([202, 409]);
        expect(responses[0]?.id).to.equal(responses[1]?.id);
      }
    });

    it("credit a sale once", async () => {
      for (let pair = 0; pair < 10; pair++) {
        const sold = sale({ branch_id: "02" });
        expect((await submit(urls()[0] ?? "", sold)).status).to.equal(202);
        const note = {
          receipt_type: "R" as const,
          original_invoice_no: sold.invoice_no,
          refund_reason_code: "06",
        };
        const notes = [sale({ branch_id: "02", ...note }), sale({ branch_id: "02", ...note })];
        const responses = await Promise.all(urls().map((url, index) => submit(url, notes[index] ?? {})));
        expect(responses.map(({ status }) => status).sort()).to.deep.equal([202, 422]);
      }
    });

    it("retry a failed sale once when both are asked to", async () => {
      for (let pair = 0; pair < 5; pair++) {
        const { id } = await submit(urls()[0] ?? "", sale({ branch_id: "02", remark: "SIM-884" }), "/sales");
        expect((await endOf(id)).status).to.equal("failed");
        await Promise.all([...urls(), ...urls()].map((url) => submit(url, {}, `/transactions/${id}/retry`)));
        const { status, retry_count } = await endOf(id);
        expect(status).to.equal("failed");
        // Asked together they are one retry; one that came after the first had ended is another.
        expect(retry_count).to.be.within(1, 3);
      }
    });

    it(`lose nothing when any of them is paused past its lease and continues, ${stops} times`, async () => {
      const random = createRandom(seed + 1);
      const { branches } = fleet;
      const load = startLoad({ urls: urls(), call: fleet.call, branches, callers: 6, random });
      for (let stop = 0; stop < stops; stop++) {
        await load.waitForMore(4 + random() * 10);
        const { child } = members[stop % members.length]?.process ?? {};
        await pause(random() * 60);
        child?.kill("SIGSTOP");
        await pause(2_000 + random() * 500);
        child?.kill("SIGCONT");
        noteFigure("stops of services past their lease", 1);
      }
      await load.stop();
      for (const id of load.accepted) accepted.add(id);
      expect(load.surprises).to.deep.equal([]);
    });

    it(`lose nothing when any of them is killed, ${kills} times`, async () => {
      const random = createRandom(seed);
      const { branches } = fleet;
      const load = startLoad({ urls: urls(), call: fleet.call, branches, callers: 6, random });
      for (let kill = 0; kill < kills; kill++) {
        await load.waitForMore(1 + random() * 10);
        await pause(random() * 60);
        const member = members[Math.floor(random() * members.length)];
        await member?.kill();
        noteFigure("kills of services", 1);
        await member?.start();
      }
      await load.stop();
      expect(load.surprises).to.deep.equal([]);
      for (const id of load.accepted) accepted.add(id);
      expect(await fleet.findBreaches(accepted)).to.deep.equal([]);
    });
  });
}
