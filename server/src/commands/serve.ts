// `taxd serve` and `taxd work`: the service as it runs in production, with HTTP and lanes, or the lanes alone.
import { loadConfig } from "../config.ts";
import { lockDataDir } from "../db/lock.ts";
import type { Service } from "../service.ts";
import { CommandFailure, command } from "./command.ts";
import { Opened, stopSignal, untilStopped } from "./stop.ts";

/** Opens service and lanes for `run`, and closes all in order once it returns, fails, or a signal arrives. */
async function withService(run: (service: Service, opened: Opened) => Promise<void>): Promise<void> {
  const config = loadConfig();
  const signal = stopSignal();
  const opened = new Opened();
  try {
    if (config.databaseUrl === undefined)
      opened.add(await lockDataDir(config.dataDir), (lock) => lock.release());
    // Loaded when needed: the other commands start without the whole service.
    const { createService } = await import("../service.ts");
    const service = opened.add(await createService(config), (open) => open.close());
    const pending = await service.db.pendingMigrations();
    if (pending.length > 0) {
      throw new CommandFailure(
        `The database lacks ${pending.length} migration(s).`,
        "Run `taxd migrate up` first.",
      );
    }
    await run(service, opened);
    await untilStopped(signal);
  } finally {
    await opened.close();
  }
}

export const serviceCommands = [
  command({
    words: "serve",
    summary: "Run the service: the HTTP interface and the lanes of its devices.",
    options: { "no-work": { type: "boolean", description: "leave queued work to `taxd work` processes" } },
    async run(_args, flags, output) {
      await withService(async (service, opened) => {
        const { startServer } = await import("../http/listen.ts");
        const server = opened.add(await startServer(service), (open) => open.close());
        if (!flags["no-work"]) service.lanes.start();
        output.result({ url: server.url }, () => `The service listens at ${server.url}`);
      });
    },
  }),
  command({
    words: "work",
    summary: "Work on the lanes without the HTTP interface; any number of such processes may run.",
    async run(_args, _flags, output) {
      await withService(async (service) => {
        service.lanes.start();
        output.result({ working: true }, () => "Working on the lanes.");
      });
    },
  }),
];
