// The types between the generated API types and the client: bodies, results, options.

import type { operations } from "../rules/openapi.ts";
import type { ApiCall } from "./call.ts";

/** The name of an operation of the API, such as `createSale`. */
export type OperationId = keyof operations;

/** One line of the generated table: how a method of the client becomes a request. */
export type Route = {
  readonly operation: OperationId;
  /** `GET` by default. */
  readonly method?: "POST" | "PUT" | "PATCH" | "DELETE";
  readonly path: string;
  /** Names of the path parameters, which are the method's first arguments; none by default. */
  readonly params?: readonly string[];
  readonly body?: true;
  readonly query?: true;
  /** The place of the cursor or page number, if the operation has pages. */
  readonly paging?: "query" | "body";
  /** The operation takes the header `X-Branch-ID`. */
  readonly branch?: true;
  /** It stores a transaction, so its outcome must be known: see `OutcomeUnknownError`. */
  readonly submission?: true;
  /** A POST that changes nothing, so it is retried without an idempotency key, as all other methods are. */
  readonly repeatable?: true;
  /** It takes no idempotency key, so a request without a response is not retried. */
  readonly unkeyed?: true;
  /** The service calls the control unit before it responds, which may take minutes. */
  readonly direct?: true;
};

type Json<Content> = Content extends { content: { "application/json": infer Body } } ? Body : never;
type Responses<Id extends OperationId> = operations[Id]["responses"];
type BodyOf<Id extends OperationId, Status extends number> = Status extends keyof Responses<Id>
  ? Json<Responses<Id>[Status]>
  : never;

/** The request body of an operation. */
export type Body<Id extends OperationId> = operations[Id] extends { requestBody?: infer Content }
  ? Json<NonNullable<Content>>
  : never;

/** The query parameters of an operation. */
export type Query<Id extends OperationId> = NonNullable<operations[Id]["parameters"]["query"]>;

/** The whole body of an operation's response 200 or 201, or of 202 if it has no other success. */
export type Envelope<Id extends OperationId> = [BodyOf<Id, 200 | 201>] extends [never]
  ? BodyOf<Id, 202>
  : BodyOf<Id, 200 | 201>;

/** The whole body of an operation's response 202. */
export type Accepted<Id extends OperationId> = BodyOf<Id, 202>;

/**
 * The value of an awaited call: `data` of the response, merged with other fields of the body such as `period` of the
 * statistics. The whole body if it has no `data`.
 */
export type Result<Id extends OperationId> = Unwrapped<Envelope<Id>>;

/** The value of an awaited asynchronous submission. If the sale was signed before, it has the result and `status: "success"`. */
export type Submitted<Id extends OperationId> =
  | Unwrapped<Accepted<Id>>
  | (Result<Id> & { status: "success" });

/** The result of a submitting method; `Async` is the type of its option `async`. One signature, so that a wrong body has one error. */
export type SubmitCall<Id extends OperationId, Async> = [Async] extends [true]
  ? ApiCall<Submitted<Id>, Envelope<Id> | Accepted<Id>>
  : [Async] extends [false | undefined]
    ? ApiCall<Result<Id>, Envelope<Id>>
    : ApiCall<Result<Id> | Submitted<Id>, Envelope<Id> | Accepted<Id>>;

/** The result of a method that can return a file; `Format` is the type of its query's `format`. One signature, so that a wrong query has one error. */
export type FileCall<Id extends OperationId, Format> = [Format] extends ["pdf"]
  ? ApiCall<Uint8Array, Uint8Array>
  : [Format] extends ["json" | undefined]
    ? ApiCall<Result<Id>, Envelope<Id>>
    : ApiCall<Result<Id> | Uint8Array, Envelope<Id> | Uint8Array>;

/** One row of an operation that returns pages. */
export type Row<Id extends OperationId> =
  Envelope<Id> extends { data: readonly (infer Found)[] } ? Found : never;

type Unwrapped<Whole> = Whole extends { data: infer Data }
  ? Data extends readonly unknown[]
    ? Data
    : Merged<Data, Omit<Whole, "status" | "message" | "data" | "meta">>
  : Whole;
type Merged<Data, Extra> = keyof Extra extends never ? Data : Data & Extra;

/** Options of a single call, in place of the client's. */
export type RequestOptions = {
  apiKey?: string | undefined;
  /** The branch (`bhf_id`), sent as `X-Branch-ID`. */
  branch?: string | undefined;
  /** Additional headers. Null removes a header of the SDK. */
  headers?: Record<string, string | null> | undefined;
  /** Time limit of one attempt. */
  timeoutMs?: number | undefined;
  /** Time limit of the whole call: its attempts, the waits between them, and the time in the client's queue (then `RateLimitError`). */
  totalTimeoutMs?: number | undefined;
  /** How often the client retries a failed attempt. */
  maxRetries?: number | undefined;
  /** Aborts the call, also while it waits. It then rejects with the signal's reason. */
  signal?: AbortSignal | undefined;
  /** The service carries out a call with the same key once in 24 hours. Default: the SDK makes a key. POST only. */
  idempotencyKey?: string | undefined;
};

/** Options of a call that submits a transaction. */
export type SubmitOptions = RequestOptions & {
  /** True stores the submission and returns without waiting for the control unit. */
  async?: boolean | undefined;
};
