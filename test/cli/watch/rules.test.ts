// The rules of a watched folder, apart from any disk: names, whole files, and the order of work.
import { expect } from "chai";
import { claimName, newClaim, readClaim } from "../../../cli/src/watch/claims.ts";
import { eventLine } from "../../../cli/src/watch/events.ts";
import { partsFor, readName, type SalesName, safePart } from "../../../cli/src/watch/names.ts";
import { obstacleOf } from "../../../cli/src/watch/printing/status.ts";
import { targetOf } from "../../../cli/src/watch/printing/target.ts";
import { newJob, Queue } from "../../../cli/src/watch/queue.ts";
import { brokenMs, Ripeness, settledMs } from "../../../cli/src/watch/ripe.ts";
import { waitingText } from "../../../cli/src/watch/texts.ts";

const file = (name: string): SalesName => {
  const read = readName(name);
  if (!read || "refused" in read) throw new Error(`${name} is no file of sales`);
  return read;
};

describe("names in a watched folder", () => {
  it("of sales have known extensions in any case", () => {
    expect(file("1001.json")).to.deep.equal({ name: "1001.json", stem: "1001", extension: "json" });
    expect(file("Mauzo ya leo.CSV")).to.include({ stem: "Mauzo ya leo", extension: "csv" });
    expect(file("a.b.xlsx")).to.include({ stem: "a.b" });
    for (const name of ["1001", "1001.txt", "1001.json.bak"]) expect(readName(name)).to.equal(undefined);
  });

  it("that no other system takes are refused, with the reason", () => {
    for (const name of ["nul.json", "Com1.json", "LPT¹.csv", "aux.1.json", "CON .json"])
      expect(readName(name), name).to.have.property("refused").that.contains("device");
    for (const name of [
      "a/b.json",
      "a\\b.json",
      "a:b.json",
      "..json",
      "-rf.json",
      "a .json",
      "a\u202e.json",
      "*.json",
    ])
      expect(readName(name), name).to.have.property("refused").that.contains("characters");
    expect(readName("1.results.csv")).to.have.property("refused").that.contains("result");
  });

  it("of results are safe for any invoice number, and each is used once on any disk", () => {
    expect([...partsFor(["../../etc/passwd"])]).to.deep.equal([["../../etc/passwd", ""]]);
    const parts = [...partsFor(["A/1", "a_1", "..", "NUL", ""]).values()];
    expect(parts).to.deep.equal(["~A_1", "~a_1~2", "~__", "~_NUL", "~_"]);
    expect(safePart("x".repeat(500))).to.have.lengthOf(100);
  });

  it("of taken files keep order and name, and are read again after a crash", () => {
    const claims = Array.from({ length: 3 }, () => newClaim(file("1-a.json")));
    const names = claims.map(claimName);
    expect(names.toSorted()).to.deep.equal(names);
    for (const claim of claims) expect(readClaim(claimName(claim))).to.deep.equal(claim);
    const old = { ...newClaim(file("1.json")), isSuperseded: true };
    expect(readClaim(claimName(old))).to.deep.equal(old);
    for (const other of ["1.json", "notes.txt", `${claims[0]?.id}-CON.json`])
      expect(readClaim(other)).to.equal(undefined);
  });
});

describe("a file in a watched folder", () => {
  const look = { size: 10, mtimeMs: 1 };
  const whole = (is: boolean | undefined) => () => Promise.resolve(is);

  it("is taken at once if its JSON is complete, and else when it has not changed for a time", async () => {
    const ripe = new Ripeness();
    expect(await ripe.isRipe("1.json", look, 0, whole(true))).to.equal(true);
    expect(await ripe.isRipe("1.csv", look, 0, whole(undefined))).to.equal(false);
    expect(await ripe.isRipe("1.csv", look, settledMs - 1, whole(undefined))).to.equal(false);
    expect(await ripe.isRipe("1.csv", look, settledMs, whole(undefined))).to.equal(true);
    expect(await ripe.isRipe("2.json", look, 0, whole(false))).to.equal(false);
    expect(await ripe.isRipe("2.json", look, brokenMs - 1, whole(false))).to.equal(false);
    expect(await ripe.isRipe("2.json", look, brokenMs, whole(false))).to.equal(true);
  });

  it("that grows gets its time anew, and one that is gone is forgotten", async () => {
    const ripe = new Ripeness();
    await ripe.isRipe("1.csv", look, 0, whole(undefined));
    expect(await ripe.isRipe("1.csv", { ...look, size: 20 }, settledMs, whole(undefined))).to.equal(false);
    expect(await ripe.isRipe("1.csv", { size: 20, mtimeMs: 2 }, 2 * settledMs, whole(undefined))).to.equal(
      false,
    );
    expect(ripe.size).to.equal(1);
    ripe.keepOnly(new Set());
    expect(ripe.size).to.equal(0);
  });
});

describe("the queue of a watched folder", () => {
  const jobs = (count: number) => Array.from({ length: count }, () => newJob(newClaim(file("1.json")), 0));
  const all = (queue: Queue, nowMs: number) => {
    const taken = [];
    for (let job = queue.next(nowMs); job; job = queue.next(nowMs)) taken.push(job);
    return taken;
  };

  it("gives the oldest first, also those that come back", () => {
    const queue = new Queue();
    const given = jobs(5_000);
    for (const job of given.toReversed()) queue.add(job);
    expect(all(queue, 0)).to.deep.equal(given);
    const [first, second, third] = given;
    for (const job of [third, first, second]) if (job) queue.add(job);
    expect(all(queue, 0)).to.deep.equal([first, second, third]);
  });

  it("looks at one waiting file at a time, and at all of them when one has ended", () => {
    const queue = new Queue();
    const waiting = jobs(3);
    const [one, two, three] = waiting;
    for (const job of waiting) queue.wait(job, 0);
    expect(all(queue, 4_999)).to.deep.equal([]);
    expect(all(queue, 5_000)).to.deep.equal([one]);
    if (one) queue.wait(one, 5_000);
    expect(all(queue, 9_999)).to.deep.equal([]);
    expect(all(queue, 10_000)).to.deep.equal([two]);
    queue.ended(true);
    expect(all(queue, 10_000)).to.deep.equal([one, three]);
  });

  it("rests longer each time while nothing goes, and goes on at once after a success", () => {
    const queue = new Queue();
    const [job] = jobs(1);
    if (!job) throw new Error("no job");
    const pauses = [];
    for (let nowMs = 0; pauses.length < 7; ) {
      pauses.push(queue.pause(job, nowMs));
      expect(queue.next(nowMs)).to.equal(undefined);
      nowMs += pauses.at(-1) ?? 0;
      expect(queue.next(nowMs)).to.equal(job);
    }
    expect(pauses).to.deep.equal([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
    queue.ended(false);
    expect(queue.isPaused).to.equal(false);
  });
});

describe("the text of a file that waits", () => {
  const of = (reason?: string) => waitingText("1.json", reason, 0);

  it("asks nothing of the till's user", () => {
    expect(of())
      .to.contain("Earlier files come first.")
      .and.contain("What to do: nothing. The receipt follows");
  });

  it("says who must release the numbering", () => {
    expect(
      of(
        "Look up the last number. An operator then sets the next one: `taxd numbers set 1 live 00 sales NEXT`.",
      ),
    )
      .to.contain("for the operator of the service, who must release the numbering")
      .and.contain("show this file to the operator. The receipt follows automatically")
      .and.not.contain("nothing");
  });
});

describe("the log and the printer of a watched folder", () => {
  it("have one line for an event, whatever is in it", () => {
    const event = {
      time: "2026-03-10T07:15:01.412Z",
      event: "refused",
      file: 'a\n"b".json',
      count: 2,
      none: undefined,
    } as const;
    expect(eventLine(event)).to.equal('2026-03-10T07:15:01.412Z refused file="a\\n\\"b\\".json" count=2');
  });

  it("name what keeps the printer from printing", () => {
    expect(obstacleOf(0x12, 0x12, 0x12)).to.equal(undefined);
    expect(obstacleOf(0x1a, 0x12, 0x72)).to.contain("no paper");
    expect(obstacleOf(0x1a, 0x16, 0x12)).to.contain("cover");
    expect(obstacleOf(0x1a, 0x52, 0x12)).to.contain("error");
    expect(obstacleOf(0x1a, 0x12, 0x12)).to.contain("offline");
  });

  it("read the address of a printer", () => {
    expect(targetOf("tcp://printer")).to.deep.equal({ kind: "tcp", host: "printer", port: 9100 });
    expect(targetOf("tcp://[::1]:9101")).to.deep.equal({ kind: "tcp", host: "::1", port: 9101 });
    expect(targetOf("/dev/usb/lp0")).to.deep.equal({ kind: "path", path: "/dev/usb/lp0" });
    for (const wrong of ["http://printer", "tcp://", "tcp://a/b", "tcp://user@a"])
      expect(() => targetOf(wrong), wrong).to.throw("is not the address of a printer");
  });
});
