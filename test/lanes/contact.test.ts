// The state of a control unit after each result: when it counts as unreachable, when it is probed, how far its clock is off.
import { expect } from "chai";
import type { UnitResult } from "../../server/src/control-unit/types.ts";
import {
  type Contact,
  contactOf,
  isAsKnown,
  isCircuitOpen,
  isClosed,
  isGivenUp,
  isReached,
} from "../../server/src/lanes/contact.ts";
import { type LaneRow, longestWaitMs, unreadableCredentials } from "../../server/src/lanes/store.ts";
import { isServed, isUnserved } from "../../server/src/lanes/unserved.ts";

/** Noon in Nairobi. */
const nowMs = Date.parse("2026-03-10T09:00:00Z");
const timeZone = "Africa/Nairobi";

const well: LaneRow = {
  id: 1,
  data_set_id: 1,
  tin: "P051234567Z",
  bhf_id: "00",
  owner: null,
  lease_until: 0,
  failures: 0,
  open_until: 0,
  last_contact_at: null,
  fault_code: null,
  fault_message: null,
  clock_off_ms: null,
  outage_id: null,
  unreachable_since: null,
  late_at: null,
  late_ms: null,
};

type Said = UnitResult<unknown>;
const accepted: Said = { kind: "accepted", code: "000", message: "ok", result_date: "", data: null };
const rejected: Said = { kind: "rejected", code: "884", message: "no", passing: false };
const offline: Said = { kind: "rejected", code: "838", message: "Offline", passing: true, of_unit: true };
const unclear: Said = { kind: "doubt", code: null, message: "No response." };
const notSent: Said = { kind: "not_sent", message: "No route." };
const sealed: Said = { kind: "not_sent", message: "k".repeat(600), blocked: true };

const inOrder = { failures: 0, open_until: 0 };
const working = { ...inOrder, last_contact_at: nowMs, fault_code: null, fault_message: null };
const isOffline = { fault_code: "838", fault_message: "Offline" };
const unreadable = { fault_code: unreadableCredentials, fault_message: "k".repeat(500) };

const cases: { what: string; lane?: Partial<LaneRow>; said: Said; waitMs?: number; contact: Contact }[] = [
  { what: "a success", lane: { failures: 5, ...isOffline }, said: accepted, contact: working },
  { what: "a rejection of a document", lane: { failures: 5 }, said: rejected, contact: working },
  { what: "no response", lane: { failures: 5, ...isOffline }, said: unclear, contact: inOrder },
  { what: "a first send in vain", said: notSent, waitMs: 1_000, contact: { failures: 1 } },
  { what: "a second", lane: { failures: 1 }, said: notSent, waitMs: 2_000, contact: { failures: 2 } },
  { what: "a third", lane: { failures: 2 }, said: notSent, waitMs: 15_000, contact: { failures: 3 } },
  { what: "a tenth", lane: { failures: 9 }, said: notSent, waitMs: 15_000, contact: { failures: 10 } },
  {
    what: "a send in vain after credentials that could not be opened",
    lane: { failures: 2, ...unreadable },
    said: notSent,
    waitMs: 15_000,
    contact: { failures: 3, fault_code: null, fault_message: null },
  },
  {
    what: "credentials that can't be opened",
    said: sealed,
    waitMs: 15_000,
    contact: { failures: 3, ...unreadable },
  },
  {
    what: "credentials that still can't be opened",
    lane: { failures: 7, ...unreadable },
    said: sealed,
    waitMs: 15_000,
    contact: { failures: 8, ...unreadable },
  },
  ...[
    { failures: 0, isKnown: false, waitMs: 15_000 },
    { failures: 8, isKnown: false, waitMs: 15_000 },
    { failures: 0, isKnown: true, waitMs: 15_000 },
    { failures: 3, isKnown: true, waitMs: 30_000 },
    { failures: 4, isKnown: true, waitMs: 60_000 },
    { failures: 6, isKnown: true, waitMs: 240_000 },
    { failures: 7, isKnown: true, waitMs: 300_000 },
  ].map(({ failures, isKnown, waitMs }) => ({
    what: `a unit that takes nothing, after ${failures} failures${isKnown ? ", as before" : ""}`,
    lane: { failures, ...(isKnown ? isOffline : {}) },
    said: offline,
    waitMs,
    contact: { failures: Math.max(3, failures + 1), last_contact_at: nowMs, ...isOffline },
  })),
];

describe("the state of a control unit after a result", () => {
  for (const { what, lane, said, waitMs, contact } of cases) {
    it(`is right after ${what}`, () => {
      const probe = waitMs === undefined ? {} : { open_until: nowMs + waitMs };
      expect(contactOf({ ...well, ...lane }, said, timeZone, nowMs)).to.deep.equal({ ...contact, ...probe });
    });
  }

  it("has the difference of its clock, if the response has a valid time", () => {
    const offBy = (result_date: string) =>
      contactOf(well, { ...accepted, result_date }, timeZone, nowMs).clock_off_ms;
    expect(offBy("20260310121000")).to.equal(600_000);
    expect(offBy("20260310115000")).to.equal(-600_000);
    for (const text of ["", "99999999999999", "10/03/2026 12:10"])
      expect(offBy(text), text).to.equal(undefined);
  });
});

describe("the circuit of a lane", () => {
  it("is open after three sends in vain", () => {
    expect([2, 3].map((failures) => isCircuitOpen({ failures }))).to.deep.equal([false, true]);
  });

  it("lets nothing through until the next probe, unless its time was written by a clock that is ahead", () => {
    const times = [0, 1, longestWaitMs, longestWaitMs + 1].map((ms) => nowMs + ms);
    const expected = [false, true, true, false];
    expect(times.map((open_until) => isClosed({ open_until }, nowMs))).to.deep.equal(expected);
    expect(times.map((unserved_until) => isUnserved({ unserved_until }, nowMs))).to.deep.equal(expected);
    expect(isUnserved({ unserved_until: null }, nowMs)).to.equal(false);
  });

  it("gives the unit up once: at the third send in vain, or at the first response that it takes nothing", () => {
    const known = { ...well, unreachable_since: 5 };
    expect([2, 3, 4].map((failures) => isGivenUp(well, { failures }))).to.deep.equal([false, true, false]);
    expect(isGivenUp(known, { failures: 3 })).to.equal(false);
    expect(isGivenUp(well, { failures: 9, ...isOffline })).to.equal(true);
    expect(isGivenUp({ ...well, ...isOffline }, { failures: 3, ...isOffline })).to.equal(false);
  });

  it("has reached the unit with a response, whatever it says, but not without one", () => {
    expect(isReached(inOrder, accepted)).to.equal(true);
    expect(isReached(inOrder, rejected)).to.equal(true);
    expect(isReached(inOrder, unclear)).to.equal(false);
    expect(isReached({ failures: 1 }, notSent)).to.equal(false);
  });

  it("knows that a program serves a path by anything but its absence", () => {
    expect([accepted, rejected, unclear].map(isServed)).to.deep.equal([true, true, true]);
    expect(isServed(notSent)).to.equal(false);
    expect(isServed({ kind: "doubt", code: null, message: "", not_served: 404 })).to.equal(false);
  });
});

describe("a result of a unit that is as known", () => {
  const lane: LaneRow = { ...well, last_contact_at: nowMs, clock_off_ms: 500 };
  const again = { failures: 0, open_until: 0, fault_code: null, fault_message: null, last_contact_at: nowMs };

  it("has nothing but a later time, and a clock that is off by about as much", () => {
    const later = { ...again, last_contact_at: nowMs + 4_999, clock_off_ms: 2_499 };
    expect(isAsKnown(lane, later, 5_000)).to.equal(true);
    expect(isAsKnown(lane, {}, 5_000)).to.equal(true);
  });

  for (const [what, contact] of [
    ["a contact after so long", { last_contact_at: nowMs + 5_000 }],
    ["the first contact", { last_contact_at: nowMs }],
    ["a clock that was set", { clock_off_ms: 2_500 }],
    ["a failure", { failures: 1 }],
    ["a time of the next probe", { open_until: 1 }],
    ["a fault", { fault_code: "894" }],
    ["an outage", { outage_id: "o1" }],
    ["a delay of the service itself", { late_ms: 9 }],
  ] as const)
    it(`is none with ${what}`, () => {
      const before = what === "the first contact" ? { ...lane, last_contact_at: null } : lane;
      expect(isAsKnown(before, { ...again, ...contact }, 5_000)).to.equal(false);
    });
});
