// The file of an export, read in parts, so that a download can be continued and memory stays small.
import { TaxctlError } from "./errors.ts";
import type { Resources } from "./routes.ts";
import type { RequestOptions } from "./types.ts";

export type ReadExport = (
  exportId: string,
  options?: RequestOptions & {
    /** The position of the first byte to read. Default 0. */
    from?: number | undefined;
  },
) => AsyncGenerator<Uint8Array, void>;

const partBytes = 4 * 1024 * 1024;

/** Reads the file of a finished export from a position to its end, a part for each request. */
export async function* readExport(
  resource: Pick<Resources["exports"], "get" | "download">,
  ...[id, { from = 0, ...options } = {}]: Parameters<ReadExport>
): ReturnType<ReadExport> {
  const { bytes, status } = await resource.get(id, options);
  // The service explains an export without a file.
  if (status !== "ready") await resource.download(id, options);
  for (let at = from; at < bytes; ) {
    const headers = { ...options.headers, Range: `bytes=${at}-${Math.min(at + partBytes, bytes) - 1}` };
    const part = await resource.download(id, { ...options, headers }).withResponse();
    const whole = part.status === 200 ? part.data.subarray(at) : part.data;
    if (whole.length === 0)
      throw new TaxctlError(`The service sent no bytes from ${at} on`, { retryable: true });
    yield whole;
    at += whole.length;
  }
}
