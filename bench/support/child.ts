// A process next to the runner, asked over its IPC channel: measured services must not share a core's time with their callers.
import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";

type Message = { id: number; value?: unknown; error?: string };

export type Child = {
  /** Calls one of the process's functions. */
  ask<T>(name: string, argument?: unknown): Promise<T>;
  stop(): Promise<void>;
};

/** Starts `bench/<file>`; `profileTo` makes it write a CPU profile into that folder when it ends. */
export function startChild(
  file: string,
  options: { profileTo?: string | undefined; env?: Record<string, string>; execArgv?: string[] } = {},
): Child {
  const profile = options.profileTo ? ["--cpu-prof", `--cpu-prof-dir=${options.profileTo}`] : [];
  const child: ChildProcess = fork(join(import.meta.dirname, "..", file), [], {
    execArgv: ["--conditions=source", "--no-warnings", ...profile, ...(options.execArgv ?? [])],
    env: { ...process.env, ...options.env },
    serialization: "advanced",
    // A service writes its log, as it would anywhere; nobody reads it here.
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const asked = new Map<number, { resolve(value: never): void; reject(error: Error): void }>();
  let ids = 0;
  child.on("message", ({ id, value, error }: Message) => {
    const waiting = asked.get(id);
    asked.delete(id);
    if (error === undefined) waiting?.resolve(value as never);
    else waiting?.reject(new Error(error));
  });
  const ended = new Promise<void>((resolve) => {
    child.once("exit", () => {
      for (const { reject } of asked.values()) reject(new Error(`${file} ended`));
      resolve();
    });
  });
  return {
    ask: (name, argument) =>
      new Promise((resolve, reject) => {
        ids += 1;
        asked.set(ids, { resolve, reject });
        child.send({ id: ids, name, argument });
      }),
    async stop() {
      child.disconnect();
      await ended;
    },
  };
}

/** The other end: responds to the runner's calls, and exits when the runner is gone. */
export function serveChild(
  functions: Record<string, (argument: never) => unknown>,
  close: () => Promise<void>,
): void {
  process.on("message", async ({ id, name, argument }: { id: number; name: string; argument: never }) => {
    try {
      process.send?.({ id, value: await functions[name]?.(argument) });
    } catch (error) {
      process.send?.({ id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    }
  });
  process.once("disconnect", () => {
    // What hangs in a database does not keep the runner waiting.
    setTimeout(() => process.exit(1), 5_000).unref();
    void close().finally(() => process.exit(0));
  });
}
