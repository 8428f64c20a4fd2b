// Series with the labels of a branch, in /metrics: only of branches that need attention, so that thousands of branches cost nothing.
import type { Gauge } from "prom-client";
import type { LanePlace } from "../lanes/troubles.ts";

export const branchLabels = ["account", "environment", "branch"] as const;
type Label = (typeof branchLabels)[number];
type Labels = Record<Label, string>;

/** More branches than anybody reads alerts of; the worst are shown. */
const mostBranches = 1_000;
/**
 * A series stays this long with 0 after its branch is well. Rules look back five minutes to survive a short outage of the
 * database: if the series vanished, they would still see its last value.
 */
const afterwardsMs = 15 * 60_000;

/** Shows values by lane under the labels of its branch; of several lanes of a branch, the highest. */
export function createBranchSeries(gauge: Gauge<Label>) {
  const shown = new Map<string, { labels: Labels; lastMs: number }>();
  return (
    places: ReadonlyMap<number, LanePlace>,
    values: ReadonlyMap<number, number>,
    nowMs: number,
  ): void => {
    const worst = [...values].toSorted(([, one], [, other]) => other - one).slice(0, mostBranches);
    gauge.reset();
    for (const [key, { labels, lastMs }] of shown) {
      if (nowMs - lastMs > afterwardsMs) shown.delete(key);
      else gauge.set(labels, 0);
    }
    // The highest value of a branch is set last.
    for (const [laneId, value] of worst.toReversed()) {
      const place = places.get(laneId);
      if (!place) continue;
      const labels = {
        account: String(place.account_id),
        environment: place.environment,
        branch: place.bhf_id,
      };
      shown.set(Object.values(labels).join("/"), { labels, lastMs: nowMs });
      gauge.set(labels, value);
    }
  };
}
