// The built bundle of `taxd` works like the sources, without the packages that the build removes.
import { mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect } from "chai";
import { bundle } from "../../server/build.ts";
import { createPlace, databaseFamilies, environmentOf } from "../support/database.ts";
import { runTaxd, startBuiltTaxd } from "../support/taxd.ts";

const loader = new URL("../../server/bin/load.js", import.meta.url).href;

const odd: Record<string, string> = {
  TAXD_PROT: "1",
  TAXD_PORT: "99999",
  TAXD_TIME_ZONE: "Mars/Olympus",
  TAXD_ENCRYPTION_KEY: "short",
  TAXD_TRUSTED_PROXIES: "10.0.0.0/99",
  TAXD_DATABASE_URL: "postgres://localhost/x",
  TAXD_ALLOW_PRIVATE_UNITS: "perhaps",
  TAXD_LOG_LEVEL: "loud",
};

describe("taxd, built", function () {
  this.timeout(60_000);
  let folder = "";
  let file = "";
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), "taxctl-bundle-"));
    const made = join(folder, "made");
    await bundle(pathToFileURL(`${made}/`));
    await symlink(join(import.meta.dirname, "../../node_modules"), join(folder, "node_modules"));
    await writeFile(join(folder, "package.json"), '{ "type": "module" }');
    file = join(folder, "taxd.js");
    await writeFile(
      file,
      `import { registerHooks } from "node:module";
      registerHooks({
        load(url, context, next) {
          if (url.includes("/node_modules/")) process.stderr.write(\`loads \${url}\\n\`);
          return next(url, context);
        },
      });
      process.on("exit", () => {
        const own = process.moduleLoadList.filter((name) => name.includes("/deps/undici/"));
        if (own.length > 0) process.stderr.write(\`loads /node_modules/\${own[0]}\\n\`);
      });
      const { load } = await import(${JSON.stringify(loader)});
      const { main } = load(${JSON.stringify(join(made, "main.cjs"))});
      process.exitCode = await main(process.argv.slice(2));`,
    );
  });
  after(() => rm(folder, { recursive: true }));

  it("prints the same messages about settings as the sources, all at once", async () => {
    const built = await startBuiltTaxd(file, ["serve"], odd).finished;
    const source = await runTaxd(["serve"], odd);
    expect(source.stderr.match(/TAXD_\w+ =/g)).to.have.length(Object.keys(odd).length);
    expect(built.stderr).to.equal(source.stderr);
    expect(built.code).to.equal(source.code);
  });

  it("prints the settings as the sources do", async () => {
    const [built, source] = await Promise.all([
      startBuiltTaxd(file, ["config"], {}).finished,
      runTaxd(["config"], {}),
    ]);
    expect(built.stdout).to.equal(source.stdout);
  });

  it("finds the packages that it loads when they are needed", async () => {
    const place = await createPlace("sqlite");
    const taxd = startBuiltTaxd(file, ["serve"], { TAXD_PORT: "0", TAXD_DATA_DIR: place.dataDir });
    try {
      const [, url] = /listens at (http:\S+)/.exec(await taxd.printed(/listens at http:\S+/)) ?? [];
      const response = await fetch(`${url}/openapi.yaml`);
      expect(await response.text()).to.match(/^openapi: /);
    } finally {
      taxd.child.kill("SIGTERM");
    }
    expect((await taxd.finished).stderr).to.match(/node_modules\/yaml\//);
    await place.release();
  });

  for (const family of databaseFamilies()) {
    it(`serves (${family}), and loads neither ajv, nor another package that the start does not need, nor Node's own HTTP client`, async () => {
      const place = await createPlace(family);
      const env: Record<string, string> = {
        TAXD_PORT: "0",
        ...environmentOf(place),
      };
      const taxd = startBuiltTaxd(file, ["serve"], env);
      try {
        const [, url] = /listens at (http:\S+)/.exec(await taxd.printed(/listens at http:\S+/)) ?? [];
        expect((await fetch(`${url}/readyz`)).status).to.equal(200);
        const rejected = await fetch(`${url}/api/v1/transactions`);
        expect(rejected.status).to.equal(401);
        expect((await fetch(`${url}/openapi.json`)).status).to.equal(200);
      } finally {
        taxd.child.kill("SIGTERM");
      }
      const { code, stderr } = await taxd.finished;
      expect(code).to.equal(0);
      const loaded = new Set(
        [...stderr.matchAll(/node_modules\/((?:@[^/]+\/)?[^/\n]+)/g)].map(([, name]) => name),
      );
      expect([...loaded]).to.deep.equal([]);
      await place.release();
    });
  }
});
