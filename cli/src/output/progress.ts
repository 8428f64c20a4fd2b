// Progress on the error output: a bar with rate and remaining time, or a plain line each ten seconds.
import { hasUnicode, type Screen, styled, widthOf } from "./terminal.ts";

/** Where progress is written to. */
export type ProgressScreen = Screen & { write(text: string): unknown };

/** Calls `run` at intervals, until the returned function is called. */
type Every = (ms: number, run: () => void) => () => void;

type ProgressOptions = {
  screen: ProgressScreen;
  label: string;
  total: number;
  now?: () => number;
  every?: Every;
};

const everyWhile: Every = (ms, run) => {
  const timer = setInterval(run, ms).unref();
  return () => clearInterval(timer);
};

/** How often lines come when there is no terminal to redraw on, whether or not anything was finished. */
const lineEveryMs = 10_000;
const redrawEveryMs = 100;

/** Counts a long run. Nothing is written to the standard output, ever. */
export class Progress {
  readonly #options: ProgressOptions;
  readonly #startedAt: number;
  #done = 0;
  #bad = 0;
  #writtenAt: number;
  readonly #stop: (() => void) | undefined;

  constructor(options: ProgressOptions) {
    this.#options = options;
    this.#startedAt = this.#now();
    this.#writtenAt = this.#startedAt;
    const { screen, total, every = everyWhile } = options;
    if (!screen.isTTY && total > 0) this.#stop = every(lineEveryMs, () => this.#write());
  }

  /** One more finished, well or badly. */
  tick(good = true): void {
    this.#done += 1;
    if (!good) this.#bad += 1;
    const { screen, total } = this.#options;
    if (this.#done < total && !(screen.isTTY && this.#now() - this.#writtenAt >= redrawEveryMs)) return;
    this.#writtenAt = this.#now();
    if (this.#done >= total) this.#stop?.();
    this.#write();
  }

  /** Ends the lines, and removes the bar from the screen, so that the next output starts on a clean line. */
  end(): void {
    this.#stop?.();
    if (this.#options.screen.isTTY) this.#options.screen.write("\r\u001b[K");
  }

  #now(): number {
    return (this.#options.now ?? performance.now.bind(performance))();
  }

  #write(): void {
    const { screen, total } = this.#options;
    const line = this.line();
    if (!screen.isTTY) screen.write(`${line}\n`);
    else screen.write(`\r\u001b[K${this.#bar(line, widthOf(screen) ?? 80, total)}`);
  }

  /** Like `Sales 120/400, 2 not accepted, 8/s, 33 s left`. Within the first second, and at the end, there is no rate. */
  line(): string {
    const { label, total } = this.#options;
    const bad = this.#bad > 0 ? `, ${this.#bad} not accepted` : "";
    const counts = `${label} ${this.#done}/${total}${bad}`;
    const seconds = (this.#now() - this.#startedAt) / 1000;
    if (seconds < 1 || this.#done === 0 || this.#done >= total) return counts;
    const rate = this.#done / seconds;
    const speed = rate < 1 ? `${Math.ceil(rate * 60)}/min` : `${Math.round(rate)}/s`;
    return `${counts}, ${speed}, ${duration(Math.ceil((total - this.#done) / rate))} left`;
  }

  #bar(line: string, width: number, total: number): string {
    const room = Math.min(30, width - line.length - 3);
    if (room < 5) return line.slice(0, width - 1);
    const full = total === 0 ? room : Math.round((this.#done / total) * room);
    const [on, off] = hasUnicode() ? ["█", "░"] : ["#", "-"];
    return `${styled("green", on.repeat(full), this.#options.screen)}${off.repeat(room - full)} ${line}`;
  }
}

/** Seconds for people: `42 s`, `3 min 5 s`, `2 h 10 min`; rounded first, so that no part ever shows 60. */
export function duration(seconds: number): string {
  const whole = Math.round(seconds);
  if (whole < 60) return `${whole} s`;
  const minutes = Math.floor(whole / 60);
  if (minutes < 60) return `${minutes} min ${whole % 60} s`;
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
