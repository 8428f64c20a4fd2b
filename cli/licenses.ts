// The licenses of the packages in the bundle: the package must include them.
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/** The folder of the package that a bundled file came from; `undefined` for our own files. */
function packageOf(file: string): string | undefined {
  return /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file.replace(/^[a-z-]+:/, ""))?.[0];
}

/** Name, version and license text of every package that files were bundled from. Throws where one has no license. */
export async function licensesOf(files: readonly string[]): Promise<string> {
  const folders = new Set(files.map(packageOf).filter((folder) => folder !== undefined));
  const texts = await Promise.all([...folders].map(licenseOf));
  return `This program contains code of the following packages.\n\n${[...new Set(texts)].toSorted().join("\n\n")}\n`;
}

async function licenseOf(folder: string): Promise<string> {
  const { name, version, license } = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
  const file = (await readdir(folder)).find((entry) => /^licen[cs]e([-.]\w+)*$/i.test(entry));
  if (!license && !file) throw new Error(`${folder} is bundled and has no license`);
  const text = file ? await readFile(join(folder, file), "utf8") : "";
  const line = "-".repeat(80);
  return `${line}\n${name} ${version}, ${license}\n${line}\n\n${text.trim() || `License: ${license}`}`;
}
