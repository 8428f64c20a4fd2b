// The rules of doubt, one rule a test: the meaning of a response on a first send and on a replay.
import { expect } from "chai";
import type { UnitReceipt, UnitResult } from "../../server/src/control-unit/types.ts";
import { meaningOf, resultOf, type Situation } from "../../server/src/lanes/meanings.ts";

const receipt: UnitReceipt = {
  receipt_no: 7,
  total_receipt_no: 9,
  internal_data: "K7QWMX2ZP4TBRN5HVD3LJYCAGE",
  signature: "M4XK7PZ2QW5TBN3H",
  signed_at: "20260310101501",
  sdc_id: "KRACU0100000001",
  mrc_no: null,
};

const first: Situation = { number: 7, replay: false, resynchronized: false, sandbox: false };
const replay: Situation = { ...first, replay: true };

type Said = UnitResult<UnitReceipt | null>;
const accepted: Said = {
  kind: "accepted",
  code: "000",
  message: "ok",
  result_date: "20260310101502",
  data: receipt,
};
const rejected: Said = { kind: "rejected", code: "910", message: "no", passing: false };
const passing: Said = { kind: "rejected", code: "802", message: "busy", passing: true };
const ofUnit: Said = { kind: "rejected", code: "900", message: "no key", passing: true, of_unit: true };
const duplicate: Said = { kind: "duplicate", code: "994", message: "again", receipt: null };
const duplicateWithReceipt: Said = { ...duplicate, receipt };
const notSent: Said = { kind: "not_sent", message: "refused connection" };
const unclear: Said = { kind: "doubt", code: "899", message: "client error" };
const notServed: Said = { kind: "doubt", code: null, message: "HTTP 404", not_served: 404 };
const early: Said = { ...rejected, passing: true, future: true };
const expects = (expected: number): Said => ({ kind: "drift", code: "910", message: "", expected, found: 7 });

describe("meaning of a result on a first send", () => {
  it("accepts the unit's success with its receipt", () => {
    expect(meaningOf(accepted, first)).to.deep.equal({ action: "accept", receipt, recovered: false });
  });

  it("takes a rejection as final, and a passing one as passing", () => {
    expect(meaningOf(rejected, first)).to.deep.equal({ action: "reject", passing: false });
    expect(meaningOf(passing, first)).to.deep.equal({ action: "reject", passing: true });
  });

  it("backs off when nothing was written", () => {
    expect(meaningOf(notSent, first)).to.deep.equal({ action: "back_off" });
  });

  it("does not blame the document for the unit's own condition", () => {
    expect(meaningOf(ofUnit, first)).to.deep.equal({ action: "back_off" });
    expect(meaningOf(ofUnit, replay)).to.deep.equal({ action: "doubt" });
    expect(meaningOf(ofUnit, { ...first, number: null })).to.deep.equal({ action: "back_off" });
  });

  it("leaves an unclear response in doubt, such as 899", () => {
    expect(meaningOf(unclear, first)).to.deep.equal({ action: "doubt" });
  });

  it("lets the stream wait if no program serves the path, and the document if its day has not begun", () => {
    expect(meaningOf(notServed, first)).to.deep.equal({ action: "stream_waits" });
    expect(meaningOf(early, first)).to.deep.equal({ action: "wait_for_midnight" });
  });

  it("never takes a duplicate for its own: it moves past the foreign number once, then stops", () => {
    expect(meaningOf(duplicateWithReceipt, first)).to.deep.equal({ action: "resynchronize", next: 8 });
    expect(meaningOf(duplicate, { ...first, resynchronized: true }).action).to.equal("stop");
  });

  it("takes a higher number from the unit once, then stops", () => {
    expect(meaningOf(expects(41), first)).to.deep.equal({ action: "resynchronize", next: 41 });
    expect(meaningOf(expects(41), { ...first, resynchronized: true }).action).to.equal("stop");
  });

  it("takes a lower number in the sandbox only", () => {
    expect(meaningOf(expects(3), first).action).to.equal("stop");
    expect(meaningOf(expects(3), { ...first, sandbox: true })).to.deep.equal({
      action: "resynchronize",
      next: 3,
    });
  });

  it("stops rather than loop when the unit expects the very number it rejects", () => {
    expect(meaningOf(expects(7), { ...first, sandbox: true }).action).to.equal("stop");
  });
});

describe("meaning of a result on a replay", () => {
  it("accepts, as recovered", () => {
    expect(meaningOf(accepted, replay)).to.deep.equal({ action: "accept", receipt, recovered: true });
  });

  it("takes a duplicate for the lost call, with the receipt if the response has it", () => {
    expect(meaningOf(duplicate, replay)).to.deep.equal({ action: "accept", receipt: null, recovered: true });
    expect(meaningOf(duplicateWithReceipt, replay)).to.deep.equal({
      action: "accept",
      receipt,
      recovered: true,
    });
  });

  it("reads 'expected n + 1' as accepted and 'expected n' as still to be sent", () => {
    expect(meaningOf(expects(8), replay)).to.deep.equal({ action: "accept", receipt: null, recovered: true });
    expect(meaningOf(expects(7), replay)).to.deep.equal({ action: "doubt" });
    expect(meaningOf(expects(12), replay)).to.deep.equal({ action: "doubt" });
  });

  it("takes a rejection as proof, but not one that is passing or that the lost send itself may have caused", () => {
    expect(meaningOf(rejected, replay)).to.deep.equal({ action: "reject", passing: false });
    expect(meaningOf(passing, replay)).to.deep.equal({ action: "doubt" });
    for (const code of ["400", "921", "931", "934", "unit_body_rejected"]) {
      expect(meaningOf({ ...rejected, code }, replay)).to.deep.equal({ action: "doubt" });
    }
  });

  it("stays in doubt if the unit is away, silent, not served or responds with 899", () => {
    expect(meaningOf(notSent, replay)).to.deep.equal({ action: "doubt" });
    expect(meaningOf(unclear, replay)).to.deep.equal({ action: "doubt" });
    expect(meaningOf(notServed, replay)).to.deep.equal({ action: "doubt" });
  });
});

describe("meaning of a result on a call without a number", () => {
  const master: Situation = { ...first, number: null };

  it("retries a call without a response and takes a duplicate as done", () => {
    expect(meaningOf(unclear, master)).to.deep.equal({ action: "doubt" });
    expect(meaningOf(duplicate, master)).to.deep.equal({ action: "accept", receipt: null, recovered: false });
  });

  it("takes numbers it did not send as a rejection", () => {
    expect(meaningOf(expects(3), master)).to.deep.equal({ action: "reject", passing: false });
  });

  it("takes every other result as the first send of a numbered call does", () => {
    const taken = { action: "accept", receipt: null, recovered: false };
    expect(meaningOf(accepted, master)).to.deep.equal(taken);
    for (const said of [rejected, passing, notSent, notServed, early])
      expect(meaningOf(said, master)).to.deep.equal(meaningOf(said, first));
  });
});

describe("the stored part of a result", () => {
  it("is cut to its columns", () => {
    const said: Said = { ...rejected, code: "C".repeat(11), message: "m".repeat(501) };
    const cut = { result_code: "C".repeat(10), result_message: "m".repeat(500) };
    expect(resultOf(said)).to.deep.equal(cut);
  });

  it("has no code where the unit gave none", () => {
    for (const said of [notSent, notServed, { ...rejected, code: "unit_body_rejected" }])
      expect(resultOf(said)).to.include({ result_code: null });
    expect(resultOf(accepted)).to.deep.equal({ result_code: "000", result_message: "ok" });
  });
});
