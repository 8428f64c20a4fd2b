// Measures how long the event loop of this process is held at a time: a timer of a millisecond sees each delay.

/** The longest time without a turn of the event loop, and the most processor time of the main thread between two turns. */
export type Held = { ms: number; cpuMs: number };

const tickMs = 1;

/** Starts to measure; the function returns the longest delay since its last call. */
export function watchLoop(): () => Held {
  let held: Held = { ms: 0, cpuMs: 0 };
  let lastMs = performance.now();
  let lastCpu = process.threadCpuUsage();
  const look = (): void => {
    const nowMs = performance.now();
    const cpu = process.threadCpuUsage(lastCpu);
    const ms = nowMs - lastMs - tickMs;
    held = { ms: Math.max(held.ms, ms), cpuMs: Math.max(held.cpuMs, (cpu.user + cpu.system) / 1000) };
    lastMs = nowMs;
    lastCpu = process.threadCpuUsage();
  };
  setInterval(look, tickMs).unref();
  return () => {
    look();
    const seen = held;
    held = { ms: 0, cpuMs: 0 };
    return seen;
  };
}
