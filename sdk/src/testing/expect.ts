// The assertion of the test kit: that a response of any client matches openapi.yaml.
import { ApiCall } from "../client/call.ts";
import { TaxctlError } from "../client/errors.ts";
import type { CheckedAnswer } from "../client/options.ts";
import { parseJson, textIn } from "../rules/json.ts";
import { ContractError } from "./contract.ts";
import { findOperations, type Operation, requireOperation } from "./operations.ts";
import { type GivenResponse, responseProblems } from "./response.ts";

/** A response of `fetch`, axios or supertest, a call or an error of the SDK, or the parts of a response. */
export type Checkable = CallEnd | PromiseLike<unknown>;
type CallEnd = Response | TaxctlError | AnswerParts;

/** The parts of a response, with `body` (supertest) or `data` (axios). The other fields name the operation. */
export type AnswerParts = {
  status: number;
  headers?: unknown;
  body?: unknown;
  data?: unknown;
  operation?: string;
  method?: string;
  path?: string;
  url?: string;
  request?: unknown;
  config?: unknown;
};

/**
 * The operation that was called (`createSale`), or method and path (`POST /sales`). Needed if the response doesn't contain
 * it: a `Response` of `fetch` has the URL but not the method.
 */
export type Called = string;

export type MatchOptions = {
  /**
   * True also reports fields, `X-` headers and error codes that openapi.yaml doesn't know, and missing documented headers if
   * the response has headers. For services and mocks of this SDK's version. Default false.
   */
  strict?: boolean | undefined;
};

type ReceivedParts = GivenResponse & {
  operation?: string | undefined;
  method?: string | undefined;
  path?: string | undefined;
};

/**
 * Asserts that a response matches openapi.yaml.
 *
 * @throws ContractError that names each difference
 * @example
 * await expectToMatchContract(await fetch(`${baseUrl}/sales/${id}`, { headers }));
 * await expectToMatchContract(client.sales.create(sale));
 */
export async function expectToMatchContract(
  response: Checkable,
  called?: Called,
  options?: MatchOptions,
): Promise<void> {
  const { what, problems } = await contractProblems(response, called, options);
  if (problems.length > 0) throw new ContractError(`${what} is not`, problems);
}

/** The problems of a response. `what` names the response in messages. */
export async function contractProblems(
  response: Checkable,
  called?: Called,
  { strict = false }: MatchOptions = {},
): Promise<{ what: string; problems: string[] }> {
  const received = await readParts(response);
  const candidates = candidatesOf(received, called);
  const name = candidates.map((one) => one.id).join(" or ");
  const what = `the response ${received.status} of ${name || called || received.path || "an unknown operation"}`;
  if (candidates.length === 0) {
    return {
      what,
      problems: ["the operation can't be determined: name it, such as createSale or POST /sales"],
    };
  }
  const found = candidates.map((operation) => responseProblems(operation, received, strict));
  const fewest = found.reduce((best, one) => (one.length < best.length ? one : best));
  return { what, problems: fewest };
}

/**
 * Validates every response against openapi.yaml, as `new Taxctl({ checkAnswer: answerCheck() })` during development.
 *
 * @param report called with the problems of a response; without it, the call fails
 */
export function answerCheck(
  report: (error: ContractError) => void = (error) => {
    throw error;
  },
): (response: CheckedAnswer) => void {
  return ({ operation, ...response }) => {
    const problems = responseProblems(requireOperation(operation), response);
    if (problems.length > 0) {
      report(new ContractError(`the response ${response.status} of ${operation} is not`, problems));
    }
  };
}

/** The parts of a response, which can still be read afterwards. */
export async function readParts(response: Checkable): Promise<ReceivedParts> {
  if (response instanceof TaxctlError) return partsOfError(response);
  if (response instanceof Response) {
    const text = await response.clone().text();
    const body = parseJson(text) ?? text;
    return { status: response.status, headers: response.headers, body, path: response.url || undefined };
  }
  if ("then" in response) return readParts(await settle(response));
  const parts = Object(response);
  const request = Object(parts.request);
  const config = Object(parts.config);
  const body: unknown = parts.body ?? parts.data;
  return {
    status: Number(parts.status),
    headers: headersOf(parts.headers),
    body: typeof body === "string" ? (parseJson(body) ?? body) : body,
    operation: textIn(parts.operation),
    method: textIn(parts.method ?? request.method ?? config.method),
    path: textIn(parts.path ?? parts.url ?? request.path ?? request.url ?? config.url),
  };
}

/** A call of the SDK results in its whole response, or in its error. */
async function settle(call: PromiseLike<unknown>): Promise<CallEnd> {
  try {
    return Object(call instanceof ApiCall ? await call.withResponse() : await call);
  } catch (error) {
    if (error instanceof TaxctlError) return error;
    throw error;
  }
}

function partsOfError(error: TaxctlError): ReceivedParts {
  if (error.status === undefined) throw error;
  return { status: error.status, body: error.raw, operation: error.operation };
}

function candidatesOf(
  { operation, method, path, status }: ReceivedParts,
  called: Called | undefined,
): Operation[] {
  const named = called ?? operation;
  if (named !== undefined && !/\s/.test(named)) return [requireOperation(named)];
  const [calledMethod, calledPath] = named?.trim().split(/\s+/) ?? [method, path];
  if (calledPath === undefined) return [];
  const found = findOperations({ method: calledMethod, path: calledPath });
  const documented = found.filter((one) => one.responses.has(status));
  return documented.length > 0 ? documented : found;
}

function headersOf(headers: unknown): Headers | undefined {
  if (headers instanceof Headers) return headers;
  if (typeof headers !== "object" || headers === null) return undefined;
  const entries = Object.entries(headers).filter(([, value]) => value != null);
  return new Headers(entries.map(([name, value]): [string, string] => [name, String(value)]));
}
