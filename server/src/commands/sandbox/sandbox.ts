// The service for tests of apps: one URL, behind which every reset puts a new service with the same content.
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { localDate } from "../../base/clock.ts";
import { fieldOf } from "../../base/unknown.ts";
import { serviceZone } from "../../base/zone.ts";
import { issueKey } from "../../modules/people/accounts/key-admin.ts";
import type { ActiveFault, FaultSwitch } from "../../simulator/index.ts";
import { ensureOwner } from "../sandbox-account.ts";
import { fillSandbox, sandboxBranch, sandboxTin } from "../sandbox-data.ts";
import { type Generation, openCopy, openGeneration } from "./generation.ts";
import type { LossRequest } from "./losses.ts";

export type SandboxItem = {
  item_code: string;
  item_name: string;
  tax_type_code: string;
  default_price: number;
  current_qty: number;
};

/** What an app needs to use the sandbox. */
export type SandboxAccess = {
  baseUrl: string;
  apiKey: string;
  branch: string;
  tin: string;
  items: SandboxItem[];
};

export type Sandbox = SandboxAccess & {
  reset(): Promise<void>;
  fault(fault: FaultSwitch): Promise<void>;
  faults(): Promise<ActiveFault[]>;
  clearFaults(): Promise<void>;
  lose(request: LossRequest): Promise<void>;
  close(): Promise<void>;
};

const folderPrefix = "taxctl-sandbox-";

/** Deletes the folders of sandboxes that were killed. */
function deleteLeftFolders(): void {
  for (const name of readdirSync(tmpdir())) {
    const [, pid] = new RegExp(`^${folderPrefix}(\\d+)-`).exec(name) ?? [];
    if (pid !== undefined && !isRunning(Number(pid)))
      rmSync(join(tmpdir(), name), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return fieldOf(error, "code") !== "ESRCH";
  }
}

/** So many that no test meets the limit by accident. */
const unlimited = { rate_per_minute: 1_000_000, burst: 1_000_000 };

/** A folder with the content that every generation begins with. */
async function createTemplate(folder: string): Promise<Omit<SandboxAccess, "baseUrl">> {
  const generation = await openGeneration(folder, 30_000);
  const { service, simulator } = generation;
  const front = await listen((request, response) => generation.handle(request, response));
  try {
    const owner = await ensureOwner(service);
    const { key } = await issueKey(service.db, service.clock, owner.id, "sandbox", unlimited);
    const baseUrl = `${front.url}/api/v1`;
    const date = localDate(service.clock.now(), serviceZone(service.config));
    const { signal } = new AbortController();
    await fillSandbox({ baseUrl, key, signal }, simulator.url, date, () => undefined);
    await service.lanes.drain();
    const headers = { authorization: `Bearer ${key}` };
    const { data } = (await (await fetch(`${baseUrl}/items?per_page=100`, { headers })).json()) as {
      data: SandboxItem[];
    };
    const items = data.map(({ item_code, item_name, tax_type_code, default_price, current_qty }) => ({
      item_code,
      item_name,
      tax_type_code,
      default_price,
      current_qty,
    }));
    return { apiKey: key, branch: sandboxBranch, tin: sandboxTin, items };
  } finally {
    front.close();
    await generation.close();
  }
}

type Front = { url: string; close(): void };

async function listen(handle: (request: IncomingMessage, response: ServerResponse) => void): Promise<Front> {
  const server = createServer(handle);
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/**
 * Starts the service with a branch, its initialized device, items with stock, and the key of the account's owner.
 *
 * @param syncWaitMs how long a synchronous caller waits for the control unit
 */
export async function openSandbox({ syncWaitMs }: { syncWaitMs: number }): Promise<Sandbox> {
  deleteLeftFolders();
  const folder = mkdtempSync(join(tmpdir(), `${folderPrefix}${process.pid}-`));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  const template = join(folder, "template");
  const access = await createTemplate(template);
  let count = 0;
  const open = (): Promise<Generation> => {
    count += 1;
    return openCopy(template, join(folder, String(count)), syncWaitMs);
  };
  let current = open();
  await current;
  /** The next life is opened while the tests use this one. */
  let next = open();
  // Its failure is thrown by the reset that needs it.
  next.catch(() => undefined);
  const unfinished = new Set<ServerResponse>();
  const front = await listen(async (request, response) => {
    unfinished.add(response);
    response.once("close", () => unfinished.delete(response));
    try {
      const generation = await current;
      generation.handle(request, response);
    } catch {
      response.destroy();
    }
  });

  async function replace(): Promise<Generation> {
    const old = await current;
    await old.close();
    const fresh = await next;
    next = open();
    next.catch(() => undefined);
    return fresh;
  }

  return {
    ...access,
    baseUrl: `${front.url}/api/v1`,
    async reset() {
      for (const response of unfinished) response.destroy();
      // Requests that arrive meanwhile wait for the new life. Resets run one after the other.
      current = replace();
      await current;
    },
    async fault(fault) {
      await (await current).simulator.setFault(fault);
    },
    async faults() {
      return (await current).simulator.faults();
    },
    async clearFaults() {
      await (await current).simulator.clearFaults();
    },
    async lose(request) {
      (await current).losses.add(request);
    },
    async close() {
      front.close();
      await Promise.allSettled([current, next].map(async (one) => (await one).close()));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
