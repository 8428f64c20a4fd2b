// The cost of a hostile request: limited before it is parsed, on every operation that takes a body.

import { gzipSync } from "node:zlib";
import { expect } from "chai";
import { ServiceError } from "../../server/src/base/errors.ts";
import { document, operationList, resolvePointer } from "../../server/src/core/context/operations.ts";
import { parseBody } from "../../server/src/http/body.ts";
import { createValidators } from "../../server/src/http/validate.ts";
import { openBranch } from "../support/branch.ts";
import { isRecord } from "../support/is-record.ts";
import { exampleRequest } from "../support/requests.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";
import { exchange } from "./support.ts";

const mebibyte = 1024 * 1024 - 100;
const fill = (open: string, part: string, close: string): string => {
  const count = Math.floor((mebibyte - open.length - close.length) / part.length);
  return `${open}${part.repeat(count)}${close}`;
};

const bodies: Record<string, string> = {
  "a mebibyte of empty lines": fill('{"items":[', "{},", "{}]}"),
  "a mebibyte of null lines": fill('{"items":[', "null,", "null]}"),
  "a mebibyte of numbers": fill('{"items":[', "1,", "1]}"),
  "999 lines of 90 unknown fields": `{"items":[${Array.from({ length: 999 }, () => `{${Array.from({ length: 60 }, (_, at) => `"f${at}":1`).join(",")}}`).join(",")}]}`,
  "lists nested half a million deep": `{"items":${"[".repeat(500_000)}${"]".repeat(500_000)}}`,
  "objects nested a hundred thousand deep": `${'{"a":'.repeat(100_000)}1${"}".repeat(100_000)}`,
  "a million opening brackets": "[".repeat(mebibyte),
  "a hundred thousand names": `{${Array.from({ length: 80_000 }, (_, at) => `"f${at}":1`).join(",")}}`,
  "one name again and again": fill("{", '"page":1,', '"page":1}'),
  "a number of a mebibyte": `{"page":${"9".repeat(mebibyte - 20)}}`,
  "a fraction of a mebibyte": `{"page":0.${"1".repeat(mebibyte - 20)}}`,
  "an exponent beyond any number": '{"page":1e400}',
  "a text of a mebibyte": `{"remark":"${"a".repeat(mebibyte - 20)}"}`,
  "a text of escapes": fill('{"remark":"', "\\u0041", '"}'),
  "a name of a mebibyte": `{"${"a".repeat(mebibyte - 20)}":1}`,
  "a mebibyte of blanks": fill("{", " ", "}"),
};

/** Generous: honest bodies of this size take some milliseconds, hostile ones took seconds and hundreds of megabytes. */
const limitMs = 400;
const limitBytes = 64 * 1024 * 1024;

describe("consumption", () => {
  const test = forSuite(() => startTestService({ overrides: { work: false } }));
  before(async () => {
    await openBranch(test);
    // Compiling isn't part of a body's cost.
    for (const validate of validators.values()) {
      try {
        validate({ params: {}, query: new URLSearchParams(), headers: {}, body: {} });
      } catch (error) {
        if (!(error instanceof ServiceError)) throw error;
      }
    }
  });

  const validators = createValidators(operationList);
  const withBody = operationList.filter((operation) => operation.body);

  for (const [name, text] of Object.entries(bodies)) {
    it(`is bounded for ${name}, whatever operation it is sent to`, () => {
      const raw = Buffer.from(text);
      for (const operation of withBody) {
        const validate = validators.get(operation.id);
        const before = process.cpuUsage();
        const heap = process.memoryUsage().heapUsed;
        let failure: unknown;
        try {
          const params = Object.fromEntries(
            operation.parameters
              .filter(({ in: place }) => place === "path")
              .map((parameter) => [parameter.name, "x"]),
          );
          validate?.({ params, query: new URLSearchParams(), headers: {}, body: parseBody(raw) });
        } catch (error) {
          failure = error;
        }
        const { user, system } = process.cpuUsage(before);
        const isBlank = name.includes("blanks");
        if (!isBlank) expect(failure, operation.id).to.be.instanceOf(ServiceError);
        expect((user + system) / 1_000, `${operation.id} took ms`).to.be.below(limitMs);
        expect(process.memoryUsage().heapUsed - heap, `${operation.id} took bytes`).to.be.below(limitBytes);
        if (failure instanceof ServiceError)
          expect(JSON.stringify(failure.details).length).to.be.below(1_200_000);
      }
    });
  }

  it("keeps serving others while many callers send the worst requests", async () => {
    const texts = Object.values(bodies);
    const crowd = Array.from({ length: 24 }, (_, at) =>
      test.call("POST", "/sales", { body: texts[at % texts.length] ?? "{}" }),
    );
    expect((await test.call("GET", "/transactions")).status).to.equal(200);
    for (const { status } of await Promise.all(crowd)) expect(status).to.be.within(400, 499);
  });

  it("never unpacks anything", async () => {
    const bomb = gzipSync(Buffer.alloc(10 * 1024 * 1024, 0x20)).toString("latin1");
    for (const encoding of ["gzip", "deflate", "br", "zstd", "gzip, identity", "GZIP", "x-gzip"]) {
      const response = await exchange(
        test.origin,
        `POST /api/v1/sales/search HTTP/1.1\r\nHost: x\r\nConnection: close\r\nAuthorization: Bearer ${test.keys.owner}\r\n` +
          `Content-Type: application/json\r\nContent-Encoding: ${encoding}\r\nContent-Length: ${bomb.length}\r\n\r\n${bomb}`,
      );
      expect(response, encoding).to.match(/^HTTP\/1\.1 415 /);
    }
  });

  for (const operation of operationList) {
    const queries = operation.parameters.filter(
      ({ in: place, name }) => place === "query" && /page/.test(name),
    );
    const isSearch = operation.method === "post" && operation.path.endsWith("/search");
    if (queries.length === 0 && !isSearch) continue;

    it(`has pages of ${operation.id} within bounds only`, async () => {
      const { path } = exampleRequest(operation);
      const headers: Record<string, string> = operation.branch === "none" ? {} : { "X-Branch-ID": "00" };
      const perPage = queries.find(({ name }) => name === "per_page");
      const most = Number(perPage ? resolvePointer(perPage.pointer).value.maximum : 100);
      const odd = [
        "per_page=1000000000",
        `per_page=${most + 1}`,
        "per_page=0",
        "per_page=-1",
        "per_page=1.5",
        "per_page=",
        "page=1000000000000000",
        "page=0",
        "page=-1",
        "page=9007199254740993",
        "page=NaN",
        "page=1;2",
      ];
      for (const query of odd) {
        const [name = "", value = ""] = query.split("=");
        const response = isSearch
          ? await test.call("POST", path, {
              headers,
              body: `{"${name}":${/^-?[\d.e]+$/.test(value) ? value : `"${value}"`}}`,
            })
          : await test.call("GET", `${path}?${query}`, { headers });
        expect(response.status, `${query}: ${response.text}`).to.equal(operation.validationStatus);
      }
      const last = isSearch
        ? await test.call("POST", path, { headers, body: { page: 100_000_000, per_page: 1 } })
        : await test.call("GET", `${path}?page=100000000&per_page=1`, { headers });
      // A list of one record's rows asks for the record first, and the example's is not there.
      if (operation.path.includes("{id}")) {
        expect([last.status, last.body.code]).to.deep.equal([404, "not_found"]);
        return;
      }
      expect(last.status, last.text).to.equal(200);
      const { data } = last.body;
      expect(isRecord(data) ? data.movements : data).to.deep.equal([]);
    });
  }

  it("has no pattern in the OpenAPI document that a text could slow down", () => {
    const patterns = new Set<string>();
    const visit = (node: unknown): void => {
      if (Array.isArray(node)) node.forEach(visit);
      else if (isRecord(node)) {
        if (typeof node.pattern === "string") patterns.add(node.pattern);
        Object.values(node).forEach(visit);
      }
    };
    visit(document);
    expect(patterns.size).to.be.above(10);
    const units = ["a", "0", " ", "a ", "\t", "A0", "!", "é", "-", "http://", "\u3000", "aA1 !"];
    for (const pattern of patterns) {
      const test = new RegExp(pattern, "u");
      for (const unit of units) {
        const text = unit.repeat(Math.ceil(50_000 / unit.length));
        const before = process.cpuUsage();
        for (const tail of ["", "\n", " ", "\0", "!"]) test.test(text + tail);
        const { user, system } = process.cpuUsage(before);
        expect((user + system) / 1_000, `${pattern} with ${JSON.stringify(unit)}`).to.be.below(limitMs);
      }
    }
  });
});
