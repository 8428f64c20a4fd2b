// Virtual time: what happens when, and in whose name.
import { expect } from "chai";
import { currentOwner, type Owner, runAs, VirtualTime } from "./time.ts";

const newOwner = (): Owner => ({ isDead: false, stoppedUntilMs: 0 });

describe("virtual time", () => {
  let time: VirtualTime;
  let happened: string[];
  const note = (what: string) => () => void happened.push(`${time.monotonicMs} ${what}`);
  beforeEach(() => {
    time = new VirtualTime(1_000_000);
    happened = [];
  });

  it("jumps from event to event, in the order of their times and starts", async () => {
    time.start(note("last"), 3_600_000);
    time.start(note("second"), 5);
    time.start(note("first"), 1);
    time.start(note("third"), 5);
    await time.runUntil(time.pause(3_600_000));
    expect(happened).to.deep.equal(["1 first", "5 second", "5 third", "3600000 last"]);
    expect(time.now()).to.equal(1_000_000 + 3_600_000);
  });

  it("sorts however many events", async () => {
    const times = Array.from({ length: 500 }, (_, at) => (at * 7_919) % 503);
    for (const ms of times) time.start(() => void happened.push(String(ms)), ms);
    await time.runUntil(time.pause(1_000));
    expect(happened.map(Number)).to.deep.equal(times.toSorted((one, other) => one - other));
  });

  it("repeats intervals, until they are cancelled", async () => {
    const every = time.start(note("tick"), 10, 10);
    time.start(() => every.cancel(), 35);
    await time.runUntil(time.pause(100));
    expect(happened).to.deep.equal(["10 tick", "20 tick", "30 tick"]);
  });

  it("runs nothing of a dead owner, and that of a stopped one later", async () => {
    const [dead, stopped] = [newOwner(), newOwner()];
    runAs(dead, () => time.start(note("of the dead"), 10));
    runAs(stopped, () => time.start(note("of the stopped"), 10));
    dead.isDead = true;
    stopped.stoppedUntilMs = 50;
    await time.runUntil(time.pause(100));
    expect(happened).to.deep.equal(["50 of the stopped"]);
  });

  it("keeps the owner over waits, in what follows from its code", async () => {
    const owner = newOwner();
    const work = runAs(owner, async () => {
      await time.pause(5);
      return currentOwner();
    });
    expect(await time.runUntil(work)).to.equal(owner);
    expect(currentOwner()).to.equal(undefined);
  });

  it("says so when nothing is left that could end the wait", async () => {
    const error = await time.runUntil(new Promise(() => undefined)).catch((thrown: unknown) => thrown);
    expect(String(error)).to.match(/nothing is scheduled any more/);
  });
});
