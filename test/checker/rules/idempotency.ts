// An Idempotency-Key is carried out once: the same content always gets the same answer, other content none.
import { isDeepStrictEqual } from "node:util";
import type { Json } from "../format.ts";
import { bodyOf, isOpenCode, textOf } from "../interface.ts";
import { proofOf, type Report, type Rule } from "../rule.ts";
import { type Call, type Document, keyOf, type Run } from "../run.ts";

const dayMs = 24 * 3_600_000;

/** Everything but what is about the one response. */
function contentOf(body: Json | undefined): Json {
  const { meta: _, ...content } = bodyOf(body);
  return content;
}

const isSame = (one: Call, other: Call): boolean =>
  one.request.branch === other.request.branch &&
  isDeepStrictEqual(one.query, other.query) &&
  isDeepStrictEqual(one.request.body ?? {}, other.request.body ?? {});

/** Whether the answer is final: the same key gets it again. */
function isKept({ response }: Call): boolean {
  if (!response || response.status >= 500) return false;
  if (response.status < 300) return true;
  const { code, retryable } = bodyOf(response.body);
  const isOwn = /^idempotency_/.test(textOf(code) ?? "");
  const isBefore = [401, 403, 408, 413, 415, 429].includes(response.status);
  return retryable === false && !isOwn && !isBefore && !isOpenCode(textOf(code));
}

export const idempotency: Rule = {
  name: "idempotency",
  find(run, report) {
    const byKey = new Map<string, Call[]>();
    for (const call of run.calls) {
      const { idempotency_key, caller, method } = call.request;
      if (idempotency_key === undefined || method !== "POST") continue;
      const key = keyOf(caller, call.path, idempotency_key);
      const calls = byKey.get(key);
      if (calls) calls.push(call);
      else byKey.set(key, [call]);
    }
    for (const calls of byKey.values()) {
      if (calls.length < 2) continue;
      const kept = calls.filter(isKept);
      // The one that was carried out, as far as anybody knows.
      const first = kept.find(({ response }) => (response?.status ?? 500) < 300) ?? kept[0];
      if (!first) continue;
      for (const call of kept) {
        if (call === first || Math.abs(call.request.at - first.request.at) >= dayMs) continue;
        if (first.endsAt < run.restoredAt !== call.endsAt < run.restoredAt) continue;
        const lines = [first.line, first.responseLine, call.line, call.responseLine];
        const key = `the key ${call.request.idempotency_key}`;
        if (!isSame(first, call)) {
          if ((call.response?.status ?? 0) < 300 && (first.response?.status ?? 0) < 300)
            report(`${key} was carried out for two contents`, ...lines);
          continue;
        }
        const isEqual =
          first.response?.status === call.response?.status &&
          isDeepStrictEqual(contentOf(first.response?.body), contentOf(call.response?.body));
        if (!isEqual) report(`${key} got two answers for one content`, ...lines);
      }
    }
    checkCounts(run, report);
  },
};

/** A stock take has no number of its caller's: only its key keeps it from being made twice. */
function checkCounts(run: Run, report: Report): void {
  if (!run.listed || !run.header.complete || run.header.restored) return;
  const asked = new Map<string, Set<string>>();
  const taken = new Map<string, Document[]>();
  for (const { call, branch = "", isRejected } of run.submissions) {
    if (call.path !== "/stock/master" || isRejected) continue;
    const { caller, idempotency_key = call.request.id } = call.request;
    const keys = asked.get(branch) ?? new Set();
    asked.set(branch, keys.add(keyOf(caller, idempotency_key)));
  }
  for (const document of run.documents.values()) {
    if (document.type !== "stock" || !document.number?.startsWith("COUNT-")) continue;
    const branch = document.branch ?? "";
    taken.set(branch, [...(taken.get(branch) ?? []), document]);
  }
  for (const [branch, documents] of taken) {
    const keys = asked.get(branch)?.size ?? 0;
    if (keys > 0 && documents.length > keys)
      report(
        `${keys} stock takes of branch ${branch} were asked for, and ${documents.length} were made`,
        ...documents.flatMap((one) => proofOf(one)),
      );
  }
}
