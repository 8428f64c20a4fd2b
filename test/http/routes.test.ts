// URLs and methods: existing ones, missing ones, and the headers of every response.
import { request as nodeRequest } from "node:http";
import { catalogue } from "@taxctl/sdk/catalogue";
import { expect } from "chai";
import { parse } from "yaml";
import { document, operationList } from "../../server/src/core/context/operations.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";

describe("routes", () => {
  const test = forSuite(() => startTestService({ simulator: false, overrides: { work: false } }));

  it("respond to other methods with 405 and the allowed ones", async () => {
    const cases: [string, string, string][] = [
      ["DELETE", "/sales", "POST"],
      ["GET", "/sales/search", "POST"],
      ["GET", "/stock/master", "POST"],
      ["POST", "/stock/movements", "GET, HEAD"],
      ["PATCH", "/branches/00", "DELETE, GET, HEAD, PUT"],
      ["GET", "/webhooks/deliveries/x/resend", "POST"],
      ["DELETE", "/webhooks/deliveries", "GET, HEAD"],
      ["PUT", "/transactions", "GET, HEAD"],
    ];
    for (const [method, path, allow] of cases) {
      const response = await test.call(method, path);
      expect(`${response.status} ${response.headers.get("allow")}`, `${method} ${path}`).to.equal(
        `405 ${allow}`,
      );
      expect(response.body.code).to.equal("method_not_allowed");
    }
  });

  it("list the allowed methods for OPTIONS, and reject TRACE", async () => {
    const options = await test.call("OPTIONS", "/branches/00");
    expect([options.status, options.headers.get("allow")]).to.deep.equal([204, "DELETE, GET, HEAD, PUT"]);
    expect((await test.call("OPTIONS", "/nothing")).status).to.equal(404);
    const traced = await new Promise<number | undefined>((resolve, reject) => {
      nodeRequest(`${test.url}/transactions`, { method: "TRACE" }, (response) => {
        response.resume();
        resolve(response.statusCode);
      })
        .on("error", reject)
        .end();
    });
    expect(traced).to.equal(405);
  });

  it("respond to HEAD like GET, without a body", async () => {
    const response = await test.call("HEAD", "/transactions");
    expect([response.status, response.text]).to.deep.equal([200, ""]);
  });

  it("respond with 404 in the envelope to an unknown path", async () => {
    const paths = ["/sale", "/sales/", "/SALES", "//api/v1", "//api/v2/sales", "//sandbox/sales", "//%00"];
    for (const path of paths) {
      const response = await test.call("GET", path);
      expect(response.status, path).to.equal(404);
      expect(response.body, path).to.include({ status: "error" });
    }
  });

  it("show nobody a key that stands in an unknown path", async () => {
    const { owner } = test.keys;
    const { status, body } = await test.call("GET", `/sale/${owner}`);
    expect([status, body.code]).to.deep.equal([404, "route_not_found"]);
    expect(body.message).to.contain(owner.slice(0, 8)).and.not.contain(owner.slice(0, 10));
  });

  it("count requests that no operation takes against a valid key, else against the IP address", async () => {
    const respond = async (method: string, path: string, key: string) => {
      const { status, headers } = await test.call(method, path, { key });
      return [status, headers.get("x-ratelimit-limit")];
    };
    const { owner } = test.keys;
    const [, ofKey] = await respond("GET", "/transactions", owner);
    expect(await respond("GET", "/sale", owner)).to.deep.equal([404, ofKey]);
    expect(await respond("DELETE", "/sales", owner)).to.deep.equal([405, ofKey]);
    expect(await respond("GET", "/sale", `${owner.slice(0, -1)}!`)).to.deep.equal([404, "300"]);
  });

  it("lead to exactly the document's operations, fixed paths before templates", async () => {
    const { paths } = document as { paths: Record<string, object> };
    expect([...new Set(operationList.map(({ path }) => path))].sort()).to.deep.equal(
      Object.keys(paths).sort(),
    );
    expect(new Set(operationList.map(({ id }) => id)).size).to.equal(operationList.length);
    const order = operationList.map(({ path }) => path);
    expect(order.indexOf("/stock/movements")).to.be.below(order.indexOf("/stock/{item_code}"));
  });

  it("carry a request id: the caller's when it is well-formed, else a new one", async () => {
    const sent = await test.call("GET", "/transactions", { headers: { "X-Request-Id": "order-7:retry.2" } });
    expect(sent.headers.get("x-request-id")).to.equal("order-7:retry.2");
    expect(sent.body.meta).to.include({ request_id: "order-7:retry.2" });
    for (const id of ["", "a b", "<script>", "x".repeat(101), "é"]) {
      const response = await test.call("GET", "/transactions", {
        headers: { "X-Request-Id": Buffer.from(id).toString("latin1") },
      });
      expect(response.headers.get("x-request-id"), id).to.match(/^[0-9a-f-]{36}$/);
    }
  });

  it("carry security headers everywhere", async () => {
    for (const path of ["/transactions", "//docs", "//nothing", "//healthz"]) {
      const { headers } = await test.call("GET", path);
      expect(headers.get("x-content-type-options"), path).to.equal("nosniff");
      expect(headers.get("content-security-policy"), path).to.contain("default-src 'none'");
      expect(headers.get("x-powered-by"), path).to.equal(null);
    }
  });
});

describe("pages", () => {
  const test = forSuite(() => startTestService({ simulator: false, overrides: { work: false } }));
  const get = (path: string) => test.call("GET", `/${path}`, { key: null });

  it("are the API reference, whole and without any outside address", async () => {
    const page = await get("/docs");
    expect(page.status).to.equal(200);
    const sources = [...page.text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address ?? "");
    expect(sources).to.have.length.above(3);
    for (const address of sources) {
      expect(address).to.match(/^\/[a-z]/);
      expect((await get(address)).status, address).to.equal(200);
    }
    const script = await get("/docs/reference.js");
    expect(script.text)
      .to.contain('"/docs/openapi.json"')
      .and.not.to.match(/https?:/);
  });

  it("are the document, in both forms", async () => {
    expect((await get("/openapi.json")).body).to.deep.equal(document);
    expect(parse((await get("/openapi.yaml")).text)).to.deep.equal(document);
  });

  it("are the error catalog, each code at its own place", async () => {
    const { text } = await get("/docs/errors");
    for (const code of Object.keys(catalogue)) expect(text).to.contain(`<section id="${code}">`);
  });

  it("link to the pages at the root, and never to the package's folder", async () => {
    expect((await get("/")).body).to.include({ docs: "/docs" });
    for (const path of ["/docs/package.json", "/docs/..%2fpackage.json", "/docs/__proto__", "/constructor"]) {
      expect((await get(path)).status, path).to.equal(404);
    }
  });

  it("show whether the service is alive and ready", async () => {
    expect((await get("/healthz")).body).to.deep.equal({ status: "ok" });
    expect((await get("/readyz")).body).to.deep.equal({ status: "ready" });
  });
});

describe("the catalog", () => {
  it("explains every code of the service and of the control unit in whole sentences", () => {
    const entries = Object.entries(catalogue);
    expect(entries.length).to.be.above(100);
    for (const [code, { title, cause, remedy, actor }] of entries) {
      expect(title, code).to.match(/\S/);
      expect(cause, code).to.match(/^[A-Z`].*[.]$/);
      expect(remedy, code).to.match(/^[A-Z`].*[.]$/);
      expect(["caller", "taxpayer", "operator", "authority"], code).to.include(actor);
    }
  });

  it("has every code that the document's examples show", () => {
    const codes = new Set<string>();
    const visit = (node: unknown): void => {
      if (typeof node !== "object" || node === null) return;
      const entry = node as Record<string, unknown>;
      if (entry.status === "error" && typeof entry.code === "string") codes.add(entry.code);
      Object.values(entry).forEach(visit);
    };
    visit(document);
    expect(codes.size).to.be.above(10);
    const known = new Set(Object.entries(catalogue).map(([code]) => code));
    expect([...codes].filter((code) => !known.has(code))).to.deep.equal([]);
  });
});
