// Notifies the operators, by mail, of a decision that begins to wait for them.
import type { Queryable } from "../../db/sql/schema.ts";
import { enqueueMail } from "./outbox.ts";
import { listOperatorMailboxes } from "./store.ts";
import type { MailValues } from "./texts/all.ts";

export async function notifyOperators(
  trx: Queryable,
  waiting: Omit<MailValues<"review_waiting">, "name">,
  nowMs: number,
): Promise<void> {
  for (const { email: to, name } of await listOperatorMailboxes(trx))
    await enqueueMail(trx, { to, kind: "review_waiting", values: { ...waiting, name } }, nowMs);
}
