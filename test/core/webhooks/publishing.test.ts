// Publishing: what can't be published of one environment stays its own, is tried again later, and loses neither order nor numbers.
import { Writable } from "node:stream";
import { expect } from "chai";
import { createLog } from "../../../server/src/base/log.ts";
import { createPublisher } from "../../../server/src/core/webhooks/publisher.ts";
import { toBlob } from "../../../server/src/db/sql/values.ts";
import { startServer } from "../../../server/src/listen.ts";
import { breakRows } from "../../support/broken.ts";
import { createTestClock } from "../../support/clock.ts";
import { databaseFamilies } from "../../support/database.ts";
import { makeLossy } from "../../support/lossy-database.ts";
import { listenToQueries } from "../../support/queries.ts";
import { forSuite } from "../../support/suite.ts";
import {
  deliveriesOf,
  publish,
  receivers,
  register,
  sandboxOf,
  startQuietService,
} from "../../support/webhooks.ts";

const second = 1_000;
type Line = { level: string; msg: string } & Record<string, unknown>;

for (const family of databaseFamilies()) {
  describe(`publishing of events on ${family}`, () => {
    const open = receivers();
    const clock = createTestClock();
    let address: string;
    let lines: Line[] = [];
    const sink = new Writable({
      write(chunk, _encoding, done) {
        for (const line of String(chunk).trim().split("\n")) lines.push(JSON.parse(line));
        done();
      },
    });
    const test = forSuite(() =>
      startQuietService({ family, clock, overrides: { log: createLog("info", sink) } }),
    );
    let repair: (() => Promise<void>) | undefined;
    const drain = () => test.service.webhooks.drain();

    before(async () => {
      address = (await open()).url;
    });
    beforeEach(() => {
      lines = [];
    });
    afterEach(async () => {
      await repair?.();
      repair = undefined;
      clock.advance(3_600 * second);
      await drain();
    });

    /** From now on the test's account is another one, with a webhook. */
    const next = async (): Promise<void> => {
      Object.assign(test.account, await test.openAccount());
      await register(test, address);
    };
    /** Events of the account of now that can't be published. */
    const breakData = async (condition = ""): Promise<number> => {
      const id = await sandboxOf(test);
      repair = await breakRows(
        test.service.db,
        "insert on deliveries",
        `new.data_set_id = ${id} ${condition}`,
      );
      return id;
    };
    const stored = async (environmentId: number): Promise<{ seq: number; transaction_id: string }[]> =>
      test.service.db
        .knex("deliveries")
        .where({ data_set_id: environmentId })
        .orderBy("seq")
        .select("seq", "transaction_id");
    const linesOf = (text: string) => lines.filter(({ msg }) => msg.includes(text));

    it("continues for other environments while it fails for one, which gets everything in order later", async () => {
      await next();
      const broken = await breakData();
      const published = [await publish(test), await publish(test)];
      await next();
      const id = await publish(test);
      await drain();
      expect(await deliveriesOf(test)).to.have.lengthOf(1);
      expect((await deliveriesOf(test))[0]).to.include({ transaction_id: id, status: "succeeded" });
      expect(await stored(broken)).to.deep.equal([]);

      await repair?.();
      repair = undefined;
      clock.advance(second);
      await drain();
      expect(await stored(broken)).to.deep.equal(
        published.map((transaction_id, index) => ({ seq: index + 1, transaction_id })),
      );
      expect(linesOf("published again")).to.have.lengthOf(1);
    });

    it("continues up to the failing event, and names it once", async () => {
      await next();
      const ids = [await publish(test), await publish(test), await publish(test)];
      const broken = await breakData(`and new.transaction_id = '${ids[1]}'`);
      await drain();
      expect(await stored(broken)).to.deep.equal([{ seq: 1, transaction_id: ids[0] }]);
      clock.advance(second);
      await drain();
      clock.advance(2 * second);
      await drain();
      const event = await test.service.db.knex("events").where({ transaction_id: ids[1] }).first("id");
      const errors = lines.filter(({ level, data_set_id }) => level !== "info" && data_set_id === broken);
      expect(errors).to.have.lengthOf(1);
      expect(errors[0]).to.include({ event_id: event.id, failures: 1 });
      expect(errors[0]?.msg).to.match(/^an event can't be published, so .+; remove the cause/);
    });

    it("is retried after pauses that grow to five minutes, also if the clock is set back", async () => {
      await next();
      const broken = await breakData();
      await publish(test);
      let tries = 0;
      const end = listenToQueries(test.service.db, ({ sql, bindings }) => {
        if (/insert into .deliveries/.test(sql) && bindings?.includes(broken)) tries += 1;
      });
      const triesAfter = async (ms: number) => {
        tries = 0;
        clock.advance(ms);
        await drain();
        return tries > 0;
      };
      try {
        expect(await triesAfter(0)).to.equal(true);
        expect(await triesAfter(0)).to.equal(false);
        for (const seconds of [1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300]) {
          expect(await triesAfter(seconds * second - 1), `before ${seconds} s`).to.equal(false);
          expect(await triesAfter(1), `after ${seconds} s`).to.equal(true);
        }
        expect(await triesAfter(-86_400 * second)).to.equal(true);
      } finally {
        end();
        clock.advance(86_400 * second);
      }
    });

    it("shows in the health of its environment and in the metrics while it fails", async () => {
      await next();
      await breakData();
      await publish(test);
      const checks = async () => {
        const { body } = await test.call("GET", "/health");
        return Object(body.data).checks.filter(({ name }: { name: string }) => name === "webhooks");
      };
      const metric = async (name: string) => {
        const server = await startServer({ ...test.service, config: { ...test.service.config, port: 0 } });
        const text = await (await fetch(`${server.url}/metrics`)).text();
        await server.close(0);
        return Number(text.match(new RegExp(`^taxd_${name} (\\S+)$`, "m"))?.[1]);
      };
      await drain();
      expect(await checks()).to.deep.equal([]);
      clock.advance(600 * second);
      await drain();
      const [check] = await checks();
      expect(check).to.include({ status: "warn" });
      expect(check.message).to.equal("Events have waited for 10 min to be sent to webhooks");
      expect(check.remedy).to.contain("the log of taxd");
      expect(await metric("oldest_unpublished_event_seconds")).to.equal(600);
      expect(await metric("events_unpublished")).to.equal(1);

      await repair?.();
      repair = undefined;
      clock.advance(600 * second);
      await drain();
      expect(await checks()).to.deep.equal([]);
      expect(await metric("oldest_unpublished_event_seconds")).to.equal(0);
    });

    describe("with more environments than one check takes", () => {
      let made = 0;
      /** An event, that nobody asked for, of each of so many environments. */
      const writeMany = async (count: number) => {
        const rows = Array.from({ length: count }, (_, index) => ({
          id: `0199c1a2-0000-7000-9000-${String(++made).padStart(12, "0")}`,
          data_set_id: 1_000_001 + index,
          name: "stock.low",
          payload: toBlob({}),
          targets: toBlob([]),
          created_at: clock.now(),
          is_published: 0,
        }));
        for (let start = 0; start < count; start += 50) {
          await test.service.db.knex("events").insert(rows.slice(start, start + 50));
        }
      };
      const unpublished = async (): Promise<number[]> =>
        test.service.db.knex("events").where({ is_published: 0 }).orderBy("data_set_id").pluck("data_set_id");

      it("reaches all other environments though more fail than that", async () => {
        repair = await breakRows(
          test.service.db,
          "insert on delivery_sequences",
          "new.data_set_id between 1000001 and 1000150",
        );
        await writeMany(160);
        await drain();
        expect(await unpublished())
          .to.have.lengthOf(150)
          .and.not.include(1_000_151);
      });

      it("takes them in turn, so that the first ones never delay the last", async () => {
        await writeMany(250);
        const publisher = createPublisher({ ...test.service, timeZone: "UTC" });
        for (let look = 0; look < 3; look++) {
          await publisher.publish();
          await writeMany(100);
        }
        expect(Math.max(...(await unpublished()))).to.equal(1_000_100);
      });
    });

    it("blames no event when the database is lost: everything is published once it is back", async () => {
      await next();
      const id = await publish(test);
      const lossy = makeLossy(test.service.db);
      const publisher = createPublisher({ db: lossy, clock, log: test.service.log, timeZone: "UTC" });
      const { transaction } = lossy;
      lossy.transaction = (work) => {
        lossy.lose();
        return transaction(work);
      };
      const failure = await publisher.publish().catch((error: unknown) => error);
      expect(failure).to.include({ name: "DatabaseLost", reason: "unreachable" });
      lossy.transaction = transaction;
      lossy.find();
      expect(await publisher.publish()).to.equal(true);
      expect((await deliveriesOf(test)).map(({ transaction_id }) => transaction_id)).to.deep.equal([id]);
      expect(lines.filter(({ level }) => level !== "info")).to.deep.equal([]);
    });
  });
}
