// A service with the API's request limit, in a time that jumps to whoever waits next.
import type { Clock } from "@taxctl/sdk";

/** Time that jumps to the next sleeper as soon as nobody has anything else to do. */
export function virtualTime(): Clock & { run<T>(work: Promise<T>): Promise<T> } {
  let now = Date.UTC(2026, 2, 10);
  const sleepers = new Set<{ at: number; wake: () => void }>();
  return {
    now: () => now,
    sleep: (ms, signal) =>
      new Promise((resolve, reject) => {
        const sleeper = { at: now + ms, wake: resolve };
        sleepers.add(sleeper);
        signal?.addEventListener("abort", () => sleepers.delete(sleeper) && reject(signal.reason), {
          once: true,
        });
      }),
    async run(work) {
      let over = false;
      const end = () => {
        over = true;
      };
      work.then(end, end);
      while (!over) {
        for (let turn = 0; turn < 3; turn += 1) await new Promise(setImmediate);
        const next = [...sleepers].sort((left, right) => left.at - right.at)[0];
        if (!next) continue;
        sleepers.delete(next);
        now = Math.max(now, next.at);
        next.wake();
      }
      return work;
    },
  };
}

/** The service's limit as the API gives it: a fetch that counts by the generic cell rate algorithm. */
export function limitedService(
  clock: Clock,
  { perMinute = 60, burst = 100, used = 0, latencyMs = (count: number) => 40 + (count % 2) } = {},
) {
  const interval = 60_000 / perMinute;
  const state = { served: 0, limited: 0, mostAtOnce: 0, atOnce: 0, arrivals: [] as number[] };
  let arrivalAllowedAt = clock.now() + used * interval;
  const fetch = async (): Promise<Response> => {
    state.atOnce += 1;
    state.mostAtOnce = Math.max(state.mostAtOnce, state.atOnce);
    const latency = latencyMs(state.served + state.limited + state.atOnce);
    await clock.sleep(latency / 2);
    const now = clock.now();
    const next = Math.max(arrivalAllowedAt, now) + interval;
    const allowed = next - now <= burst * interval;
    if (allowed) arrivalAllowedAt = next;
    state.arrivals.push(now);
    const remaining = Math.max(0, Math.floor(burst - (arrivalAllowedAt - now) / interval));
    const retryAfter = Math.ceil((next - now - burst * interval) / 1000);
    if (allowed) state.served += 1;
    else state.limited += 1;
    await clock.sleep(latency / 2);
    state.atOnce -= 1;
    const headers = {
      "x-ratelimit-limit": String(perMinute),
      "x-ratelimit-remaining": String(remaining),
      "x-ratelimit-reset": String(Math.ceil(arrivalAllowedAt / 1000)),
      ...(!allowed && { "retry-after": String(retryAfter) }),
    };
    const body = allowed
      ? { status: "success", data: {}, meta: {} }
      : { status: "error", code: "rate_limited" };
    return new Response(JSON.stringify(body), { status: allowed ? 200 : 429, headers });
  };
  return { fetch, state };
}
