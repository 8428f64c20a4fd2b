// Sends an outcome, or breaks its sending as a fault asks.
import type { ServerResponse } from "node:http";
import type { FaultParams } from "./calls/call.ts";
import type { FaultId } from "./faults.ts";
import type { SimulatedOutcome } from "./process.ts";

type Send = (
  response: ServerResponse,
  outcome: SimulatedOutcome,
  params: FaultParams,
) => void | Promise<void>;

function head(response: ServerResponse, { reply }: SimulatedOutcome, length?: number): void {
  const headers = { "content-type": reply.type };
  response.writeHead(reply.status, length === undefined ? headers : { ...headers, "content-length": length });
}

function reset(response: ServerResponse): void {
  response.socket?.resetAndDestroy();
}

function sendWhole(response: ServerResponse, outcome: SimulatedOutcome): void {
  head(response, outcome, Buffer.byteLength(outcome.reply.text));
  response.end(outcome.reply.text);
}

function sendText(response: ServerResponse, outcome: SimulatedOutcome, type: string, text: string): void {
  sendWhole(response, { ...outcome, reply: { ...outcome.reply, type, text } });
}

const half = (text: string) => text.slice(0, Math.floor(text.length / 2));

async function sendEndlessly(
  response: ServerResponse,
  outcome: SimulatedOutcome,
  bytes: number,
): Promise<void> {
  const chunk = Buffer.alloc(64 * 1024, " ");
  const closed = new Promise<void>((resolve) => response.once("close", resolve));
  head(response, outcome);
  response.write(half(outcome.reply.text));
  for (let sent = 0; sent < bytes && !response.destroyed; sent += chunk.length) {
    if (!response.write(chunk)) {
      const drained = new Promise<void>((resolve) => response.once("drain", resolve));
      await Promise.race([drained, closed]);
    }
  }
  response.end();
}

async function sendSlowly(response: ServerResponse, outcome: SimulatedOutcome, ms: number): Promise<void> {
  head(response, outcome);
  for (const byte of Buffer.from(outcome.reply.text)) {
    if (response.destroyed) return;
    response.write(Buffer.of(byte));
    await new Promise((resolve) => setTimeout(resolve, ms));
  }
  response.end();
}

const broken: Partial<Record<FaultId, Send>> = {
  F3: (response, _outcome, { how }) => {
    if (how === "reset") reset(response);
  },
  T1: (response, outcome) => {
    head(response, outcome, Buffer.byteLength(outcome.reply.text));
    response.write(half(outcome.reply.text), () => reset(response));
  },
  T2: (response, outcome) => sendText(response, outcome, outcome.reply.type, half(outcome.reply.text)),
  T3: (response, outcome) => sendText(response, outcome, outcome.reply.type, "\u0000\u001b]0;not json{{{<<<"),
  T4: (response, outcome, { type }) => sendText(response, outcome, String(type), outcome.reply.text),
  T5: (response, outcome, { bytes }) => sendEndlessly(response, outcome, Number(bytes)),
  T8: (response, outcome, { ms }) => sendSlowly(response, outcome, Number(ms)),
};

/** Sends the outcome of a call. */
export async function deliver(response: ServerResponse, outcome: SimulatedOutcome): Promise<void> {
  const delay = outcome.faults.take("F2", (params) => params.when === "after");
  if (delay) await new Promise((resolve) => setTimeout(resolve, Number(delay.ms)).unref());
  for (const [id, send] of Object.entries(broken)) {
    // A response is lost once: replays of an accepted save get a response.
    const params = outcome.faults.take(id as FaultId, () => id !== "F3" || outcome.isFresh);
    if (params) return send(response, outcome, params);
  }
  sendWhole(response, outcome);
}
