// What this process has left, read when metrics are: the disk of its data folder, and its connections to the database.
import { statfs } from "node:fs/promises";
import { type Gauge, Registry } from "prom-client";
import { inTime } from "../base/time-limit.ts";
import type { Service } from "../core/context/context.ts";
import { gaugesIn } from "./gauges.ts";

/** A disk of the network that is away would never respond. */
const patienceMs = 2_000;

/** Free bytes of the disk that has a folder, and their share of what the service may use; `undefined` where that can't be read. */
async function readDisk(folder: string): Promise<{ bytes: number; share: number } | undefined> {
  const disk = await inTime(
    statfs(folder).catch(() => undefined),
    patienceMs,
    () => undefined,
  );
  if (!disk) return undefined;
  const { bsize, blocks, bfree, bavail } = disk;
  // As `df`: what is reserved for root is neither used nor free.
  return { bytes: bavail * bsize, share: bavail / Math.max(1, blocks - bfree + bavail) };
}

function set(gauge: Gauge, value: number | undefined): void {
  if (value === undefined) gauge.remove();
  else gauge.set(value);
}

/** A registry, and how its gauges are set to the present state. */
export function createResources({ config, db }: Pick<Service, "config" | "db">) {
  const registry = new Registry();
  const gauge = gaugesIn(registry);
  const bytes = gauge("data_disk_free_bytes", "Free bytes of the disk that has the data folder");
  const share = gauge("data_disk_free_ratio", "Their share of the disk, from 0 to 1");
  const used = gauge("database_connections_used", "Connections of this process in use, by pool", ["pool"]);
  const most = gauge("database_connections_max", "Connections that a pool may have", ["pool"]);
  const waiting = gauge("database_waiting", "Statements and transactions that wait for a connection", [
    "pool",
  ]);
  const refresh = async (): Promise<void> => {
    const disk = await readDisk(config.dataDir);
    set(bytes, disk?.bytes);
    set(share, disk?.share);
    for (const pool of db.pools()) {
      const labels = { pool: pool.name };
      used.set(labels, pool.used);
      most.set(labels, pool.most);
      waiting.set(labels, pool.waiting);
    }
  };
  return { registry, refresh };
}
