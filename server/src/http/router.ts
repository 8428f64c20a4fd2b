// One loop over the document: each operation becomes a route that authenticates, limits, validates and calls its handler.
import Router, { type RouterContext } from "@koa/router";
import type { Next } from "koa";
import type { Context, RequestOrigin, Service, SessionContext } from "../context.ts";
import { ServiceError, ValidationError } from "../errors.ts";
import { behindFence } from "../idempotency/fence.ts";
import type { Claim } from "../idempotency/store.ts";
import { maskKeys } from "../log.ts";
import {
  type ContextOf,
  type Handlers,
  type Operation,
  type OperationId,
  operationList,
  type Request,
} from "../operations.ts";
import { checkCursorAlone } from "../paging.ts";
import type { PlainResponse } from "../response.ts";
import { Warnings, withWarnings } from "../warnings.ts";
import { checkFeature, checkRole } from "./access.ts";
import { limitGroup } from "./address.ts";
import { withRuleErrors } from "./all-errors.ts";
import { checkBodyHeaders, parseBody, publicBodyLimit, readBody } from "./body.ts";
import { createBranchReader, findDefaultBranch, findNamedBranch, missingBranch } from "./branch.ts";
import { type RawEntry, readBulkBody } from "./bulk-body.ts";
import { createEntryReader } from "./bulk-entries.ts";
import { callerSignal } from "./caller-signal.ts";
import type { Exchange } from "./exchange.ts";
import { failureResponse, isBug } from "./failure.ts";
import { readFileBody } from "./file-body.ts";
import { createIdempotency } from "./idempotency.ts";
import { createIdentification } from "./identify.ts";
import { createPressure, type PressureLimits, type Seat } from "./pressure.ts";
import { sendResponse, setLimitHeaders } from "./response.ts";
import { revalidate, tagOf } from "./revalidate.ts";
import { readToken, sessionCookie } from "./session.ts";
import { createTurns, largeBody, type Turns } from "./turns.ts";
import { createValidators, type RawRequest, type ValidRequest } from "./validate.ts";

export type RouterState = { exchange: Exchange; seat: Seat };
type ApiContext = RouterContext<RouterState>;

const prefixes = ["/api/v1", "/sandbox/api/v1"];

const validators = createValidators(operationList);

/** The owner of the idempotency keys of callers without a credential. */
const strangers = { data_set_id: 0, user_id: 0 };

/** As how many requests a costly one counts. */
const costlyRequests = 5;

/** The handler of an operation, called with a request that was validated as this operation's, and the context that its access gives. */
async function call<Id extends OperationId>(
  handlers: Handlers,
  id: Id,
  request: ValidRequest,
  context: Partial<SessionContext>,
): Promise<PlainResponse> {
  const response = await handlers[id](request as Request<Id>, context as ContextOf<Id>);
  const {
    status,
    body,
    headers = {},
  } = response as { status: number; body: object; headers?: PlainResponse["headers"] };
  return { status, body, headers };
}

/** An operation's path as the router writes it. */
function routePath({ path }: Operation): string {
  return path.replaceAll(/\{(\w+)\}/g, ":$1");
}

/** The middleware that handles every request under the API's two prefixes, and passes on all others. */
export function createApi(
  service: Service,
  handlers: Handlers,
  limits: PressureLimits,
  turns: Turns = createTurns(),
) {
  const { clock, db } = service;
  const enter = createPressure(service, limits);
  const runOnce = createIdempotency(service);
  const { identify, charge, limitStranger, findAddress } = createIdentification(service);

  function createRoute(operation: Operation) {
    const validate = validators.get(operation.id);
    if (!validate) throw new Error(`no validator for ${operation.id}`);
    const takeBranch = createBranchReader(operation);
    const readEntry = createEntryReader(service, operation, validators);
    // A check of health must not wait as long as others may for a locked database.
    const isHealth = operation.id === "getHealth";

    return async (ctx: ApiContext): Promise<void> => {
      const { exchange } = ctx.state;
      exchange.operation = operation;
      const identified = identify(ctx, exchange, operation);
      const { caller, signedIn } = await (isHealth ? service.databaseWatch.within(identified) : identified);
      if (caller) {
        checkRole(caller, operation);
        checkFeature(caller, operation.feature);
      }

      let content: Buffer = Buffer.alloc(0);
      let entries: RawEntry[] = [];
      let file: Buffer | undefined;
      const takeTurn = async (): Promise<void> => {
        if (caller && content.length > largeBody) await turns.take(caller.account_id);
      };
      const { headers } = ctx.req;
      const raw: RawRequest = {
        params: ctx.params,
        query: new URLSearchParams(ctx.querystring),
        headers,
        body: undefined,
      };
      if (operation.body) {
        const mostBytes =
          operation.access === "public" ? publicBodyLimit : (operation.bulk ?? operation.file)?.bytes;
        checkBodyHeaders(ctx.req, mostBytes);
        // Its bytes are held until the response: by a synchronous submission for as long as it waits.
        content = await readBody(ctx.req, ctx.res, { ...limits, mostBytes, hold: ctx.state.seat.hold });
        await takeTurn();
        if (operation.bulk) ({ body: raw.body, entries } = await readBulkBody(content, operation.bulk));
        else if (operation.file) ({ body: raw.body, file } = readFileBody(content, operation.file));
        else raw.body = parseBody(content);
        if (raw.body === undefined) {
          if (operation.body.required) throw new ValidationError({ body: ["is required"] });
          raw.body = {};
        }
      }
      // Before the validator fills in the first page as the default.
      const given = operation.isPaged && operation.body ? new Set(Object.keys(Object(raw.body))) : raw.query;
      const bhfId = takeBranch(raw);
      let branch =
        bhfId === undefined || !caller ? undefined : await findNamedBranch(db, caller.data_set_id, bhfId);
      let request: ValidRequest;
      try {
        request = validate(raw);
      } catch (error) {
        if (!caller) throw error;
        const { environment } = caller;
        const findBranch = async () => branch ?? (await findDefaultBranch(db, environment.id));
        throw await withRuleErrors(operation, error, raw.body, {
          service,
          environment,
          takeTurn,
          findBranch,
        });
      }
      if (operation.isPaged) checkCursorAlone(given);
      const isAsync = request.query.async === true;
      if (isAsync && caller) checkFeature(caller, "async");
      // Each entry of a bulk request may name its own.
      if (!branch && caller && operation.branch === "required" && !operation.bulk)
        branch = await findDefaultBranch(db, caller.data_set_id);

      const warnings = new Warnings();
      let signal: AbortSignal | undefined;
      const from: RequestOrigin = {
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
      const inAccount = caller && {
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
          await charge(exchange, caller, costlyRequests - 1, 1);
        },
        takeTurn,
      };
      const context: Partial<SessionContext> & Pick<Context, "service" | "claim"> = {
        service,
        ...inAccount,
        ...signedIn,
        from,
        requestId: exchange.requestId,
        received: content,
        entries: caller
          ? entries.map((entry) => readEntry(entry, { caller, branch, headers, takeTurn }))
          : [],
        file,
        claim: undefined,
        warnings: warnings.list,
        warn: (warning) => warnings.add(warning),
        isAsync,
        prefers: (...types) => types.find((type) => type === ctx.accepts(...types)) ?? types[0],
        get signal() {
          signal ??= callerSignal(ctx.res);
          return signal;
        },
      };
      const work = async (claim?: Claim): Promise<PlainResponse> => {
        context.claim = claim;
        if (claim) context.service = behindFence(service, claim);
        const reply = await call(handlers, operation.id, request, context).catch((error: unknown) => {
          // A submission can be stored although its outcome is not known yet: its warnings count then too.
          if (error instanceof ServiceError && warnings.list.length > 0) {
            error.details.meta = { ...error.details.meta, warnings: warnings.list };
          }
          throw error;
        });
        return { ...reply, body: withWarnings(reply.body, warnings.list) };
      };
      const keyOwner = caller ?? (operation.access === "public" ? strangers : undefined);
      const key = request.headers["idempotency-key"];
      const reply =
        keyOwner && operation.method === "post" && typeof key === "string"
          ? await runOnce(
              {
                caller: keyOwner,
                method: ctx.method,
                path: String(ctx.newRouterPath),
                key,
                // Only the hash of a stranger's key is stored, so a password of the content can't be guessed with its hash.
                content: [...(caller ? [] : [key]), ctx.querystring, branch?.bhf_id ?? "", content],
                isSubmission: operation.lane,
              },
              (claim) =>
                work(claim).catch((error: unknown) => {
                  if (isBug(error) || !(error instanceof ServiceError)) throw error;
                  return failureResponse(error, operation);
                }),
            )
          : await work();
      if (operation.revalidates && revalidate(ctx, exchange, tagOf(JSON.stringify(reply.body)))) {
        setLimitHeaders(ctx, exchange);
        return;
      }
      await sendResponse(ctx, exchange, reply, clock.now());
    };
  }

  // Of the routes that match, the one with the fewest parameters: `/sales/search` is never the id of a sale.
  const router = new Router<RouterState>({ strict: true, sensitive: true, exclusive: "specificity" });
  for (const operation of operationList)
    router.register(routePath(operation), [operation.method], createRoute(operation));
  // Any other method of a path that exists.
  for (const [path, operations] of Map.groupBy(operationList, routePath)) {
    const methods = operations.flatMap(({ method }) => (method === "get" ? ["GET", "HEAD"] : [method]));
    const Allow = methods
      .map((method) => method.toUpperCase())
      .sort()
      .join(", ");
    router.all(path, (ctx) => {
      limitStranger(ctx.state.exchange, findAddress(ctx.req));
      if (ctx.method !== "OPTIONS")
        throw new ServiceError(405, "method_not_allowed", `Use ${Allow} here`, { headers: { Allow } });
      ctx.set("Allow", Allow);
      ctx.status = 204;
    });
  }
  const dispatch = router.routes();

  async function rejectUnknown(ctx: ApiContext): Promise<never> {
    limitStranger(ctx.state.exchange, findAddress(ctx.req));
    const path = maskKeys(ctx.path.slice(0, 200));
    throw new ServiceError(404, "route_not_found", `There is no ${path}; GET /docs shows all paths`);
  }

  return async (ctx: ApiContext, next: Next): Promise<void> => {
    const prefix = prefixes.find((candidate) => ctx.path.startsWith(`${candidate}/`));
    if (prefix === undefined) return next();
    ctx.state.exchange.prefix = prefix;
    const seat = enter();
    ctx.state.seat = seat;
    try {
      ctx.newRouterPath = ctx.path.slice(prefix.length);
      await dispatch(ctx, () => rejectUnknown(ctx));
    } finally {
      seat.leave();
    }
  };
}
