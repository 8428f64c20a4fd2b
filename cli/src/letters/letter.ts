// The follow-up of letters to suppliers: which invoices have arrived since, and which need no letter any more.
import type { AskedInvoice, MissingInvoice } from "@taxctl/sdk/reconcile";

type FollowUp = Record<"invoices" | "arrived" | "withdrawn" | "kept", AskedInvoice[]>;

/**
 * The invoices that are missing now, with the times of each request; those that have arrived since; and those that need no letter any
 * more. Letters that are written again on the same day are the same request.
 */
export function followUp(
  asked: readonly AskedInvoice[],
  missing: readonly MissingInvoice[],
  { day, ...now }: { day: string; paired: ReadonlySet<string>; dropped: ReadonlySet<string> },
): FollowUp {
  const earlier = new Map(asked.map((one) => [one.id, one]));
  const open = new Set(missing.map(({ id }) => id));
  const invoices = missing.map((one) => {
    const { times = 0, asked_at = "" } = earlier.get(one.id) ?? {};
    return { ...one, asked_at: day, times: asked_at.startsWith(day) ? times : times + 1 };
  });
  const stateOf = ({ id }: AskedInvoice): keyof FollowUp => {
    if (open.has(id)) return "invoices";
    if (now.paired.has(id)) return "arrived";
    return now.dropped.has(id) ? "withdrawn" : "kept";
  };
  const { arrived = [], withdrawn = [], kept = [] } = Object.groupBy(asked, stateOf);
  return { invoices, arrived, withdrawn, kept };
}

/** The text of a letter that must not be sent any more. */
export function withdrawnText(text: string, day: string): string {
  return text.startsWith("WITHDRAWN")
    ? text
    : `WITHDRAWN on ${day}: do not send this letter. We no longer ask for its invoices.\n\n${text}`;
}
