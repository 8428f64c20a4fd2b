// One life of the sandbox, from reset to reset: a service with its own database and its own simulated control unit.
import { cpSync, rmSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { createApp } from "../../app.ts";
import { loadConfig } from "../../base/config.ts";
import type { Service } from "../../core/context/context.ts";
import { pointDevicesTo } from "../../core/devices/store.ts";
import { createService } from "../../service.ts";
import { type Simulator, startSimulator } from "../../simulator/index.ts";
import { createLosses, type Losses } from "./losses.ts";

export type Generation = {
  handle(request: IncomingMessage, response: ServerResponse): void;
  service: Service;
  simulator: Simulator;
  losses: Losses;
  /** Ends all work at once; nothing of this life reaches the next one. */
  close(): Promise<void>;
};

/** Enough to register items; each initialization of a device fetches all of them. */
const itemClasses = 30;

/** Opens the service whose data are in a folder. A new folder gets a new database and a new control unit. */
export async function openGeneration(folder: string, syncWaitMs: number): Promise<Generation> {
  const config = loadConfig({
    TAXD_PORT: "0",
    TAXD_DATA_DIR: folder,
    TAXD_LOG_LEVEL: "silent",
    TAXD_ALLOW_PRIVATE_UNITS: "true",
  });
  const simulator = await startSimulator({ itemClasses, stateDir: join(folder, "simulator") });
  const service = await createService(config, { syncWaitMs }).catch(async (error: unknown) => {
    await simulator.close();
    throw error;
  });
  await pointDevicesTo(service.db.knex, simulator.url);
  const losses = createLosses();
  const app = createApp(service, { onResponse: ({ operation }) => losses.responding(operation?.id) });
  const respond = app.callback();
  return {
    handle: (request, response) => losses.watch(response, () => void respond(request, response)),
    service,
    simulator,
    losses,
    async close() {
      // Calls to the control unit that wait for a response end here.
      await simulator.close();
      await service.webhooks.stop(0);
      await service.close(0);
    },
  };
}

/** Opens a copy of the data in a folder, which nobody has open. Closing it deletes the copy. */
export async function openCopy(template: string, folder: string, syncWaitMs: number): Promise<Generation> {
  cpSync(template, folder, { recursive: true });
  const generation = await openGeneration(folder, syncWaitMs);
  return {
    ...generation,
    async close() {
      await generation.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
