// Standard Webhooks: secrets, and signatures.

import { createHmac } from "node:crypto";
import { randomBytes } from "../../base/chance.ts";

const secretPrefix = "whsec_";

/** A new signing secret, `whsec_` and 32 random bytes in base64. */
export function makeSecret(): string {
  return `${secretPrefix}${randomBytes(32).toString("base64")}`;
}

function sign(secret: string, content: Uint8Array): string {
  const key = Buffer.from(secret.slice(secretPrefix.length), "base64");
  return `v1,${createHmac("sha256", key).update(content).digest("base64")}`;
}

/**
 * The three headers of a delivery.
 *
 * @param secrets Each gives one signature: two while a rotation lasts.
 * @param body The bytes that are sent.
 */
export function signatureHeaders(
  secrets: readonly string[],
  eventId: string,
  nowMs: number,
  body: Uint8Array,
): Record<string, string> {
  const timestamp = String(Math.floor(nowMs / 1_000));
  const content = Buffer.concat([Buffer.from(`${eventId}.${timestamp}.`), body]);
  return {
    "webhook-id": eventId,
    "webhook-timestamp": timestamp,
    "webhook-signature": secrets.map((secret) => sign(secret, content)).join(" "),
  };
}
