// The dashboard of the operators, for Grafana: `npm run generate` writes deploy/grafana/taxd.json.
import { writeFile } from "node:fs/promises";
import {
  DashboardBuilder,
  DashboardCursorSync,
  DatasourceVariableBuilder,
  RowBuilder,
} from "@grafana/grafana-foundation-sdk/dashboard";
import { figure, lines, table } from "./panels.ts";

const target = new URL("../../deploy/grafana/taxd.json", import.meta.url);

/** Totals of the database are the same in every process. */
const total = (metric: string): string => `max(${metric})`;
const rate = (by: string, metric: string): string => `sum by (${by}) (rate(${metric}[$__rate_interval]))`;
const quantile = (share: number, by: string, metric: string): string =>
  `histogram_quantile(${share}, sum by (${by ? `${by}, ` : ""}le) (rate(${metric}_bucket[$__rate_interval])))`;
const ofBranches = (metric: string): string =>
  `topk(20, max by (account, environment, branch) (taxd_branch_${metric}) > 0)`;

const stopped = [
  figure({
    title: "Processes down",
    says: "TaxdDown",
    expr: 'count(up{job="taxd"} == 0) or vector(0)',
    bad: 1,
  }),
  figure({
    title: "Database stores data",
    says: "1: yes. TaxdDatabaseDown",
    expr: "min(taxd_database_up)",
    bad: 1,
    isGoodAbove: true,
  }),
  figure({
    title: "Streams stopped",
    says: "TaxdStreamStopped",
    expr: total("taxd_streams_stopped"),
    bad: 1,
  }),
  figure({
    title: "Units out of reach",
    says: "TaxdUnitUnreachable",
    expr: total('taxd_lanes{circuit="open"}'),
    bad: 1,
  }),
  figure({
    title: "Submissions stalled",
    says: "In doubt for 5 minutes, or pending for 15. TaxdStalled",
    expr: total("taxd_transactions_stalled"),
    bad: 1,
  }),
  figure({
    title: "Longest overdue document",
    says: "Its unit can be reached, and no process takes it. TaxdNobodyWorks",
    expr: "max(taxd_branch_overdue_seconds) or vector(0)",
    unit: "s",
    bad: 900,
  }),
  table({
    title: "Alerts",
    says: "Those that fire at present, with their labels. docs/operators/alarms.md says what to do.",
    expr: 'ALERTS{alertname=~"Taxd.*",alertstate="firing"}',
    value: "Fires",
  }),
  table({
    title: "Branches whose unit is out of reach",
    says: "Documents of these branches wait.",
    expr: ofBranches("unit_unreachable"),
    value: "Out of reach",
  }),
];

const waiting = [
  lines({
    title: "Open submissions",
    says: "Of all branches, by status.",
    of: {
      "{{status}}": "max by (status) (taxd_transactions)",
      "in doubt": total("taxd_transactions_in_doubt"),
    },
  }),
  lines({
    title: "Age of the oldest",
    says: "A pending submission, a call without a response, a stock follow-up.",
    unit: "s",
    of: {
      pending: total("taxd_oldest_pending_seconds"),
      unanswered: total("taxd_oldest_unanswered_seconds"),
      "follow-up": total("taxd_oldest_follow_up_seconds"),
    },
  }),
  lines({
    title: "Work on the side",
    says: "Stock follow-ups by state, webhook deliveries, events without deliveries.",
    of: {
      "follow-ups {{state}}": "max by (state) (taxd_follow_ups)",
      deliveries: total("taxd_deliveries_pending"),
      events: total("taxd_events_unpublished"),
    },
  }),
  table({
    title: "Waiting documents by branch",
    says: "Branches whose oldest document has waited for a minute or more, the 20 with the most.",
    expr: ofBranches("documents_waiting"),
    value: "Documents",
  }),
  table({
    title: "Oldest document by branch",
    says: "How long it has waited.",
    expr: ofBranches("oldest_waiting_seconds"),
    value: "Waits",
    unit: "s",
  }),
];

const units = [
  lines({
    title: "Time of calls, 95 of 100",
    says: "By function of the control unit. TaxdUnitsSlow begins at 10 s.",
    unit: "s",
    of: { "{{function}}": quantile(0.95, "function", "taxd_unit_call_seconds") },
  }),
  lines({
    title: "Calls by outcome",
    says: "doubt: no response, resolved automatically. not_sent: the unit could not be reached.",
    unit: "reqps",
    of: { "{{outcome}}": rate("outcome", "taxd_unit_call_seconds_count") },
  }),
  lines({
    title: "Devices, relays, late calls",
    says: "Devices by whether their unit can be reached; connected relays; calls for which the service was late.",
    of: {
      "{{circuit}}": "max by (circuit) (taxd_lanes)",
      relays: "sum(taxd_relays_connected)",
      late: "sum(increase(taxd_late_calls_total[$__rate_interval]))",
    },
  }),
];

const service = [
  figure({
    title: "Documents signed a minute",
    says: "By control units, over the last five minutes.",
    expr: "sum(taxd:documents_signed:per_minute)",
    span: 6,
    decimals: 1,
  }),
  figure({
    title: "Submissions today",
    says: "Accepted on the authority's present day.",
    expr: "sum(max by (type, status) (taxd_transactions_today))",
    span: 6,
  }),
  figure({
    title: "Submissions without a 5xx, 3 days",
    says: "The objective is 99.9 % over 30 days. TaxdSubmissionsFailing",
    expr: "1 - taxd:submissions_failed:ratio_rate3d",
    unit: "percentunit",
    span: 6,
    decimals: 3,
    bad: 0.999,
    isGoodAbove: true,
  }),
  figure({
    title: "Sales signed within 30 s, 3 days",
    says: "The objective is 99 % over 30 days. TaxdSalesLate",
    expr: "1 - taxd:sales_late:ratio_rate3d",
    unit: "percentunit",
    span: 6,
    decimals: 2,
    bad: 0.99,
    isGoodAbove: true,
  }),
  lines({
    title: "Requests by status",
    says: "Of all processes.",
    unit: "reqps",
    of: {
      "{{status}}": rate("status", "taxd_http_requests_total"),
      shed: "sum(rate(taxd_http_requests_shed_total[$__rate_interval]))",
    },
  }),
  lines({
    title: "From acceptance to the unit's result",
    says: "Waits included, of accepted documents by type.",
    unit: "s",
    of: {
      "half of {{type}}": quantile(0.5, "type", "taxd_acceptance_to_receipt_seconds"),
      "95 of 100 of {{type}}": quantile(0.95, "type", "taxd_acceptance_to_receipt_seconds"),
    },
  }),
  lines({
    title: "Attempts at webhook deliveries",
    says: "failed: tried again. given_up: the last attempt failed.",
    unit: "reqps",
    of: { "{{outcome}}": rate("outcome", "taxd_webhook_attempts_total") },
  }),
  lines({
    title: "Time of requests, 95 of 100",
    says: "The five slowest operations.",
    unit: "s",
    of: { "{{operation}}": `topk(5, ${quantile(0.95, "operation", "taxd_http_request_seconds")})` },
  }),
  lines({
    title: "Memory",
    says: "By process.",
    unit: "bytes",
    of: { "{{instance}}": "process_resident_memory_bytes" },
  }),
  lines({
    title: "Event loop lag, 99 of 100",
    says: "By process. TaxdBusy begins at 0.5 s.",
    unit: "s",
    of: { "{{instance}}": "nodejs_eventloop_lag_p99_seconds" },
  }),
];

const database = [
  lines({
    title: "Time of statements",
    says: "Commits included, waits for a connection left out. TaxdDatabaseSlow begins at 0.5 s.",
    unit: "s",
    of: {
      half: quantile(0.5, "", "taxd_database_statement_seconds"),
      "99 of 100": quantile(0.99, "", "taxd_database_statement_seconds"),
    },
  }),
  lines({
    title: "Connections",
    says: "In use, of at most so many, and statements and transactions that wait for one.",
    of: {
      "{{instance}} {{pool}} in use": "taxd_database_connections_used",
      "{{instance}} {{pool}} at most": "taxd_database_connections_max",
      "{{instance}} {{pool}} waiting": "taxd_database_waiting",
    },
  }),
  lines({
    title: "Free disk of the data folder",
    says: "Its share. TaxdDiskLow begins at 5 % or 2 GB.",
    unit: "percentunit",
    max: 1,
    of: { "{{instance}}": "taxd_data_disk_free_ratio" },
  }),
];

const backups = [
  figure({
    title: "Age of the last backup",
    says: "Without one, of the database. TaxdBackupOld begins at 26 hours.",
    expr: total("taxd_backup_age_seconds"),
    unit: "s",
    span: 8,
    bad: 93_600,
  }),
  figure({
    title: "Free disk of the data folder",
    says: "The least of all processes.",
    expr: "min(taxd_data_disk_free_bytes)",
    unit: "bytes",
    span: 8,
  }),
];

const rows: Record<string, ReturnType<typeof figure | typeof lines | typeof table>[]> = {
  "Is anything stopped?": stopped,
  "What is waiting?": waiting,
  Units: units,
  Service: service,
  Database: database,
  Backups: backups,
};

/** The file's text; the same panels give the same text. */
export function dashboardText(): string {
  const dashboard = new DashboardBuilder("taxd")
    .uid("taxd")
    .description("The taxctl service for its operators. Alerts are explained in docs/operators/alarms.md.")
    .tags(["taxd"])
    .time({ from: "now-6h", to: "now" })
    .refresh("30s")
    .timezone("browser")
    .tooltip(DashboardCursorSync.Crosshair)
    .withVariable(new DatasourceVariableBuilder("datasource").label("Data source").type("prometheus"));
  let id = 0;
  for (const [title, panels] of Object.entries(rows)) {
    dashboard.withRow(new RowBuilder(title).id(++id));
    for (const panel of panels) dashboard.withPanel(panel.id(++id));
  }
  return `${JSON.stringify(dashboard.build(), null, 2)}\n`;
}

if (import.meta.main) await writeFile(target, dashboardText());
