// The configuration: defaults, every problem at once, secrets masked, typing errors named; and the encryption of credentials.

import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "chai";
import { ConfigError, clientConfigFile, describeConfig, loadConfig } from "../../server/src/base/config.ts";
import { createSecrets, openSecrets, SecretError } from "../../server/src/base/secrets.ts";

const keyA = "11".repeat(32);
const keyB = Buffer.alloc(32, 7).toString("base64");

function rejected(env: Record<string, string>): ConfigError {
  try {
    loadConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error;
    throw error;
  }
  throw new Error("the configuration was accepted");
}

describe("config", () => {
  it("has a default for everything", () => {
    const config = loadConfig({ PATH: "/bin" });
    expect(config).to.include({
      host: "127.0.0.1",
      port: 8080,
      logLevel: "info",
      webhooks: 10,
    });
    expect(config.databaseUrl).to.equal(undefined);
    expect(config.timeZone).to.equal(undefined);
    expect(config.dataDir).to.equal(join(process.cwd(), "data"));
    expect(config.allowPrivateUnits).to.equal(false);
    expect(Object.isFrozen(config)).to.equal(true);
  });

  it("reads each variable in its type", () => {
    const config = loadConfig({
      TAXD_HOST: "0.0.0.0",
      TAXD_PORT: "9000",
      TAXD_DATA_DIR: "/srv/tax",
      TAXD_DATABASE_URL: "mariadb://u:p@db:3306/tax?tls=off",
      TAXD_TIME_ZONE: "Africa/Kigali",
      TAXD_ENCRYPTION_KEY: `new:${keyA}, ${keyB}`,
      TAXD_TRUSTED_PROXIES: "10.0.0.0/8, ::1",
      TAXD_LOG_LEVEL: "warn",
      TAXD_ALLOW_PRIVATE_UNITS: "true",
      TAXD_PUBLIC_URL: "https://tax.example.com/",
      TAXD_DATABASE_WAIT_MS: "0",
      TAXD_WEBHOOKS: "3",
    });
    expect(config).to.include({
      databaseWaitMs: 0,
      webhooks: 3,
      host: "0.0.0.0",
      port: 9000,
      dataDir: "/srv/tax",
      databaseUrl: "mariadb://u:p@db:3306/tax?tls=off",
      timeZone: "Africa/Kigali",
      logLevel: "warn",
      allowPrivateUnits: true,
      publicUrl: "https://tax.example.com",
    });
    expect(config.trustedProxies).to.deep.equal(["10.0.0.0/8", "::1"]);
    expect(config.encryptionKeys.map(({ id }) => id))
      .to.have.length(2)
      .and.include("new");
    expect(config.encryptionKeys[1]?.key.equals(Buffer.alloc(32, 7))).to.equal(true);
  });

  it("takes the IANA names of the runtime, older names of zones among them, and UTC", () => {
    for (const zone of ["Africa/Kigali", "Africa/Asmera", "Asia/Kolkata", "Asia/Calcutta", "UTC"]) {
      expect(loadConfig({ TAXD_TIME_ZONE: zone }).timeZone).to.equal(zone);
    }
  });

  it("rejects a time zone that the process would take as UTC, and leaves the zone of the process alone", () => {
    const before = process.env.TZ;
    for (const zone of ["+03:00", "+00:00", "EAT", "EST", "africa/nairobi", "Africa/NAIROBI", "Etc/GMT-3"]) {
      const [problem] = rejected({ TAXD_TIME_ZONE: zone }).problems;
      expect(problem, zone).to.deep.include({
        variable: "TAXD_TIME_ZONE",
        problem: "is not the name of an IANA time zone",
        remedy: "Omit it, or give the IANA name of a zone, area and place, such as Africa/Nairobi, or UTC.",
      });
    }
    expect(process.env.TZ).to.equal(before);
  });

  it("treats an empty variable as unset", () => {
    expect(loadConfig({ TAXD_PORT: "", TAXD_DATABASE_URL: "" })).to.include({
      port: 8080,
      databaseUrl: undefined,
    });
  });

  it("reports every problem at once, each with its remedy", () => {
    const error = rejected({
      TAXD_PORT: "70000",
      TAXD_TIME_ZONE: "Nairobi/Kenya",
      TAXD_LOG_LEVEL: "loud",
      TAXD_DATABASE_URL: "postgres://u:p@h/x",
      TAXD_TRUSTED_PROXIES: "10.0.0.0/40",
      TAXD_ALLOW_PRIVATE_UNITS: "perhaps",
      TAXD_PUBLIC_URL: "tax.example.com",
      TAXD_ENCRYPTION_KEY: "short",
    });
    expect(error.problems.map(({ variable }) => variable)).to.have.members([
      "TAXD_PORT",
      "TAXD_TIME_ZONE",
      "TAXD_LOG_LEVEL",
      "TAXD_DATABASE_URL",
      "TAXD_TRUSTED_PROXIES",
      "TAXD_ALLOW_PRIVATE_UNITS",
      "TAXD_PUBLIC_URL",
      "TAXD_ENCRYPTION_KEY",
    ]);
    for (const { remedy, problem } of error.problems) {
      expect(remedy).to.match(/\.$/);
      expect(problem).to.not.equal("");
    }
    expect(error.message).to.contain("Africa/Nairobi").and.contain("70000");
  });

  it("rejects a save limit that a slow database alone would use up", () => {
    const [problem] = rejected({ TAXD_SAVE_LIMIT_MS: "4999" }).problems;
    expect(problem).to.include({ variable: "TAXD_SAVE_LIMIT_MS" });
    expect(problem?.remedy).to.contain("from 5000");
    expect(loadConfig({ TAXD_SAVE_LIMIT_MS: "5000" })).to.include({ saveLimitMs: 5_000 });
  });

  it("shows no secret in a report", () => {
    const error = rejected({ TAXD_ENCRYPTION_KEY: "hunter2", TAXD_DATABASE_URL: "mysql://u:hunter3@h" });
    expect(error.message).to.not.contain("hunter");
    expect(error.message).to.contain("mysql://u:***@h");
  });

  it("suggests the variable that was probably meant", () => {
    const [problem] = rejected({ TAXD_PROT: "8080" }).problems;
    expect(problem).to.include({ variable: "TAXD_PROT", remedy: "Did you mean TAXD_PORT?" });
    expect(rejected({ TAXD_SOMETHING_ELSE: "1" }).message).to.contain("Known are TAXD_HOST");
  });

  it("requires an encryption key with a database server, and different ids in a list", () => {
    expect(rejected({ TAXD_DATABASE_URL: "mysql://u@h/x?tls=verify" }).problems[0]).to.include({
      variable: "TAXD_ENCRYPTION_KEY",
    });
    expect(rejected({ TAXD_ENCRYPTION_KEY: `a:${keyA},a:${keyB}` }).problems).to.have.length(1);
    expect(rejected({ TAXD_ENCRYPTION_KEY: `${keyA},${keyA}` }).problems).to.have.length(1);
  });

  it("rejects private control units with either database unless the variable or the command allows them", () => {
    const server = { TAXD_DATABASE_URL: "mysql://u@h/x?tls=verify", TAXD_ENCRYPTION_KEY: keyA };
    const allow = { TAXD_ALLOW_PRIVATE_UNITS: "true" };
    for (const environment of [{}, server]) {
      expect(loadConfig(environment).allowPrivateUnits).to.equal(false);
      expect(loadConfig({ ...environment, ...allow }).allowPrivateUnits).to.equal(true);
      expect(loadConfig(environment, allow).allowPrivateUnits).to.equal(true);
      expect(loadConfig({ ...environment, TAXD_ALLOW_PRIVATE_UNITS: "" }, allow).allowPrivateUnits).to.equal(
        true,
      );
      const forbidden = { ...environment, TAXD_ALLOW_PRIVATE_UNITS: "false" };
      expect(loadConfig(forbidden, allow).allowPrivateUnits).to.equal(false);
    }
  });

  it("describes each variable for the documentation", () => {
    const rows = describeConfig();
    expect(rows.map(({ variable }) => variable)).to.include.members(["TAXD_HOST", "TAXD_ENCRYPTION_KEY"]);
    for (const row of rows) expect(row.description).to.match(/\.$/);
    expect(rows.find(({ variable }) => variable === "TAXD_PORT")).to.include({
      default: "8080",
      secret: false,
    });
  });

  it("finds the command line's profiles where it keeps them", () => {
    expect(clientConfigFile({ HOME: "/home/a" })).to.equal("/home/a/.config/taxctl/config.json");
    expect(clientConfigFile({ HOME: "/home/a", XDG_CONFIG_HOME: "/x" })).to.equal("/x/taxctl/config.json");
    expect(clientConfigFile({ TAXCTL_CONFIG_DIR: "/y", XDG_CONFIG_HOME: "/x" })).to.equal("/y/config.json");
  });
});

describe("secrets", () => {
  const keys = loadConfig({ TAXD_ENCRYPTION_KEY: `new:${keyA},old:${keyB}` }).encryptionKeys;

  it("decrypts its own ciphertext, for the same row only", () => {
    const secrets = createSecrets(keys);
    const sealed = secrets.encrypt("pässword", "devices/1/00/credentials");
    expect(sealed.key_id).to.equal("new");
    expect(sealed.ciphertext.toString("latin1")).to.not.contain("ssword");
    expect(secrets.decrypt(sealed, "devices/1/00/credentials")).to.equal("pässword");
    expect(() => secrets.decrypt(sealed, "devices/2/00/credentials")).to.throw(SecretError, "does not open");
  });

  it("notices every changed or missing byte", () => {
    const secrets = createSecrets(keys);
    const { key_id, ciphertext } = secrets.encrypt("secret", "row");
    for (let at = 0; at < ciphertext.length; at += 1) {
      const changed = Buffer.from(ciphertext);
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
      expect(() => secrets.decrypt({ key_id, ciphertext: changed }, "row"), `byte ${at}`).to.throw(
        SecretError,
      );
      expect(() => secrets.decrypt({ key_id, ciphertext: ciphertext.subarray(0, at) }, "row")).to.throw(
        SecretError,
      );
    }
  });

  it("never uses a nonce twice", () => {
    const secrets = createSecrets(keys);
    const nonces = new Set<string>();
    for (let count = 0; count < 5000; count += 1) {
      nonces.add(secrets.encrypt("x", "row").ciphertext.subarray(1, 13).toString("hex"));
    }
    expect(nonces.size).to.equal(5000);
  });

  it("reads secrets of an older key and moves them to the new one", () => {
    const sealed = createSecrets(keys.slice(1)).encrypt("secret", "row");
    const secrets = createSecrets(keys);
    expect(secrets.decrypt(sealed, "row")).to.equal("secret");
    const moved = secrets.reencrypt(sealed, "row");
    expect(moved?.key_id).to.equal("new");
    expect(moved && createSecrets(keys.slice(0, 1)).decrypt(moved, "row")).to.equal("secret");
    expect(moved && secrets.reencrypt(moved, "row")).to.equal(undefined);
  });

  it("recognizes texts that one of its keys signed for the same purpose", () => {
    const [old, both] = [createSecrets(keys.slice(1)), createSecrets(keys)];
    const text = Buffer.from("[1]");
    const signature = old.sign(text, "cursor/a");
    expect(both.isSigned(text, signature, "cursor/a")).to.equal(true);
    expect(both.isSigned(text, both.sign(text, "cursor/a"), "cursor/a")).to.equal(true);
    const wrong: [Uint8Array, Uint8Array, string][] = [
      [Buffer.from("[2]"), signature, "cursor/a"],
      [text, signature, "cursor/b"],
      [text, signature.subarray(1), "cursor/a"],
      [text, Buffer.alloc(0), "cursor/a"],
    ];
    for (const [one, by, purpose] of wrong) expect(both.isSigned(one, by, purpose)).to.equal(false);
    expect(createSecrets(keys.slice(0, 1)).isSigned(text, signature, "cursor/a")).to.equal(false);
  });

  it("names a missing key, and a different key with the same id", () => {
    const sealed = createSecrets(keys.slice(1)).encrypt("secret", "row");
    expect(() => createSecrets(keys.slice(0, 1)).decrypt(sealed, "row")).to.throw(SecretError, '"old"');
    const impostor = loadConfig({ TAXD_ENCRYPTION_KEY: `old:${keyA}` }).encryptionKeys;
    expect(() => createSecrets(impostor).decrypt(sealed, "row")).to.throw(
      SecretError,
      "another key goes by that id",
    );
  });

  describe("on the embedded database", () => {
    let folder: string;
    beforeEach(() => {
      folder = mkdtempSync(join(tmpdir(), "taxd-secrets-"));
    });
    afterEach(() => rmSync(folder, { recursive: true, force: true }));

    it("creates a key once, readable by its owner only, and uses it again", () => {
      const config = loadConfig({ TAXD_DATA_DIR: join(folder, "data") });
      const sealed = openSecrets(config).encrypt("secret", "row");
      const file = join(folder, "data", "encryption.key");
      expect(statSync(file).mode & 0o777).to.equal(0o600);
      const before = readFileSync(file, "utf8");
      expect(openSecrets(config).decrypt(sealed, "row")).to.equal("secret");
      expect(readFileSync(file, "utf8")).to.equal(before);
    });

    it("still decrypts with the generated key after a key is configured", () => {
      const sealed = openSecrets(loadConfig({ TAXD_DATA_DIR: folder })).encrypt("secret", "row");
      const secrets = openSecrets(loadConfig({ TAXD_DATA_DIR: folder, TAXD_ENCRYPTION_KEY: keyA }));
      expect(secrets.decrypt(sealed, "row")).to.equal("secret");
      expect(secrets.reencrypt(sealed, "row")?.key_id).to.equal(secrets.keyId);
    });

    it("rejects a damaged key file instead of generating another key", () => {
      writeFileSync(join(folder, "encryption.key"), "half");
      expect(() => openSecrets(loadConfig({ TAXD_DATA_DIR: folder }))).to.throw(SecretError, "backup");
      expect(readFileSync(join(folder, "encryption.key"), "utf8")).to.equal("half");
    });
  });
});
