// `taxd serve` and `taxd work`: the service as it runs in production, with HTTP and lanes, or the lanes alone.
import { loadConfig } from "../config.ts";
import type { Service } from "../service.ts";
import { command } from "./command.ts";
import { Opened, stopSignal, untilStopped } from "./stop.ts";

/** Opens the service for `run`, waits for the signal to stop, and closes everything in order. */
async function withService(
  doesWork: boolean,
  run: (service: Service, opened: Opened) => Promise<void>,
): Promise<void> {
  const signal = stopSignal();
  const config = loadConfig();
  const opened = new Opened();
  try {
    // Loaded when needed: the other commands start without the whole service.
    const { createService } = await import("../service.ts");
    const service = await createService(config, { work: doesWork });
    opened.add(service, (open) => open.close());
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
    options: {
      "no-work": {
        type: "boolean",
        description: "leave what is queued to other `serve` or `work` processes",
      },
    },
    async run(_args, flags, output) {
      await withService(!flags["no-work"], async (service, opened) => {
        const { startServer } = await import("../http/listen.ts");
        const server = opened.add(await startServer(service), (open) => open.close());
        output.result({ url: server.url }, () => `The service listens at ${server.url}`);
      });
    },
  }),
  command({
    words: "work",
    summary: "Work on the lanes without the HTTP interface; any number of such processes may run.",
    async run(_args, _flags, output) {
      await withService(true, async () => output.result({ working: true }, () => "Working on the lanes."));
    },
  }),
];
