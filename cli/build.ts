// Bundles the published command: one small file a command, shared parts in chunks, schemas, licenses.
import { glob, rm, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { licensesOf } from "./licenses.ts";
import { writeSchemas } from "./schemas.ts";

const root = fileURLToPath(new URL(".", import.meta.url));
process.chdir(root);

const commands: string[] = [];
for await (const file of glob("src/commands/**/*.ts")) commands.push(file);
await removeStale();
const { metafile } = await build({
  metafile: true,
  entryPoints: [
    "./src/start/run.ts",
    "./src/start/help.ts",
    "./src/start/unknown-command.ts",
    ...commands.map((file) => `./${file}`),
  ],
  absWorkingDir: root,
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
await writeSchemas();

/** Old chunks and commands that are gone; the type declarations of `tsc -b` stay. */
async function removeStale(): Promise<void> {
  for await (const file of glob("dist/**/*.{js,js.map,txt}")) await rm(file);
}
