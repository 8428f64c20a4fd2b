// What a reader sees is never older than what somebody saw before: a success stays one, with its receipt.
import { isBody } from "../interface.ts";
import { nameOf, type Rule } from "../rule.ts";
import type { Document, Run, Sighting } from "../run.ts";

/** Sightings that were over before this one began. */
const isAfter = (later: Sighting, earlier: Sighting): boolean => later.from > earlier.to;

export const order: Rule = {
  name: "order",
  find(run, report) {
    const corrected = new Set<string>();
    const moved = new Set<string>();
    for (const { request, path, response } of run.calls) {
      const found = /^\/transactions\/([^/]+)\/(retry|settle)$/.exec(path);
      if (request.method !== "POST" || found?.[1] === undefined) continue;
      moved.add(found[1]);
      const isReceipt = isBody(request.body) && request.body.receipt_no !== undefined;
      if (found[2] === "settle" && isReceipt && (!response || response.status < 400)) corrected.add(found[1]);
    }
    for (const document of run.documents.values()) {
      const seen = document.sightings.filter(({ to }) => to >= run.restoredAt);
      checkStatus(document, seen, moved, report);
      checkReceipt(document, seen, corrected, report);
      checkRetries(document, seen, report);
    }
    checkMissing(run, report);
  },
};

function checkStatus(
  document: Document,
  seen: Sighting[],
  moved: ReadonlySet<string>,
  report: (sentence: string, ...lines: number[]) => void,
): void {
  const first = (status: string): Sighting | undefined => {
    let found: Sighting | undefined;
    for (const one of seen) if (one.status === status && (!found || one.to < found.to)) found = one;
    return found;
  };
  const what = nameOf(document);
  const success = first("success");
  const back = success && seen.find((one) => one.status && one.status !== "success" && isAfter(one, success));
  if (success && back)
    report(`${what} was a success, and later ${back.status}`, ...success.lines, ...back.lines);
  // A failure is the end, unless somebody or the service itself retries it, or it waits for its pair.
  const { detail } = document;
  if (detail?.retry_count !== 0 || moved.has(document.id)) return;
  if (detail.reissue_of || detail.transferred_from) return;
  let failure: Sighting | undefined;
  for (const one of seen) {
    if (one.status === "failed" && !one.isPassing && (!failure || one.to < failure.to)) failure = one;
  }
  const again = failure && seen.find((one) => one.status && one.status !== "failed" && isAfter(one, failure));
  if (failure && again)
    report(
      `${what} was failed, and later ${again.status}, without a retry`,
      ...failure.lines,
      ...again.lines,
    );
}

/** The receipt never changes; only one that was lost is filled in, and one entered by hand can be corrected. */
function checkReceipt(
  document: Document,
  seen: Sighting[],
  corrected: ReadonlySet<string>,
  report: (sentence: string, ...lines: number[]) => void,
): void {
  if (corrected.has(document.id)) return;
  let first: Sighting | undefined;
  let signed: Sighting | undefined;
  for (const one of seen) {
    if (one.signature !== undefined) {
      if (signed && signed.signature !== one.signature)
        report(`${nameOf(document)} was shown with two signatures`, ...signed.lines, ...one.lines);
      signed ??= one;
    }
    if (one.receipt_no == null) continue;
    if (first && first.receipt_no !== one.receipt_no) {
      const receipts = `${first.receipt_no} and ${one.receipt_no}`;
      report(`${nameOf(document)} was shown with the receipts ${receipts}`, ...first.lines, ...one.lines);
      return;
    }
    if (!first || one.to < first.to) first = one;
  }
  const lost = first && seen.find((one) => one.receipt_no === null && isAfter(one, first));
  if (first && lost)
    report(
      `${nameOf(document)} had receipt ${first.receipt_no}, and later none`,
      ...first.lines,
      ...lost.lines,
    );
}

function checkRetries(
  document: Document,
  seen: Sighting[],
  report: (sentence: string, ...lines: number[]) => void,
): void {
  const counted = seen.filter(({ retries }) => retries !== undefined).sort((a, b) => a.to - b.to);
  for (const [index, one] of counted.entries()) {
    const before = counted[index - 1];
    if (before && isAfter(one, before) && (one.retries ?? 0) < (before.retries ?? 0))
      report(`${nameOf(document)} was retried less often later`, ...before.lines, ...one.lines);
  }
}

/** A document that was acknowledged is found by whoever asks for it afterwards. */
function checkMissing(run: Run, report: (sentence: string, ...lines: number[]) => void): void {
  for (const { request, path, response, line, responseLine } of run.calls) {
    if (request.method !== "GET" || response?.status !== 404) continue;
    const id = /^\/(?:transactions|sales|purchases)\/([^/]+)$/.exec(path)?.[1];
    const document = id === undefined ? undefined : run.documents.get(id);
    const seen = document?.sightings.find(
      ({ to, by }) => to < request.at && to >= run.restoredAt && by !== "event",
    );
    if (document && seen)
      report(
        `${nameOf(document)} was not found after it was acknowledged`,
        ...seen.lines,
        line,
        responseLine,
      );
  }
}
