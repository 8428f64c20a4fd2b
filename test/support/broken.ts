// A fault of the database itself: statements that fail for some rows, until they are repaired.
import type { Database } from "../../server/src/db/open.ts";

let made = 0;

/**
 * Lets every statement of a kind fail on rows of a table that meet a condition, as `new.<column> = 1`.
 *
 * @param when For example `insert on deliveries`.
 * @returns What repairs it.
 */
export async function breakRows(
  { knex, family }: Database,
  when: string,
  condition: string,
): Promise<() => Promise<void>> {
  made += 1;
  const name = `broken_${made}`;
  await knex.raw(
    family === "sqlite"
      ? `create trigger ${name} before ${when} when ${condition} begin select raise(abort, 'broken by a test'); end`
      : `create trigger ${name} before ${when} for each row if ${condition} then signal sqlstate '45000' set message_text = 'broken by a test'; end if`,
  );
  return async () => {
    await knex.raw(`drop trigger ${name}`);
  };
}
