// Which submissions share a transaction: long ones and busy accounts leave room for others.
import { expect } from "chai";
import { UnavailableError } from "../../../server/src/base/errors.ts";
import { createIntake } from "../../../server/src/core/transactions/intake.ts";
import type { Entry, Submitted } from "../../../server/src/core/transactions/submission.ts";
import { takeBatch } from "../../../server/src/core/transactions/take-batch.ts";
import type { Waiting } from "../../../server/src/db/batching/batcher.ts";
import type { Database } from "../../../server/src/db/open.ts";
import { caught } from "../../support/caught.ts";
import { createTestClock } from "../../support/clock.ts";

type One = { account: number; lines?: number; number?: string };

let numbers = 0;

function waitingOf(all: One[]): Waiting<Entry, Submitted>[] {
  return all.map(({ account, lines, number }) => {
    numbers += 1;
    const context = { environment: { id: account }, requireBranch: () => ({ id: account }) };
    const document = lines === undefined ? {} : { items: Array(lines).fill({}) };
    const submission = {
      type: "sales",
      invoice_no: number ?? String(numbers),
      supplier_hash: null,
      supplier_no: null,
      document,
    };
    const entry = { context, submission, content_hash: "" } as unknown as Entry;
    return { entry, resolve: () => undefined, reject: () => undefined };
  });
}

/** The accounts of each batch, until nothing waits any more. */
function batchesOf(all: One[]): number[][] {
  const batches: number[][] = [];
  for (let waiting = waitingOf(all); waiting.length > 0; ) {
    const [batch, rest] = takeBatch(waiting);
    expect(batch, "a batch").to.not.have.lengthOf(0);
    batches.push(batch.map(({ entry }) => entry.context.environment.id));
    waiting = rest;
  }
  return batches;
}

const many = (count: number, one: One): One[] => Array.from({ length: count }, () => one);

describe("a batch of submissions", () => {
  it("takes at most 64, at first 16 of one account", () => {
    const batches = batchesOf([...many(80, { account: 1, lines: 1 }), ...many(20, { account: 2, lines: 1 })]);
    expect(batches.map(({ length }) => length)).to.deep.equal([64, 36]);
    expect(batches[0]?.filter((id) => id === 2)).to.have.lengthOf(16);
  });

  it("takes 2,000 lines at most, at first 1,000 of one account", () => {
    expect(batchesOf(many(5, { account: 1, lines: 990 }))).to.deep.equal([[1, 1], [1, 1], [1]]);
    const mixed = [...many(3, { account: 1, lines: 990 }), ...many(2, { account: 2, lines: 990 })];
    expect(batchesOf(mixed)).to.deep.equal([[1, 2], [1, 2], [1]]);
  });

  it("takes as many lines as its limits, not one more", () => {
    const halves = [
      { account: 1, lines: 500 },
      { account: 1, lines: 500 },
      { account: 2, lines: 1 },
    ];
    expect(batchesOf(halves)).to.deep.equal([[1, 1, 2]]);
    const full = [
      { account: 1, lines: 1_000 },
      { account: 2, lines: 1_000 },
    ];
    expect(batchesOf([...full, { account: 3, lines: 1 }])).to.deep.equal([[1, 2], [3]]);
    expect(batchesOf([...full, { account: 3 }])).to.deep.equal([[1, 2], [3]]);
  });

  it("takes a short submission although long ones of another account wait before it", () => {
    const [first = []] = batchesOf([...many(16, { account: 1, lines: 990 }), { account: 2, lines: 10 }]);
    expect(first).to.deep.equal([1, 2, 1]);
  });

  it("takes a submission beyond every limit alone, if it is the first", () => {
    const long = { account: 1, lines: 5_000 };
    expect(batchesOf([long, long, { account: 2, lines: 1 }])).to.deep.equal([[1], [1], [2]]);
  });

  it("counts a submission without lines as one", () => {
    expect(batchesOf(many(64, { account: 1 }))).to.deep.equal([Array(64).fill(1)]);
  });

  it("never takes two submissions with one number", () => {
    expect(batchesOf(many(3, { account: 1, lines: 1, number: "A-1" }))).to.deep.equal([[1], [1], [1]]);
  });

  it("takes submissions with one number in their order, although the first is long", () => {
    const waiting = waitingOf([
      { account: 1, lines: 1_500 },
      { account: 1, lines: 1_500, number: "A-1" },
      { account: 1, lines: 1, number: "A-1" },
    ]);
    const [batch, rest] = takeBatch(waiting);
    expect(batch).to.deep.equal(waiting.slice(0, 1));
    expect(takeBatch(rest)[0]).to.deep.equal(waiting.slice(1, 2));
  });

  it("leaves a submission whose number is being written", () => {
    const [first, second, third] = waitingOf([
      { account: 1, number: "A-1" },
      { account: 1, number: "A-1" },
      { account: 1, number: "A-2" },
    ]);
    if (!first || !second || !third) throw new Error("there are three");
    expect(takeBatch([second, third], new Set([first]))).to.deep.equal([[third], [second]]);
    expect(takeBatch([second], new Set([first]))).to.deep.equal([[], [second]]);
  });
});

describe("the intake of submissions", () => {
  /** An intake over a database whose transactions do this. */
  const intakeOf = (transaction: () => Promise<unknown>) =>
    createIntake({ family: "sqlite", transaction } as unknown as Database, createTestClock(0));
  const entriesOf = (count: number) => waitingOf(many(count, { account: 1 })).map(({ entry }) => entry);

  it("rejects what comes while 2,000 wait", async () => {
    const intake = intakeOf(() => new Promise(() => undefined));
    const [last, ...entries] = entriesOf(2_001);
    for (const entry of entries) void intake.add(entry);
    const error = await caught(intake.add(last as Entry));
    expect(error).to.be.instanceOf(UnavailableError);
    expect(error).to.have.property(
      "message",
      "The service has more to store than it can; try again shortly.",
    );
  });

  it("looks again for the winner when two of one number meet, three times at most", async () => {
    let rounds = 0;
    const meeting = (times: number) => async () => {
      rounds += 1;
      if (rounds <= times) throw Object.assign(new Error("duplicate"), { errno: 1062 });
      return [{ id: "1" }];
    };
    const [entry] = entriesOf(1) as [Entry];
    expect(await intakeOf(meeting(2)).add(entry)).to.deep.equal({ id: "1" });
    expect(rounds).to.equal(3);
    rounds = 0;
    expect(await caught(intakeOf(meeting(3)).add(entry))).to.have.property("message", "duplicate");
    expect(rounds).to.equal(3);
  });
});
