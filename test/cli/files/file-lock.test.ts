// One run per file: the lock names who has it, goes with the run, and is taken over from a process that is gone.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { readdir, readFile, stat, utimes, writeFile } from "node:fs/promises";
import { hostname, uptime } from "node:os";
import { expect } from "chai";
import { Failure } from "../../../cli/src/failures/failure.ts";
import { lockFile } from "../../../cli/src/files/file-lock.ts";
import { supplierSale } from "../../support/supplier-sales.ts";
import { until } from "../../support/until.ts";
import { type Ran, signedInDesk } from "../support/command.ts";
import { csvOf, rowsOf, sheetOf, submitArguments } from "../support/sheet.ts";

/** The number of a process that has ended. */
async function goneProcess(): Promise<number> {
  const child = spawn(process.execPath, ["-e", ""]);
  await once(child, "exit");
  return child.pid ?? 0;
}

describe("the lock of a file", () => {
  const { service, desk } = signedInDesk();
  let file: string;

  beforeEach(async () => {
    file = await desk.write("march.csv", csvOf(sheetOf({ no: "1" }, { no: "2" })));
  });

  const lock = () => desk.path("march.state.jsonl.lock");
  const holderText = (more: object) =>
    JSON.stringify({ host: hostname(), since: "2026-11-23T06:00:00.000Z", id: "x", ...more });
  const holder = (more: object) => writeFile(lock(), holderText(more));
  const submit = (path = file) => desk.run(["sales", "submit", path, ...submitArguments, "--json"]);
  const files = async () =>
    (await readdir(desk.path("."))).filter((name) => name.startsWith("march")).toSorted();

  it("exists during a run, and is gone after it, however it ended", async () => {
    await submit();
    expect(await files()).to.deep.equal(["march.csv", "march.results.csv", "march.state.jsonl"]);
    await desk.write("march.csv", "InvoiceNo\n");
    expect((await submit()).exitCode).to.equal(2);
    expect(await files()).to.not.include("march.state.jsonl.lock");
  });

  if (process.platform === "linux")
    it("is taken over from a killed process that its parent never waited for", async () => {
      const parent = spawn("sh", ["-c", "sleep 0.3 & echo $!; exec sleep 60"]);
      try {
        const [printed] = await once(parent.stdout, "data");
        const pid = Number(String(printed).trim());
        await until(async () => / Z /.test(await readFile(`/proc/${pid}/stat`, "utf8")));
        await holder({ pid });
        expect((await submit()).exitCode).to.equal(0);
        await holder({ pid: parent.pid });
        expect((await submit()).json().error.code).to.equal("file_in_use");
      } finally {
        parent.kill();
        await once(parent, "exit");
      }
    });

  it("blocks a second run, for the result file too, and names the holder", async () => {
    await submit();
    await holder({ pid: process.pid });
    for (const path of [file, desk.path("march.results.csv")]) {
      const ran = await submit(path);
      expect([ran.exitCode, ran.json().error.code]).to.deep.equal([2, "file_in_use"]);
      expect(ran.json().error.message).to.contain(
        `process ${process.pid} on ${hostname()} since 2026-11-23T06:00:00.000Z`,
      );
      expect(ran.json().error.remedy).to.contain(lock());
    }
    expect(service.submitted()).to.deep.equal(["1", "2"]);
    expect(await readFile(lock(), "utf8"), "still theirs").to.contain('"id":"x"');
  });

  it("blocks a second run of `imports apply` and of `purchases sync` too", async () => {
    const worklist = await desk.write(
      "march-imports.csv",
      "record,action,item_code\nR1,map,KE2NTXU0000001\n",
    );
    const state = desk.path("march-items.jsonl");
    service.reported = [supplierSale("801")];
    const runs: [lock: string, argv: string[]][] = [
      [desk.path("march-imports.results.csv.lock"), ["imports", "apply", worklist]],
      [`${state}.lock`, ["purchases", "sync", "--register-items", "--state", state]],
    ];
    for (const [path, argv] of runs) {
      await writeFile(path, holderText({ pid: process.pid }));
      const ran = await desk.run([...argv, "--json"]);
      expect([ran.exitCode, ran.json().error.code], ran.stdout).to.deep.equal([2, "file_in_use"]);
      expect(ran.json().error.message).to.contain(`process ${process.pid}`);
    }
    expect(service.calls("POST", "/purchases")).to.deep.equal([]);
    expect(service.calls("POST", "/imports/process")).to.deep.equal([]);
  });

  it("is taken over from a dead process: at once on this machine, after two minutes from another", async () => {
    await holder({ pid: await goneProcess() });
    expect((await submit()).exitCode).to.equal(0);
    await holder({ pid: 1, host: "elsewhere" });
    expect((await submit()).json().error.code).to.equal("file_in_use");
    const before = new Date(Date.now() - 121_000);
    await utimes(lock(), before, before);
    expect((await submit()).exitCode).to.equal(0);
    expect(await files()).to.deep.equal(["march.csv", "march.results.csv", "march.state.jsonl"]);
  });

  it("goes to one of many that want it at once, also if a stale lock exists", async () => {
    const path = desk.path("march.state.jsonl");
    await holder({ pid: await goneProcess() });
    const tried = await Promise.allSettled(Array.from({ length: 8 }, () => lockFile(path)));
    const got = tried.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
    expect(got).to.have.length(1);
    for (const one of tried) if (one.status === "rejected") expect(one.reason).to.be.instanceOf(Failure);
    await got[0]?.release();
    await (await lockFile(path)).release();
  });

  it("is not taken from a run that took it over first", async () => {
    const path = desk.path("march.state.jsonl");
    const pid = await goneProcess();
    await holder({ pid });
    const { kill } = process;
    // The last moment before our turn: the lock was found stale, and now a run that is alive has it.
    process.kill = (asked, signal) => {
      if (asked === pid) writeFileSync(lock(), holderText({ pid: process.ppid, id: "faster" }));
      return kill.call(process, asked, signal);
    };
    const tried = await lockFile(path)
      .catch((error: unknown) => error)
      .finally(() => {
        process.kill = kill;
      });
    expect(tried).to.be.instanceOf(Failure).and.include({ code: "file_in_use" });
    expect(await readFile(lock(), "utf8")).to.contain('"id":"faster"');
  });

  it("is taken over from a process of an earlier life of the machine, whose number another one has", async () => {
    const path = desk.path("march.state.jsonl");
    await holder({ pid: process.ppid });
    expect(await lockFile(path).catch((error: unknown) => error)).to.include({ code: "file_in_use" });
    const before = new Date(Date.now() - (uptime() + 120) * 1000);
    await utimes(lock(), before, before);
    await (await lockFile(path)).release();
    // In a container, each life has the same numbers.
    await holder({ pid: process.pid });
    const own = await lockFile(path);
    expect(await lockFile(path).catch((error: unknown) => error)).to.include({ code: "file_in_use" });
    await own.release();
  });

  it("is taken over although another run died while taking it over", async () => {
    await holder({ pid: await goneProcess() });
    await writeFile(`${lock()}.turn`, "");
    const before = new Date(Date.now() - 11_000);
    await utimes(`${lock()}.turn`, before, before);
    await (await lockFile(desk.path("march.state.jsonl"))).release();
    expect(await files()).to.deep.equal(["march.csv"]);
  });

  it("is renewed while its run is alive", async () => {
    const beats: (() => void)[] = [];
    const { setInterval } = globalThis;
    globalThis.setInterval = ((beat: () => void, everyMs: number) => {
      beats.push(beat);
      return setInterval(beat, everyMs);
    }) as typeof setInterval;
    const ours = await lockFile(desk.path("march.state.jsonl")).finally(() => {
      globalThis.setInterval = setInterval;
    });
    const before = new Date(Date.now() - 121_000);
    await utimes(lock(), before, before);
    expect(beats).to.have.length(1);
    for (const beat of beats) beat();
    await until(async () => (await stat(lock())).mtimeMs >= Date.now() - 60_000);
    await ours.release();
  });

  it("is left to another run that has taken it", async () => {
    const ours = await lockFile(desk.path("march.state.jsonl"));
    await holder({ pid: process.pid, id: "theirs" });
    await ours.release();
    expect(await readFile(lock(), "utf8")).to.contain('"id":"theirs"');
  });

  it("is removed when a process exits without releasing it", async () => {
    const script = `import { lockFile } from ${JSON.stringify(import.meta.resolve("../../../cli/src/files/file-lock.ts"))};
      await lockFile(process.argv[1]);
      process.exit(3);`;
    const args = ["--conditions=source", "--input-type=module", "-e", script, desk.path("march.state.jsonl")];
    const [code] = await once(spawn(process.execPath, args), "exit");
    expect([code, await files()]).to.deep.equal([3, ["march.csv"]]);
  });

  it("leaves one result file after two runs at the same time", async () => {
    let second: Promise<Ran> | undefined;
    // The first run holds the file until its request gets a response.
    service.before = async ({ method, path }) => {
      if (method !== "POST" || !path.startsWith("/sales")) return undefined;
      second ??= submit();
      await second;
      return undefined;
    };
    const first = await submit();
    expect([first.exitCode, (await second)?.exitCode]).to.deep.equal([0, 2]);
    expect(await files()).to.deep.equal(["march.csv", "march.results.csv", "march.state.jsonl"]);
    expect((await rowsOf(desk.path("march.results.csv"))).map((row) => row.taxctl_status)).to.deep.equal([
      "success",
      "success",
    ]);
  });
});
