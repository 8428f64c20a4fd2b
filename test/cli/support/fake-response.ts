// Responsible for the requests that a fake service receives, and for the responses that a test gives in its place.

/** A request as it arrived. */
export type Seen = { method: string; path: string; body: unknown; key: string; branch: string | undefined };

export type FakeResponse = {
  status: number;
  body: Record<string, unknown>;
  headers?: Record<string, string>;
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

/** A list as one page. */
export function pageOf(data: readonly object[], more: object = {}): FakeResponse {
  const meta = { current_page: 1, per_page: 100, total: data.length, total_pages: 1, next_cursor: null };
  return { status: 200, body: { status: "success", data, meta: { ...meta, ...more } } };
}
