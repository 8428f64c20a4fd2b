// How long the outbox remembers mails that were sent or given up.
import type { PeriodicTask } from "../periodic-task.ts";
import { createRetention, dayMs, type RetentionContext } from "../retention.ts";
import { deleteOldMails } from "./store.ts";
import { deleteMailFile } from "./transport.ts";

const keptMs = 30 * dayMs;

export function createMailRetention({
  dataDir,
  ...context
}: RetentionContext & { dataDir: string }): PeriodicTask<number> {
  return createRetention(context, {
    rows: "mails",
    async deletePart(trx, nowMs, most) {
      const ids = await deleteOldMails(trx, nowMs - keptMs, most);
      await Promise.all(ids.map((id) => deleteMailFile(dataDir, id)));
      return ids.length;
    },
  });
}
