// Responsible for what a method returns: a promise of the data that can also show the whole answer.
import type { ResponseWarning } from "./openapi.ts";

/** The whole answer of a call. */
export type Reply<Data, Body = unknown> = {
  /** The operation that was called, like `createSale`. */
  operation: string;
  /** What awaiting the call gives. */
  data: Data;
  /** The whole envelope: `message`, `meta` and the rest. */
  body: Body;
  status: number;
  headers: Headers;
  requestId: string | undefined;
  /** The warnings of a call that succeeded (`meta.warnings`); mostly empty. */
  warnings: readonly ResponseWarning[];
  /** The key that the call was sent with, if it carried one. */
  idempotencyKey: string | undefined;
};

/**
 * A call under way. Awaiting it gives the data; `withResponse()` gives the same with the envelope, status and headers.
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
    onRejected?: ((reason: unknown) => Caught | PromiseLike<Caught>) | null,
  ): Promise<Kept | Caught> {
    return this.#reply.then((reply) => reply.data).then(onFulfilled, onRejected);
  }

  catch<Caught = never>(
    onRejected?: ((reason: unknown) => Caught | PromiseLike<Caught>) | null,
  ): Promise<Data | Caught> {
    return this.then(undefined, onRejected);
  }

  finally(onFinally?: (() => void) | null): Promise<Data> {
    return this.#reply.then((reply) => reply.data).finally(onFinally);
  }
}
