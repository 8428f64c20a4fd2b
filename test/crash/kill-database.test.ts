// kill -9 and stop of the database server under load, and a bad network on the way to it: callers are turned away with a time to come
// back, nothing is lost.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect } from "chai";
import { createConnection } from "mysql2/promise";
import { type DatabasePlace, databaseFamilies } from "../support/database.ts";
import { findMysqlProgram, type MysqlServer, startMysqlServer } from "../support/mysql-server.ts";
import { noteFigure } from "../support/report.ts";
import { unitWires } from "../support/unit-wires.ts";
import { assembleFleet, type Fleet } from "./fleet.ts";
import { createRandom, startLoad } from "./load.ts";

const { CRASH_KILLS = "10", CRASH_SEED } = process.env;
const kills = Math.ceil(Number(CRASH_KILLS) / 5);
const stops = Math.ceil(kills / 4);
const seed = CRASH_SEED === undefined ? Date.now() & 0x7fffffff : Number(CRASH_SEED);

// A server of our own: the one that other tests share must not be killed, and one given by its address can't be.
if (databaseFamilies().includes("mysql") && findMysqlProgram()) {
  describe(`a database server killed ${kills} times (seed ${seed})`, function () {
    this.timeout(600_000 + kills * 120_000);
    let server: MysqlServer;
    let place: DatabasePlace;
    let fleet: Fleet;

    before(async () => {
      server = await startMysqlServer([], "revives");
      const url = new URL(server.url);
      const admin = await createConnection({
        socketPath: url.searchParams.get("socket") ?? "",
        user: "root",
      });
      await admin.query("create database crash character set utf8mb4 collate utf8mb4_bin");
      await admin.end();
      const dataDir = mkdtempSync(join(tmpdir(), "taxctl-crash-db-"));
      place = {
        family: "mysql",
        url: Object.assign(url, { pathname: "/crash" }).href,
        dataDir,
        release: async () => rmSync(dataDir, { recursive: true, force: true }),
      };
      fleet = await assembleFleet({
        suite: "kill-database",
        seed,
        family: "mysql",
        branches: 3,
        wires: unitWires,
        place,
      });
    });
    after(async () => {
      await fleet?.close();
      await place?.release();
      server?.stop();
    });

    it("doesn't stop the service, which rejects callers meanwhile and loses nothing", async () => {
      const random = createRandom(seed);
      const service = await fleet.member("serve");
      await service.start();
      const { branches } = fleet;
      const load = startLoad({ urls: [service.url], call: fleet.call, branches, callers: 8, random });
      const goOn = () => load.waitForMore(11 + random() * 20);
      for (let kill = 0; kill < kills; kill++) {
        await goOn();
        await pause(random() * 60);
        const revive = server.keepAway();
        process.kill(server.pid, "SIGKILL");
        noteFigure("kills of database servers", 1);
        await load.waitForTurnedAway();
        revive();
        await goOn();
        const { database } = fleet.networks;
        if (kill % 3 === 0) database?.cut();
        if (kill % 3 === 1) await database?.delay(random() * 1_500);
        if (kill % 3 === 2) await database?.halfOpen(random() * 1_500);
      }
      await goOn();
      for (let stop = 0; stop < stops; stop++) {
        const { pid } = server;
        process.kill(pid, "SIGSTOP");
        // Longer than a lease: the process that held a lane may have lost it when the server goes on.
        await pause(2_500);
        process.kill(pid, "SIGCONT");
        noteFigure("stops of database servers", 1);
        await goOn();
      }
      await load.stop();
      expect(load.turnedAway.without, "503 without Retry-After").to.equal(0);
      expect(load.surprises).to.deep.equal([]);
      expect(service.process?.child.exitCode).to.equal(null);
      expect(await fleet.findBreaches(load.accepted)).to.deep.equal([]);
    });
  });
}
