// The process of `command-host.ts`: each message is a command, which has ended when nothing keeps the process running.
import type { EventEmitter } from "node:events";
import { Readable } from "node:stream";

const programs = { taxctl: "cli/bin/run.js", taxd: "server/bin/taxd.js" } as const;

/** A command to run; `end` is printed on both outputs after it. */
export type Job = {
  program: keyof typeof programs;
  argv: readonly string[];
  cwd: string;
  env: Record<string, string>;
  stdin: string;
  end: string;
};
export type Ended = { exitCode: number };

const emitters: readonly EventEmitter[] = [process, process.stdout, process.stderr];

let jobs = 0;
let restore: (() => void) | undefined;

process.on("message", async (job: Job) => {
  jobs += 1;
  for (const name of Object.keys(process.env)) if (!(name in job.env)) delete process.env[name];
  Object.assign(process.env, job.env);
  process.chdir(job.cwd);
  process.argv.splice(2, Number.POSITIVE_INFINITY, ...job.argv);
  Object.defineProperty(process, "stdin", {
    value: Readable.from([Buffer.from(job.stdin)]),
    configurable: true,
  });
  const restoreListeners = keepListeners();
  restore = () => {
    const exitCode = Number(process.exitCode ?? 0);
    restoreListeners(exitCode);
    closeConnections();
    process.stdout.write(job.end);
    process.stderr.write(job.end);
    process.send?.({ exitCode } satisfies Ended);
  };
  // The program itself: a new address runs it again.
  await import(new URL(`../../${programs[job.program]}?${jobs}`, import.meta.url).href);
  process.channel?.unref();
});

// The tests are over, whatever a command still does.
process.on("disconnect", () => process.exit());

process.on("beforeExit", () => {
  process.channel?.ref();
  restore?.();
  restore = undefined;
});

/** Removes, when called, the listeners that were added since; those of the end of the process are called before. */
function keepListeners(): (exitCode: number) => void {
  const kept = emitters.map(
    (emitter) => new Map(emitter.eventNames().map((name) => [name, emitter.listeners(name)])),
  );
  return (exitCode) => {
    for (const [index, emitter] of emitters.entries())
      for (const name of emitter.eventNames())
        for (const listener of emitter.listeners(name)) {
          if (kept[index]?.get(name)?.includes(listener)) continue;
          if (name === "exit") Reflect.apply(listener, process, [exitCode]);
          emitter.off(name, listener as (...args: unknown[]) => void);
        }
  };
}

/** `fetch` keeps connections for the next request; the next command begins without any. */
function closeConnections(): void {
  const place = Symbol.for("undici.globalDispatcher.1");
  const used: unknown = Reflect.get(globalThis, place);
  if (!(used instanceof Object) || !("destroy" in used) || !(used.destroy instanceof Function)) return;
  Reflect.set(globalThis, place, Reflect.construct(used.constructor, []));
  void used.destroy();
}
