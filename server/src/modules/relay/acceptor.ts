// Takes connections of relays: checks the token before anything else, and limits how often an address may fail.
import { type IncomingMessage, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { defaultLimits } from "../../control-unit/client.ts";
import { hashKey } from "../../core/accounts/keys.ts";
import type { Service } from "../../core/context/context.ts";
import { createAddressFinder, limitGroup } from "../../http/address.ts";
import { createAddressLimiter } from "../../http/rate-limit.ts";
import { allowedHeader, protocol, relayPath, versionHeader } from "./frames.ts";
import { createLink } from "./link.ts";
import { findRelayByToken, type KnownRelay } from "./store.ts";
import { tokenOf } from "./tokens.ts";

/** Wrong tokens of one address in a minute, and at once. */
const failureLimits = { rate_per_minute: 30, burst: 30 };
const mostAllowed = 50;

/** Why a connection is not taken. */
class Rejection extends Error {
  readonly status: number;
  readonly waitS: number;
  constructor(status: number, message: string, waitS = 0) {
    super(message);
    this.status = status;
    this.waitS = waitS;
  }
}

type Acceptor = (request: IncomingMessage, socket: Duplex, head: Buffer) => Promise<void>;

/** Whether a request opens a relay's connection. */
export function isRelayRequest({ url = "" }: IncomingMessage): boolean {
  return url.split("?", 1)[0] === relayPath;
}

export function createAcceptor(service: Service): Acceptor {
  const { clock, db, log, metrics, relays, config } = service;
  const findAddress = createAddressFinder(config.trustedProxies);
  const failures = createAddressLimiter(clock, failureLimits);

  async function identify(request: IncomingMessage, address: string): Promise<KnownRelay> {
    const group = limitGroup(address);
    const { waitS } = failures.look(group);
    if (waitS > 0) throw new Rejection(429, `Too many wrong tokens: wait ${waitS} s.`, waitS);
    const token = tokenOf(request.headers.authorization);
    const relay = token === undefined ? undefined : await findRelayByToken(db.knex, hashKey(token));
    if (!relay || relay.revoked_at !== null) {
      failures.take(group);
      log.warn({ address, relay_id: relay?.id }, "a relay with a wrong or revoked token was rejected");
      throw new Rejection(401, "The token of the relay is not valid, or was revoked.");
    }
    if (!relay.is_approved)
      throw new Rejection(403, "An operator has not approved the token of the relay yet.");
    if (relay.account_status !== "active") throw new Rejection(403, "The account is not active.");
    return relay;
  }

  async function accept(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    if (!service.works) throw new Rejection(503, "This process does not work on lanes.");
    const remote_address = findAddress(request);
    const relay = await identify(request, remote_address);
    if (request.headers["sec-websocket-protocol"] !== protocol)
      throw new Rejection(426, `The relay must speak ${protocol}. Install the version of the service.`);
    const { WebSocketServer } = await import("ws");
    const server = new WebSocketServer({
      noServer: true,
      clientTracking: false,
      perMessageDeflate: false,
      maxPayload: defaultLimits.selectBytes + 128 * 1024,
    });
    server.handleUpgrade(request, socket, head, (webSocket) => {
      metrics.countRelayRequest(101);
      const link = createLink(webSocket, socket);
      const details = {
        remote_address: remote_address.slice(0, 64),
        version: String(request.headers[versionHeader] ?? "unknown").slice(0, 40),
        allowed: String(request.headers[allowedHeader] ?? "")
          .split(",")
          .slice(0, mostAllowed),
      };
      relays.connect(relay, link, details).catch((error: unknown) => {
        log.warn({ err: error, relay_id: relay.id }, "a relay could not be connected");
        link.end(1011, "the service can't record the connection");
      });
    });
  }

  return async (request, socket, head) => {
    socket.on("error", () => socket.destroy());
    try {
      await accept(request, socket, head);
    } catch (error) {
      const rejection =
        error instanceof Rejection ? error : new Rejection(503, "The service can't check the token now.");
      if (!(error instanceof Rejection)) log.warn({ err: error }, "a relay could not be checked");
      const { status, message, waitS } = rejection;
      metrics.countRelayRequest(status);
      const wait = waitS > 0 ? `Retry-After: ${waitS}\r\n` : "";
      socket.end(
        `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${wait}Content-Type: text/plain; charset=utf-8\r\n` +
          `Content-Length: ${Buffer.byteLength(message)}\r\nConnection: close\r\n\r\n${message}`,
      );
    }
  };
}
