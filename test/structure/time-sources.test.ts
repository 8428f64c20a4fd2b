// Time, chance and threads come from one file each, so that a simulation decides them. The linter forbids globals and imports; here are members.
import { readdirSync, readFileSync } from "node:fs";
import { expect } from "chai";

const root = new URL("../../server/src/", import.meta.url);

/** The sources. The simulator is a program of its own. */
const sources = ["base/chance.ts", "base/clock.ts", "base/threads.ts"];

/** Whether a text without comments takes time or chance from the machine, or has it work in a thread of which a simulation must decide. */
const asksMachine = (text: string): boolean =>
  /\bDate\.now\b|\bnew Date\(\s*\)|\bnew Date\b(?!\()|\bMath\.random\b|\bAbortSignal\.timeout\b|\bprocess\.hrtime\b|\bglobalThis\.\w|\bfdatasync\b|\bfsync\(|\bargon2\(|\btoDataURL\(/.test(
    text.replaceAll(/^\s*(?:\/\/|\*|\/\*).*$/gm, ""),
  );

describe("the machine's time, chance and threads", () => {
  it("are read by no other file of the service", () => {
    const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter(
      (name) => name.endsWith(".ts") && !name.startsWith("simulator/"),
    );
    const readers = files.filter((name) => asksMachine(readFileSync(new URL(name, root), "utf8")));
    expect(readers.sort()).to.deep.equal(sources);
  });

  it("are found however they are read", () => {
    for (const text of [
      "const a = Date.now();",
      "f(new Date())",
      "g(new Date)",
      "jitter = Math.random",
      "AbortSignal.timeout(5)",
      "process.hrtime.bigint()",
      "globalThis.setTimeout(f, 1)",
      "promisify(fs.fdatasync)(descriptor)",
      'argon2("argon2id", parameters, done)',
      "QRCode.toDataURL(text)",
    ])
      expect(asksMachine(text), text).to.equal(true);
    for (const text of ["// Date.now() is slow", "new Date(epochMs)", "AbortSignal.any([])", "Math.round(1)"])
      expect(asksMachine(text), text).to.equal(false);
  });
});
