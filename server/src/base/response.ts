// A response before it is completed: returned by handlers, and stored for an Idempotency-Key.

/** A response without the stamps of `meta`. */
export type PlainResponse = { status: number; body: object; headers: Record<string, string> };

/** The response of an operation that succeeded. */
export function success<Body extends object>(body: Body) {
  return { status: 200 as const, body: { status: "success" as const, ...body } };
}

/** The response of an operation that created a record. */
export function created<Body extends object>(body: Body) {
  return { ...success(body), status: 201 as const };
}
