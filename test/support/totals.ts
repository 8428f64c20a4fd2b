// Mocha's spec report with one plain line of totals at its end, for continuous integration.
import Mocha from "mocha";
import { followRun } from "./report.ts";

/** Prints `N passed, N failed` as the last line of a run. */
export default class Totals extends Mocha.reporters.Spec {
  constructor(runner: Mocha.Runner, options?: Mocha.MochaOptions) {
    super(runner, options);
    const writeReport = followRun(runner, options);
    runner.once("end", () => {
      writeReport();
      const { passes, failures } = runner.stats ?? { passes: 0, failures: 0 };
      process.stdout.write(`\n${passes} passed, ${failures} failed\n`);
    });
  }
}
