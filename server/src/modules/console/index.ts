// The console: pages in the browser on top of the API's operations. Finds a request's page, the person, and the page's response.

import Router, { type RouterContext } from "@koa/router";
import type { Context } from "koa";
import { newUuid } from "../../base/chance.ts";
import { serviceZone } from "../../base/zone.ts";
import { currencyOfPage, zoneOfPage } from "../../core/devices/zones.ts";
import { checkRole } from "../../http/access.ts";
import { callerSignal } from "../../http/caller-signal.ts";
import type { ConsoleFactory } from "../../http/console.ts";
import type { Exchange } from "../../http/exchange.ts";
import { failureResponse, isBug } from "../../http/failure.ts";
import { revalidate, tagOf } from "../../http/revalidate.ts";
import { checkSite, ownCookie } from "../../http/session.ts";
import { createAnswers } from "./answers.ts";
import { readAssets } from "./assets.ts";
import { type Caller, CallFailed, createCaller, operationOf, type Problem } from "./call.ts";
import { changes } from "./changes.ts";
import { confirmPage, isUnconfirmed, takeConfirmation } from "./confirm.ts";
import { csrfOf, isCsrf } from "./csrf.ts";
import { keptOf, resumePage, showAgain } from "./kept-form.ts";
import { layout, noticedBranches } from "./layout.ts";
import {
  type AccountPage,
  again,
  goTo,
  isAccountPage,
  type PageResponse,
  type PersonPage,
  type PublicPage,
  type Route,
} from "./page.ts";
import { routes } from "./pages/all.ts";
import { askToSignIn, nextOf } from "./pages/sign-in.ts";
import { problemPage } from "./problem-page.ts";
import { readForm } from "./read-form.ts";
import { Form } from "./sent-form.ts";
import { writeChanges, writeResponse } from "./write-response.ts";

const policy =
  "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; img-src 'self' data:; font-src 'self'; " +
  "form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
const environments = ["live", "sandbox"] as const;
/** Headers of the browser that operations receive. */
const passedOn = ["host", "user-agent", "x-forwarded-for", "forwarded"];

const notFound: Problem = { status: 404, code: "not_found", message: "There is no such page" };
const outdated: Problem = {
  status: 403,
  code: "form_outdated",
  message: "The form was opened before your session changed, so it was not sent.",
};

/** As the API rejects a session in an account that requires two-factor sign-in. */
const unprotected: Problem = {
  status: 403,
  code: "two_factor_required",
  message: "The account requires two-factor sign-in",
};

/** Nothing was done, or it is still being done. */
const openCodes = new Set([outdated.code, "idempotency_in_progress"]);

/** Where a person signs in, to go on where the session ended. */
function signInPath(ctx: Context, { token }: Caller): string {
  const next = encodeURIComponent(ctx.method === "GET" ? ctx.url : ctx.path);
  return `/console/sign-in?next=${next}${token === undefined ? "" : "&done=ended"}`;
}

export const createConsole: ConsoleFactory = (service, dispatch, isDraining) => {
  const { config, clock, log } = service;
  const assets = readAssets();
  const { answer, showAnswer } = createAnswers(service);
  const menu = routes
    .flatMap((route) =>
      route.access === "account" && route.menu ? [{ ...route.menu, path: route.path }] : [],
    )
    .sort((left, right) => left.order - right.order);

  async function send(
    ctx: Context,
    page: PublicPage,
    caller: Caller,
    reply: PageResponse,
    route: Route,
    isResumed = false,
  ): Promise<void> {
    if (caller.setCookie !== undefined) ctx.res.setHeader("Set-Cookie", caller.setCookie);
    if (reply.kind === "problem") throw new CallFailed(reply.problem);
    if (reply.kind === "resume") {
      return send(ctx, page, caller, resumePage(page, reply), route, true);
    }
    if (reply.kind === "changes") {
      writeChanges(ctx, changes(page as AccountPage, { signal: callerSignal(ctx.res), isDraining }));
      return;
    }
    if (reply.kind !== "page") {
      writeResponse(ctx, reply);
      return;
    }
    const requestId = (ctx.state.exchange as Exchange).requestId;
    const done = route.done?.[page.query.get("done") ?? ""];
    const problem = reply.problem ?? page.problem;
    const counted = isAccountPage(page) ? await page.call("getOverviewCounts") : undefined;
    const counts = counted?.ok ? counted.body.data : undefined;
    const branches = await noticedBranches(page, counts);
    const status = problem?.status ?? reply.status ?? 200;
    const frame = { ...reply, done, menu, assets: assets.paths, requestId, counts, branches, status };
    const shown = { status, html: String(layout({ ...page, problem }, frame)) };
    // Strangers have no session, and may not fill the database. After a 401 the session has ended.
    const isOfSession = (page.me !== undefined || isResumed) && status !== 401;
    await answer(ctx, isOfSession ? caller.token : undefined, shown);
  }

  /** A page that says what went wrong; for a session that has ended, the way to sign in. */
  async function sendFailure(
    ctx: Context,
    page: PublicPage,
    caller: Caller,
    error: unknown,
    route: Route,
  ): Promise<void> {
    if (isBug(error) && !(error instanceof CallFailed))
      log.error({ err: error, request_id: (ctx.state.exchange as Exchange).requestId }, "a page failed");
    const problem = error instanceof CallFailed ? error.problem : problemOf(error);
    const isUnprotected = problem === unprotected;
    if ((problem.status === 401 && route.access !== "public") || isUnprotected) {
      const to = isUnprotected ? "/console/me/two-factor?done=required" : signInPath(ctx, caller);
      // A part of a page that refreshes itself: the whole page goes there.
      if (ctx.req.headers["hx-request"] === "true") {
        ctx.status = problem.status;
        ctx.res.setHeader("HX-Redirect", to);
        return;
      }
      const kept = ctx.method === "POST" && !isUnprotected ? await keptOf(ctx.req, ctx.res, page.form) : "";
      const reply =
        kept === ""
          ? goTo(to)
          : { ...askToSignIn(page, { next: nextOf(ctx.url), kept }), status: problem.status };
      return send(ctx, page, caller, reply, route);
    }
    const { requestId } = ctx.state.exchange as Exchange;
    const reply = problemPage(page, problem, { requestId, isRead: ctx.method === "GET" });
    await send(ctx, { ...page, problem: undefined }, caller, reply, route);
  }

  function problemOf(error: unknown): Problem {
    const { status, body } = failureResponse(error);
    return { ...(body as Omit<Problem, "status">), status };
  }

  async function inAccount(page: PersonPage): Promise<AccountPage> {
    const { params } = page;
    const environment = environments.find((name) => name === params.environment);
    const membership = page.me.memberships.find(({ account }) => String(account.id) === params.account);
    if (!environment || !membership) throw new CallFailed(notFound);
    const { account, role } = membership;
    if (account.two_factor_required && !page.me.two_factor) throw new CallFailed(unprotected);
    const { call, read, readFile, download } = page.within({ account: account.id, environment });
    const zoneAt = (bhfId: string | undefined) => zoneOfPage(service, { id: account.id, environment }, bhfId);
    const currencyAt = (bhfId: string | undefined) =>
      currencyOfPage(service, { id: account.id, environment }, bhfId);
    const opened: AccountPage = {
      ...page,
      call,
      read,
      readFile,
      download,
      account,
      role,
      environment,
      base: `/console/${account.id}/${environment}`,
      words: account.words[environment],
      currency: await currencyAt(params.branch),
      may: (id) => operationOf(id).roles.includes(role),
      timeZone: await zoneAt(params.branch),
      async inBranch(bhfId) {
        return { ...this, timeZone: await zoneAt(bhfId), currency: await currencyAt(bhfId) };
      },
    };
    return opened;
  }

  async function run(ctx: RouterContext, route: Route): Promise<void> {
    const isUnsafe = ctx.method === "POST";
    const { req } = ctx;
    let form = new Form();
    const header = (name: string): string | undefined => req.headers[name]?.toString();
    const caller = createCaller(dispatch, {
      requestId: (ctx.state.exchange as Exchange).requestId,
      headers: {
        ...Object.fromEntries(passedOn.map((name) => [name, header(name)])),
        cookie: ownCookie(config, req),
      },
      ranges: Object.fromEntries(
        ["range", "if-range"].flatMap((name) => {
          const value = header(name);
          return value === undefined ? [] : [[name, value]];
        }),
      ),
      address: req.socket.remoteAddress ?? "",
      isUnsafe,
      signal: callerSignal(ctx.res),
      requestKey: () => form.text("request_key") || undefined,
    });
    const { call, read, readFile, download, within } = caller;
    let page: PublicPage = {
      call,
      read,
      readFile,
      download,
      within,
      path: ctx.path,
      params: ctx.params,
      query: new URLSearchParams(ctx.querystring),
      form,
      problem: undefined,
      labels: new Map(),
      csrf: () => csrfOf(caller.token),
      requestKey: newUuid(),
      nowMs: clock.now(),
      terms: config.terms,
      sendsMail: config.smtp !== undefined,
      timeZone: serviceZone(config),
    };
    try {
      if (isUnsafe) checkSite(config, req, true);
      if (route.access !== "public") page = { ...page, me: (await read("getMe")).data };
      if (route.access === "account") {
        const opened = await inAccount(page as PersonPage);
        page = opened;
        if (route.needs) checkRole({ user: opened }, operationOf(route.needs));
      }
      if (route.access !== "public" && (await showAnswer(ctx, caller.token))) return;
      if (isUnsafe) {
        form = await readForm(req, ctx.res, route);
        page = { ...page, form };
      }
      const replied = isUnsafe
        ? await respondToForm(page, caller, route)
        : { page, reply: await look(page, route) };
      await send(ctx, replied.page, caller, replied.reply, route);
    } catch (error) {
      if (req.socket.destroyed) throw error;
      await sendFailure(ctx, page, caller, error, route);
    }
  }

  // The route's own access decides which page its functions take.
  const actionOf = (action: Route["get"]) =>
    action as ((page: PublicPage) => Promise<PageResponse>) | undefined;

  async function look(page: PublicPage, { get }: Route): Promise<PageResponse> {
    return actionOf(get)?.(page) ?? again(notFound);
  }

  /** Runs a form. A failed form is shown again with its input. */
  async function respondToForm(
    page: PublicPage,
    caller: Caller,
    route: Route,
  ): Promise<{ page: PublicPage; reply: PageResponse }> {
    const reply = await submit(page, caller, route);
    if (reply.kind !== "problem") return { page, reply };
    const { problem } = reply;
    if (problem.status === 401 && route.access !== "public") throw new CallFailed(problem);
    const isConfirmation = isUnconfirmed(problem);
    // An operation with an unknown outcome runs once: the next attempt has the same key.
    const isOpen = problem.status >= 500 || openCodes.has(problem.code) || isConfirmation;
    const requestKey = (isOpen && page.form.text("request_key")) || page.requestKey;
    const shown = { ...page, requestKey, problem };
    const { carried } = page.form;
    if (isConfirmation && carried) return confirmPage(shown as PersonPage, carried);
    return { page: shown, reply: route.get ? await look(shown, route) : reply };
  }

  async function submit(page: PublicPage, caller: Caller, route: Route): Promise<PageResponse> {
    const { access, post } = route;
    if (page.form.problem) return again(page.form.problem);
    if (access !== "public" && !isCsrf(page.form.text("csrf"), caller.token)) return again(outdated);
    if (page.form.has(showAgain)) return look(page, route);
    const problem = access === "public" ? undefined : await takeConfirmation(page);
    if (problem) return again(problem);
    try {
      return (await actionOf(post)?.(page)) ?? again(notFound);
    } catch (error) {
      if (error instanceof CallFailed) return again(error.problem);
      throw error;
    }
  }

  const router = new Router({ strict: false, sensitive: true, exclusive: "specificity" });
  for (const route of routes) {
    const path = `/console${route.access === "account" ? "/:account/:environment" : ""}${route.path}`;
    router.register(path, [...(route.get ? ["get"] : []), ...(route.post ? ["post"] : [])], (ctx) =>
      run(ctx, route),
    );
  }
  const missing: Route = { access: "public", path: "", get: async () => again(notFound) };
  const dispatchPage = router.routes();

  return async (ctx, next) => {
    if (ctx.path !== "/console" && !ctx.path.startsWith("/console/")) return next();
    const asset = assets.files.get(ctx.path);
    if (asset) {
      if (revalidate(ctx, ctx.state.exchange as Exchange, tagOf(asset.body))) return;
      ctx.res.setHeader("Cache-Control", "public, max-age=31536000, immutable");
      ctx.type = asset.type;
      ctx.body = asset.body;
      return;
    }
    ctx.res.setHeader("Content-Security-Policy", policy);
    // Browsers send the origin of a form only to this service.
    ctx.res.setHeader("Referrer-Policy", "same-origin");
    ctx.res.setHeader("Cross-Origin-Opener-Policy", "same-origin");
    ctx.res.setHeader("Cache-Control", "no-store");
    await dispatchPage(ctx as RouterContext, () => run(ctx as RouterContext, missing));
  };
};
