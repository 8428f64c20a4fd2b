// Group `cli`: how long the built command takes to start, compared with an empty Node in the same rounds.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { compared, type Figure, figure } from "./support/figures.ts";
import type { Group } from "./support/report.ts";

const cli = fileURLToPath(new URL("../cli/", import.meta.url));

/** Fewest rounds: a start is short, and its median needs many. */
const rounds = 15;

/** A service with one fixed response, so that only the cost of the command's request is measured. */
async function openService(): Promise<{ url: string; close(): void }> {
  const body = JSON.stringify({
    status: "success",
    data: [{ item_code: "KE2NTXU0000001", item_name: "Cola 500 ml", default_price: 80, current_qty: 3 }],
    meta: { current_page: 1, per_page: 20, total: 1, total_pages: 1 },
  });
  const server = createServer((_, response) => {
    response.writeHead(200, { "content-type": "application/json" }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/api/v1`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Milliseconds from start to end of a process that must end well. */
async function timed(argv: readonly string[], env: Record<string, string>): Promise<number> {
  const start = performance.now();
  const child = spawn(process.execPath, argv, { env, stdio: ["ignore", "ignore", "inherit"] });
  const code = await new Promise<number | null>((resolve) => child.once("exit", resolve));
  if (code !== 0) throw new Error(`node ${argv.join(" ")} ended with ${code}`);
  return performance.now() - start;
}

/** Every program once a round, one after the other; the first round, which fills the compile cache, is not counted. */
export async function measureCli(): Promise<Group> {
  if (!existsSync(join(cli, "dist/start/run.js")))
    throw new Error("taxctl is not built: run `npm run build` first.");
  const folder = await mkdtemp(join(tmpdir(), "taxctl-bench-"));
  const service = await openService();
  const profile = { base_url: service.url, api_key: `txs_${"k".repeat(60)}`, environment: "sandbox" };
  await writeFile(
    join(folder, "config.json"),
    JSON.stringify({ version: 1, current: "sandbox", profiles: { sandbox: profile } }),
  );
  const env = { PATH: process.env.PATH ?? "", TAXCTL_CONFIG_DIR: folder, TMPDIR: tmpdir(), LANG: "C.UTF-8" };
  const run = join(cli, "bin/run.js");
  const programs = {
    empty: ["-e", "0"],
    request: ["-e", `fetch(${JSON.stringify(service.url)}).then((response) => response.text())`],
    version: [run, "--version"],
    help: [run, "--help"],
    commandHelp: [run, "purchases", "sync", "--help"],
    light: [run, "profile", "list"],
    asking: [run, "items", "list"],
  };
  const took: Record<keyof typeof programs, number[]> = {
    empty: [],
    request: [],
    version: [],
    help: [],
    commandHelp: [],
    light: [],
    asking: [],
  };
  try {
    for (let round = 0; round <= rounds; round += 1)
      for (const [name, argv] of Object.entries(programs)) {
        const ms = await timed(argv, env);
        if (round > 0) took[name as keyof typeof programs].push(ms);
      }
  } finally {
    service.close();
    await rm(folder, { recursive: true });
  }
  const comparedWithNode = (name: string, values: number[], goal: string): Figure =>
    compared(name, "ms", values, { name: "node -e 0", values: took.empty, goal });
  const withoutRequest = took.asking.map(
    (ms, round) => ms - ((took.request[round] ?? 0) - (took.empty[round] ?? 0)),
  );
  return {
    name: "cli",
    figures: [
      figure("node -e 0", "ms", took.empty),
      figure("node with one fetch", "ms", took.request),
      comparedWithNode("taxctl --version", took.version, "≤ 3"),
      comparedWithNode("taxctl --help", took.help, "≤ 5"),
      comparedWithNode("taxctl purchases sync --help", took.commandHelp, "≤ 5"),
      comparedWithNode("taxctl profile list", took.light, "≤ 6"),
      comparedWithNode("taxctl items list, less its request", withoutRequest, "≤ 6"),
    ],
  };
}
