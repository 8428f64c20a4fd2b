#!/usr/bin/env node
// The command `taxctl`: rejects a Node that is too old in one sentence, then starts the command line.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import module from "node:module";

const [major, minor] = process.versions.node.split(".").map(Number);
if (major < 22 || (major === 22 && minor < 18)) {
  process.stderr.write(
    `taxctl needs Node 22.18 or newer; this is ${process.version}. Install a newer one (https://nodejs.org); in a copy of the repository, npx taxctl brings its own.\n`,
  );
  process.exit(1);
}
module.enableCompileCache();
// In the repository, `--conditions=source` runs the sources instead of the build.
const conditions = [...process.execArgv, process.env.NODE_OPTIONS ?? ""].join(" ");
const fromSources = /(?:--conditions|-C)[= ]source\b/.test(conditions);
if (!fromSources && !existsSync(new URL("../dist/start/run.js", import.meta.url))) {
  // A copy of the repository that is not built (`npm ci --omit=dev`): the sources run in a process with the condition.
  const args = ["--conditions=source", "--no-warnings", ...process.argv.slice(1)];
  process.exit(spawnSync(process.execPath, args, { stdio: "inherit" }).status ?? 1);
}
const { run } = await import(fromSources ? "../src/start/run.ts" : "../dist/start/run.js");
process.exitCode = await run(process.argv.slice(2));
