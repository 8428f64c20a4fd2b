// Sending bytes to a printer, and finding out whether they were printed, as far as the printer says it.
import { constants } from "node:fs";
import { open } from "node:fs/promises";
import { connect, type Socket } from "node:net";
import { askCause, askPaper, askPrinted, askState, isPrinted, isState, obstacleOf } from "./status.ts";
import type { Target } from "./target.ts";

/** A print that failed. `isMaybePrinted`: bytes of the receipt have left, so that paper may have come out. */
export class PrintError extends Error {
  readonly isMaybePrinted: boolean;
  constructor(message: string, isMaybePrinted: boolean) {
    super(message);
    this.name = "PrintError";
    this.isMaybePrinted = isMaybePrinted;
  }
}

export type Limits = {
  connectMs: number;
  /** For a response in real time. A printer that gives none says nothing of itself. */
  stateMs: number;
  /** For all of a receipt, while the printer says that nothing is wrong. */
  printMs: number;
  /** For a person who puts paper in. */
  repairMs: number;
};

export const usualLimits: Limits = { connectMs: 5_000, stateMs: 2_000, printMs: 30_000, repairMs: 300_000 };

/**
 * Prints. Resolves when the printer has confirmed the paper, or has taken all bytes and says nothing of itself.
 *
 * @param bytes called when the printer is ready, just before the first byte leaves
 * @throws PrintError
 */
export async function printTo(
  target: Target,
  bytes: () => Promise<Uint8Array>,
  signal: AbortSignal,
  limits = usualLimits,
): Promise<void> {
  if (target.kind === "path") return printToPath(target.path, bytes);
  const socket = await connected(target, signal, limits);
  try {
    await new Talk(socket, limits).print(bytes);
  } finally {
    socket.destroy();
  }
}

async function printToPath(path: string, bytes: () => Promise<Uint8Array>): Promise<void> {
  const { O_WRONLY, O_APPEND } = constants;
  const file = await open(path, O_WRONLY | O_APPEND).catch((error: Error) => {
    throw new PrintError(error.message, false);
  });
  let hasBegun = false;
  try {
    const content = await bytes();
    hasBegun = true;
    await file.writeFile(content);
  } catch (error) {
    if (!hasBegun) throw error;
    throw new PrintError(error instanceof Error ? error.message : String(error), true);
  } finally {
    await file.close();
  }
}

function connected(
  { host, port }: Extract<Target, { kind: "tcp" }>,
  signal: AbortSignal,
  { connectMs }: Limits,
): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, noDelay: true });
    const fail = (why: string) => {
      socket.destroy();
      reject(new PrintError(`No connection to ${host}:${port}: ${why}`, false));
    };
    const timer = setTimeout(() => fail("no response"), connectMs);
    socket.once("connect", () => {
      clearTimeout(timer);
      resolve(socket);
    });
    const stop = () => socket.destroy();
    signal.addEventListener("abort", stop, { once: true });
    socket.once("close", () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", stop);
    });
    socket.on("error", (error) => fail(error.message));
  });
}

/** One conversation with a printer. */
class Talk {
  readonly #socket: Socket;
  readonly #limits: Limits;
  #heard: { wants: (byte: number) => boolean; take: (byte: number) => void } | undefined;
  #over: Error | undefined;
  #onOver: (() => void) | undefined;

  constructor(socket: Socket, limits: Limits) {
    this.#socket = socket;
    this.#limits = limits;
    socket.on("data", (chunk) => {
      for (const byte of chunk) if (this.#heard?.wants(byte)) this.#heard.take(byte);
    });
    const over = (error?: Error) => {
      this.#over ??= error ?? new Error("The printer closed the connection");
      this.#onOver?.();
    };
    socket.on("error", over);
    socket.on("close", () => over());
    socket.on("end", () => over());
  }

  async print(bytes: () => Promise<Uint8Array>): Promise<void> {
    const state = await this.#ask(askState, isState, this.#limits.stateMs);
    const obstacle = state === undefined ? undefined : await this.#obstacle(state);
    if (this.#over) throw new PrintError(this.#over.message, false);
    if (obstacle !== undefined) throw new PrintError(obstacle, false);
    const content = await bytes();
    try {
      if (state === undefined) await this.#send(content);
      else await this.#confirm(content);
    } catch (error) {
      throw new PrintError(error instanceof Error ? error.message : String(error), true);
    }
  }

  /** To a printer that says nothing of itself: it has taken all bytes when it takes the end of the connection too. */
  async #send(content: Uint8Array): Promise<void> {
    await this.#written(content);
    await new Promise<void>((resolve) => this.#socket.end(resolve));
    if (this.#over) throw this.#over;
  }

  /** Waits until the printer responds to a request behind the receipt. While it lacks paper, it has time. */
  async #confirm(content: Uint8Array): Promise<void> {
    await this.#written(content);
    const { printMs, repairMs } = this.#limits;
    const since = performance.now();
    let request: Uint8Array = askPrinted;
    while (performance.now() - since < repairMs) {
      if ((await this.#ask(request, isPrinted, printMs)) !== undefined) return;
      // The request stands in the printer's memory, behind the receipt.
      request = new Uint8Array();
      const state = await this.#ask(askState, isState, this.#limits.stateMs);
      if (this.#over) throw this.#over;
      if (state === undefined) throw new Error("It says nothing since the receipt was sent");
      // A printer without this request, which is ready: it has printed everything.
      if ((await this.#obstacle(state)) === undefined) return;
    }
    throw new Error("It was not ready to go on");
  }

  async #obstacle(state: number): Promise<string | undefined> {
    const cause = await this.#ask(askCause, isState, this.#limits.stateMs);
    const paper = await this.#ask(askPaper, isState, this.#limits.stateMs);
    return obstacleOf(state, cause ?? 0, paper ?? 0);
  }

  /** The response to a request; undefined if there is none in time. */
  async #ask(request: Uint8Array, wants: (byte: number) => boolean, ms: number): Promise<number | undefined> {
    if (this.#over) return undefined;
    const heard = Promise.withResolvers<number | undefined>();
    this.#heard = { wants, take: heard.resolve };
    this.#onOver = () => heard.resolve(undefined);
    const timer = setTimeout(() => heard.resolve(undefined), ms);
    if (request.length > 0) this.#socket.write(request);
    const byte = await heard.promise;
    clearTimeout(timer);
    this.#heard = undefined;
    return byte;
  }

  #written(content: Uint8Array): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#onOver = () => reject(this.#over);
      if (this.#over) reject(this.#over);
      this.#socket.write(content, (error) => (error ? reject(error) : resolve()));
    });
  }
}
