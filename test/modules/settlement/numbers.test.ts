// The numbers of a branch's streams as operators set them.
import { expect } from "chai";
import { systemClock } from "../../../server/src/base/clock.ts";
import { newId } from "../../../server/src/base/ids.ts";
import { claimLane, releaseLane } from "../../../server/src/lanes/leases.ts";
import { listNumbers } from "../../../server/src/lanes/numbers.ts";
import { ensureLane, ensureStreams } from "../../../server/src/lanes/store.ts";
import { setNextNumber } from "../../../server/src/modules/settlement/numbers.ts";
import { approved, clock, register, rejection } from "../../support/accounts.ts";
import { auditOf } from "../../support/audit.ts";
import { describeEachFamily } from "../../support/database.ts";
import { forEachTest } from "../../support/suite.ts";

describeEachFamily("a number", (_family, open) => {
  const db = forEachTest(open);

  const scope = (accountId: number) =>
    ({
      account_id: accountId,
      environment: "live",
      bhf_id: "00",
      tin: "P051234567Z",
      stream: "sales",
    }) as const;

  it("is set for a branch that moves here, and shown", async () => {
    const { account } = await approved(db);
    expect(await setNextNumber(db, clock, scope(account.id), 4512)).to.deep.equal({
      tin: "P051234567Z",
      from: 1,
      to: 4512,
      was_held: false,
    });
    const rows = await listNumbers(db.knex, account.id);
    expect(rows.find(({ stream }) => stream === "sales")).to.include({
      environment: "live",
      bhf_id: "00",
      next_number: 4512,
    });
    expect(
      rows.filter(({ stream }) => stream !== "sales").map(({ next_number }) => next_number),
    ).to.deep.equal([1, 1]);
  });

  it("decreases only with force", async () => {
    const { account } = await approved(db);
    await setNextNumber(db, clock, scope(account.id), 10);
    expect((await rejection(setNextNumber(db, clock, scope(account.id), 9))).remedy).to.contain("--force");
    expect((await setNextNumber(db, clock, scope(account.id), 9, { isForced: true })).from).to.equal(10);
    const actions = (await auditOf(db.knex, account.id)).filter(({ action }) => action === "numbers.set");
    const entry = (from: number, to: number, is_forced: boolean) => ({
      old: { next_number: from },
      new: { next_number: to },
      detail: { is_forced },
    });
    expect(actions).to.have.lengthOf(2);
    expect(actions[0]).to.deep.include(entry(1, 10, false));
    expect(actions[1]).to.deep.include(entry(10, 9, true));
  });

  it("needs to know the TIN", async () => {
    const { account } = await approved(db);
    const { tin: _tin, ...unknown } = scope(account.id);
    expect((await rejection(setNextNumber(db, clock, unknown, 5))).remedy).to.contain("--tin");
    await setNextNumber(db, clock, scope(account.id), 5);
    expect((await setNextNumber(db, clock, unknown, 6)).from).to.equal(5);
    const typed = { ...scope(account.id), tin: scope(account.id).tin.toLowerCase() };
    expect((await setNextNumber(db, clock, typed, 7)).from).to.equal(6);
  });

  it("can't be changed while a worker runs, or while a call has no response", async () => {
    const { account } = await approved(db);
    await setNextNumber(db, clock, scope(account.id), 7);
    const lane: { id: number } = await db.knex("lanes").first("id");
    await claimLane(db, lane.id, "worker", 60_000);
    expect(
      (await rejection(setNextNumber(db, clock, scope(account.id), 8, { waitMs: 0 }))).message,
    ).to.contain("busy");
    await releaseLane(db, lane.id, "worker");
    await db.knex("calls").insert({
      id: newId(systemClock),
      lane_id: lane.id,
      stream: "sales",
      kind: "sale",
      state: "sent",
      number: 7,
      due_at: 0,
      tries: 0,
      content: Buffer.from("{}"),
      created_at: 0,
      updated_at: 0,
    });
    expect((await rejection(setNextNumber(db, clock, scope(account.id), 8))).message).to.contain("sent as 7");
    expect((await setNextNumber(db, clock, { ...scope(account.id), stream: "stock" }, 8)).to).to.equal(8);
  });

  it("belongs to an environment that exists", async () => {
    const { account } = await register(db);
    expect((await rejection(setNextNumber(db, clock, scope(account.id), 8))).message).to.contain(
      "no live data",
    );
    await db.transaction(async (trx) => {
      const id = await ensureLane(trx, { data_set_id: 1, tin: "P051234567Z", bhf_id: "00" }, 0);
      await ensureStreams(trx, id, 0);
    });
    expect(await listNumbers(db.knex, account.id)).to.deep.equal([]);
  });
});
