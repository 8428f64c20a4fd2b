// The two probes for operators: /healthz shows that the process runs, /readyz whether it should get requests.
import type { Context as KoaContext, Next } from "koa";
import type { Service } from "../context.ts";
import { UnavailableError } from "../errors.ts";

/** Responds to the probes; passes other requests on. `isDraining`: the process is stopping. */
export function createProbes({ db, databaseWatch }: Service, isDraining: () => boolean) {
  let checking: Promise<void> | undefined;

  async function check(): Promise<void> {
    await db.ping();
    const failure = await databaseWatch.findWriteFailure();
    if (failure) throw failure.error;
    const pending = await db.pendingMigrations();
    if (pending.length === 0) return;
    throw new UnavailableError(`The database lacks ${pending.length} migration(s): run taxd migrate`, 5);
  }

  return async (ctx: KoaContext, next: Next): Promise<void> => {
    const isHealth = ctx.path === "/healthz";
    if ((!isHealth && ctx.path !== "/readyz") || (ctx.method !== "GET" && ctx.method !== "HEAD"))
      return next();
    if (!isHealth) {
      if (isDraining()) throw new UnavailableError("The service is going down", 5);
      // For any number of probes, the database is asked once.
      checking ??= check().finally(() => {
        checking = undefined;
      });
      await databaseWatch.within(checking);
    }
    ctx.type = "application/json; charset=utf-8";
    ctx.set("Cache-Control", "no-store");
    ctx.body = JSON.stringify({ status: isHealth ? "ok" : "ready" });
  };
}
