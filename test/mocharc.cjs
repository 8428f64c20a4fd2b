// `npm test`: the files of the main suite, in several processes at once. Single files run by `.mocharc.json` alone.
const { globSync } = require("node:fs");
const { availableParallelism } = require("node:os");
const single = require("../.mocharc.json");

// Suites of their own, each with a script in package.json.
const ignore = ["test/browser/**", "test/cluster/**", "test/crash/**", "test/docs/**"];

// Files that take longest begin first: at the end of the run, every process has work.
const longest = [
  "test/cli/certify-again.test.ts",
  "test/taxd/start.test.ts",
  "test/cli/stock.test.ts",
  "test/sdk/fake-agrees.test.ts",
  "test/upgrade/upgrade.test.ts",
  "test/cli/certify.test.ts",
  "test/relay/relayed-sales.test.ts",
  "test/taxd/migrate.test.ts",
  "test/taxd/life.test.ts",
  "test/http/cursors.test.ts",
  "test/db/migrate.test.ts",
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
