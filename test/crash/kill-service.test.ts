// kill -9 of the service, and of the units (one of each kind), at random moments under load and a bad network: nothing acknowledged is lost, nothing is
// signed twice, and every caller, webhook, list and statistic says the same.
import { setTimeout as pause } from "node:timers/promises";
import { expect } from "chai";
import { databaseFamilies } from "../support/database.ts";
import { noteFigure } from "../support/report.ts";
import { forSuite } from "../support/suite.ts";
import { unitWires } from "../support/unit-wires.ts";
import { assembleFleet } from "./fleet.ts";
import { createRandom, startLoad } from "./load.ts";

const { CRASH_KILLS = "10", CRASH_SEED } = process.env;
const kills = Number(CRASH_KILLS);
const seed = CRASH_SEED === undefined ? Date.now() & 0x7fffffff : Number(CRASH_SEED);

for (const family of databaseFamilies()) {
  describe(`a service killed ${kills} times on ${family} (seed ${seed})`, function () {
    this.timeout(600_000 + kills * 48_000);

    const fleet = forSuite(() =>
      assembleFleet({ suite: "kill-service", seed, family, branches: 3, wires: unitWires }),
    );

    it("loses nothing and signs nothing twice", async () => {
      const random = createRandom(seed);
      const service = await fleet.member("serve");
      await service.start();
      const { branches } = fleet;
      const load = startLoad({ urls: [service.url], call: fleet.call, branches, callers: 8, random });
      for (let kill = 0; kill < kills; kill++) {
        // One in five dies while it starts, the others at any moment after a response.
        if (kill % 5 !== 4) await load.waitForMore(1 + random() * 20);
        await pause(random() * 60);
        const { unit } = fleet.networks;
        if (kill % 5 === 1) unit.cut();
        if (kill % 5 === 2)
          await (kill % 2 === 0 ? unit.delay(random() * 300) : unit.halfOpen(random() * 300));
        const unitKilled = kill % 4 === 0 ? fleet.killUnit() : undefined;
        await service.kill();
        noteFigure("kills of services", 1);
        const started = service.start();
        await unitKilled;
        if (kill % 5 === 3) started.catch(() => undefined);
        else await started;
      }
      // Whatever the kills left behind, the service goes on signing: how much in between depends on the machine.
      while (load.completed() <= kills || fleet.signed() <= kills) await load.waitForMore(1);
      await load.stop();
      expect(load.surprises).to.deep.equal([]);
      expect(await fleet.findBreaches(load.accepted)).to.deep.equal([]);
      expect(fleet.signed()).to.be.greaterThan(kills);
    });
  });
}
