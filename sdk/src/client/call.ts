// The result of a method: a promise of the data that can also return the whole response.
import type { ResponseWarning } from "../rules/openapi.ts";

/** The whole response of a call. */
export type Reply<Data, Body = unknown> = {
  /** The operation that was called, like `createSale`. */
  operation: string;
  /** The value that you get when you await the call. */
  data: Data;
  /** The whole body of the response: `message`, `meta` and the rest. */
  body: Body;
  status: number;
  headers: Headers;
  requestId: string | undefined;
  /** The warnings of a call that succeeded (`meta.warnings`). Usually empty. */
  warnings: readonly ResponseWarning[];
  /** The `Idempotency-Key` of the call, if it had one. */
  idempotencyKey: string | undefined;
};

/** A handler of a failure. A method, so that code may name the class that it expects: `(error: Error) => …`. */
type OnRejected<Caught> = { handle(reason: unknown): Caught | PromiseLike<Caught> }["handle"];

/**
 * A call in progress. Await it for the data, or call `withResponse()` for the data with the whole body, status and headers.
 *
 * @example
 * const sale = await client.sales.create(body);
 * const { data, body, requestId } = await client.sales.create(body).withResponse();
 */
export class ApiCall<Data, Body = unknown> implements Promise<Data> {
  readonly [Symbol.toStringTag] = "ApiCall";
  readonly #reply: Promise<Reply<Data, Body>>;

  constructor(reply: Promise<Reply<Data, Body>>) {
    this.#reply = reply;
  }

  withResponse(): Promise<Reply<Data, Body>> {
    return this.#reply;
  }

  // biome-ignore lint/suspicious/noThenProperty: a call is a promise
  then<Kept = Data, Caught = never>(
    onFulfilled?: ((data: Data) => Kept | PromiseLike<Kept>) | null,
    onRejected?: OnRejected<Caught> | null,
  ): Promise<Kept | Caught> {
    return this.#reply.then((reply) => reply.data).then(onFulfilled, onRejected);
  }

  catch<Caught = never>(onRejected?: OnRejected<Caught> | null): Promise<Data | Caught> {
    return this.then(undefined, onRejected);
  }

  finally(onFinally?: (() => void) | null): Promise<Data> {
    return this.#reply.then((reply) => reply.data).finally(onFinally);
  }
}
