// A caller that was not told the end gets it by an event; events never contradict the record, and a success is one event.
import { isDeepStrictEqual } from "node:util";
import { bodyOf, textOf } from "../interface.ts";
import { nameOf, type Rule } from "../rule.ts";
import { type Document, keyOf, type Run } from "../run.ts";

type Event = Run["deliveries"][number];

export const events: Rule = {
  name: "events",
  find(run, report) {
    const bodies = new Map<string, Event>();
    const ends = new Map<string, Event[]>();
    for (const delivery of run.deliveries) {
      const key = keyOf(delivery.receiver, delivery.id);
      const first = bodies.get(key);
      if (first && !isDeepStrictEqual(first.body, delivery.body))
        report(`event ${delivery.id} was delivered with two bodies`, first.line, delivery.line);
      if (first) continue;
      bodies.set(key, delivery);
      if (delivery.body.event !== "transaction.completed") continue;
      const data = bodyOf(delivery.body.data);
      const id = textOf(data.transaction_id) ?? "";
      const end = keyOf(id, textOf(data.status));
      const same = ends.get(end);
      if (same) same.push(delivery);
      else ends.set(end, [delivery]);
      const document = run.documents.get(id);
      if (data.status === "success" && document?.status === "success" && data.receipt_no != null) {
        const receipt = textOf(data.receipt_no);
        if (document.receipt_no != null && document.receipt_no !== receipt)
          report(`event ${delivery.id} gives ${nameOf(document)} receipt ${receipt}`, delivery.line);
      }
      if (document?.number !== undefined && textOf(data.invoice_no) !== document.number)
        report(`event ${delivery.id} calls ${nameOf(document)} ${textOf(data.invoice_no)}`, delivery.line);
    }
    for (const [key, same] of ends) {
      if (!key.endsWith(" success")) continue;
      const receivers = new Set(same.map(({ receiver }) => receiver));
      if (same.length > receivers.size)
        report(
          `the success of ${key.slice(0, -8)} came in ${same.length} events`,
          ...same.map(({ line }) => line),
        );
    }
    if (!run.header.events || !run.header.settled) return;
    for (const document of run.documents.values()) {
      const promise = promiseOf(document, run.restoredAt);
      if (!promise || (document.status !== "success" && document.status !== "failed")) continue;
      if (!ends.has(keyOf(document.id, document.status)))
        report(`no event told the end of ${nameOf(document)} (${document.status})`, ...promise);
    }
  },
};

/** The response that left the end to an event. */
function promiseOf({ submissions }: Document, since: number): number[] | undefined {
  for (const { answer, call } of submissions) {
    if (!answer || call.endsAt < since) continue;
    const isOpen = answer.status === "pending" || answer.status === "processing";
    if (isOpen || answer.isPassing) return [call.line, call.responseLine];
  }
  return undefined;
}
