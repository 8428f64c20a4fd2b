// The relay of a fleet: a process at the branches, with a network that may be bad between it and the services.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { noteChange } from "../../server/src/db/engine/changes.ts";
import type { Database } from "../../server/src/db/open.ts";
import { type BadNetwork, startBadNetwork } from "../support/bad-network.ts";
import type { TestService } from "../support/service.ts";
import { startTaxd, type TaxdProcess } from "../support/taxd.ts";

export type FleetRelay = {
  /** The way from the relay to the services. */
  network: BadNetwork;
  /** New connections lead to this service. */
  leadTo(service: { url: string }): void;
  /** Starts the process; it may be connected later. */
  start(): void;
  /** Resolves when the process that runs has connected. */
  connected(): Promise<void>;
  kill(): Promise<void>;
  close(): Promise<void>;
};

/** Has the units of all devices called by a relay, or by the service itself. */
export async function setWay({ knex }: Database, via: "direct" | "relay"): Promise<void> {
  await knex("devices").update({ via });
  noteChange(knex, "devices");
}

/** Creates a relay of these branches, which may call the unit at `unitPort`; the process is not started yet. */
export async function createFleetRelay(
  { client }: Pick<TestService, "client">,
  options: { branches: string[]; folder: string; unitPort: number },
): Promise<FleetRelay> {
  const { branches, folder, unitPort } = options;
  const { token } = await client.relays.create({ name: "Shop", branches });
  const tokenFile = join(folder, "relay.token");
  writeFileSync(tokenFile, token, { mode: 0o600 });
  let port = 0;
  const network = await startBadNetwork(() => ({ host: "127.0.0.1", port }));
  let running: TaxdProcess | undefined;
  const kill = async (): Promise<void> => {
    running?.child.kill("SIGKILL");
    await running?.finished;
  };
  return {
    network,
    leadTo({ url }) {
      port = Number(new URL(url).port);
    },
    start() {
      const service = ["--service", `http://127.0.0.1:${network.port}`, "--token-file", tokenFile];
      running = startTaxd(["relay", ...service, "--allow", `127.0.0.1:${unitPort}`], {});
    },
    async connected() {
      await running?.printed(/Connected/);
    },
    kill,
    async close() {
      await kill();
      await network.close();
    },
  };
}
