// What a start loads, and what packages print: neither code that it doesn't need, nor values of statements.
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect } from "chai";
import { createPlace, databaseFamilies, environmentOf } from "../support/database.ts";
import { startTaxd } from "../support/taxd.ts";

/** Loaded when they are first needed. */
const late = ["fontkit", "pdfkit", "nodemailer", "piscina", "qrcode", "yaml", "undici"];

describe("taxd serve", () => {
  let folder = "";
  let hook = "";
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), "taxctl-loads-"));
    hook = join(folder, "hook.mjs");
    await writeFile(
      hook,
      `import { registerHooks } from "node:module";
      registerHooks({
        load(url, context, next) {
          if (url.includes("/node_modules/")) process.stderr.write(\`loads \${url}\\n\`);
          return next(url, context);
        },
      });`,
    );
  });
  after(() => rm(folder, { recursive: true }));

  for (const family of databaseFamilies()) {
    it(`loads no package that the start does not need, and prints nothing for DEBUG (${family})`, async () => {
      const place = await createPlace(family);
      const taxd = startTaxd(["serve"], {
        TAXD_PORT: "0",
        DEBUG: "*",
        NODE_OPTIONS: `--import=${pathToFileURL(hook).href}`,
        ...environmentOf(place),
      });
      const loaded = (text: string) =>
        new Set([...text.matchAll(/loads .*node_modules\/((?:@[^/]+\/)?[^/\n]+)/g)].map(([, name]) => name));
      let atStart = new Set<string | undefined>();
      try {
        const [, url] = /listens at (http:\S+)/.exec(await taxd.printed(/listens at http:\S+/)) ?? [];
        expect((await fetch(`${url}/api/v1/transactions`)).status).to.equal(401);
        atStart = loaded(taxd.stderr());
        expect(await (await fetch(`${url}/openapi.yaml`)).text()).to.match(/^openapi: /);
      } finally {
        taxd.child.kill("SIGTERM");
      }
      const { code, stderr } = await taxd.finished;
      expect(code).to.equal(0);
      expect([...atStart]).to.include("knex");
      expect([...atStart].filter((name) => late.includes(name ?? ""))).to.deep.equal([]);
      expect(atStart.has("mysql2")).to.equal(family === "mysql");
      // The hook sees what is loaded later, too.
      expect([...loaded(stderr)]).to.include("yaml");
      expect(stderr).to.not.match(/knex:/);
      await place.release();
    });
  }
});
