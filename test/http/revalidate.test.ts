// Documents and code tables: kept by callers, asked for again by their ETag, and compressed.
import { request } from "node:http";
import { gunzipSync } from "node:zlib";
import { expect } from "chai";
import { itemInput, openInitialized } from "../support/records.ts";
import { expectRevalidation } from "../support/revalidate.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";

describe("responses that callers cache", () => {
  const test = forSuite(() => startTestService({ simulator: { itemClasses: 100 } }));
  before(async () => {
    await openInitialized(test);
  });

  type Raw = { status: number; encoding: string | undefined; vary: string | undefined; body: Buffer };

  /** Without a client that decompresses automatically. */
  function get(path: string, encodings: string): Promise<Raw> {
    const { owner } = test.keys;
    const headers = { Authorization: `Bearer ${owner}`, "Accept-Encoding": encodings };
    return new Promise((resolve, reject) => {
      request(test.origin + path, { headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk) => chunks.push(chunk));
        response.on("end", () => {
          const { statusCode: status = 0, headers: given } = response;
          resolve({
            status,
            encoding: given["content-encoding"],
            vary: given.vary,
            body: Buffer.concat(chunks),
          });
        });
      })
        .on("error", reject)
        .end();
    });
  }

  for (const path of ["/openapi.json", "/openapi.yaml", "/docs", "/docs/errors", "/docs/swagger-ui.css"]) {
    it(`${path} is revalidated`, () => expectText(path));
  }

  async function expectText(path: string): Promise<void> {
    const first = await test.call("GET", `/${path}`);
    const headers = { "If-None-Match": first.headers.get("etag") ?? "" };
    const again = await test.call("GET", `/${path}`, { headers });
    expect([first.status, again.status, again.text]).to.deep.equal([200, 304, ""]);
    expect(first.headers.get("cache-control")).to.equal("private, no-cache");
  }

  it("is revalidated below the API too", () => expectRevalidation(test, "/codes?code_class=item_class"));

  it("knows its tag in a list, in its strong form, and as any", async () => {
    const path = "/codes?code_class=item_class";
    const tag = (await test.call("GET", path)).headers.get("etag") ?? "";
    const statusOf = async (held: string) =>
      (await test.call("GET", path, { headers: { "If-None-Match": held } })).status;
    for (const held of [`"older", ${tag}`, tag.replace("W/", ""), "*"])
      expect(await statusOf(held), held).to.equal(304);
    for (const held of ['"older", W/"oldest"', `${tag.slice(0, -2)}"`, ""])
      expect(await statusOf(held), held).to.equal(200);
  });

  it("leaves a short response uncompressed", async () => {
    const { encoding, body } = await get("/api/v1/codes?code_class=item_class&per_page=1", "gzip");
    expect(body.length, "too short to compress").to.be.lessThan(1_024);
    expect([encoding, JSON.parse(body.toString()).status]).to.deep.equal([undefined, "success"]);
  });

  for (const path of ["/openapi.json", "/api/v1/codes?per_page=100"]) {
    it(`${path} is compressed for those who accept gzip`, async () => {
      const plain = await get(path, "identity");
      const compressed = await get(path, "gzip, br");
      expect([plain.encoding, compressed.encoding]).to.deep.equal([undefined, "gzip"]);
      // A cache in between may not give one caller's response to another.
      expect(compressed.vary).to.equal("Accept-Encoding, Authorization");
      const withoutMeta = (text: string) => text.replace(/"timestamp":"[^"]*","request_id":"[^"]*"/, "");
      expect(withoutMeta(gunzipSync(compressed.body).toString())).to.equal(
        withoutMeta(plain.body.toString()),
      );
      expect(compressed.body.length).to.be.lessThan(plain.body.length / 2);
    });
  }

  it("leaves other responses uncompressed and uncacheable", async () => {
    for (let at = 0; at < 4; at++) await test.client.items.create(itemInput({ item_name: "x".repeat(180) }));
    const { encoding, body } = await get("/api/v1/items", "gzip");
    expect(body.length, "enough to compress").to.be.greaterThan(2_000);
    expect(encoding).to.equal(undefined);
    const { headers } = await test.call("GET", "/transactions");
    expect([headers.get("etag"), headers.get("cache-control")]).to.deep.equal([null, "no-store"]);
  });
});
