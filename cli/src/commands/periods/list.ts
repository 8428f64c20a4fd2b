// Responsible for `periods list`.
import type { AccountingPeriod, Taxctl } from "@taxctl/sdk";
import { BaseCommand } from "../../base.ts";
import { localTimes } from "../../service/local-day.ts";
import { unlessStatus } from "../../service/unless-status.ts";

export default class PeriodsList extends BaseCommand<typeof PeriodsList> {
  static override summary = "list months with their status and unfinished documents";
  static override description =
    "The reason of an open month is that of its last reopening. Owners and administrators see it: it comes from the audit log.";
  static override examples = ["<%= config.bin %> periods list"];

  async run(): Promise<void> {
    const client = await this.client();
    const { periods } = await client.periods.list();
    await this.showRows(this.isForPeople ? await withReopenings(client, periods) : periods, {
      columns: ["month", "status", "open_documents", "closed_at", "reason"],
      empty: "There are no sales or purchases yet.",
    });
  }
}

/** The months for people: an open month that was closed before has the time and the reason of its last reopening. */
async function withReopenings(client: Taxctl, periods: readonly AccountingPeriod[]) {
  const reopened = await lastReopenings(client);
  const local = reopened.size > 0 ? await localTimes(client) : String;
  // The service lists months with documents, and closed ones.
  const listed = new Set(periods.map(({ month }) => month));
  const others = [...reopened.keys()].filter((month) => !listed.has(month)).map(withoutDocuments);
  const all = [...periods, ...others].toSorted((a, b) => (a.month < b.month ? 1 : -1));
  return all.map((period) => {
    const last = period.status === "open" ? reopened.get(period.month) : undefined;
    return last ? { ...period, reason: `reopened ${local(last.created_at)}: ${last.reason}` } : period;
  });
}

const withoutDocuments = (month: string): AccountingPeriod => ({
  ...{ month, status: "open", open_documents: 0, closed_at: null, closed_by: null, reason: null },
});

/** The last reopening of each month; none for people who may not read the audit log. */
async function lastReopenings(client: Taxctl) {
  const found = new Map<string, { created_at: string; reason: string }>();
  const list = () => client.audit.list({ action: "periods.reopen", per_page: 100 }).toArray();
  // Newest first.
  for (const entry of (await unlessStatus([403], list)) ?? []) {
    const month = entry.subject.replace("month ", "");
    const { reason } = Object(entry.detail);
    if (!found.has(month) && typeof reason === "string")
      found.set(month, { created_at: entry.created_at, reason });
  }
  return found;
}
