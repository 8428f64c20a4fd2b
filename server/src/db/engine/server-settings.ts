// Settings of a MySQL or MariaDB server that decide whether committed transactions survive.
import type { Knex } from "knex";
import type { Family } from "../sql/schema.ts";

export type ServerSettings = {
  /** Whether the server is a node of a Galera cluster or of a replication group. */
  isCluster: boolean;
  /** Settings that can lose commits. */
  unsafe: UnsafeSetting[];
};

type UnsafeSetting = { variable: string; value: string; problem: string; remedy: string };

const names = [
  "wsrep_on",
  "wsrep_provider_options",
  "group_replication_group_name",
  "innodb_flush_log_at_trx_commit",
  "log_bin",
  "sync_binlog",
];

/** Reads the settings of the database server; an embedded database has none. */
export async function readServerSettings({
  family,
  knex,
}: {
  family: Family;
  knex: Knex;
}): Promise<ServerSettings> {
  if (family === "sqlite") return { isCluster: false, unsafe: [] };
  const list = names.map((name) => `'${name}'`).join(", ");
  const rows: { Variable_name: string; Value: string }[] = await knex.raw(
    `show global variables where variable_name in (${list})`,
  );
  const settings = new Map(rows.map((row) => [row.Variable_name.toLowerCase(), row.Value]));
  const isCluster =
    settings.get("wsrep_on") === "ON" || (settings.get("group_replication_group_name") ?? "") !== "";
  return { isCluster, unsafe: findUnsafe(settings) };
}

function findUnsafe(settings: ReadonlyMap<string, string>): UnsafeSetting[] {
  const unsafe: UnsafeSetting[] = [];
  const flush = settings.get("innodb_flush_log_at_trx_commit") ?? "1";
  if (flush !== "1" && flush !== "3") {
    const problem = "a crash or a power failure can lose commits";
    const variable = "innodb_flush_log_at_trx_commit";
    unsafe.push({ variable, value: flush, problem, remedy: "Set it to 1 on every database server." });
  }
  const sync = settings.get("sync_binlog") ?? "1";
  if (settings.get("log_bin") === "ON" && sync !== "1") {
    const problem = "a power failure can lose commits";
    unsafe.push({
      variable: "sync_binlog",
      value: sync,
      problem,
      remedy: "Set it to 1 on every database server.",
    });
  }
  if (settings.get("wsrep_on") !== "ON") return unsafe;
  for (const option of settings.get("wsrep_provider_options")?.split(";") ?? []) {
    const [variable = "", value = ""] = option.split("=").map((part) => part.trim());
    if (!splitting.has(variable) || !/^(?:true|yes|on|1)$/i.test(value)) continue;
    const problem = "both sides of a partition take commits, and one side loses them";
    unsafe.push({
      variable,
      value,
      problem,
      remedy: "Set it to false in wsrep_provider_options of every node.",
    });
  }
  return unsafe;
}

const splitting = new Set(["pc.ignore_quorum", "pc.ignore_sb"]);
