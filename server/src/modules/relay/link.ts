// One connection of a relay, on the service's side: sends calls, and knows whether the relay can have got each.

import type { Duplex } from "node:stream";
import type { WebSocket } from "ws";
import { startTimer } from "../../base/timers.ts";
import type { Sending } from "../../control-unit/client.ts";
import type { TransportResponse } from "../../control-unit/results.ts";
import { decode, encode, lateMs, pingEveryMs, silentMs } from "./frames.ts";
import { systemTicker } from "./ticker.ts";

/** A connection with more than this still to send is too slow to be given another call. */
const mostWaitingBytes = 256 * 1024;

export type Link = {
  /** Makes one call through the relay. It never throws, and never sends a call twice. */
  send(sending: Sending): Promise<TransportResponse>;
  /** Ends the connection. Calls that wait for a response end as unanswered. */
  end(code: number, reason: string): void;
  readonly isOpen: boolean;
  /** Resolves when the connection has ended. */
  readonly ended: Promise<void>;
};

export const noRelay = "No relay of the branch is connected.";
const lost = "The connection to the relay was lost before it reported the result.";

/** @param stream The socket of the connection: any byte shows that the relay is there, even in the middle of a long response. */
export function createLink(socket: WebSocket, stream: Duplex, ticker = systemTicker): Link {
  const openedMs = ticker.now();
  const waiting = new Map<number, { maxBytes: number; settle(reply: TransportResponse): void }>();
  let lastId = 0;
  let heardMs = openedMs;
  const closed = Promise.withResolvers<void>();

  const stopPings = ticker.every(pingEveryMs, () => {
    if (ticker.now() - heardMs > silentMs) socket.terminate();
    else socket.ping();
  });

  function finish(): void {
    stopPings();
    for (const { settle } of waiting.values()) settle({ kind: "unanswered", message: lost });
    closed.resolve();
  }

  stream.on("data", () => {
    heardMs = ticker.now();
  });
  socket.on("error", () => socket.terminate());
  socket.on("close", finish);
  socket.on("message", (data) => {
    try {
      receive(data as Buffer);
    } catch {
      // A relay that sends nonsense can't be believed about the calls that it has.
      socket.terminate();
    }
  });

  function receive(data: Buffer): void {
    const { head, body } = decode(data);
    if (head.type !== "reply") throw new Error("A relay sends replies only.");
    const call = waiting.get(head.id);
    // The service has given the call up meanwhile.
    if (!call) return;
    const { id: _id, type: _type, ...result } = head;
    if (result.kind === "not_sent") call.settle(result);
    else if (result.kind === "unanswered")
      call.settle({ ...result, partial: body.toString("utf8", 0, 4_096) });
    else if (body.length <= call.maxBytes) call.settle({ ...result, text: body.toString() });
    else call.settle({ kind: "unanswered", message: `The response is longer than ${call.maxBytes} bytes.` });
  }

  return {
    ended: closed.promise,
    get isOpen() {
      return socket.readyState === socket.OPEN;
    },
    send(sending) {
      if (sending.blocked !== undefined) return notSent(sending.blocked);
      if (sending.signal?.aborted) return notSent("The call was given up before it was sent.");
      if (socket.readyState !== socket.OPEN) return notSent(noRelay);
      if (socket.bufferedAmount > mostWaitingBytes)
        return notSent("The connection to the relay is too slow.");
      lastId += 1;
      const id = lastId;
      const { url, path, method = "POST", headers, body, totalMs, idleMs, maxBytes, signal } = sending;
      return new Promise((resolve) => {
        const settle = (reply: TransportResponse): void => {
          limit?.cancel();
          signal?.removeEventListener("abort", giveUp);
          waiting.delete(id);
          resolve(reply);
        };
        const stop = (message: string): void => {
          settle({ kind: "unanswered", message });
          if (socket.readyState === socket.OPEN) socket.send(encode({ type: "cancel", id }));
        };
        const giveUp = (): void => stop("The caller gave up waiting.");
        const limit =
          totalMs === undefined
            ? undefined
            : startTimer(() => stop(`No response within ${totalMs / 1000} s.`), totalMs);
        signal?.addEventListener("abort", giveUp, { once: true });
        waiting.set(id, { maxBytes, settle });
        const at = Math.round(ticker.now() - openedMs);
        const head = { type: "call", id, at, url, path, method, headers, totalMs, idleMs, maxBytes } as const;
        // From here on the relay may get it, even if the connection breaks.
        socket.send(encode(head, body === undefined ? "" : JSON.stringify(body)));
      });
    },
    end(code, reason) {
      socket.close(code, reason);
      // A relay that doesn't confirm the end loses the connection.
      startTimer(() => socket.terminate(), lateMs).unref();
    },
  };
}

export function notSent(message: string): Promise<TransportResponse> {
  return Promise.resolve({ kind: "not_sent", message });
}
