// The response to a cached response's ETag.
import { expect } from "chai";
import type { TestService } from "./service.ts";

/** 304 without a body for the ETag of the present response, 200 with the whole response for any other. */
export async function expectRevalidation(test: TestService, path: string): Promise<void> {
  const first = await test.call("GET", path);
  const tag = first.headers.get("etag") ?? "";
  expect(tag).to.match(/^W\/"[\w-]{27}"$/);
  const current = await test.call("GET", path, { headers: { "If-None-Match": tag } });
  expect([current.status, current.text, current.headers.get("etag")]).to.deep.equal([304, "", tag]);
  const stale = await test.call("GET", path, { headers: { "If-None-Match": 'W/"older"' } });
  expect([stale.status, stale.body.data, stale.headers.get("etag")]).to.deep.equal([
    200,
    first.body.data,
    tag,
  ]);
}
