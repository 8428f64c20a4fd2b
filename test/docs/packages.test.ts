// The packages as they would be published: their files, dependencies, types and size.
import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";
import { expect } from "chai";
import { type BuildResult, build } from "esbuild";
import { removeStale } from "../../sdk/build.ts";
import { toolPath } from "../../tools/run.ts";
import { makeApp, type Packed, packedSdk, peers, required } from "../sdk/packed.ts";

const run = promisify(execFile);
const root = fileURLToPath(new URL("../../", import.meta.url));
const tsc = join(root, "node_modules/typescript/bin/tsc");

/** What the tests of an app have next to the SDK. */
const testTools = ["chai", "@types/chai", "@types/node", "@types/deep-eql", "assertion-error"];

const writeDeep = async (path: string) => {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, "");
};

const readManifest = async (folder: string) =>
  JSON.parse(await readFile(join(root, folder, "package.json"), "utf8"));

describe("packages", () => {
  it("have one version, and require each other in it", async () => {
    const [sdk, server, cli] = await Promise.all(["sdk", "server", "cli"].map(readManifest));
    expect([server.version, cli.version]).to.deep.equal([sdk.version, sdk.version]);
    for (const manifest of [server, cli]) {
      expect(manifest.dependencies["@taxctl/sdk"]).to.equal(sdk.version);
    }
  });

  for (const folder of ["sdk", "server", "cli"]) {
    it(`contain the files that ${folder} needs, and no build files`, async () => {
      const args = ["pack", "--dry-run", "--json", "--ignore-scripts"];
      const { stdout } = await run("npm", args, { cwd: join(root, folder), maxBuffer: 2 ** 24 });
      const names: string[] = JSON.parse(stdout)[0].files.map((file: { path: string }) => file.path);
      const { bin = {}, exports = {} } = await readManifest(folder);
      const parts = Object.values<string | { source: string }>(exports).map((part) =>
        (typeof part === "string" ? part : part.source).slice(2),
      );
      expect(names).to.include.members(["LICENSE", "README.md", ...Object.values(bin), ...parts]);
      const kinds = /^(LICENSE|README\.md|package\.json|oclif\.manifest\.json|(bin|dist|schemas|src)\/.*)$/;
      expect(names.filter((name) => !kinds.test(name))).to.deep.equal([]);
      expect(names.filter((name) => /\.test\.|tsbuildinfo|(^|\/)\./.test(name))).to.deep.equal([]);
    });
  }

  it("lose the outputs of sources that are gone when they are built again", async () => {
    const folder = await mkdtemp(join(tmpdir(), "package-"));
    try {
      for (const name of ["src/part/kept.ts", "dist/.tsbuildinfo", "dist/bundle/main.cjs"])
        await writeDeep(join(folder, name));
      for (const ending of ["js", "js.map", "d.ts", "d.ts.map"])
        for (const name of ["part/kept", "part/renamed"])
          await writeDeep(join(folder, `dist/${name}.${ending}`));
      await removeStale(pathToFileURL(`${folder}/`));
      const left = await readdir(join(folder, "dist"), { recursive: true, withFileTypes: true });
      const kept = ["js", "js.map", "d.ts", "d.ts.map"].map((ending) => `kept.${ending}`);
      expect(left.filter((entry) => entry.isFile()).map(({ name }) => name)).to.have.members([
        ".tsbuildinfo",
        "main.cjs",
        ...kept,
      ]);
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  describe("@taxctl/sdk", () => {
    let packed: Packed;
    before(async () => {
      packed = await packedSdk();
    });

    it("has its build, its sources for debuggers, and nothing of its tests", async () => {
      const names = await readdir(packed.sdk);
      expect(names).to.have.members(["LICENSE", "README.md", "dist", "package.json", "src"]);
      const files = await readdir(packed.sdk, { recursive: true });
      expect(files.filter((name) => /test\.|tsbuildinfo/.test(name))).to.deep.equal([]);
    });

    it("needs one package besides openapi-fetch", async () => {
      const { dependencies, peerDependencies, peerDependenciesMeta, sideEffects } = await readManifest("sdk");
      expect(Object.keys(dependencies)).to.have.members(required);
      expect(Object.keys(peerDependencies)).to.have.members(peers);
      for (const name of peers) expect(peerDependenciesMeta[name]).to.deep.equal({ optional: true });
      expect(sideEffects).to.equal(false);
    });

    it("passes publint", async () => {
      await run(toolPath("publint"), [packed.sdk, "--strict"]).catch((error) => {
        throw new Error(error.stdout);
      });
    });

    it("has types that resolve as its code does, for every part, also for compilers without exports (attw)", async () => {
      const args = [packed.tarball, "--profile", "strict", "--format", "json"];
      const { stdout } = await run(toolPath("attw"), args, { maxBuffer: 2 ** 26 });
      const { analysis } = JSON.parse(stdout);
      const { exports } = await readManifest("sdk");
      expect(Object.keys(analysis.entrypoints)).to.have.members(Object.keys(exports));
    });

    it("has types of CommonJS that name each other as its code does, for compilers that know no .ts there", async () => {
      const cjs = join(packed.sdk, "dist/cjs");
      const files = (await readdir(cjs, { recursive: true })).filter((name) => name.endsWith(".d.ts"));
      expect(files).to.include("index.d.ts").and.have.length.above(50);
      for (const name of files) {
        const types = await readFile(join(cjs, name), "utf8");
        for (const [, named] of types.matchAll(/(?:from |import\()"(\.[^"]+)"/g)) {
          expect(named, name).to.match(/\.js$/);
          const target = join(dirname(name), String(named).replace(/\.js$/, ".d.ts"));
          expect(files, `${name}: ${named}`).to.include(target);
        }
      }
    });

    it("has no any in its types", async () => {
      const dist = join(packed.sdk, "dist");
      const found: string[] = [];
      for (const name of await readdir(dist, { recursive: true })) {
        if (!name.endsWith(".d.ts")) continue;
        const code = (await readFile(join(dist, name), "utf8")).replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, "");
        if (/[:<|&,(] ?any\b(?!\?)/.test(code)) found.push(name);
      }
      expect(found).to.deep.equal([]);
    });

    const NODE = ["--module", "NodeNext", "--moduleResolution", "NodeNext"];
    const BUNDLER = ["--module", "ESNext", "--moduleResolution", "Bundler"];
    /** Compiles code in the app's folder, with each kind of resolution. */
    const use = async (app: string, name: string, code: string, kinds: string[][]) => {
      await writeFile(join(app, "package.json"), '{ "type": "module" }');
      await writeFile(join(app, `${name}.ts`), code);
      const options = ["--strict", "--noEmit", "--target", "ES2022", "--types", "node"];
      for (const kind of kinds) {
        await run(process.execPath, [tsc, ...options, ...kind, `${name}.ts`], { cwd: app }).catch((error) => {
          throw new Error(`${kind.join(" ")}:\n${error.stdout}`);
        });
      }
    };
    it("compiles in a strict app, libraries checked too, with only its own dependencies", async () => {
      await use(
        packed.app,
        "client",
        `import { type SaleResult, Taxctl } from "@taxctl/sdk";
         import { lineAmounts } from "@taxctl/sdk/amounts";
         import { verifyWebhook } from "@taxctl/sdk/webhooks";
         export const sell = (client: Taxctl): Promise<SaleResult> =>
           client.sales.create({ invoice_no: "1", sale_date: "20260310", payment_type: "01", items: [] });
         // @ts-expect-error an invoice number is a text
         export const wrong = (client: Taxctl) => client.sales.create({ invoice_no: 1 });
         export const tax: number = lineAmounts({ quantity: 1, unit_price: 1, tax_rate: 16 }).tax_amount;
         export { verifyWebhook };`,
        [NODE, BUNDLER],
      );
    });

    for (const nock of ["nock", "nock@nock-14"]) {
      it(`compiles with its test kit and tracing where their peers and ${nock} are installed`, async () => {
        const folder = join(packed.app, `../app-with-${nock}`);
        const app = await makeApp(folder, packed.tarball, [...required, ...peers, ...testTools, nock]);
        await use(
          app,
          "kit",
          `import { Taxctl } from "@taxctl/sdk";
           import { openTelemetry } from "@taxctl/sdk/opentelemetry";
           import { contractAssertions, mockService } from "@taxctl/sdk/testing";
           import * as chai from "chai";
           import nock from "nock";
           const { expect } = chai.use(contractAssertions);
           const service = mockService(nock, { apiKey: "k" });
           const client = new Taxctl({ instrumentation: openTelemetry(), fetch: service.fetch });
           export const done: Promise<void> = expect(client.health.get()).to.matchContract();`,
          [NODE],
        );
      });
    }

    /** Its size when an app bundles it, in bytes. */
    const bundle = async (
      code: string,
    ): Promise<{ size: number; zipped: number; inputs: string[]; text: string }> => {
      const result: BuildResult<{ write: false; metafile: true }> = await build({
        stdin: { contents: code, resolveDir: packed.app },
        bundle: true,
        minify: true,
        write: false,
        metafile: true,
        logLevel: "silent",
        format: "esm",
        platform: "neutral",
        mainFields: ["module", "main"],
      });
      const contents = result.outputFiles[0]?.contents ?? new Uint8Array();
      const inputs = Object.keys(result.metafile.inputs);
      const text = new TextDecoder().decode(contents);
      return { size: contents.length, zipped: gzipSync(contents).length, inputs, text };
    };

    it("keeps to its size: 50.5 kB for the client, 16.7 kB zipped, and small parts", async () => {
      const client = await bundle(`export { Taxctl } from "@taxctl/sdk";`);
      expect(client.size).to.be.below(50_500);
      expect(client.zipped).to.be.below(16_700);
      expect(
        client.inputs.filter((name) => /testing|opentelemetry|amounts|webhooks|ajv/.test(name)),
      ).to.deep.equal([]);
      expect((await bundle(`export * from "@taxctl/sdk/amounts";`)).zipped).to.be.below(5_200);
      expect((await bundle(`export * from "@taxctl/sdk/webhooks";`)).zipped).to.be.below(2_000);
    });

    it("uses no Node-only APIs", async () => {
      const parts = ["", "/amounts", "/webhooks"].map((part) => `export * from "@taxctl/sdk${part}";`);
      const { text } = await bundle(parts.join(""));
      expect(text).not.to.match(/\bBuffer\b|["']node:|\brequire\(|\b__dirname\b/);
    });

    it("is removed by tree shaking if it is imported and not used", async () => {
      expect(
        (await bundle(`import "@taxctl/sdk"; import { add } from "@taxctl/sdk/amounts";`)).size,
      ).to.equal(0);
    });
  });
});
