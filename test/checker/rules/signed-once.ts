// A successful sale or purchase is at the unit exactly once, under the receipt that was acknowledged; the unit has no others.
import { describe, entriesOf, indexUnit } from "../at-unit.ts";
import { nameOf, proofOf, type Rule } from "../rule.ts";
import { keyOf, type Run, typeOf, type UnitEntry } from "../run.ts";

/** Whether another system used a counter of a branch's units. */
const isSharedBranch = (run: Run, branch: string, type: "sales" | "purchase"): boolean =>
  (run.devices.get(branch) ?? []).some((tin) =>
    run.isShared({ tin, branch }, type === "sales" ? "sale" : "purchase"),
  );

export const signedOnce: Rule = {
  name: "signed once",
  find(run, report) {
    const at = indexUnit(run);
    const { restored, settled, complete } = run.header;
    const own = new Set<UnitEntry>();
    const owners = new Map<string, number>();
    for (const { type, branch, number } of run.documents.values()) {
      if (type === "sales") owners.set(keyOf(branch, number), (owners.get(keyOf(branch, number)) ?? 0) + 1);
    }
    for (const document of run.documents.values()) {
      const { status, type, receipt_no } = document;
      if (type !== "sales" && type !== "purchase") continue;
      if (!run.devices.has(document.branch ?? "")) continue;
      const what = nameOf(document);
      // A rejected supplier's invoice may be approved later: two purchases of one invoice.
      const entries = entriesOf(at, document).filter(
        (entry) => type === "sales" || receipt_no == null || String(entry.number) === receipt_no,
      );
      const lines = entries.map(({ line }) => line);
      if (status === "success") {
        const proof = proofOf(document, (one) => one.status === "success");
        // No unit shows whether a number that another system may have used was that of a lost call.
        const isUndecided =
          receipt_no == null && document.branch !== undefined && isSharedBranch(run, document.branch, type);
        if (entries.length === 0 && !isUndecided)
          report(`${what} is a success and is not at the unit`, ...proof);
        if (entries.length > 1) report(`${what} is at the unit ${entries.length} times`, ...proof, ...lines);
        const [entry] = entries;
        const signed = type === "sales" ? entry?.receipt_no : entry && String(entry.number);
        if (entry && receipt_no != null && signed != null && signed !== receipt_no)
          report(`${what} has receipt ${receipt_no}, the unit gave ${signed}`, ...proof, ...lines);
        for (const one of entries) own.add(one);
      } else if (status === "failed" && type === "sales") {
        // Another document may have taken over the number of a rejected one.
        const isTaken = (owners.get(keyOf(document.branch, document.number)) ?? 0) > 1;
        const [entry] = entries;
        if (entry && !isTaken && settled)
          report(
            `${what} is failed, and the unit signed it as ${describe(entry)}`,
            ...proofOf(document),
            ...lines,
          );
      }
    }
    if (!settled || restored || !complete) return;
    for (const entry of run.unit) {
      if (entry.document === "movement" || own.has(entry)) continue;
      if (run.isShared(entry, entry.document)) continue;
      report(
        `the unit has ${describe(entry)}, and no ${typeOf[entry.document]} succeeded with it`,
        entry.line,
      );
    }
  },
};
