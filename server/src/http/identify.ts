// Finds the caller by an API key or a session, and takes the request from their allowance.
import type { IncomingMessage } from "node:http";
import { AuthenticationError, PermissionError } from "../base/errors.ts";
import type { Service } from "../core/context/context.ts";
import type { Operation } from "../core/context/operations.ts";
import { createAddressFinder, limitGroup } from "./address.ts";
import { createAuthenticator } from "./authenticate.ts";
import type { Caller, Exchange } from "./exchange.ts";
import type { Seat } from "./pressure.ts";
import { createAddressLimiter, createRateLimiter, rateLimited } from "./rate-limit.ts";
import { checkSite, readToken, type SessionReader, type SignedIn } from "./session.ts";

/** The parts of a request that identify its caller. */
type Request = { req: IncomingMessage; state: { seat: Seat } };

/** The caller: a user of an account, a person in any account, or a stranger. */
type Identified = { caller?: Caller; signedIn?: SignedIn };

/** The requests that strangers may send from one IP address in a minute, and at once. */
const strangerLimits = { rate_per_minute: 300, burst: 300 };

export function createIdentification(service: Service) {
  const { clock, db, log } = service;
  const authenticator = createAuthenticator(db, clock, log);
  const { sessions } = service;
  const limiter = createRateLimiter(db, service.presence.clock, log);
  const strangers = createAddressLimiter(clock, strangerLimits);
  const findAddress = createAddressFinder(service.config.trustedProxies);

  function limitStranger(exchange: Exchange, address: string): void {
    const { state, waitS } = strangers.take(limitGroup(address));
    exchange.limit = state;
    if (waitS > 0) throw rateLimited(waitS);
  }

  /** Takes as much of the allowance of a key or person as `cost` requests. */
  async function charge(
    exchange: Exchange,
    limited: Pick<Caller, "id" | "rate_per_minute" | "burst">,
    cost: number,
    taken = 0,
  ): Promise<void> {
    const { state, waitS } = await limiter.take(limited.id, limited, cost, taken);
    exchange.limit = state;
    if (waitS > 0) throw rateLimited(waitS);
  }

  /** Rejects an IP address that has used up its allowance, before its key is looked up. */
  function checkStranger(exchange: Exchange, address: string): void {
    const { state, waitS } = strangers.look(limitGroup(address));
    if (waitS === 0) return;
    exchange.limit = state;
    throw rateLimited(waitS);
  }

  /** The operations that a credential opens. Other requests count against the IP address, not against the credential's owner. */
  async function open<Opened>(
    ctx: Request,
    exchange: Exchange,
    find: (beforeLookup: () => void) => Promise<Opened>,
  ): Promise<Opened> {
    try {
      return await find(() => checkStranger(exchange, findAddress(ctx.req)));
    } catch (error) {
      const isStranger = error instanceof AuthenticationError || error instanceof PermissionError;
      if (isStranger) limitStranger(exchange, findAddress(ctx.req));
      throw error;
    }
  }

  async function identifyKey(ctx: Request, exchange: Exchange): Promise<Caller> {
    const caller = await open(ctx, exchange, async (beforeLookup) => {
      const { authorization } = ctx.req.headers;
      const found = await authenticator.authenticate(authorization, exchange.prefix ?? "", beforeLookup);
      authenticator.checkAddress(found, () => findAddress(ctx.req));
      return found;
    });
    exchange.caller = caller;
    await charge(exchange, caller, 1);
    ctx.state.seat.assign(caller);
    return caller;
  }

  async function identifyPerson(
    ctx: Request,
    exchange: Exchange,
    sessions: SessionReader,
    token: string,
    operation: Operation,
  ): Promise<Identified> {
    const signedIn = await open(ctx, exchange, async (beforeLookup) => {
      checkSite(service.config, ctx.req, true);
      beforeLookup();
      return sessions.find(token);
    });
    exchange.personId = signedIn.person.id;
    await charge(exchange, sessions.limitsOf(signedIn), 1);
    if (operation.access === "person") return { signedIn };
    const named = ctx.req.headers["x-account"];
    const caller = await sessions.enter(signedIn, named?.toString(), exchange.prefix ?? "");
    exchange.caller = caller;
    ctx.state.seat.assign(caller);
    return { signedIn, caller };
  }

  /** The one place where it is decided which credential an operation takes: a key changes no sign-in, team, key or ownership. */
  async function identify(ctx: Request, exchange: Exchange, operation: Operation): Promise<Identified> {
    const { access } = operation;
    const { authorization } = ctx.req.headers;
    if (access === "public") {
      limitStranger(exchange, findAddress(ctx.req));
      checkSite(service.config, ctx.req, false);
      return {};
    }
    const isKeyed = access === "account" && authorization !== undefined;
    const token = isKeyed ? undefined : readToken(service.config, ctx.req);
    if (sessions && token !== undefined) return identifyPerson(ctx, exchange, sessions, token, operation);
    if (access === "account" || authorization !== undefined) {
      const caller = await identifyKey(ctx, exchange);
      if (access === "account") return { caller };
      throw new PermissionError(
        "session_required",
        "An API key can't do this; sign in first: POST /sessions",
      );
    }
    limitStranger(exchange, findAddress(ctx.req));
    throw new AuthenticationError("session_missing", "Sign in first: POST /sessions");
  }

  /** Of a request that no operation takes: it counts against its key if that is valid, else against the IP address. */
  async function identifyVisitor(ctx: Request, exchange: Exchange): Promise<void> {
    if (ctx.req.headers.authorization === undefined) {
      limitStranger(exchange, findAddress(ctx.req));
      return;
    }
    try {
      await identifyKey(ctx, exchange);
    } catch (error) {
      if (!(error instanceof AuthenticationError || error instanceof PermissionError)) throw error;
    }
  }

  return { identify, identifyVisitor, charge, findAddress };
}
