// The shipped files of nginx and Caddy in front of a service whose database stores nothing: reads go through, writes get its own 503.
import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { channel } from "node:diagnostics_channel";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "chai";
import { openBranch, sale } from "../support/branch.ts";
import { createPlace, type DatabasePlace, databaseFamilies } from "../support/database.ts";
import { lockWrites } from "../support/locked-database.ts";
import { freePort } from "../support/ports.ts";
import { startTestService, type TestService } from "../support/service.ts";
import { until } from "../support/until.ts";

const shipped = (path: string): string =>
  readFileSync(new URL(`../../deploy/${path}`, import.meta.url), "utf8");

/** What a machine of its own would have: the name, the certificate, the ports, and where the service is. */
type Site = { folder: string; port: number; plainPort: number; service: string };

/** Each proxy with its shipped file on other ports, and the arguments that start it. */
const proxies: Record<string, (site: Site) => { file: string; args: string[] }> = {
  nginx: ({ folder, port, plainPort, service }) => {
    const server = shipped("nginx/taxd.conf")
      .replace("127.0.0.1:8080", service)
      .replace("listen 80;", `listen 127.0.0.1:${plainPort};`)
      .replace("listen 443 ssl;", `listen 127.0.0.1:${port} ssl;`)
      .replace("/etc/ssl/tax.example.com.pem", `${folder}/cert.pem`)
      .replace("/etc/ssl/private/tax.example.com.key", `${folder}/key.pem`);
    const paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
    const temporary = paths.map((name) => `${name}_temp_path ${folder}/${name};`).join(" ");
    const user = process.getuid?.() === 0 ? "user root;" : "";
    const file =
      `${user} daemon off; pid ${folder}/pid; error_log stderr; events {} ` +
      `http { access_log off; ${temporary}\n${server}\n}\n`;
    return { file, args: ["-e", "stderr", "-c", `${folder}/proxy.conf`] };
  },
  caddy: ({ folder, port, service }) => {
    const site = shipped("caddy/Caddyfile")
      .replace("127.0.0.1:8080", service)
      .replace(
        "tax.example.com {",
        `https://localhost:${port} {\n\ttls ${folder}/cert.pem ${folder}/key.pem`,
      );
    const file = `{\n\tadmin off\n\tauto_https disable_redirects\n}\n${site}`;
    return { file, args: ["run", "--adapter", "caddyfile", "--config", `${folder}/proxy.conf`] };
  },
};

const isInstalled = (name: string): boolean =>
  spawnSync(name, [name === "nginx" ? "-v" : "version"]).error === undefined;
const missing = Object.keys(proxies).filter((name) => !isInstalled(name));
if (missing.length > 0 && process.env.TEST_REQUIRE_PROXIES)
  throw new Error(`${missing.join(", ")} is not installed, and TEST_REQUIRE_PROXIES is set`);

type Answer = { status: number; retryAfter: string | undefined; body: { code?: string; status?: string } };

for (const [name, settle] of Object.entries(proxies).filter(([name]) => !missing.includes(name))) {
  for (const family of databaseFamilies()) {
    describe(`${name} as shipped, in front of a service on ${family}`, () => {
      let folder: string;
      let place: DatabasePlace;
      let test: TestService;
      let proxy: ChildProcess;
      let port: number;
      let said = "";
      let unlock: (() => Promise<void>) | undefined;
      /** The health checks of the proxy that the service has received. */
      let checks = 0;
      const count = (message: unknown): void => {
        if (Object(message).request?.url === "/readyz") checks += 1;
      };

      before(async () => {
        channel("http.server.request.start").subscribe(count);
        folder = mkdtempSync(join(tmpdir(), "taxctl-proxy-"));
        execFileSync(
          "openssl",
          [
            "req",
            "-x509",
            "-newkey",
            "ec",
            "-pkeyopt",
            "ec_paramgen_curve:prime256v1",
            "-nodes",
            "-days",
            "1",
            "-subj",
            "/CN=localhost",
            "-addext",
            "subjectAltName=DNS:localhost",
            "-keyout",
            join(folder, "key.pem"),
            "-out",
            join(folder, "cert.pem"),
          ],
          { stdio: "ignore" },
        );
        place = await createPlace(family);
        test = await startTestService({ place, environment: { TAXD_TRUSTED_PROXIES: "127.0.0.1" } });
        await openBranch(test);
        port = await freePort();
        const service = new URL(test.origin).host;
        const { file, args } = settle({ folder, port, plainPort: await freePort(), service });
        writeFileSync(join(folder, "proxy.conf"), file);
        proxy = spawn(name, args, {
          env: { PATH: process.env.PATH, HOME: folder },
          stdio: ["ignore", "ignore", "pipe"],
        });
        proxy.stderr?.on("data", (chunk) => (said += chunk));
        await until(
          async () => (await call("GET", "/transactions").catch(() => undefined))?.status === 200,
        ).catch((error) => {
          throw new Error(`${name} doesn't pass requests on: ${said}`, { cause: error });
        });
      });
      after(async () => {
        channel("http.server.request.start").unsubscribe(count);
        await unlock?.();
        const ended = new Promise((resolve) => proxy.once("exit", resolve));
        proxy.kill("SIGTERM");
        await ended;
        await test.close();
        await place.release();
        rmSync(folder, { recursive: true, force: true });
      });

      function call(method: string, path: string, body?: object): Promise<Answer> {
        const headers = {
          host: "localhost",
          authorization: `Bearer ${test.keys.owner}`,
          connection: "close",
          ...(body ? { "content-type": "application/json" } : {}),
        };
        const options = { method, host: "127.0.0.1", port, path: `/api/v1${path}`, servername: "localhost" };
        return new Promise((resolve, reject) => {
          const sent = request(
            { ...options, headers, rejectUnauthorized: false, agent: false },
            (response) => {
              let text = "";
              response.setEncoding("utf8").on("data", (chunk) => (text += chunk));
              response.on("end", () => {
                const { statusCode: status = 0, headers } = response;
                const isJson = /json/.test(headers["content-type"] ?? "");
                resolve({ status, retryAfter: headers["retry-after"], body: isJson ? JSON.parse(text) : {} });
              });
            },
          );
          sent.on("error", reject);
          sent.end(body && JSON.stringify(body));
        });
      }

      it("passes reads and the service's own 503 of writes, as long as nothing can be stored", async () => {
        expect(await call("POST", "/sales", sale())).to.include({ status: 200 });
        unlock = await lockWrites(place);
        const before = checks;
        // Caddy leaves a process out once a check fails.
        if (name === "caddy") await until(() => checks >= before + 3);
        for (const path of ["/transactions", "/items", "/branches"])
          expect((await call("GET", path)).status, path).to.equal(200);
        const document = sale();
        const rejected = await call("POST", "/sales", document);
        expect([rejected.status, rejected.body.code], JSON.stringify(rejected)).to.deep.equal([
          503,
          "unavailable",
        ]);
        expect(Number(rejected.retryAfter)).to.be.above(0);
        await unlock();
        unlock = undefined;
        // Caddy asks a process that it left out again only after its interval.
        await until(async () => (await call("GET", "/transactions")).status === 200);
        expect(await call("POST", "/sales", document)).to.include({ status: 200 });
      });
    });
  }
}
