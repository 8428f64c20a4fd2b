// The relay itself: connects to the service from the branch, and calls control units that its own list names.

import type { Duplex } from "node:stream";
import type { ClientOptions, WebSocket } from "ws";
import packageFile from "../../../package.json" with { type: "json" };
import { fraction } from "../../base/chance.ts";
import { type Clock, systemClock } from "../../base/clock.ts";
import { problemOf } from "../../base/connection-problems.ts";
import { pause } from "../../base/timers.ts";
import { createTransport, defaultLimits } from "../../control-unit/client.ts";
import type { TransportResponse } from "../../control-unit/results.ts";
import * as frames from "./frames.ts";
import { notSent } from "./link.ts";
import { systemTicker, type Ticker } from "./ticker.ts";

const firstWaitMs = 500;
const longestWaitMs = 30_000;

type RelayOptions = {
  /** The service's URL: `https://tax.example.com`. */
  service: string;
  /** Read for each connection, so that a new token needs no restart. */
  readToken(): Promise<string>;
  /** Hosts with ports that may be called. */
  allowed: readonly string[];
  signal: AbortSignal;
  /** Called with each change: connected, disconnected and why, rejected calls. */
  report(line: string): void;
  /** How long to wait before the next connection; by default it grows to 30 s. */
  waitMs?: (failures: number) => number;
  /** The machine's own time. It continues while the machine sleeps; the ticker's time doesn't. */
  clock?: Clock;
  ticker?: Ticker;
};

/** Half a second, then twice as long each time, to 30 s; with random jitter, so that relays don't return all at once. */
const growingWait = (failures: number): number =>
  Math.min(firstWaitMs * 2 ** failures, longestWaitMs) * (0.75 + fraction() / 2);

/** `host:port` of a URL, with the default port of its scheme; undefined for an invalid URL. */
export function placeOf(url: string): string | undefined {
  if (!URL.canParse(url)) return undefined;
  const { hostname, port, protocol } = new URL(url);
  return `${hostname}:${port || (protocol === "https:" ? 443 : 80)}`.toLowerCase();
}

/** Runs until the signal; every failure leads to another connection. */
export async function runRelay(options: RelayOptions): Promise<void> {
  const { signal, report, waitMs = growingWait } = options;
  const transport = createTransport(defaultLimits);
  let failures = 0;
  try {
    while (!signal.aborted) {
      const ended = await connectOnce(options, transport).catch((error: unknown) => ({
        reason: error instanceof Error ? error.message : String(error),
        code: 0,
        wasOpen: false,
      }));
      if (signal.aborted) return;
      failures = ended.wasOpen ? 0 : failures + 1;
      report(`Disconnected: ${ended.reason}`);
      // Two relays with one token would take the connection from each other again and again.
      const isReplaced = ended.code === frames.closeCodes.replaced;
      const ms = isReplaced ? Math.max(longestWaitMs, waitMs(failures)) : waitMs(failures);
      await pause(ms, signal).catch(() => undefined);
    }
  } finally {
    await transport.close();
  }
}

/** A proxy responds with a page of its own: it says no more than the status. */
function rejectionText(status: number | undefined, text: string): string {
  const isPage = text.trimStart().startsWith("<");
  const said = isPage ? "from a proxy. Check that the service runs, and that the proxy reaches it" : text;
  return `The service did not take the connection: ${status} ${said}`.trim();
}

function failureText(error: Error): string {
  const { problem, code } = problemOf(error);
  return problem === "untrusted_certificate"
    ? `The certificate is not trusted here (${code}). Name the certificate of its authority in NODE_EXTRA_CA_CERTS.`
    : error.message || code;
}

type Ended = { reason: string; code: number; wasOpen: boolean };

async function connectOnce(
  { service, readToken, allowed, signal, report, clock = systemClock, ticker = systemTicker }: RelayOptions,
  transport: ReturnType<typeof createTransport>,
): Promise<Ended> {
  const token = await readToken();
  const { WebSocket } = await import("ws");
  const url = `${service.replace(/^http/, "ws").replace(/\/+$/, "")}${frames.relayPath}`;
  const settings: ClientOptions = {
    headers: {
      authorization: `Bearer ${token}`,
      [frames.versionHeader]: packageFile.version,
      [frames.allowedHeader]: allowed.join(","),
    },
    handshakeTimeout: 10_000,
    perMessageDeflate: false,
    followRedirects: false,
    maxPayload: frames.mostCallBytes,
  };
  const socket = new WebSocket(url, frames.protocol, settings);
  return new Promise((resolve) => {
    const running = new Map<number, AbortController>();
    let reason = "";
    let wasOpen = false;
    const opened = { atMs: 0, clockMs: 0 };
    let heardMs = 0;
    let stopLooking = (): void => undefined;
    const end = (why: string): void => {
      reason ||= why;
      socket.terminate();
    };
    const stop = (): void => socket.close(1000, "the relay stops");
    const heard = (): void => {
      heardMs = ticker.now();
    };
    signal.addEventListener("abort", stop, { once: true });
    let stream: Duplex | undefined;
    socket.on("upgrade", (response) => {
      stream = response.socket;
    });
    socket.on("open", () => {
      wasOpen = true;
      // Not earlier: data that arrived with the response would be read here, and lost to the socket.
      stream?.on("data", heard);
      Object.assign(opened, { atMs: ticker.now(), clockMs: clock.now() });
      heard();
      stopLooking = ticker.every(frames.pingEveryMs, () => {
        if (ticker.now() - heardMs > frames.silentMs) end("The service was silent.");
      });
      report(`Connected to ${service}. Calls are made to ${allowed.join(", ")}`);
    });
    socket.on("unexpected-response", (_request, response) => {
      let text = "";
      response.on("data", (chunk: Buffer) => {
        text = (text + chunk.toString()).slice(0, 500);
      });
      response.on("close", () => end(rejectionText(response.statusCode, text)));
    });
    socket.on("error", (error) => {
      reason ||= failureText(error);
    });
    socket.on("close", (code, why) => {
      stopLooking();
      signal.removeEventListener("abort", stop);
      // No caller waits for these any more. The service treats them as unknown and calls again.
      for (const call of running.values()) call.abort();
      resolve({ reason: reason || why.toString() || `connection closed (${code})`, code, wasOpen });
    });
    socket.on("message", (data) => {
      try {
        const { head, body } = frames.decode(data as Buffer);
        if (head.type === "cancel") running.get(head.id)?.abort();
        else if (head.type === "call") void make(head, body);
      } catch (error) {
        end(String(error));
      }
    });

    async function make(head: frames.CallHead, body: Buffer): Promise<void> {
      const controller = new AbortController();
      running.set(head.id, controller);
      const lateMs = Math.max(ticker.now() - opened.atMs, clock.now() - opened.clockMs) - head.at;
      const isLate = lateMs > frames.lateMs;
      const reply = await (isLate
        ? notSent("The call arrived too late at the relay.")
        : call(withTheRest(head, lateMs), body, controller.signal));
      running.delete(head.id);
      if (socket.readyState === socket.OPEN) sendResponse(socket, head.id, reply);
      // The network is too slow, the machine slept, or its clock was set: the times are compared again.
      if (isLate && socket.readyState === socket.OPEN) socket.close(1000, "a call arrived too late");
    }

    async function call(
      head: frames.CallHead,
      body: Buffer,
      signal: AbortSignal,
    ): Promise<TransportResponse> {
      const place = placeOf(head.url);
      if (place === undefined || !allowed.includes(place)) {
        report(
          `Rejected a call to ${place ?? "an invalid URL"}: it is not allowed. Add --allow ${place} if it should be.`,
        );
        return notSent(`The relay does not allow calls to ${place}; start it with --allow ${place}.`);
      }
      const { id: _id, type: _type, at: _at, ...sending } = head;
      return transport.send({
        ...sending,
        allowPrivate: true,
        maxBytes: Math.min(head.maxBytes, defaultLimits.selectBytes),
        signal,
        ...(body.length > 0 ? { text: body.toString() } : {}),
      });
    }
  });
}

/** The call ends here when it does at the service: its way has taken a part of its time. */
function withTheRest(head: frames.CallHead, lateMs: number): frames.CallHead {
  if (head.totalMs === undefined) return head;
  return { ...head, totalMs: Math.max(1, Math.round(head.totalMs - Math.max(0, lateMs))) };
}

function sendResponse(socket: WebSocket, id: number, reply: TransportResponse): void {
  if (reply.kind === "answered")
    socket.send(frames.encode({ type: "reply", id, kind: "answered", status: reply.status }, reply.text));
  else if (reply.kind === "not_sent") socket.send(frames.encode({ type: "reply", id, ...reply }));
  else {
    const { kind, message, status, partial } = reply;
    socket.send(frames.encode({ type: "reply", id, kind, message, status }, partial));
  }
}
