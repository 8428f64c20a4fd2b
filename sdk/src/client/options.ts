// The client's options: defaults, environment variables, and rejecting unusable ones.

import type { ResponseWarning } from "../rules/openapi.ts";
import { isSafeForKey, normalizeBaseUrl } from "./base-url.ts";
import type { Clock } from "./clock.ts";
import { ConfigurationError } from "./errors.ts";
import { callRules, clientRules, optionProblems } from "./option-types.ts";
import type { Outcome } from "./retry.ts";
import type { RequestOptions } from "./types.ts";

/** The request that a hook receives, without the API key. */
export type RequestInfo = {
  operation: string;
  method: string;
  url: string;
  /** 1 for the first attempt. */
  attempt: number;
  idempotencyKey: string | undefined;
};
export type ResponseInfo = RequestInfo & { status: number; requestId: string | undefined; elapsedMs: number };
/** `status` is undefined if there was no response. */
export type RetryInfo = Omit<ResponseInfo, "status"> & {
  status: number | undefined;
  code: string | undefined;
  delayMs: number;
};

/** `kind`: nothing was sent, the response was lost, it didn't arrive in time, or the caller aborted the call. */
export type FailureInfo = RequestInfo & {
  kind: "unsent" | "lost" | "timeout" | "aborted";
  elapsedMs: number;
  cause: unknown;
};

/** A warning in the response of a call that succeeded. */
export type WarningInfo = ResponseWarning & { operation: string; requestId: string | undefined };

/**
 * Functions that the client calls for each attempt: `onRequest`, then `onResponse` or `onFailure`, then `onRetry` if it
 * retries. At the end of a successful call, it calls `onWarning` for each warning.
 */
export type Hooks = {
  onRequest?: ((info: RequestInfo) => void) | undefined;
  onResponse?: ((info: ResponseInfo) => void) | undefined;
  onFailure?: ((info: FailureInfo) => void) | undefined;
  onRetry?: ((info: RetryInfo) => void) | undefined;
  onWarning?: ((info: WarningInfo) => void) | undefined;
};

/** Functions around calls and their attempts. `openTelemetry()` of `@taxctl/sdk/opentelemetry` makes spans of them. */
export type Instrumentation = {
  /** Around a whole call with its attempts and waits. It must return the value of `run`, or throw its error. */
  call<Given>(info: { operation: string }, run: () => Promise<Given>): Promise<Given>;
  /** Around one attempt. `setHeader` adds a header to its request, such as `traceparent`. */
  attempt<Given extends { outcome: Outcome; cause?: unknown }>(
    info: RequestInfo,
    setHeader: (name: string, value: string) => void,
    run: () => Promise<Given>,
  ): Promise<Given>;
};

/** The response that `checkAnswer` receives, of a success or a failure. */
export type CheckedAnswer = { operation: string; status: number; headers: Headers; body: unknown };

type Log = (message: string, fields: Record<string, unknown>) => void;
/** A logger such as `console`. Levels that it doesn't have are not logged. The client never logs a key or a body. */
export type Logger = { [Level in "debug" | "info" | "warn" | "error"]?: Log | undefined };
const logLevels = ["debug", "info", "warn", "error", "off"] as const;
export type LogLevel = (typeof logLevels)[number];

export type TaxctlOptions = {
  /** Default: the environment variable `TAXCTL_API_KEY`. */
  apiKey?: string | undefined;
  /**
   * In place of an API key: the session of a person who signed in with `sessions.create`. `token` is the value of the session's
   * cookie. Without it, only operations without a sign-in work. A person with several accounts also needs `account`.
   */
  session?: { token?: string | undefined; account?: number | undefined } | undefined;
  /** Ends in `/api/v1`. Default: `TAXCTL_BASE_URL`, else `http://127.0.0.1:8080/api/v1`. */
  baseUrl?: string | undefined;
  /**
   * True allows plain http to other machines, in a network that you trust. Default: true if `TAXCTL_ALLOW_HTTP=1`,
   * else false: plain http to this machine only.
   */
  allowHttp?: boolean | undefined;
  /** The branch (`bhf_id`) of calls that don't name one, such as `00`. */
  branch?: string | undefined;
  /** Time limit of one attempt. Default 60,000; 300,000 for calls that the service forwards to the control unit. */
  timeoutMs?: number | undefined;
  /**
   * Time limit of a whole call: its attempts, the waits between them, and the time in the client's queue, where the call ends
   * with `RateLimitError`. Default 600,000: enough for 600 calls at once with a key of 60 requests a minute.
   */
  totalTimeoutMs?: number | undefined;
  /** How often the client retries a failed attempt. Default 2. */
  maxRetries?: number | undefined;
  /**
   * The longest wait after a 429. If the service asks for a longer one, the call ends with `RateLimitError` at once. Other
   * calls of the key wait at most this long. Default 60,000.
   */
  maxRateLimitWaitMs?: number | undefined;
  /** False sends every request at once and ignores the rate limit. Default true. */
  pace?: boolean | undefined;
  /** Replaces the global `fetch`, for a proxy or an agent of your own. */
  fetch?: typeof globalThis.fetch | undefined;
  hooks?: Hooks | undefined;
  /** For tracing, such as `openTelemetry()` of `@taxctl/sdk/opentelemetry`. */
  instrumentation?: Instrumentation | undefined;
  /** Receives attempts (debug), waits for the rate limit (info), retries and warnings (warn), and calls without a response (error). */
  logger?: Logger | undefined;
  /** The lowest level that is logged. Default `debug`: everything. */
  logLevel?: LogLevel | undefined;
  /**
   * For development: called with every response. If it throws, the call fails. `answerCheck()` of `@taxctl/sdk/testing`
   * compares responses with openapi.yaml. Not for production: a signed sale would look like a failure.
   */
  checkAnswer?: ((answer: CheckedAnswer) => void) | undefined;
  /** Your program, added to the `User-Agent`. */
  appInfo?: { name: string; version?: string | undefined; url?: string | undefined } | undefined;
  /** True allows a browser, where anybody can read the API key. Default false. */
  dangerouslyAllowBrowser?: boolean | undefined;
  /** For tests: a clock that doesn't wait. */
  clock?: Clock | undefined;
};

/** The version in package.json. */
export const version = "0.1.0";
export const defaultBaseUrl = "http://127.0.0.1:8080/api/v1";

/** Reads `process.env` where there is one. */
function environment(name: string): string | undefined {
  return typeof process === "undefined" ? undefined : process.env?.[name] || undefined;
}

/** Throws one `ConfigurationError` that lists every problem of the options. */
export function requireOptions(options: TaxctlOptions): void {
  requireAll(optionProblems(options, clientRules), [
    ["dangerouslyAllowBrowser", () => rejectBrowser(options.dangerouslyAllowBrowser)],
    ["apiKey", () => options.session || requireKey(options.apiKey)],
    ["session", () => requireHeader("session.token", options.session?.token)],
    ["baseUrl", () => requireSafe(requireBaseUrl(options.baseUrl), options.allowHttp)],
    ["branch", () => requireHeader("branch", options.branch)],
    ["logLevel", () => requireLogger({}, options.logLevel)],
    ["appInfo", () => userAgent(options.appInfo)],
  ]);
}

/** Throws one `ConfigurationError` that lists every option of a call that can't be sent. */
export function requireCallOptions(options: RequestOptions): void {
  const headers = Object.entries(options.headers ?? {}).map(([name, value]): Check => {
    return ["headers", () => requireHeader(`headers: ${JSON.stringify(name)}`, value, name)];
  });
  requireAll(optionProblems(options, callRules), [
    ["branch", () => requireHeader("branch", options.branch)],
    ["idempotencyKey", () => requireIdempotencyKey(options.idempotencyKey)],
    ...headers,
  ]);
}

/** The check of an option's value. */
type Check = readonly [option: string, check: () => void];

/** Values are only checked where the type is right. */
function requireAll(mistyped: ReadonlyMap<string, string>, checks: readonly Check[]): void {
  const problems = checks.flatMap(([option, check]) => {
    if (mistyped.has(option)) return [];
    try {
      check();
      return [];
    } catch (error) {
      return [Object(error).message];
    }
  });
  const found = [...mistyped.values(), ...problems];
  if (found.length > 0) throw new ConfigurationError(found.join("; "));
}

/** Throws a `ConfigurationError` that never shows the key itself. */
export function requireKey(apiKey: string | undefined): string {
  const key = apiKey ?? environment("TAXCTL_API_KEY");
  if (!key) throw new ConfigurationError("There is no API key: pass apiKey, or set TAXCTL_API_KEY");
  if (!/^[\x21-\x7e]+$/.test(key)) {
    throw new ConfigurationError("The API key has blanks or other characters that no key has");
  }
  return key;
}

/** The URL of the service as the client uses it: the option, else `TAXCTL_BASE_URL`, else the local service. */
export function requireBaseUrl(baseUrl: string | undefined): string {
  const fromEnvironment = baseUrl === undefined ? environment("TAXCTL_BASE_URL") : undefined;
  const url = normalizeBaseUrl(baseUrl ?? fromEnvironment ?? defaultBaseUrl);
  if (url !== undefined) return url;
  const name = fromEnvironment === undefined ? "baseUrl" : "TAXCTL_BASE_URL";
  throw new ConfigurationError(`${name} is not a URL like ${defaultBaseUrl}`);
}

/** Without TLS the key could be read on the way. */
function requireSafe(url: string, allowHttp = environment("TAXCTL_ALLOW_HTTP") === "1"): void {
  if (allowHttp || isSafeForKey(url)) return;
  throw new ConfigurationError(
    `${new URL(url).origin} is not encrypted, and others could read the key: use https://, or pass allowHttp in a network that you trust`,
  );
}

function requireIdempotencyKey(key: string | undefined): void {
  if (key === undefined || /^[!-~]{1,255}$/.test(key)) return;
  throw new ConfigurationError("idempotencyKey must have 1 to 255 characters of plain ASCII without blanks");
}

/** Never shows the value, which may be secret. */
function requireHeader(what: string, value: string | null | undefined, name = "any"): void {
  try {
    new Headers().set(name, value ?? "");
  } catch {
    throw new ConfigurationError(`${what} can't be sent as a header: it must be one line of plain ASCII`);
  }
}

function rejectBrowser(allowed: boolean | undefined): void {
  if (allowed || !("window" in globalThis && "document" in globalThis)) return;
  throw new ConfigurationError(
    "Use the SDK on a server: in a browser anybody can read the API key (dangerouslyAllowBrowser)",
  );
}

/** The logger without the levels below the one that was chosen. */
export function requireLogger(logger: Logger = {}, level: LogLevel = "debug"): Logger {
  const lowest = logLevels.indexOf(level);
  if (lowest < 0) throw new ConfigurationError(`logLevel must be one of ${logLevels.join(", ")}`);
  const kept: Logger = {};
  for (const name of logLevels.slice(lowest)) {
    if (name !== "off") kept[name] = (message, fields) => logger[name]?.(message, fields);
  }
  return kept;
}

/** Like `taxctl-sdk/0.1.0 node/24.21.0 myshop/2.1 (https://shop.example)`. */
export function userAgent(appInfo: TaxctlOptions["appInfo"]): string {
  const runtime = typeof process === "undefined" ? undefined : process.versions?.node;
  const parts = [`taxctl-sdk/${version}`, runtime && `node/${runtime}`];
  if (appInfo) {
    parts.push(appInfo.version ? `${appInfo.name}/${appInfo.version}` : appInfo.name);
    if (appInfo.url) parts.push(`(${appInfo.url})`);
  }
  const agent = parts.filter(Boolean).join(" ");
  if (!/^[\x20-\x7e]*$/.test(agent)) throw new ConfigurationError("appInfo must be plain ASCII");
  return agent;
}
