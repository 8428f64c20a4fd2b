// The limits at which health warns and fails: at the limit itself it says nothing yet.
import { expect } from "chai";
import { checkBranch, checkQueue } from "../../server/src/health/checks.ts";
import type { BranchHealth } from "../../server/src/health/store.ts";
import type { Unanswered } from "../../server/src/lanes/queues.ts";

const minute = 60_000;
const nowMs = Date.parse("2026-03-10T09:00:00Z");

function queueAfter(ageMs: number, doubt_code: string | null = null): string | undefined {
  const call: Unanswered = {
    lane_id: 1,
    stream: "sales",
    number: 7,
    sent_at: nowMs - ageMs,
    doubt_code,
    last_error: null,
    invoice_no: "INV-7",
    status: "processing",
  };
  return checkQueue("00", undefined, [call], [], nowMs)[0]?.status;
}

describe("health of a call that is sent again and again", () => {
  for (const [when, ageMs, status] of [
    ["passes for two minutes", 2 * minute, "pass"],
    ["warns after two minutes", 2 * minute + 1, "warn"],
    ["warns up to five minutes", 5 * minute, "warn"],
    ["fails after five minutes", 5 * minute + 1, "fail"],
  ] as const) {
    it(when, () => expect(queueAfter(ageMs)).to.equal(status));
  }

  it("fails at once when the receipt is another sale's", () => {
    expect(queueAfter(0, "receipt_mismatch")).to.equal("fail");
  });
});

describe("health of a control unit's clock", () => {
  function clockAt(clock_off_ms: number): string | undefined {
    const branch: BranchHealth = {
      bhf_id: "00",
      lane_id: 1,
      tin: "P051234567Z",
      is_active: true,
      last_error: null,
      warnings: [],
      codes_synced_at: nowMs,
      refresh_error: null,
      refresh_failures: 0,
      failures: 0,
      fault_code: null,
      fault_message: null,
      clock_off_ms,
      last_contact_at: nowMs,
    };
    const checks = checkBranch(branch, { account_id: 1, isForeign: false }, nowMs);
    return checks.find(({ name }) => name === "clock")?.message;
  }

  for (const [direction, sign] of [
    ["ahead", 1],
    ["behind", -1],
  ] as const) {
    it(`warns of a clock that is more than five minutes ${direction}`, () => {
      expect(clockAt(sign * 5 * minute)).to.equal(undefined);
      expect(clockAt(sign * (5 * minute + 1))).to.equal(`The control unit's clock is 5 min ${direction}`);
    });
  }
});
