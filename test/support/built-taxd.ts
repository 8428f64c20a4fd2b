// `taxd` as the build makes it, made anew in a temporary folder: a stale `dist` is never tested.
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { bundle } from "../../server/build.ts";

const loader = new URL("../../server/bin/load.js", import.meta.url).href;

type BuiltTaxd = { /** The file that runs it. */ file: string; remove(): void };

/** Builds `taxd`; the caller removes it. */
export async function buildTaxd(): Promise<BuiltTaxd> {
  const folder = mkdtempSync(join(tmpdir(), "taxctl-built-"));
  const made = join(folder, "made");
  await bundle(pathToFileURL(`${made}/`));
  symlinkSync(join(import.meta.dirname, "../../node_modules"), join(folder, "node_modules"));
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
  const file = join(folder, "taxd.js");
  writeFileSync(
    file,
    `const { load } = await import(${JSON.stringify(loader)});
    const { main } = load(${JSON.stringify(join(made, "main.cjs"))});
    process.exitCode = await main(process.argv.slice(2));`,
  );
  return { file, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
