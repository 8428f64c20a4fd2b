#!/usr/bin/env -S node --max-semi-space-size=8
// The operators' command `taxd`: rejects a Node that is too old in one sentence, then starts main.
import { fileURLToPath } from "node:url";
import { setFlagsFromString } from "node:v8";

const [major, minor] = process.versions.node.split(".").map(Number);
if (major < 24 || (major === 24 && minor < 7)) {
  process.stderr.write(
    `taxd needs Node 24.7 or newer; this is ${process.version}. Run it through npx in the project, which brings Node 24.\n`,
  );
  process.exit(1);
}
// The bundle, or in the repository, by `--conditions=source`, the sources.
const url = import.meta.resolve("@taxctl/server/main");
const { load } = await import("./load.js");
const { main, started, keepCompiled } = url.endsWith(".cjs") ? load(fileURLToPath(url)) : await import(url);
// A service keeps some 30 MB. V8 lets garbage grow to many times that if there is memory. This, and a young generation of
// 8 MB at most (which only Node's command line can say: above, in `npm start` and the Dockerfile), halve what it holds under load.
// V8 rejects code that was compiled under other flags, in the bundle and within Node. So this is set after all code is loaded.
const growHeapBy = (percent) => setFlagsFromString(`--heap-growing-percent=${percent}`);
const notSaid = 0;
started.then(() => {
  growHeapBy(50);
  if (process.argv[2] !== "serve" || !keepCompiled) return;
  // By then the first requests were answered too.
  const keep = () => {
    growHeapBy(notSaid);
    keepCompiled();
    growHeapBy(50);
  };
  setTimeout(keep, 2_000).unref();
});
process.exitCode = await main(process.argv.slice(2));
