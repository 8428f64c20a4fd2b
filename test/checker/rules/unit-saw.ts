// What the unit itself saw wrong: calls at once, numbers reused, documents sent twice.
import type { Rule } from "../rule.ts";

export const unitSaw: Rule = {
  name: "unit saw",
  find(run, report) {
    for (const { tin, what, line } of run.violations) report(`the unit of ${tin} saw ${what}`, line);
  },
};
