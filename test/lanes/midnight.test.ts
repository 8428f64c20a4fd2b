// When a document is sent again whose day has not begun at its control unit.
import { expect } from "chai";
import type { UnitResult } from "../../server/src/control-unit/types.ts";
import { afterMidnight, heldUntil } from "../../server/src/lanes/midnight.ts";

const minute = 60_000;
const hour = 60 * minute;
/** Noon in Nairobi. */
const nowMs = Date.parse("2026-03-10T09:00:00Z");
const unclear: UnitResult<unknown> = { kind: "doubt", code: null, message: "" };

describe("a document of a day that has not begun at the unit", () => {
  /** The wait until it goes again, by the unit's time in the response or the known difference of its clock. */
  function wait(date: string | null, unit: { says?: string; off?: number; at?: number } = {}): number {
    const { says, off = null, at = nowMs } = unit;
    const result = { ...unclear, ...(says === undefined ? {} : { result_date: says }) };
    return afterMidnight(result, date, { clock_off_ms: off }, "Africa/Nairobi", at) - at;
  }

  it("waits for the midnight of the unit's clock, and a minute more", () => {
    expect(wait("20260310", { says: "20260309230000" })).to.equal(hour + minute);
    expect(wait("20260310", { off: -13 * hour })).to.equal(hour + minute);
    expect(wait("20260310", { says: "20260309220000", off: -13 * hour })).to.equal(2 * hour + minute);
  });

  it("waits for our midnight if the unit's clock is not known", () => {
    expect(wait("20260311")).to.equal(12 * hour + minute);
  });

  it("waits five minutes if the unit has its day already", () => {
    for (const date of ["20260310", "20260309"]) expect(wait(date), date).to.equal(5 * minute);
    expect(wait("20260310", { says: "20260310115900", off: -13 * hour })).to.equal(5 * minute);
  });

  it("waits for midnight if its day is not known", () => {
    expect(wait(null)).to.equal(12 * hour + minute);
  });

  it("waits for a midnight between months and between years", () => {
    for (const [day, date] of [
      ["2026-02-28", "20260301"],
      ["2028-02-28", "20280229"],
      ["2026-04-30", "20260501"],
      ["2026-12-31", "20270101"],
    ] as const)
      expect(wait(date, { at: Date.parse(`${day}T09:00:00Z`) }), date).to.equal(12 * hour + minute);
  });
});

describe("a call that waits for midnight", () => {
  const nextLook = (held_until: number | null) => heldUntil({ held_until }, nowMs);

  it("is looked at every half hour, so that a clock that jumps doesn't leave it behind", () => {
    expect(nextLook(nowMs + 1)).to.equal(nowMs + 1);
    expect(nextLook(nowMs + 29 * minute)).to.equal(nowMs + 29 * minute);
    for (const ms of [31 * minute, 26 * hour]) expect(nextLook(nowMs + ms)).to.equal(nowMs + 30 * minute);
  });

  it("goes when its time has come, or was written by a clock that was ahead", () => {
    for (const held_until of [null, nowMs - 1, nowMs, nowMs + 26 * hour + 1])
      expect(nextLook(held_until), String(held_until)).to.equal(undefined);
  });
});
