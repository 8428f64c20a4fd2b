// `taxd recount`: compares the counters behind lists and statistics with the rows they count, also while the service runs.
import { requireAccount } from "../core/accounts/require.ts";
import { type EnvironmentRow, listEnvironments } from "../core/accounts/store.ts";
import { dayFigures } from "../db/history/figures.ts";
import { type CounterMismatch, recount } from "../db/history/recount.ts";
import type { Database } from "../db/open.ts";
import { money } from "../db/sql/scaled.ts";
import { accountOf, anyAccount, command, flag } from "./command.ts";
import { withRecords } from "./database.ts";
import { table } from "./output.ts";

type Found = CounterMismatch & Pick<EnvironmentRow, "account_id" | "environment">;

/** Differences that are shown; the others are counted. */
const mostShown = 100;

export const recountCommand = command({
  words: "recount",
  summary: "Compare the counters behind lists and statistics with the rows they count, and correct them.",
  args: [anyAccount],
  options: {
    check: flag("correct nothing; exit code 1 when something differs"),
  },
  examples: ["taxd recount --check", "taxd recount 1"],
  async run([account = ""], { check = false }, output) {
    const only = accountOf(account);
    const { checked, differences, found } = await withRecords((db) => recountAll(db, only, check));
    if (check && differences > 0) output.exitCode = 1;
    output.result({ checked, corrected: !check, differences, found }, () => {
      const sets = `${checked} ${checked === 1 ? "environment" : "environments"}`;
      if (differences === 0) return `All counters of ${sets} are right.`;
      const shown = table(found, "", columns);
      const more = differences > found.length ? `\n… and ${differences - found.length} more.` : "";
      const end = check
        ? "Nothing was corrected: run it without --check."
        : "They are corrected now; please report it, with what happened to the database before.";
      return `${shown}${more}\n${differences} counters of ${sets} differed. ${end}`;
    });
  },
});

const columns: Record<string, (row: Found) => unknown> = {
  ACCOUNT: ({ account_id }) => account_id,
  ENVIRONMENT: ({ environment }) => environment,
  COUNTER: ({ counted }) => counted,
  DAY: ({ local_day, local_month, document_date }) => local_day ?? local_month ?? document_date,
  BRANCH: ({ branch_id }) => branch_id,
  TYPE: ({ type }) => type,
  STATUS: ({ status }) => status,
  WEBHOOK: ({ webhook_id }) => webhook_id,
  EVENT: ({ event }) => event,
  ITEM: ({ item_id }) => item_id,
  LACKED: lackOf,
};

/** How much is missing: of figures each sum that is wrong. */
function lackOf({ counted, ...row }: Found): unknown {
  if (counted !== "figures") return row.count;
  const wrong = dayFigures.sums.filter((sum) => Number(row[sum]) !== 0);
  const shown = (sum: string): unknown =>
    sum === "documents" || sum === "firsts" ? row[sum] : money.fromDb(Number(row[sum])).toFixed(2);
  return wrong.map((sum) => `${sum} ${shown(sum)}`).join(", ");
}

async function recountAll(
  db: Database,
  accountId: number | undefined,
  isCheck: boolean,
): Promise<{ checked: number; differences: number; found: Found[] }> {
  if (accountId !== undefined) await requireAccount(db.knex, accountId);
  const environments = await listEnvironments(db.knex, accountId);
  const found: Found[] = [];
  let differences = 0;
  for (const { id, account_id, environment } of environments) {
    for await (const mismatch of recount(db, id, { isCheck })) {
      differences += 1;
      if (found.length < mostShown) found.push({ ...mismatch, account_id, environment });
    }
  }
  return { checked: environments.length, differences, found };
}
