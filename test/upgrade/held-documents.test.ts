// Documents that failed with the one before them: the upgrade takes their retry away, and the way back gives it back.
import { expect } from "chai";
import { migrations } from "../../server/src/db/migrations/all.ts";
import { describeEachFamily } from "../support/database.ts";
import { forEachTest } from "../support/suite.ts";

const names = migrations.map(({ name }) => name);
const step = "6300_no_retry_of_held_documents";
const before = names[names.indexOf(step) - 1] ?? "";

describeEachFamily("an upgrade of documents that failed with the one before them", (_family, open) => {
  const database = forEachTest(open);

  type Row = {
    status?: string;
    can_retry: 0 | 1;
    failure_code: string | null;
    superseded_by?: string | null;
  };
  const insert = (rows: Record<string, Row>) =>
    database.knex("transactions").insert(
      Object.entries(rows).map(([invoice_no, row], at) => ({
        ...{ id: `0199c1a2-6f2e-7d10-9a41-00000000000${at}`, data_set_id: 1, branch_id: 1, bhf_id: "00" },
        ...{ lane_id: 1, user_id: 1, key_id: "0199c1a2-6f2e-7d10-9a41-000000000100", request_id: "r" },
        ...{ type: "sales", status: "failed", invoice_no, content_hash: "0".repeat(64), live: 1 },
        ...{ document_date: "20260310", total_amount: 100, tax_amount: 0, local_day: "2026-03-10" },
        ...{ created_at: 1, updated_at: 1, superseded_by: null },
        ...row,
      })),
    );
  const retries = async (): Promise<Record<string, number>> => {
    const rows = await database.knex("transactions").orderBy("invoice_no").select("invoice_no", "can_retry");
    return Object.fromEntries(rows.map(({ invoice_no, can_retry }) => [invoice_no, Number(can_retry)]));
  };

  it("changes their rows only, forward and back, and may be repeated", async () => {
    await database.rollback({ to: before });
    const other = "0199c1a2-6f2e-7d10-9a41-000000000200";
    await insert({
      "A-R1": { can_retry: 1, failure_code: "credit_note_rejected" },
      "B-IN": { can_retry: 1, failure_code: "outgoing_rejected" },
      "C-IN": { can_retry: 0, failure_code: "outgoing_rejected", superseded_by: other },
      D: { can_retry: 1, failure_code: "unit_802" },
      E: { can_retry: 0, failure_code: "invalid" },
      F: { status: "success", can_retry: 0, failure_code: null },
    });
    const old = { "A-R1": 1, "B-IN": 1, "C-IN": 0, D: 1, E: 0, F: 0 };
    const upgraded = { ...old, "A-R1": 0, "B-IN": 0 };
    expect(await retries()).to.deep.equal(old);
    await database.migrate();
    expect(await retries()).to.deep.equal(upgraded);
    await database.rollback({ to: before });
    expect(await retries()).to.deep.equal(old);
    await database.migrate();
    await database.knex("schema_migrations").where({ name: step }).delete();
    await database.migrate();
    expect(await retries()).to.deep.equal(upgraded);
  });
});
