// A rejected document is retried at most three times, by hand and by the service together.
import { bodyOf, textOf } from "../interface.ts";
import { nameOf, type Rule } from "../rule.ts";
import { type Call, keyOf } from "../run.ts";

const most = 3;

export const retries: Rule = {
  name: "retries",
  find(run, report) {
    const tried = new Map<string, Call[]>();
    const keys = new Set<string>();
    for (const call of run.calls) {
      const { path, request, response } = call;
      if (request.method !== "POST" || !response || response.at < run.restoredAt) continue;
      const id = /^\/transactions\/([^/]+)\/retry$/.exec(path)?.[1];
      const code = textOf(bodyOf(response.body).code);
      if (id === undefined || (response.status !== 200 && code !== "retry_failed")) continue;
      // A repeated answer to one Idempotency-Key is no retry of its own.
      const key = keyOf(request.caller, path, request.idempotency_key);
      if (request.idempotency_key !== undefined && keys.has(key)) continue;
      keys.add(key);
      const calls = tried.get(id);
      if (calls) calls.push(call);
      else tried.set(id, [call]);
    }
    for (const document of run.documents.values()) {
      const calls = inTurn(tried.get(document.id) ?? []);
      const lines = calls.flatMap(({ line, responseLine }) => [line, responseLine]);
      if (calls.length > most) report(`${nameOf(document)} was retried ${calls.length} times`, ...lines);
      const counted = document.sightings.find((one) => (one.retries ?? 0) > most);
      if (counted) report(`${nameOf(document)} counts ${counted.retries} retries`, ...counted.lines);
    }
  },
};

/** As many as were surely different retries: those that are asked for at the same time may be one. */
function inTurn(calls: readonly Call[]): Call[] {
  const found: Call[] = [];
  for (const call of calls.toSorted((a, b) => a.endsAt - b.endsAt)) {
    if (call.request.at > (found.at(-1)?.endsAt ?? Number.NEGATIVE_INFINITY)) found.push(call);
  }
  return found;
}
