// The program: a seed's history is the same each time, a planted bug is found and its history made short.
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect } from "chai";
import { changesOf, plantedBugs } from "./planted/bugs.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const flags = ["--no-warnings", "--conditions=source"];

type Ended = { code: number; output: string };

function run(args: readonly string[], env: NodeJS.ProcessEnv = process.env): Promise<Ended> {
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: root, env, maxBuffer: 2 ** 26 }, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code ?? 1) : 0, output: stdout + stderr });
    });
  });
}

const simulate = (...args: string[]) => run([...flags, "test/simulation/main.ts", ...args]);
const withBug = (name: string, ...args: string[]) =>
  run([...flags, "--import", `${root}test/simulation/planted/plant.ts`, "test/simulation/main.ts", ...args], {
    ...process.env,
    TAXCTL_PLANTED: name,
  });
/** How many statements ran, and the digest of them. */
const traceOf = ({ output }: Ended): string | undefined => /\d+ statements \([0-9a-f]+\)/.exec(output)?.[0];

describe("npm run simulate", () => {
  it("plays a seed the same way to the last statement, and another seed in another way", async () => {
    const [once, again, other] = await Promise.all([
      simulate("--seed", "11"),
      simulate("--seed", "11"),
      simulate("--seed", "12"),
    ]);
    expect(once.output).to.match(/no violation/);
    expect(traceOf(once)).to.be.a("string");
    expect(traceOf(again)).to.equal(traceOf(once));
    expect(traceOf(other)).not.to.equal(traceOf(once));
  });

  it("plays a history up to a step", async () => {
    const { output, code } = await simulate("--seed", "11", "--until", "3");
    expect(code).to.equal(0);
    expect(output).to.match(/seed 11 \(.*\): 3 steps/);
  });

  it("plays the seeds that once failed", async () => {
    const { output, code } = await simulate("--kept");
    expect(output).to.equal("");
    expect(code).to.equal(0);
  });

  it("sums up many histories, and fails where something never happened", async () => {
    const { output, code } = await simulate("--seed", "1", "--histories", "4", "--jobs", "2", "--sometimes");
    expect(output).to.match(/^seeds from 1\n/);
    expect(output).to.match(/4 histories, \d+ steps at the median/);
    expect(output).to.match(/never: duplicate of a sale means stop/);
    // A point that no history comes to is one whose statement has another form now: nothing would crash or stop there.
    expect(output).not.to.match(/never: a process came to/);
    expect(output).to.match(/4 passed, 0 failed\n$/);
    expect(code).to.equal(1);
  });

  it("plays a seed on the wires that it draws, or on one that is asked for", async () => {
    const drawn = await simulate("--seed", "11", "--until", "1");
    expect(drawn.output).to.match(/seed 11 \((vscu|oscu|rw), (vscu|oscu|rw)\): 1 steps/);
    for (const wire of ["oscu", "rw"]) {
      const { output, code } = await simulate(
        "--seed",
        "1",
        "--histories",
        "3",
        "--wire",
        wire,
        "--jobs",
        "1",
      );
      expect(output).to.match(/3 passed, 0 failed\n$/);
      expect(code).to.equal(0);
    }
    const unknown = await simulate("--seed", "11", "--wire", "osc");
    expect(unknown.code).to.equal(2);
    expect(unknown.output).to.equal('--wire must be vscu, oscu, rw, found "osc".\n');
  });

  it("rejects a seed that is no number, and a planted bug that there is not", async () => {
    const { code, output } = await simulate("--seed", "abc");
    expect(code).to.equal(2);
    expect(output).to.equal('--seed must be a whole number, found "abc".\n');
    const unknown = await run(["--no-warnings", "test/simulation/planted/main.ts", "no such bug"]);
    expect(unknown.code).to.equal(2);
    expect(unknown.output).to.match(/no planted bug "no such bug"[\s\S]*count up on duplicate/);
  });

  it("finds a planted bug, makes its history short, and keeps it for the checker", async () => {
    const found = await withBug(
      "move stock in the wrong direction",
      "--seed",
      "1",
      "--histories",
      "40",
      "--jobs",
      "1",
    );
    expect(found.code).to.equal(1);
    const seed = /^failed: npm run simulate -- --seed (\d+)$/m.exec(found.output)?.[1] ?? "";
    const { output } = await withBug("move stock in the wrong direction", "--seed", seed, "--shrink");
    const [, steps = "", rule = ""] = /: (\d+) steps.*\n {2}(\w+):/.exec(output) ?? [];
    expect(Number(steps)).to.be.within(1, 4);
    expect(rule).to.equal("stock");
    const file = /test\/checker\/main\.ts (\S+)/.exec(output)?.[1] ?? "";
    const judged = await run(["--no-warnings", "test/checker/main.ts", file]);
    expect(judged.code).to.equal(1);
    expect(judged.output).to.match(/^stock: /);
  });
});

describe("the planted bugs", () => {
  for (const bug of plantedBugs)
    it(`change places that the service has once: ${bug.name}`, () => {
      for (const { file, from, to } of changesOf(bug)) {
        const source = readFileSync(`${root}server/src/${file}`, "utf8");
        expect(source.split(from).length - 1, `places in ${file}`).to.equal(1);
        expect(to).not.to.equal(from);
      }
    });

  it("have different names", () => {
    const names = plantedBugs.map(({ name }) => name);
    expect(new Set(names).size).to.equal(names.length);
  });

  it("are rejected by a name that there is not", async () => {
    const { code, output } = await withBug("no such bug", "--seed", "1");
    expect(code).to.equal(1);
    expect(output).to.match(/TAXCTL_PLANTED names no planted bug/);
  });
});
