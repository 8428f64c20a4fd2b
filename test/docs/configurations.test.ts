// Proves that the packed SDK compiles and runs in the configurations that apps have: ES modules and CommonJS, the resolution of
// Node, of bundlers and of old compilers, TypeScript 5.4 and the current one. What compiled runs on the oldest Node found.
import { execFile } from "node:child_process";
import { copyFile, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect } from "chai";
import { toolFolder } from "../../tools/run.ts";
import { envelope, key, startDouble } from "../sdk/client/double.ts";
import { findNodes, makeApp, packedSdk, peers, required } from "../sdk/packed.ts";
import { forEachTest } from "../support/suite.ts";

const run = promisify(execFile);
const root = fileURLToPath(new URL("../../", import.meta.url));

/** The types of Node, as an app has them. */
const types = ["@types/node", "undici-types"];

const compilers = {
  "TypeScript 5.4": () => join(toolFolder("typescript-5.4"), "bin/tsc"),
  "the current TypeScript": () => join(root, "node_modules/typescript/bin/tsc"),
};
const kinds = {
  "ES modules, node16": { type: "module", module: "node16", resolution: "node16" },
  "ES modules, bundler": { type: "module", module: "esnext", resolution: "bundler" },
  "CommonJS, node16": { type: "commonjs", module: "node16", resolution: "node16" },
  "CommonJS, node10": { type: "commonjs", module: "commonjs", resolution: "node10" },
};

/** Uses each entry point by its types and its values. */
const entryProgram = new URL("support/every-entry.ts", import.meta.url);
const done = {
  receipt: "7",
  lost: true,
  event: "stock.low",
  title: "Body is not JSON",
  values: ["'=1", "'a b'", "http://127.0.0.1/api/v1", true],
  parts: Array.from({ length: 8 }, () => "function"),
};

describe("the packed SDK in the configurations of apps", () => {
  let tarball: string;
  let place: string;
  let node: string;
  before(async () => {
    const packed = await packedSdk();
    ({ tarball } = packed);
    place = join(packed.app, "..");
    node = (await findNodes())[0]?.path ?? process.execPath;
  });

  const double = forEachTest(() =>
    startDouble(({ method }) =>
      method === "GET" ? { status: 404, body: {} } : envelope({ receipt_no: "7" }),
    ),
  );

  for (const [compiler, tsc] of Object.entries(compilers))
    for (const [kind, { type, module, resolution }] of Object.entries(kinds))
      it(`compiles and runs: ${kind}, ${compiler}`, async () => {
        const folder = join(place, `${kind} ${compiler}`.replace(/\W+/g, "-"));
        const app = await makeApp(folder, tarball, [...required, ...peers, ...types]);
        await writeFile(join(app, "package.json"), JSON.stringify({ type }));
        await copyFile(entryProgram, join(app, "app.ts"));
        const options = ["--strict", "--target", "ES2022", "--types", "node", "--outDir", "out"];
        const args = [tsc(), ...options, "--module", module, "--moduleResolution", resolution, "app.ts"];
        const { stdout } = await run(process.execPath, args, { cwd: app }).catch((error) => error);
        expect(stdout).to.equal("");
        const made = await readFile(join(app, "out/app.js"), "utf8");
        expect(made).to.contain(type === "module" ? 'from "@taxctl/sdk"' : 'require("@taxctl/sdk")');
        const ran = await run(node, ["out/app.js", double.url, key], { cwd: app, env: {} });
        expect(JSON.parse(ran.stdout)).to.deep.equal(done);
        expect(ran.stderr).to.equal("");
      });

  it("gives CommonJS its own build, which requires no ES module", async () => {
    const app = await makeApp(join(place, "without-require-of-esm"), tarball, [...required, ...peers]);
    const { exports } = JSON.parse(await readFile(join(root, "sdk/package.json"), "utf8"));
    const parts = Object.keys(exports).filter((name) => !name.endsWith(".json"));
    const program = parts.map((part) => `require("@taxctl/sdk${part.slice(1)}");`).join("\n");
    const old = ["--no-experimental-require-module", "--eval", program];
    await run(process.execPath, old, { cwd: app });
    expect(parts).to.have.length.above(12);
  });
});
