// `npm test`: the files of the main suite, in several processes at once. Single files run by `.mocharc.json` alone.
const { globSync } = require("node:fs");
const { availableParallelism } = require("node:os");
const single = require("../.mocharc.json");

// Suites of their own, each with a script in package.json.
const ignore = ["test/browser/**", "test/cluster/**", "test/crash/**", "test/docs/**"];

// Files that take longest begin first: at the end of the run, every process has work.
const longest = [
  "test/security/foreign.test.ts",
  "test/taxd/start.test.ts",
  "test/http/cursors.test.ts",
  "test/security/injection.test.ts",
  "test/cli/certify/again.test.ts",
  "test/operations/createReconciliation.test.ts",
  "test/sdk/testing/sandbox.test.ts",
  "test/db/migrate.test.ts",
  "test/operations/getTaxReport.test.ts",
  "test/security/roles.test.ts",
  "test/security/texts.test.ts",
  "test/lanes/doubt.test.ts",
  "test/cli/start/built.test.ts",
  "test/faults/F22-follow-up-fails.test.ts",
  "test/lanes/turns.test.ts",
  "test/cli/certify/certify.test.ts",
  "test/modules/relay/relayed-sales.test.ts",
];
const others = globSync("test/**/*.test.ts", { exclude: ignore })
  .filter((file) => !longest.includes(file))
  .sort();
const isGiven = process.argv.slice(2).some((argument) => /^(\.\/)?test\/(?!mocharc)/.test(argument));

module.exports = {
  ...single,
  parallel: true,
  // Two more than there are cores: many tests wait for timeouts, child processes and the database server.
  jobs: availableParallelism() + 2,
  require: [...single.require, "test/support/run.ts", "test/support/build.ts"],
  reporter: "./test/support/progress.ts",
  ignore,
  ...(isGiven ? {} : { spec: [...longest, ...others] }),
};
