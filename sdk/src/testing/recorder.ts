// Responsible for proving what an app calls: its requests are watched on their way, and held against openapi.yaml.
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { ClientRequest } from "node:http";
import { parseJson } from "../json.ts";
import { requireBaseUrl } from "../options.ts";
import { answerProblems, strictProblems } from "./answer.ts";
import { ContractError, sentence } from "./contract.ts";
import { findOperations, pathOf } from "./operations.ts";
import { lacksKey, readRequest } from "./request.ts";

/** A request that an app made. */
export type RecordedCall = {
  /** Undefined when openapi.yaml has no such operation. */
  operation: string | undefined;
  method: string;
  path: string;
  /** Undefined when it got no answer, or was not sent with `fetch`. */
  status: number | undefined;
  problems: string[];
};

export type Recorder = {
  /** Requests to the service, in order. */
  readonly calls: readonly RecordedCall[];
  /**
   * Throws a `ContractError` when a call is no operation of openapi.yaml, or request or answer are not as it says.
   * Requests that were not sent with `fetch` are held against it by method and path only.
   */
  verify(): void;
  /** Ends the watch. */
  stop(): void;
};

export type RecorderOptions = {
  /** Default: the URL that the client uses by default (`TAXCTL_BASE_URL`, else the local service). */
  baseUrl?: string | undefined;
  /**
   * True: a call also has a problem when it lacks the API key, or when its answer has a field, an `X-` header or an error
   * code that openapi.yaml doesn't know, or lacks a documented header. For services and mocks of this SDK's version;
   * newer services may add all of these. Default false.
   */
  strict?: boolean | undefined;
};

/** Asked for by `fetch` when a body is a stream. */
const HALF = { duplex: "half" } as const;

/**
 * Watches the requests that this process sends to the service, until `stop()`: those of the global `fetch` whole, those
 * of `node:http` (axios, got) by method and path. Nothing is held back or changed.
 *
 * @example
 * const recorder = recordCalls({ strict: true });
 * await runTheApp();
 * recorder.verify();
 */
export function recordCalls({ baseUrl, strict = false }: RecorderOptions = {}): Recorder {
  const calls: RecordedCall[] = [];
  const base = new URL(requireBaseUrl(baseUrl));
  const isOurs = (address: string) => {
    const { origin, pathname } = new URL(address);
    return origin === base.origin && pathname.startsWith(base.pathname);
  };
  const begin = (method: string, address: string): RecordedCall => {
    const path = pathOf(address);
    const [operation] = findOperations({ method, path });
    const problems = operation ? [] : ["is not an operation of openapi.yaml"];
    const call = { operation: operation?.id, method, path, status: undefined, problems };
    calls.push(call);
    return call;
  };
  const watched = globalThis.fetch;
  const watching: typeof globalThis.fetch = async (input, init) => {
    if (!isOurs(input instanceof Request ? input.url : String(input))) return watched(input, init);
    const [body, copy] = init?.body instanceof ReadableStream ? init.body.tee() : [init?.body, init?.body];
    const seen = new Request(input instanceof Request ? input.clone() : input, {
      ...init,
      body: copy,
      ...HALF,
    });
    const { method, url, headers } = seen;
    const call = begin(method, url);
    const [operation] = findOperations(call);
    if (operation) {
      const read = readRequest(operation, { method, url, headers, text: await seen.text() });
      call.problems.push(...read.problems.map(sentence));
      if (strict && lacksKey(operation, headers)) call.problems.push("the API key is missing");
    }
    const answer = await watched(input, init && { ...init, body });
    call.status = answer.status;
    if (operation) {
      const text = await answer.clone().text();
      const { status, headers } = answer;
      const given = { status, headers, body: parseJson(text) ?? text };
      const found = [
        ...answerProblems(operation, given),
        ...(strict ? strictProblems(operation, given) : []),
      ];
      call.problems.push(...found.map((problem) => `response ${status}: ${problem}`));
    }
    return answer;
  };
  const onHttp = (message: unknown) => {
    const { request } = Object(message) as { request: ClientRequest };
    const address = `${request.protocol}//${request.getHeader("host")}${request.path}`;
    if (URL.canParse(address) && isOurs(address)) begin(request.method, address);
  };
  globalThis.fetch = watching;
  subscribe("http.client.request.start", onHttp);
  return {
    calls,
    verify: () => {
      const found = calls.flatMap(({ method, path, problems }) =>
        problems.map((problem) => `${method} ${path}: ${problem}`),
      );
      if (found.length > 0) throw new ContractError("Not every call was", found);
    },
    stop: () => {
      unsubscribe("http.client.request.start", onHttp);
      if (globalThis.fetch === watching) globalThis.fetch = watched;
    },
  };
}
