// Names of taxpayers from the service's cache, which only fill gaps in the output.
import type { Taxctl } from "@taxctl/sdk";
import { isServiceFailure } from "../failures/describe.ts";

type Options = { branch: string | undefined; signal?: AbortSignal };

/** The name that the service has cached for a TIN; undefined without one. No control unit is called. */
export async function cachedName(
  client: Taxctl,
  tin: string,
  { branch, signal }: Options,
): Promise<string | undefined> {
  const query = { cached: true, ...(branch ? { branch_id: branch } : {}) };
  try {
    const { name } = await client.taxpayers.get(tin, query, { signal, maxRetries: 0 });
    return name ?? undefined;
  } catch (error) {
    // A missing name must not stop the command.
    if (signal?.aborted || !isServiceFailure(error)) throw error;
    return undefined;
  }
}
