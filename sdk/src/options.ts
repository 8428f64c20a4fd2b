// Responsible for the client's options: defaults, environment variables, and refusing what can't work.
import { isSafeForKey, normalizeBaseUrl } from "./base-url.ts";
import type { Clock } from "./clock.ts";
import { ConfigurationError } from "./errors.ts";
import { CALL_RULES, CLIENT_RULES, optionProblems } from "./option-types.ts";
import type { Outcome } from "./retry.ts";
import type { RequestOptions } from "./types.ts";

/** What a hook is told of a request. It never holds the API key. */
export type RequestInfo = {
  operation: string;
  method: string;
  url: string;
  /** 1 for the first. */
  attempt: number;
  idempotencyKey: string | undefined;
};
export type ResponseInfo = RequestInfo & { status: number; requestId: string | undefined; elapsedMs: number };
/** `status` is undefined when there was no answer. */
export type RetryInfo = Omit<ResponseInfo, "status"> & {
  status: number | undefined;
  code: string | undefined;
  delayMs: number;
};

/** `kind`: no byte was sent, the answer was lost, it did not come in time, or the caller aborted. */
export type FailureInfo = RequestInfo & {
  kind: "unsent" | "lost" | "timeout" | "aborted";
  elapsedMs: number;
  cause: unknown;
};

/** A warning in the response of a call that succeeded. */
export type WarningInfo = {
  operation: string;
  requestId: string | undefined;
  code: string;
  message: string;
  field?: string | undefined;
};

/**
 * Called for each attempt, in this order: request, then response or failure, then retry if there is one. At the end of
 * a successful call, `onWarning` is called once for each of its warnings.
 */
export type Hooks = {
  onRequest?: ((info: RequestInfo) => void) | undefined;
  onResponse?: ((info: ResponseInfo) => void) | undefined;
  onFailure?: ((info: FailureInfo) => void) | undefined;
  onRetry?: ((info: RetryInfo) => void) | undefined;
  onWarning?: ((info: WarningInfo) => void) | undefined;
};

/** Runs around calls and their attempts; `@taxctl/sdk/opentelemetry` makes spans of them. */
export type Instrumentation = {
  /** Around a whole call, its attempts and waits included. Must give what `run` gives, or throw what it throws. */
  call<Given>(info: { operation: string }, run: () => Promise<Given>): Promise<Given>;
  /** Around one attempt. `setHeader` adds a header to its request, such as `traceparent`. */
  attempt<Given extends { outcome: Outcome; cause?: unknown }>(
    info: RequestInfo,
    setHeader: (name: string, value: string) => void,
    run: () => Promise<Given>,
  ): Promise<Given>;
};

/** What `checkAnswer` is given: an answer that the service gave, whether success or failure. */
export type CheckedAnswer = { operation: string; status: number; headers: Headers; body: unknown };

type Log = (message: string, fields: Record<string, unknown>) => void;
/** Levels that are left out are not logged; `console` is one. No key and no body is ever logged. */
export type Logger = { [Level in "debug" | "info" | "warn" | "error"]?: Log | undefined };
const LOG_LEVELS = ["debug", "info", "warn", "error", "off"] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export type TaxctlOptions = {
  /** Default: the environment variable `TAXCTL_API_KEY`. */
  apiKey?: string | undefined;
  /**
   * In place of an API key: the session of a person who signed in with `sessions.create`. `token` is the value of the session's
   * cookie; without it, only operations that need no sign-in work. `account` is needed by people of several accounts.
   */
  session?: { token?: string | undefined; account?: number | undefined } | undefined;
  /** Ends in `/api/v1`. Default: `TAXCTL_BASE_URL`, else `http://127.0.0.1:8080/api/v1`. */
  baseUrl?: string | undefined;
  /**
   * True to send the key over plain http to other machines too, in a network that you trust. Default:
   * `TAXCTL_ALLOW_HTTP=1`, else false: plain http goes to this machine only.
   */
  allowHttp?: boolean | undefined;
  /** The branch (`bhf_id`) of calls that do not name one. */
  branch?: string | undefined;
  /** Limit of one attempt. Default 60,000; 300,000 for calls that the service passes on to the control unit. */
  timeoutMs?: number | undefined;
  /**
   * Limit of a whole call: its attempts, the waits between them, and the wait for the client's own pace, after which the
   * call ends with `RateLimitError`. Default 600,000: enough for 600 calls at once with a key of 60 requests a minute.
   */
  totalTimeoutMs?: number | undefined;
  /** How often a failed attempt is repeated. Default 2. */
  maxRetries?: number | undefined;
  /**
   * The longest wait that a 429 can cause. A call that the service asks to wait longer ends with `RateLimitError` at
   * once, and other calls of the key are held back no longer than this. Default 60,000.
   */
  maxRateLimitWaitMs?: number | undefined;
  /** False: send at once, whatever the rate limit. Default true. */
  pace?: boolean | undefined;
  /** Used instead of the global `fetch`, for a proxy or an agent of your own. */
  fetch?: typeof globalThis.fetch | undefined;
  hooks?: Hooks | undefined;
  /** For tracing, like `openTelemetry()` of `@taxctl/sdk/opentelemetry`. */
  instrumentation?: Instrumentation | undefined;
  /** Told of attempts (debug), waits for the rate limit (info), retries (warn) and calls without an answer (error). */
  logger?: Logger | undefined;
  /** Nothing below it is logged. Default `debug`: whatever the logger takes. */
  logLevel?: LogLevel | undefined;
  /**
   * For development: called with every answer, and what it throws fails the call. `answerCheck()` of
   * `@taxctl/sdk/testing` holds answers against the interface. Not for production: a signed sale would look failed.
   */
  checkAnswer?: ((answer: CheckedAnswer) => void) | undefined;
  /** Your program, added to the `User-Agent`. */
  appInfo?: { name: string; version?: string | undefined; url?: string | undefined } | undefined;
  /** An API key does not belong into a browser: anybody there can read it. True to go on all the same. */
  dangerouslyAllowBrowser?: boolean | undefined;
  /** For tests: time that need not pass. */
  clock?: Clock | undefined;
};

/** The version in package.json. */
export const VERSION = "0.1.0";
export const DEFAULT_BASE_URL = "http://127.0.0.1:8080/api/v1";

/** Reads `process.env` where there is one. */
function environment(name: string): string | undefined {
  return typeof process === "undefined" ? undefined : process.env?.[name] || undefined;
}

/** Throws one `ConfigurationError` that lists everything that can't work. */
export function requireOptions(options: TaxctlOptions): void {
  requireAll(optionProblems(options, CLIENT_RULES), [
    ["dangerouslyAllowBrowser", () => refuseBrowser(options.dangerouslyAllowBrowser)],
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
  requireAll(optionProblems(options, CALL_RULES), [
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
  const url = normalizeBaseUrl(baseUrl ?? fromEnvironment ?? DEFAULT_BASE_URL);
  if (url !== undefined) return url;
  const name = fromEnvironment === undefined ? "baseUrl" : "TAXCTL_BASE_URL";
  throw new ConfigurationError(`${name} is not a URL like ${DEFAULT_BASE_URL}`);
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
  if (isHeader(name, value ?? "")) return;
  throw new ConfigurationError(`${what} can't be sent as a header: it must be one line of plain ASCII`);
}

function isHeader(name: string, value: string): boolean {
  try {
    new Headers().set(name, value);
    return true;
  } catch {
    return false;
  }
}

function refuseBrowser(allowed: boolean | undefined): void {
  if (allowed || !("window" in globalThis && "document" in globalThis)) return;
  throw new ConfigurationError(
    "Use the SDK on a server: in a browser anybody can read the API key (dangerouslyAllowBrowser)",
  );
}

/** The logger without the levels below the one that was chosen. */
export function requireLogger(logger: Logger = {}, level: LogLevel = "debug"): Logger {
  const lowest = LOG_LEVELS.indexOf(level);
  if (lowest < 0) throw new ConfigurationError(`logLevel must be one of ${LOG_LEVELS.join(", ")}`);
  const kept: Logger = {};
  for (const name of LOG_LEVELS.slice(lowest)) {
    if (name !== "off") kept[name] = (message, fields) => logger[name]?.(message, fields);
  }
  return kept;
}

/** Like `taxctl-sdk/0.1.0 node/24.21.0 myshop/2.1 (https://shop.example)`. */
export function userAgent(appInfo: TaxctlOptions["appInfo"]): string {
  const runtime = typeof process === "undefined" ? undefined : process.versions?.node;
  const parts = [`taxctl-sdk/${VERSION}`, runtime && `node/${runtime}`];
  if (appInfo) {
    parts.push(appInfo.version ? `${appInfo.name}/${appInfo.version}` : appInfo.name);
    if (appInfo.url) parts.push(`(${appInfo.url})`);
  }
  const agent = parts.filter(Boolean).join(" ");
  if (!/^[\x20-\x7e]*$/.test(agent)) throw new ConfigurationError("appInfo must be plain ASCII");
  return agent;
}
