// The PDFs of a document.
import type { Print } from "../script.ts";
import type { SetDocument } from "../set.ts";

/** Documents of the set that are also printed in the other official language. */
const inKiswahili: readonly string[] = ["mixed", "credit"];

export const copyInKiswahili = "-copy-kiswahili";

export const rollInKiswahili = "-80mm-copy-kiswahili";

/** In English whatever language the account has: the covering note quotes the words of these files. */
const prints: readonly Print[] = [
  { end: "", title: "A4", isCopy: false, query: { language: "en" } },
  { end: "-copy", title: "A4 copy", isCopy: true, query: { language: "en" } },
  { end: "-80mm", title: "80 mm", isCopy: false, query: { paper: "80mm", language: "en" } },
  { end: "-80mm-copy", title: "80 mm copy", isCopy: true, query: { paper: "80mm", language: "en" } },
];

/** Copies, because the originals are in English: each document has one original text. */
const kiswahili: readonly Print[] = [
  { end: copyInKiswahili, title: "A4 copy in Kiswahili", isCopy: true, query: { language: "sw" } },
  {
    end: rollInKiswahili,
    title: "80 mm copy in Kiswahili",
    isCopy: true,
    query: { paper: "80mm", language: "sw" },
  },
];

export const printsOf = ({ key }: SetDocument): readonly Print[] =>
  inKiswahili.includes(key) ? [...prints, ...kiswahili] : prints;
