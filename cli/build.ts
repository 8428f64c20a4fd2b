// Responsible for the published command: one small bundle a command, shared parts in chunks, and oclif's manifest.
import { glob, rm, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { Plugin, settings } from "@oclif/core";
import { build } from "esbuild";

const ROOT = fileURLToPath(new URL(".", import.meta.url));
process.chdir(ROOT);
settings.enableAutoTranspile = false;

const commands: string[] = [];
for await (const file of glob("src/commands/**/*.ts")) commands.push(file);
await removeStale();
await build({
  entryPoints: ["./src/run.ts", "./src/help.ts", ...commands.map((file) => `./${file}`)],
  absWorkingDir: ROOT,
  outbase: "src",
  outdir: "dist",
  bundle: true,
  splitting: true,
  format: "esm",
  platform: "node",
  target: "node22",
  chunkNames: "chunks/[name]-[hash]",
  // The SDK and our own modules go in, so that a command opens few files; frameworks stay packages.
  external: ["@oclif/*", "@inquirer/*", "cli-table3", "csv-parse", "csv-parse/*"],
  conditions: ["source"],
  sourcemap: "linked",
  // Error classes are told apart by name.
  keepNames: true,
  logLevel: "warning",
});
await writeManifest();

/** Old chunks and commands that are gone; the type declarations of `tsc -b` stay. */
async function removeStale(): Promise<void> {
  for await (const file of glob("dist/**/*.{js,js.map}")) await rm(file);
}

/** What `oclif manifest` writes, from the commands just built. */
async function writeManifest(): Promise<void> {
  const plugin = new Plugin({ root: ROOT, isRoot: true, ignoreManifest: true, errorOnManifestCreate: true });
  await plugin.load();
  await writeFile("oclif.manifest.json", `${JSON.stringify(plugin.manifest, undefined, 2)}\n`);
}
