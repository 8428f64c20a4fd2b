// Proving what a failed connection means: that nothing was sent, or that the outcome is unknown.
import { once } from "node:events";
import { createServer, type Server } from "node:net";
import { ConnectionError, OutcomeUnknownError, Taxctl, TaxctlError } from "@taxctl/sdk";
import { expect } from "chai";
import { faultOf } from "../../../sdk/src/client/connection.ts";
import { deadUrl } from "../../support/records.ts";
import { clientOf, exampleSale, key, patientClock, startDouble } from "./double.ts";

const refused = { code: "ECONNREFUSED", syscall: "connect" };
const fetchFailed = (cause: unknown) => new TypeError("fetch failed", { cause });
const asError = (message: string, fields: object = {}) => Object.assign(new Error(message), fields);

describe("a connection that failed", () => {
  const failing = async (client: Taxctl): Promise<TaxctlError> => {
    const error: unknown = await client.sales.create(exampleSale).catch((reason) => reason);
    if (error instanceof TaxctlError) return error;
    throw new Error("the call should fail", { cause: error });
  };
  const submit = (baseUrl: string) => failing(new Taxctl({ apiKey: key, baseUrl, clock: patientClock() }));

  describe("before anything was sent", () => {
    let server: Server;
    before(async () => {
      server = createServer((socket) => socket.once("data", () => socket.end("HTTP/1.1 400 no TLS\r\n\r\n")));
      await once(server.listen(0, "127.0.0.1"), "listening");
    });
    after(() => server.close());
    const portOf = () => {
      const address = server.address();
      return typeof address === "object" ? address?.port : undefined;
    };

    it("is certain: nothing listens", async () => {
      const error = await submit(`${deadUrl}/api/v1`);
      expect(error.constructor).to.equal(ConnectionError);
      expect(error).to.include({ code: "ECONNREFUSED", retryable: true, operation: "createSale" });
      expect(error.message).to.match(
        /^createSale \(POST http:\/\/127\.0\.0\.1:\d+\/api\/v1\/sales\) was not sent/,
      );
      expect(error.message).to.contain("in 3 attempts: ECONNREFUSED; is the service running");
      expect(error.cause).to.be.instanceOf(TypeError);
    });

    it("is certain: the name is unknown", async () => {
      const error = await submit("https://no-such-host.invalid/api/v1");
      expect(error.constructor).to.equal(ConnectionError);
      expect(error.code).to.be.oneOf(["ENOTFOUND", "EAI_AGAIN"]);
      expect(error.message).to.contain("can't resolve the host name in baseUrl");
    });

    it("is certain: the server doesn't speak TLS, which a retry does not change", async () => {
      const error = await submit(`https://127.0.0.1:${portOf()}/api/v1`);
      expect(error.constructor).to.equal(ConnectionError);
      expect(error.retryable).to.equal(false);
      expect(error.message).to.contain("was not sent: ERR_SSL_").and.to.contain("does baseUrl say https");
    });

    it("is certain: fetch blocks the port", async () => {
      const error = await submit("http://127.0.0.1:9/api/v1");
      expect(error.constructor).to.equal(ConnectionError);
      expect(error.retryable).to.equal(false);
      expect(error.message).to.contain("fetch blocks this port");
    });
  });

  it("leaves the outcome unknown as soon as one attempt may have been sent", async () => {
    const double = await startDouble(() => "reset");
    const closed: Promise<void>[] = [];
    const hooks = { onRetry: () => closed.push(double.close()) };
    const error = await failing(clientOf(double, { hooks }));
    await Promise.all(closed);
    expect(error).to.be.instanceOf(OutcomeUnknownError).and.to.include({ code: "ECONNREFUSED" });
    expect(error.message).to.contain("got no response in 3 attempts");
  });

  describe("in the words of", () => {
    const UNSENT: [string, unknown][] = [
      ["Node", fetchFailed(asError("connect ECONNREFUSED 127.0.0.1:1", refused))],
      [
        "Node, of several addresses",
        fetchFailed(new AggregateError([asError("a", refused), asError("b", refused)])),
      ],
      [
        "Node, of a system's rarer code",
        fetchFailed(asError("connect EACCES", { code: "EACCES", syscall: "connect" })),
      ],
      [
        "undici, timed out",
        fetchFailed(asError("Connect Timeout Error", { code: "UND_ERR_CONNECT_TIMEOUT" })),
      ],
      ["node-fetch", asError("request failed", { type: "system", code: "EHOSTUNREACH" })],
      [
        "Bun",
        asError("Unable to connect. Is the computer able to access the url?", { code: "ConnectionRefused" }),
      ],
      [
        "Deno",
        new TypeError(
          "error sending request for url (http://a/): client error (Connect): tcp connect error: Connection refused (os error 111)",
        ),
      ],
      ["a certificate's check", fetchFailed(asError("self-signed", { code: "DEPTH_ZERO_SELF_SIGNED_CERT" }))],
    ];
    for (const [name, error] of UNSENT) {
      it(`${name}: nothing was sent`, () => {
        expect(faultOf(error)).to.include({ unsent: true });
        expect(faultOf(error).advice).not.to.equal("");
      });
    }

    const reset = asError("read ECONNRESET", { code: "ECONNRESET", syscall: "read" });
    const UNCERTAIN: [string, unknown][] = [
      ["Node", fetchFailed(reset)],
      [
        "Node, of one address that responded",
        fetchFailed(new AggregateError([asError("a", refused), reset])),
      ],
      ["undici", fetchFailed(asError("other side closed", { code: "UND_ERR_SOCKET" }))],
      ["Bun", asError("The socket connection was closed unexpectedly", { code: "ConnectionClosed" })],
      [
        "Deno, with a path that looks like a code",
        new TypeError(
          "error sending request for url (http://a/items/CERT-ERR_TLS): client error (SendRequest): reset",
        ),
      ],
      ["a fetch of the app's own", new Error("no")],
      ["a fetch that throws no error", "no"],
      ["an error that is its own cause", selfCaused()],
    ];
    for (const [name, error] of UNCERTAIN) {
      it(`${name}: the outcome is unknown`, () => expect(faultOf(error)).to.include({ unsent: false }));
    }
  });
});

function selfCaused(): Error {
  const error = new Error("round and round");
  error.cause = error;
  return error;
}
