// Services on three nodes, or on one, under load, while nodes and services are killed, paused and cut off: nothing acknowledged is lost.
import { setTimeout as pause } from "node:timers/promises";
import { expect } from "chai";
import { assembleFleet, type Fleet, type Member } from "../crash/fleet.ts";
import { createRandom, type Load, startLoad } from "../crash/load.ts";
import { type MovingProxy, startMovingProxy } from "../support/moving-proxy.ts";
import { permitsNetworks } from "../support/network-namespaces.ts";
import { noteFigure } from "../support/report.ts";
import { type ClusterPlace, createClusterPlace } from "./cluster.ts";
import { type Fault, faultMs, isolation, networkFaults } from "./network-faults.ts";
import { startReaders } from "./readers.ts";

const { CLUSTER_ROUNDS = "1", CLUSTER_SEED } = process.env;
const rounds = Number(CLUSTER_ROUNDS);
const seed = CLUSTER_SEED === undefined ? Date.now() & 0x7fffffff : Number(CLUSTER_SEED);
const hasNetwork = permitsNetworks();
if (!hasNetwork)
  console.log("nodes are isolated by a setting, not by their network: that takes root, ip, tc and nft");

const layouts: { title: string; services: { command: "serve" | "work"; node: number }[] }[] = [
  {
    title: "on three nodes",
    services: [0, 1, 2].map((node) => ({ command: "serve", node })),
  },
  {
    // A proxy leads all of them to one node.
    title: "on one node",
    services: [
      { command: "serve", node: 0 },
      { command: "serve", node: 0 },
      { command: "work", node: 0 },
    ],
  },
];

for (const { title, services } of layouts) {
  describe(`services ${title} of a cluster (seed ${seed})`, function () {
    this.timeout(600_000 + rounds * 600_000);
    let place: ClusterPlace;
    let fleet: Fleet;
    let members: Member[];
    let proxy: MovingProxy;
    const isProxied = title === "on one node";
    const accepted = new Set<string>();

    before(async () => {
      place = await createClusterPlace();
      fleet = await assembleFleet({ suite: `cluster ${title}`, seed, family: "mysql", branches: 3, place });
      proxy = await startMovingProxy(place.urlAt(0));
      members = [];
      for (const { command, node } of services) {
        const url = place.urlAt(node);
        members.push(await fleet.member(command, isProxied ? proxy.through(url) : url));
      }
      await Promise.all(members.map((member) => member.start()));
    });
    after(async () => {
      await fleet?.close();
      await proxy?.close();
      await place?.release();
    });

    const urls = () =>
      members.filter((_, index) => services[index]?.command === "serve").map(({ url }) => url);

    /** The first ones, and why, as the services logged it. */
    function reportOf(surprises: readonly string[]): string {
      const lines = members.flatMap(({ process }) => process?.stdout().split("\n") ?? []);
      const causes = lines.filter((line) => /"msg":"(unexpected failure|lane failed)"/.test(line));
      return [...surprises.slice(0, 5), ...causes.slice(-5)].map((line) => line.slice(0, 1_000)).join("\n");
    }

    /** Runs faults under load and with readers, and looks for anything that callers should never see. */
    async function underLoad(work: (load: Load, random: () => number) => Promise<void>): Promise<void> {
      const random = createRandom(seed);
      const { branches } = fleet;
      const load = startLoad({ urls: urls(), call: fleet.call, branches, callers: 6, random });
      const readers = startReaders(urls(), fleet.call);
      try {
        await work(load, random);
        await place.whole();
        await load.waitForMore(10);
      } finally {
        await Promise.all([load.stop(), readers.stop()]);
        for (const id of load.accepted) accepted.add(id);
      }
      const surprises = [...load.surprises, ...readers.surprises];
      if (surprises.length > 0) throw new Error(`${surprises.length} surprises:\n${reportOf(surprises)}`);
      expect(load.turnedAway.without, "503 without Retry-After").to.equal(0);
    }

    const faults: Fault[] = [
      {
        name: "nodes are killed",
        async strike({ node }) {
          await node.kill();
          await pause(faultMs);
          await node.start();
        },
      },
      {
        name: "nodes are paused",
        async strike({ node }) {
          node.pause();
          await pause(faultMs);
          node.resume();
        },
      },
      ...(hasNetwork ? networkFaults : [isolation]),
    ];
    // With a network there are many: a single round plays a third of them in each layout, by the seed.
    const played = faults.filter(
      (_, index) => !hasNetwork || rounds > 1 || (index + seed) % 3 === Number(isProxied),
    );
    for (const { name, strike } of played) {
      it(`lose nothing when ${name}`, () =>
        underLoad(async (load, random) => {
          for (let round = 0; round < rounds; round++) {
            await load.waitForMore(5 + random() * 10);
            const node = place.nodes[Math.floor(random() * place.nodes.length)];
            if (node) await strike({ place, node, random });
            noteFigure("faults of nodes and of their network", 1);
            await place.whole();
          }
        }));
    }

    if (isProxied) {
      it("lose nothing when the node fails and the proxy moves them to another one", () =>
        underLoad(async (load, random) => {
          for (let round = 0; round < rounds * 2; round++) {
            const [node, next] = [round % 3, (round + 1) % 3];
            await load.waitForMore(5 + random() * 10);
            const failed = place.nodes[node];
            // A node that is only paused comes back with transactions that are still open.
            if (round % 2 === 0) await failed?.kill();
            else failed?.pause();
            proxy.moveTo(place.urlAt(next));
            await load.waitForMore(5 + random() * 10);
            if (round % 2 === 0) await failed?.start();
            else failed?.resume();
            noteFigure("moves to another node", 1);
            await place.whole();
          }
          proxy.moveTo(place.urlAt(0));
        }));
    }

    it("lose nothing when services are killed and stopped past their leases", () =>
      underLoad(async (load, random) => {
        for (let round = 0; round < rounds * 3; round++) {
          await load.waitForMore(5 + random() * 10);
          const member = members[round % members.length];
          if (random() < 0.5) {
            await member?.kill();
            await member?.start();
            noteFigure("kills of services", 1);
          } else {
            member?.process?.child.kill("SIGSTOP");
            await pause(2_500);
            member?.process?.child.kill("SIGCONT");
            noteFigure("stops of services past their lease", 1);
          }
        }
      }));

    it("have given callers, the database and the unit one story", async () => {
      await place.whole();
      expect(accepted.size).to.be.greaterThan(rounds * 40);
      expect(await fleet.findBreaches(accepted)).to.deep.equal([]);
    });
  });
}
