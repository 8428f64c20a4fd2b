// A rejected request leaves no document: neither at the service nor at the unit.
import { describe, nameOfEntry, namesOf } from "../at-unit.ts";
import { nameOf, proofOf, type Rule } from "../rule.ts";
import { keyOf, type Submission } from "../run.ts";

export const rejected: Rule = {
  name: "rejected",
  find(run, report) {
    const refusals = new Map<string, Submission>();
    const others = new Set<string>();
    for (const submission of run.submissions) {
      for (const name of namesOf(submission)) {
        if (submission.isRejected) refusals.set(name, submission);
        else others.add(name);
      }
    }
    for (const name of others) refusals.delete(name);
    if (refusals.size === 0) return;
    for (const document of run.documents.values()) {
      const found = refusals.get(keyOf(document.type, document.branch, document.number));
      if (found && document.submissions.length === 0)
        report(
          `${nameOf(document)} was rejected with ${found.call.response?.status}, and is stored`,
          found.call.line,
          found.call.responseLine,
          ...proofOf(document),
        );
    }
    for (const entry of run.unit) {
      const found = refusals.get(nameOfEntry(run, entry) ?? "");
      if (found)
        report(
          `${found.number} was rejected with ${found.call.response?.status}, and the unit has ${describe(entry)}`,
          found.call.line,
          found.call.responseLine,
          entry.line,
        );
    }
  },
};
