#!/usr/bin/env -S node --max-semi-space-size=8
// The operators' command `taxd`: refuses a Node that is too old in one sentence, then hands over to main.
import module from "node:module";
import { fileURLToPath } from "node:url";
import { setFlagsFromString } from "node:v8";

const [major, minor] = process.versions.node.split(".").map(Number);
if (major < 22 || (major === 22 && minor < 18)) {
  process.stderr.write(
    `taxd needs Node 22.18 or newer; this is ${process.version}. Run it through npx in the project, which brings Node 24.\n`,
  );
  process.exit(1);
}
// What V8 compiled for one start is there for the next, in a folder that only who installed the service can write.
module.enableCompileCache(fileURLToPath(new URL("../dist/compiled", import.meta.url)));
const { main } = await import("@taxctl/server/main");
// What a service keeps is some 30 MB; V8 lets garbage grow to many times that where there is memory. This, and a young generation of
// 8 MB at most (which only Node's command line can say: above, in `npm start` and the Dockerfile), halve what it holds under load.
setFlagsFromString("--heap-growing-percent=50");
process.exitCode = await main(process.argv.slice(2));
