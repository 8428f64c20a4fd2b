// `taxd serve` and `taxd work`: the service as it runs in production, with HTTP and lanes, or the lanes alone.

import packageFile from "../../package.json" with { type: "json" };
import { adoptTimeZone } from "../base/clock.ts";
import { loadConfig } from "../base/config.ts";
import type { Logger } from "../base/log.ts";
import { pause } from "../base/timers.ts";
import { serviceZone } from "../base/zone.ts";
import type { Service } from "../core/context/context.ts";
import { timingOf } from "../lanes/timing.ts";
import type { ServiceOverrides } from "../service.ts";
import { command, flag, value, wholeNumber } from "./command.ts";
import { exitOnDefects } from "./defects.ts";
import type { Output } from "./output.ts";
import { Opened, stopSignal, untilStopped } from "./stop.ts";
import { createSupervisor } from "./supervisor.ts";

/** Longer than the longest call to a control unit, so its response is stored before the process ends. */
const spareMs = 5_000;

/** Opens the service for `run`, waits for the signal to stop, and closes everything in order. */
async function withService(
  doesWork: boolean,
  overrides: ServiceOverrides,
  run: (service: Service, opened: Opened) => Promise<{ url?: string; drain?(): void }>,
): Promise<void> {
  const signal = stopSignal();
  const config = loadConfig();
  adoptTimeZone(serviceZone(config));
  const opened = new Opened();
  let log: Logger | undefined;
  try {
    // Loaded when needed: the other commands start without the whole service.
    const { createService } = await import("../service.ts");
    const service = await createService(config, { ...overrides, work: doesWork, signal });
    const { callLimitMs } = timingOf(overrides.saveLimitMs ?? config.saveLimitMs);
    opened.add(service, (open) => open.close(callLimitMs + spareMs));
    log = service.log;
    const { pid } = process;
    const { version } = packageFile;
    exitOnDefects(log, { version, pid });
    const running = await run(service, opened);
    log.info({ url: running.url, version, pid }, "started");
    const supervisor = createSupervisor(log);
    await supervisor.ready(running.url ? `The service listens at ${running.url}` : "Working on the lanes");
    await untilStopped(signal);
    log.info({ signal: signal.reason }, "stopping");
    running.drain?.();
    await supervisor.stopping();
    if (running.drain && config.drainDelayMs > 0) await pause(config.drainDelayMs);
  } finally {
    await opened.close();
  }
  log?.info("stopped");
}

/** The service with HTTP, until it is stopped. */
export async function serve(
  { doesWork }: { doesWork: boolean },
  output: Output,
  overrides: ServiceOverrides,
): Promise<void> {
  await withService(doesWork, overrides, async (service, opened) => {
    const { startServer } = await import("../listen.ts");
    const server = opened.add(await startServer(service), (open) => open.close());
    output.result({ url: server.url }, () => `The service listens at ${server.url}`);
    return server;
  });
}

export const serviceCommands = [
  command({
    words: "serve",
    summary: "Run the service: the HTTP interface and the lanes of its devices.",
    options: {
      "no-work": flag("leave queued work to other `serve` or `work` processes"),
    },
    async run(_args, flags, output, overrides) {
      await serve({ doesWork: !flags["no-work"] }, output, overrides);
    },
  }),
  command({
    words: "work",
    summary: "Work on the lanes without the HTTP interface; any number of such processes may run.",
    options: {
      "probe-port": value("port", "respond to /healthz, /readyz and /metrics at this port of TAXD_HOST"),
    },
    async run(_args, flags, output, overrides) {
      const port = flags["probe-port"];
      const probePort = port === undefined ? undefined : wholeNumber(port, "--probe-port", 0, 65_535);
      await withService(true, overrides, async (service, opened) => {
        if (probePort === undefined) {
          output.result({ working: true }, () => "Working on the lanes.");
          return {};
        }
        const { startServer } = await import("../listen.ts");
        const probed = { ...service, config: { ...service.config, port: probePort } };
        const server = opened.add(await startServer(probed, { probesOnly: true }), (open) => open.close());
        const text = `Working on the lanes. Probes: ${server.url}/readyz`;
        output.result({ working: true, probes_url: server.url }, () => text);
        return server;
      });
    },
  }),
];
