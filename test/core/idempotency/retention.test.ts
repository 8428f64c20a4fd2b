// Idempotency-Keys are forgotten when they expire, however many there are, and never before.
import { expect } from "chai";
import { createTestClock } from "../../support/clock.ts";
import { databaseFamilies } from "../../support/database.ts";
import { forget } from "../../support/retention.ts";
import { startTestService } from "../../support/service.ts";
import { forSuite } from "../../support/suite.ts";

const dayMs = 24 * 60 * 60_000;

for (const family of databaseFamilies()) {
  describe(`the retention of Idempotency-Keys on ${family}`, () => {
    const clock = createTestClock();
    const test = forSuite(() =>
      startTestService({ family, clock, simulator: false, overrides: { work: false } }),
    );

    it("deletes all that have expired, more than one part of them, and keeps the others", async () => {
      const { db } = test.service;
      const send = (key: string) =>
        test.call("POST", "/sales/search", { body: {}, headers: { "Idempotency-Key": key } });
      const look = () => forget("idempotency_keys", { db, clock });
      const idsOf = (): Promise<string[]> => db.knex("idempotency_keys").pluck("id");
      expect((await send("old")).status).to.equal(200);
      const [row] = await db.knex("idempotency_keys").select();
      const copies = Array.from({ length: 1_200 }, (_, at) => ({ ...row, id: String(at).padStart(64, "0") }));
      for (let at = 0; at < copies.length; at += 50)
        await db.knex("idempotency_keys").insert(copies.slice(at, at + 50));
      expect(await look()).to.equal(0);
      clock.advance(dayMs + 60_000);
      expect((await send("new")).status).to.equal(200);
      expect(await look()).to.equal(1_201);
      expect(await idsOf()).to.have.length(1);
      expect((await send("new")).status, "a key that is kept").to.equal(200);
    });
  });
}
