// The shipped alert rules on made-up series, judged by Prometheus' own tool: an alert names its branch, and no other branch hides it.
import { spawnSync } from "node:child_process";
import { expect } from "chai";
import { alerts, expectAlert, hasPromtool, recordings, rulesFile, series } from "../support/promtool.ts";

type Branch = { account: string; environment: string; branch: string };
const head: Branch = { account: "1", environment: "live", branch: "00" };
const shop: Branch = { account: "1", environment: "live", branch: "01" };
/** As the alert's labels: processes are left out. */
const of = (...branches: Branch[]) => branches.map((branch) => ({ job: "taxd", ...branch }));

if (hasPromtool()) {
  describe("the alert rules", () => {
    it("are valid", () => {
      const { status, stdout } = spawnSync("promtool", ["check", "rules", rulesFile], { encoding: "utf8" });
      expect(status, stdout).to.equal(0);
      expect(stdout).to.contain(`${alerts.length + recordings.length} rules found`);
    });

    it("name a branch that nobody serves, while another's unit is unreachable, once for all processes", () => {
      const input = [
        series("taxd_branch_unit_unreachable", head, "1x60"),
        series("taxd_branch_overdue_seconds", shop, "0+60x60"),
        series("taxd_branch_overdue_seconds", { ...shop, instance: "b" }, "0+60x60"),
      ];
      expectAlert("TaxdNobodyWorks", input, [
        { minute: 18, of: of() },
        { minute: 25, of: of(shop) },
      ]);
      expectAlert("TaxdUnitUnreachable", input, [
        { minute: 14, of: of() },
        { minute: 16, of: of(head) },
      ]);
    });

    it("name a branch whose unit takes no stock movement, but none whose unit is unreachable", () => {
      const input = [
        series("taxd_branch_unit_unreachable", head, "1x120"),
        series("taxd_branch_oldest_follow_up_seconds", head, "0+60x120"),
        series("taxd_branch_oldest_follow_up_seconds", shop, "0+60x120"),
      ];
      expectAlert("TaxdFollowUpsWaiting", input, [
        { minute: 60, of: of() },
        { minute: 70, of: of(shop) },
      ]);
      // The unit is back: what it then doesn't take is its branch's alert, too.
      const back = [series("taxd_branch_unit_unreachable", head, "1x60 0x60"), ...input.slice(1)];
      expectAlert("TaxdFollowUpsWaiting", back, [{ minute: 75, of: of(head, shop) }]);
    });

    it("name each branch with a stopped stream or a stalled submission", () => {
      for (const [alert, metric] of [
        ["TaxdStreamStopped", "taxd_branch_streams_stopped"],
        ["TaxdStalled", "taxd_branch_transactions_stalled"],
      ] as const) {
        const input = [series(metric, head, "2x20"), series(metric, shop, "0x20")];
        expectAlert(alert, input, [{ minute: 8, of: of(head) }]);
      }
    });

    it("name an old backup once for all processes, and end with the next one", () => {
      const values = "93000+60x20 0+60x20";
      const input = [
        series("taxd_backup_age_seconds", {}, values),
        series("taxd_backup_age_seconds", { instance: "b" }, values),
      ];
      expectAlert("TaxdBackupOld", input, [
        { minute: 12, of: [] },
        { minute: 20, of: [{ job: "taxd" }] },
        { minute: 30, of: [] },
      ]);
    });

    it("name a replica that gets no changes, or whose program is down, but none of a database at rest", () => {
      const of = { job: "litestream", instance: "a", db: "d" };
      const ofReplica = (metric: string, labels: string, values: string) => ({
        series: `${metric}{job="litestream",instance="a"${labels}}`,
        values,
      });
      const written = ofReplica("litestream_total_wal_bytes", ',db="d"', "0+4000x30");
      const sent = (values: string) =>
        ofReplica("litestream_replica_wal_bytes", ',db="d",name="sftp"', values);
      const up = (values: string) => ofReplica("up", "", values);
      expectAlert(
        "TaxdReplicaBehind",
        [up("1x30"), written, sent("0+4000x10 40000x20")],
        [
          { minute: 12, of: [] },
          { minute: 25, of: [of] },
        ],
      );
      const atRest = ofReplica("litestream_total_wal_bytes", ',db="d"', "4000x30");
      expectAlert("TaxdReplicaBehind", [up("1x30"), atRest, sent("4000x30")], [{ minute: 25, of: [] }]);
      expectAlert(
        "TaxdReplicaBehind",
        [up("0x30")],
        [{ minute: 25, of: [{ job: "litestream", instance: "a" }] }],
      );
    });

    it("survive a short outage of the database, in which totals are missing, and end with the 0 after it", () => {
      const input = [series("taxd_branch_streams_stopped", head, "1x5 _x4 1 0x10")];
      expectAlert("TaxdStreamStopped", input, [
        { minute: 8, of: of(head) },
        { minute: 13, of: of() },
      ]);
    });
  });
}
