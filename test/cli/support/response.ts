// The requests of a command as a test sees them, and for the responses that a test gives in the service's place.

/** A request as it arrived. */
export type Seen = { method: string; path: string; body: unknown; branch: string | undefined };

export type Given = {
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
): Given {
  return { status, body: { status: "error", message, code, retryable: false, ...more } };
}

/** A list as one page. */
export function pageOf(data: readonly object[], more: object = {}): Given {
  const meta = { current_page: 1, per_page: 100, total: data.length, total_pages: 1, next_cursor: null };
  return { status: 200, body: { status: "success", data, meta: { ...meta, ...more } } };
}
