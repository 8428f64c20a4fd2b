// `taxd start`, which `npm start` runs: everything on one machine, from nothing to a service with a sandbox to try.
import { createWriteStream, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { localDate } from "../base/clock.ts";
import { type Config, clientConfigFile, loadConfig } from "../base/config.ts";
import { fieldOf } from "../base/unknown.ts";
import { serviceZone } from "../base/zone.ts";
import { findBinding } from "../core/accounts/tin-store.ts";
import { bindTin } from "../core/accounts/tins.ts";
import type { Service } from "../core/context/context.ts";
import { lockDataDir } from "../db/engine/lock.ts";
import { findSetting, saveSetting } from "../db/settings.ts";
import { awaitDatabase } from "../db/wait-for-database.ts";
import { isHeld } from "../lanes/hold.ts";
import { listNumbers } from "../lanes/numbers.ts";
import type { Simulator } from "../simulator/index.ts";
import { command } from "./command.ts";
import type { Output } from "./output.ts";
import { ensureSandboxAccess, type SandboxAccess, sandboxRatePerMinute } from "./sandbox-account.ts";
import { ensureConsoleAccess } from "./sandbox-console.ts";
import { type Caller, fillSandbox, followSimulator, sandboxTin } from "./sandbox-data.ts";
import { firstSaleFile, purchasesFile, writeSampleFiles } from "./sandbox-files.ts";
import { Opened, stopSignal, untilStopped } from "./stop.ts";
import { taxctl } from "./taxctl.ts";

const usualSimulatorPort = 8088;
const filledSetting = "start.filled";

/** The simulator with its state in the data folder, at the port it had before: the device's URL names it. */
async function startKeptSimulator(dataDir: string): Promise<Simulator> {
  const { startSimulator } = await import("../simulator/index.ts");
  const stateDir = join(dataDir, "simulator");
  const portFile = join(stateDir, "port");
  mkdirSync(stateDir, { recursive: true });
  const port = existsSync(portFile) ? Number(readFileSync(portFile, "utf8")) : usualSimulatorPort;
  const options = { stateDir, ledgerFile: join(stateDir, "ledger.jsonl") };
  const simulator = await startSimulator({ ...options, port }).catch((error: unknown) => {
    if (fieldOf(error, "code") !== "EADDRINUSE") throw error;
    return startSimulator({ ...options, port: 0 });
  });
  writeFileSync(portFile, `${simulator.port}\n`, { flush: true });
  return simulator;
}

/** How many branches send nothing until their numbers are set after a restore. */
async function countHeld(service: Service): Promise<number> {
  const held = (await listNumbers(service.db.knex)).filter(isHeld);
  return new Set(
    held.map(({ account_id, environment, bhf_id }) => [account_id, environment, bhf_id].join("/")),
  ).size;
}

function heldLines(branches: number): string[] {
  if (branches === 0) return [];
  const whose = branches === 1 ? "1 branch is held: it sends" : `${branches} branches is held: they send`;
  return [
    "",
    `The database was restored from a copy. Numbering of ${whose} nothing until the numbers are set.`,
    "`taxd numbers show` names the command for each. docs/operators/backup.md has the steps.",
  ];
}

/** What to try, with the sample files that are there: a backup of the database has none. */
function tryLines(dataDir: string): string[] {
  const samples = [
    { words: "sales submit", file: firstSaleFile(dataDir) },
    { words: "purchases match --books", file: purchasesFile(dataDir) },
  ];
  return [
    ...samples.flatMap(({ words, file }) => (existsSync(file) ? `${words} ${shortPath(file)}` : [])),
    "transactions list",
  ].map((words) => `  ${taxctl} ${words}`);
}

/** A path as it is typed from the folder the user is in. */
function shortPath(path: string): string {
  const short = relative(process.cwd(), path);
  return short.startsWith("..") ? path : short;
}

/** The service's URL for callers on this machine. */
function localUrl(config: Config, port: number): string {
  const host = config.host === "0.0.0.0" || config.host === "::" ? "127.0.0.1" : config.host;
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
}

function accessLines({ key, isNew, profile }: SandboxAccess, profileFile: string): string[] {
  const shown = isNew ? key : `${key.slice(0, 12)}…, in full in ${profileFile}`;
  const lines = [
    `  Sandbox key  ${shown} (${sandboxRatePerMinute} requests a minute; ordinary keys have 60)`,
  ];
  if ("problem" in profile) {
    lines.push(`  taxctl       ${profileFile} ${profile.problem}, so it was left as it is. Use:`);
    lines.push("               export TAXCTL_API_KEY=<the key> TAXCTL_BASE_URL=<the address>/api/v1");
  } else {
    lines.push(`  taxctl       profile "${profile.name}" in ${profileFile}`);
    if (!profile.isCurrent)
      lines.push(`               another profile is current: ${taxctl} profile use ${profile.name}`);
  }
  return lines;
}

/** Fills the sandbox on the first start (and after one that was cut short), and writes the sample files. */
async function prepare(service: Service, caller: Caller, unitUrl: string, output: Output): Promise<void> {
  const say = (line: string) => output.say(`  ${line} …`);
  if ((await findSetting(service.db.knex, filledSetting)) !== undefined) {
    await followSimulator(caller, unitUrl, say);
    return;
  }
  const date = localDate(service.clock.now(), serviceZone(service.config));
  const { sale, supplierSales } = await fillSandbox(caller, unitUrl, date, say);
  writeSampleFiles(service.config.dataDir, sale, supplierSales);
  await saveSetting(service.db.knex, filledSetting, new Date(service.clock.now()).toISOString());
}

async function start(output: Output, signal: AbortSignal, opened: Opened): Promise<void> {
  // The simulator, which replaces the control unit, is on this machine.
  const config = loadConfig(process.env, { TAXD_ALLOW_PRIVATE_UNITS: "true", TAXD_CONSOLE: "on" });
  // Loaded here: the other commands start without the whole service.
  const [{ createService }, { startServer }, { createLog }] = await Promise.all([
    import("../service.ts"),
    import("../listen.ts"),
    import("../base/log.ts"),
  ]);
  opened.add(await lockDataDir(config.dataDir), (lock) => lock.release());
  const simulator = opened.add(await startKeptSimulator(config.dataDir), (open) => open.close());
  const logFile = join(config.dataDir, "taxd.log");
  const logStream = createWriteStream(logFile, { flags: "a" });
  logStream.on("error", ({ message }) => output.warn(`The log can't be written: ${message}`));
  const log = createLog(config.logLevel, logStream);
  const options = { url: config.databaseUrl, dataDir: config.dataDir, log };
  const db = opened.add(await awaitDatabase(options, config.databaseWaitMs, signal), (open) => open.close());
  await db.migrate();
  const service = opened.add(await createService(config, { log, db }), (open) => open.close());
  const server = opened.add(await startServer(service), (open) => open.close());
  const url = localUrl(config, server.port);
  service.ownUrl.use(url);
  const baseUrl = `${url}/api/v1`;
  const profileFile = clientConfigFile();
  const access = await ensureSandboxAccess(service, profileFile, baseUrl, server.port);
  if (!(await findBinding(db.knex, sandboxTin)))
    await bindTin(db, service.clock, access.account_id, sandboxTin);
  await prepare(service, { baseUrl, key: access.key, signal }, simulator.url, output);
  const console = config.console ? await ensureConsoleAccess(service, access.account_id, url) : undefined;
  const held_branches = await countHeld(service);
  output.result(
    {
      url,
      docs_url: `${url}/docs`,
      simulator_url: simulator.url,
      is_new_key: access.isNew,
      ...(console && { console_url: console.url }),
      held_branches,
    },
    () =>
      [
        "",
        "taxctl is running.",
        "",
        `  Service      ${baseUrl}`,
        ...(console
          ? [
              `  Console      ${console.url}`,
              `               sign in as ${console.email}${console.password === undefined ? "" : `, password ${console.password}`}`,
            ]
          : []),
        `  Reference    ${url}/docs`,
        `  Simulator    ${simulator.url} (replaces the control unit)`,
        `  Data         ${config.databaseUrl === undefined ? config.dataDir : "the database of TAXD_DATABASE_URL"}`,
        `  Log          ${logFile}`,
        ...accessLines(access, profileFile),
        ...heldLines(held_branches),
        "",
        "Try in another terminal:",
        ...tryLines(config.dataDir),
        "",
        "Ctrl-C ends it; the next start keeps the data.",
      ].join("\n"),
  );
}

export const startCommand = command({
  words: "start",
  summary: "Run everything on this machine: service, simulator, and a sandbox account to try it with.",
  examples: ["taxd start", "TAXD_PORT=8090 TAXD_DATA_DIR=./other taxd start"],
  async run(_args, _flags, output) {
    const signal = stopSignal();
    const opened = new Opened();
    try {
      await start(output, signal, opened);
      await untilStopped(signal);
    } catch (error) {
      // The service was stopped while the sandbox was being filled. The next start continues.
      if (!signal.aborted) throw error;
    } finally {
      if (signal.aborted) output.say("Finishing running work …");
      await opened.close();
    }
  },
});
