// A response of the service before it is stamped: what handlers give and Idempotency-Keys keep.

/** A response without the stamps of `meta`. */
export type PlainResponse = { status: number; body: object; headers: Record<string, string> };
