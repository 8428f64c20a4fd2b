// A database that can be lost and found again at will, to see what its users do meanwhile.
import { DatabaseLost } from "../../server/src/base/database-lost.ts";
import type { Database } from "../../server/src/db/open.ts";

export type LossyDatabase = Database & {
  /** Every statement from now on fails as if the server were gone. */
  lose(): void;
  find(): void;
};

/** The same database, through a connection that `lose()` cuts. */
export function makeLossy(db: Database): LossyDatabase {
  let isLost = false;
  const check = (): void => {
    if (isLost)
      throw new DatabaseLost(
        "unreachable",
        "The database can't be reached at present: it was lost by a test.",
      );
  };
  const knex = new Proxy(db.knex, {
    apply(target, thisArg, args) {
      check();
      return Reflect.apply(target, thisArg, args);
    },
    get(target, name) {
      if (name !== "then") check();
      return Reflect.get(target, name);
    },
  });
  return Object.assign(Object.create(db), {
    knex,
    async transaction<T>(work: Parameters<Database["transaction"]>[0]): Promise<T> {
      check();
      return db.transaction(work) as Promise<T>;
    },
    async ping(): Promise<void> {
      check();
      await db.ping();
    },
    lose() {
      isLost = true;
    },
    find() {
      isLost = false;
    },
  });
}
