// A rejected document is retried at most three times, by hand and by the service together.

import { bodyOf, textOf } from "../interface.ts";
import { nameOf, type Rule } from "../rule.ts";

const most = 3;

export const retries: Rule = {
  name: "retries",
  find(run, report) {
    const tried = new Map<string, number[]>();
    for (const { path, request, response, line, responseLine } of run.calls) {
      if (request.method !== "POST" || !response || response.at < run.restoredAt) continue;
      const id = /^\/transactions\/([^/]+)\/retry$/.exec(path)?.[1];
      const code = textOf(bodyOf(response.body).code);
      // A repeated answer to one Idempotency-Key is no retry of its own.
      if (id === undefined || request.idempotency_key !== undefined) continue;
      if (response.status === 200 || code === "retry_failed")
        tried.set(id, [...(tried.get(id) ?? []), line, responseLine]);
    }
    for (const document of run.documents.values()) {
      const lines = tried.get(document.id) ?? [];
      const count = lines.length / 2;
      if (count > most) report(`${nameOf(document)} was retried ${count} times`, ...lines);
      const counted = document.sightings.find((one) => (one.retries ?? 0) > most);
      if (counted) report(`${nameOf(document)} counts ${counted.retries} retries`, ...counted.lines);
    }
  },
};
