// The limits at which health warns and fails, and the commands that it names: at the limit itself it says nothing yet.
import { expect } from "chai";
import type { CallInDoubt } from "../../../server/src/lanes/queues.ts";
import { checkBranch } from "../../../server/src/modules/health/checks.ts";
import { checkQueue } from "../../../server/src/modules/health/queue-checks.ts";
import type { BranchHealth } from "../../../server/src/modules/health/store.ts";

const minute = 60_000;
const nowMs = Date.parse("2026-03-10T09:00:00Z");

function queueAfter(ageMs: number, doubt_code: string | null = null, unable = 0): string | undefined {
  const call: CallInDoubt = {
    lane_id: 1,
    stream: "sales",
    number: 7,
    sent_at: nowMs - ageMs,
    doubt_code,
    last_error: null,
    invoice_no: "INV-7",
    status: "processing",
    unable,
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

  it("fails at once if the receipt belongs to another sale", () => {
    expect(queueAfter(0, "receipt_mismatch")).to.equal("fail");
  });

  it("fails at the second response of a unit that can't work", () => {
    expect(queueAfter(0, null, 1)).to.equal("pass");
    expect(queueAfter(0, null, 2)).to.equal("fail");
  });
});

describe("health of waiting submissions", () => {
  const queueAt = (ageMs: number, pending = 3, in_doubt = 0) =>
    checkQueue(
      "00",
      { pending, in_doubt, oldest_pending_at: 0, oldest_waiting_at: nowMs - ageMs },
      [],
      [],
      nowMs,
    );

  it("counts what waits, and names how many of them have an unknown outcome", () => {
    const messageOf = (pending: number, in_doubt: number) => queueAt(0, pending, in_doubt)[0]?.message;
    expect(messageOf(2, 1)).to.equal("3 submissions wait, 1 with an unknown outcome");
    expect(messageOf(0, 1)).to.equal("1 submission waits, its outcome unknown");
    expect(queueAt(15 * minute + 1, 0, 2)[0]).to.include({
      status: "fail",
      message: "2 submissions wait, 2 with an unknown outcome, the oldest for 15 min",
    });
  });

  it("passes for 15 minutes, then fails and names the connection test", () => {
    expect(queueAt(15 * minute)).to.deep.equal([
      { name: "queue", status: "pass", message: "3 submissions wait", bhf_id: "00" },
    ]);
    expect(queueAt(0, 1)[0]?.message).to.equal("1 submission waits");
    expect(queueAt(0, 0)[0]?.message).to.equal("No submission waits");
    expect(queueAt(15 * minute + 1)).to.deep.equal([
      {
        name: "queue",
        status: "fail",
        message: "3 submissions wait, the oldest for 15 min",
        remedy:
          "Check the control unit: POST /devices/00/test. What a submission waits for: GET /transactions/{id}, `taxctl transactions show INVOICE`",
        bhf_id: "00",
      },
    ]);
  });
});

const branch: BranchHealth = {
  branch_id: 1,
  bhf_id: "00",
  name: "Head office",
  lane_id: 1,
  tin: "P051234567Z",
  profile: "ke",
  is_active: true,
  vscu_url: "http://127.0.0.1:8088",
  via: null,
  last_error: null,
  warnings: [],
  codes_synced_at: nowMs,
  paused_at: null,
  training_since: null,
  pause_reason: null,
  refresh_error: null,
  refresh_failures: 0,
  failures: 0,
  fault_code: null,
  fault_message: null,
  clock_off_ms: null,
  last_contact_at: nowMs,
  late_at: null,
  late_ms: null,
};
const checkOf = (name: string, changes: Partial<BranchHealth>) =>
  checkBranch({ ...branch, ...changes }, { account_id: 1, isForeign: false }, nowMs).find(
    (check) => check.name === name,
  );

describe("health of codes", () => {
  const month = 30 * 24 * 60 * minute;
  const warned = { status: "warn", remedy: "POST /codes/sync" };

  it("passes for 30 days, then warns and names the command", () => {
    expect(checkOf("codes", { codes_synced_at: nowMs - month })).to.include({ status: "pass" });
    expect(checkOf("codes", { codes_synced_at: nowMs - month - 1 })).to.include(warned);
    expect(checkOf("codes", { codes_synced_at: null })).to.include({ ...warned, message: "Never refreshed" });
  });

  it("warns of a refresh that failed, and names the command", () => {
    expect(checkOf("codes", { refresh_error: "No network", refresh_failures: 2 })).to.include({
      ...warned,
      message: "The daily refresh failed 2 times in a row: No network",
    });
  });
});

describe("health of a control unit's clock", () => {
  const clockAt = (clock_off_ms: number) => checkOf("clock", { clock_off_ms })?.message;

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
