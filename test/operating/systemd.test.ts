// What the service tells systemd: that it is ready, alive and stopping.
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "chai";
import { createSupervisor } from "../../server/src/commands/supervisor.ts";
import { startTaxd, type TaxdProcess } from "../support/taxd.ts";
import { until } from "../support/until.ts";

/** Writes each message that comes to a socket of datagrams into its output, a line each. */
const receiver = `
import os, socket, sys
socket_of = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
socket_of.bind(sys.argv[1])
print("listening", flush=True)
while True:
    print(socket_of.recv(4096).decode().replace("\\n", " "), flush=True)
`;

describe("a service under systemd", () => {
  let folder: string;
  let file: string;
  const children = new Set<ChildProcess>();
  const told = (): string[] => readFileSync(file, "utf8").trim().split("\n").filter(Boolean);

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "taxd-notify-"));
    file = join(folder, "told");
    writeFileSync(file, "");
  });
  afterEach(async () => {
    for (const child of children) {
      if (child.exitCode === null && child.signalCode === null) {
        const ended = new Promise((resolve) => child.once("exit", resolve));
        child.kill("SIGKILL");
        await ended;
      }
    }
    children.clear();
    rmSync(folder, { recursive: true });
  });

  /** A program of systemd's name that writes down what it is to tell. */
  function standIn(): string {
    writeFileSync(join(folder, "systemd-notify"), `#!/bin/sh\necho "$NOTIFY_SOCKET $*" >> ${file}\n`);
    chmodSync(join(folder, "systemd-notify"), 0o755);
    return `${folder}:${process.env.PATH}`;
  }

  function serve(env: Record<string, string>, ...args: string[]): TaxdProcess {
    const data = { TAXD_DATA_DIR: join(folder, "data"), TAXD_ENCRYPTION_KEY: "00".repeat(32) };
    const taxd = startTaxd(args, { ...data, TAXD_PORT: "0", ...env });
    children.add(taxd.child);
    return taxd;
  }

  it("tells it once it responds, again and again, and when it stops", async () => {
    const taxd = serve({ PATH: standIn(), NOTIFY_SOCKET: "/run/n", WATCHDOG_USEC: "300000" }, "serve");
    await until(() => told().filter((line) => line === "/run/n WATCHDOG=1").length > 1);
    const [first] = told();
    expect(first).to.match(/^\/run\/n READY=1 STATUS=The service listens at http:\/\/127\.0\.0\.1:\d+$/);
    const [, url] = /at (\S+)$/.exec(first ?? "") ?? [];
    expect((await fetch(`${url}/readyz`)).status).to.equal(200);
    taxd.child.kill("SIGTERM");
    expect(await taxd.finished).to.include({ code: 0 });
    expect(told().at(-1)).to.equal("/run/n STOPPING=1 STATUS=Stopping");
  });

  it("tells it as a worker without HTTP, and no sign of life where none is asked for", async () => {
    const worker = serve({ PATH: standIn(), NOTIFY_SOCKET: "/run/n" }, "work");
    await until(() => told().length > 0);
    worker.child.kill("SIGTERM");
    await worker.finished;
    expect(told()).to.deep.equal([
      "/run/n READY=1 STATUS=Working on the lanes",
      "/run/n STOPPING=1 STATUS=Stopping",
    ]);
  });

  it("tells nobody where systemd did not start it, or when its start fails", async () => {
    const PATH = standIn();
    const alone = serve({ PATH, WATCHDOG_USEC: "300000" }, "serve");
    await alone.printed("listens");
    alone.child.kill("SIGTERM");
    await alone.finished;
    const failed = serve({ PATH, NOTIFY_SOCKET: "/run/n", TAXD_PORT: "99999" }, "serve");
    expect((await failed.finished).code).not.to.equal(0);
    expect(told()).to.deep.equal([]);
  });

  it("gives no sign of life for another process", async () => {
    const PATH = standIn();
    const theirs = { PATH, NOTIFY_SOCKET: "/run/n", WATCHDOG_USEC: "60000", WATCHDOG_PID: "1" };
    const own = { ...theirs, WATCHDOG_PID: String(process.pid) };
    const silent = { warn: () => undefined };
    const [one, other] = [createSupervisor(silent, theirs), createSupervisor(silent, own)];
    await one.ready("theirs");
    await other.ready("own");
    await until(() => told().some((line) => line.includes("WATCHDOG")));
    await other.stopping();
    const before = told().length;
    await one.stopping();
    expect(told().slice(before)).to.deep.equal(["/run/n STOPPING=1 STATUS=Stopping"]);
  });

  it("goes on, and logs why, where the program is missing", async () => {
    const taxd = serve({ PATH: folder, NOTIFY_SOCKET: "/run/n", TAXD_LOG_LEVEL: "warn" }, "serve");
    await taxd.printed("systemd was not notified of READY=1: is its program systemd-notify installed?");
    taxd.child.kill("SIGTERM");
    expect(await taxd.finished).to.include({ code: 0 });
  });

  if (spawnSync("systemd-notify", ["--version"]).status === 0)
    it("reaches a socket as systemd's own, with systemd's own program", async () => {
      const socket = join(folder, "notify");
      const listener = spawn("python3", ["-c", receiver, socket], { stdio: ["ignore", "pipe", "inherit"] });
      children.add(listener);
      let heard = "";
      listener.stdout.setEncoding("utf8").on("data", (text: string) => (heard += text));
      await until(() => heard.includes("listening"));
      const taxd = serve({ NOTIFY_SOCKET: socket, WATCHDOG_USEC: "300000" }, "serve");
      await until(() => heard.includes("WATCHDOG=1"));
      expect(heard).to.match(/READY=1 STATUS=The service listens at http/);
      taxd.child.kill("SIGTERM");
      await taxd.finished;
      expect(heard).to.contain("STOPPING=1");
    });
});
