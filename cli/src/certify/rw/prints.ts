// The PDFs of a document.
import type { Print } from "../script.ts";
import type { SetDocument } from "../set.ts";

const prints: readonly Print[] = [
  { end: "", title: "A4", isCopy: false, query: { language: "en" } },
  { end: "-copy", title: "A4 copy", isCopy: true, query: { language: "en" } },
  { end: "-80mm", title: "80 mm", isCopy: false, query: { paper: "80mm", language: "en" } },
  { end: "-80mm-copy", title: "80 mm copy", isCopy: true, query: { paper: "80mm", language: "en" } },
];

/** Quotations and training documents have no copies: they are no official receipts. */
export const printsOf = ({ kind }: SetDocument): readonly Print[] =>
  prints.filter(({ isCopy }) => kind === undefined || !isCopy);
