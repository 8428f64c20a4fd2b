// Installs the packed server as its users do, and starts it: no package of it runs a script of its own at the install.
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect } from "chai";

const run = promisify(execFile);
const root = fileURLToPath(new URL("../../", import.meta.url));

describe("the packed server, installed", function () {
  this.timeout(600_000);
  let app: string;
  before(async () => {
    app = await mkdtemp(join(tmpdir(), "installed-server-"));
    for (const part of ["sdk", "server"])
      await run("npm", ["pack", "--ignore-scripts", "--pack-destination", app], { cwd: join(root, part) });
    const files = (await readdir(app)).map((name) => `./${name}`);
    expect(files).to.have.length(2);
    await writeFile(join(app, "package.json"), '{ "private": true }');
    // With the packages that `npm ci` has stored; scripts run, as they do for users.
    await run("npm", ["install", "--prefer-offline", "--no-audit", "--no-fund", ...files], { cwd: app });
  });
  after(() => rm(app, { recursive: true }));

  it("has no package with a script that runs at the install", async () => {
    const scripts = ["preinstall", "install", "postinstall"].map((name) => `:attr(scripts, [${name}])`);
    const { stdout } = await run("npm", ["query", scripts.join(", ")], { cwd: app, maxBuffer: 2 ** 24 });
    const found: { name: string }[] = JSON.parse(stdout);
    expect(found.map(({ name }) => name)).to.deep.equal([]);
    expect(existsSync(join(app, "node_modules/koa"))).to.equal(true);
  });

  it("shows the API reference", async () => {
    const env = { PATH: process.env.PATH, TAXD_PORT: "0", TAXD_DATA_DIR: join(app, "data") };
    const taxd = spawn(join(app, "node_modules/.bin/taxd"), ["start"], { cwd: app, env });
    const ended = once(taxd, "exit");
    try {
      let url: string | undefined;
      for await (const line of createInterface(taxd.stdout)) {
        url = /Reference +(http:\S+)\/docs$/.exec(line)?.[1];
        if (url !== undefined) break;
      }
      const page = await fetch(`${url}/docs`);
      expect(await page.text()).to.contain("/docs/swagger-ui-bundle.js");
      for (const name of ["swagger-ui.css", "swagger-ui-bundle.js", "favicon-32x32.png"]) {
        const part = await fetch(`${url}/docs/${name}`);
        expect(part.status, name).to.equal(200);
        expect((await part.arrayBuffer()).byteLength, name).to.be.above(500);
      }
    } finally {
      taxd.kill("SIGINT");
      await ended;
    }
  });
});
