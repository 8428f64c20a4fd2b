// Responsible for the published command: one small bundle a command, shared parts in chunks, oclif's manifest, written help, licenses.
import { execFileSync } from "node:child_process";
import { glob, rm, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { Plugin, settings } from "@oclif/core";
import { build } from "esbuild";
import { licensesOf } from "./licenses.ts";

const ROOT = fileURLToPath(new URL(".", import.meta.url));
process.chdir(ROOT);
settings.enableAutoTranspile = false;

const commands: string[] = [];
for await (const file of glob("src/commands/**/*.ts")) commands.push(file);
await removeStale();
const { metafile } = await build({
  metafile: true,
  entryPoints: ["./src/start/run.ts", "./src/start/help.ts", ...commands.map((file) => `./${file}`)],
  absWorkingDir: ROOT,
  outbase: "src",
  outdir: "dist",
  bundle: true,
  splitting: true,
  minify: true,
  format: "esm",
  platform: "node",
  target: "node22",
  chunkNames: "chunks/[name]-[hash]",
  // The SDK, oclif and our own modules go in, so that a command opens few files.
  external: ["typescript", "@oclif/plugin-*", "@inquirer/*", "csv-parse", "csv-parse/*", "pdfkit"],
  // CommonJS code in the bundle uses `require` for Node's own modules.
  banner: {
    js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);',
  },
  conditions: ["source"],
  sourcemap: "linked",
  // Error classes are distinguished by name.
  keepNames: true,
  logLevel: "warning",
});
await writeFile("dist/THIRD-PARTY-LICENSES.txt", await licensesOf(Object.keys(metafile.inputs)));
await writeManifest();
writeHelp();

/** Old chunks and commands that are gone; the type declarations of `tsc -b` stay. */
async function removeStale(): Promise<void> {
  for await (const file of glob("dist/**/*.{js,js.map,txt}")) await rm(file);
}

/** The output of `oclif manifest`, from the commands just built. */
async function writeManifest(): Promise<void> {
  const plugin = new Plugin({ root: ROOT, isRoot: true, ignoreManifest: true, errorOnManifestCreate: true });
  await plugin.load();
  await writeFile("oclif.manifest.json", `${JSON.stringify(plugin.manifest, undefined, 2)}\n`);
}

/** The help of every topic and command, printed from there without loading oclif; rendered as on a terminal. */
function writeHelp(): void {
  const env = { ...process.env, FORCE_COLOR: "1", OCLIF_COLUMNS: "80" };
  execFileSync(process.execPath, ["--conditions=source", "--no-warnings", "write-help.ts"], {
    env,
    stdio: "inherit",
  });
}
