// The rules by which the client and the CLI read a base URL, and decide where plain http may go.

/**
 * The URL without a slash at its end, with `/api/v1` if it has no path; undefined if it is not an http or https URL or
 * has more than host and path.
 */
export function normalizeBaseUrl(text: string): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  if (url.username || url.password || url.search || url.hash) return undefined;
  if (url.pathname === "/") url.pathname = "/api/v1";
  return url.href.replace(/\/+$/, "");
}

/** Whether a key sent to this URL stays on this machine or is encrypted on its way. */
export function isSafeForKey(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === "https:" || /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}
