// A unit's numbers of each kind of document have no gap and no repetition.
import { describe } from "../at-unit.ts";
import type { Rule } from "../rule.ts";
import { keyOf, type UnitEntry } from "../run.ts";

export const unitNumbers: Rule = {
  name: "unit numbers",
  find(run, report) {
    const last = new Map<string, UnitEntry>();
    for (const entry of run.unit) {
      const { tin, branch, document, number, line } = entry;
      const key = keyOf(tin, branch, document);
      const before = last.get(key);
      const due = (before?.number ?? 0) + 1;
      const proof = before ? [before.line, line] : [line];
      if (number < due) report(`${describe(entry)} comes after number ${due - 1}`, ...proof);
      else if (number > due && !run.isShared(entry, document))
        report(
          `${describe(entry)} leaves out ${due === number - 1 ? due : `${due} to ${number - 1}`}`,
          ...proof,
        );
      if (number >= due) last.set(key, entry);
    }
  },
};
