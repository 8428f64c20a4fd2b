// Runs a tool of this folder: `node tools/run.ts NAME ARGUMENTS`. Installs the tools first, unless they are as the lock file says.
import { execFileSync, spawnSync } from "node:child_process";
import { copyFileSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";

const folder = new URL(".", import.meta.url);
const lock = new URL("package-lock.json", folder);
/** A copy of the lock file by which the tools were installed. */
const installed = new URL("node_modules/.installed.json", folder);

/** The path of a tool's program. */
export const toolPath = (name: string): string => toolFolder(`.bin/${name}`);

/** The folder of a tool's package. */
export function toolFolder(name: string): string {
  if (!isInstalled()) {
    console.error("Installing the tools of tools/package-lock.json, once …");
    install();
  }
  return fileURLToPath(new URL(`node_modules/${name}`, folder));
}

const isInstalled = (): boolean =>
  existsSync(installed) && readFileSync(installed, "utf8") === readFileSync(lock, "utf8");

/** Installs next to the place and moves there, so that two first calls don't spoil each other's. */
function install(): void {
  const place = mkdtempSync(fileURLToPath(new URL("installing-", folder)));
  try {
    for (const name of ["package.json", "package-lock.json"])
      copyFileSync(new URL(name, folder), join(place, name));
    const options = ["--no-progress", "--ignore-scripts", "--loglevel=error"];
    execFileSync("npm", ["ci", ...options], { cwd: place, stdio: ["ignore", "ignore", "inherit"] });
    copyFileSync(lock, join(place, "node_modules", basename(installed.pathname)));
    // Another one was faster, and may be in use.
    if (isInstalled()) return;
    rmSync(new URL("node_modules", folder), { recursive: true, force: true });
    renameSync(join(place, "node_modules"), new URL("node_modules", folder));
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

if (import.meta.main) {
  const [name = "", ...args] = process.argv.slice(2);
  const { status, error } = spawnSync(toolPath(name), args, { stdio: "inherit" });
  if (error) throw error;
  process.exitCode = status ?? 1;
}
