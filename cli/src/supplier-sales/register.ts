// One run that registers supplier sales: opens the files and codes that remember items, and closes them whatever happens.
import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Interfaces } from "@oclif/core";
import { Failure } from "../failures/failure.ts";
import { lockFile } from "../files/file-lock.ts";
import type { Ask } from "../input/ask.ts";
import { readInput } from "../input/read.ts";
import { authorOf } from "../items/author.ts";
import { KnownCodes } from "../items/authority-codes.ts";
import { ServiceCodes } from "../items/external-codes.ts";
import { MemoryFile, memoryPath } from "../items/memory-file.ts";
import { recall, State } from "../sales-file/state.ts";
import { verifyKnown } from "../sales-file/verify-earlier.ts";
import { dayAtService } from "../service/local-day.ts";
import { type ChosenProfile, profilePath } from "../service/profile.ts";
import { standardOf } from "../service/tax-types.ts";
import { stopped } from "../transactions/outcome.ts";
import type { registeringFlags } from "./flags.ts";
import { readItemMap, SupplierItems } from "./items.ts";
import { type SyncOptions, syncPurchases } from "./sync.ts";

type Flags = Interfaces.InferredFlags<typeof registeringFlags> & {
  "dry-run": boolean;
  wait: boolean;
  timeout: number;
  author?: string | undefined;
  state?: string | undefined;
};

export type RegisterOptions = Pick<
  SyncOptions,
  | "client"
  | "sales"
  | "decide"
  | "branch"
  | "booksMonth"
  | "inputTaxMonths"
  | "signal"
  | "screen"
  | "rows"
  | "onRow"
> & { profile: ChosenProfile; flags: Flags; ask: Ask | undefined };

/** Registers the sales, or shows what would be registered. Returns how many items were registered. */
export async function registerSales({ profile, flags, ask, ...run }: RegisterOptions): Promise<number> {
  const { client, signal } = run;
  const { "item-map": pairs = [], "item-map-file": mapFile, "dry-run": dryRun } = flags;
  const map = readItemMap(pairs, mapFile === undefined ? undefined : await readInput(mapFile));
  const today = await dayAtService(client, run.branch);
  const taxTypes = await client.codes.taxTypes({ signal });
  const { base_url, environment, name } = profile;
  const statePath = flags.state ?? join(dirname(profilePath()), `purchase-items.${name}.jsonl`);
  await mkdir(dirname(statePath), { recursive: true, mode: 0o700 });
  const lock = await lockFile(statePath);
  const codes = new ServiceCodes(client, signal);
  let state: State | undefined;
  let memory: MemoryFile | undefined;
  try {
    // Items belong to the whole account: the state is of no branch.
    state = await State.open(statePath, await recall(statePath), { base_url, environment });
    memory = await MemoryFile.open(memoryPath(name), authorOf(flags.author));
    const rates = new Map(taxTypes.map(({ code, rate }) => [code, rate]));
    const standard = standardOf(taxTypes);
    const items = new SupplierItems({
      client,
      state,
      memory,
      codes,
      rates,
      standard,
      known: new KnownCodes(client, profile, signal),
      map,
      register: flags["register-items"],
      applyAbove: flags["apply-above"],
      ask,
      dryRun,
      signal,
    });
    await verifyKnown(client, state);
    await syncPurchases({
      ...run,
      items,
      purchase: {
        prefix: flags.prefix,
        paymentType: flags["payment-type"],
        claim: flags.claim,
        claim_month: flags["claim-month"],
        claim_reason: flags["claim-reason"],
        rates,
        standard,
      },
      dryRun,
      today,
      waitMs: flags.wait ? flags.timeout * 1000 : 0,
    });
    return items.registered;
  } catch (error) {
    if (error instanceof Failure && !signal.aborted) throw error;
    throw signal.aborted ? signal.reason : stopped(error, "run the same command again for the rest.");
  } finally {
    await memory?.save();
    await state?.close();
    await codes.flush().finally(() => lock.release());
  }
}
