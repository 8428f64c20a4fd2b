// A whole service for a test: fresh database, accounts with keys of every role, a simulated control unit, a client.
import { Taxctl } from "@taxctl/sdk";
import type { AppOptions } from "../../server/src/app.ts";
import type { Clock } from "../../server/src/base/clock.ts";
import { loadConfig } from "../../server/src/base/config.ts";
import { operator } from "../../server/src/core/accounts/actor.ts";
import type { Environment } from "../../server/src/core/accounts/keys.ts";
import { type Feature, features, type Role } from "../../server/src/core/accounts/roles.ts";
import type { UserRow } from "../../server/src/core/accounts/store.ts";
import type { Service } from "../../server/src/core/context/context.ts";
import { type Access, operationList } from "../../server/src/core/context/operations.ts";
import { startServer } from "../../server/src/listen.ts";
import {
  openAccount as activate,
  insertAccountWithOwner,
} from "../../server/src/modules/people/accounts/admin.ts";
import { insertNewKey } from "../../server/src/modules/people/accounts/key-admin.ts";
import { insertMember } from "../../server/src/modules/people/accounts/team.ts";
import { createService, type ServiceOverrides } from "../../server/src/service.ts";
import { type Simulator, type SimulatorOptions, startSimulator } from "../../server/src/simulator/index.ts";
import { observe } from "./contract.ts";
import { createPlace, type DatabaseFamily, type DatabasePlace, environmentOf } from "./database.ts";
import { signedIn } from "./people.ts";

export type TestServiceOptions = {
  family?: DatabaseFamily;
  /** Where the database is, when somebody else made it and releases it. */
  place?: DatabasePlace;
  /** False: no unit; default: one that knows every device, and 200 item classes. */
  simulator?: boolean | SimulatorOptions;
  clock?: Clock;
  overrides?: Omit<ServiceOverrides, "clock">;
  /** Plan features of the account; default all. */
  features?: readonly Feature[];
  /** Further environment variables of the service. */
  environment?: Record<string, string>;
  handlers?: AppOptions["handlers"];
  /** Default all. */
  modules?: ServiceOverrides["modules"];
};

/** An account with a key for each role in its sandbox, and its owner's live key; the keys are never limited. */
export type TestAccount = {
  id: number;
  keys: Record<Role | "live", string>;
  users: Record<Role, number>;
};

export type ServiceResponse = {
  status: number;
  headers: Headers;
  /** The parsed body; empty without a body, or if it isn't JSON. */
  body: Record<string, unknown>;
  text: string;
};

export type CallOptions = {
  /** Default: the owner's sandbox key, or for an operation that takes a session only a session of the owner; `null` sends none. */
  key?: string | null;
  /** Sent as JSON; a string is sent unchanged. */
  body?: unknown;
  headers?: Record<string, string>;
};

export type TestService = {
  service: Service;
  /** The API's address, ending in `/api/v1`. */
  url: string;
  /** The server's address. */
  origin: string;
  account: TestAccount;
  /** The keys of `account`. */
  keys: TestAccount["keys"];
  /** A client with the owner's sandbox key. */
  client: Taxctl;
  clientFor(key: string): Taxctl;
  /** A bare request to a path below `url` (or, with a leading `//`, below `origin`). */
  call(method: string, path: string, options?: CallOptions): Promise<ServiceResponse>;
  /** Another account of the same service. */
  openAccount(features?: readonly Feature[]): Promise<TestAccount>;
  /** The simulated control unit. Throws if there is none. */
  readonly simulator: Simulator;
  close(): Promise<void>;
};

/** So many that no test meets the limit by accident. */
const unlimited = { rate_per_minute: 1_000_000, burst: 1_000_000 };
const roles: readonly Role[] = ["owner", "admin", "accountant", "cashier"];
/** Ten times the usual: a busy machine's database responds late, and is no failure. */
const patientProbeMs = 10_000;
/** Enough for most tests; each initialization of a device fetches all of them. */
const someClasses = 200;
let accounts = 0;

function openAccount({ db, clock }: Service, plan: readonly Feature[]): Promise<TestAccount> {
  accounts += 1;
  const email = (role: string): string => `${role}@account-${accounts}.example`;
  const nowMs = clock.now();
  // One transaction: thousands of tests begin with it.
  return db.transaction(async (trx) => {
    const { account, owner } = await insertAccountWithOwner(trx, nowMs, {
      name: `Account ${accounts}`,
      email: email("contact"),
      owner_name: "Owner",
      features: [...plan],
    });
    const { id } = await activate(trx, nowMs, account.id);
    const issue = async (user: UserRow, environment: Environment): Promise<string> =>
      (await insertNewKey(trx, nowMs, user, environment, unlimited)).key;
    const users = {} as TestAccount["users"];
    const keys = { live: await issue(owner, "live") } as TestAccount["keys"];
    for (const role of roles) {
      const member = { account_id: id, name: role, email: email(role), role };
      const user = role === "owner" ? owner : await insertMember(trx, nowMs, member, "users.add", operator);
      users[role] = user.id;
      keys[role] = await issue(user, "sandbox");
    }
    return { id, keys, users };
  });
}

/** Who may call what stands at a path; a key, where nothing does. */
function accessOf(method: string, path: string): Access {
  const [place = ""] = path.split("?");
  const found = operationList.find(
    (operation) =>
      operation.method === method.toLowerCase() &&
      new RegExp(`^${operation.path.replaceAll(/\{\w+\}/g, "[^/]+")}$`).test(place),
  );
  return found?.access ?? "account";
}

/** Starts the service on a free port; `close()` takes everything down and gives the database back. */
export async function startTestService(options: TestServiceOptions = {}): Promise<TestService> {
  const place = options.place ?? (await createPlace(options.family));
  const config = loadConfig({
    TAXD_PORT: "0",
    TAXD_LOG_LEVEL: "silent",
    TAXD_ALLOW_PRIVATE_UNITS: "true",
    ...environmentOf(place),
    ...options.environment,
  });
  const service = await createService(config, {
    probeLimitMs: patientProbeMs,
    ...options.overrides,
    modules: options.modules,
    ...(options.clock ? { clock: options.clock } : {}),
  });
  const server = await startServer(service, {
    onResponse: observe,
    handlers: options.handlers,
    modules: options.modules,
  });
  const settings = typeof options.simulator === "object" ? options.simulator : {};
  const simulator =
    options.simulator === false ? undefined : await startSimulator({ itemClasses: someClasses, ...settings });
  const account = await openAccount(service, options.features ?? features);
  const url = `${server.url}/api/v1`;
  const clientFor = (key: string): Taxctl =>
    new Taxctl({ apiKey: key, baseUrl: url, pace: false, maxRetries: 0 });

  return {
    service,
    url,
    origin: server.url,
    account,
    keys: account.keys,
    client: clientFor(account.keys.owner),
    clientFor,
    async call(method, path, { key, body, headers = {} } = {}) {
      const access = key === undefined && !path.startsWith("//") ? accessOf(method, path) : "account";
      const isKeyed = access === "account";
      const credential =
        isKeyed && key !== null ? { Authorization: `Bearer ${key ?? account.keys.owner}` } : {};
      const hasSession = access === "person" || access === "session";
      const session = hasSession ? await signedIn({ service }, account.users.owner) : {};
      const response = await fetch(path.startsWith("//") ? server.url + path.slice(1) : url + path, {
        method,
        headers: {
          ...credential,
          ...session,
          ...(body === undefined ? {} : { "Content-Type": "application/json" }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
      });
      const text = await response.text();
      const isJson = text !== "" && response.headers.get("content-type")?.startsWith("application/json");
      return {
        status: response.status,
        headers: response.headers,
        body: isJson ? JSON.parse(text) : {},
        text,
      };
    },
    openAccount: (plan = features) => openAccount(service, plan),
    get simulator() {
      if (!simulator) throw new Error("this test started no simulator");
      return simulator;
    },
    async close() {
      await server.close(0);
      await service.close();
      await simulator?.close();
      if (!options.place) await place.release();
    },
  };
}
