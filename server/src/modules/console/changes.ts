// Tells an open page that something has changed in its environment: server-sent events, on one connection.
import { monotonicMs } from "../../base/clock.ts";
import { pause } from "../../base/timers.ts";
import type { AccountPage } from "./page.ts";

/** How often the service looks for a change. */
const everyMs = 1_000;
/** Proxies close connections that are silent for half a minute or a minute. */
const silentMs = 20_000;
/** Then the browser connects again, and its session is checked again. */
const longestMs = 10 * 60_000;

/** The page that streams the changes of an environment. */
export const changesPath = ({ base }: Pick<AccountPage, "base">): string => `${base}/changes`;

/** What an environment has now, as text; undefined if the person may not see it any more, or it can't be read. */
async function contentOf(page: AccountPage): Promise<string | undefined> {
  const counts = await page.call("getOverviewCounts");
  return counts.ok ? JSON.stringify(counts.body.data) : undefined;
}

/** The events of a page, in the format of `text/event-stream`, until its time is over, the caller goes, or the service drains. */
export async function* changes(
  page: AccountPage,
  { signal, isDraining }: { signal: AbortSignal; isDraining: () => boolean },
): AsyncGenerator<string> {
  const endMs = monotonicMs() + longestMs;
  let content = await contentOf(page);
  let toldMs = monotonicMs();
  yield "retry: 5000\n\n";
  while (content !== undefined && monotonicMs() < endMs) {
    await pause(everyMs, signal).catch(() => undefined);
    if (signal.aborted || isDraining()) return;
    const now = await contentOf(page);
    if (now === content && monotonicMs() - toldMs < silentMs) continue;
    yield now === content ? ":\n\n" : "event: changed\ndata: counts\n\n";
    toldMs = monotonicMs();
    content = now;
  }
}
