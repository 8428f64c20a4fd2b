// What is known of a request while it is being answered; kept in Koa's `ctx.state`.
import type { KeyRecord } from "../accounts/key-store.ts";
import type { DatabaseLost } from "../db/engine/failures.ts";
import type { Operation } from "../operations.ts";

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
  caller?: KeyRecord;
  limit?: LimitState;
  /** Whether the response may be compressed: it holds nothing secret. */
  isCompressible?: boolean;
  /** Code of the failure answered. */
  code?: string;
  /** Why the database could not be used; the request's log line says it. */
  lost?: DatabaseLost;
};
