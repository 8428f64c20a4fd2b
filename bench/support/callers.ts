// Callers over HTTP: each keeps one connection and sends its next request after the last response.
import { connect, type Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";

export type TimedResponse = { status: number; ms: number };

/** The result of a number of callers over some time. */
export type Load = {
  perSecond: number;
  completed: number;
  /** All requests that were made, with those before and after the time that counts. */
  sent: number;
  ms: number[];
  statuses: Record<number, number>;
};

/** One connection that speaks just enough HTTP: a client that costs more than the server would measure itself. */
export class Caller {
  #socket: Socket;
  #settle: ((status: number) => void) | undefined;
  #fail: ((error: Error) => void) | undefined;
  #received = "";
  /** The characters of the response being read; undefined until its head is there. */
  #length: number | undefined;

  constructor(url: string) {
    const { hostname, port } = new URL(url);
    this.#socket = connect({ host: hostname, port: Number(port), noDelay: true });
    this.#socket.setEncoding("latin1");
    this.#socket.on("data", (chunk) => this.#read(String(chunk)));
    this.#socket.on("error", (error) => this.#fail?.(error));
    this.#socket.on("close", () => this.#fail?.(new Error("the connection was closed")));
  }

  send(request: string | Buffer): Promise<number> {
    return new Promise((resolve, reject) => {
      this.#settle = resolve;
      this.#fail = reject;
      this.#socket.write(request);
    });
  }

  #read(chunk: string): void {
    this.#received += chunk;
    if (this.#length === undefined) {
      const end = this.#received.indexOf("\r\n\r\n");
      if (end < 0) return;
      const [, length] = /content-length: (\d+)/i.exec(this.#received) ?? [];
      this.#length = end + 4 + Number(length);
    }
    if (this.#received.length < this.#length) return;
    const status = Number(this.#received.slice(9, 12));
    this.last = this.#received.slice(this.#received.indexOf("\r\n\r\n") + 4);
    this.#received = "";
    this.#length = undefined;
    this.#settle?.(status);
  }

  /** The body of the last response. */
  last = "";

  close(): void {
    this.#fail = undefined;
    this.#socket.destroy();
  }
}

/** A whole request as bytes, ready to be written. */
export function requestBytes(options: {
  url: string;
  path: string;
  key?: string;
  headers?: Record<string, string>;
  /** Left out: a GET. */
  body?: string;
}): Buffer {
  const { host } = new URL(options.url);
  const body = Buffer.from(options.body ?? "");
  const head = [
    `${options.body === undefined ? "GET" : "POST"} ${options.path} HTTP/1.1`,
    `Host: ${host}`,
    ...(options.body === undefined
      ? []
      : ["Content-Type: application/json", `Content-Length: ${body.length}`]),
    ...(options.key === undefined ? [] : [`Authorization: Bearer ${options.key}`]),
    ...Object.entries(options.headers ?? {}).map(([name, value]) => `${name}: ${value}`),
  ];
  return Buffer.concat([Buffer.from(`${head.join("\r\n")}\r\n\r\n`), body]);
}

/**
 * Lets `count` callers work for `seconds`; what they do in the first `warmSeconds` is not counted. `next` gives
 * each caller's next request. With `pauseMs` a caller waits so long on average between a response and its next request, with
 * random variation: callers that all waited alike would get their responses together, and come back together ever after.
 */
export async function runCallers(options: {
  url: string;
  count: number;
  seconds: number;
  warmSeconds?: number;
  pauseMs?: number;
  /** Failures that are meant; the first of every other is shown. */
  meant?: readonly number[];
  next(caller: number): Buffer;
}): Promise<Load> {
  const { url, count, seconds, warmSeconds = 0.5, pauseMs = 0, meant = [], next } = options;
  const ms: number[] = [];
  const statuses: Record<number, number> = {};
  let sent = 0;
  const from = performance.now() + warmSeconds * 1000;
  const until = from + seconds * 1000;
  const pause = async (): Promise<void> => {
    // As independent callers come: their pauses are exponentially distributed.
    if (pauseMs > 0) await delay(-Math.log(1 - Math.random()) * pauseMs);
  };
  const work = async (index: number): Promise<void> => {
    const caller = new Caller(url);
    try {
      await pause();
      for (;;) {
        const startedMs = performance.now();
        if (startedMs >= until) return;
        const status = await caller.send(next(index));
        sent += 1;
        const endedMs = performance.now();
        if (endedMs >= from && endedMs < until) {
          ms.push(endedMs - startedMs);
          statuses[status] = (statuses[status] ?? 0) + 1;
          if (status >= 400 && statuses[status] === 1 && !meant.includes(status))
            process.stderr.write(`${status}: ${caller.last}\n`);
        }
        await pause();
      }
    } finally {
      caller.close();
    }
  };
  await Promise.all(Array.from({ length: count }, (_, index) => work(index)));
  return { perSecond: ms.length / seconds, completed: ms.length, sent, ms, statuses };
}
