// Every operation with everything that is somebody else's: another account's, the other environment's, another user's. The table is the document.

import { expect } from "chai";
import type { Environment } from "../../server/src/core/accounts/keys.ts";
import type { Role } from "../../server/src/core/accounts/roles.ts";
import { type Operation, operationList } from "../../server/src/core/context/operations.ts";
import { purchase, sale } from "../support/branch.ts";
import { type DatabaseFamily, databaseFamilies } from "../support/database.ts";
import { isRecord } from "../support/is-record.ts";
import { exampleRequest } from "../support/requests.ts";
import type { CallOptions, ServiceResponse } from "../support/service.ts";
import { type Callers, type Credential, createCallers } from "./callers.ts";
import { canary, openWorld, type World } from "./foreign-world.ts";
import { fieldsOf, withField } from "./support.ts";

/** Fields by which a request speaks of records: a new one needs an entry here with a foreign value of it. */
const referenceName = /(^|_)(id|ids|code|no)$|^after$/;
/** Names that end like references and are none of ours: codes of the authority, numbers of others, of what is being made. */
const noReferences = new Set([
  "user_id",
  "modifier_id",
  "task_code",
  "hs_code",
  "item_class_code",
  "refund_reason_code",
  "purchase_code",
  "supplier_bhf_id",
  "supplier_invoice_no",
  "sar_no",
  "dvc_srl_no",
  "receipt_no",
  "total_receipt_no",
  "sdc_id",
  "mrc_no",
  "acknowledgement_no",
  "payment_no",
  "code",
  "postal_code",
]);
/** Of bodies whose examples have no such field: lines that are valid but for the id. */
const completions: Record<string, object> = {
  reissueSale: { items: [{ item_code: "KE2NTXU0000001", quantity: 1, unit_price: 580 }] },
};
/** Read after a record that the control unit doesn't know: it rejects the request first. */
const readLater = new Set(["updateImportItem item_code"]);
const today = (): string => new Date().toISOString().slice(0, 10).replaceAll("-", "");
/** Where a request says what something new is to be called: others may have called theirs the same. */
const names = new Set([
  "createItem item_code",
  "createItemsBulk items.0.item_code",
  "processImport new_item.item_code",
  "setExternalCodes codes.0.external_code",
  "reissueSale credit_note_no",
  // A heading of the caller's own file.
  "createReconciliation authority_mapping.columns.id",
  "createReconciliation rows.0.id",
]);
const isName = (operation: Operation, path: string): boolean =>
  names.has(`${operation.id} ${path}`) ||
  (/^(sales\.0\.)?invoice_no$/.test(path) && !operation.path.endsWith("/search"));
const isAuthorityCode = (name: string): boolean =>
  /(unit|nation|type|status|class|currency)_code$/.test(name);

const roles = ["cashier", "accountant", "admin", "owner"] as const satisfies readonly Role[];

/** The tests, with requests that carry a key or a session, of a user of each role, in one environment. */
const matrix = (credential: Credential, environment: Environment) => (family: DatabaseFamily) => {
  let callers: Callers;
  let world: World;
  let atFirst: string[];
  /** Our own records, by operation: a body is read only if the path leads to one. */
  let own: Record<string, string>;

  before(async () => {
    world = await openWorld(family, {}, environment);
    callers = createCallers(world.test, environment);
    const { client } = world.test;
    const branch = { branch: "00" };
    const mine = environment === "live" ? world.test.clientFor(world.test.keys.live) : client;
    const sold = await mine.sales.create(sale({ invoice_no: "OWN-1", sale_date: today() }), branch);
    own = { reissueSale: sold.transaction_id, createReceiptLink: sold.transaction_id };
    await world.test.service.lanes.drain();
    atFirst = await snapshot();
  });
  after(() => world?.test.close());

  /** Everything of the others as it stands in the database. */
  async function snapshot(): Promise<string[]> {
    const { knex } = world.test.service.db;
    const { id } = await knex("data_sets")
      .where({ account_id: world.test.account.id, environment })
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

  async function send(
    operation: Operation,
    { query, ...options }: CallOptions & { path?: string; query?: string },
    role: Role = "owner",
  ): Promise<ServiceResponse> {
    const example = exampleRequest(operation);
    const body = operation.body && !("body" in options) ? { body: ownBody(operation) } : {};
    const target = `${options.path ?? example.path}${query ?? example.query}`;
    return callers.send(operation, target, {
      role,
      credential,
      ...body,
      ...options,
      headers: { ...(operation.branch === "none" ? {} : { "X-Branch-ID": "00" }), ...options.headers },
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

  /** What a caller of this role gets: no key opens an operation for people, no role more than the document says. */
  function expectedOf(operation: Operation, role: Role, expected: [status: number, code: string]) {
    if (credential === "key" && operation.access === "session") return [403, "session_required"];
    const isAllowed = operation.access === "person" || operation.roles.includes(role);
    return isAllowed ? expected : [403, "role_not_allowed"];
  }

  /** A foreign id is not found, or rejected by its field's name: never for another reason. */
  function expectRead(response: ServiceResponse, operation: Operation, place: string): void {
    const what = `${place}: ${response.text}`;
    expect(response.status, what).to.be.within(400, 499);
    if (response.status === 403 || response.status === 404) return;
    if (readLater.has(`${operation.id} ${place}`)) return;
    const name = place.slice(place.lastIndexOf(".") + 1);
    expect(JSON.stringify(response.body.errors) ?? "", what).to.contain(name);
  }

  function expectNothingRevealed(response: ServiceResponse, what: string): void {
    expect(response.text, what).not.to.contain(`${canary} `).and.not.to.contain("canary.example");
  }

  for (const operation of operationList) {
    // Operators work on all accounts, and nobody else can call their operations.
    if (operation.path.startsWith("/operator/")) continue;
    // A month is nobody's: each account has its own.
    const parameters = operation.parameters.filter(
      ({ in: place, name }) => place === "path" && name !== "month",
    );
    for (const { name } of parameters) {
      it(`are not reached by ${operation.id} through {${name}}`, async () => {
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
          for (const role of operation.access === "person" ? (["owner"] as const) : roles) {
            const response = await send(operation, { path }, role);
            const what = `${role} ${path}: ${response.text}`;
            expect([response.status, response.body.code], what).to.deep.equal(
              expectedOf(operation, role, [
                status,
                status === 403 ? "resource_not_owned" : (foreign.code ?? "not_found"),
              ]),
            );
            expectNothingRevealed(response, path);
          }
        }
      });
    }

    if (operation.branch !== "none") {
      it(`are not reached by ${operation.id} through their branch, wherever it is named`, async () => {
        for (const foreign of ["77", "88"]) {
          const responses = [await send(operation, { headers: { "X-Branch-ID": foreign } })];
          const bare = { headers: { "X-Branch-ID": "" } };
          for (const { name } of operation.parameters.filter((parameter) => parameter.in === "query")) {
            if (name === "branch_id" || name === "bhf_id") {
              responses.push(await send(operation, { ...bare, query: `?${name}=${foreign}` }));
            }
          }
          for (const { name, path } of operation.body ? fieldsOf(operation.body.pointer) : []) {
            if (path.length === 1 && (name === "branch_id" || name === "bhf_id")) {
              const body = { ...(ownBody(operation) as object), [name]: foreign };
              responses.push(await send(operation, { ...bare, body }));
            }
          }
          for (const response of responses) {
            expect(`${response.status} ${response.body.code}`, response.text).to.equal(
              "403 branch_not_owned",
            );
            expectNothingRevealed(response, foreign);
          }
        }
      });

      it(`are not reached by ${operation.id} with one branch in the header and another in body or query`, async () => {
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
          const responses: ServiceResponse[] = [];
          if (field)
            responses.push(
              await send(operation, {
                headers,
                body: { ...(ownBody(operation) as object), branch_id: other },
              }),
            );
          if (isInQuery) responses.push(await send(operation, { headers, query: `?branch_id=${other}` }));
          for (const response of responses) {
            expect(response.status, response.text).to.equal(operation.validationStatus);
            expect(response.body.errors).to.include.keys("X-Branch-ID");
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
      it(`are not reached by ${operation.id} through ids in body or query`, async () => {
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
          const base = { ...(ownBody(operation) as object), ...completions[operation.id] };
          const target = operation.path.replace("{id}", own[operation.id] ?? "{id}");
          const response = await send(operation, {
            ...(target.includes("{") ? {} : { path: target }),
            body: withField(base, path, value),
          });
          // An entry of a bulk request is rejected on its own.
          const isRejected = Object(response.body.data).results?.[0]?.result === "rejected";
          if (!isRead && !isRejected) expectRead(response, operation, path.join("."));
          if (isRead)
            expect(response.status === 200 ? response.body.data : [], response.text).to.deep.equal([]);
        }
        for (const name of queries) {
          const value = world.references[name];
          if (value === undefined || name === "branch_id" || name === "bhf_id") continue;
          const response = await send(operation, { query: `?${name}=${encodeURIComponent(value)}` });
          expectNothingRevealed(response, name);
          const { data } = Object(response.body);
          if (response.status === 200)
            expect(Object(data).documents ?? data, response.text).to.deep.equal([]);
        }
      });
    }

    if (operation.method === "get" && parameters.length === 0) {
      it(`are not listed by ${operation.id}`, async () => {
        expectNothingRevealed(await send(operation, {}), operation.id);
      });
    }
  }

  it("were not changed by any of this", async () => {
    expect(await snapshot()).to.deep.equal(atFirst);
  });

  it("are consistent for a cashier by every route: the sales of all users", async () => {
    const { client, keys, call } = world.test;
    const { transaction_id } = await client.sales.create(sale());
    for (const path of [
      `/sales/${transaction_id}`,
      `/transactions/${transaction_id}`,
      `/transactions/${transaction_id}/receipt`,
    ]) {
      const response = await call("GET", path, { key: keys.cashier });
      expect(response.status, `${path}: ${response.text}`).to.equal(200);
    }
    const bought = await client.purchases.create(purchase());
    for (const path of [
      `/purchases/${bought.transaction_id}`,
      `/transactions/${bought.transaction_id}`,
      `/transactions/${bought.transaction_id}/receipt`,
      `/transactions/${bought.transaction_id}/attempts`,
      "/transactions?type=purchase",
    ]) {
      const response = await call("GET", path, { key: keys.cashier });
      expect([response.status, response.body.code], path).to.deep.equal([403, "role_not_allowed"]);
    }
    const listed = await call("GET", "/transactions", { key: keys.cashier });
    const searched = await call("POST", "/sales/search", { key: keys.cashier, body: {} });
    const idsOf = ({ body }: typeof listed) =>
      (body.data as { transaction_id: string }[]).map((row) => row.transaction_id);
    expect(idsOf(listed)).to.include(transaction_id).and.to.deep.equal(idsOf(searched));
  });
};

for (const environment of ["sandbox", "live"] as const) {
  for (const credential of ["key", "session"] as const) {
    // A server runs each credential and each environment once: their rules are not the database's.
    const onServers = (credential === "key") === (environment === "sandbox");
    for (const family of databaseFamilies().filter((one) => onServers || one === "sqlite"))
      describe(`another account's records (${credential}, ${environment}, ${family})`, () =>
        matrix(credential, environment)(family));
  }
}
