// A MariaDB or MySQL server of our own, on a temporary data folder and socket, for as long as the tests run.
import { type ChildProcess, execFileSync, type StdioOptions, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { type Connection, createConnection } from "mysql2/promise";

export type MysqlServer = {
  /** `mysql://root@localhost/?socket=…`, without a database. */
  url: string;
  /** The server's own process, to kill and stop in fault tests; another one after each revival. */
  readonly pid: number;
  /** Until the returned function is called, a server that revives stays away once it has ended. */
  keepAway(): () => void;
  stop(): void;
};

/** The first of these programs that is installed; `nearby` folders come before those of the path. */
export function findProgram(names: string[], nearby: string[] = []): string | undefined {
  const folders = [...nearby, ...(process.env.PATH ?? "").split(delimiter), "/usr/sbin", "/usr/local/sbin"];
  return folders
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path));
}

/** A connection of our own to the database at `text`, as another program would have one. */
export function connectTo(text: string): Promise<Connection> {
  const url = new URL(text);
  const socketPath = url.searchParams.get("socket");
  return createConnection({
    host: url.hostname,
    port: Number(url.port || 3306),
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    database: url.pathname.slice(1),
    ...(socketPath === null ? {} : { socketPath }),
  });
}

/** The installed server program, if there is one. */
export function findMysqlProgram(): string | undefined {
  return process.platform === "win32" ? undefined : findProgram(["mariadbd", "mysqld"]);
}

// Survives a kill of the server (not of the machine), and does not wait for the disk.
const tuning = [
  "--skip-networking",
  "--skip-name-resolve",
  "--innodb-flush-log-at-trx-commit=1",
  "--innodb-flush-method=nosync",
  "--innodb-buffer-pool-size=64M",
  "--skip-log-bin",
  "--max-connections=400",
  "--max-allowed-packet=16M",
];

/** A server that starts clears its folder for temporary tables: in a shared one, of another server's too. */
export const temporaryTablesIn = (folder: string): string => `--tmpdir=${folder}`;

/** Makes a fresh data folder `data` in `folder`. */
export function initialize(program: string, folder: string, user: string[]): void {
  const data = join(folder, "data");
  const settings = [`--datadir=${data}`, temporaryTablesIn(folder), ...user];
  // What the program reports goes into the error if it fails.
  const stdio: StdioOptions = ["ignore", "ignore", "pipe"];
  const isMariaDb = execFileSync(program, ["--version"], { encoding: "utf8" }).includes("MariaDB");
  if (!isMariaDb) {
    execFileSync(program, ["--no-defaults", "--initialize-insecure", ...settings], { stdio });
    return;
  }
  const installer = findProgram(
    ["mariadb-install-db", "mysql_install_db"],
    [join(dirname(program), "../bin")],
  );
  if (!installer) throw new Error(`${program} is installed without mariadb-install-db`);
  const method = "--auth-root-authentication-method=normal";
  execFileSync(installer, ["--no-defaults", method, "--skip-test-db", ...settings], { stdio });
}

/** Waits until the server takes connections, and `isReady` if it is given. Fails when the server ends before. */
export async function waitUntilReady(
  socketPath: string,
  child: ChildProcess,
  log: string,
  isReady?: (connection: Connection) => Promise<boolean>,
): Promise<void> {
  for (;;) {
    try {
      const connection = await createConnection({ socketPath, user: "root", connectTimeout: 2_000 });
      const ready = isReady === undefined || (await isReady(connection).finally(() => connection.end()));
      if (isReady === undefined) await connection.end();
      if (ready) return;
      throw new Error("the server is not ready");
    } catch (error) {
      if (child.exitCode !== null) {
        const tail = existsSync(log) ? readFileSync(log, "utf8").slice(-2_000) : "";
        throw new Error(`the test database server did not start:\n${tail}`, { cause: error });
      }
      await delay(25);
    }
  }
}

// The shell waits on a pipe from us: when we are gone, killed or not, it ends the server and removes the folder.
const guards = {
  once: '"$@" >"$LOG" 2>&1 & server=$!; read -r line; kill -9 $server; wait $server; rm -rf "$FOLDER"',
  revives:
    'while [ ! -e "$FOLDER/over" ]; do if [ -e "$FOLDER/away" ]; then sleep 0.05; else "$@" >>"$LOG" 2>&1; fi; ' +
    'done & loop=$!; read -r line; touch "$FOLDER/over"; kill -9 $(cat "$FOLDER/pid"); wait $loop; rm -rf "$FOLDER"',
};

/**
 * Starts a server, with further `settings` where the usual ones will not do; it dies with this process, however this process ends.
 *
 * @param life `revives`: it is started again whenever it ends, as the system's own manager would.
 */
export async function startMysqlServer(
  settings: readonly string[] = [],
  life: keyof typeof guards = "once",
): Promise<MysqlServer> {
  const program = findMysqlProgram();
  if (!program) throw new Error("no mariadbd or mysqld is installed");
  const folder = mkdtempSync(join(tmpdir(), "taxctl-mysql-"));
  const user = process.getuid?.() === 0 ? ["--user=root"] : [];
  initialize(program, folder, user);
  const socketPath = join(folder, "socket");
  const log = join(folder, "log");
  const pidFile = join(folder, "pid");
  const server = [
    program,
    "--no-defaults",
    `--datadir=${join(folder, "data")}`,
    temporaryTablesIn(folder),
    `--socket=${socketPath}`,
    `--pid-file=${pidFile}`,
    ...tuning,
    ...settings,
    ...user,
  ];
  const child = spawn("/bin/sh", ["-c", guards[life], "sh", ...server], {
    detached: true,
    stdio: ["pipe", "ignore", "ignore"],
    env: { ...process.env, LOG: log, FOLDER: folder },
  });
  child.unref();
  const stop = (): void => {
    child.stdin?.end();
  };
  try {
    await waitUntilReady(socketPath, child, log);
  } catch (error) {
    stop();
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  return {
    url: `mysql://root@localhost/?socket=${encodeURIComponent(socketPath)}`,
    get pid() {
      return Number(readFileSync(pidFile, "utf8"));
    },
    keepAway() {
      const away = join(folder, "away");
      writeFileSync(away, "");
      return () => rmSync(away);
    },
    stop,
  };
}
