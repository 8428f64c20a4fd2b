// The relay's connection by TLS: the certificate is verified before the token is sent, and plain connections are for loopback.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer as createHttpServer } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createServer, type Server } from "node:tls";
import { expect } from "chai";
import { branchInput } from "../../support/records.ts";
import { startTestService, type TestService } from "../../support/service.ts";
import { runTaxd, startTaxd, type TaxdProcess } from "../../support/taxd.ts";
import { until } from "../../support/until.ts";

describe("a relay that connects by TLS", () => {
  let test: TestService;
  let folder: string;
  let proxy: Server;
  let service: string;
  let received = 0;
  let relay: TaxdProcess | undefined;
  const file = (name: string): string => join(folder, name);

  before(async () => {
    folder = mkdtempSync(join(tmpdir(), "taxctl-relay-tls-"));
    test = await startTestService({ simulator: false });
    await test.client.branches.create(branchInput());
    const { token } = await test.client.relays.create({ name: "Shop", branches: ["00"] });
    writeFileSync(file("token"), token, { mode: 0o600 });
    const names = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"];
    const made = ["-keyout", file("key.pem"), "-out", file("cert.pem"), "-days", "2"];
    execFileSync("openssl", ["req", "-x509", "-newkey", "rsa:2048", "-nodes", ...made, ...names], {
      stdio: "ignore",
    });
    const secrets = { key: readFileSync(file("key.pem")), cert: readFileSync(file("cert.pem")) };
    // TLS ends before the service.
    proxy = createServer(secrets, (relaySide) => {
      const serviceSide = connect(Number(new URL(test.origin).port), "127.0.0.1");
      relaySide.on("data", (data) => {
        received += data.length;
      });
      relaySide.pipe(serviceSide).pipe(relaySide);
      for (const socket of [relaySide, serviceSide])
        socket
          .on("error", () => undefined)
          .on("close", () => {
            relaySide.destroy();
            serviceSide.destroy();
          });
    }).on("tlsClientError", () => undefined);
    await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
    const address = proxy.address();
    service = `https://localhost:${typeof address === "object" ? address?.port : 0}`;
  });
  afterEach(async () => {
    relay?.child.kill("SIGKILL");
    await relay?.finished;
  });
  after(async () => {
    proxy?.close();
    await test?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const args = (url: string) => [
    "relay",
    "--service",
    url,
    "--token-file",
    file("token"),
    "--allow",
    "192.168.1.20:8088",
  ];

  it("sends nothing to a server whose certificate it does not trust", async () => {
    relay = startTaxd(args(service), {});
    await relay.printed(/Disconnected: The certificate is not trusted here .* NODE_EXTRA_CA_CERTS/);
    expect(received).to.equal(0);
  });

  it("connects if the certificate is trusted", async () => {
    relay = startTaxd(args(service), { NODE_EXTRA_CA_CERTS: file("cert.pem") });
    await relay.printed(`Connected to ${service}`);
    await until(async () => (await test.client.relays.list())[0]?.is_connected);
    expect(received).to.be.greaterThan(0);
  });

  it("says in one line that a proxy does not reach the service", async () => {
    const gateway = createHttpServer().on("upgrade", (_request, socket) => {
      const page = "<html>\n<h1>502 Bad Gateway</h1>\n</html>";
      socket.end(`HTTP/1.1 502 Bad Gateway\r\nContent-Length: ${page.length}\r\n\r\n${page}`);
    });
    await new Promise<void>((resolve) => gateway.listen(0, "127.0.0.1", resolve));
    const address = gateway.address();
    try {
      relay = startTaxd(args(`http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`), {});
      expect(await relay.printed("\n")).to.equal(
        "Disconnected: The service did not take the connection: 502 from a proxy. Check that the service runs, and that the proxy reaches it\n",
      );
    } finally {
      gateway.close();
    }
  });

  it("does not send its token to another machine without TLS, unless told to", async () => {
    const ran = await runTaxd(args("http://tax.example.com"), {});
    expect(ran.code).to.equal(2);
    expect(ran.stderr).to.contain("is not encrypted").and.to.contain("https://");
    // Not loopback by its name.
    const plain = `http://0.0.0.0:${new URL(test.origin).port}`;
    expect((await runTaxd(args(plain), {})).code).to.equal(2);
    relay = startTaxd([...args(plain), "--plain"], {});
    await relay.printed(`Connected to ${plain}`);
  });

  it("does not connect with a file that holds more than the token", async () => {
    const notes = file("notes");
    writeFileSync(notes, "token_file  relay.token\ntxr_1\n");
    const { code, stderr } = await runTaxd(
      ["relay", "--service", "https://127.0.0.1:8443", "--token-file", notes, "--allow", "127.0.0.1:8088"],
      {},
    );
    expect([code, stderr]).to.deep.equal([
      1,
      `The token file ${notes} must hold the token alone. Copy the file that \`taxctl relays create --token-file\` wrote.\n`,
    ]);
  });
});
