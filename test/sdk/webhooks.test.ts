// Proving webhooks at the receiver: accepted and rejected deliveries, and the test signer.
import { inspect } from "node:util";
import { ConfigurationError, TaxctlError } from "@taxctl/sdk";
import {
  signWebhook,
  verifyWebhook,
  type WebhookEvent,
  WebhookVerificationError,
} from "@taxctl/sdk/webhooks";
import { expect } from "chai";
import fc from "fast-check";
import { Webhook } from "standardwebhooks";

const secret = `whsec_${btoa("a secret of twenty-four b")}`;
const other = `whsec_${btoa("another one of the same s")}`;
const exampleEvent: WebhookEvent = {
  event: "transaction.completed",
  type: "transaction.completed",
  timestamp: "2026-03-10T07:15:01.409Z",
  data: {
    transaction_id: "0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a41",
    type: "sales",
    status: "success",
    branch_id: "00",
    invoice_no: "INV-1 – größer",
    receipt_no: "41",
  },
};

async function codeOf(work: Promise<unknown>): Promise<unknown> {
  const error = await work.then(
    () => expect.fail("it should not be accepted"),
    (reason) => reason,
  );
  expect(error).to.be.instanceOf(WebhookVerificationError).and.instanceOf(TaxctlError);
  expect(inspect(error)).not.to.contain(secret);
  return error.code;
}

describe("webhooks at the receiver", () => {
  it("accepts the service's signatures, for any kind of headers and body", async () => {
    const { body, headers } = await signWebhook({ event: exampleEvent, secret: secret, id: "msg_1" });
    const nodeHeaders = { ...headers, "x-forwarded-for": ["a", "b"], accept: undefined };
    for (const given of [headers, new Headers(headers), nodeHeaders]) {
      for (const raw of [body, new TextEncoder().encode(body), Buffer.from(body)]) {
        const verified = await verifyWebhook({ body: raw, headers: given, secret: secret });
        expect(verified.event).to.deep.equal(exampleEvent);
        expect(verified.id).to.equal("msg_1");
        expect(Date.now() - verified.sentAt.getTime()).to.be.within(0, 5_000);
      }
    }
  });

  it("takes header names in any case", async () => {
    const { body, headers } = await signWebhook({ event: exampleEvent, secret: secret });
    const shouting = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name.toUpperCase(), value]),
    );
    expect((await verifyWebhook({ body, headers: shouting, secret: secret })).event).to.deep.equal(
      exampleEvent,
    );
  });

  it("agrees with the public library of Standard Webhooks, in both directions", async () => {
    const ours = await signWebhook({ event: exampleEvent, secret: secret });
    expect(new Webhook(secret).verify(ours.body, ours.headers)).to.deep.equal(exampleEvent);
    const body = JSON.stringify(exampleEvent);
    const sentAt = new Date();
    const headers = {
      "webhook-id": "msg_2",
      "webhook-timestamp": String(Math.floor(sentAt.getTime() / 1000)),
      "webhook-signature": new Webhook(secret).sign("msg_2", sentAt, body),
    };
    expect((await verifyWebhook({ body, headers, secret: secret })).event).to.deep.equal(exampleEvent);
  });

  it("accepts either secret while one is being rotated, on both sides", async () => {
    const old = await signWebhook({ event: exampleEvent, secret: other });
    await verifyWebhook({ ...old, secret: [secret, other] });
    const both = await signWebhook({ event: exampleEvent, secret: [other, secret] });
    await verifyWebhook({ ...both, secret: secret });
    expect(await codeOf(verifyWebhook({ ...old, secret: secret }))).to.equal("signature_mismatch");
  });

  it("skips signatures of other versions and invalid ones", async () => {
    const { body, headers } = await signWebhook({ event: exampleEvent, secret: secret });
    const signature = headers["webhook-signature"];
    const mixed = { ...headers, "webhook-signature": `v1a,AAAA v1,*** v1 ${signature} v2,x` };
    await verifyWebhook({ body, headers: mixed, secret: secret });
    const none = { ...headers, "webhook-signature": `v1a,${signature?.slice(3)} v1,` };
    expect(await codeOf(verifyWebhook({ body, headers: none, secret: secret }))).to.equal(
      "signature_mismatch",
    );
  });

  it("rejects a body, id or time that was changed", async () => {
    const { body, headers } = await signWebhook({ event: exampleEvent, secret: secret });
    const changes = [
      { body: body.replace("success", "failed") },
      { body: ` ${body}` },
      { headers: { ...headers, "webhook-id": "msg_other" } },
      { headers: { ...headers, "webhook-timestamp": String(Number(headers["webhook-timestamp"]) + 1) } },
    ];
    for (const change of changes) {
      const given = { body, headers, secret: secret, ...change };
      expect(await codeOf(verifyWebhook(given))).to.equal("signature_mismatch");
    }
  });

  it("accepts any body it signed and rejects it with any byte changed", () =>
    fc.assert(
      fc.asyncProperty(fc.string({ unit: "grapheme", maxLength: 200 }), fc.nat(), async (text, at) => {
        const event = JSON.stringify({ event: "later.invented", data: text });
        const { body, headers } = await signWebhook({ event, secret: secret });
        const { event: found } = await verifyWebhook({ body, headers, secret: secret });
        expect(found).to.have.property("event", "later.invented");
        const bytes = Buffer.from(body);
        bytes.writeUInt8(bytes.readUInt8(at % bytes.length) ^ 1, at % bytes.length);
        expect(await codeOf(verifyWebhook({ body: bytes, headers, secret: secret }))).to.equal(
          "signature_mismatch",
        );
      }),
      { numRuns: 50 },
    ));

  it("accepts 300 seconds of difference by default, or the given tolerance", async () => {
    const sent = Date.UTC(2026, 2, 10);
    const delivery = {
      ...(await signWebhook({ event: exampleEvent, secret: secret, now: sent })),
      secret: secret,
    };
    for (const now of [sent - 300_000, sent, sent + 300_000]) await verifyWebhook({ ...delivery, now });
    expect(await codeOf(verifyWebhook({ ...delivery, now: sent + 301_000 }))).to.equal("timestamp_too_old");
    expect(await codeOf(verifyWebhook({ ...delivery, now: sent - 301_000 }))).to.equal("timestamp_in_future");
    await verifyWebhook({ ...delivery, now: sent + 3_600_000, toleranceS: 3_600 });
    expect(await codeOf(verifyWebhook({ ...delivery, now: sent + 11_000, toleranceS: 10 }))).to.equal(
      "timestamp_too_old",
    );
  });

  it("rejects a tolerance and a time by which any delivery would be in time", async () => {
    const sent = Date.UTC(2026, 2, 10);
    const delivery = {
      ...(await signWebhook({ event: exampleEvent, secret: secret, now: sent })),
      secret: secret,
    };
    const late = { ...delivery, now: sent + 600_000 };
    expect(await codeOf(verifyWebhook(late))).to.equal("timestamp_too_old");
    for (const value of [Number.NaN, Number.POSITIVE_INFINITY, -1, "abc", "900", null]) {
      for (const name of ["toleranceS", "now"]) {
        const call = Object.assign({ ...late }, { [name]: value });
        const error: unknown = await verifyWebhook(call).catch((reason) => reason);
        expect(error).to.be.instanceOf(ConfigurationError);
        expect(Object(error).message).to.equal(`verifyWebhook: ${name} must be a finite number from 0`);
      }
    }
    await verifyWebhook({ ...delivery, now: sent, toleranceS: 0 });
  });

  it("names missing and malformed values", async () => {
    const { body, headers } = await signWebhook({ event: exampleEvent, secret: secret });
    for (const name of ["webhook-id", "webhook-timestamp", "webhook-signature"]) {
      const given = { body, headers: { ...headers, [name]: undefined }, secret: secret };
      expect(await codeOf(verifyWebhook(given))).to.equal("headers_missing");
    }
    const odd = { ...headers, "webhook-timestamp": "yesterday" };
    expect(await codeOf(verifyWebhook({ body, headers: odd, secret: secret }))).to.equal(
      "timestamp_malformed",
    );
    for (const event of ["{", "null", '{"type":1}']) {
      const delivery = { ...(await signWebhook({ event, secret: secret })), secret: secret };
      expect(await codeOf(verifyWebhook(delivery))).to.equal("body_malformed");
    }
  });

  it("distinguishes a wrong call from a wrong delivery", async () => {
    const { body, headers } = await signWebhook({ event: exampleEvent, secret: secret });
    const calls = [
      { body: JSON.parse(body), headers, secret: secret },
      { body, headers, secret: [] },
      { body, headers, secret: "" },
      { body, headers, secret: undefined },
      { body, headers, secret: [secret, ""] },
      { body, headers, secret: "whsec_" },
      { body, headers, secret: "whsec_*" },
    ];
    for (const call of calls) {
      const error = await verifyWebhook(call).catch((reason) => reason);
      expect(error).to.be.instanceOf(ConfigurationError);
    }
  });
});
