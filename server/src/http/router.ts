// One loop over the document: each operation becomes a route that authenticates, limits, validates and calls its handler.
import Router from "@koa/router";
import type { Next } from "koa";
import { NotFoundError, ServiceError } from "../base/errors.ts";
import { maskKeys } from "../base/log.ts";
import type { PlainResponse } from "../base/response.ts";
import { Warnings, withWarnings } from "../base/warnings.ts";
import type { Service } from "../core/context/context.ts";
import {
  type ContextOf,
  type Handlers,
  type Operation,
  type OperationId,
  operationList,
  type Request,
} from "../core/context/operations.ts";
import { checkCursorAlone } from "../core/context/paging.ts";
import { behindFence } from "../core/idempotency/fence.ts";
import type { Claim } from "../core/idempotency/store.ts";
import { checkFeature, checkRole } from "./access.ts";
import { withRuleErrors } from "./all-errors.ts";
import type { ApiContext, RouterState } from "./api-context.ts";
import { createBranchReader, findDefaultBranch, findNamedBranch } from "./branch.ts";
import { createEntryReader } from "./bulk-entries.ts";
import { failureResponse, isBug } from "./failure.ts";
import { createIdempotency } from "./idempotency.ts";
import { createIdentification } from "./identify.ts";
import { otherWays } from "./other-ways.ts";
import { classesOf, meantOperation, nearPaths, pathsToPost, pathWith } from "./path-hints.ts";
import { createPressure, type PressureLimits } from "./pressure.ts";
import { readContent } from "./request-content.ts";
import { contextOf, type RequestContext } from "./request-context.ts";
import { sendResponse, setLimitHeaders } from "./response.ts";
import { revalidate, tagOf } from "./revalidate.ts";
import { createTurns, largeBody, type Turns } from "./turns.ts";
import { createValidators, type ValidRequest } from "./validate.ts";

const prefixes = ["/api/v1", "/sandbox/api/v1"];

const validators = createValidators(operationList);

/** The owner of the idempotency keys of callers without a credential. */
const strangers = { data_set_id: 0, user_id: 0 };

/** The handler of an operation, called with a request that was validated as this operation's, and the context that its access gives. */
async function call<Id extends OperationId>(
  handlers: Partial<Handlers>,
  id: Id,
  request: ValidRequest,
  context: RequestContext,
): Promise<PlainResponse> {
  const handler = handlers[id] as Handlers[Id];
  const response = await handler(request as Request<Id>, context as ContextOf<Id>);
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
  handlers: Partial<Handlers>,
  limits: PressureLimits,
  turns: Turns = createTurns(),
) {
  const { clock, db } = service;
  const enter = createPressure(service, limits);
  const runOnce = createIdempotency(service);
  const { identify, identifyVisitor, charge, findAddress } = createIdentification(service);

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

      const waitForTurn = async (bytes: number): Promise<void> => {
        if (caller && bytes > largeBody) await turns.take(caller.account_id);
      };
      const read = await readContent(ctx, operation, limits, waitForTurn);
      const { raw } = read;
      const takeTurn = () => waitForTurn(read.content.length);
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
      const context = contextOf(ctx, {
        service,
        caller,
        signedIn,
        branch,
        isAsync,
        warnings,
        takeTurn,
        received: read.content,
        files: read.files,
        entries: caller
          ? read.entries.map((entry) => readEntry(entry, { caller, branch, headers: raw.headers, takeTurn }))
          : [],
        charge: (requests, taken) => (caller ? charge(exchange, caller, requests, taken) : Promise.resolve()),
        findAddress,
      });
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
                content: [...(caller ? [] : [key]), ctx.querystring, branch?.bhf_id ?? "", read.content],
                isSubmission: operation.lane,
              },
              (claim) =>
                work(claim).catch((error: unknown) => {
                  if (isBug(error) || !(error instanceof ServiceError)) throw error;
                  return failureResponse(error, operation);
                }),
            )
          : await work();
      await service.db.onDisk();
      if (operation.revalidates && revalidate(ctx, exchange, tagOf(JSON.stringify(reply.body)))) {
        setLimitHeaders(ctx, exchange);
        return;
      }
      await sendResponse(ctx, exchange, reply, clock.now());
    };
  }

  /** A record that isn't there may be a misspelled word of a path. */
  function withMeantPath(operation: Operation): (ctx: ApiContext) => Promise<void> {
    const route = createRoute(operation);
    return (ctx) =>
      route(ctx).catch((error: unknown) => {
        if (!(error instanceof NotFoundError)) throw error;
        const meant = meantOperation(ctx.method, operation.path, String(ctx.newRouterPath));
        if (meant !== undefined && !error.message.includes(meant))
          error.message = `${error.message.replace(/\.$/, "")}. There is ${meant}`;
        throw error;
      });
  }

  // Of the routes that match, the one with the fewest parameters: `/sales/search` is never the id of a sale.
  const router = new Router<RouterState>({ strict: true, sensitive: true, exclusive: "specificity" });
  const offered = operationList.filter(({ id }) => handlers[id] !== undefined);
  for (const operation of offered)
    router.register(routePath(operation), [operation.method], withMeantPath(operation));
  // Any other method of a path that exists.
  for (const [path, operations] of Map.groupBy(offered, routePath)) {
    const methods = operations.flatMap(({ method }) => (method === "get" ? ["GET", "HEAD"] : [method]));
    const Allow = methods
      .map((method) => method.toUpperCase())
      .sort()
      .join(", ");
    const isSearched = operationList.some((one) => one.path === `${path}/search`);
    const search = isSearched ? `; POST ${path}/search lists` : "";
    router.all(path, async (ctx) => {
      await identifyVisitor(ctx, ctx.state.exchange);
      if (ctx.method !== "OPTIONS") {
        const documented = operations[0]?.path ?? path;
        const other = otherWays[`${ctx.method} ${documented}`];
        const meant = meantOperation(ctx.method, documented, String(ctx.newRouterPath));
        const instead = other === undefined ? search : `. ${other}`;
        const isPost = ctx.method === "POST";
        const elsewhere = isPost ? pathsToPost(path) : pathWith(ctx.method, documented);
        const others = meant === undefined ? instead || elsewhere : `. There is ${meant}`;
        throw new ServiceError(405, "method_not_allowed", `Use ${Allow} here${others}`, {
          headers: { Allow },
        });
      }
      ctx.set("Allow", Allow);
      ctx.status = 204;
    });
  }
  const dispatch = router.routes();

  async function rejectUnknown(ctx: ApiContext): Promise<never> {
    await identifyVisitor(ctx, ctx.state.exchange);
    const path = maskKeys(ctx.path.slice(0, 200));
    const near = nearPaths(path);
    const classes = classesOf(path);
    const hint = classes ? `. ${classes}` : near.length === 0 ? "" : `. There is ${near.join(", ")}`;
    throw new ServiceError(404, "route_not_found", `There is no ${path}${hint}; GET /docs shows all paths`);
  }

  return async (ctx: ApiContext, next: Next): Promise<void> => {
    const prefix = prefixes.find((candidate) => ctx.path.startsWith(`${candidate}/`));
    if (prefix === undefined) return next();
    ctx.state.exchange.prefix = prefix;
    const seat = enter();
    ctx.state.seat = seat;
    try {
      ctx.newRouterPath = ctx.path.slice(prefix.length);
      await dispatch(ctx, () => rejectUnknown(ctx)).catch(async (error: unknown) => {
        await service.db.onDisk();
        throw error;
      });
    } finally {
      seat.leave();
    }
  };
}
