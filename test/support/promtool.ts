// The shipped rules on made-up series, judged by Prometheus' own tool.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect } from "chai";
import { parse, stringify } from "yaml";

export const rulesFile: string = fileURLToPath(new URL("../../deploy/prometheus/rules.yml", import.meta.url));

export type Alert = {
  alert: string;
  expr: string;
  for?: string;
  labels: { severity: string };
  annotations: { summary: string; runbook: string };
};
export type Recording = { record: string; expr: string };

const rules: (Alert | Recording)[] = parse(readFileSync(rulesFile, "utf8")).groups.flatMap(
  (group: { rules: (Alert | Recording)[] }) => group.rules,
);
export const alerts: Alert[] = rules.filter((rule) => "alert" in rule);
export const recordings: Recording[] = rules.filter((rule) => "record" in rule);

/** Whether it is installed. @throws Error where it must be */
export function hasPromtool(): boolean {
  const isThere = spawnSync("promtool", ["--version"]).status === 0;
  if (!isThere && process.env.TEST_REQUIRE_PROMTOOL)
    throw new Error("promtool is not installed (Debian: prometheus), and TEST_REQUIRE_PROMTOOL is set");
  return isThere;
}

/** A series in promtool's notation, of one process where nothing else is said: a value for each interval. */
export type Series = { series: string; values: string };

export function series(metric: string, labels: Record<string, string>, values: string): Series {
  const named = Object.entries({ job: "taxd", instance: "a", ...labels });
  return { series: `${metric}{${named.map(([name, value]) => `${name}="${value}"`).join(",")}}`, values };
}

/** Checks that an alert fires at so many minutes for exactly these labels. */
export function expectAlert(
  alertname: string,
  input_series: readonly Series[],
  fires: readonly { minute: number; of: readonly Record<string, string>[] }[],
  interval = "1m",
): void {
  const rule = alerts.find(({ alert }) => alert === alertname);
  const alert_rule_test = fires.map(({ minute, of }) => ({
    eval_time: `${minute}m`,
    alertname,
    exp_alerts: of.map((labels) => ({
      exp_labels: { ...labels, ...rule?.labels },
      exp_annotations: rule?.annotations,
    })),
  }));
  const folder = mkdtempSync(join(tmpdir(), "taxd-rules-"));
  try {
    const path = join(folder, "test.yml");
    const tests = [{ interval, input_series, alert_rule_test }];
    writeFileSync(path, stringify({ rule_files: [rulesFile], evaluation_interval: interval, tests }));
    const { status, stdout, stderr } = spawnSync("promtool", ["test", "rules", path], { encoding: "utf8" });
    expect(status, `${stdout}${stderr}`).to.equal(0);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
