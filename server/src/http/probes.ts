// The two probes of operators: /healthz says that the process runs, /readyz whether requests should be sent to it.
import type { Context as KoaContext, Next } from "koa";
import { saveSetting } from "../accounts/audit-store.ts";
import { UnavailableError } from "../errors.ts";
import type { Service } from "../service.ts";

const writtenEveryMs = 5_000;

/** Answers the probes; passes everything else on. `isDraining`: the process was told to stop. */
export function createProbes({ db, clock }: Service, isDraining: () => boolean) {
  let checking: Promise<void> | undefined;
  let writableUntilMs = Number.NEGATIVE_INFINITY;

  /** A full or read-only disk can still be read: only a write tells, now and then while all is well. */
  async function checkWriting(): Promise<void> {
    if (performance.now() < writableUntilMs) return;
    writableUntilMs = Number.NEGATIVE_INFINITY;
    await db.transaction((trx) => saveSetting(trx, "readyz.written", new Date(clock.now()).toISOString()));
    writableUntilMs = performance.now() + writtenEveryMs;
  }

  async function check(): Promise<void> {
    await db.ping();
    await checkWriting();
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
      // However many ask, the database is asked once.
      checking ??= check().finally(() => {
        checking = undefined;
      });
      await checking;
    }
    ctx.type = "application/json; charset=utf-8";
    ctx.set("Cache-Control", "no-store");
    ctx.body = JSON.stringify({ status: isHealth ? "ok" : "ready" });
  };
}
