// A number of a branch makes one document, whoever sends it how often; only a rejected document gives it up.
import { nameOf, proofOf, type Rule } from "../rule.ts";
import { type Document, keyOf } from "../run.ts";

export const numbersOnce: Rule = {
  name: "numbers once",
  find({ documents }, report) {
    const byNumber = new Map<string, Document[]>();
    for (const document of documents.values()) {
      const { branch, type, number } = document;
      if (number === undefined || type === undefined) continue;
      const key = keyOf(branch, type, number);
      const same = byNumber.get(key);
      if (same) same.push(document);
      else byNumber.set(key, [document]);
    }
    for (const same of byNumber.values()) {
      const living = same.filter(({ status }) => status !== "failed");
      const [first] = living;
      if (!first || living.length < 2) continue;
      const ids = living.map(({ id }) => id).join(" and ");
      report(
        `${nameOf(first)} became ${living.length} documents: ${ids}`,
        ...living.flatMap((one) => proofOf(one)),
      );
    }
  },
};
