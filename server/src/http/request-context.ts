// The context that a handler gets: who calls, in which account and branch, and what the request allows.
import type { IncomingMessage } from "node:http";
import type { Warnings } from "../base/warnings.ts";
import type { BranchRow } from "../core/context/branch.ts";
import type { BulkEntry, Context, RequestOrigin, Service, SessionContext } from "../core/context/context.ts";
import { limitGroup } from "./address.ts";
import type { ApiContext } from "./api-context.ts";
import { missingBranch } from "./branch.ts";
import { callerSignal } from "./caller-signal.ts";
import type { Caller } from "./exchange.ts";
import type { Files } from "./file-body.ts";
import { readToken, type SignedIn, sessionCookie } from "./session.ts";

/** As how many requests a costly one counts. */
const costlyRequests = 5;

type Parts = {
  service: Service;
  caller: Caller | undefined;
  signedIn: SignedIn | undefined;
  branch: BranchRow | undefined;
  isAsync: boolean;
  warnings: Warnings;
  takeTurn(): Promise<void>;
  received: Buffer;
  files: Files;
  entries: readonly BulkEntry[];
  /** Takes further requests from the caller's allowance. */
  charge(requests: number, taken: number): Promise<void>;
  findAddress(request: IncomingMessage): string;
};

/** A context with what the access of its operation gives. */
export type RequestContext = Partial<SessionContext> & Pick<Context, "service" | "claim">;

function originOf(ctx: ApiContext, { service, findAddress }: Parts): RequestOrigin {
  return {
    get address() {
      return findAddress(ctx.req);
    },
    get network() {
      return limitGroup(findAddress(ctx.req));
    },
    get token() {
      return readToken(service.config, ctx.req);
    },
    userAgent: ctx.req.headers["user-agent"] ?? "",
    cookie: (token) => sessionCookie(service.config, ctx.req, token),
  };
}

function inAccount(ctx: ApiContext, caller: Caller, { branch, charge, takeTurn }: Parts) {
  return {
    account: caller.account,
    user: caller.user,
    key: caller.prefix === undefined ? undefined : { id: caller.id, prefix: caller.prefix },
    environment: caller.environment,
    branch,
    requireBranch() {
      if (!branch) throw missingBranch();
      return branch;
    },
    async startCostly() {
      ctx.state.seat.startCostly();
      await charge(costlyRequests - 1, 1);
    },
    takeTurn,
  };
}

export function contextOf(ctx: ApiContext, parts: Parts): RequestContext {
  const { service, caller, signedIn, warnings, isAsync, received, files, entries } = parts;
  const { exchange } = ctx.state;
  let signal: AbortSignal | undefined;
  return {
    service,
    ...(caller && inAccount(ctx, caller, parts)),
    ...signedIn,
    from: originOf(ctx, parts),
    requestId: exchange.requestId,
    prefix: exchange.prefix ?? "",
    received,
    files,
    entries,
    isAsync,
    claim: undefined,
    warnings: warnings.list,
    warn: (warning) => warnings.add(warning),
    prefers: (...types) => types.find((type) => type === ctx.accepts(...types)) ?? types[0],
    get signal() {
      signal ??= callerSignal(ctx.res);
      return signal;
    },
  };
}
