// The SDK as its users get it: built, packed and installed, with no source of ours within reach.
import { execFile } from "node:child_process";
import { rmSync } from "node:fs";
import { copyFile, cp, mkdir, mkdtemp, readdir, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { writeDocument } from "../../sdk/build.ts";
import { writeCommonJs } from "../../sdk/build-commonjs.ts";

const run = promisify(execFile);
const root = fileURLToPath(new URL("../../", import.meta.url));
const modules = join(root, "node_modules");

/** What the SDK itself needs, and what its test kit and its tracing need besides that. */
export const required = ["big.js", "openapi-fetch"];
export const peers = ["ajv", "ajv-formats", "@opentelemetry/api", "csv-parse", "hucre"];

export type Packed = {
  /** The file that would be published. */
  tarball: string;
  /** An app's folder, with the SDK and what it requires in `node_modules`. */
  app: string;
  /** The SDK in there. */
  sdk: string;
};

let packed: Promise<Packed> | undefined;

/** Built once for all tests of a run. */
export function packedSdk(): Promise<Packed> {
  packed ??= pack();
  return packed;
}

async function pack(): Promise<Packed> {
  const folder = await mkdtemp(join(tmpdir(), "taxctl-sdk-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  const stage = join(folder, "stage");
  const dist = join(stage, "dist");
  await cp(join(root, "sdk/src"), join(stage, "src"), { recursive: true });
  for (const name of ["package.json", "README.md", "LICENSE"]) {
    await copyFile(join(root, "sdk", name), join(stage, name));
  }
  if (process.env.TEST_BUILT) await cp(join(root, "sdk/dist"), dist, { recursive: true });
  else await compile(dist, join(folder, "info"));
  await run("npm", ["pack", "--ignore-scripts", "--pack-destination", folder], { cwd: stage });
  const name = (await readdir(folder)).find((one) => one.endsWith(".tgz"));
  const tarball = join(folder, String(name));
  const app = await makeApp(join(folder, "app"), tarball, [...required, "@types/node"]);
  return { tarball, app, sdk: join(app, "node_modules/@taxctl/sdk") };
}

/** A run of many files has built the SDK before; a single file compiles the sources. */
async function compile(dist: string, info: string): Promise<void> {
  const tsc = join(modules, "typescript/bin/tsc");
  await run(process.execPath, [tsc, "-p", join(root, "sdk"), "--outDir", dist, "--tsBuildInfoFile", info]);
  await writeCommonJs(dist);
  writeDocument();
  await copyFile(join(root, "sdk/dist/openapi.json"), join(dist, "openapi.json"));
}

/**
 * A folder of an app that has installed the packed SDK and the packages named, and nothing else. `nock@nock-14` is the
 * repository's `nock-14` under the name `nock`.
 */
export async function makeApp(app: string, tarball: string, packages: readonly string[]): Promise<string> {
  const sdk = join(app, "node_modules/@taxctl/sdk");
  await mkdir(sdk, { recursive: true });
  await run("tar", ["-xzf", tarball, "--strip-components=1", "-C", sdk]);
  for (const wanted of packages) {
    const [, name = wanted, source = wanted] = /^(.+)@(.+)$/.exec(wanted) ?? [];
    const target = join(app, "node_modules", name);
    await mkdir(dirname(target), { recursive: true });
    await symlink(join(modules, source), target);
  }
  return app;
}

/** The programs named node where systems keep them that run and are 20.19 or later, the oldest first. */
export async function findNodes(): Promise<{ path: string; version: string }[]> {
  const found: { path: string; version: string }[] = [];
  for (const path of ["/usr/local/bin/node", "/usr/bin/node", process.execPath]) {
    const version = await run(path, ["--version"]).then(
      ({ stdout }) => stdout.trim().slice(1),
      () => undefined,
    );
    if (version && version.localeCompare("20.19", "en", { numeric: true }) >= 0)
      found.push({ path, version });
  }
  return found.sort((left, right) => left.version.localeCompare(right.version, "en", { numeric: true }));
}
