// One caller alone, inside the service: stored through the intake, and in a transaction of its own.
import type { Service } from "../../server/src/core/context/context.ts";
import { storeBatch } from "../../server/src/core/transactions/batch.ts";
import { median } from "./figures.ts";
import { contextOf, entryOf } from "./queue.ts";
import { itemCodes } from "./sale.ts";
import { seed } from "./seed.ts";

export type Lone = { intakeMs: number; ownMs: number };

/** Medians of both ways, taken in turns. */
export async function loneCaller(service: Service, rounds: number): Promise<Lone> {
  const [account] = await seed(service, { accounts: 1, branches: 1 });
  if (!account) throw new Error("nothing was seeded");
  const context = await contextOf(service, account, "00");
  const ms: Record<"intake" | "own", number[]> = { intake: [], own: [] };
  for (let round = 0; round < rounds * 2; round++) {
    const entry = await entryOf(context, itemCodes);
    const startedMs = performance.now();
    if (round % 2 === 0) await service.intake.add(entry);
    else await service.db.transaction((trx) => storeBatch(trx, [entry], service.clock.now()));
    ms[round % 2 === 0 ? "intake" : "own"].push(performance.now() - startedMs);
  }
  return { intakeMs: median(ms.intake), ownMs: median(ms.own) };
}
