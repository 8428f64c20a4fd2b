// The context of handlers: the running service and the facts about one request. Only types, so every file may import it.
import type { Logger } from "pino";
import type { Clock } from "../../base/clock.ts";
import type { Config } from "../../base/config.ts";
import type { Metrics } from "../../base/metrics.ts";
import type { Secrets } from "../../base/secrets.ts";
import type { Warning } from "../../base/warnings.ts";
import type { RelayedSend } from "../../control-unit/client.ts";
import type { ControlUnit } from "../../control-unit/types.ts";
import type { Database } from "../../db/open.ts";
import type { Queryable } from "../../db/sql/schema.ts";
import type { Lanes } from "../../lanes/worker.ts";
import type { Environment } from "../accounts/keys.ts";
import type { PersonRow } from "../accounts/person-store.ts";
import type { Role } from "../accounts/roles.ts";
import type { Claim } from "../idempotency/store.ts";
import type { Presence } from "../processes/presence.ts";
import type { BranchRow } from "./branch.ts";
import type { EnvironmentCheck } from "./check.ts";
import type { DatabaseWatch } from "./database-watch.ts";
import type { OwnUrl } from "./own-url.ts";
import type { SessionRow } from "./session.ts";

/** The units that this process reaches through a relay. */
export type Reach = {
  /** Makes one call through the relay of a branch that connected last. */
  send: RelayedSend;
  /** Whether another process calls the units of a branch: it has the relay that connected last. */
  isElsewhere(branchId: number, db?: Queryable): Promise<boolean>;
  /** @throws UnavailableError 503 where {@link isElsewhere} */
  requireHere(laneId: number): Promise<void>;
};

/**
 * What handlers, lanes and commands share. A folder that keeps something for them while the service runs adds its field here, next to
 * the type of it: the service names no module.
 */
export interface Service {
  config: Config;
  db: Database;
  clock: Clock;
  log: Logger;
  secrets: Secrets;
  units: ControlUnit;
  lanes: Lanes;
  metrics: Metrics;
  databaseWatch: DatabaseWatch;
  /** This process among those that share the database. */
  presence: Presence;
  /** How long a synchronous caller waits for its outcome, from acceptance. */
  syncWaitMs: number;
  /** Whether no other process can work on the database: an embedded one has a lock. */
  isAlone: boolean;
  /** Whether this process works on lanes, deliveries and jobs; others only take requests. */
  works: boolean;
  /** Calls the units that only a relay reaches. */
  reach?: Reach;
  ownUrl: OwnUrl;
  /** To be called after a mail was written. */
  mailWritten?(): void;
  /** What modules add to the health of an environment. */
  checks: readonly EnvironmentCheck[];
  /** Seconds to wait if too much is running already. The response is 503 before a body is read. */
  overload?(): number | undefined;
  /** Finishes the calls in flight, for up to `limitMs` (default 10 s), then lets go of database and units. */
  close(limitMs?: number): Promise<void>;
}

/** An entry of a bulk request. */
export type BulkEntry = {
  /** As received. */
  bytes: Buffer;
  /** The readable part of its content. */
  value: unknown;
  /**
   * Checks it as the body of the operation that accepts such entries singly.
   *
   * @returns The valid body with the defaults of its schema, and the branch that it names, else the request's.
   * @throws ServiceError
   */
  read(): Promise<{ body: unknown; branch: BranchRow }>;
};

/** The facts about a request besides its content. */
export type Context = {
  service: Service;
  account: { id: number; name: string; features: readonly string[] };
  user: { id: number; name: string; email: string; role: Role };
  /** The API key, unless the caller is signed in. */
  key: { id: string; prefix: string } | undefined;
  /** The session of a caller who is signed in. */
  session: SessionRow | undefined;
  environment: { id: number; name: Environment };
  /** The branch named by header, body or query; where the operation needs one, else the environment's only branch. */
  branch: BranchRow | undefined;
  /** The branch, or a `ValidationError` that explains how to name one. */
  requireBranch(): BranchRow;
  requestId: string;
  /** The path before that of the operation, `/api/v1` or `/sandbox/api/v1`: URLs in the response begin with it. */
  prefix: string;
  /** The body as received; empty if none is read. */
  received: Buffer;
  /** The entries of a bulk request; empty elsewhere. */
  entries: readonly BulkEntry[];
  /** The files in the body by their fields, if the operation takes any. The fields have a placeholder. */
  files: { [field: string]: Buffer };
  /** The claim of its Idempotency-Key. A submission passes it to the transaction that stores it. */
  claim: Claim | undefined;
  /** Warnings for the caller of a successful request, in the order of `warn`. */
  warnings: readonly Warning[];
  /** Adds a warning to the response (`meta.warnings`); equal ones count once. */
  warn(warning: Warning): void;
  /** `?async=true`. */
  isAsync: boolean;
  /**
   * To be called before costly work (PDF, search for part of a text): the request counts as five, and an account may
   * have four such requests running.
   * @throws ServiceError 429
   */
  startCostly(): Promise<void>;
  /** Before a long document is worked on: waits for the account's turn, so that small requests of others run in between. */
  takeTurn(): Promise<void>;
  /** The media type that the caller's `Accept` prefers; the first one without a preference or a match. */
  prefers<Type extends string>(first: Type, ...others: Type[]): Type;
  /** Aborted when the caller goes away. */
  signal: AbortSignal;
};

/** Where a request comes from. */
export type RequestOrigin = {
  address: string;
  /** The part of the address that one caller commands: an IPv6 network, an IPv4 address. */
  network: string;
  /** The token of the session cookie, whatever it opens. */
  token: string | undefined;
  /** The name of the caller's program; may be empty. */
  userAgent: string;
  /** The value of `Set-Cookie` that sets the session cookie, or without a token deletes it. */
  cookie(token: string | undefined): string;
};

/** The facts about a request that needs no credential. */
export type PublicContext = Pick<Context, "service" | "requestId" | "warn" | "warnings" | "signal"> & {
  from: RequestOrigin;
};

/** The facts about a request by a person who is signed in, in any account. */
export type PersonContext = PublicContext & { person: PersonRow; session: SessionRow };

/** The facts about a request in an account by a person who is signed in. */
export type SessionContext = Context & PersonContext;
