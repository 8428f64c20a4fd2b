// Recording the calls of an app and validating them against openapi.yaml.
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { ClientRequest } from "node:http";
import { requireBaseUrl } from "../client/options.ts";
import { ContractError, sentence } from "./contract.ts";
import { readParts } from "./expect.ts";
import { findOperations, pathOf } from "./operations.ts";
import { credentialProblem, readRequest } from "./request.ts";
import { responseProblems } from "./response.ts";

/** A request that an app made. */
export type RecordedCall = {
  /** Undefined if openapi.yaml has no such operation. */
  operation: string | undefined;
  method: string;
  path: string;
  /** Undefined if there was no response, or if the request was not sent with `fetch`. */
  status: number | undefined;
  problems: string[];
};

export type Recorder = {
  /** Requests to the service, in order. */
  readonly calls: readonly RecordedCall[];
  /**
   * Throws a `ContractError` if openapi.yaml has no operation for a call, or if a request or response breaks its rules.
   * Of requests that were not sent with `fetch`, only method and path are checked.
   */
  verify(): void;
  /** Stops the recording. */
  stop(): void;
};

export type RecorderOptions = {
  /** Default: the URL that the client uses by default (`TAXCTL_BASE_URL`, else the local service). */
  baseUrl?: string | undefined;
  /**
   * True also reports a missing API key or session, a missing documented header, and fields, `X-` headers and error codes of
   * responses that openapi.yaml doesn't know. Standard headers of web servers, such as `X-Frame-Options`, are allowed. For
   * services and mocks of this SDK's version: newer services can add all of these. Default false.
   */
  strict?: boolean | undefined;
};

/** `fetch` needs it if a body is a stream. */
const half = { duplex: "half" } as const;

/**
 * Records the requests that this process sends to the service, until `stop()`: requests of the global `fetch` completely,
 * requests of `node:http` (axios, got) by method and path. It changes no request and no response.
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
      ...half,
    });
    const { method, url, headers } = seen;
    const call = begin(method, url);
    const [operation] = findOperations(call);
    if (operation) {
      const read = readRequest(operation, { method, url, headers, text: await seen.text() });
      call.problems.push(...read.problems.map(sentence));
      const lacking = strict ? credentialProblem(operation, headers) : undefined;
      if (lacking !== undefined) call.problems.push(lacking);
    }
    const response = await watched(input, init && { ...init, body });
    call.status = response.status;
    if (operation) {
      const found = responseProblems(operation, await readParts(response), strict);
      call.problems.push(...found.map((problem) => `response ${response.status}: ${problem}`));
    }
    return response;
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
