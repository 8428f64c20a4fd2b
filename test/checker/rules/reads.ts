// Totals that are read during the run never shrink, and count what was acknowledged before they were asked for.
import { bodyOf } from "../interface.ts";
import type { Rule } from "../rule.ts";
import { type Call, keyOf, type Run } from "../run.ts";

/** Filters under which documents only become more. */
const lasting = /^(page|per_page|type|branch_id|bhf_id|from_date|to_date)$/;

type Count = { of: string; value: number; call: Call };

/** What a read counts, by name; nothing that can become less. */
function countsOf(call: Call): Count[] {
  const { path, query, request, response } = call;
  if (request.method !== "GET" || response?.status !== 200) return [];
  if (![...query.keys()].every((name) => lasting.test(name))) return [];
  const body = bodyOf(response.body);
  const counts: [string, unknown][] = [];
  if (path === "/transactions") counts.push(["the total", bodyOf(body.meta).total]);
  // By default the first day of statistics moves on with the days.
  if (path === "/transactions/stats" && query.has("from_date")) {
    const data = bodyOf(body.data);
    counts.push(["the total", data.total], ["by_status.success", bodyOf(data.by_status).success]);
  }
  return counts.flatMap(([of, value]) => (typeof value === "number" ? [{ of, value, call }] : []));
}

export const reads: Rule = {
  name: "reads",
  find(run, report) {
    const series = new Map<string, Count[]>();
    for (const call of run.calls) {
      if (call.request.at < run.restoredAt) continue;
      for (const count of countsOf(call)) {
        const key = keyOf(call.request.caller, call.request.path, count.of);
        const counts = series.get(key);
        if (counts) counts.push(count);
        else series.set(key, [count]);
      }
    }
    if (series.size === 0) return;
    for (const counts of series.values()) {
      for (const [before, after] of shrinking(counts)) {
        report(
          `${after.of} of ${after.call.request.path} was ${before.value}, and later ${after.value}`,
          ...[before, after].flatMap(({ call }) => [call.line, call.responseLine]),
        );
      }
    }
    const acknowledged = salesAcknowledged(run);
    for (const { of, value, call } of [...series.values()].flat()) {
      const isWhole = [...call.query.keys()].every((name) => name === "page" || name === "per_page");
      if (call.path !== "/transactions" || !isWhole) continue;
      const due = countBelow(acknowledged, call.request.at);
      if (value < due)
        report(`${of} of ${call.request.path} was ${value} after ${due} sales`, call.line, call.responseLine);
    }
  },
};

/** Counts that are below one that had been read before they were asked for. */
function* shrinking(counts: readonly Count[]): Generator<[Count, Count]> {
  const ended = counts.toSorted((a, b) => a.call.endsAt - b.call.endsAt);
  let next = 0;
  let most: Count | undefined;
  for (const count of counts.toSorted((a, b) => a.call.request.at - b.call.request.at)) {
    for (let one = ended[next]; one && one.call.endsAt < count.call.request.at; one = ended[next]) {
      if (!most || one.value > most.value) most = one;
      next += 1;
    }
    if (most && count.value < most.value) yield [most, count];
  }
}

/** When each sale was acknowledged first, in order. Every role sees all sales. */
function salesAcknowledged({ documents, restoredAt }: Run): number[] {
  const times: number[] = [];
  for (const { type, sightings } of documents.values()) {
    if (type !== "sales") continue;
    let first = Number.POSITIVE_INFINITY;
    for (const { to, by } of sightings) if (by !== "event" && to >= restoredAt && to < first) first = to;
    times.push(first);
  }
  return times.sort((a, b) => a - b);
}

/** How many of them were before this moment. */
function countBelow(times: readonly number[], at: number): number {
  let [low, high] = [0, times.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((times[middle] ?? 0) < at) low = middle + 1;
    else high = middle;
  }
  return low;
}
