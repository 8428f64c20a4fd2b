// Which copies of a folder are kept: a rule over their names alone.
import { expect } from "chai";
import { findOutdated, nameCopy } from "../../server/src/commands/backup-rotation.ts";

const minute = 60_000;
const day = 24 * 60 * minute;
const startMs = Date.parse("2026-11-01T00:00:00Z");

describe("the rotation of copies", () => {
  it("keeps all of an hour, hourly ones of a day, and daily ones, run after each copy", () => {
    let names: string[] = [];
    for (let atMs = startMs; atMs < startMs + 12 * day; atMs += 15 * minute) {
      names.push(nameCopy(atMs, true));
      const outdated = new Set(findOutdated(names, atMs, 7));
      names = names.filter((name) => !outdated.has(name));
    }
    const lastMs = startMs + 12 * day - 15 * minute;
    // 23:45, 23:30, 23:15 and 23:00; 22:00 to 00:00; the six midnights before, which are younger than seven days.
    const daily = Array.from({ length: 6 }, (_, at) => nameCopy(startMs + (6 + at - 1) * day, true)).slice(1);
    expect(names).to.include.members(daily);
    expect(names.at(-1)).to.equal(nameCopy(lastMs, true));
    expect(names.filter((name) => name.startsWith("taxctl-2026-11-12"))).to.have.lengthOf(4 + 23);
    expect(names.some((name) => name.startsWith("taxctl-2026-11-05T"))).to.equal(false);
    expect(names).to.have.lengthOf(27 + 6);
  });

  it("keeps the newest, however old, and every file with another name", () => {
    const old = nameCopy(startMs, false);
    const older = nameCopy(startMs - day, false);
    const others = [
      "taxctl.sqlite",
      "taxctl-before-upgrade.sqlite",
      "taxctl-2026-99-99T00-00-00Z.sqlite",
      "notes",
    ];
    expect(findOutdated([old, older, ...others], startMs + 400 * day, 7)).to.deep.equal([older]);
    expect(findOutdated([], startMs, 7)).to.deep.equal([]);
  });
});
