// A MariaDB Galera cluster of three nodes in temporary folders, whose nodes can be killed, paused and isolated. The nodes are on a
// network of their own, whose links can be cut, where the machine permits one; else on loopback ports. Clients use socket files.
import { type ChildProcess, execFile, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { promisify } from "node:util";
import { type Connection, createConnection, type RowDataPacket } from "mysql2/promise";
import { findMysqlProgram, initialize, temporaryTablesIn, waitUntilReady } from "./mysql-server.ts";
import { createNetwork, type Network, permitsNetworks } from "./network-namespaces.ts";

const providers = [
  "/usr/lib/galera/libgalera_smm.so",
  "/usr/lib64/galera-4/libgalera_smm.so",
  "/usr/lib64/galera/libgalera_smm.so",
];

export type GaleraNode = {
  name: string;
  /** `mysql://root@localhost/?socket=…`, without a database. */
  url: string;
  /** Starts the node after a kill, and waits until it is a synced member again. */
  start(): Promise<void>;
  kill(): Promise<void>;
  /** Stops the node's process, and lets it go on. */
  pause(): void;
  resume(): void;
  /** Cuts the node off from the others, or takes it back: clients reach it all the while. */
  isolate(isIsolated: boolean): Promise<void>;
  /** Waits until the node accepts statements and has the others' earlier commits. */
  synced(): Promise<void>;
  query(sql: string): Promise<RowDataPacket[]>;
};

export type GaleraCluster = {
  nodes: GaleraNode[];
  /** Between the nodes, which are its members; `undefined` where the machine permits none. */
  network: Network | undefined;
  stop(): Promise<void>;
};

/** The provider's library, where Galera is installed. */
function findGalera(): string | undefined {
  return findMysqlProgram()?.endsWith("mariadbd") ? providers.find((path) => existsSync(path)) : undefined;
}

async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, "127.0.0.1"));
  await Promise.all(servers.map((server) => new Promise((resolve) => server.once("listening", resolve))));
  const ports = servers.map((server) => Number(Object(server.address()).port));
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}

// The shell waits on a pipe from us: when we are gone, killed or not, it ends the node.
const guard = '"$@" >>"$LOG" 2>&1 & server=$!; read -r line; kill -9 $server; wait $server';
// Removes the cluster's folder, which has a gigabyte, in the same way. Until its servers have ended, they may add files to it.
const remover = 'read -r line; until rm -rf "$FOLDER"; do sleep 0.1; done';
const providerOptions = [
  "gcache.size=128M",
  "evs.keepalive_period=PT0.5S",
  "evs.inactive_check_period=PT0.5S",
  "evs.suspect_timeout=PT2S",
  "evs.inactive_timeout=PT4S",
  "evs.install_timeout=PT4S",
  "gmcast.peer_timeout=PT2S",
];

type Ports = { group: number; ist: number; sst: number };

async function statusOf(connection: Connection): Promise<Map<string, string>> {
  const [rows] = await connection.query<RowDataPacket[]>("show global status like 'wsrep\\_%'");
  return new Map(rows.map((row) => [row.Variable_name, row.Value]));
}

const isSynced = async (connection: Connection): Promise<boolean> => {
  const status = await statusOf(connection);
  return (
    status.get("wsrep_cluster_status") === "Primary" && status.get("wsrep_local_state_comment") === "Synced"
  );
};

const isWhole = async (connection: Connection): Promise<boolean> =>
  (await statusOf(connection)).get("wsrep_cluster_size") === "3" && (await isSynced(connection));

/** Starts three nodes; `settings` are further options of each server. */
export async function startGaleraCluster(settings: readonly string[] = []): Promise<GaleraCluster> {
  const program = findMysqlProgram();
  const provider = findGalera();
  if (!program || !provider) throw new Error("galera-4 and mariadb-server are not installed");
  const root = mkdtempSync(join(tmpdir(), "taxctl-galera-"));
  const removal = spawn("/bin/sh", ["-c", remover], {
    detached: true,
    stdio: ["pipe", "ignore", "ignore"],
    env: { ...process.env, FOLDER: root },
  });
  removal.unref();
  // As root, rsync would write a node's copy as somebody else: the servers run as the user that the package made.
  const user = process.getuid?.() === 0 ? "mysql" : undefined;
  const own = () => user && execFileSync("chown", ["-R", `${user}:`, root]);
  const numbers = await freePorts(9);
  const ports: Ports[] = [0, 3, 6].map((at) => ({
    group: numbers[at] ?? 0,
    ist: numbers[at + 1] ?? 0,
    sst: numbers[at + 2] ?? 0,
  }));
  const network = permitsNetworks() ? await createNetwork(ports.length) : undefined;
  const addressOf = (index: number) => network?.addressOf(index) ?? "127.0.0.1";
  const members = `gcomm://${ports.map(({ group }, index) => `${addressOf(index)}:${group}`).join(",")}`;
  const installer = process.getuid?.() === 0 ? ["--user=root"] : [];
  mkdirSync(join(root, "0"));
  initialize(program, join(root, "0"), installer);
  own();

  const nodes = ports.map((port, index) => createNode(index, port));

  function createNode(
    index: number,
    port: Ports,
  ): GaleraNode & { boot(isFirst: boolean): Promise<void>; shutDown(): Promise<void> } {
    const name = String(index);
    const address = addressOf(index);
    const folder = join(root, name);
    const socketPath = join(folder, "socket");
    const log = join(folder, "log");
    const pidFile = join(folder, "pid");
    let child: ChildProcess | undefined;
    const pid = () => Number(readFileSync(pidFile, "utf8"));
    const base = [
      program ?? "",
      "--no-defaults",
      ...(user ? [`--user=${user}`] : []),
      `--datadir=${join(folder, "data")}`,
      temporaryTablesIn(folder),
      `--socket=${socketPath}`,
      `--pid-file=${pidFile}`,
      "--skip-networking",
      "--skip-name-resolve",
      "--innodb-flush-log-at-trx-commit=1",
      "--innodb-flush-method=nosync",
      "--innodb-buffer-pool-size=64M",
      "--innodb-autoinc-lock-mode=2",
      "--binlog-format=ROW",
      "--max-connections=400",
      "--max-allowed-packet=16M",
      "--wsrep-on=ON",
      `--wsrep-provider=${provider}`,
      "--wsrep-cluster-name=taxctl",
      `--wsrep-node-name=${name}`,
      `--wsrep-node-address=${address}`,
      "--wsrep-sst-method=rsync",
      `--wsrep-sst-receive-address=${address}:${port.sst}`,
      "--wsrep-slave-threads=2",
      `--wsrep-provider-options=gmcast.listen_addr=tcp://${address}:${port.group};ist.recv_addr=${address}:${port.ist};${providerOptions.join(";")}`,
      ...settings,
    ];

    /** Where a node that was killed stopped: from there on the others send what it lacks. */
    async function lastPosition(): Promise<string[]> {
      const [command = "", ...args] = base;
      const recovery = ["--wsrep-cluster-address=gcomm://", "--wsrep-recover"];
      const { stderr } = await promisify(execFile)(command, [...args, ...recovery], { maxBuffer: 1e8 });
      const position = /Recovered position:\s*([0-9a-f-]+:-?\d+)/.exec(stderr)?.[1];
      return position ? [`--wsrep-start-position=${position}`] : [];
    }

    async function query(sql: string): Promise<RowDataPacket[]> {
      const connection = await createConnection({ socketPath, user: "root" });
      try {
        const [rows] = await connection.query<RowDataPacket[]>(sql);
        return rows;
      } finally {
        connection.destroy();
      }
    }

    const ready = (check: (connection: Connection) => Promise<boolean>) => {
      if (!child) throw new Error(`node ${name} does not run`);
      return waitUntilReady(socketPath, child, log, check);
    };

    return {
      name,
      url: `mysql://root@localhost/?socket=${encodeURIComponent(socketPath)}`,
      async boot(isFirst) {
        const group = isFirst
          ? ["--wsrep-cluster-address=gcomm://", "--wsrep-new-cluster"]
          : [`--wsrep-cluster-address=${members}`];
        const server = [...base, ...group, ...(isFirst ? [] : await lastPosition())];
        const command = network?.at(index, server) ?? server;
        // A node ends when it can't get the cluster's state, for instance while another program has its port: a supervisor starts
        // it again.
        for (let left = 2; ; left--) {
          child = spawn("/bin/sh", ["-c", guard, "sh", ...command], {
            detached: true,
            stdio: ["pipe", "ignore", "ignore"],
            env: { ...process.env, LOG: log },
          });
          child.unref();
          try {
            return await ready(isSynced);
          } catch (error) {
            if (child.exitCode === null || left === 0) throw error;
          }
        }
      },
      start() {
        return this.boot(false);
      },
      async kill() {
        if (!child || child.exitCode !== null) return;
        child.ref();
        child.stdin?.end();
        await once(child, "exit");
      },
      pause: () => process.kill(pid(), "SIGSTOP"),
      resume: () => process.kill(pid(), "SIGCONT"),
      async isolate(isIsolated) {
        await query(`set global wsrep_provider_options = 'gmcast.isolate=${isIsolated ? 1 : 0}'`);
      },
      synced: () =>
        ready(async (connection) => {
          if (!(await isWhole(connection))) return false;
          await connection.query("set session wsrep_sync_wait = 7");
          await connection.query("select 1 from mysql.user limit 1");
          return true;
        }),
      query,
      async shutDown() {
        process.kill(pid(), "SIGTERM");
        while (existsSync(pidFile)) await delay(20);
        await this.kill();
      },
    };
  }

  async function stop(): Promise<void> {
    for (const node of nodes) await node.kill();
    network?.close();
    removal.stdin.end();
  }

  try {
    // The others begin with a copy of the first one, and need none sent to them.
    const [first, ...others] = nodes;
    await first?.boot(true);
    await first?.shutDown();
    for (const { name } of others) cpSync(join(root, "0"), join(root, name), { recursive: true });
    own();
    await first?.boot(true);
    await Promise.all(others.map((node) => node.boot(false)));
    return { nodes, network, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
