import { Flags } from "@oclif/core";
import type { AccountingPeriod, Taxctl } from "@taxctl/sdk";
import { BaseCommand } from "../../base.ts";
import { openText, unusedPeriod } from "../../periods/month.ts";
import { readSteps } from "../../reports/steps.ts";
import { localTimes } from "../../service/local-day.ts";
import { unlessStatus } from "../../service/unless-status.ts";

export default class PeriodsList extends BaseCommand<typeof PeriodsList> {
  static override summary = "list months with their status and open work";
  static override description =
    "Open work is unfinished documents, purchases without a decision, and supplier invoices that are not registered. The reason of an open month is that of its last reopening. Owners and administrators see it: it comes from the audit log.";
  static override examples = ["<%= config.bin %> periods list", "<%= config.bin %> periods list --figures"];

  static override flags = {
    figures: Flags.boolean({
      summary:
        "add the figures of each month that lead from the tax of its documents to the tax due of its return",
    }),
  };

  async run(): Promise<void> {
    const client = await this.client();
    const { periods } = await client.periods.list();
    const shown = this.isForPeople ? await forPeople(await withReopenings(client, periods)) : periods;
    const open = this.isForPeople ? ["open"] : openColumns;
    const { figures } = this.flags;
    const rows = figures ? await withFigures(client, shown) : shown;
    const money = figures ? figureFields : [];
    const filed = this.isForPeople ? ["filed"] : [];
    await this.showRows(rows, {
      columns: ["month", "status", ...open, ...money, "closed_at", ...filed, "reason"],
    });
  }
}

const openColumns = ["open_documents", "undecided_rows", "unregistered_invoices"];

const figureFields = [
  "tax_difference",
  "import_tax",
  "imported_services_tax",
  "non_deductible",
  "tax_due",
  "sales_outside_vat",
  "purchases_outside_vat",
];

/** The months with the figures of their returns, one after the other: the service counts each as several requests. */
async function withFigures<Month extends { month: string }>(client: Taxctl, periods: readonly Month[]) {
  const rows = [];
  for (const period of periods) rows.push({ ...period, ...(await readSteps(client, period.month)) });
  return rows;
}

/** The months with their open work in words, and the acknowledgement of their returns. */
const forPeople = (periods: readonly AccountingPeriod[]) =>
  Promise.all(
    periods.map(async (period) => ({
      ...period,
      open: await openText(period),
      filed: period.filing?.acknowledgement_no ?? null,
    })),
  );

/** The months for people: an open month that was closed before has the time and the reason of its last reopening. */
async function withReopenings(client: Taxctl, periods: readonly AccountingPeriod[]) {
  const reopened = await lastReopenings(client);
  const local = reopened.size > 0 ? await localTimes(client) : String;
  // The service lists months with documents, and closed ones.
  const listed = new Set(periods.map(({ month }) => month));
  const others = [...reopened.keys()].filter((month) => !listed.has(month)).map(unusedPeriod);
  const all = [...periods, ...others].toSorted((a, b) => (a.month < b.month ? 1 : -1));
  return all.map((period) => {
    const last = period.status === "open" ? reopened.get(period.month) : undefined;
    return last ? { ...period, reason: `reopened ${local(last.created_at)}: ${last.reason}` } : period;
  });
}

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
