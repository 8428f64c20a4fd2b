// Gauges of the totals of the database.
import { Registry } from "prom-client";
import type { Totals } from "../core/statistics/totals-store.ts";
import { isCircuitOpen } from "../lanes/contact.ts";
import { branchLabels, createBranchSeries } from "./branch-series.ts";
import { gaugesIn } from "./gauges.ts";

export function createTotalsGauges() {
  const registry = new Registry();
  const gauge = gaugesIn(registry);
  const branch = (name: string, help: string) =>
    createBranchSeries(gauge(`branch_${name}`, `${help}; only branches that need attention`, branchLabels));
  return {
    registry,
    open: gauge("transactions", "Transactions that are not final, by status", ["status"]),
    inDoubt: gauge("transactions_in_doubt", "Sent without a result, being resolved"),
    stalled: gauge("transactions_stalled", "In doubt for 5 minutes or pending for 15, and not moved since"),
    oldestPending: gauge("oldest_pending_seconds", "Age of the oldest pending transaction; 0 without one"),
    oldestSent: gauge(
      "oldest_unanswered_seconds",
      "Age of the oldest unanswered call to a unit; 0 without one",
    ),
    today: gauge("transactions_today", "Transactions accepted on the authority's present day", [
      "type",
      "status",
    ]),
    lanes: gauge("lanes", "Lanes (devices), by whether their unit can be reached", ["circuit"]),
    stopped: gauge("streams_stopped", "Number streams that stopped and wait for an operator"),
    followUps: gauge("follow_ups", "Stock follow-ups of finished transactions that a unit has not taken", [
      "state",
    ]),
    oldestFollowUp: gauge("oldest_follow_up_seconds", "Age of the oldest of them; 0 without one"),
    deliveries: gauge("deliveries_pending", "Webhook deliveries to be made, waits between attempts included"),
    overdue: gauge("oldest_due_delivery_seconds", "How long the oldest delivery has been due; 0 without one"),
    events: gauge("events_unpublished", "Events that no delivery was made of yet"),
    oldestEvent: gauge("oldest_unpublished_event_seconds", "Age of the oldest of them; 0 without one"),
    webhooks: gauge("webhooks", "Webhooks by state", ["state"]),
    backup: gauge("backup_age_seconds", "Age of the last backup; without one, of the database"),
    branches: {
      unreachable: branch("unit_unreachable", "1 while the branch's unit can't be reached"),
      stopped: branch("streams_stopped", "The branch's number streams that stopped and wait for an operator"),
      stalled: branch("transactions_stalled", "The branch's transactions that are stalled"),
      waiting: branch(
        "documents_waiting",
        "Documents without the unit's result, where the branch's oldest has waited for a minute",
      ),
      oldest_waiting: branch("oldest_waiting_seconds", "Age of the oldest of these documents"),
      overdue: branch(
        "overdue_seconds",
        "How long a due document waits that no process takes, though the unit can be reached",
      ),
      follow_ups: branch(
        "oldest_follow_up_seconds",
        "Age of the branch's oldest stock follow-up that its unit has not taken",
      ),
    },
  };
}

type TotalsGauges = ReturnType<typeof createTotalsGauges>;

/** Sets the gauges to what was read at a time. */
export function showTotals(gauges: TotalsGauges, totals: Totals, nowMs: number): void {
  const ageS = (sinceMs: number | null | undefined): number =>
    sinceMs == null ? 0 : Math.max(0, (nowMs - sinceMs) / 1_000);
  const sum = (values: number[]): number => values.reduce((left, right) => left + right, 0);
  for (const status of ["pending", "processing"] as const) {
    gauges.open.set({ status }, totals.open.find((row) => row.status === status)?.count ?? 0);
  }
  gauges.inDoubt.set(sum(totals.open.map(({ in_doubt }) => in_doubt)));
  gauges.stalled.set(sum(totals.open.map(({ stalled }) => stalled)));
  gauges.oldestPending.set(ageS(totals.open.find(({ status }) => status === "pending")?.oldest_at));
  gauges.oldestSent.set(ageS(totals.oldest_sent_at));
  gauges.today.reset();
  for (const { type, status, count } of totals.today) gauges.today.set({ type, status }, count);
  const reachable = totals.lanes.filter((lane) => !isCircuitOpen(lane)).map(({ count }) => count);
  gauges.lanes.set({ circuit: "closed" }, sum(reachable));
  gauges.lanes.set({ circuit: "open" }, sum(totals.lanes.map(({ count }) => count)) - sum(reachable));
  gauges.stopped.set(totals.stopped_streams);
  gauges.followUps.set({ state: "waiting" }, totals.follow_ups.waiting);
  gauges.followUps.set({ state: "rejected" }, totals.follow_ups.rejected);
  gauges.oldestFollowUp.set(ageS(totals.follow_ups.oldest_at));
  gauges.deliveries.set(totals.deliveries.pending);
  gauges.overdue.set(ageS(totals.deliveries.oldest_due_at));
  gauges.events.set(totals.unpublished_events.count);
  gauges.oldestEvent.set(ageS(totals.unpublished_events.oldest_at));
  for (const [state, count] of Object.entries(totals.webhooks)) gauges.webhooks.set({ state }, count);
  gauges.backup.set(ageS(totals.backup_at));
  const { places, unreachable, stopped, stalled, waiting, oldest_waiting, overdue, follow_ups } =
    totals.troubles;
  const { branches } = gauges;
  branches.unreachable(places, new Map([...unreachable.keys()].map((id) => [id, 1])), nowMs);
  branches.stopped(places, stopped, nowMs);
  branches.stalled(places, stalled, nowMs);
  const ages = (since: Map<number, number>) =>
    new Map([...since].map(([id, sinceMs]) => [id, ageS(sinceMs)]));
  branches.waiting(places, waiting, nowMs);
  branches.oldest_waiting(places, ages(oldest_waiting), nowMs);
  branches.overdue(places, ages(overdue), nowMs);
  branches.follow_ups(places, ages(follow_ups), nowMs);
}
