// Waiting until the service has written an export.
import { setTimeout as delay } from "node:timers/promises";
import type { Export, Taxctl } from "@taxctl/sdk";
import { exitCodes } from "../failures/exit-codes.ts";
import { Failure } from "../failures/failure.ts";

const pollMs = [200, 500, 1_000, 2_000];

/** @throws Failure when the export fails, or isn't finished in time. */
export async function waitForExport(
  client: Taxctl,
  id: string,
  { timeoutMs, signal }: { timeoutMs: number; signal: AbortSignal },
): Promise<Export> {
  const deadline = performance.now() + timeoutMs;
  for (let poll = 0; ; poll++) {
    const found = await client.exports.get(id, { signal });
    if (found.status === "ready") return found;
    if (found.status === "failed")
      throw new Failure(`The export failed: ${found.error}`, {
        code: "export_not_ready",
        remedy: "Create it again, for fewer days if it has too many rows.",
        data: found,
      });
    if (performance.now() > deadline)
      throw new Failure(`The export ${id} is not finished, it has ${found.rows} rows so far`, {
        code: "still_pending",
        exitCode: exitCodes.pending,
        remedy: `Download it later: taxctl exports download ${id}`,
        data: found,
      });
    await delay(pollMs[poll] ?? pollMs.at(-1), undefined, { signal });
  }
}
