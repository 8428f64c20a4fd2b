// A network of its own on this machine: each member has an address in a network namespace, and all meet at a switch that cuts, loses
// or holds up their packets. Namespaces end with the processes in them, so nothing stays behind, however this process ends.
import { type ChildProcess, execFile, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { promisify } from "node:util";

export type Network = {
  addressOf(member: number): string;
  /** The command that runs `command` at the member. */
  at(member: number, command: readonly string[]): string[];
  /** Pulls the member's cable. */
  unplug(member: number): Promise<void>;
  /** From now on, so many percent of the packets between two members are lost. */
  lose(percent: number, ways: readonly { from: number; to: number }[]): Promise<void>;
  /** What the member receives comes by a slow line, up to a second late. */
  slowDown(member: number): Promise<void>;
  /** Ends all faults. */
  heal(): Promise<void>;
  close(): void;
};

const { TEST_REQUIRE_NAMESPACES } = process.env;
const slow = "tbf rate 256kbit burst 4kb latency 1s";

/** Whether this machine permits such networks: they take root, `ip`, `tc` and `nft`. */
export function permitsNetworks(): boolean {
  const tries = `ip link add bridge type bridge && ip link add port master bridge type veth peer name other &&
    tc qdisc replace dev port root ${slow} && nft '${rulesOf(50, [{ from: 0, to: 1 }])}'`;
  const isPermitted = spawnSync("unshare", ["--net", "sh", "-c", tries]).status === 0;
  if (!isPermitted && TEST_REQUIRE_NAMESPACES)
    throw new Error("network namespaces (root, ip, tc, nft) are required, and not permitted here");
  return isPermitted;
}

function rulesOf(percent: number, ways: readonly { from: number; to: number }[]): string {
  const rules = ways.map(
    ({ from, to }) => `iifname port${from} oifname port${to} numgen random mod 100 >= ${100 - percent} drop;`,
  );
  return `table bridge faults; delete table bridge faults;
    table bridge faults { chain forward { type filter hook forward priority 0; ${rules.join(" ")} }; };`;
}

/** Makes a namespace, which lasts as long as this process has not closed its holder's input. */
async function holdNamespace(): Promise<ChildProcess> {
  const holder = spawn("unshare", ["--net", "sh", "-c", "ip link set lo up && echo held && read -r line"], {
    detached: true,
    stdio: ["pipe", "pipe", "inherit"],
  });
  holder.unref();
  await Promise.race([once(holder.stdout, "data"), once(holder, "exit")]);
  return holder;
}

const into = ({ pid }: ChildProcess, command: readonly string[]): string[] => [
  "nsenter",
  `--net=/proc/${pid}/ns/net`,
  ...command,
];

/** Makes a network of so many members. */
export async function createNetwork(size: number): Promise<Network> {
  const members = Array.from({ length: size }, (_, index) => index);
  const [hub, ...places] = await Promise.all([holdNamespace(), ...members.map(holdNamespace)]);
  const placeOf = (member: number): ChildProcess => {
    const place = places[member];
    if (!place) throw new Error(`the network has no member ${member}`);
    return place;
  };
  const addressOf = (member: number) => `10.0.0.${member + 1}`;

  async function run(place: ChildProcess, script: string): Promise<void> {
    const [command = "", ...args] = into(place, ["sh", "-ec", script]);
    await promisify(execFile)(command, args);
  }

  await run(hub, "ip link add bridge type bridge; ip link set bridge up");
  for (const member of members) {
    const { pid } = placeOf(member);
    await run(hub, `ip link add port${member} master bridge type veth peer name cable netns ${pid}`);
    await run(hub, `ip link set port${member} up`);
    await run(placeOf(member), `ip address add ${addressOf(member)}/24 dev cable; ip link set cable up`);
  }

  return {
    addressOf,
    at: (member, command) => into(placeOf(member), command),
    unplug: (member) => run(hub, `ip link set port${member} down`),
    lose: (percent, ways) => run(hub, `nft '${rulesOf(percent, ways)}'`),
    slowDown: (member) => run(hub, `tc qdisc replace dev port${member} root ${slow}`),
    async heal() {
      const ports = members.map(
        (member) => `ip link set port${member} up; tc qdisc replace dev port${member} root noqueue`,
      );
      await run(hub, [`nft '${rulesOf(0, [])}'`, ...ports].join("; "));
    },
    close() {
      for (const holder of [hub, ...places]) holder.stdin?.end();
    },
  };
}
