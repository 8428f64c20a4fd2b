// Receipts of a unit rise by one for each kind: sales and credit notes are counted apart. No two have one signature.
import { describe } from "../at-unit.ts";
import { textOf } from "../interface.ts";
import type { Rule } from "../rule.ts";
import { keyOf, type UnitEntry } from "../run.ts";

export const receipts: Rule = {
  name: "receipts",
  find(run, report) {
    const last = new Map<string, UnitEntry>();
    const signatures = new Map<string, UnitEntry>();
    for (const entry of run.unit) {
      const { tin, branch, document, receipt_no, signature, body, line } = entry;
      if (document !== "sale" || receipt_no === null) continue;
      const kind = `${textOf(body.salesTyCd) ?? "N"}${textOf(body.rcptTyCd) ?? "S"}`;
      const key = keyOf(tin, branch, kind);
      const before = last.get(key);
      const [due, given] = [Number(before?.receipt_no ?? 0) + 1, Number(receipt_no)];
      const isOff = run.isShared(entry, document) ? given < due : given !== due;
      if (isOff) {
        report(
          `${describe(entry)} has receipt ${receipt_no}, after ${before?.receipt_no ?? "none"}`,
          ...(before ? [before.line] : []),
          line,
        );
      }
      last.set(key, entry);
      if (signature === undefined) continue;
      const other = signatures.get(keyOf(tin, branch, signature));
      if (other) report(`${describe(entry)} has the signature of ${describe(other)}`, other.line, line);
      signatures.set(keyOf(tin, branch, signature), entry);
    }
  },
};
