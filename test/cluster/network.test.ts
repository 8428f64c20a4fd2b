// The network between the nodes: its faults hit the packets that they name, and no others.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { expect } from "chai";
import { createNetwork, type Network, permitsNetworks } from "../support/network-namespaces.ts";
import { until } from "../support/until.ts";

/** Sends each line of its input, which begins with an address, as a datagram; prints what it receives. */
const program = `
  const socket = require("node:dgram").createSocket("udp4").bind(9000, () => console.log("ready"));
  socket.on("message", (datagram) => console.log(datagram.toString()));
  require("node:readline").createInterface(process.stdin).on("line", (line) => socket.send(line, 9000, line.split(" ")[0]));
`;

if (permitsNetworks()) {
  describe("the network between nodes", () => {
    let network: Network;
    let programs: ChildProcess[];
    /** How many datagrams of this turn have come by each way. */
    let arrived: Map<string, number>;
    let turn = 0;

    const members = [0, 1, 2];
    const ways = members.flatMap((from) => members.filter((to) => to !== from).map((to) => `${from}>${to}`));

    async function startProgram(member: number): Promise<ChildProcess> {
      const [command = "", ...args] = network.at(member, [process.execPath, "-e", program]);
      const child = spawn(command, args, { stdio: ["pipe", "pipe", "inherit"] });
      const lines = createInterface(child.stdout);
      await once(lines, "line");
      lines.on("line", (line) => {
        const [, sentIn, way = ""] = line.split(" ");
        if (Number(sentIn) === turn) arrived.set(way, (arrived.get(way) ?? 0) + 1);
      });
      return child;
    }

    function beginTurn(): void {
      turn += 1;
      arrived = new Map();
    }

    function send(way: string, bytes = 0): void {
      const [from = 0, to = 0] = way.split(">").map(Number);
      programs[from]?.stdin?.write(`${network.addressOf(to)} ${turn} ${way} ${"x".repeat(bytes)}\n`);
    }

    /** Sends by all ways until so many datagrams have come by each of these. */
    async function sendUntil(count: number, by: readonly string[]): Promise<void> {
      beginTurn();
      await until(() => {
        for (const way of ways) send(way);
        return by.every((way) => (arrived.get(way) ?? 0) >= count);
      });
    }

    /** The ways by which a datagram comes while ten come by each of these. */
    async function openWays(expected: readonly string[]): Promise<string[]> {
      await sendUntil(10, expected);
      return ways.filter((way) => arrived.has(way));
    }

    before(async () => {
      network = await createNetwork(members.length);
      programs = await Promise.all(members.map(startProgram));
    });
    beforeEach(async () => {
      await network.heal();
      expect(await openWays(ways)).to.deep.equal(ways);
    });
    after(() => {
      for (const child of programs) child.kill("SIGKILL");
      network.close();
    });

    const cuts: { name: string; cut(): Promise<void>; left: string[] }[] = [
      { name: "a member that is unplugged", cut: () => network.unplug(0), left: ["1>2", "2>1"] },
      {
        name: "a way in one direction",
        cut: () => network.lose(100, [{ from: 0, to: 1 }]),
        left: ["0>2", "1>0", "1>2", "2>0", "2>1"],
      },
      {
        name: "all that a member sends",
        cut: () =>
          network.lose(100, [
            { from: 2, to: 0 },
            { from: 2, to: 1 },
          ]),
        left: ["0>1", "0>2", "1>0", "1>2"],
      },
    ];
    for (const { name, cut, left } of cuts) {
      it(`cuts ${name}, and nothing else, until it is healed`, async () => {
        await cut();
        expect(await openWays(left)).to.deep.equal(left);
        await network.heal();
        expect(await openWays(ways)).to.deep.equal(ways);
      });
    }

    it("loses some packets", async () => {
      await network.lose(50, [{ from: 0, to: 1 }]);
      await sendUntil(200, ["0>2"]);
      expect(arrived.get("0>1")).to.be.within(20, 180);
    });

    it("holds packets up", async () => {
      await network.slowDown(1);
      beginTurn();
      const begin = performance.now();
      for (let sent = 0; sent < 20; sent++) send("0>1", 1_000);
      await until(() => arrived.get("0>1") === 20);
      expect(performance.now() - begin).to.be.greaterThan(300);
    });
  });
}
