// A simulator whose disk is full for a while: what it keeps stays readable, and nothing that it has in memory is lost.
import { appendFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "chai";
import { openMemory } from "../../server/src/simulator/memory.ts";
import { type LineFile, openLines, readLines } from "../../server/src/simulator/storage.ts";
import { mountSmallDisk, type SmallDisk } from "../support/small-disk.ts";

describe("a simulator's files on a full disk", () => {
  let disk: SmallDisk;
  let lines: LineFile | undefined;
  before(() => {
    disk = mountSmallDisk(8);
  });
  afterEach(async () => {
    disk.free();
    await lines?.close();
    lines = undefined;
  });
  after(() => disk.close());

  it("take the lines that did not fit, once there is space", async () => {
    const file = join(disk.path, "journal.jsonl");
    lines = await openLines(file);
    await lines.append('"before"');
    disk.fill();
    // Longer than a block of the disk: a part of it fits.
    const long = JSON.stringify("x".repeat(20_000));
    for (const line of [long, '"second"']) {
      const failure = await lines.append(line).catch((error) => error);
      expect(failure).to.have.property("code", "ENOSPC");
    }
    expect(await readLines(file)).to.deep.equal(['"before"']);
    disk.free();
    await lines.append('"after"');
    expect(await readLines(file)).to.deep.equal(['"before"', long, '"second"', '"after"']);
  });
});

describe("a simulator's files that are damaged", () => {
  it("are named with the line, and how to fix it", async () => {
    const folder = mkdtempSync(join(tmpdir(), "simulator-"));
    try {
      appendFileSync(join(folder, "journal.jsonl"), '{"seq":1,{"seq":2}\n');
      const failure = await openMemory({ stateDir: folder }).catch((error) => error);
      expect(failure.message).to.contain(`line 1 of ${join(folder, "journal.jsonl")}`);
      expect(failure.remedy).to.contain(folder);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
