#!/usr/bin/env node
// The command `taxctl`: rejects a Node that is too old in one sentence, says its version, then starts the command line.
import { existsSync, readFileSync, writeSync } from "node:fs";
import module from "node:module";

const [major, minor] = process.versions.node.split(".").map(Number);
if (major < 22 || (major === 22 && minor < 18)) {
  process.stderr.write(
    `taxctl needs Node 22.18 or newer; this is ${process.version}. Install a newer one (https://nodejs.org); in a copy of the repository, npx taxctl brings its own.\n`,
  );
  process.exit(1);
}
const argv = process.argv.slice(2);
if (argv.length === 1 && (argv[0] === "--version" || argv[0] === "-v")) {
  const { version } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
  try {
    writeSync(1, `taxctl ${version} node ${process.version}\n`);
  } catch (error) {
    if (error.code !== "EPIPE") throw error;
  }
  process.exit(0);
}
module.enableCompileCache();
// In the repository, `--conditions=source` runs the sources instead of the build.
const conditions = [...process.execArgv, process.env.NODE_OPTIONS ?? ""].join(" ");
const fromSources = /(?:--conditions|-C)[= ]source\b/.test(conditions);
if (!fromSources && !existsSync(new URL("../dist/start/run.js", import.meta.url))) {
  process.stderr.write("taxctl is not built yet: run `npm run build` in the project first.\n");
  process.exit(1);
}
const { run } = await import(fromSources ? "../src/start/run.ts" : "../dist/start/run.js");
process.exitCode = await run(argv);
