// The messages between the service and a relay: a JSON head and a body in one binary WebSocket message.

/** The path of the service where relays connect. */
export const relayPath = "/api/v1/relay";

/** Raised when messages change; service and relay of different protocols don't work together. */
export const protocol = "taxctl-relay-1";

/** Headers of the connection request that describe the relay. */
export const versionHeader = "x-taxctl-relay-version";
export const allowedHeader = "x-taxctl-relay-allow";

/** The service pings this often; either side ends a connection that was silent for longer than the second. */
export const pingEveryMs = 5_000;
export const silentMs = 20_000;

/** A call that took this long to reach the relay is not made: the service may have given it up. */
export const lateMs = 5_000;

/** The largest message to a relay: a document with 999 lines takes less. */
export const mostCallBytes = 8 * 1024 * 1024;
const mostHeadBytes = 64 * 1024;

/** Why the service ends a connection. */
export const closeCodes = { revoked: 4001, replaced: 4002 } as const;

/** The service asks the relay to make one call. `at` is in milliseconds since the service opened the connection. */
export type CallHead = {
  type: "call";
  id: number;
  at: number;
  url: string;
  path: string;
  method: "POST" | "GET";
  headers?: Record<string, string> | undefined;
  totalMs?: number | undefined;
  idleMs?: number | undefined;
  maxBytes: number;
};

/** The service no longer waits for a call. */
type CancelHead = { type: "cancel"; id: number };

/** The result of a call. The body is the control unit's, or its beginning where the call was not completed. */
type ResponseHead =
  | { type: "reply"; id: number; kind: "answered"; status: number }
  | { type: "reply"; id: number; kind: "unanswered"; status?: number | undefined; message: string }
  | { type: "reply"; id: number; kind: "not_sent"; message: string };

export type Head = CallHead | CancelHead | ResponseHead;

export function encode(head: Head, body = ""): Buffer {
  const text = Buffer.from(JSON.stringify(head));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(text.length);
  return Buffer.concat([length, text, Buffer.from(body)]);
}

/** @throws Error for a message that no version of this program sends. */
export function decode(message: Buffer): { head: Head; body: Buffer } {
  const length = message.length < 4 ? mostHeadBytes + 1 : message.readUInt32BE();
  if (length > mostHeadBytes || message.length < 4 + length)
    throw new Error("The message has no valid head.");
  const head: unknown = JSON.parse(message.toString("utf8", 4, 4 + length));
  if (!isHead(head)) throw new Error("The head of the message is not valid.");
  return { head, body: message.subarray(4 + length) };
}

function isHead(value: unknown): value is Head {
  if (typeof value !== "object" || value === null) return false;
  const head = value as Record<string, unknown>;
  const isText = (name: string): boolean => typeof head[name] === "string";
  if (!Number.isSafeInteger(head.id)) return false;
  if (head.type === "cancel") return true;
  if (head.type === "call") {
    const isMethod = head.method === "POST" || head.method === "GET";
    return (
      isMethod &&
      isText("url") &&
      isText("path") &&
      Number.isFinite(head.at) &&
      Number.isFinite(head.maxBytes)
    );
  }
  if (head.type !== "reply") return false;
  if (head.kind === "answered") return Number.isSafeInteger(head.status);
  return (head.kind === "unanswered" || head.kind === "not_sent") && isText("message");
}
