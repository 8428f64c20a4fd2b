// Nothing exists, at the service or at the unit, that nobody submitted.
import { describe, nameOfEntry, namesOf } from "../at-unit.ts";
import { isCredit } from "../content.ts";
import { bodyOf, textOf } from "../interface.ts";
import { nameOf, proofOf, type Rule } from "../rule.ts";
import { keyOf } from "../run.ts";

export const submitted: Rule = {
  name: "submitted",
  find(run, report) {
    if (!run.header.complete) return;
    const names = new Set<string>();
    for (const submission of run.submissions) for (const name of namesOf(submission)) names.add(name);
    const reissued = new Set<string>();
    for (const { path } of run.calls) {
      const id = /^\/sales\/([^/]+)\/reissue$/.exec(path)?.[1];
      if (id !== undefined) reissued.add(id);
    }
    /** Numbers of sales that somebody asked to reissue: their credit notes and corrections have numbers of the service. */
    const originals = new Set([...reissued].map((id) => run.documents.get(id)?.number));
    const counts = run.submissions.some(({ call }) => call.path === "/stock/master");
    const made = new Set<string>();
    for (const document of run.documents.values()) {
      const { type, branch, number, detail, submissions } = document;
      if (number === undefined || names.has(keyOf(type, branch, number))) continue;
      const content = bodyOf(detail?.request_data);
      const follows =
        submissions.length > 0 ||
        reissued.has(textOf(bodyOf(detail?.reissue_of).transaction_id) ?? "") ||
        (isCredit(content) && originals.has(textOf(content.original_invoice_no)));
      if (follows) made.add(keyOf(type, branch, number));
      else if (!(counts && type === "stock" && number.startsWith("COUNT-")))
        report(`nobody submitted ${nameOf(document)}`, ...proofOf(document));
    }
    for (const entry of run.unit) {
      const name = nameOfEntry(run, entry);
      if (name === undefined || names.has(name) || made.has(name)) continue;
      if (run.isShared(entry, entry.document)) continue;
      const isReissue = entry.document === "sale" && reissued.size > 0 && run.listed === undefined;
      if (!isReissue) report(`nobody submitted what the unit has as ${describe(entry)}`, entry.line);
    }
  },
};
