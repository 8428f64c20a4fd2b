// The operators' page and the container files say what is: settings, metrics, commands, variables.
import { readdirSync, readFileSync } from "node:fs";
import { expect } from "chai";
import { parse } from "yaml";
import { withSettings } from "../../server/generate-config.ts";
import { describeConfig } from "../../server/src/config.ts";
import { startTestService, type TestService } from "../support/service.ts";
import { runTaxd } from "../support/taxd.ts";

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
const page = read("docs/operating.md");

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

describe("docs/operating.md", () => {
  let test: TestService;
  before(async () => {
    test = await startTestService({ simulator: false, overrides: { work: false } });
  });
  after(() => test?.close());

  it("has the settings as the schema has them (npm run generate)", () => {
    expect(withSettings(page)).to.equal(page);
  });

  it("names every metric that there is, and none that there is not", async () => {
    await test.call("GET", "/transactions");
    const { text } = await test.call("GET", "//metrics");
    const there = new Set([...text.matchAll(/^# TYPE (taxd_\w+) /gm)].map(([, name = ""]) => name));
    const named = new Set(
      [...page.matchAll(/taxd_[a-z_]+/g)].map(([name]) => name.replace(/_(bucket|count|sum)$/, "")),
    );
    expect([...named].sort()).to.deep.equal([...there].sort());
  });

  it("speaks of commands, options and settings that exist", async () => {
    const known = new Set(describeConfig().map(({ variable }) => variable));
    const files = [page, read("Dockerfile"), read("compose.yaml"), read("docs/security.md")].join("\n");
    const variables = new Set([...files.matchAll(/TAXD_[A-Z_]*[A-Z]/g)].map(([name]) => name));
    expect([...variables].filter((name) => !known.has(name))).to.deep.equal([]);
    const { stdout } = await runTaxd(["help"], {});
    const commands = [...page.matchAll(/(?:`|npx |^)taxd ((?:[a-z]+ ?){1,2})/gm)].map(([, words = ""]) =>
      words.trim(),
    );
    expect(commands.length).to.be.above(15);
    for (const words of commands) {
      const [first = ""] = words.split(" ");
      if (first === "help") continue;
      const isKnown = stdout.includes(`  ${words} `) || stdout.includes(`  ${first} `);
      expect(isKnown, `taxd ${words}`).to.equal(true);
    }
    const help = (await runTaxd(["keys", "issue", "--help"], {})).stdout;
    for (const option of ["--cidr", "--expires"]) expect(help).to.contain(option);
    expect((await runTaxd(["work", "--help"], {})).stdout).to.contain("--probe-port");
  });
});

describe("compose.yaml", () => {
  it("runs the database, the interface and a worker, with secrets from outside only", () => {
    const file: unknown = parse(read("compose.yaml"), { merge: true });
    const services = isRecord(file) && isRecord(file.services) ? file.services : {};
    expect(Object.keys(services)).to.have.members(["database", "serve", "work"]);
    for (const name of ["serve", "work"]) {
      const service = services[name];
      if (!isRecord(service) || !isRecord(service.environment)) throw new Error(`${name} has no environment`);
      expect(service.command).to.include(name);
      expect(service.environment).to.have.keys("TAXD_DATABASE_URL", "TAXD_ENCRYPTION_KEY");
      for (const value of Object.values(service.environment)) expect(value).to.match(/\$\{\w+:\?/);
    }
    expect(services.serve).to.deep.include({ ports: ["127.0.0.1:8080:8080"] });
    expect(services.work).to.deep.include({ ports: [] });
  });
});

describe("docs/security.md", () => {
  it("names a test that exists for every attack and fault", () => {
    const rows = read("docs/security.md")
      .split("\n")
      .filter((text) => text.startsWith("| ") && !/^\| (Attack|Fault) \|/.test(text));
    expect(rows.length).to.be.above(45);
    for (const row of rows) {
      const tests = [...row.matchAll(/`(test\/[\w./-]+\.test\.ts)`/g)].map(([, path = ""]) => path);
      expect(tests, row).to.not.deep.equal([]);
      for (const path of tests) expect(read(path), path).to.contain("it(");
    }
  });

  it("knows every test of security", () => {
    const folder = new URL("../security/", import.meta.url);
    const page = read("docs/security.md");
    for (const name of readdirSync(folder).filter((file) => file.endsWith(".test.ts"))) {
      expect(page).to.contain(`test/security/${name}`);
    }
  });
});
