// The cluster that the files of this suite share, and databases on it.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DatabasePlace } from "../support/database.ts";
import { type GaleraCluster, type GaleraNode, startGaleraCluster } from "../support/galera.ts";
import type { Network } from "../support/network-namespaces.ts";

let started: Promise<GaleraCluster> | undefined;

/** Starts the cluster when it is first needed; it ends with this process. */
function useCluster(): Promise<GaleraCluster> {
  started ??= startGaleraCluster();
  return started;
}

export type ClusterPlace = DatabasePlace & {
  nodes: GaleraNode[];
  /** Between the nodes; `undefined` where the machine permits none. */
  network: Network | undefined;
  /** The database by way of a node. */
  urlAt(node: number): string;
  /** Waits until all nodes are members with the same data. */
  whole(): Promise<void>;
};

let places = 0;

/** An empty database on the cluster; its `url` leads to the first node. */
export async function createClusterPlace(): Promise<ClusterPlace> {
  const { nodes, network } = await useCluster();
  places += 1;
  const name = `cluster_${places}`;
  const dataDir = mkdtempSync(join(tmpdir(), "taxctl-cluster-"));
  const urlAt = (node: number): string =>
    Object.assign(new URL(nodes[node]?.url ?? ""), { pathname: `/${name}` }).href;
  await nodes[0]?.query(`create database ${name} character set utf8mb4 collate utf8mb4_bin`);
  const whole = async (): Promise<void> => {
    for (const node of nodes) await node.synced();
  };
  // No connection can be opened to a database that a node does not have yet.
  await whole();
  return {
    family: "mysql",
    url: urlAt(0),
    dataDir,
    nodes,
    network,
    urlAt,
    whole,
    async release() {
      await nodes[0]?.query(`drop database ${name}`);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
