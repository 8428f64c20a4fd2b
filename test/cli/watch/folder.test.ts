// Which files of a folder are taken, and who may use it.
import { execFileSync } from "node:child_process";
import { chmod, mkdir, rename, symlink, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "chai";
import { removeOld } from "../../../cli/src/watch/cleanup.ts";
import { openPlaces } from "../../../cli/src/watch/folder.ts";
import { mountSmallDisk, type SmallDisk } from "../../support/small-disk.ts";
import { signedInDesk } from "../support/command.ts";
import { cola, sale } from "../support/service.ts";
import { Till } from "./tills.ts";

describe("a watched folder", () => {
  const { service, desk } = signedInDesk();
  let till: Till;
  beforeEach(async () => {
    till = await Till.open(desk);
  });

  it("must be its owner's alone, and a folder that exists", async () => {
    await chmod(till.folder, 0o750);
    const open = await till.once();
    expect(open.exitCode).to.equal(2);
    expect(open.stderr).to.contain(`chmod 700 ${till.folder}`);
    await chmod(till.folder, 0o700);
    expect((await till.once()).exitCode).to.equal(0);
    const missing = await desk.run(["watch", desk.path("other"), "--once"]);
    expect(missing.exitCode).to.equal(2);
    expect(missing.stderr).to.contain("mkdir -m 700");
    const file = await desk.run(["watch", await desk.write("file", ""), "--once"]);
    expect(file.stderr).to.contain("is not a folder");
  });

  it("of another user is not watched", async () => {
    // Only root may give a folder away.
    if (process.getuid?.() !== 0) return;
    execFileSync("chown", ["1234", till.folder]);
    const ran = await till.once();
    expect(ran.exitCode).to.equal(2);
    expect(ran.stderr).to.contain("belongs to another user").and.contain("chown 0");
  });

  it("has one watcher at a time", async () => {
    const second = await desk.run(["watch", till.folder], {
      meanwhile: async ({ said, kill }) => {
        await said(" started ");
        const { exitCode, stderr } = await till.once();
        expect(exitCode).to.equal(2);
        expect(stderr).to.match(/is in use by process \d+/);
        kill("SIGTERM");
      },
    });
    expect(second.exitCode).to.equal(0);
    expect((await till.once()).exitCode).to.equal(0);
  });

  it("has no link that leads out of it", async () => {
    const outside = desk.path("outside");
    await mkdir(outside);
    await symlink(outside, till.path("out"));
    const ran = await till.once();
    expect(ran.exitCode).to.equal(2);
    expect(ran.stderr).to.contain("out is not a folder");
  });

  it("refuses links, odd names and huge files, and says so under their names", async () => {
    await symlink(await desk.write("secret.json", JSON.stringify(sale("SECRET"))), till.path("link.json"));
    execFileSync("mkfifo", [till.path("pipe.json")]);
    for (const name of [
      "CON.json",
      "lpt1.x.csv",
      "a\nb.json",
      "..json.json",
      "a~b.json",
      "1.error.json",
      `${"x".repeat(101)}.json`,
    ])
      await writeFile(till.path(name), JSON.stringify(sale("NAMED")));
    await writeFile(till.path("huge.json"), " ".repeat(10 * 1024 * 1024 + 1));
    await mkdir(till.path("folder.json"));
    for (const name of ["readme.txt", "1001.json.tmp", "~$day.xlsx", ".hidden.json"])
      await writeFile(till.path(name), "{}");
    const ran = await till.once();
    expect(service.submitted()).to.deep.equal([]);
    const out = await till.names("out");
    expect(out).to.include("a_b.error.txt");
    expect(out).to.have.lengthOf(8);
    expect(await till.text("link.error.txt")).to.contain("It is a link");
    expect(await till.text("huge.error.txt")).to.contain("larger than 10 MiB");
    expect(await till.text("_CON.error.txt")).to.contain("Windows keeps this name");
    expect(ran.stdout)
      .to.match(/ ignored file="readme.txt" /)
      .and.match(/ ignored file="folder.json" /);
    expect(ran.stdout).to.match(/ refused file="a\\nb.json" /);
    expect(await till.names()).to.deep.equal(
      [".hidden.json", "..json.json", "1001.json.tmp", "readme.txt", "~$day.xlsx"].toSorted(),
    );
    expect(await till.names("failed")).to.have.lengthOf(9);
  });

  it("gives a file that is being written the time to grow", async () => {
    const text = JSON.stringify(sale("INV-1"));
    await writeFile(till.path("1001.json"), text.slice(0, 20));
    const ran = await desk.run(["watch", till.folder, "--receipts", "json"], {
      meanwhile: async ({ said, kill }) => {
        await said(" started ");
        await till.drop("1002.json", sale("INV-2"));
        await said('receipt file="1002.json"');
        await writeFile(till.path("1001.json"), text);
        await said('receipt file="1001.json"');
        kill("SIGTERM");
      },
    });
    expect(ran.exitCode, ran.stderr).to.equal(0);
    expect(ran.stdout).to.not.contain("rejected file");
  });

  it("takes files in the order of their times, and many of them", async () => {
    const count = 60;
    for (let n = 0; n < count; n += 1) {
      const name = `${String(n).padStart(3, "0")}.json`;
      await till.drop(name, sale(`INV-${n}`));
      await utimes(till.path(name), 1_700_000_000, 1_700_000_000 + count - n);
    }
    const ran = await till.once("--receipts", "json", "--concurrency", "1");
    expect(ran.exitCode, ran.stdout).to.equal(0);
    expect(service.submitted()).to.deep.equal(
      Array.from({ length: count }, (_, n) => `INV-${count - 1 - n}`),
    );
    expect(await till.names("out")).to.have.lengthOf(count);
  });

  describe("on a full disk", () => {
    let disk: SmallDisk;
    before(() => {
      disk = mountSmallDisk(16);
    });
    after(() => disk.close());

    it("loses nothing, and sends no sale again when there is room for its receipt", async () => {
      const full = await Till.open(desk, join(disk.path, "till"));
      const ran = await desk.run(["watch", full.folder], {
        meanwhile: async ({ said, kill }) => {
          await said(" started ");
          await writeFile(full.path("1001.json.tmp"), JSON.stringify(sale("INV-1")));
          disk.fill();
          await rename(full.path("1001.json.tmp"), full.path("1001.json"));
          await said(" paused ");
          expect(await full.names("out")).to.deep.equal([]);
          disk.free();
          await said(" receipt ");
          kill("SIGTERM");
        },
      });
      expect(ran.exitCode, ran.stderr).to.equal(0);
      expect(ran.stdout).to.match(/ paused file="1001.json" reason=".*no space left on device/);
      expect(service.submitted()).to.deep.equal(["INV-1"]);
      expect(await full.names("out")).to.deep.equal(["1001.json", "1001.pdf", "1001.png", "1001.txt"]);
    });
  });

  it("goes on where a killed run ended, also with half of a sheet", async () => {
    const rows = ["A", "B"].map((no) => `${no},2026-03-10,${cola},1,100`);
    await till.drop("day.csv", ["invoice_no,sale_date,item_code,quantity,unit_price", ...rows].join("\n"));
    await desk.run(["watch", till.folder], {
      meanwhile: async ({ said, kill }) => {
        service.before = ({ body }) => (Object(body).invoice_no === "B" ? "lost" : undefined);
        await said(" paused ");
        kill("SIGKILL");
      },
    });
    service.before = undefined;
    await writeFile(till.path("out", "left.json.1.abcdef.tmp"), "half");
    expect((await till.once("--receipts", "json")).exitCode).to.equal(0);
    expect(await till.names("out")).to.deep.equal(["day.results.csv", "day~A.json", "day~B.json"]);
    expect((await service.client.sales.search({}).toArray()).map((one) => one.invoice_no)).to.have.members([
      "A",
      "B",
    ]);
  });

  it("forgets finished files after a time, and no rejected ones", async () => {
    await till.drop("1.json", sale("INV-1"));
    await till.drop("2.json", "{}");
    await till.once("--receipts", "json");
    const places = await openPlaces(till.folder);
    const later = (hours: number) => Date.now() + hours * 60 * 60_000;
    expect(await removeOld(places, 24 * 60 * 60_000, later(23))).to.equal(0);
    expect(await removeOld(places, 24 * 60 * 60_000, later(25))).to.equal(2);
    expect(await till.names("out")).to.deep.equal(["2.error.txt"]);
    expect(await till.names("done")).to.deep.equal([]);
    expect(await till.names("failed")).to.have.lengthOf(2);
    const wrong = await till.once("--keep", "7 days");
    expect(wrong.exitCode).to.equal(2);
    expect(wrong.stderr).to.contain("7d");
  });
});
