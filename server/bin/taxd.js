#!/usr/bin/env -S node --max-semi-space-size=8
// The operators' command `taxd`: rejects a Node that is too old in one sentence, then starts main.
import { existsSync } from "node:fs";
import module from "node:module";
import { fileURLToPath } from "node:url";
import { setFlagsFromString } from "node:v8";

const [major, minor] = process.versions.node.split(".").map(Number);
if (major < 24 || (major === 24 && minor < 7)) {
  process.stderr.write(
    `taxd needs Node 24.7 or newer; this is ${process.version}. Run it through npx in the project, which brings Node 24.\n`,
  );
  process.exit(1);
}
// The build, or in the repository, by `--conditions=source`, the sources.
if (!existsSync(fileURLToPath(import.meta.resolve("@taxctl/server/main")))) {
  process.stderr.write(
    `taxd is not built. Run \`npm ci && npm run build\` in the project, or run the sources: node --conditions=source ${fileURLToPath(import.meta.url)}\n`,
  );
  process.exit(1);
}
// Packages print what DEBUG names, including values of statements.
delete process.env.DEBUG;
// In the package: only the user who installed it may write what every start runs.
module.enableCompileCache(fileURLToPath(new URL("../dist/compile-cache", import.meta.url)));
const { main, started } = await import("@taxctl/server/main");
// A service keeps some 30 MB. V8 lets garbage grow to many times that if there is memory. This, and a young generation of
// 8 MB at most (which only Node's command line can say: above, in `npm start` and the Dockerfile), halve what it holds under load.
// V8 rejects code that was compiled under other flags. So the cache is written before.
started.then(() => {
  module.flushCompileCache();
  setFlagsFromString("--heap-growing-percent=50");
});
process.exitCode = await main(process.argv.slice(2));
