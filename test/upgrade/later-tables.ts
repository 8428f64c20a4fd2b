// Puts rows into each table that a migration after the release created, by the operations that write them.
import { bindTin } from "../../server/src/accounts/tins.ts";
import type { Database } from "../../server/src/db/open.ts";
import { newId } from "../../server/src/ids.ts";
import { renewLease } from "../../server/src/processes/store.ts";
import { createNightlyMatching } from "../../server/src/reconciliations/nightly.ts";
import type { Simulator } from "../../server/src/simulator/index.ts";
import { sale } from "../support/branch.ts";
import type { TestClock } from "../support/clock.ts";
import { dataUri, png } from "../support/images.ts";
import { operatorToken, registerBusiness } from "../support/operators.ts";
import { activate, clientOf, codeOf, sessionClient } from "../support/people.ts";
import { base64, booksOf } from "../support/reconciliation.ts";
import { failureOf } from "../support/records.ts";
import type { TestService } from "../support/service.ts";
import type { Fixture } from "./fixture.ts";

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

type Rehearsal = {
  test: TestService;
  fixture: Fixture;
  clock: TestClock;
  simulator: Simulator;
  drain: () => Promise<void>;
};

/** Names of the tables, as the database has them. */
export async function tablesOf({ knex, family }: Database): Promise<string[]> {
  if (family === "sqlite")
    return knex("sqlite_master").where({ type: "table" }).whereNot("name", "like", "sqlite%").pluck("name");
  const rows: { name: string }[] = await knex("information_schema.tables")
    .whereRaw("table_schema = database()")
    .select("table_name as name");
  return rows.map(({ name }) => name);
}

/** The tables that are not among the release's and have no rows. */
export async function emptyLaterTables(db: Database, released: readonly string[]): Promise<string[]> {
  const later = (await tablesOf(db)).filter((name) => !released.includes(name));
  const empty = [];
  for (const name of later) if (!(await db.knex(name).first(1))) empty.push(name);
  return empty.sort();
}

/** Uses later features with the release's own records; returns the ids of the stored sales. */
export async function useLaterTables(rehearsal: Rehearsal): Promise<string[]> {
  await useSettings(rehearsal);
  await usePeople(rehearsal);
  const ids = await useDocuments(rehearsal);
  await useReconciliation(rehearsal);
  ids.push(...(await useOutage(rehearsal)));
  await useClose(rehearsal);
  return ids;
}

async function useSettings({ test, fixture }: Rehearsal): Promise<void> {
  const client = test.clientFor(fixture.keys.sandbox);
  // The sale that is issued again has a fixed date.
  await client.account.update({ credit_note_window: "none", receipt_logo: dataUri(png(40, 20)) });
  await client.relays.create({ name: "Shop", branches: ["00"] });
  await client.taxpayers.get("A001234567B", { branch_id: "00" });
  const [item] = await client.items.list({}).toArray({ limit: 1 });
  const codes = [{ external_code: "COLA", item_code: item?.item_code ?? "" }];
  await client.items.setExternalCodes({ source: "till", codes });
  await bindTin(test.service.db, test.service.clock, test.account.id, "P059000001Z");
  await test.service.dailyFetch.look();
  // A process with a database server writes its lease when it starts.
  await renewLease(test.service.db, newId(), minuteMs);
}

/** People with a second factor, an operator, and a business that registers itself. */
async function usePeople({ test, clock }: Rehearsal): Promise<void> {
  const { owner } = test.account.users;
  await activate(test, owner);
  const client = await clientOf(test, owner);
  const { secret } = await client.me.beginTwoFactor();
  await client.me.confirmTwoFactor({ code: codeOf(secret, clock) });
  const { email } = await test.service.db.knex("users").where({ id: owner }).first("email");
  await failureOf(sessionClient(test).sessions.create({ email, password: "a wrong password" }));
  await operatorToken(test);
  await registerBusiness(test);
}

/** Ends once the documents of a call are stored: they are signed when the lanes are served. */
async function stored(call: PromiseLike<unknown>): Promise<void> {
  const failure = await failureOf(call);
  if (failure.code !== "outcome_pending") throw failure;
}

/** A sale that is issued again to another buyer, a receipt link, a transfer of stock, and a file of the sales. */
async function useDocuments({ test, fixture, drain }: Rehearsal): Promise<string[]> {
  const client = test.clientFor(fixture.keys.sandbox);
  const [item] = await client.items.list({ branch_id: "00" }).toArray({ limit: 1 });
  const item_code = item?.item_code ?? "";
  const items = [{ item_code, quantity: 1, unit_price: 580 }];
  const sold = await client.sales.create(sale({ invoice_no: "LATER-1", items }), {
    async: true,
    branch: "00",
  });
  await drain();
  const corrected = { customer_tin: "P059999999Q", customer_name: "Lakeside Wholesale Ltd" };
  await stored(client.sales.reissue(sold.transaction_id, corrected));
  await drain();
  test.service.mail.useUrl(test.origin);
  await client.transactions.createReceiptLink(sold.transaction_id);
  const transfer = { reference: "LATER-TR", from_branch_id: "00", to_branch_id: "01" };
  await stored(client.stock.transfer({ ...transfer, items: [{ item_code, quantity: 1 }] }));
  await drain();
  const dates = { from_date: "2026-01-01", to_date: "2026-12-31" };
  await client.exports.create({ type: "sales", format: "csv", ...dates });
  await test.service.exports.drain();
  return [sold.transaction_id];
}

/** Books that agree with what the release had fetched from suppliers. */
async function useReconciliation({ test, fixture, clock }: Rehearsal): Promise<void> {
  const client = test.clientFor(fixture.keys.sandbox);
  const sales = await client.purchases.fetchSupplierSales({ branch_id: "00" });
  const made = await client.reconciliations.create({
    ...{ from_date: "2020-01-01", to_date: "2030-12-31", branch_id: "00" },
    ...{ file: base64(booksOf(sales)), file_name: "books.csv" },
  });
  const [row] = await client.reconciliations.rows(made.id).toArray({ limit: 1 });
  await client.reconciliations.decide(made.id, {
    decisions: [
      {
        ...{ authority_id: row?.authority?.id ?? null, books_id: row?.books?.id ?? null },
        ...{ action: "note", note: "Seen the paper" },
      },
    ],
  });
  // Nothing arrived in a period that ended: the night reports it.
  const dayBefore = (days: number) => new Date(clock.now() - days * dayMs).toISOString().slice(0, 10);
  await client.reconciliations.create({
    ...{ from_date: dayBefore(22), to_date: dayBefore(20), branch_id: "00" },
    ...{ file: base64(booksOf(sales)), file_name: "quiet.csv" },
  });
  await createNightlyMatching(test.service).look();
}

/** The live control unit can't be reached for a while: an outage, and a mail to the owner. */
async function useOutage({ test, fixture, clock, simulator, drain }: Rehearsal): Promise<string[]> {
  const { knex } = test.service.db;
  const live = test.clientFor(fixture.keys.live);
  const owner = await knex("users")
    .join("data_sets", "data_sets.account_id", "users.account_id")
    .where({ "data_sets.environment": "live", "users.role": "owner" })
    .whereIn("data_sets.id", knex("devices").select("data_set_id"))
    .first("users.id as id");
  await activate(test, owner.id);
  const [item] = await live.items.list({ branch_id: "00" }).toArray({ limit: 1 });
  const items = [{ item_code: item?.item_code ?? "", quantity: 1, unit_price: 580 }];
  await simulator.setFault({ fault: "F1", times: "always" });
  const { transaction_id } = await live.sales.create(sale({ invoice_no: "LATER-LIVE", items }), {
    ...{ async: true, branch: "00" },
  });
  for (let attempt = 0; attempt < 6; attempt++) {
    await test.service.lanes.drain();
    clock.advance(5 * minuteMs);
  }
  await simulator.clearFaults();
  await drain();
  return [transaction_id];
}

/** A month before the release's records is closed with its return. */
async function useClose({ test, fixture }: Rehearsal): Promise<void> {
  const client = test.clientFor(fixture.keys.sandbox);
  const month = { month: "2026-03" };
  await client.periods.updateVatReturn(month.month, { withheld: 20 });
  await client.periods.close(month.month, { reason: "The return is due" });
}
