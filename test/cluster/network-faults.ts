// What can happen between the nodes of a cluster: cuts of their network, whole or in one direction, and packets that are lost or late.
import { setTimeout as pause } from "node:timers/promises";
import type { Random } from "../crash/load.ts";
import type { GaleraNode } from "../support/galera.ts";
import type { Network } from "../support/network-namespaces.ts";
import { until } from "../support/until.ts";
import type { ClusterPlace } from "./cluster.ts";

export type Fault = {
  name: string;
  /** Strikes mostly this node, and makes it good again. */
  strike(at: { place: ClusterPlace; node: GaleraNode; random: Random }): Promise<void>;
};

/** Longer than a lease. */
const leaseMs = 2_000;

/** Longer than that, and than a node that is silent is kept as a member. */
export const faultMs = 5_000;

/** Where there is no network to be cut. */
export const isolation: Fault = {
  name: "nodes are isolated",
  async strike({ node }) {
    await node.isolate(true);
    await pause(faultMs);
    await node.isolate(false);
  },
};

const isPrimary = async (node: GaleraNode | undefined): Promise<boolean> =>
  (await node?.query("show global status like 'wsrep_cluster_status'"))?.[0]?.Value === "Primary";

/** A fault that begins with `begin`. So many nodes, the one that is struck before others, stop then: they have no majority. */
function betweenNodes(
  name: string,
  stops: number,
  begin: (network: Network, one: number, two: number, three: number) => Promise<void>,
): Fault {
  return {
    name,
    async strike({ place: { network, nodes }, node, random }) {
      if (!network) throw new Error("the nodes have no network of their own");
      const one = nodes.indexOf(node);
      const step = random() < 0.5 ? 1 : 2;
      const [two, three] = [(one + step) % 3, (one + 2 * step) % 3];
      try {
        await begin(network, one, two, three);
        for (const index of [one, two, three].slice(0, stops))
          await until(async () => !(await isPrimary(nodes[index])));
        await pause(stops > 0 ? leaseMs : faultMs);
      } finally {
        await network.heal();
      }
    },
  };
}

const bothWays = (one: number, other: number) => [
  { from: one, to: other },
  { from: other, to: one },
];

export const networkFaults: Fault[] = [
  betweenNodes("a node is unplugged", 1, (network, one) => network.unplug(one)),
  betweenNodes("the cluster is split two to one", 1, (network, one, two, three) =>
    network.lose(100, [...bothWays(one, two), ...bothWays(one, three)]),
  ),
  betweenNodes("the cluster is split into single nodes", 3, (network, one, two, three) =>
    network.lose(100, [...bothWays(one, two), ...bothWays(one, three), ...bothWays(two, three)]),
  ),
  betweenNodes("two nodes don't reach each other", 0, (network, one, two) =>
    network.lose(100, bothWays(one, two)),
  ),
  betweenNodes("a link works in one direction only", 0, (network, one, two) =>
    network.lose(100, [{ from: one, to: two }]),
  ),
  betweenNodes("a node hears the others, which don't hear it", 0, (network, one, two, three) =>
    network.lose(100, [
      { from: one, to: two },
      { from: one, to: three },
    ]),
  ),
  betweenNodes("packets are lost", 0, (network, one, two, three) =>
    network.lose(30, [...bothWays(one, two), ...bothWays(one, three), ...bothWays(two, three)]),
  ),
  betweenNodes("packets are late", 0, (network, one) => network.slowDown(one)),
];
