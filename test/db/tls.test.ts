// TLS to the database server: verified or off by the URL, never silently off; against a real server with a certificate of ours.
import { execFileSync } from "node:child_process";
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import tls from "node:tls";
import { expect } from "chai";
import { readDatabaseUrl } from "../../server/src/base/database-url.ts";
import { openDatabase } from "../../server/src/db/open.ts";
import { databaseFamilies } from "../support/database.ts";
import { type MysqlServer, startMysqlServer } from "../support/mysql-server.ts";
import { freePort } from "../support/ports.ts";

describe("TAXD_DATABASE_URL", () => {
  const problem = (url: string): string => {
    const read = readDatabaseUrl(url);
    return typeof read === "string" ? read : "";
  };

  it("says whether TLS is used, unless the server is on this machine", () => {
    expect(problem("mysql://u@db.example/x")).to.contain("tls=verify").and.contain("tls=off");
    expect(problem("mysql://u@10.0.0.1/x")).to.contain("tls=off");
    for (const host of ["127.example.com", "localhost.example.com", "[::2]", "0.0.0.0"])
      expect(problem(`mysql://u@${host}/x`), host).to.contain("tls=verify");
    for (const host of ["localhost", "127.0.0.1", "127.9.9.9", "[::1]"])
      expect(readDatabaseUrl(`mysql://u@${host}/x`), host).to.include({ tls: "off" });
    expect(readDatabaseUrl("mysql://u@db.example/x?socket=/run/s")).to.include({
      tls: "off",
      socket: "/run/s",
    });
  });

  it("takes tls=verify, tls=off, tls_ca, and ssl=true as verify", () => {
    expect(readDatabaseUrl("mysql://u@db.example/x?tls=verify&tls_ca=/ca.pem")).to.include({
      tls: "verify",
      tlsCa: "/ca.pem",
    });
    expect(readDatabaseUrl("mysql://u@db.example/x?tls=off")).to.include({ tls: "off" });
    expect(readDatabaseUrl("mysql://u@db.example/x?ssl=true")).to.include({ tls: "verify" });
  });

  it("is as the compose file writes it", () => {
    const compose = readFileSync(new URL("../../compose.yaml", import.meta.url), "utf8");
    const written = /TAXD_DATABASE_URL: (\S+)\$\{.*\}(\S+)/.exec(compose);
    expect(readDatabaseUrl(`${written?.[1]}secret${written?.[2]}`)).to.include({ tls: "off" });
  });

  it("rejects unknown options", () => {
    for (const [query, words] of Object.entries({
      "sslmode=require": 'unknown parameter "sslmode"',
      "TLS=verify": 'unknown parameter "TLS"',
      "tls=verify&tls=off": "more than once",
      "tls=yes": "tls=verify or tls=off only",
      "ssl=false": "ssl=true",
      "ssl=true&tls=off": "keep one",
      "tls=off&tls_ca=/ca.pem": "needs tls=verify",
    }))
      expect(problem(`mysql://u@db.example/x?${query}`), query).to.contain(words);
    expect(problem("mysql://u@10.0.0.1/x?tls=verify")).to.contain("host name");
  });
});

for (const family of databaseFamilies().filter((one) => one === "mysql")) {
  describe(`TLS on ${family}`, () => {
    const folder = mkdtempSync(join(tmpdir(), "taxctl-tls-"));
    const path = (name: string): string => join(folder, name);
    const openssl = (...args: string[]): Buffer => execFileSync("openssl", args, { stdio: "pipe" });
    const servers: MysqlServer[] = [];
    let withTls = 0;
    let withoutTls = 0;

    before(async () => {
      const made = ["-newkey", "rsa:2048", "-nodes", "-days", "2"];
      for (const ca of ["ca", "other"])
        openssl(
          "req",
          "-x509",
          ...made,
          "-keyout",
          path(`${ca}.key`),
          "-out",
          path(`${ca}.pem`),
          "-subj",
          `/CN=${ca}`,
        );
      openssl(
        "req",
        ...made.slice(0, 3),
        "-keyout",
        path("server.key"),
        "-out",
        path("server.csr"),
        "-subj",
        "/CN=db",
      );
      for (const [name, host] of [
        ["server", "localhost"],
        ["elsewhere", "db.example"],
      ] as const) {
        writeFileSync(path("names"), `subjectAltName=DNS:${host}\n`);
        openssl(
          "x509",
          "-req",
          "-in",
          path("server.csr"),
          "-CA",
          path("ca.pem"),
          "-CAkey",
          path("ca.key"),
          "-CAcreateserial",
          "-days",
          "2",
          "-extfile",
          path("names"),
          "-out",
          path(`${name}.pem`),
        );
      }
      openssl(
        "x509",
        "-req",
        "-in",
        path("server.csr"),
        "-key",
        path("server.key"),
        "-days",
        "2",
        "-extfile",
        path("names"),
        "-out",
        path("self.pem"),
      );
      const authority = ["[ca]", "default_ca = own", "[own]", `database = ${path("index")}`]
        .concat([`serial = ${path("serial")}`, `new_certs_dir = ${folder}`, "default_md = sha256"])
        .concat(["policy = any", "[any]", "commonName = supplied"]);
      for (const [name, text] of [
        ["authority", authority.join("\n")],
        ["index", ""],
        ["serial", "01"],
      ] as const)
        writeFileSync(path(name), `${text}${text && "\n"}`);
      openssl(
        "ca",
        "-batch",
        "-notext",
        "-config",
        path("authority"),
        "-in",
        path("server.csr"),
        "-cert",
        path("ca.pem"),
        "-keyfile",
        path("ca.key"),
        "-out",
        path("expired.pem"),
        "-startdate",
        "20200101000000Z",
        "-enddate",
        "20200102000000Z",
      );
      copyFileSync(path("server.pem"), path("presented.pem"));
      withTls = await freePort();
      withoutTls = await freePort();
      const listen = (port: number) => ["--skip-networking=0", "--bind-address=127.0.0.1", `--port=${port}`];
      const keys = [`--ssl-cert=${path("presented.pem")}`, `--ssl-key=${path("server.key")}`];
      servers.push(await startMysqlServer([...listen(withTls), ...keys]));
      servers.push(await startMysqlServer([...listen(withoutTls), "--skip-ssl"]));
      for (const server of servers) {
        const admin = await openDatabase({ url: server.url.replace("/?", "/mysql?"), dataDir: folder });
        await admin.knex.raw("create database taxctl");
        await admin.knex.raw("create user tls@'%'");
        await admin.knex.raw("grant all on taxctl.* to tls@'%'");
        await admin.close();
      }
    });
    after(() => {
      for (const server of servers) server.stop();
      rmSync(folder, { recursive: true, force: true });
    });

    const cipherOf = async (port: number, query: string): Promise<string> => {
      const db = await openDatabase({
        url: `mysql://tls@localhost:${port}/taxctl?${query}`,
        dataDir: folder,
      });
      try {
        const [row] = await db.knex.raw("show session status like 'Ssl_cipher'");
        return String(row.Value);
      } finally {
        await db.close();
      }
    };
    const problem = (port: number, query: string): Promise<string> =>
      cipherOf(port, query).then(
        (cipher) => `connected ${cipher}`,
        (error: Error) => error.message,
      );

    it("encrypts with tls=verify and the authority's file, also as ssl=true", async () => {
      for (const query of [`tls=verify&tls_ca=${path("ca.pem")}`, `ssl=true&tls_ca=${path("ca.pem")}`])
        expect(await cipherOf(withTls, query)).to.not.equal("");
    });

    it("rejects a certificate of another authority, and a self-signed one", async () => {
      const notTrusted = "is not trusted: name its authority with tls_ca in TAXD_DATABASE_URL";
      for (const query of [`tls=verify&tls_ca=${path("other.pem")}`, "tls=verify", "ssl=true"])
        expect(await problem(withTls, query), query).to.contain(notTrusted);
      expect(await problem(withTls, "tls=verify&tls_ca=/nowhere.pem")).to.contain("/nowhere.pem");
    });

    it("rejects a certificate for another host, one that has expired, and one that the server signed itself", async () => {
      const [server] = servers;
      /** The message while the server presents another certificate. */
      const problemWith = async (name: string): Promise<string> => {
        copyFileSync(path(`${name}.pem`), path("presented.pem"));
        const db = await openDatabase({ url: `${server?.url.replace("/?", "/mysql?")}`, dataDir: folder });
        const [{ version }] = await db.knex.raw("select version() as version");
        await db.knex
          .raw(/maria/i.test(version) ? "flush ssl" : "alter instance reload tls")
          .finally(db.close);
        return problem(withTls, `tls=verify&tls_ca=${path("ca.pem")}`);
      };
      try {
        expect(await problemWith("elsewhere")).to.contain("is for another host name");
        expect(await problemWith("expired")).to.contain("has expired or is not valid yet: renew it");
        expect(await problemWith("self")).to.contain("is not trusted");
      } finally {
        expect(await problemWith("server")).to.match(/^connected \w/);
      }
    });

    it("names a handshake that fails for another reason, such as versions without a common one", async () => {
      const { DEFAULT_MIN_VERSION, DEFAULT_MAX_VERSION } = tls;
      Object.assign(tls, { DEFAULT_MIN_VERSION: "TLSv1", DEFAULT_MAX_VERSION: "TLSv1" });
      const said = await problem(withTls, `tls=verify&tls_ca=${path("ca.pem")}`).finally(() =>
        Object.assign(tls, { DEFAULT_MIN_VERSION, DEFAULT_MAX_VERSION }),
      );
      expect(said).to.match(
        /^The TLS handshake with the database server at localhost:\d+ failed \(no protocols available\): check the TLS settings/,
      );
    });

    it("rejects a server without TLS instead of going on without", async () => {
      for (const query of [`tls=verify&tls_ca=${path("ca.pem")}`, "ssl=true"])
        expect(await problem(withoutTls, query), query).to.contain("does not offer TLS");
    });

    it("connects without TLS when the URL says so", async () => {
      expect(await cipherOf(withoutTls, "tls=off")).to.equal("");
      expect(await cipherOf(withTls, "tls=off")).to.equal("");
    });
  });
}
