#!/usr/bin/env node
// The operators' command `taxd`: refuses a Node that is too old in one sentence, then hands over to main.
const [major, minor] = process.versions.node.split(".").map(Number);
if (major < 22 || (major === 22 && minor < 18)) {
  process.stderr.write(
    `taxd needs Node 22.18 or newer; this is ${process.version}. Run it through npx in the project, which brings Node 24.\n`,
  );
  process.exit(1);
}
const { main } = await import("@taxctl/server/main");
process.exitCode = await main(process.argv.slice(2));
