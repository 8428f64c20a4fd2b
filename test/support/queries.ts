// Listens to the statements that a database runs, those of its reading connection too.
import type { EventEmitter } from "node:events";
import type { Database } from "../../server/src/db/open.ts";

export type Statement = { sql: string; bindings?: readonly unknown[] };

/** Calls `listener` for each statement; the function that it gives ends that. */
export function listenToQueries({ knex }: Database, listener: (statement: Statement) => void): () => void {
  const clients: (EventEmitter | undefined)[] = [knex.client, knex.client.reader];
  for (const client of clients) client?.on("query", listener);
  return () => {
    for (const client of clients) client?.removeListener("query", listener);
  };
}

/** Resolves when a statement that matches is run the next time. */
export function untilAsked(database: Database, pattern: RegExp): Promise<void> {
  return new Promise((resolve) => {
    const end = listenToQueries(database, ({ sql }) => {
      if (!pattern.test(sql)) return;
      end();
      resolve();
    });
  });
}
