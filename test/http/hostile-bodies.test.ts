// Hostile requests: bodies that would cost much, lengths that contradict each other, and headers beyond the limit.

import { request as nodeRequest } from "node:http";
import { connect } from "node:net";
import { expect } from "chai";
import { type ServiceResponse, startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";

describe("requests", () => {
  const test = forSuite(() => startTestService({ simulator: false, overrides: { work: false } }));
  const search = (body: string): Promise<ServiceResponse> => test.call("POST", "/sales/search", { body });

  /** What the last handler saw. */
  describe("hostile bodies", () => {
    const hostile: [string, string, string][] = [
      ["a million empty lines", `{"items": [${"{},".repeat(349_000)}{}]}`, "must have at most 30000 values"],
      [
        "a list nested half a million deep",
        `{"items": ${"[".repeat(520_000)}${"]".repeat(520_000)}}`,
        "must not be nested more than 20",
      ],
      [
        "an object nested deep",
        `${'{"a":'.repeat(170_000)}1${"}".repeat(170_000)}`,
        "must not be nested more than 20",
      ],
      [
        "a hundred thousand unknown fields",
        `{${Array.from({ length: 90_000 }, (_, at) => `"f${at}":1`).join(",")}}`,
        "must have at most 100 fields",
      ],
      [
        "many lines of many fields",
        `{"items":[${Array.from({ length: 990 }, () => `{${Array.from({ length: 90 }, (_, at) => `"f${at}":1`).join(",")}}`).join(",")}]}`,
        "must have at most 30000 values",
      ],
      ["a number of a megabyte", `{"page": ${"9".repeat(1_040_000)}}`, "must be 100000000 or less"],
    ];
    for (const [name, body, message] of hostile) {
      it(`rejects ${name} before it costs much`, async () => {
        const response = await search(body);
        expect(response.status, response.text.slice(0, 300)).to.equal(400);
        expect(response.text).to.contain(message);
        expect(response.text.length).to.be.below(2_000_000);
      });
    }

    it("rejects a chunked body beyond the limit while it comes", async () => {
      const status = await new Promise<number | undefined>((resolve, reject) => {
        const request = nodeRequest(
          `${test.url}/sales/search`,
          {
            method: "POST",
            headers: { Authorization: `Bearer ${test.keys.owner}`, "Content-Type": "application/json" },
          },
          (response) => {
            response.resume();
            resolve(response.statusCode);
          },
        );
        request.on("error", reject);
        for (let sent = 0; sent < 20; sent++) request.write(" ".repeat(64 * 1024));
        request.end();
      });
      expect(status).to.equal(413);
    });

    it("rejects a request that gives its length twice, and headers beyond 16 KiB", async () => {
      const responseTo = (text: string): Promise<string> =>
        new Promise((resolve) => {
          const { hostname, port } = new URL(test.origin);
          const socket = connect(Number(port), hostname, () => socket.write(text));
          let response = "";
          socket.on("data", (data) => {
            response += data;
          });
          socket.on("error", () => resolve(response));
          socket.on("close", () => resolve(response));
        });
      const smuggled = await responseTo(
        "POST /api/v1/sales HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
      );
      expect(smuggled).to.match(/^HTTP\/1\.1 400 /);
      const big = await responseTo(
        `GET /healthz HTTP/1.1\r\nHost: x\r\nX-Big: ${"x".repeat(20_000)}\r\n\r\n`,
      );
      expect(big).to.match(/^HTTP\/1\.1 431 /);
    });
  });
});
