// The shipped alert rules on made-up series, judged by Prometheus' own tool: an alert names its branch, and no other branch hides it.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect } from "chai";
import { parse, stringify } from "yaml";

const file = fileURLToPath(new URL("../../deploy/prometheus/rules.yml", import.meta.url));
type Rule = { alert: string; labels: object; annotations: object };
const rules: Rule[] = parse(readFileSync(file, "utf8")).groups.flatMap(
  (group: { rules: Rule[] }) => group.rules,
);

const isThere = spawnSync("promtool", ["--version"]).status === 0;
if (!isThere && process.env.TEST_REQUIRE_PROMTOOL)
  throw new Error("promtool is not installed (Debian: prometheus), and TEST_REQUIRE_PROMTOOL is set");

type Branch = { account: string; environment: string; branch: string };
const head: Branch = { account: "1", environment: "live", branch: "00" };
const shop: Branch = { account: "1", environment: "live", branch: "01" };

/** A series of one of two processes, a value a minute in promtool's notation. */
const series = (metric: string, labels: Partial<Branch>, values: string, instance = "a") => ({
  series: `${metric}{${Object.entries({ job: "taxd", instance, ...labels })
    .map(([name, value]) => `${name}="${value}"`)
    .join(",")}}`,
  values,
});

if (isThere) {
  describe("the alert rules", () => {
    let folder: string;
    beforeEach(() => {
      folder = mkdtempSync(join(tmpdir(), "taxd-rules-"));
    });
    afterEach(() => rmSync(folder, { recursive: true }));

    /** Checks that an alert fires after so many minutes for exactly these branches. */
    function expectAlert(
      alertname: string,
      input_series: ReturnType<typeof series>[],
      fires: { minute: number; of: Record<string, string>[] }[],
    ): void {
      const rule = rules.find(({ alert }) => alert === alertname);
      const alert_rule_test = fires.map(({ minute, of }) => ({
        eval_time: `${minute}m`,
        alertname,
        exp_alerts: of.map((branch) => ({
          exp_labels: { job: "taxd", ...branch, ...rule?.labels },
          exp_annotations: rule?.annotations,
        })),
      }));
      const tests = [{ interval: "1m", input_series, alert_rule_test }];
      const path = join(folder, "test.yml");
      writeFileSync(path, stringify({ rule_files: [file], evaluation_interval: "1m", tests }));
      const { status, stdout, stderr } = spawnSync("promtool", ["test", "rules", path], { encoding: "utf8" });
      expect(status, `${stdout}${stderr}`).to.equal(0);
    }

    it("are valid", () => {
      const { status, stdout } = spawnSync("promtool", ["check", "rules", file], { encoding: "utf8" });
      expect(status, stdout).to.equal(0);
      expect(stdout).to.contain(`${rules.length} rules found`);
    });

    it("name a branch that nobody serves, while another's unit is unreachable, once for all processes", () => {
      const input = [
        series("taxd_branch_unit_unreachable", head, "1x60"),
        series("taxd_branch_overdue_seconds", shop, "0+60x60"),
        series("taxd_branch_overdue_seconds", shop, "0+60x60", "b"),
      ];
      expectAlert("TaxdNobodyWorks", input, [
        { minute: 18, of: [] },
        { minute: 25, of: [shop] },
      ]);
      expectAlert("TaxdUnitUnreachable", input, [
        { minute: 14, of: [] },
        { minute: 16, of: [head] },
      ]);
    });

    it("name a branch whose unit takes no stock movement, but none whose unit is unreachable", () => {
      const input = [
        series("taxd_branch_unit_unreachable", head, "1x120"),
        series("taxd_branch_oldest_follow_up_seconds", head, "0+60x120"),
        series("taxd_branch_oldest_follow_up_seconds", shop, "0+60x120"),
      ];
      expectAlert("TaxdFollowUpsWaiting", input, [
        { minute: 60, of: [] },
        { minute: 70, of: [shop] },
      ]);
      // The unit is back: what it then doesn't take is its branch's alert, too.
      const back = [series("taxd_branch_unit_unreachable", head, "1x60 0x60"), ...input.slice(1)];
      expectAlert("TaxdFollowUpsWaiting", back, [{ minute: 75, of: [head, shop] }]);
    });

    it("name each branch with a stopped stream or a stalled submission", () => {
      for (const [alert, metric] of [
        ["TaxdStreamStopped", "taxd_branch_streams_stopped"],
        ["TaxdStalled", "taxd_branch_transactions_stalled"],
      ] as const) {
        const input = [series(metric, head, "2x20"), series(metric, shop, "0x20")];
        expectAlert(alert, input, [{ minute: 8, of: [head] }]);
      }
    });

    it("name an old backup once for all processes, and end with the next one", () => {
      const values = "93000+60x20 0+60x20";
      const input = [
        series("taxd_backup_age_seconds", {}, values),
        series("taxd_backup_age_seconds", {}, values, "b"),
      ];
      expectAlert("TaxdBackupOld", input, [
        { minute: 12, of: [] },
        { minute: 20, of: [{}] },
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
        { minute: 8, of: [head] },
        { minute: 13, of: [] },
      ]);
    });
  });
}
