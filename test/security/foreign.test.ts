// Every operation with everything that is somebody else's: another account's, the other environment's, another user's. The table is the document.
import { expect } from "chai";
import { addUser } from "../../server/src/accounts/team.ts";
import { newId } from "../../server/src/ids.ts";
import { type Operation, operationList } from "../../server/src/operations.ts";
import { saveTaxpayer } from "../../server/src/taxpayers/store.ts";
import { openBranch, purchase, sale } from "../support/branch.ts";
import { type DatabaseFamily, describeEachFamily } from "../support/database.ts";
import { insertToken, personOf, signedIn } from "../support/people.ts";
import { deadUrl } from "../support/records.ts";
import { exampleRequest } from "../support/requests.ts";
import { type CallOptions, type Reply, startTestService, type TestService } from "../support/service.ts";
import { fieldsOf, isRecord, withField } from "./support.ts";

/** Stands in everything of the others that can hold a text: no answer to us may ever show it. */
const canary = "CANARY";
/** A TIN that the simulated authority doesn't know. */
const unknownTin = "P000000000Q";

type Foreign = {
  /** In another account's data set of the same kind. */
  theirs: string;
  /** In our own account, but in the other environment. */
  otherEnvironment: string;
  /** What the interface answers to the first; the second is 404 always. */
  status: 403 | 404;
  /** The code of the 404, where it isn't `not_found`. */
  code?: string;
};

type World = {
  test: TestService;
  /** By path parameter, where ids share a name by the first parts of the path. */
  foreign: Record<string, Foreign>;
  /** By field or query parameter that names a record. */
  references: Record<string, string>;
};

type Owned = {
  sale: string;
  purchase: string;
  webhook: string;
  delivery: string;
  branch: string;
  item: string;
  relay: string;
  outage: string;
};

/** A finished delivery to a webhook, without anything being sent. */
async function deliver({ service: { db, clock } }: TestService, webhookId: string): Promise<string> {
  const nowMs = clock.now();
  const [id, event_id] = [newId(), newId()];
  const { data_set_id } = await db.knex("webhooks").where({ id: webhookId }).first("data_set_id");
  await db.knex("deliveries").insert({
    ...{
      id,
      data_set_id,
      seq: 1,
      webhook_id: webhookId,
      event_id,
      event: "webhook.test",
      status: "succeeded",
    },
    ...{ error: `${canary} said no`, local_day: "2026-03-10", created_at: nowMs },
  });
  return id;
}

/** Fills a data set with one of everything. */
async function fill(
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
  const outage = newId();
  await test.service.db.knex("outages").insert({
    ...{ id: outage, lane_id: lane.id, stream: "sales", reason: "unreachable", message: `${canary} outage` },
    ...{ began_at: 1, first_call_id: outage },
  });
  const relay = await client.relays.create({ name: `${canary} relay`, branches: [bhf_id] });
  return {
    relay: relay.id,
    outage,
    sale: sold.transaction_id,
    purchase: bought.transaction_id,
    webhook: webhook.id,
    delivery: await deliver(test, webhook.id),
    branch: bhf_id,
    item: item.item_code,
  };
}

async function openWorld(family: "sqlite" | "mysql"): Promise<World> {
  const test = await startTestService({ family, environment: { TAXD_ALLOW_PRIVATE_UNITS: "true" } });
  await openBranch(test);
  const stranger = await test.openAccount();
  const theirs = await fill(test, stranger.keys.owner, stranger.id, {
    environment: "sandbox",
    bhf_id: "77",
    hook: await deadUrl(),
  });
  // The webhooks of live data lead to public addresses only.
  const live = await fill(test, test.keys.live, test.account.id, {
    environment: "live",
    bhf_id: "88",
    hook: "https://hooks.example.com/",
  });
  const person_id = await personOf(test, stranger.users.owner);
  await insertToken(test, person_id);
  const { id: theirSession } = await test.service.db.knex("sessions").where({ person_id }).first("id");
  const pair = (name: keyof Owned, status: 403 | 404): Foreign => ({
    theirs: theirs[name],
    otherEnvironment: live[name],
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
      "/sessions id": { theirs: theirSession, otherEnvironment: newId(), status: 404 },
      "/reports/outages id": pair("outage", 403),
      "/webhooks id": pair("webhook", 403),
      bhfId: pair("branch", 404),
      "/items/external-codes source": codePair(`${canary}-source`),
      "/items/external-codes external_code": codePair(`${canary}-code`),
      // The authority knows no such TIN, and the caches of others don't count.
      tin: { ...codePair(unknownTin), code: "taxpayer_unknown" },
      itemCode: pair("item", 404),
      item_code: pair("item", 404),
    },
    references: {
      external_code: `${canary}-code`,
      branch_id: theirs.branch,
      bhf_id: theirs.branch,
      from_branch_id: theirs.branch,
      to_branch_id: theirs.branch,
      item_code: theirs.item,
      existing_item_code: theirs.item,
      original_invoice_no: `${canary}-S`,
      invoice_no: `${canary}-S`,
      credit_note_no: `${canary}-S`,
      transaction_id: theirs.sale,
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

/** Fields by which a request speaks of records: a new one has to be told here what a foreign value of it is. */
const referenceName = /(^|_)(id|ids|code|no)$|^after$/;
/** Names that end like references and are none of ours: codes of the authority, numbers of others, of what is being made. */
const noReferences = new Set([
  ...["user_id", "modifier_id", "task_code", "hs_code", "item_class_code", "refund_reason_code"],
  ...[
    "supplier_bhf_id",
    "supplier_invoice_no",
    "sar_no",
    "dvc_srl_no",
    "receipt_no",
    "sdc_id",
    "code",
    "postal_code",
  ],
]);
/** Where a request says what something new is to be called: others may have called theirs the same. */
const names = new Set([
  ...["createItem item_code", "processImport new_item.item_code"],
  "setExternalCodes codes.0.external_code",
]);
const isName = (operation: Operation, path: string): boolean =>
  names.has(`${operation.id} ${path}`) ||
  (/^(sales\.0\.)?invoice_no$/.test(path) && !operation.path.endsWith("/search"));
const isAuthorityCode = (name: string): boolean =>
  /(unit|nation|type|status|class|currency)_code$/.test(name);

/** A person may make 300 requests a minute. */
const requestsOfPerson = 250;

/** The tests, with requests that carry a key, or the session of an owner. */
const matrix = (credential: "key" | "session") => (family: DatabaseFamily) => {
  let requests = 0;
  let session: Record<string, string> = {};
  let world: World;
  let atFirst: string[];

  before(async function () {
    this.timeout(60_000);
    world = await openWorld(family);
    await world.test.service.lanes.drain();
    atFirst = await snapshot();
  });
  after(() => world?.test.close());

  /** Everything of the others as it stands in the database. */
  async function snapshot(): Promise<string[]> {
    const { knex } = world.test.service.db;
    const { id } = await knex("data_sets")
      .where({ account_id: world.test.account.id, environment: "sandbox" })
      .first("id");
    const tables = [
      "branches",
      "devices",
      "items",
      "transactions",
      "stock",
      "movements",
      "webhooks",
      "relays",
      "deliveries",
      "insurances",
      "notices",
      "external_codes",
      "stock_transfers",
      "taxpayers",
    ];
    const rows = await Promise.all(tables.map((table) => knex(table).whereNot({ data_set_id: id })));
    return rows.flatMap((list) => list.map((row: unknown) => JSON.stringify(row)).sort());
  }

  /** The session of an owner who can make a further request. */
  async function ownSession(): Promise<Record<string, string>> {
    const { service, account } = world.test;
    if (requests++ % requestsOfPerson > 0) return session;
    const email = `owner-${requests}@account-${account.id}.example`;
    const owner = { account_id: account.id, name: "Owner", email, role: "owner" as const };
    session = await signedIn(world.test, (await addUser(service.db, service.clock, owner)).id);
    return session;
  }

  async function send(
    operation: Operation,
    { query, ...options }: CallOptions & { path?: string; query?: string },
  ): Promise<Reply> {
    const example = exampleRequest(operation);
    const body = operation.body && !("body" in options) ? { body: ownBody(operation) } : {};
    const path = options.path ?? example.path;
    const isSession = credential === "session" && operation.access !== "person";
    const prefix = isSession ? "//sandbox/api/v1" : "";
    return world.test.call(operation.method.toUpperCase(), `${prefix}${path}${query ?? example.query}`, {
      ...body,
      ...options,
      ...(isSession ? { key: null } : {}),
      headers: {
        ...(operation.branch === "none" ? {} : { "X-Branch-ID": "00" }),
        ...(isSession ? await ownSession() : {}),
        ...options.headers,
      },
    });
  }

  /** The example, without its branch: the header names it. */
  function ownBody(operation: Operation): unknown {
    const { body } = exampleRequest(operation);
    if (!isRecord(body)) return body ?? {};
    const { branch_id: _branch, ...rest } = body;
    if (operation.branch !== "none") delete rest.bhf_id;
    return rest;
  }

  function expectNothingTold(reply: Reply, what: string): void {
    expect(reply.text, what).not.to.contain(`${canary} `).and.not.to.contain("canary.example");
  }

  for (const operation of operationList) {
    const parameters = operation.parameters.filter((parameter) => parameter.in === "path");
    for (const { name } of parameters) {
      it(`is not reached by ${operation.id} through {${name}}`, async () => {
        const sorted = Object.keys(world.foreign).sort((left, right) => right.length - left.length);
        const key = sorted.find(
          (known) =>
            known === name ||
            (known.endsWith(` ${name}`) && operation.path.startsWith(known.split(" ")[0] ?? "?")),
        );
        const foreign = key === undefined ? undefined : world.foreign[key];
        if (!foreign) throw new Error(`tell above what a foreign {${name}} of ${operation.path} is`);
        const cases: [string, number][] = [
          [foreign.theirs, foreign.status],
          [foreign.otherEnvironment, 404],
        ];
        for (const [value, status] of cases) {
          const path = operation.path.replace(`{${name}}`, encodeURIComponent(value));
          const reply = await send(operation, { path });
          expect(reply.status, `${path}: ${reply.text}`).to.equal(status);
          const code = status === 403 ? "resource_not_owned" : (foreign.code ?? "not_found");
          expect(reply.body.code).to.equal(code);
          expectNothingTold(reply, path);
        }
      });
    }

    if (operation.branch !== "none") {
      it(`is not reached by ${operation.id} through its branch, wherever it is named`, async () => {
        for (const foreign of ["77", "88"]) {
          const replies = [await send(operation, { headers: { "X-Branch-ID": foreign } })];
          const bare = { headers: { "X-Branch-ID": "" } };
          for (const { name } of operation.parameters.filter((parameter) => parameter.in === "query")) {
            if (name === "branch_id" || name === "bhf_id") {
              replies.push(await send(operation, { ...bare, query: `?${name}=${foreign}` }));
            }
          }
          for (const { name, path } of operation.body ? fieldsOf(operation.body.pointer) : []) {
            if (path.length === 1 && (name === "branch_id" || name === "bhf_id")) {
              const body = { ...(ownBody(operation) as object), [name]: foreign };
              replies.push(await send(operation, { ...bare, body }));
            }
          }
          for (const reply of replies) {
            expect(`${reply.status} ${reply.body.code}`, reply.text).to.equal("403 branch_not_owned");
            expectNothingTold(reply, foreign);
          }
        }
      });

      it(`is not reached by ${operation.id} with a header that says one branch and a body or query that says another`, async () => {
        const field =
          operation.body &&
          fieldsOf(operation.body.pointer).find(
            ({ name, path }) => path.length === 1 && name === "branch_id",
          );
        const isInQuery = operation.parameters.some(
          (parameter) => parameter.in === "query" && parameter.name === "branch_id",
        );
        for (const [header, other] of [
          ["00", "77"],
          ["77", "00"],
        ] as const) {
          const headers = { "X-Branch-ID": header };
          const replies: Reply[] = [];
          if (field)
            replies.push(
              await send(operation, {
                headers,
                body: { ...(ownBody(operation) as object), branch_id: other },
              }),
            );
          if (isInQuery) replies.push(await send(operation, { headers, query: `?branch_id=${other}` }));
          for (const reply of replies) {
            expect(reply.status, reply.text).to.equal(operation.validationStatus);
            expect(reply.body.errors).to.include.keys("X-Branch-ID");
          }
        }
      });
    }

    const fields = operation.body ? fieldsOf(operation.body.pointer) : [];
    const queries = operation.parameters
      .filter((parameter) => parameter.in === "query")
      .map(({ name }) => name);
    const named = [...fields.map(({ name }) => name), ...queries].filter(
      (name) => referenceName.test(name) && !noReferences.has(name) && !isAuthorityCode(name),
    );
    const isRead = operation.method === "get" || operation.path.endsWith("/search");

    if (fields.length + queries.length > 0) {
      it(`is not reached by ${operation.id} through what it names in body or query`, async () => {
        for (const name of named) {
          expect(
            world.references,
            `tell above what a foreign ${name} of ${operation.id} is`,
          ).to.have.property(name);
        }
        for (const { name, path } of fields) {
          const value = world.references[name];
          if (value === undefined || name === "branch_id" || name === "bhf_id") continue;
          if (isName(operation, path.join(".")) || (!isRead && !referenceName.test(name))) continue;
          const reply = await send(operation, { body: withField(ownBody(operation), path, value) });
          // An entry of a bulk request is rejected on its own.
          const isRejected = Object(reply.body.data).results?.[0]?.result === "rejected";
          if (!isRead && !isRejected)
            expect(reply.status, `${path.join(".")}: ${reply.text}`).to.be.within(400, 499);
          if (isRead) expect(reply.status === 200 ? reply.body.data : [], reply.text).to.deep.equal([]);
        }
        for (const name of queries) {
          const value = world.references[name];
          if (value === undefined || name === "branch_id" || name === "bhf_id") continue;
          const reply = await send(operation, { query: `?${name}=${encodeURIComponent(value)}` });
          expectNothingTold(reply, name);
          if (reply.status === 200) expect(reply.body.data, reply.text).to.deep.equal([]);
        }
      });
    }

    if (operation.method === "get" && parameters.length === 0) {
      it(`is not listed by ${operation.id}`, async () => {
        expectNothingTold(await send(operation, {}), operation.id);
      });
    }
  }

  it("was not changed by any of this", async () => {
    expect(await snapshot()).to.deep.equal(atFirst);
  });

  it("is the same for a cashier by every route: the sales of all users", async () => {
    const { client, keys, call } = world.test;
    const { transaction_id } = await client.sales.create(sale());
    for (const path of [
      `/sales/${transaction_id}`,
      `/transactions/${transaction_id}`,
      `/transactions/${transaction_id}/receipt`,
    ]) {
      const reply = await call("GET", path, { key: keys.cashier });
      expect(reply.status, `${path}: ${reply.text}`).to.equal(200);
    }
    const bought = await client.purchases.create(purchase());
    for (const path of [
      `/purchases/${bought.transaction_id}`,
      `/transactions/${bought.transaction_id}`,
      `/transactions/${bought.transaction_id}/receipt`,
      `/transactions/${bought.transaction_id}/attempts`,
      "/transactions?type=purchase",
    ]) {
      const reply = await call("GET", path, { key: keys.cashier });
      expect([reply.status, reply.body.code], path).to.deep.equal([403, "role_not_allowed"]);
    }
    const listed = await call("GET", "/transactions", { key: keys.cashier });
    const searched = await call("POST", "/sales/search", { key: keys.cashier, body: {} });
    const idsOf = ({ body }: typeof listed) =>
      (body.data as { transaction_id: string }[]).map((row) => row.transaction_id);
    expect(idsOf(listed)).to.include(transaction_id).and.to.deep.equal(idsOf(searched));
  });
};

describeEachFamily("what is somebody else's", matrix("key"));
describeEachFamily("what is somebody else's, in a session", matrix("session"));
