// The ids of new rows: by the clock of the service that uses the database, so that they follow its time.
import { type Clock, systemClock } from "../base/clock.ts";
import { newId } from "../base/ids.ts";
import type { Queryable } from "./sql/schema.ts";

/** The clock of each open database, by what its connections and transactions share. */
const clocks = new WeakMap<object, Clock>();

/** Makes the ids of all further rows of an open database by this clock. Without one, commands use the machine's. */
export function makeIdsBy(db: Queryable, clock: Clock): void {
  clocks.set(db.client.config, clock);
}

export function newRowId(db: Queryable): string {
  return newId(clocks.get(db.client.config) ?? systemClock);
}
