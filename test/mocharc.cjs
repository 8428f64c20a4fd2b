// `npm test`: the files of the main suite, in several processes at once. Single files run by `.mocharc.json` alone.
const { availableParallelism } = require("node:os");
const single = require("../.mocharc.json");

module.exports = {
  ...single,
  parallel: true,
  // Two more than there are cores: many tests wait for timeouts, child processes and the database server.
  jobs: availableParallelism() + 2,
  require: [...single.require, "test/support/run.ts", "test/support/build.ts"],
  reporter: "./test/support/progress.ts",
  // Suites of their own, each with a script in package.json.
  ignore: ["test/browser/**", "test/cluster/**", "test/crash/**", "test/docs/**"],
};
