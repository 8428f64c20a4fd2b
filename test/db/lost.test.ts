// A database server that goes away: uncommitted transactions are retried, and an interrupted commit is reported as unknown.
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { connect, createServer, type Server, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "chai";
import { DatabaseLost } from "../../server/src/base/database-lost.ts";
import { type Database, openDatabase } from "../../server/src/db/open.ts";
import { caught } from "../support/caught.ts";
import { createPlace, type DatabasePlace, databaseFamilies } from "../support/database.ts";

/** A cable between service and server that can be pulled, also at the moment that a statement passes. */
class Cable {
  readonly path: string;
  readonly #target: string;
  readonly #folder = mkdtempSync(join(tmpdir(), "taxctl-cable-"));
  readonly #sockets = new Set<Socket>();
  #server: Server | undefined;
  #tripwire: string | undefined;

  constructor(target: string) {
    this.#target = target;
    this.path = join(this.#folder, "socket");
  }

  async plug(): Promise<void> {
    this.#server = createServer((near) => {
      const far = connect(this.#target);
      for (const [from, to] of [
        [near, far],
        [far, near],
      ] as const) {
        this.#sockets.add(from);
        from.on("error", () => to.destroy());
        from.on("close", () => to.destroy());
      }
      near.on("data", (chunk: Buffer) => {
        if (this.#tripwire !== undefined && chunk.includes(this.#tripwire)) {
          this.#tripwire = undefined;
          near.destroy();
        } else far.write(chunk);
      });
      far.pipe(near);
    }).listen(this.path);
    await once(this.#server, "listening");
  }

  cutAt(statement: string): void {
    this.#tripwire = statement;
  }

  cut(): void {
    for (const socket of this.#sockets) socket.destroy();
    this.#sockets.clear();
  }

  async pull(): Promise<void> {
    this.cut();
    this.#server?.close();
    if (this.#server) await once(this.#server, "close");
  }

  async remove(): Promise<void> {
    await this.pull();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

async function lostBy(promise: Promise<unknown>): Promise<DatabaseLost> {
  const error = await caught(promise);
  if (error instanceof DatabaseLost) return error;
  throw error;
}

const isLocal = databaseFamilies().includes("mysql") && !process.env.TEST_DATABASE_URL;

if (isLocal) {
  describe("a database server that goes away", () => {
    let place: DatabasePlace;
    let cable: Cable;
    let database: Database;

    beforeEach(async () => {
      place = await createPlace("mysql");
      const url = new URL(place.url ?? "");
      cable = new Cable(url.searchParams.get("socket") ?? "");
      await cable.plug();
      url.searchParams.set("socket", cable.path);
      database = await openDatabase({ url: url.href, dataDir: place.dataDir });
    });
    afterEach(async () => {
      await database.close();
      await cable.remove();
      await place.release();
    });

    it("is reported as lost while it is away, and as found when it is back", async () => {
      await cable.pull();
      expect(await lostBy(database.ping())).to.include({ reason: "unreachable" });
      expect(
        (await lostBy(database.knex("settings").insert({ name: "a", value: "" }))).message,
      ).not.to.contain("insert");
      expect(await lostBy(database.transaction((trx) => trx("settings").delete()))).to.include({
        reason: "unreachable",
      });
      await cable.plug();
      await database.ping();
      expect(await database.knex("settings")).to.deep.equal([]);
    });

    it("has a transaction retried whose connection was cut before the commit", async () => {
      let tries = 0;
      await database.transaction(async (trx) => {
        tries += 1;
        await trx("settings").insert({ name: "a", value: "" });
        if (tries === 1) cable.cut();
        await trx("settings").insert({ name: "b", value: "" });
      });
      expect(tries).to.equal(2);
      expect(await database.knex("settings").orderBy("name").pluck("name")).to.deep.equal(["a", "b"]);
    });

    it("leaves the outcome of a transaction that was cut in its commit unknown, and does not retry it", async () => {
      let tries = 0;
      cable.cutAt("COMMIT");
      const cutOff = database.transaction(async (trx) => {
        tries += 1;
        await trx("settings").insert({ name: "a", value: "" });
      });
      expect(await lostBy(cutOff)).to.include({ reason: "unreachable" });
      expect(tries).to.equal(1);
      expect(await database.knex("settings")).to.deep.equal([]);
    });

    it("reports its own rejection to write as a loss", async () => {
      await database.knex.raw("set session transaction read only");
      expect(await lostBy(database.knex("settings").delete())).to.include({ reason: "read-only" });
    });
  });
}
