// The shipped rules and dashboard ask for series, labels and values that a running service has.
import { readFileSync } from "node:fs";
import { expect } from "chai";
import { dashboardText } from "../../docs/dashboard/dashboard.ts";
import { openBranch, sale } from "../support/branch.ts";
import { createTestClock } from "../support/clock.ts";
import { litestreamMetrics } from "../support/litestream.ts";
import { readQuery } from "../support/promql.ts";
import { alerts, recordings } from "../support/promtool.ts";
import { deadUrl } from "../support/records.ts";
import { startTestService } from "../support/service.ts";

const root = new URL("../../", import.meta.url);
const shipped = readFileSync(new URL("deploy/grafana/taxd.json", root), "utf8");
const dashboard = JSON.parse(shipped);
type Panel = { id: number; type: string; title: string; datasource: object; targets: Target[] };
type Target = { expr: string; legendFormat: string; datasource: object };
const panels: Panel[] = dashboard.panels.filter(({ type }: Panel) => type !== "row");

/** Labels that Prometheus adds, and series that are not of the service, with their labels. */
const fromPrometheus = new Set(["job", "instance"]);
const made = new Map<string, readonly string[]>([
  ["up", []],
  ["ALERTS", ["alertname", "alertstate"]],
  // Those of the replica's own program.
  ...litestreamMetrics.map((name) => [name, ["db"]] as const),
]);

const rules = new Map(
  [...alerts, ...recordings].map((rule) => ["alert" in rule ? rule.alert : rule.record, rule.expr]),
);
const shown = panels.flatMap(({ title, targets }) =>
  targets.map(({ expr, legendFormat }) => ({
    title,
    expr: expr.replaceAll("$__rate_interval", "5m"),
    legend: [...legendFormat.matchAll(/\{\{(\w+)\}\}/g)].map(([, label = ""]) => label),
  })),
);

/** The labels of each series of a page of metrics, by its name. */
function seriesOf(text: string): Map<string, Record<string, string>[]> {
  const found = new Map<string, Record<string, string>[]>();
  for (const [, name = "", labels = ""] of text.matchAll(/^(\w+)(?:\{(.*)\})? \S+$/gm)) {
    const named = [...labels.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)].map(([, label, value]) => [
      label,
      value,
    ]);
    found.set(name, [...(found.get(name) ?? []), Object.fromEntries(named)]);
  }
  return found;
}

/** What a query asks for that nobody has. */
function missingOf(
  text: string,
  there: ReturnType<typeof seriesOf>,
  legend: readonly string[] = [],
): string[] {
  const { selectors, grouping } = readQuery(text);
  const labels = new Set(fromPrometheus);
  const missing: string[] = [];
  for (const { name, matchers } of selectors) {
    const recorded = rules.get(name);
    if (recorded !== undefined) {
      for (const label of readQuery(recorded).grouping) labels.add(label);
      continue;
    }
    const known = made.get(name);
    const series = known
      ? [Object.fromEntries(known.map((label) => [label, "Taxd firing"]))]
      : there.get(name);
    if (!series) missing.push(name);
    for (const label of series?.flatMap(Object.keys) ?? []) labels.add(label);
    if (known) continue;
    for (const { label, isSo, text } of matchers)
      if (!series?.some((one) => one[label] !== undefined && isSo(one[label])) && !fromPrometheus.has(label))
        missing.push(`${name}{${text}}`);
  }
  return [
    ...missing,
    ...[...grouping, ...legend].filter((label) => !labels.has(label)).map((label) => `by (${label})`),
  ];
}

describe("queries of Prometheus and Grafana", () => {
  let there: ReturnType<typeof seriesOf>;

  /** A service with a signed sale, and a branch whose unit is away, whose streams have stopped and whose documents wait. */
  before(async () => {
    const clock = createTestClock();
    const test = await startTestService({ clock, overrides: { work: false } });
    try {
      await openBranch(test);
      const submit = async (branch_id: string) => {
        const { status, text } = await test.call("POST", "/sales?async=true", { body: sale({ branch_id }) });
        expect(status, text).to.equal(202);
      };
      await submit("00");
      await test.service.lanes.drain();
      const away = await openBranch(test, { bhf_id: "01", url: deadUrl });
      await submit("01");
      const { knex } = test.service.db;
      await knex("transactions").where({ lane_id: away.laneId }).update({ stalled_at: 1 });
      await knex("streams").where({ lane_id: away.laneId }).update({ stopped_reason: "another system" });
      await knex("lanes").where({ id: away.laneId }).update({ failures: 3 });
      await knex("calls").where({ kind: "movement" }).update({ state: "waiting" });
      clock.advance(7_200_000);
      there = seriesOf((await test.call("GET", "//metrics")).text);
      // A document is overdue only while its unit can be reached.
      await knex("streams").update({ stopped_reason: null });
      await knex("lanes").update({ failures: 0 });
      const healed = await startTestService({ clock, overrides: { db: test.service.db, work: false } });
      for (const [name, series] of seriesOf((await healed.call("GET", "//metrics")).text))
        there.set(name, [...(there.get(name) ?? []), ...series]);
      await healed.close();
    } finally {
      await test.close();
    }
  });

  it("find every metric, label and value of the rules", () => {
    for (const [name, expr] of rules) expect(missingOf(expr, there), name).to.deep.equal([]);
  });

  it("find every metric, label and value of the dashboard, and the labels of its legends", () => {
    for (const { title, expr, legend } of shown)
      expect(missingOf(expr, there, legend), title).to.deep.equal([]);
  });

  it("don't find a metric, a label or a value that is misspelled, and no query with a mistake", () => {
    expect(missingOf("max(taxd_lane)", there)).to.deep.equal(["taxd_lane"]);
    expect(missingOf('taxd_lanes{circuit="opened"}', there)).to.deep.equal(['taxd_lanes{circuit="opened"}']);
    expect(missingOf('taxd_lanes{state=~".*"}', there)).to.deep.equal(['taxd_lanes{state=~".*"}']);
    expect(missingOf("sum by (state) (taxd_lanes)", there)).to.deep.equal(["by (state)"]);
    expect(missingOf("taxd_lanes", there, ["state"])).to.deep.equal(["by (state)"]);
    expect(() => missingOf("sum by (circuit (taxd_lanes)", there)).to.throw("no query");
  });
});

describe("deploy/grafana", () => {
  it("is made from its panels (npm run generate)", () => {
    expect(dashboardText()).to.equal(shipped);
  });

  it("asks the data source that is chosen at its top, in every panel", () => {
    const [choice] = dashboard.templating.list;
    expect(choice).to.include({ type: "datasource", query: "prometheus", name: "datasource" });
    for (const { title, datasource, targets } of panels)
      for (const one of [datasource, ...targets.map((target) => target.datasource)])
        expect(one, title).to.deep.equal({ type: "prometheus", uid: "$" + "{datasource}" });
  });

  it("has a row for each question, and a number of its own for each panel", () => {
    const titles = dashboard.panels
      .filter(({ type }: Panel) => type === "row")
      .map(({ title }: Panel) => title);
    expect(titles).to.deep.equal([
      "Is anything stopped?",
      "What is waiting?",
      "Units",
      "Service",
      "Database",
      "Backups",
    ]);
    const ids = dashboard.panels.map(({ id }: Panel) => id);
    expect(new Set(ids).size).to.equal(ids.length);
  });

  it("names alerts that exist", () => {
    const named = [...shipped.matchAll(/\bTaxd[A-Z]\w+/g)].map(([name]) => name);
    const known = new Set(alerts.map(({ alert }) => alert));
    expect(named).not.to.deep.equal([]);
    expect(named.filter((name) => !known.has(name))).to.deep.equal([]);
  });
});
