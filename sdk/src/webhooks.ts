// Webhooks at the receiver: verifying a delivery, and signing one for tests of a receiver.
import { ConfigurationError, type ErrorDetails, TaxctlError } from "./client/errors.ts";
import type { webhooks } from "./rules/openapi.ts";

/** The body of a delivery. A newer service can send other events: handle unknown ones in a `default` branch. */
export type WebhookEvent = webhooks[keyof webhooks]["post"]["requestBody"]["content"]["application/json"];

/** A verified delivery. */
export type VerifiedWebhook = {
  /** The id of the event, the same on every retry. Remember it to handle an event once. */
  id: string;
  sentAt: Date;
  event: WebhookEvent;
};

/** The headers of a request of `fetch` or `node:http`. */
export type WebhookHeaders = Headers | Record<string, string | readonly string[] | undefined>;

export type VerifyWebhookOptions = {
  /** The raw body. A body that was parsed and written again doesn't match its signature. */
  body: string | Uint8Array;
  headers: WebhookHeaders;
  /** `whsec_…`, or several while you rotate the secret. `ConfigurationError` if it is missing. */
  secret: string | readonly string[] | undefined;
  /** The largest difference between the time of sending and now, in seconds. Default 300. */
  toleranceS?: number | undefined;
  /** Milliseconds since 1970. Default: now. */
  now?: number | undefined;
};

/** Why a delivery was rejected. */
export type WebhookErrorCode =
  | "headers_missing"
  | "timestamp_malformed"
  | "timestamp_too_old"
  | "timestamp_in_future"
  | "signature_mismatch"
  | "body_malformed";

/** The delivery doesn't come from the service, has another secret, or is too old. Respond with 400. */
export class WebhookVerificationError extends TaxctlError {
  declare readonly code: WebhookErrorCode;

  constructor(code: WebhookErrorCode, message: string, details: ErrorDetails = {}) {
    super(message, { ...details, code });
  }
}

const prefix = "whsec_";
const defaultToleranceS = 300;
const encoder = new TextEncoder();

/**
 * Verifies the signature and time of a delivery (Standard Webhooks, HMAC-SHA256), and returns its event.
 *
 * @throws WebhookVerificationError if the delivery can't be trusted
 * @throws ConfigurationError if an option is not valid
 * @example
 * const { id, event } = await verifyWebhook({ body, headers: request.headers, secret: process.env.WEBHOOK_SECRET });
 */
export async function verifyWebhook(options: VerifyWebhookOptions): Promise<VerifiedWebhook> {
  const { headers, toleranceS = defaultToleranceS, now = Date.now() } = options;
  const body = requireRaw(options.body);
  requireFinite({ toleranceS, now });
  const id = header(headers, "webhook-id");
  const timestamp = header(headers, "webhook-timestamp");
  const signatures = header(headers, "webhook-signature");
  if (!id || !timestamp || !signatures) {
    throw new WebhookVerificationError("headers_missing", "The headers of a webhook delivery are missing");
  }
  const sentAt = requireTimely(timestamp, toleranceS, now);
  if (!(await anyMatches(signatures, secretsOf(options.secret), signedContent(id, timestamp, body)))) {
    const message = "No signature matches: the secret is wrong, or the body was changed after it was sent";
    throw new WebhookVerificationError("signature_mismatch", message);
  }
  return { id, sentAt, event: parseEvent(body) };
}

export type SignWebhookOptions = {
  /** An event, or the body as text. */
  event: WebhookEvent | string;
  /** `whsec_…`. Several make several signatures, as during a rotation. `ConfigurationError` if it is missing. */
  secret: string | readonly string[] | undefined;
  /** Default: a new id. */
  id?: string | undefined;
  /** When it was sent, in milliseconds since 1970. Default: now. */
  now?: number | undefined;
};

/**
 * Signs a delivery as the service does, for tests of a receiver.
 *
 * @example
 * const { body, headers } = await signWebhook({ event, secret });
 * const response = await fetch("http://127.0.0.1:3000/hooks/tax", { method: "POST", body, headers });
 */
export async function signWebhook({
  event,
  secret,
  id = `msg_${crypto.randomUUID()}`,
  now = Date.now(),
}: SignWebhookOptions): Promise<{ body: string; headers: Record<string, string> }> {
  const body = typeof event === "string" ? event : JSON.stringify(event);
  const timestamp = String(Math.floor(now / 1000));
  const content = signedContent(id, timestamp, encoder.encode(body));
  const signatures = await Promise.all(
    secretsOf(secret).map(async (one) => {
      const signature = await crypto.subtle.sign("HMAC", await importSecret(one, "sign"), content);
      return `v1,${btoa(String.fromCharCode(...new Uint8Array(signature)))}`;
    }),
  );
  return {
    body,
    headers: {
      "content-type": "application/json",
      "webhook-id": id,
      "webhook-timestamp": timestamp,
      "webhook-signature": signatures.join(" "),
    },
  };
}

/** A body that was parsed before can't be verified: writing it again does not give the bytes that were signed. */
function requireRaw(body: unknown): Uint8Array<ArrayBuffer> {
  if (typeof body === "string") return encoder.encode(body);
  if (body instanceof Uint8Array) return new Uint8Array(body);
  throw new ConfigurationError(
    "verifyWebhook: body must be the raw text or bytes of the request, not what a parser made of it",
  );
}

/** No time is later than NaN, so any delivery would be accepted. */
function requireFinite(options: { toleranceS: number; now: number }): void {
  for (const [name, value] of Object.entries(options)) {
    if (Number.isFinite(value) && value >= 0) continue;
    throw new ConfigurationError(`verifyWebhook: ${name} must be a finite number from 0`);
  }
}

function secretsOf(secret: string | readonly string[] | undefined): readonly string[] {
  const secrets = [secret ?? []].flat();
  if (secrets.length > 0 && !secrets.includes("")) return secrets;
  throw new ConfigurationError(
    "There is no webhook secret: pass the whsec_… that the service returned with the webhook",
  );
}

function header(headers: WebhookHeaders, name: string): string | undefined {
  if (headers instanceof Headers) return headers.get(name) ?? undefined;
  const found = Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
  return typeof found === "string" ? found : found?.join(" ");
}

function requireTimely(timestamp: string, toleranceS: number, now: number): Date {
  if (!/^\d{1,12}$/.test(timestamp)) {
    throw new WebhookVerificationError("timestamp_malformed", "webhook-timestamp is not a number of seconds");
  }
  const ageS = Math.floor(now / 1000) - Number(timestamp);
  if (ageS > toleranceS) {
    const message = `The delivery was sent ${ageS} s ago: somebody replays it, or a clock is wrong`;
    throw new WebhookVerificationError("timestamp_too_old", message);
  }
  if (-ageS > toleranceS) {
    const message = `The delivery was sent ${-ageS} s in the future; a clock is wrong`;
    throw new WebhookVerificationError("timestamp_in_future", message);
  }
  return new Date(Number(timestamp) * 1000);
}

function signedContent(id: string, timestamp: string, body: Uint8Array): Uint8Array<ArrayBuffer> {
  const head = encoder.encode(`${id}.${timestamp}.`);
  const content = new Uint8Array(head.length + body.length);
  content.set(head);
  content.set(body, head.length);
  return content;
}

/** Every pair is tried, and each comparison is the platform's own, whose time doesn't depend on the position of a difference. */
async function anyMatches(
  signatures: string,
  secrets: readonly string[],
  content: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  const given = signatures
    .split(" ")
    .filter((one) => one.startsWith("v1,"))
    .map((one) => decodeBase64(one.slice("v1,".length)))
    .filter((bytes) => bytes !== undefined);
  const keys = await Promise.all(secrets.map((secret) => importSecret(secret, "verify")));
  const checks = keys.flatMap((key) =>
    given.map((bytes) => crypto.subtle.verify("HMAC", key, bytes, content)),
  );
  return (await Promise.all(checks)).includes(true);
}

function importSecret(secret: string, usage: "sign" | "verify") {
  const bytes = decodeBase64(secret.startsWith(prefix) ? secret.slice(prefix.length) : secret);
  if (!bytes || bytes.length === 0) {
    throw new ConfigurationError("The webhook secret is not a whsec_… that the service returned");
  }
  return crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, [usage]);
}

function decodeBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}

function parseEvent(body: Uint8Array): WebhookEvent {
  try {
    const event: WebhookEvent = JSON.parse(new TextDecoder().decode(body));
    if (typeof event?.event === "string") return event;
  } catch {}
  throw new WebhookVerificationError("body_malformed", "The body is signed, but it is not an event");
}
