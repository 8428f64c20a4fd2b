// `taxd audit`: lists the changes of every account with their authors.

import { isCalendarDay } from "@taxctl/sdk/rules/formats";
import { serviceZone } from "../base/zone.ts";
import { requireAccount } from "../core/accounts/require.ts";
import { type ActorKind, type AuditEntry, actors, listEntries } from "../core/audit/store.ts";
import { dayBounds } from "../core/context/period.ts";
import { accountOf, anyAccount, command, oneOf, UsageError, value, wholeNumber } from "./command.ts";
import { withRecords } from "./database.ts";
import { localTimes, table } from "./output.ts";

function day(text: string | undefined, name: string): string | undefined {
  if (text === undefined || (/^\d{4}-\d{2}-\d{2}$/.test(text) && isCalendarDay(text.replaceAll("-", ""))))
    return text;
  throw new UsageError(`${name} must be a day like 2026-03-01, not "${text}".`);
}

/** An operator who was signed in to the console has a name; one who ran a command has none. */
function author({ actor, user_email, user_id, detail }: AuditEntry): string {
  if (actor === "user") return user_email ?? `user ${user_id}`;
  const operator = detail && Reflect.get(detail, "operator");
  return typeof operator === "string" ? `operator ${operator}` : actor;
}

const values = (value: object | null): string => (value === null ? "" : JSON.stringify(value));

export const auditCommand = command({
  words: "audit",
  summary: "List who changed what, newest first. Entries are never changed or deleted.",
  args: [anyAccount],
  options: {
    from: value("YYYY-MM-DD", "first day, in the time zone of the service"),
    to: value("YYYY-MM-DD", "last day"),
    actor: value("actor", `only changes by: ${actors.join(", ")}`),
    user: value("user", "only changes by this user, a number"),
    action: value("action", "only this action or topic, such as devices.update or devices"),
    without: value("action", "leave out this action or topic, such as sessions"),
    subject: value("text", "only subjects that contain this text"),
    page: value("number", "number of the page (default: 1)"),
    limit: value("number", "entries on a page, up to 1000 (default: 50)"),
  },
  examples: ["taxd audit 1 --from 2026-03-01 --action devices", "taxd audit --actor operator --json"],
  async run([id = ""], flags, output) {
    const account_id = accountOf(id);
    const period = { from_date: day(flags.from, "--from"), to_date: day(flags.to, "--to") };
    if (period.from_date && period.to_date && period.from_date > period.to_date)
      throw new UsageError("--to is before --from.");
    const actor: ActorKind | undefined =
      flags.actor === undefined ? undefined : oneOf(flags.actor, "--actor", actors);
    const filter = {
      account_id,
      actor,
      action: flags.action,
      without: flags.without,
      subject: flags.subject,
      user_id: flags.user === undefined ? undefined : wholeNumber(flags.user, "The user"),
    };
    const request = {
      page: wholeNumber(flags.page ?? "1", "--page"),
      per_page: wholeNumber(flags.limit ?? "50", "--limit", 1, 1000),
    };
    const { rows, meta } = await withRecords(async (db, config) => {
      if (account_id !== undefined) await requireAccount(db.knex, account_id);
      return listEntries(db.knex, { ...filter, ...dayBounds(period, serviceZone(config)) }, request);
    });
    const entries = rows.map((row) => ({ ...row, created_at: new Date(row.created_at).toISOString() }));
    const time = localTimes();
    output.result({ entries, meta }, () =>
      table(rows, "No entries.", {
        TIME: ({ created_at }) => time(created_at),
        ACCOUNT: (row) => row.account_id,
        ENVIRONMENT: ({ environment }) => environment,
        ACTOR: author,
        ACTION: ({ action }) => action,
        SUBJECT: ({ subject }) => subject,
        OLD: ({ old }) => values(old),
        NEW: (row) => values(row.new),
        DETAIL: ({ detail }) => values(detail),
      }),
    );
  },
});
