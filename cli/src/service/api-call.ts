// A request to any path of the service: sending it for `api`, and classifying its response.
import { describe } from "../failures/describe.ts";
import type { Failure } from "../failures/failure.ts";
import { usageFailure } from "../failures/failure.ts";
import { jsonIn } from "../input/json.ts";
import { parseJson, readInput } from "../input/read.ts";
import { safeJson } from "../output/terminal.ts";
import type { ChosenProfile } from "./profile.ts";

const limitMs = 300_000;

type ApiRequest = { method: string; path: string; body: string | undefined; headers: Headers };

type ApiResponse = {
  status: number;
  headers: Headers;
  requestId: string | undefined;
  /** Parsed JSON, or the text of any other body. */
  data: unknown;
  /** The body for the terminal. */
  text: string;
  failure: Failure | undefined;
};

/** The body named by a flag: the text itself, a file after `@`, or standard input for `-`. It must be JSON. */
export async function readBody(data: string): Promise<string> {
  const text =
    data === "-" ? await readInput("-") : data.startsWith("@") ? await readInput(data.slice(1)) : data;
  parseJson(text, "The body");
  return text;
}

/** Headers written as `name: value`. The key's own header can't be set: it belongs to the profile. */
export function readHeaders(lines: readonly string[]): Headers {
  const headers = new Headers();
  for (const line of lines) {
    const at = line.indexOf(":");
    const name = line.slice(0, at).trim();
    if (at < 1 || !/^[\w!#$%&'*+.^`|~-]+$/.test(name))
      throw usageFailure(`--header ${line} is not 'name: value'`);
    if (name.toLowerCase() === "authorization")
      throw usageFailure("--header authorization is not taken", "Use --profile or TAXCTL_API_KEY.");
    headers.append(name, line.slice(at + 1).trim());
  }
  return headers;
}

/** Where a path leads: always the service of the profile, so that the key goes nowhere else. */
function apiUrl(baseUrl: string, path: string): URL {
  if (!path.startsWith("/"))
    throw usageFailure(`${path} is not a path`, "It begins with /, like /transactions/stats.");
  const url = new URL(`${baseUrl}${path}`);
  const base = new URL(baseUrl);
  if (url.origin !== base.origin || !url.pathname.startsWith(`${base.pathname}/`))
    throw usageFailure(`${path} leads away from ${baseUrl}`);
  return url;
}

/** Sends once, without retries, and returns the response whatever its status. */
export async function callApi(
  fetcher: typeof fetch,
  profile: ChosenProfile,
  request: ApiRequest,
): Promise<ApiResponse> {
  const { method, path, body, headers } = request;
  if (!/^(GET|POST|PUT|PATCH|DELETE)$/.test(method))
    throw usageFailure(`Unknown method: ${method}. Use GET, POST, PUT, PATCH or DELETE.`);
  headers.set("authorization", `Bearer ${profile.api_key}`);
  if (!headers.has("accept")) headers.set("accept", "application/json");
  if (profile.branch && !headers.has("x-branch-id")) headers.set("x-branch-id", profile.branch);
  if (body !== undefined) headers.set("content-type", "application/json");
  const url = apiUrl(profile.base_url, path);
  const init = { method, headers, redirect: "manual" as const, signal: AbortSignal.timeout(limitMs) };
  let response: Response;
  try {
    response = await fetcher(url, body === undefined ? init : { ...init, body });
  } catch (error) {
    const unanswered = new Error(`No response from ${profile.base_url}`, { cause: error });
    throw Object.assign(unanswered, { name: "ConnectionError", retryable: true });
  }
  return judge(response);
}

async function judge(response: Response): Promise<ApiResponse> {
  const { status, headers } = response;
  const text = await response.text();
  const data = jsonIn(text);
  const requestId = headers.get("x-request-id") ?? undefined;
  const shown = data === undefined ? text : process.stdout.isTTY ? safeJson(data) : text;
  const failure = response.ok ? undefined : describe(serviceError(status, data, requestId));
  return { status, headers, requestId, data: data ?? text, text: shown, failure };
}

/** The response in the shape of the SDK's errors, so that one place decides remedies and exit codes. */
function serviceError(status: number, data: unknown, requestId: string | undefined): Error {
  const body: Record<string, unknown> = typeof data === "object" && data !== null ? { ...data } : {};
  const message = typeof body.message === "string" ? body.message : `The service responded with ${status}`;
  const { code, errors, error, reason, transaction_id: transactionId } = body;
  return Object.assign(new Error(message), {
    status,
    code,
    errors,
    error,
    reason,
    transactionId,
    requestId,
    retryable: false,
  });
}
