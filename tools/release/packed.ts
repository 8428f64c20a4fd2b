// The packages as they are published, and installed as their users install them: what the executables and the image are made of.
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../../", import.meta.url));
export const packages = ["sdk", "server", "cli"] as const;

const npm = (args: readonly string[], cwd: string): string =>
  execFileSync("npm", args, {
    cwd,
    encoding: "utf8",
    maxBuffer: 2 ** 26,
    shell: process.platform === "win32",
  });

/** Packs the built packages into a folder. Returns the paths of the files. */
export function packInto(folder: string): string[] {
  mkdirSync(folder, { recursive: true });
  const args = ["pack", "--ignore-scripts", "--silent", "--pack-destination", folder];
  return packages.map((name) => join(folder, npm(args, join(root, name)).trim()));
}

/** Installs packed packages into an empty folder, without what a production install leaves out. */
export function installInto(folder: string, tarballs: readonly string[], version: string): void {
  mkdirSync(folder, { recursive: true });
  if (readdirSync(folder).length > 0) throw new Error(`${folder} is not empty.`);
  writeFileSync(
    join(folder, "package.json"),
    JSON.stringify({ name: "taxctl-programs", version, private: true }),
  );
  const options = ["--omit=optional", "--omit=dev", "--ignore-scripts"];
  npm(["install", ...options, "--prefer-offline", "--no-audit", "--no-fund", ...tarballs], folder);
}

/** The software bill of materials of an installed folder, as CycloneDX. */
export function sbomOf(folder: string): Sbom {
  return JSON.parse(npm(["sbom", "--sbom-format", "cyclonedx", "--omit=dev", "--omit=optional"], folder));
}

export type Sbom = {
  metadata: { component: Record<string, unknown> } & Record<string, unknown>;
  components: Component[];
} & Record<string, unknown>;
type License = { license?: { id?: string; name?: string }; expression?: string };
export type Component = { name: string; version: string; licenses?: License[] } & Record<string, unknown>;

// The image: packs what is built, and installs it into the folder that is named.
if (import.meta.main) {
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const place = mkdtempSync(join(tmpdir(), "packed-"));
  installInto(String(process.argv[2]), packInto(place), version);
  rmSync(place, { recursive: true });
}
