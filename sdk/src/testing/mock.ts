// The responder behind nock.
import { syncBuiltinESMExports } from "node:module";
import type { SentRequest } from "./request.ts";
import { connectionLost, Responder, type ResponderOptions, textOf } from "./responder.ts";

/** nock 14 or later. nock 15 needs Node 22. */
export type Nock = ((origin: string) => NockScope) & {
  removeInterceptor(interceptor: never): boolean;
  isActive(): boolean;
  /** Reports requests without an interceptor, before they go to the network. */
  emitter: {
    on(event: "no match", listener: Unmatched): unknown;
    off(event: "no match", listener: Unmatched): unknown;
  };
};
type Unmatched = (...args: unknown[]) => void;
type NockScope = {
  persist(): NockScope;
  logger?: unknown;
  intercept(path: RegExp, method: string): NockInterceptor;
};
/** Its versions give a reply function different arguments. */
type NockInterceptor = { reply(answer: never): unknown; passthrough?: unknown };

/** A responder that receives requests through nock. */
export type MockService = Responder & {
  /** Removes the mock: requests go to the network again. */
  close(): void;
};

const methods = ["GET", "POST", "PUT", "DELETE", "PATCH", "HEAD"];

/**
 * Intercepts every request to the service, from any HTTP client, and responds from memory. It validates each request against
 * openapi.yaml and remembers records that the test created. A request to the service's origin that would reach the network
 * (after `nock.cleanAll()`, for example) fails, and so does the next `verify()`.
 *
 * @param nock nock 14 or later; nock 15 needs Node 22
 * @example
 * const service = mockService(nock);
 * afterEach(() => service.verify());
 * after(() => service.close());
 */
export function mockService(nock: Nock, options: ResponderOptions = {}): MockService {
  const service = new Responder(options);
  const { origin, pathname } = new URL(service.baseUrl);
  const scope = nock(origin);
  requireNock(nock, scope);
  // nock 14 replaces the functions of node:http; modules that imported them by name before would keep the old ones.
  syncBuiltinESMExports();
  scope.persist();
  const prefix = new RegExp(`^${pathname.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(/|$)`);
  const interceptors = methods.map((method) => {
    const interceptor = scope.intercept(prefix, method);
    requireMatch(interceptor);
    const answer = async function (this: NockContext, ...args: unknown[]) {
      return reply(service, await sentRequest(origin, method, this, args));
    };
    interceptor.reply(answer as never);
    return interceptor;
  });
  const guard = (...args: unknown[]) => {
    const escaped = describeTo(origin, args);
    if (escaped === undefined) return;
    const problem = `${escaped} gets no response from the mock: it is outside of ${service.baseUrl}, or nock.cleanAll() removed the mock`;
    service.report(problem);
    // With one argument nock has no interceptor for the origin, and would let the request go to the network.
    if (args.length === 1) throw new Error(`mockService: ${problem}`);
  };
  nock.emitter.on("no match", guard);
  return Object.assign(service, {
    close: () => {
      nock.emitter.off("no match", guard);
      for (const interceptor of interceptors) nock.removeInterceptor(interceptor as never);
    },
  });
}

/** nock 13 doesn't see the global `fetch`; its loggers are those of `debug`, later ones are Node's own. */
function requireNock(nock: Nock, { logger }: NockScope): void {
  if (typeof Object(logger).extend === "function") {
    throw new Error(
      "mockService needs nock 14 or later: requests of fetch would pass this version and reach the network. Install nock@14.",
    );
  }
  if (nock.isActive() && process.env.NOCK_OFF !== "true") return;
  throw new Error(
    "nock is not active, so requests would reach the network. Call nock.activate(), and unset NOCK_OFF.",
  );
}

/** Method and URL of a request that nock found nothing for, if it is one to the origin. */
function describeTo(origin: string, [request, options]: unknown[]): string | undefined {
  if (request instanceof Request) {
    return new URL(request.url).origin === origin ? `${request.method} ${request.url}` : undefined;
  }
  const { proto, host, path, method } = Object(options ?? request);
  const url = `${proto}://${host}${path}`;
  return URL.canParse(url) && new URL(url).origin === origin ? `${method} ${url}` : undefined;
}

/** On Node 20 nock 15 fails inside each request, which looks like a lost connection. It is recognized by its additions. */
function requireMatch(interceptor: NockInterceptor): void {
  if (interceptor.passthrough === undefined || "withResolvers" in Promise) return;
  throw new Error("nock 15 needs Node 22 or later: install nock@14, or use Responder's fetch without nock");
}

/** The `this` of nock 14's reply functions. */
type NockContext = { req?: { headers?: Record<string, string | string[]> } };

/** nock 15 gives a reply function the `Request`, nock 14 the path and the parsed body. */
async function sentRequest(
  origin: string,
  method: string,
  context: NockContext,
  [first, body]: unknown[],
): Promise<SentRequest> {
  if (first instanceof Request) {
    return { method, url: first.url, headers: first.headers, text: await first.clone().text() };
  }
  const headers = new Headers();
  for (const [name, value] of Object.entries(context.req?.headers ?? {})) headers.set(name, String(value));
  const text = typeof body === "string" ? body : JSON.stringify(body);
  return { method, url: `${origin}${String(first)}`, headers, text };
}

/** The reply for nock: status, body, headers. */
async function reply(service: Responder, sent: SentRequest): Promise<[number, string, object]> {
  const outcome = service.handle(sent);
  if (outcome === "timeout") return new Promise(() => {});
  if (outcome === "connection_lost") throw connectionLost();
  return [outcome.status, textOf(outcome), { ...outcome.headers }];
}
