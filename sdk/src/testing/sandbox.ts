// The sandbox: the real service with a simulated control unit, in a child process, for tests of behavior.
import { type ChildProcess, fork } from "node:child_process";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { ConfigurationError } from "../client/errors.ts";
import type { OperationId } from "../client/types.ts";
import { requireOperation } from "./operations.ts";
import type { Loss, Times } from "./responder.ts";

export type SandboxOptions = {
  /**
   * How long the service waits for the control unit before it responds with 422 `outcome_pending` or `outcome_unknown`, in
   * milliseconds. Default 1,000. In production the service waits 30,000.
   */
  waitMs?: number | undefined;
  /** How long the sandbox may take to start, in milliseconds. Default 30,000. */
  startMs?: number | undefined;
};

/** An item that the sandbox has registered, with its stock. */
export type SandboxItem = {
  item_code: string;
  item_name: string;
  tax_type_code: string;
  /** Per unit, with tax. */
  default_price: number;
  current_qty: number;
};

/** A fault of the simulated control unit, as `taxctl dev fault` takes it. */
export type SandboxFault = {
  /** How many calls it affects: 1 by default, or `always`. */
  times?: number | "always" | undefined;
  /** How many calls succeed first. Default 0. */
  after?: number | undefined;
  /** Only calls of this function of the control unit, such as `saveSales`. */
  path?: string | undefined;
  /** Parameters of the fault, such as `{ code: "838" }` for `busy`. */
  params?: Record<string, string | number | boolean> | undefined;
};

/** A running sandbox. `baseUrl`, `apiKey` and `branch` are options of the client. */
export type Sandbox = {
  /** Ends in `/api/v1`. It stays the same until `close()`. */
  readonly baseUrl: string;
  /** The key of the account's owner, practically without a request limit. */
  readonly apiKey: string;
  /** The branch (`bhf_id`), whose control unit is ready. */
  readonly branch: string;
  /** The TIN of the business. */
  readonly tin: string;
  /** The items, with their stock after `reset()`. */
  readonly items: readonly SandboxItem[];
  /**
   * Puts everything back to the start: receipts, numbers, stock, webhooks, settings, faults and lost responses. Requests in
   * flight are cut off, and nothing of them, nor of work in the background, reaches the new state.
   */
  reset(): Promise<void>;
  /**
   * Makes the simulated control unit fail. docs/simulator.md lists the faults: `busy`, `refused` (unit down), `unanswered`
   * (response lost) and others. Without `times`, the fault affects the next call; `refused` lasts until `clearFaults()`.
   *
   * @throws Error for an unknown fault
   * @example
   * await sandbox.fault("busy", { times: 2 });
   * await sandbox.fault("unanswered", { params: { how: "reset" } });
   */
  fault(fault: string, options?: SandboxFault): Promise<void>;
  /** Ends all faults of the control unit. */
  clearFaults(): Promise<void>;
  /**
   * Loses the response to the app's next request of an operation (`*`: of any operation). The service carries out the request.
   *
   * @param how cuts the connection (`connection_lost`, the default), or sends nothing until the client gives up (`timeout`)
   */
  loseNext(operation: OperationId | "*", how?: Loss, options?: Times): Promise<void>;
  /** Stops the service and deletes its data. The process also ends with the process that started it. */
  close(): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
};

type Reply = { id: number; result?: unknown; error?: string };
type Waiting = { resolve(result: unknown): void; reject(error: Error): void };
type Access = Pick<Sandbox, "baseUrl" | "apiKey" | "branch" | "tin" | "items">;

const server = "@taxctl/server";
const otherChoice = "mockService and Responder need neither.";

/**
 * Starts the real service on a free port, with temporary files and a simulated control unit. It has a branch whose device is
 * initialized, and items with stock, so the first sale succeeds. Start one for each suite, and call `reset()` before each test.
 * Needs `@taxctl/server` and Node 24.7 or newer.
 *
 * @throws ConfigurationError if `@taxctl/server` is not installed, or Node is too old
 * @throws Error if the service doesn't start in time, with its output
 * @example
 * const sandbox = await startSandbox();
 * const { baseUrl, apiKey, branch } = sandbox;
 * const client = new Taxctl({ baseUrl, apiKey, branch });
 * beforeEach(() => sandbox.reset());
 * after(() => sandbox.close());
 */
export async function startSandbox({
  waitMs = 1_000,
  startMs = 30_000,
}: SandboxOptions = {}): Promise<Sandbox> {
  requireNode(process.versions.node);
  const child = fork(findProgram(), ["sandbox", "--wait-ms", String(waitMs)], {
    env: ownEnvironment(),
    execArgv: process.execArgv.filter((option) => option.startsWith("--conditions")),
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  const calls = followCalls(child);
  const late = new Error(`The sandbox did not start within ${startMs} ms.`);
  const timer = setTimeout(() => calls.fail(late), startMs);
  try {
    const access = (await calls.started) as Access;
    return asSandbox(child, access, calls.send);
  } catch (error) {
    child.kill("SIGKILL");
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

function asSandbox(
  child: ChildProcess,
  access: Access,
  send: (name: string, ...args: unknown[]) => Promise<unknown>,
): Sandbox {
  const run = async (name: string, ...args: unknown[]): Promise<void> => {
    await send(name, ...args);
  };
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      if (child.exitCode !== null || child.signalCode !== null) return resolve();
      child.ref();
      child.once("exit", () => resolve());
      if (child.connected) child.disconnect();
    });
  return {
    ...access,
    reset: () => run("reset"),
    fault: (fault, options = {}) => run("fault", { fault, ...options }),
    clearFaults: () => run("clearFaults"),
    async loseNext(operation, how = "connection_lost", { times = 1 } = {}) {
      if (operation !== "*") requireOperation(operation);
      await run("lose", { operation, how, times });
    },
    close,
    [Symbol.asyncDispose]: close,
  };
}

/** The calls to the child process. It doesn't keep this process alive, except during a call. */
function followCalls(child: ChildProcess) {
  const waiting = new Map<number, Waiting>();
  let output = "";
  let last = 0;
  let ended: Error | undefined;
  child.stderr?.setEncoding("utf8").on("data", (text: string) => {
    output = (output + text).slice(-4_000);
  });
  child.unref();
  Object(child.stderr).unref();
  child.channel?.unref();

  function wait(id: number): Promise<unknown> {
    child.channel?.ref();
    return new Promise<unknown>((resolve, reject) => waiting.set(id, { resolve, reject })).finally(() => {
      waiting.delete(id);
      if (waiting.size === 0) child.channel?.unref();
    });
  }
  function fail(error: Error): void {
    ended ??= error;
    for (const { reject } of waiting.values()) reject(ended);
  }
  child.on("message", ({ id, result, error }: Reply) => {
    if (error === undefined) waiting.get(id)?.resolve(result);
    else waiting.get(id)?.reject(new Error(`sandbox: ${error}`));
  });
  child.on("error", fail);
  child.on("close", (code, signal) => {
    const why = `${signal ?? `exit code ${code}`}${output === "" ? "" : `:\n${output.trim()}`}`;
    fail(new Error(`The sandbox has ended with ${why}`));
  });
  return {
    started: wait(0),
    fail,
    async send(name: string, ...args: unknown[]) {
      if (!child.connected) throw new Error("The sandbox is closed.", { cause: ended });
      last += 1;
      const response = wait(last);
      child.send({ id: last, name, args });
      return response;
    },
  };
}

function requireNode(version: string): void {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  if (major > 24 || (major === 24 && minor >= 7)) return;
  throw new ConfigurationError(
    `startSandbox needs Node 24.7 or newer and @taxctl/server; this is Node ${version}. ${otherChoice}`,
  );
}

/** The program of the service, installed next to the SDK or in the folder of the app. */
function findProgram(): string {
  return fileURLToPath(new URL("../bin/taxd.js", findServer()));
}

/** The URL of the service's main file, which is in a folder of its package. */
function findServer(): string {
  try {
    return import.meta.resolve(server);
  } catch {
    // A package manager may keep packages apart that don't name each other.
  }
  try {
    return pathToFileURL(createRequire(join(process.cwd(), "package.json")).resolve(server)).href;
  } catch (cause) {
    const message = `startSandbox needs @taxctl/server: npm install --save-dev @taxctl/server. ${otherChoice}`;
    throw new ConfigurationError(message, { cause });
  }
}

/** Settings of a service or client, and options for this process, mean nothing to the sandbox. */
function ownEnvironment(): NodeJS.ProcessEnv {
  const isOther = (name: string) => /^(TAXD_|TAXCTL_|NODE_OPTIONS$)/.test(name);
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !isOther(name)));
}
