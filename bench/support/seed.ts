// Fills a service with accounts that can submit: keys without limits, branches with ready devices, items, code tables.

import { systemClock } from "../../server/src/base/clock.ts";
import { newId } from "../../server/src/base/ids.ts";
import { updatePerson } from "../../server/src/core/accounts/person-store.ts";
import { features } from "../../server/src/core/accounts/roles.ts";
import type { Service } from "../../server/src/core/context/context.ts";
import { toBlob } from "../../server/src/db/sql/values.ts";
import { approveAccount, registerAccount } from "../../server/src/modules/people/accounts/admin.ts";
import { issueKey } from "../../server/src/modules/people/accounts/key-admin.ts";
import { addUser } from "../../server/src/modules/people/accounts/team.ts";
import { addOperator } from "../../server/src/modules/people/operators/admin.ts";
import { insertSession } from "../../server/src/modules/people/session-store.ts";
import { hashToken, makeToken } from "../../server/src/modules/people/token-store.ts";
import { itemCodes } from "./sale.ts";

export type SeedOptions = {
  accounts: number;
  /** Branches, and so devices and lanes, of each account. */
  branches: number;
  /** The URL of the devices; nothing listens at the default. */
  unitUrl?: string;
  /** How the units are called; directly by default. */
  via?: "direct" | "relay";
  /** 2 items, 3 services: services move no stock and have no follow-ups. */
  itemType?: "2" | "3";
  /** The environment that is filled; sandbox by default. */
  environment?: "live" | "sandbox";
};

type SeededBranch = { id: number; bhf_id: string; lane_id: number; tin: string };
export type SeededAccount = {
  environmentId: number;
  userId: number;
  keyId: string;
  key: string;
  branches: SeededBranch[];
};

const unlimited = { rate_per_minute: 1_000_000, burst: 1_000_000 };

async function insertInParts(service: Service, table: string, rows: object[]): Promise<void> {
  await service.db.transaction(async (trx) => {
    for (let start = 0; start < rows.length; start += 100)
      await trx(table).insert(rows.slice(start, start + 100));
  });
}

/** Adds the accounts and returns the data that a caller needs. */
export async function seed(service: Service, options: SeedOptions): Promise<SeededAccount[]> {
  const { db, clock } = service;
  const seeded: SeededAccount[] = [];
  const { environment = "sandbox" } = options;
  for (let index = 0; index < options.accounts; index++) {
    const { account, owner } = await registerAccount(db, clock, {
      name: `Account ${index}`,
      // A place may be seeded more than once, and an address has one account.
      email: `contact@account-${newId(systemClock)}.example`,
      owner_name: "Owner",
      features: [...features],
    });
    await approveAccount(db, clock, account.id);
    const { key, id: keyId } = await issueKey(db, clock, owner.id, environment, unlimited);
    const { id } = await db.knex("data_sets").where({ account_id: account.id, environment }).first("id");
    const branches = await seedEnvironment(service, id, index, options);
    seeded.push({ environmentId: id, userId: owner.id, keyId, key, branches });
  }
  return seeded;
}

async function seedEnvironment(
  service: Service,
  data_set_id: number,
  account: number,
  { branches, unitUrl = "http://127.0.0.1:9", via = "direct", itemType = "2" }: SeedOptions,
): Promise<SeededBranch[]> {
  const { knex } = service.db;
  const nowMs = service.clock.now();
  const stamps = { created_at: nowMs, updated_at: nowMs };
  const names = Array.from({ length: branches }, (_, index) => ({
    bhf_id: String(index).padStart(2, "0"),
    tin: `P05${String(account).padStart(3, "0")}${String(index).padStart(4, "0")}Z`,
  }));
  await insertInParts(
    service,
    "branches",
    names.map(({ bhf_id }, index) => ({
      data_set_id,
      bhf_id,
      name: bhf_id,
      is_head_office: index ? 0 : 1,
      ...stamps,
    })),
  );
  await insertInParts(
    service,
    "lanes",
    names.map((name) => ({ data_set_id, ...name, created_at: nowMs })),
  );
  const ids: Record<"branches" | "lanes", { id: number; bhf_id: string }[]> = {
    branches: await knex("branches").where({ data_set_id }).select("id", "bhf_id"),
    lanes: await knex("lanes").where({ data_set_id }).select("id", "bhf_id"),
  };
  const idOf = (table: "branches" | "lanes", bhfId: string): number =>
    ids[table].find(({ bhf_id }) => bhf_id === bhfId)?.id ?? 0;
  const ready = names.map(({ bhf_id, tin }) => ({
    bhf_id,
    tin,
    id: idOf("branches", bhf_id),
    lane_id: idOf("lanes", bhf_id),
  }));
  await insertInParts(
    service,
    "streams",
    ready.flatMap(({ lane_id }) =>
      ["sales", "purchases", "stock"].map((name) => ({ lane_id, name, next_number: 1, updated_at: nowMs })),
    ),
  );
  await insertInParts(
    service,
    "devices",
    ready.map(({ id, bhf_id, tin, lane_id }) => ({
      data_set_id,
      branch_id: id,
      lane_id,
      bhf_id,
      tin,
      dvc_srl_no: `DEV-${tin}`,
      vscu_url: unitUrl,
      via,
      profile: "ke",
      credential_keys: toBlob({ used: [] }),
      is_active: 1,
      last_initialized_at: nowMs,
      ...stamps,
    })),
  );
  await insertInParts(service, "items", itemsOf(data_set_id, itemType, nowMs));
  await insertInParts(service, "codes", codesOf(data_set_id, nowMs));
  return ready;
}

function itemsOf(data_set_id: number, item_type: string, nowMs: number): object[] {
  return itemCodes.map((item_code, index) => ({
    data_set_id,
    item_code,
    item_name: `Bottled spring water ${index + 1} l`,
    name_folded: `bottled spring water ${index + 1} l`,
    item_class_code: "5020230602",
    item_type,
    tax_type_code: "A",
    pkg_unit_code: "NT",
    qty_unit_code: "U",
    origin_nation_code: "KE",
    default_price: 11_600,
    safety_qty: 0,
    is_active: 1,
    registered_at: nowMs,
    created_at: nowMs,
    updated_at: nowMs,
  }));
}

function codesOf(data_set_id: number, synced_at: number): object[] {
  const codes = [
    ...["A", "B", "C", "D", "E"].map((code) => ({ code_class: "04", code, rate: code === "A" ? 1600 : 0 })),
    ...["01", "02", "03", "04", "05", "06", "07"].map((code) => ({ code_class: "07", code, rate: null })),
  ];
  return codes.map((code, index) => ({
    data_set_id,
    class_name: code.code_class,
    unit_code: code.code,
    name: code.code,
    name_folded: code.code.toLowerCase(),
    sort_order: index,
    is_active: 1,
    synced_at,
    ...code,
  }));
}

/** A session of another owner in the user's account, with requests of its own, and the account that the console's paths name. */
export async function signIn(
  service: Service,
  userId: number,
): Promise<{ token: string; accountId: number }> {
  const { db, clock } = service;
  const { account_id } = await db.knex("users").where({ id: userId }).first("account_id");
  const owner = {
    account_id,
    name: "Owner",
    email: `owner@${newId(systemClock)}.example`,
    role: "owner" as const,
  };
  const { id } = await addUser(db, clock, owner);
  const { person_id } = await db.knex("users").where({ id }).first("person_id");
  return { token: await startSession(service, person_id), accountId: account_id };
}

/** A session of another operator, with requests of its own. */
export async function signInOperator(service: Service): Promise<string> {
  const operator = { name: "Operator", email: `operator@${newId(systemClock)}.example` };
  const { person_id } = await addOperator(service, operator);
  return startSession(service, person_id);
}

async function startSession({ db, clock, config }: Service, person_id: number): Promise<string> {
  const token = makeToken();
  const now = clock.now();
  await updatePerson(db.knex, person_id, { email_verified_at: now, totp_confirmed_at: now }, now);
  await insertSession(db.knex, {
    token_hash: hashToken(token),
    person_id,
    created_at: now,
    last_used_at: now,

    confirmed_at: now,
    code_at: now,
    expires_at: now + config.sessionLongestMs,
    user_agent: "bench",
    address: "127.0.0.1",
  });
  return token;
}
