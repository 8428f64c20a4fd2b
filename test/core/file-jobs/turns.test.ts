// Jobs on books: accounts take turns, one running job each, and a job that waits leaves with its caller.
import { expect } from "chai";
import { createJobTurns, type JobOwner } from "../../../server/src/core/file-jobs/turns.ts";

/** Jobs that end when the test says so, and the order in which they began. */
function watched(most: number) {
  const inTurn = createJobTurns(most);
  const began: string[] = [];
  const ends = new Map<string, () => void>();
  const run = (owner: JobOwner, name: string) =>
    inTurn(owner, () => {
      began.push(name);
      const { promise, resolve } = Promise.withResolvers<void>();
      ends.set(name, resolve);
      return promise;
    });
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  const end = async (name: string) => {
    ends.get(name)?.();
    await settled();
  };
  return { began, run, end, settled };
}

describe("jobs on books", () => {
  it("run one at a time for an account, and accounts take turns", async () => {
    const { began, run, end, settled } = watched(2);
    const all = ["A1", "A2", "A3", "B1", "B2", "C1"].map((name) =>
      run({ accountId: name.charCodeAt(0) }, name),
    );
    await settled();
    expect(began).to.deep.equal(["A1", "B1"]);
    await end("A1");
    expect(began, "the account that had its turn goes last").to.deep.equal(["A1", "B1", "C1"]);
    await end("C1");
    expect(began.slice(3)).to.deep.equal(["A2"]);
    await end("B1");
    expect(began.slice(4)).to.deep.equal(["B2"]);
    for (const name of ["A2", "B2", "A3"]) await end(name);
    await Promise.all(all);
    expect(began).to.have.length(6);
  });

  it("leave with a caller who goes away, whether they wait or have not come yet", async () => {
    const { began, run, end, settled } = watched(1);
    const leaving = new AbortController();
    const first = run({ accountId: 1 }, "first");
    const left = run({ accountId: 2, signal: leaving.signal }, "left").catch((error: Error) => error.name);
    const last = run({ accountId: 2 }, "last");
    await settled();
    leaving.abort();
    expect(await left).to.equal("AbortError");
    await end("first");
    await end("last");
    await Promise.all([first, last]);
    const late = run({ accountId: 1, signal: leaving.signal }, "late").catch((error: Error) => error.name);
    expect(await late).to.equal("AbortError");
    expect(began).to.deep.equal(["first", "last"]);
  });

  it("make room when they fail", async () => {
    const inTurn = createJobTurns(1);
    const failed = inTurn({ accountId: 1 }, () => Promise.reject(new Error("broken")));
    expect(await failed.catch((error: Error) => error.message)).to.equal("broken");
    expect(await inTurn({ accountId: 1 }, async () => "done")).to.equal("done");
  });
});
