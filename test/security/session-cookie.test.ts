// The session's cookie: what browsers may do with it, on this machine and behind an https address.
import { expect } from "chai";
import { activate, insertToken, password, sessionClient } from "../support/people.ts";
import { startTestService } from "../support/service.ts";

describe("the session's cookie", () => {
  it("is HttpOnly, SameSite, without Secure on plain http from this machine", async () => {
    const test = await startTestService({ simulator: false, overrides: { work: false } });
    try {
      const { email } = await activate(test, test.account.users.owner);
      const { headers } = await sessionClient(test).sessions.create({ email, password }).withResponse();
      expect(headers.getSetCookie()).to.have.lengthOf(1);
      expect(headers.getSetCookie()[0]).to.match(
        /^taxctl-session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/,
      );
      expect(headers.get("cache-control")).to.equal("no-store");
      const body = { email, password };
      const proxied = { "X-Forwarded-For": "203.0.113.9" };
      const response = await test.call("POST", "/sessions", { key: null, body, headers: proxied });
      expect(response.headers.getSetCookie()[0]).to.match(/^__Host-taxctl=.*; Secure$/);
    } finally {
      await test.close();
    }
  });

  it("is Secure and bound to the host behind an https address, whose Origin alone counts", async () => {
    const environment = { TAXD_PUBLIC_URL: "https://tax.example.com" };
    const test = await startTestService({ environment, simulator: false, overrides: { work: false } });
    try {
      const person = await activate(test, test.account.users.owner);
      const body = { email: person.email, password };
      const { headers } = await test.call("POST", "/sessions", { key: null, body });
      expect(headers.getSetCookie()[0]).to.match(
        /^__Host-taxctl=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
      );
      const token = await insertToken(test, person.id);
      const change = async (sent: Record<string, string>) =>
        (await test.call("PATCH", "/me", { key: null, body: { name: "Asha" }, headers: sent })).status;
      const Cookie = `__Host-taxctl=${token}`;
      expect(await change({ Cookie: `taxctl-session=${token}`, "Sec-Fetch-Site": "same-origin" })).to.equal(
        401,
      );
      expect(await change({ Cookie, Origin: test.origin })).to.equal(403);
      expect(await change({ Cookie, Origin: "http://tax.example.com" }), "another scheme").to.equal(403);
      expect(await change({ Cookie, Origin: "https://tax.example.com" })).to.equal(200);
      // A page of a neighbor can set a cookie of this name for the whole domain, and it may come first.
      const planted = { Cookie: `taxctl-session=planted; ${Cookie}` };
      expect(await change({ ...planted, Origin: "https://tax.example.com" })).to.equal(200);
    } finally {
      await test.close();
    }
  });
});
