// Rows of mails to owners: who gets them, and when the last about a subject was sent.
import type { Trx } from "../../db/sql/schema.ts";

const hourMs = 60 * 60_000;

type Owner = { email: string; name: string; account_id: number; business: string };

/** The owners who get these mails; none for a sandbox or an account that isn't active. */
export async function findOwners(trx: Trx, environmentId: number): Promise<Owner[]> {
  return trx("data_sets")
    .join("accounts", "accounts.id", "data_sets.account_id")
    .join("users", "users.account_id", "accounts.id")
    .join("people", "people.id", "users.person_id")
    .where({ "data_sets.id": environmentId, "data_sets.environment": "live", "accounts.status": "active" })
    .where({ "users.role": "owner", "users.is_active": 1, "people.alerts": 1 })
    .whereNotNull("people.email_verified_at")
    .orderBy("people.id")
    .select({
      email: "people.email",
      name: "people.name",
      account_id: "accounts.id",
      business: "accounts.name",
    });
}

/** Whether an hour has passed since the last mail of this kind about the subject; the hour begins again then. */
export async function isDue(
  trx: Trx,
  alert: { data_set_id: number; kind: string; subject: string },
  nowMs: number,
): Promise<boolean> {
  const key = ["data_set_id", "kind", "subject"];
  await trx("owner_alerts")
    .insert({ ...alert, last_at: 0 })
    .onConflict(key)
    .ignore();
  const changed = await trx("owner_alerts")
    .where(alert)
    // A time far ahead was written while the clock was wrong.
    .andWhere((due) => due.where("last_at", "<=", nowMs - hourMs).orWhere("last_at", ">", nowMs + hourMs))
    .update({ last_at: nowMs });
  return changed === 1;
}
