// A service that starts before its database server: it waits for a time, and only where waiting can help.
import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Server } from "node:net";
import { expect } from "chai";
import { DatabaseLost } from "../../server/src/base/database-lost.ts";
import { awaitDatabase } from "../../server/src/db/wait-for-database.ts";
import { createPlace, type DatabasePlace, databaseFamilies } from "../support/database.ts";
import { startTaxd } from "../support/taxd.ts";

/** A port where nothing listens yet, and the way to let it lead to the database server. */
async function reservePort(to: string) {
  const url = new URL(to);
  const socket = url.searchParams.get("socket");
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, "close");
  url.searchParams.delete("socket");
  url.host = `127.0.0.1:${port}`;
  return {
    url: url.href,
    async open(): Promise<Server> {
      const server = createServer((client) => {
        const database = socket
          ? connect(socket)
          : connect(Number(new URL(to).port || 3306), new URL(to).hostname);
        for (const side of [client, database]) side.on("error", () => undefined);
        client.pipe(database).pipe(client);
      });
      server.listen(port, "127.0.0.1");
      await once(server, "listening");
      return server;
    },
  };
}

if (databaseFamilies().includes("mysql")) {
  describe("a start before the database server", () => {
    let place: DatabasePlace;
    before(async () => {
      place = await createPlace("mysql");
    });
    after(() => place?.release());

    it("waits for the server, and serves when it is there", async () => {
      const port = await reservePort(place.url ?? "");
      const taxd = startTaxd(["serve"], {
        TAXD_DATABASE_URL: port.url,
        TAXD_ENCRYPTION_KEY: "00".repeat(32),
        TAXD_DATABASE_WAIT_MS: "60000",
        TAXD_DATA_DIR: place.dataDir,
        TAXD_PORT: "0",
      });
      let server: Server | undefined;
      try {
        await taxd.printed("Waiting up to 60 s. No database server responds");
        server = await port.open();
        await taxd.printed("The service listens at");
      } finally {
        taxd.child.kill("SIGTERM");
        const { code, stdout } = await taxd.finished;
        server?.close();
        expect(code).to.equal(0);
        expect(stdout.split("Waiting up to").length, "one line for the whole wait").to.equal(2);
      }
    });

    it("does not wait for a server that rejects the user, nor after its time or the signal to stop", async () => {
      const { url = "", dataDir } = place;
      const stranger = Object.assign(new URL(url), { username: "nobody", password: "s3cret" }).href;
      const rejected = await awaitDatabase({ url: stranger, dataDir }, 600_000).catch((error) => error);
      expect(rejected).to.be.instanceOf(DatabaseLost);
      expect(rejected.message).to.contain('user "nobody"');

      const port = await reservePort(url);
      const late = await awaitDatabase({ url: port.url, dataDir }, 600).catch((error) => error);
      expect(late, "the time is over").to.be.instanceOf(DatabaseLost).and.include({ reason: "unreachable" });

      const stop = new AbortController();
      const log = { warn: () => stop.abort() };
      const stopped = await awaitDatabase({ url: port.url, dataDir, log }, 600_000, stop.signal).catch(
        (error) => error,
      );
      expect(stopped).to.be.instanceOf(DatabaseLost).and.include({ reason: "unreachable" });
    });
  });
}
