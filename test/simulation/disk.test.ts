// The disk of a machine: what was synced outlives a loss of power, whatever else does.
import { mkdirSync, mkdtempSync, openSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect } from "chai";
import { createChance } from "./chance.ts";
import { Disk } from "./disk.ts";
import { VirtualTime } from "./time.ts";

describe("the disk of the simulation", () => {
  let folder: string;
  let time: VirtualTime;
  let database: DatabaseSync;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "taxctl-disk-"));
    mkdirSync(join(folder, "0"));
    time = new VirtualTime(0);
    database = new DatabaseSync(join(folder, "0/taxctl.sqlite"));
    database.exec("pragma journal_mode = wal; create table sales (number integer)");
  });
  afterEach(() => {
    database.close();
    rmSync(folder, { recursive: true });
  });

  const sync = (disk: Disk): Promise<Error | null> => {
    const descriptor = openSync(join(folder, "0/taxctl.sqlite-wal"), "r+");
    return time.runUntil(new Promise((resolve) => disk.sync(descriptor, resolve)));
  };

  function numbersAfterLoss(disk: Disk, name = "1"): number[] {
    mkdirSync(join(folder, name));
    disk.losePower(join(folder, name));
    const found = new DatabaseSync(join(folder, name, "taxctl.sqlite"));
    const rows = found.prepare("select number from sales order by number").all();
    found.close();
    return rows.map(({ number }) => Number(number));
  }

  it("keeps what was synced, and loses what was not sometimes", async () => {
    const lost = new Set<number>();
    for (let seed = 1; seed <= 12; seed++) {
      const disk = new Disk(time, createChance(seed), join(folder, "0"));
      database.exec("delete from sales; insert into sales values (1), (2)");
      await sync(disk);
      for (let number = 3; number <= 8; number++) database.exec(`insert into sales values (${number})`);
      const numbers = numbersAfterLoss(disk, `after-${seed}`);
      expect(numbers.slice(0, 2)).to.deep.equal([1, 2]);
      // What is left is a beginning: no later commit without the earlier ones.
      expect(numbers).to.deep.equal(numbers.map((_, at) => at + 1));
      lost.add(8 - numbers.length);
    }
    expect([...lost].some((count) => count > 0)).to.equal(true);
  });

  it("keeps what a sync saved that began later than a slow one", async () => {
    let syncs = 0;
    const chance = { ...createChance(1), happens: () => ++syncs === 1 };
    const disk = new Disk(time, chance, join(folder, "0"));
    database.exec("insert into sales values (1)");
    const descriptor = openSync(join(folder, "0/taxctl.sqlite-wal"), "r+");
    const slow = new Promise((resolve) => disk.sync(descriptor, resolve));
    for (let number = 2; number <= 40; number++) database.exec(`insert into sales values (${number})`);
    await sync(disk);
    await time.runUntil(slow);
    expect(numbersAfterLoss(disk)).to.have.length(40);
  });

  it("keeps what outlived one loss over the next", async () => {
    const disk = new Disk(time, createChance(1), join(folder, "0"));
    database.exec("insert into sales values (1)");
    await sync(disk);
    expect(numbersAfterLoss(disk)).to.deep.equal([1]);
    expect(numbersAfterLoss(disk, "2")).to.deep.equal([1]);
  });

  it("fails a sync as it is told, and loses what was written", async () => {
    const disk = new Disk(time, createChance(1), join(folder, "0"));
    disk.failing = { code: "ENOSPC", times: 1 };
    expect(await sync(disk)).to.include({ code: "ENOSPC" });
    expect(await sync(disk)).to.equal(null);
  });
});
