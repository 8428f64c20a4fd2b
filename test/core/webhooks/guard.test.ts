// The guard of deliveries at the moment of connection: whatever an address meant when it was registered.
import type { lookup } from "node:dns";
import { expect } from "chai";
import type { Resolver } from "../../../server/src/control-unit/connect.ts";
import { createPoster, type Poster } from "../../../server/src/core/webhooks/post.ts";
import { receivers } from "../../support/webhooks.ts";

/** Resolves names to the given addresses, one set after the other, the last one repeatedly. */
function resolving(...lookups: string[][]): Resolver {
  let asked = 0;
  const resolver = (_name: string, _options: unknown, callback: (error: null, found: object[]) => void) => {
    const addresses = lookups[Math.min(asked++, lookups.length - 1)] ?? [];
    callback(
      null,
      addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 })),
    );
  };
  return resolver as typeof lookup;
}

describe("destinations of deliveries", () => {
  const open = receivers();
  const posters: Poster[] = [];
  const post = (url: string, environment: "live" | "sandbox", resolver?: Resolver) => {
    const poster = createPoster({ connectMs: 500, totalMs: 1_000 }, true, resolver);
    posters.push(poster);
    const body = Buffer.from("{}");
    return poster.post({ url, environment, headers: {}, body, signal: new AbortController().signal });
  };

  after(async () => {
    await Promise.all(posters.map((poster) => poster.close()));
  });

  for (const address of [
    "127.0.0.1",
    "10.0.0.1",
    "192.168.0.1",
    "100.64.0.1",
    "::1",
    "fd00::1",
    "::ffff:10.0.0.1",
  ]) {
    it(`live: not to a public name that resolves to ${address}`, async () => {
      const outcome = await post("https://shop.example.com/", "live", resolving([address]));
      expect(outcome.error).to.equal("Not sent: the host has an IP address that is not allowed");
    });
  }

  for (const address of ["169.254.169.254", "100.100.100.200", "fe80::1", "0.0.0.0", "64:ff9b::a9fe:a9fe"]) {
    it(`sandbox: not to a name that resolves to ${address}`, async () => {
      const outcome = await post("http://shop.example.com/", "sandbox", resolving([address]));
      expect(outcome.error).to.equal("Not sent: the host has an IP address that is not allowed");
    });
  }

  it("live: not to a name with a public and a private address", async () => {
    const outcome = await post(
      "https://shop.example.com/",
      "live",
      resolving(["93.184.215.14", "127.0.0.1"]),
    );
    expect(outcome.error).to.match(/not allowed/);
  });

  it("not to a name that resolves to another address on the next lookup", async () => {
    const receiver = await open();
    const { port } = new URL(receiver.url);
    const resolver = resolving(["127.0.0.1"], ["169.254.169.254"]);
    const poster = createPoster({ connectMs: 500, totalMs: 1_000 }, true, resolver);
    posters.push(poster);
    const url = `http://shop.example.com:${port}/`;
    const posting = { url, environment: "sandbox" as const, headers: {}, body: Buffer.from("{}") };
    const { signal } = new AbortController();
    receiver.respondWith((response) => response.writeHead(204, { connection: "close" }).end());
    expect((await poster.post({ ...posting, signal })).response_status).to.equal(204);
    expect((await poster.post({ ...posting, signal })).error).to.match(/not allowed/);
    expect(receiver.received).to.have.lengthOf(1);
  });

  it("live: not over http and not to a URL that may no longer be registered", async () => {
    expect((await post("http://shop.example.com/", "live")).error).to.match(/must start with https/);
    expect((await post("https://127.0.0.1/", "live")).error).to.match(/private or local/);
    expect((await post("http://169.254.169.254/", "sandbox")).error).to.match(/Not sent/);
  });

  it("live: not to a server with an untrusted certificate, or without TLS", async () => {
    const receiver = await open();
    const outcome = await post(receiver.url.replace("http:", "https:"), "sandbox");
    expect(outcome.response_status).to.equal(null);
    expect(outcome.error).to.be.a("string");
    expect(receiver.received).to.have.lengthOf(0);
  });

  it("reports an unknown host name", async () => {
    expect((await post("http://no-such-host.invalid/", "sandbox")).error).to.match(
      /host name could not be found/,
    );
  });
});
