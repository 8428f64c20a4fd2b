// Responsible for what passes between the double of the service and its routes.

/** A request as it arrived. */
export type Seen = { method: string; path: string; body: unknown; key: string; branch: string | undefined };

/** A route's response; `destroy` cuts the connection instead. */
export type FakeResponse = {
  status: number;
  body: Record<string, unknown>;
  headers?: Record<string, string>;
  destroy?: boolean;
};

/** A failure in the API's envelope. */
export function failure(
  status: number,
  code: string,
  message: string,
  more: Record<string, unknown> = {},
): FakeResponse {
  return { status, body: { status: "error", message, code, retryable: false, ...more } };
}
