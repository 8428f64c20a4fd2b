// A document that anybody was told of is in the final records, as the one that was submitted; a success stays one.
import { nameOf, proofOf, type Rule } from "../rule.ts";

export const kept: Rule = {
  name: "kept",
  find({ documents }, report) {
    for (const document of documents.values()) {
      const what = nameOf(document);
      if (document.isListed === false)
        report(`${what} was acknowledged as ${document.id} and is lost`, ...proofOf(document));
      const wasSuccess = document.sightings.find(({ status }) => status === "success");
      if (wasSuccess && document.status !== "success")
        report(`${what} was a success and is ${document.status}`, ...wasSuccess.lines);
      for (const { number, branch, type, answer, call } of document.submissions) {
        if (!answer) continue;
        const lines = [call.line, call.responseLine];
        const isOther = (asked: string | undefined, found: string | undefined): boolean =>
          asked !== undefined && found !== undefined && asked !== found;
        if (isOther(number, answer.number) || isOther(number, document.number))
          report(`${number} was answered with the document ${answer.number ?? document.number}`, ...lines);
        if (isOther(branch, document.branch)) report(`${what} was submitted for branch ${branch}`, ...lines);
        if (isOther(type, document.type)) report(`${what} was submitted as ${type}`, ...lines);
      }
    }
  },
};
