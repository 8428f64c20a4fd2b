// Sends one call to a unit over HTTP, and knows whether any byte of it can have been written.

import type { Dispatcher } from "undici";
import type { Timer } from "../base/clock.ts";
import { describeConnection } from "../base/connection-problems.ts";
import { nextTurn, startTimer } from "../base/timers.ts";
import { type Agents, createAgents } from "./agents.ts";
import type { Resolver } from "./connect.ts";
import { checkUrl, GuardError } from "./guard.ts";
import type { TransportResponse } from "./results.ts";

/** How long each kind of call may take and how much it may bring. */
export type CallLimits = {
  /** Resolving, connecting and the TLS handshake together. */
  connectMs: number;
  /** A whole save call. */
  saveMs: number;
  /** A whole fetch. */
  selectMs: number;
  /** Item classes: the longest silence. */
  itemClassesIdleMs: number;
  saveBytes: number;
  selectBytes: number;
};

export const defaultLimits: CallLimits = {
  connectMs: 3_000,
  saveMs: 30_000,
  selectMs: 120_000,
  itemClassesIdleMs: 60_000,
  saveBytes: 1024 * 1024,
  selectBytes: 64 * 1024 * 1024,
};

/** The URL of a call, and its authentication. */
export type Target = {
  url: string;
  allowPrivate: boolean;
  headers?: Record<string, string> | undefined;
  /** Why nothing can be sent there. */
  blocked?: string | undefined;
  /** The branch whose relay makes the call; omitted if the service makes it. */
  relayedBranch?: number | undefined;
};

/** One call; `totalMs` bounds the whole of it, `idleMs` each silence after it was sent. */
export type Sending = Target & {
  path: string;
  method?: "POST" | "GET";
  body?: unknown;
  /** The body where it is JSON text already. */
  text?: string | undefined;
  totalMs?: number | undefined;
  idleMs?: number | undefined;
  maxBytes: number;
  signal?: AbortSignal | undefined;
};

export type Transport = { send(sending: Sending): Promise<TransportResponse>; close(): Promise<void> };

/** Makes calls through the relay of a branch. */
export type RelayedSend = (branchId: number, sending: Sending) => Promise<TransportResponse>;
/** The same where there may be no relays at all. */
export type MaybeRelayedSend = (...call: Parameters<RelayedSend>) => Promise<TransportResponse> | undefined;

/**
 * Connections to units, kept alive between calls, one pool for each URL. Nothing is ever sent twice, redirected, or
 * sent through a proxy of the environment.
 */
export function createTransport(
  limits: CallLimits,
  resolver?: Resolver,
  relayed?: MaybeRelayedSend,
): Transport {
  const agents = createAgents({ connectMs: limits.connectMs, keepAliveMaxMs: 30_000, resolver });
  return {
    async send(sending) {
      const { relayedBranch } = sending;
      if (relayedBranch === undefined) return send(agents, sending);
      return relayed?.(relayedBranch, sending) ?? notSent("This process has no relays.");
    },
    close: agents.close,
  };
}

const headers = { accept: "application/json", "content-type": "application/json; charset=utf-8" };

async function send(agents: Agents, sending: Sending): Promise<TransportResponse> {
  if (sending.blocked !== undefined) return { kind: "not_sent", message: sending.blocked, blocked: true };
  const problems = checkUrl(sending.url, { allowPrivate: sending.allowPrivate });
  if (problems.length > 0) return notSent(`The unit's URL ${problems.join(", ")}.`);
  const { origin, pathname } = new URL(sending.url);
  const agent = await agents.find(sending.allowPrivate);
  // One turn of the loop, so that a kept connection that the unit has closed meanwhile is seen to be closed.
  await nextTurn();
  if (sending.signal?.aborted) return notSent("The call was given up before it was sent.");
  return new Promise((settle) => {
    const call = new Call(sending, settle);
    try {
      agent.dispatch(
        {
          origin,
          path: pathname.replace(/\/+$/, "") + sending.path,
          method: sending.method ?? "POST",
          headers: sending.headers ? { ...sending.headers, ...headers } : headers,
          body: sending.text ?? (sending.body === undefined ? null : JSON.stringify(sending.body)),
          idempotent: false,
        },
        call,
      );
    } catch (error) {
      call.onResponseError(undefined, error instanceof Error ? error : new Error(String(error)));
    }
  });
}

/**
 * The state of one call. undici announces a request to its handler immediately before it writes the first byte to an
 * open connection (`onRequestStart`): whatever fails earlier was certainly not sent, whatever fails later may have been.
 */
class Call implements Dispatcher.DispatchHandler {
  #sending: Sending;
  #settle: (reply: TransportResponse) => void;
  #controller: Dispatcher.DispatchController | undefined;
  #isStarted = false;
  #isSettled = false;
  #status: number | undefined;
  #chunks: Buffer[] = [];
  #bytes = 0;
  #total: Timer | undefined;
  #idle: Timer | undefined;
  #giveUp = () => this.#stop("The caller gave up waiting.");

  constructor(sending: Sending, settle: (reply: TransportResponse) => void) {
    this.#sending = sending;
    this.#settle = settle;
    if (sending.totalMs !== undefined) {
      const seconds = sending.totalMs / 1000;
      this.#total = startTimer(() => this.#stop(`No response within ${seconds} s.`), sending.totalMs);
    }
    sending.signal?.addEventListener("abort", this.#giveUp, { once: true });
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    // "Not sent" is already reported: aborting here, before the write, keeps that true.
    if (this.#isSettled) {
      controller.abort(new Error("given up before it was sent"));
      return;
    }
    this.#controller = controller;
    this.#isStarted = true;
    this.#waitOn();
  }

  onResponseStart(_controller: Dispatcher.DispatchController, status: number): void {
    this.#status = status;
    this.#waitOn();
  }

  onResponseData(_controller: Dispatcher.DispatchController, chunk: Buffer): void {
    this.#bytes += chunk.length;
    if (this.#bytes > this.#sending.maxBytes) {
      this.#stop(`The response is longer than ${this.#sending.maxBytes} bytes.`);
      return;
    }
    this.#chunks.push(chunk);
    this.#waitOn();
  }

  onResponseEnd(): void {
    this.#finish({ kind: "answered", status: this.#status ?? 0, text: this.#text() });
  }

  onResponseError(_controller: unknown, error: Error): void {
    const message = sentenceOf(error);
    this.#finish(this.#isStarted ? this.#unanswered(message) : notSent(message));
  }

  /** Ends the call from our side. */
  #stop(message: string): void {
    this.#finish(this.#isStarted ? this.#unanswered(message) : notSent(message));
    this.#controller?.abort(new Error(message));
  }

  #unanswered(message: string): TransportResponse {
    return { kind: "unanswered", message, status: this.#status, partial: this.#text().slice(0, 4_096) };
  }

  #text(): string {
    return Buffer.concat(this.#chunks).toString("utf8");
  }

  #waitOn(): void {
    const { idleMs } = this.#sending;
    if (idleMs === undefined || this.#isSettled) return;
    this.#idle?.cancel();
    this.#idle = startTimer(() => this.#stop(`Nothing came for ${idleMs / 1000} s.`), idleMs);
  }

  #finish(reply: TransportResponse): void {
    if (this.#isSettled) return;
    this.#isSettled = true;
    this.#total?.cancel();
    this.#idle?.cancel();
    this.#sending.signal?.removeEventListener("abort", this.#giveUp);
    this.#settle(reply);
  }
}

function notSent(message: string): TransportResponse {
  return { kind: "not_sent", message };
}

function sentenceOf(error: Error): string {
  // No IP address of the name: a caller could learn the service's network from it.
  if (error instanceof GuardError) return "The control unit's host has an IP address that is not allowed.";
  return describeConnection(error, "control unit");
}
