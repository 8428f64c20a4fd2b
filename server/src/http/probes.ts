// The two probes for operators: /healthz shows that the process runs, /readyz whether it should get requests.

import type { Context as KoaContext, Next } from "koa";
import { monotonicMs } from "../base/clock.ts";
import { DatabaseLost } from "../base/database-lost.ts";
import { UnavailableError } from "../base/errors.ts";
import type { Service } from "../core/context/context.ts";

/** Without one successful statement for so long, the process can't serve anything. */
const silentLimitMs = 60_000;

/** Responds to the probes; passes other requests on. `isDraining`: the process is stopping. */
export function createProbes({ db, databaseWatch }: Service, isDraining: () => boolean) {
  let checking: Promise<void> | undefined;

  let lacking = 0;

  async function check(): Promise<void> {
    await db.ping();
    lacking = (await db.pendingMigrations()).length;
  }

  /** A slow database, or a full disk, is no reason to send callers away: reads work, and writes get 503 with the reason. */
  async function requireReady(): Promise<void> {
    // For any number of probes, the database is asked once.
    checking ??= check().finally(() => {
      checking = undefined;
    });
    try {
      await databaseWatch.within(checking);
    } catch (error) {
      const isSilent = monotonicMs() - db.lastSuccessMs() >= silentLimitMs;
      if (!(error instanceof DatabaseLost) || isSilent) throw error;
    }
    if (lacking === 0) return;
    throw new UnavailableError(`The database lacks ${lacking} migration(s): run taxd migrate`, 5);
  }

  return async (ctx: KoaContext, next: Next): Promise<void> => {
    const isHealth = ctx.path === "/healthz";
    if ((!isHealth && ctx.path !== "/readyz") || (ctx.method !== "GET" && ctx.method !== "HEAD"))
      return next();
    if (!isHealth) {
      if (isDraining()) throw new UnavailableError("The service is going down", 5);
      await requireReady();
    }
    ctx.type = "application/json; charset=utf-8";
    ctx.set("Cache-Control", "no-store");
    ctx.body = JSON.stringify({ status: isHealth ? "ok" : "ready" });
  };
}
