// The facts about a request while it is handled; kept in Koa's `ctx.state`.

import type { DatabaseLost } from "../base/database-lost.ts";
import type { KeyRecord } from "../core/accounts/key-store.ts";
import type { AccountStatus, Feature, Role } from "../core/accounts/roles.ts";
import type { Operation } from "../core/context/operations.ts";
import type { SessionRow } from "../core/context/session.ts";

/** Who calls in an account: the holder of an API key, or a person who is signed in. */
export type Caller = Pick<
  KeyRecord,
  "id" | "account_id" | "user_id" | "data_set_id" | "rate_per_minute" | "burst" | "environment"
> & {
  /** The visible part of an API key. */
  prefix: string | undefined;
  user: { id: number; name: string; email: string; role: Role };
  account: { id: number; name: string; status: AccountStatus; features: Feature[] };
  session?: SessionRow;
};

/** The state of a key's or address's limit after a request. */
export type LimitState = {
  /** Requests a minute. */
  limit: number;
  remaining: number;
  /** Unix seconds at which the whole allowance is back. */
  resetS: number;
};

export type Exchange = {
  requestId: string;
  /** On the monotonic clock. */
  startedMs: number;
  /** `/sandbox/api/v1` or `/api/v1`, when the path lies under one. */
  prefix?: string;
  operation?: Operation;
  /** The path for the log, if the real path contains a secret. */
  shownPath?: string;
  caller?: Caller;
  /** The person who is signed in. */
  personId?: number;
  limit?: LimitState;
  /** Whether the response may be compressed: it holds nothing secret. */
  isCompressible?: boolean;
  /** Code of the failure in the response. */
  code?: string;
  /** Why the database could not be used; for the request's log line. */
  lost?: DatabaseLost;
};
