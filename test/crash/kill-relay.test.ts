// kill -9 of services and of the relay that alone may call the unit, with the ways between them cut and held up, under load:
// no sale is lost, none is signed twice.
import { setTimeout as pause } from "node:timers/promises";
import { expect } from "chai";
import { databaseFamilies } from "../support/database.ts";
import { noteFigure } from "../support/report.ts";
import { forSuite } from "../support/suite.ts";
import { assembleFleet, type Member } from "./fleet.ts";
import { createRandom, startLoad } from "./load.ts";

const { CRASH_KILLS = "6", CRASH_SEED } = process.env;
const kills = Number(CRASH_KILLS);
const seed = CRASH_SEED === undefined ? Date.now() & 0x7fffffff : Number(CRASH_SEED);

for (const family of databaseFamilies()) {
  // The embedded database belongs to one process.
  const services = family === "mysql" ? 2 : 1;
  describe(`a relay between ${services} service(s) on ${family} and the unit, ${kills} kills and cuts (seed ${seed})`, function () {
    this.timeout(600_000 + kills * 48_000);

    const fleet = forSuite(() =>
      assembleFleet({ suite: "kill-relay", seed, family, branches: 3, isRelayed: true }),
    );

    it("loses nothing and signs nothing twice", async () => {
      const random = createRandom(seed);
      const { relay, networks } = fleet;
      if (!relay) throw new Error("there is no relay");
      const members: Member[] = [];
      for (let index = 0; index < services; index++) members.push(await fleet.member("serve"));
      const pick = (): Member => members[Math.floor(random() * members.length)] as Member;
      await Promise.all(members.map((member) => member.start()));
      relay.leadTo(pick());
      relay.start();
      await relay.connected();
      const urls = members.map(({ url }) => url);
      const { branches } = fleet;
      const load = startLoad({ urls, call: fleet.call, branches, callers: 8, random });

      /** Something goes wrong, in the middle of whatever is under way. */
      const disasters: (() => Promise<void>)[] = [
        async () => {
          const service = pick();
          await service.kill();
          // The relay may find its way to another process before this one is back.
          relay.leadTo(pick());
          await service.start();
        },
        async () => {
          await relay.kill();
          relay.start();
        },
        async () => {
          relay.leadTo(pick());
          relay.network.cut();
        },
        async () => {
          await relay.network.halfOpen(random() * 300);
        },
        async () => {
          await Promise.all([relay.network.delay(random() * 300), networks.unit.delay(random() * 300)]);
          networks.unit.cut();
        },
        async () => {
          const service = pick();
          await Promise.all([service.kill(), relay.kill(), fleet.killUnit()]);
          relay.start();
          await service.start();
        },
      ];
      for (let kill = 0; kill < kills; kill++) {
        const signed = fleet.signed();
        // The relay has come back, and calls are under way.
        while (fleet.signed() < signed + 1) await load.waitForMore(1);
        await load.waitForMore(random() * 10);
        await pause(random() * 60);
        await disasters[kill % disasters.length]?.();
        noteFigure("kills and cuts around relays", 1);
      }
      while (load.completed() <= kills || fleet.signed() <= kills) await load.waitForMore(1);
      await load.stop();
      expect(load.surprises).to.deep.equal([]);
      expect(await fleet.findBreaches(load.accepted)).to.deep.equal([]);
      expect(fleet.signed()).to.be.greaterThan(kills);
    });
  });
}
