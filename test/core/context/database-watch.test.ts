// What the trial write of health proves: as much as a submission can be stored.
import { expect } from "chai";
import { DatabaseLost } from "../../../server/src/base/database-lost.ts";
import { createDatabaseWatch } from "../../../server/src/core/context/database-watch.ts";
import { describeEachFamily } from "../../support/database.ts";

describeEachFamily("the trial write of health", (_family, open) => {
  it("fails until a write of the usual size succeeds, however small ones fare and however long it takes", async () => {
    const db = await open();
    const { transaction } = db;
    const { now } = performance;
    const full = new DatabaseLost("full", "The disk of the data folder is full: free some space.");
    let isFull = true;
    let largest = 0;
    // A disk that has room for a few bytes.
    db.transaction = (work) =>
      transaction(async (trx) => {
        const result = await work(trx);
        const { value } = await trx("settings").where({ name: "readyz.written" }).first("value");
        largest = Math.max(largest, value.length);
        if (isFull && value.length > 1_000) throw full;
        return result;
      });
    const watch = createDatabaseWatch(db, { now: Date.now }, 10_000);
    try {
      expect((await watch.findWriteFailure())?.error).to.equal(full);
      performance.now = () => now.call(performance) + 61_000;
      expect((await watch.findWriteFailure())?.error).to.equal(full);
      isFull = false;
      expect(await watch.findWriteFailure()).to.equal(undefined);
      // It is proved: from now on a few bytes are enough.
      isFull = true;
      performance.now = () => now.call(performance) + 122_000;
      expect(await watch.findWriteFailure()).to.equal(undefined);
      expect(largest).to.be.at.least(60_000);
    } finally {
      performance.now = now;
    }
  });
});
