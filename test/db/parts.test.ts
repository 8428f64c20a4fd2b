// Long tables are stored and read a part at a time: others use the database and the event loop in between.
import { expect } from "chai";
import { readInParts, storeInParts } from "../../server/src/db/batching/in-parts.ts";
import { describeEachFamily } from "../support/database.ts";
import { forEachTest } from "../support/suite.ts";

type Setting = { name: string; value: string };

describeEachFamily("long tables", (family, open) => {
  const rows: Setting[] = Array.from({ length: 250 }, (_, index) => ({
    name: `part ${String(index).padStart(5, "0")}`,
    value: String(index),
  }));
  const db = forEachTest(open);
  const stored = (): Promise<string[]> =>
    db.knex("settings").where("name", "like", "part %").orderBy("name").pluck("name");

  it("are stored in short transactions, and finished in the last", async () => {
    const sizes: number[] = [];
    let other: string[] = [];
    await storeInParts(
      db,
      rows,
      async (trx, some) => {
        sizes.push(some.length);
        await trx("settings").insert([...some]);
        if (sizes.length === 1) {
          // A writer that comes meanwhile is next, before the second part.
          void db.transaction(async (own) => {
            other = await own("settings").where("name", "like", "part %").pluck("name");
          });
        }
      },
      async (trx) => {
        await trx("settings").insert({ name: "cursor", value: String(sizes.length) });
      },
    );
    expect(sizes).to.deep.equal([50, 50, 50, 50, 50]);
    expect(await stored()).to.deep.equal(rows.map(({ name }) => name));
    expect((await db.knex("settings").where({ name: "cursor" }).first())?.value).to.equal("5");
    if (family === "sqlite") expect(other).to.have.lengthOf(50);
  });

  it("are finished without any row, too", async () => {
    let finished = 0;
    await storeInParts(
      db,
      [],
      () => expect.fail("there is nothing to store"),
      async () => {
        finished += 1;
      },
    );
    expect(finished).to.equal(1);
  });

  it("keep the parts before a failure, and stay unfinished", async () => {
    const failure = await storeInParts(
      db,
      rows,
      async (trx, some) => {
        await trx("settings").insert([...some]);
        if (some[0]?.value === "100") throw new Error("no more");
      },
      () => expect.fail("must not be finished"),
    ).catch((error: Error) => error.message);
    expect(failure).to.equal("no more");
    expect(await stored()).to.have.lengthOf(100);
  });

  it("are read in the order of their ids, without those that are gone", async () => {
    const ids = Array.from({ length: 1_234 }, (_, index) => 1_234 - index);
    const asked: number[] = [];
    const read = await readInParts(ids, async (some) => {
      asked.push(some.length);
      return [...some].sort((one, other) => one - other).flatMap((id) => (id === 7 ? [] : [{ id }]));
    });
    expect(asked).to.deep.equal([500, 500, 234]);
    expect(read.map(({ id }) => id)).to.deep.equal(ids.filter((id) => id !== 7));
  });

  if (family === "sqlite") {
    it("let others run in the middle of one long transaction", async () => {
      let turns = 0;
      let isOpen = true;
      const count = (): void => {
        turns += 1;
        if (isOpen) setImmediate(count);
      };
      const most = 50_000;
      const changes = await db.transaction(async (trx) => {
        setImmediate(count);
        await trx("settings").insert({ name: "long", value: "0" });
        let done = 0;
        // A transaction that never gave way would end without any turn.
        while (turns < 3 && done < most) {
          done += 1;
          await trx("settings")
            .where({ name: "long" })
            .update({ value: String(done) });
        }
        return done;
      });
      isOpen = false;
      expect(changes).to.be.below(most);
      expect((await db.knex("settings").where({ name: "long" }).first())?.value).to.equal(String(changes));
    });
  }
});
