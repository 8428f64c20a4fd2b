// Rows of operators: people who may review registrations and accounts.
import type { Queryable } from "../../../db/sql/schema.ts";

export type OperatorRow = {
  id: number;
  person_id: number;
  name: string;
  email: string;
  /** Whether the person can sign in with two factors: without them, operators can do nothing. */
  two_factor: boolean;
  created_at: number;
};

function operators(db: Queryable) {
  return db("operators")
    .join("people", "people.id", "operators.person_id")
    .select("operators.id", "operators.person_id", "operators.created_at", "people.name", "people.email", {
      totp_confirmed_at: "people.totp_confirmed_at",
    });
}

type Stored = Omit<OperatorRow, "two_factor"> & { totp_confirmed_at: number | null };

function toOperator({ totp_confirmed_at, ...row }: Stored): OperatorRow {
  return { ...row, two_factor: totp_confirmed_at !== null };
}

export async function listOperators(db: Queryable): Promise<OperatorRow[]> {
  const rows: Stored[] = await operators(db).orderBy("operators.id");
  return rows.map(toOperator);
}

export async function findOperatorOf(db: Queryable, personId: number): Promise<OperatorRow | undefined> {
  const row: Stored | undefined = await operators(db).where("operators.person_id", personId).first();
  return row && toOperator(row);
}

/** False when the person is an operator already. */
export async function insertOperator(trx: Queryable, person_id: number, nowMs: number): Promise<boolean> {
  if (await findOperatorOf(trx, person_id)) return false;
  await trx("operators").insert({ person_id, created_at: nowMs });
  return true;
}

export async function deleteOperator(trx: Queryable, personId: number): Promise<boolean> {
  return (await trx("operators").where({ person_id: personId }).delete()) === 1;
}
