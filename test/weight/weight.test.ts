// What the service writes has limits, which no machine and no moment changes.
import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect } from "chai";
import { excessOf, type Limit } from "./limit.ts";
import type { Weight } from "./shop.ts";

/** The most that one of each may write. A change that writes less lowers its limits, and none is raised without need. */
const limits: Record<string, Limit> = {
  submission: { rows: 3.1, statements: 0.45, kilobytes: 22, calls: 0 },
  "keyed submission": { rows: 4.1, statements: 1.65, kilobytes: 17, calls: 0 },
  "lane call": { rows: 8.3, statements: 0.35, kilobytes: 15.2, calls: 1 },
  "stocked sale": { rows: 77.5, statements: 3.2, kilobytes: 110, calls: 5 },
  "next lone sale": { rows: 13.2, statements: 33, kilobytes: 185, calls: 1 },
  "lone sale": { rows: 14.1, statements: 42, kilobytes: 189, calls: 1 },
  "registered item": { rows: 9.1, statements: 35, kilobytes: 97, calls: 1 },
};

const root = fileURLToPath(new URL("../../", import.meta.url));

/** Plays scenarios in a process of its own: virtual time replaces the machine's there. */
async function weigh(names: readonly string[]): Promise<Record<string, Weight>> {
  const args = ["--no-warnings", "--conditions=source", "test/weight/main.ts", "--json", ...names];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root });
  return JSON.parse(stdout);
}

describe("what the service writes", () => {
  let weights: Record<string, Weight>;
  before(async () => {
    const names = Object.keys(limits);
    const [one, other] = await Promise.all([weigh(names.slice(0, 3)), weigh(names.slice(3))]);
    weights = { ...one, ...other };
  });

  for (const [name, limit] of Object.entries(limits))
    it(`is within its limit for a ${name}`, () => {
      expect(excessOf(weights[name] as Weight, limit)).to.deep.equal([]);
    });

  it("is more than the limit with one more row", () => {
    for (const [name, limit] of Object.entries(limits)) {
      const weight = weights[name] as Weight;
      const more = { ...weight, rows: { ...weight.rows, needless: 1 } };
      expect(excessOf(more, limit).join(), name).to.match(/rows instead of .*needless 1\.00/);
    }
  });
});
