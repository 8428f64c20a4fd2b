// Every shipped alert fires for what it is about, and for nothing less: judged by Prometheus' own tool on made-up series.
import { expect } from "chai";
import { alerts, expectAlert, hasPromtool, type Series, series } from "../support/promtool.ts";

type Case = {
  /** What must raise it, and what is just short of that. */
  bad: Series[];
  good: Series[];
  /** The labels of the alert. */
  labels?: Record<string, string>;
  /** When it fires: after its wait. */
  minute: number;
  interval?: string;
};

const place = { account: "1", environment: "live", branch: "00" };
const process = { job: "taxd", instance: "a" };

/** An alert about a branch: a gauge above its limit for long enough. */
const ofBranch = (metric: string, bad: string, good: string, minute: number): Case => ({
  bad: [series(metric, place, bad)],
  good: [series(metric, place, good)],
  labels: { job: "taxd", ...place },
  minute,
});
/** An alert about one series of a process. */
const ofProcess = (
  metric: string,
  labels: Record<string, string>,
  bad: string,
  good: string,
  minute: number,
): Case => ({
  bad: [series(metric, labels, bad)],
  good: [series(metric, labels, good)],
  labels: { ...process, ...labels },
  minute,
});

const requests = (status: string, values: string) =>
  series("taxd_http_requests_total", { operation: "createSale", status }, values);
const signed = (values: string, late: string) => [
  series("taxd_acceptance_to_receipt_seconds_count", { type: "sale", outcome: "accepted" }, values),
  series("taxd_acceptance_to_receipt_seconds_bucket", { type: "sale", outcome: "accepted", le: "30" }, late),
];

const cases: Record<string, Case> = {
  TaxdDown: {
    bad: [series("up", {}, "0x10"), series("taxd_build_info", { instance: "b" }, "1x10")],
    good: [series("up", {}, "1x10"), series("taxd_build_info", {}, "1x10")],
    labels: process,
    minute: 3,
  },
  TaxdStreamStopped: ofBranch("taxd_branch_streams_stopped", "1x10", "0x10", 1),
  TaxdStalled: ofBranch("taxd_branch_transactions_stalled", "1x10", "0x10", 6),
  TaxdFollowUpsWaiting: ofBranch("taxd_branch_oldest_follow_up_seconds", "3601x10", "3600x10", 6),
  TaxdUnitUnreachable: ofBranch("taxd_branch_unit_unreachable", "1x20", "1x8 0x12", 16),
  TaxdNobodyWorks: ofBranch("taxd_branch_overdue_seconds", "901x10", "900x10", 6),
  TaxdServiceLate: ofProcess("taxd_late_calls_total", {}, "0+1x20", "0x10 1x10", 16),
  TaxdUnitsSlow: {
    bad: [10, 30, "+Inf"].map((le) => slowCalls(String(le), le === 10 ? 0 : 60)),
    good: [10, 30, "+Inf"].map((le) => slowCalls(String(le), 60)),
    labels: { function: "saveSales" },
    minute: 21,
  },
  TaxdCallsUnconfirmed: ofProcess(
    "taxd_unit_call_seconds_count",
    { function: "saveSales", outcome: "doubt" },
    "0+2x20",
    "0+1x20",
    16,
  ),
  TaxdInternalErrors: {
    bad: [requests("500", "0x3 1x10")],
    good: [
      requests("500", "0x13"),
      requests("503", "0+5x13"),
      // A unit that can't be reached is its 500.
      series("taxd_http_requests_total", { operation: "testDevice", status: "500" }, "0+5x13"),
    ],
    labels: { ...process, operation: "createSale", status: "500" },
    minute: 6,
  },
  TaxdOverload: ofProcess("taxd_http_requests_shed_total", {}, "0+1x20", "3x20", 8),
  TaxdDatabaseDown: ofProcess("taxd_database_up", {}, "0x5", "1x5", 2),
  TaxdDatabaseSlow: ofProcess("taxd_database_waiting", { pool: "all" }, "11x20", "11x8 0 11x11", 16),
  TaxdDiskLow: ofProcess("taxd_data_disk_free_ratio", {}, "0.04x10", "0.05x10", 6),
  TaxdWebhooksLate: {
    bad: [series("taxd_oldest_due_delivery_seconds", {}, "301x10")],
    good: [series("taxd_oldest_due_delivery_seconds", {}, "300x10")],
    labels: { job: "taxd" },
    minute: 6,
  },
  TaxdWebhooksGivenUp: {
    bad: [series("taxd_webhook_attempts_total", { outcome: "given_up" }, "0+1x60")],
    good: [
      series("taxd_webhook_attempts_total", { outcome: "given_up" }, "0x50 5x10"),
      series("taxd_webhook_attempts_total", { outcome: "failed" }, "0+9x60"),
    ],
    labels: {},
    minute: 60,
  },
  TaxdEventsUnpublished: {
    bad: [series("taxd_oldest_unpublished_event_seconds", {}, "301x10")],
    good: [series("taxd_oldest_unpublished_event_seconds", {}, "300x10")],
    labels: { job: "taxd" },
    minute: 6,
  },
  TaxdBackupOld: {
    bad: [series("taxd_backup_age_seconds", {}, "93601x10")],
    good: [series("taxd_backup_age_seconds", {}, "93600x10")],
    labels: { job: "taxd" },
    minute: 6,
  },
  TaxdReplicaBehind: {
    bad: [series("up", { job: "litestream" }, "0x10")],
    good: [series("up", { job: "litestream" }, "1x10")],
    labels: { job: "litestream", instance: "a" },
    minute: 6,
  },
  TaxdBusy: ofProcess("process_resident_memory_bytes", {}, "600000000x20", "400000000x20", 16),
  // Of 100 submissions a minute, two fail: 20 times what the objective allows.
  TaxdSubmissionsFailing: {
    bad: [requests("200", "0+98x60"), requests("503", "0+2x60")],
    good: [requests("200", "0+100x60"), requests("503", "0x20 1x40")],
    labels: {},
    minute: 60,
  },
  // Four of a thousand, in steps of ten minutes over two days.
  TaxdSubmissionsFailingSlowly: {
    bad: [requests("200", "0+996x288"), requests("503", "0+4x288")],
    good: [requests("200", "0+1000x288"), requests("503", "0+0.5x288")],
    labels: {},
    minute: 2_880,
    interval: "10m",
  },
  TaxdSalesLate: {
    bad: signed("0+100x60", "0+80x60"),
    good: signed("0+100x60", "0+100x60"),
    labels: {},
    minute: 60,
  },
  TaxdSalesLateSlowly: {
    bad: signed("0+100x288", "0+96x288"),
    good: signed("0+1000x288", "0+995x288"),
    labels: {},
    minute: 2_880,
    interval: "10m",
  },
};

function slowCalls(le: string, each: number): Series {
  const labels = { function: "saveSales", outcome: "accepted", le };
  return series("taxd_unit_call_seconds_bucket", labels, `0+${each}x30`);
}

if (hasPromtool()) {
  describe("each alert", () => {
    it("is tested here", () => {
      expect(Object.keys(cases)).to.have.members(alerts.map(({ alert }) => alert));
    });

    for (const [name, { bad, good, labels = {}, minute, interval }] of Object.entries(cases))
      it(`${name} fires for its cause, and for nothing less`, () => {
        expectAlert(name, bad, [{ minute, of: [labels] }], interval);
        expectAlert(name, good, [{ minute, of: [] }], interval);
      });

    it("about an objective needs five failures in three days, and ends soon after the last one", () => {
      // Every second of few submissions fails, four in all.
      const few = [requests("200", "0x30 4x30"), requests("503", "0x30 1 2 3 4x27")];
      expectAlert("TaxdSubmissionsFailing", few, [{ minute: 60, of: [] }]);
      const over = [requests("200", "0+100x240"), requests("503", "0+20x60 1200x180")];
      expectAlert("TaxdSubmissionsFailing", over, [
        { minute: 60, of: [{}] },
        { minute: 100, of: [] },
      ]);
    });

    it("about the disk or the database has a second cause", () => {
      const free = (bytes: string) => [series("taxd_data_disk_free_bytes", {}, bytes)];
      expectAlert("TaxdDiskLow", free("1900000000x10"), [{ minute: 6, of: [process] }]);
      expectAlert("TaxdDiskLow", free("2100000000x10"), [{ minute: 6, of: [] }]);
      const statements = (slow: number) =>
        ["0.5", "1", "+Inf"].map((le) =>
          series("taxd_database_statement_seconds_bucket", { le }, `0+${le === "0.5" ? 100 - slow : 100}x30`),
        );
      expectAlert("TaxdDatabaseSlow", statements(5), [{ minute: 21, of: [{ instance: "a" }] }]);
      expectAlert("TaxdDatabaseSlow", statements(0), [{ minute: 21, of: [] }]);
    });

    it("about the processes fires where Prometheus reads none at all", () => {
      expectAlert("TaxdDown", [], [{ minute: 3, of: [{}] }]);
    });
  });
}
