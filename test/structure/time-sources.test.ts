// The machine's clock is read in one file, so that a service runs on the clock it is given: its rows' ids, too.
import { readdirSync, readFileSync } from "node:fs";
import { expect } from "chai";

const root = new URL("../../server/src/", import.meta.url);

/** Files that wait, or run without a service. The simulator is a program of its own. */
const allowed = ["base/clock.ts", "commands/backup.ts", "db/engine/sqlite.ts", "db/migrations/migrate.ts"];

/** Reads of the machine's clock in a text without comments. */
const readsClock = (text: string): boolean =>
  /\bDate\.now\(|\bnew Date\(\s*\)/.test(text.replaceAll(/^\s*(?:\/\/|\*|\/\*).*$/gm, ""));

describe("the machine's clock", () => {
  it("is read by no other file of the service", () => {
    const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter(
      (name) => name.endsWith(".ts") && !name.startsWith("simulator/"),
    );
    const readers = files.filter((name) => readsClock(readFileSync(new URL(name, root), "utf8")));
    expect(readers.sort()).to.deep.equal(allowed);
  });

  it("is found however it is read", () => {
    for (const text of ["const a = Date.now();", "f(new Date())"]) expect(readsClock(text)).to.equal(true);
    for (const text of ["// Date.now() is slow", "new Date(epochMs)"])
      expect(readsClock(text)).to.equal(false);
  });
});
