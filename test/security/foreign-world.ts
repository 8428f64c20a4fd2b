import { systemClock } from "../../server/src/base/clock.ts";
import { newId } from "../../server/src/base/ids.ts";
import { listKeys } from "../../server/src/core/accounts/key-store.ts";
import type { Environment } from "../../server/src/core/accounts/keys.ts";
import { saveTaxpayer } from "../../server/src/core/taxpayers/store.ts";
import { openBranch, purchase, sale } from "../support/branch.ts";
import { anyTime } from "../support/exports.ts";
import { awayMailServer } from "../support/mails.ts";
import { insertToken, personOf } from "../support/people.ts";
import { base64, storedReconciliation } from "../support/reconciliation.ts";
import { deadUrl } from "../support/records.ts";
import { startTestService, type TestAccount, type TestService } from "../support/service.ts";

/** Stands in everything of the others that can hold a text: no response to us may ever show it. */
export const canary = "CANARY";
/** A TIN that the simulated authority doesn't know. */
const unknownTin = "P000000000Q";

export type Foreign = {
  /** In another account's environment of the same kind. */
  theirs: string;
  /** In our own account, but in the other environment. */
  otherEnvironment: string;
  /** The API's response to the first; the second is always 404. */
  status: 403 | 404;
  /** The code of the 404, where it isn't `not_found`. */
  code?: string;
};

export type World = {
  test: TestService;
  /** By path parameter, where ids share a name by the first parts of the path. */
  foreign: Record<string, Foreign>;
  /** By field or query parameter that names a record. */
  references: Record<string, string>;
};

export type Owned = {
  sale: string;
  purchase: string;
  webhook: string;
  delivery: string;
  branch: string;
  item: string;
  relay: string;
  outage: string;
  reconciliation: string;
  upload: string;
  export: string;
  link: string;
  copy: string;
};

/** A finished delivery to a webhook, without anything being sent. */
export async function deliver({ service: { db, clock } }: TestService, webhookId: string): Promise<string> {
  const nowMs = clock.now();
  const [id, event_id] = [newId(systemClock), newId(systemClock)];
  const { data_set_id } = await db.knex("webhooks").where({ id: webhookId }).first("data_set_id");
  await db.knex("deliveries").insert({
    id,
    data_set_id,
    seq: 1,
    webhook_id: webhookId,
    event_id,
    event: "webhook.test",
    status: "succeeded",
    error: `${canary} said no`,
    local_day: "2026-03-10",
    created_at: nowMs,
  });
  return id;
}

/** Fills an environment with one of everything. */
export async function fill(
  test: TestService,
  key: string,
  accountId: number,
  options: { environment: "live" | "sandbox"; bhf_id: string; hook: string },
): Promise<Owned> {
  const { environment, bhf_id, hook } = options;
  await openBranch({ ...test, account: { id: accountId } }, { environment, bhf_id });
  const client = test.clientFor(key);
  await client.branches.update(bhf_id, {
    name: `${canary} branch`,
    phone: "0700",
    email: "x@canary.example",
  });
  const webhook = await client.webhooks.create({ url: hook, description: `${canary} hook` });
  const branch = { branch_id: bhf_id };
  const sold = await client.sales.create({
    ...sale({ invoice_no: `${canary}-S`, customer_name: `${canary} customer` }),
    ...branch,
  });
  const bought = await client.purchases.create({
    ...purchase({ invoice_no: `${canary}-P`, supplier_name: `${canary} supplier` }),
    ...branch,
  });
  const item = await client.items.create({
    ...branch,
    item_name: `${canary} item`,
    item_code: `KE2NTXU90000${bhf_id}`,
    item_class_code: "5020230602",
    tax_type_code: "A",
    qty_unit_code: "U",
    default_price: 580,
  });
  await client.items.setExternalCodes({
    source: `${canary}-source`,
    codes: [{ external_code: `${canary}-code`, item_code: item.item_code }],
  });
  const { id: data_set_id } = await test.service.db
    .knex("data_sets")
    .where({ account_id: accountId, environment })
    .first("id");
  const taxpayer = { data_set_id, tin: unknownTin, name: `${canary} taxpayer`, is_active: 1, address: null };
  await test.service.db.transaction((trx) => saveTaxpayer(trx, { ...taxpayer, fetched_at: Date.now() }));
  const lane = await test.service.db.knex("lanes").where({ data_set_id }).first("id");
  const reconciliation = newId(systemClock);
  await test.service.db
    .knex("reconciliations")
    .insert({ ...storedReconciliation(reconciliation, data_set_id, 1), name: `${canary} books` });
  const upload = await client.uploads.create({
    ...branch,
    file_name: `${canary} file`,
    file: base64(`Invoice No,Date,Item code,Qty,Price\n${canary}-U,2026-03-10,${item.item_code},1,580`),
  });
  const outage = newId(systemClock);
  await test.service.db.knex("outages").insert({
    id: outage,
    lane_id: lane.id,
    stream: "sales",
    reason: "unreachable",
    message: `${canary} outage`,
    began_at: 1,
    first_call_id: outage,
  });
  await client.insurances.create({
    ...branch,
    code: `${canary}-i`,
    name: `${canary} insurance`,
    rate: 20,
  });
  const relay = await client.relays.create({ name: `${canary} relay`, branches: [bhf_id] });
  const exported = await client.exports.create({ type: "sales", format: "csv", ...anyTime });
  test.service.ownUrl.use("https://tax.example.com");
  const link = await client.transactions.createReceiptLink(sold.transaction_id);
  const copy = await client.transactions.createReceiptCopy(sold.transaction_id);
  return {
    relay: relay.id,
    export: exported.id,
    link: link.id,
    copy: copy.id,
    outage,
    reconciliation,
    upload: upload.id,
    sale: sold.transaction_id,
    purchase: bought.transaction_id,
    webhook: webhook.id,
    delivery: await deliver(test, webhook.id),
    branch: bhf_id,
    item: item.item_code,
  };
}

/** Our own branch in one environment; one of everything of a stranger in the same, and of our own in the other one. */
export async function openWorld(
  family: "sqlite" | "mysql",
  settings: Record<string, string> = {},
  environment: Environment = "sandbox",
): Promise<World> {
  const test = await startTestService({
    family,
    environment: { TAXD_ALLOW_PRIVATE_UNITS: "true", ...settings },
    overrides: { mailTransport: awayMailServer },
  });
  await openBranch(test, { environment });
  const stranger = await test.openAccount();
  const other = environment === "live" ? "sandbox" : "live";
  const fillFor = ({ id, keys }: TestAccount, place: Environment, bhf_id: string): Promise<Owned> => {
    // The webhooks of live data lead to public addresses only.
    const hook = place === "live" ? "https://hooks.example.com/" : deadUrl;
    return fill(test, place === "live" ? keys.live : keys.owner, id, { environment: place, bhf_id, hook });
  };
  const theirs = await fillFor(stranger, environment, "77");
  const ours = await fillFor(test.account, other, "88");
  const person_id = await personOf(test, stranger.users.owner);
  await insertToken(test, person_id);
  const { id: theirSession } = await test.service.db.knex("sessions").where({ person_id }).first("id");
  const keyOf = async (accountId: number, environment: string): Promise<string> => {
    const keys = await listKeys(test.service.db.knex, accountId);
    return keys.find((key) => key.environment.name === environment)?.id ?? "";
  };
  const theirKey = await keyOf(stranger.id, environment);
  const otherKey = await keyOf(test.account.id, other);
  const pair = (name: keyof Owned, status: 403 | 404): Foreign => ({
    theirs: theirs[name],
    otherEnvironment: ours[name],
    status,
  });
  /** The same in both: named by their own words, which say nothing of whose they are. */
  const codePair = (name: string): Foreign => ({ theirs: name, otherEnvironment: name, status: 404 });
  return {
    test,
    foreign: {
      "/sales id": pair("sale", 403),
      "/transactions id": pair("sale", 403),
      "/purchases transaction_id": pair("purchase", 403),
      "/webhooks/deliveries id": pair("delivery", 403),
      "/relays id": pair("relay", 403),
      "/keys id": { theirs: theirKey, otherEnvironment: otherKey, status: 404 },
      "/users id": { theirs: String(stranger.users.cashier), otherEnvironment: "0", status: 404 },
      "/sessions id": { theirs: theirSession, otherEnvironment: newId(systemClock), status: 404 },
      "/reports/outages id": pair("outage", 403),
      "/reports/z number": codePair("1"),
      "/reconciliations id": pair("reconciliation", 403),
      "/sales-uploads id": pair("upload", 403),
      "/exports id": pair("export", 403),
      link_id: pair("link", 404),
      "/webhooks id": pair("webhook", 403),
      bhfId: pair("branch", 404),
      "/items/external-codes source": codePair(`${canary}-source`),
      "/items/external-codes external_code": codePair(`${canary}-code`),
      // The authority knows no such TIN, and the caches of others don't count.
      tin: { ...codePair(unknownTin), code: "taxpayer_unknown" },
      "/insurances code": codePair(`${canary}-i`),
      itemCode: pair("item", 404),
      item_code: pair("item", 404),
    },
    references: {
      insurance_code: `${canary}-i`,
      external_code: `${canary}-code`,
      id: theirs.reconciliation,
      authority_id: theirs.reconciliation,
      books_id: theirs.reconciliation,
      branch_id: theirs.branch,
      bhf_id: theirs.branch,
      from_branch_id: theirs.branch,
      to_branch_id: theirs.branch,
      item_code: theirs.item,
      existing_item_code: theirs.item,
      original_invoice_no: `${canary}-S`,
      invoice_no: `${canary}-S`,
      credit_note_no: `${canary}-S`,
      key_id: theirKey,
      transaction_id: theirs.sale,
      copy_id: theirs.copy,
      webhook_id: theirs.webhook,
      after: theirs.delivery,
      customer_name: canary,
      supplier_name: canary,
      item_name: canary,
      name: canary,
      q: canary,
    },
  };
}
