// Notices which tables the statements of this process change, so that what is remembered of them can be forgotten at once.

/** Tables whose rows are remembered between requests, and events, which somebody waits for. */
const watched = ["account_settings", "branches", "codes", "devices", "events", "items", "key_epoch"] as const;
export type WatchedTable = (typeof watched)[number];

const write =
  /^\s*(?:insert\s+(?:or\s+\w+\s+|ignore\s+)?into|replace\s+into|update|delete\s+from)\s+[`"]?(\w+)/i;

/** How often each table was changed, as far as this process did it; one for each open database. */
export type Changes = {
  /** A statement has succeeded on a connection. */
  note(connection: object, sql: string): void;
  /** Grows with every change of one of the tables. */
  stampOf(tables: readonly WatchedTable[]): number;
};

export function createChanges(): Changes {
  const counts: Record<WatchedTable, number> = {
    account_settings: 0,
    branches: 0,
    codes: 0,
    devices: 0,
    events: 0,
    items: 0,
    key_epoch: 0,
  };
  /** What a connection has changed since its last commit: others see it only from then on. */
  const uncommitted = new WeakMap<object, Set<WatchedTable>>();
  return {
    note(connection, sql) {
      if (sql.startsWith("COMMIT")) {
        const tables = uncommitted.get(connection);
        if (!tables) return;
        uncommitted.delete(connection);
        for (const table of tables) counts[table]++;
        return;
      }
      // Most statements only read, and some are long.
      if (sql.startsWith("select")) return;
      const [, table] = write.exec(sql) ?? [];
      const changed = watched.find((name) => name === table);
      if (!changed) return;
      counts[changed]++;
      const tables = uncommitted.get(connection) ?? new Set();
      uncommitted.set(connection, tables.add(changed));
    },
    stampOf: (tables) => tables.reduce((sum, table) => sum + counts[table], 0),
  };
}

/** The changes that a knex client's statements are noted in; kept in its configuration, which its transactions share. */
export function changesOf(client: { config?: object }): Changes | undefined {
  return client.config && (Reflect.get(client.config, "changes") as Changes | undefined);
}
