// Calls operations inside the process, exactly as a request by HTTP would: authentication, roles, environment, validation, audit.

import { hash } from "node:crypto";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import type { operations } from "@taxctl/sdk/rules/openapi";
import { type InjectOptions, inject } from "light-my-request";
import { pause } from "../../base/timers.ts";
import {
  type Operation,
  type OperationId,
  operationList,
  type Request,
} from "../../core/context/operations.ts";
import type { Dispatch } from "../../http/console.ts";

type Json<Response> = Response extends { content: { "application/json": infer Body } } ? Body : never;
type Responses<Id extends OperationId> = operations[Id]["responses"];

/** The body of an operation's success. */
export type BodyOf<Id extends OperationId> = Json<Responses<Id>[keyof Responses<Id> & (200 | 201 | 202)]>;

/** The content of one record or a list: the `data` of a successful response. */
export type DataOf<Id extends OperationId> = BodyOf<Id> extends { data: infer Data } ? Data : never;

/** Why an operation failed, as in its response. */
export type Problem = {
  status: number;
  code: string;
  message: string;
  /** The words of the control unit or of the network. */
  detail?: string;
  /** Messages by field. */
  errors?: Record<string, string[]>;
  /** The document that was stored although its outcome is not known. */
  transaction_id?: string;
};

/** An operation without which a page can't be shown failed. */
export class CallFailed extends Error {
  override readonly name = "CallFailed";
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.message);
    this.problem = problem;
  }
}

export type Result<Id extends OperationId> =
  | { ok: true; status: number; body: BodyOf<Id> }
  | { ok: false; problem: Problem };

/** The input of an operation. The defaults of openapi.yaml are filled in. */
export type Input<Id extends OperationId> = {
  params?: Request<Id>["params"];
  query?: Partial<Request<Id>["query"]>;
  body?: Partial<Request<Id>["body"]>;
  /** The branch that it is about, by its `bhf_id`. */
  branch?: string;
};

/** The input of any operation, as it is sent. */
type AnyInput = { params?: unknown; query?: unknown; body?: unknown; branch?: string };

export type StoredFile = { type: string; bytes: Buffer };

/** A file of any size, as it is read. */
export type Download = { status: number; headers: Record<string, string>; body: Readable };

/** The headers that a browser needs for a download, and to resume an interrupted one. */
const downloadHeaders = ["content-length", "content-disposition", "content-range", "accept-ranges", "etag"];

/** Calls operations for one request of a browser, with its session. */
export type Caller = {
  /** The response of an operation, success or failure. */
  call<Id extends OperationId>(id: Id, input?: Input<Id>): Promise<Result<Id>>;
  /** The body of an operation's success. @throws CallFailed */
  read<Id extends OperationId>(id: Id, input?: Input<Id>): Promise<BodyOf<Id>>;
  /** The file that an operation responds with. @throws CallFailed */
  readFile<Id extends OperationId>(id: Id, input: Input<Id>, accept: string): Promise<StoredFile>;
  /** The file that an operation responds with, or the part that the browser requests. @throws CallFailed */
  download<Id extends OperationId>(id: Id, input: Input<Id>): Promise<Download>;
  /** The same caller in an account and environment. */
  within(scope: Scope): Caller;
  /** The value of `Set-Cookie` for the browser, if a call gave one. */
  readonly setCookie: string | undefined;
  /** The session's token, if the browser has one. */
  readonly token: string | undefined;
};

export type Scope = { account: number; environment: "live" | "sandbox" };

export type BrowserRequest = {
  requestId: string;
  /** `cookie` is the session's alone. */
  headers: Record<string, string | undefined>;
  /** The part of a download that the browser requests. */
  ranges: Record<string, string>;
  address: string;
  /** Whether the browser requests a change. The console has checked where the request comes from. */
  isUnsafe: boolean;
  signal: AbortSignal;
  /** Of the form that was sent: one form changes things once. */
  requestKey: () => string | undefined;
};

/** A form that is sent again while it is still carried out gets the same result: how often, and how long, it waits. */
const mostRounds = 120;
const roundMs = 250;

/** Operations that only read, although they are POST. */
const lookUps: readonly OperationId[] = ["searchSales", "searchPurchases", "showInvitation"];
const found = new Map<OperationId, Operation>(operationList.map((operation) => [operation.id, operation]));

export function operationOf(id: OperationId): Operation {
  const operation = found.get(id);
  if (!operation) throw new Error(`there is no operation ${id}`);
  return operation;
}

const cookiePattern = /^([\w-]+)=([^;]*)/;

function urlOf({ path }: Operation, prefix: string, input: AnyInput): string {
  const values: Record<string, unknown> = { ...Object(input.params) };
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(values[name])));
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(Object(input.query)))
    if (value !== undefined && value !== "") query.set(name, String(value));
  return `${prefix}${filled}${query.size > 0 ? `?${query}` : ""}`;
}

export function createCaller(dispatch: Dispatch, request: BrowserRequest): Caller {
  const { requestId, headers, ranges, address, isUnsafe, signal, requestKey } = request;
  // As later calls see it after one that changed it.
  const jar = {
    cookie: headers.cookie,
    setCookie: undefined as string | undefined,
  };

  function requestOf(
    id: OperationId,
    input: AnyInput,
    scope?: Scope,
    accept = "application/json",
  ): InjectOptions {
    const operation = operationOf(id);
    if (!isUnsafe && operation.method !== "get" && !lookUps.includes(id))
      throw new Error(`a page that is only looked at may not call ${id}`);
    const prefix = scope?.environment === "sandbox" ? "/sandbox/api/v1" : "/api/v1";
    const takesKey = operation.parameters.some(({ name }) => name === "Idempotency-Key");
    const key = takesKey && !lookUps.includes(id) ? requestKey() : undefined;
    const payload = input.body ? JSON.stringify(input.body) : "";
    // The same form with the same content acts once for each branch; corrected content is another request.
    const content = hash("sha256", `${input.branch ?? ""} ${payload}`).slice(0, 16);
    const sent: Record<string, string | undefined> = {
      ...headers,
      accept,
      cookie: jar.cookie,
      "x-request-id": requestId,
      "sec-fetch-site": "same-origin",
      "x-account": scope && String(scope.account),
      "x-branch-id": input.branch,
      "idempotency-key": key === undefined ? undefined : `${key}-${content}`,
      "content-type": input.body ? "application/json" : undefined,
    };
    return {
      method: operation.method.toUpperCase() as "GET",
      url: urlOf(operation, prefix, input),
      headers: Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined)),
      remoteAddress: address,
      signal,
      ...(input.body ? { payload } : {}),
    };
  }

  async function send(...request: Parameters<typeof requestOf>) {
    const response = await inject(dispatch, requestOf(...request));
    const given = response.headers["set-cookie"];
    const setCookie = Array.isArray(given) ? given[0] : given;
    if (setCookie !== undefined) {
      jar.setCookie = setCookie;
      const [, name, value] = cookiePattern.exec(setCookie) ?? [];
      jar.cookie = value ? `${name}=${value}` : undefined;
    }
    return response;
  }

  function problemOf(status: number, payload: string): Problem {
    const { code, message, error, errors, transaction_id } = JSON.parse(payload) as Problem & {
      error?: unknown;
    };
    return {
      status,
      code,
      message,
      ...(typeof error === "string" && { detail: error }),
      ...(errors && { errors }),
      ...(transaction_id && { transaction_id }),
    };
  }

  function createScoped(scope: Scope | undefined): Caller {
    const call: Caller["call"] = async (id, input = {}) => {
      for (let rounds = 1; ; rounds++) {
        const { statusCode: status, payload } = await send(id, input, scope);
        if (status < 400) return { ok: true, status, body: JSON.parse(payload) };
        const problem = problemOf(status, payload);
        if (problem.code !== "idempotency_in_progress" || rounds === mostRounds)
          return { ok: false, problem };
        await pause(roundMs, signal);
      }
    };
    return {
      call,
      async read(id, input) {
        const result = await call(id, input);
        if (!result.ok) throw new CallFailed(result.problem);
        return result.body;
      },
      async readFile(id, input, accept) {
        const { statusCode, payload, rawPayload, headers } = await send(id, input, scope, accept);
        if (statusCode >= 400) throw new CallFailed(problemOf(statusCode, payload));
        return { type: String(headers["content-type"]), bytes: rawPayload };
      },
      async download(id, input) {
        const accept = "application/octet-stream, application/json";
        const request = requestOf(id, input, scope, accept);
        const response = await inject(dispatch, {
          ...request,
          headers: { ...request.headers, ...ranges },
          payloadAsStream: true,
        });
        const { statusCode: status, headers: given } = response;
        const body = response.stream();
        if (status >= 400) throw new CallFailed(problemOf(status, await text(body)));
        const kept = downloadHeaders.flatMap((name) => {
          const value = given[name];
          return value === undefined ? [] : [[name, String(value)]];
        });
        return { status, headers: Object.fromEntries(kept), body };
      },
      within: createScoped,
      get setCookie() {
        return jar.setCookie;
      },
      get token() {
        return jar.cookie?.slice(jar.cookie.indexOf("=") + 1) || undefined;
      },
    };
  }
  return createScoped(undefined);
}
